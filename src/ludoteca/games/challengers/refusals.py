"""Why something is not possible now, told from what the player itself knows."""

from __future__ import annotations

from ludoteca.games.challengers.table import ChallengersTable
from ludoteca.kit import NOT_NOW, Action, Ask, Reason


def why_not(t: ChallengersTable, ask: Ask, action: Action) -> Reason:
    """The first thing that stands in the way of that answer."""
    p, card = ask.seat, action.arg
    match ask.prompt, action.verb:
        case "level", "level":
            return Reason("level-not-offered", (card, t.round))
        case "choose", "throw" if t.redrawn[p]:
            return Reason("already-redrawn")
        case ("choose", "take") | ("choose" | "throw", "throw"):
            return Reason("not-on-offer", (card,))
        case "exchange", "remove":
            return _not_exchanged(t, p, ask.data[0], card)
        case "remove", "remove":
            return Reason("not-in-deck", (card,))
        case (("top-or-bottom" | "arrange"), "top"):
            return Reason("not-looked-at", (card,))
        case (("search-top" | "search-bottom"), "place"):
            return Reason("too-deep", (len(t.sides[p].deck),))
        case (("bench-out" | "they-bench-out"), "out"):
            return _not_on_bench(t, p, card)
        case "their-bench-out", "out":
            return _not_on_bench(t, ask.data[1], card)
        case (("return" | "may-return" | "they-may-return"), "back"):
            return _not_on_bench(t, p, card)
        case (("return" | "they-bench-out"), "stop"):
            return Reason("must-choose")
        case "exchange", "keep":
            return Reason("must-choose")
    return NOT_NOW


def _not_exchanged(t: ChallengersTable, p: int, asking: int, card: int) -> Reason:
    if card not in t.in_deck(p):
        return Reason("not-in-deck", (card,))
    return Reason("not-itself" if card == asking else "wrong-exchange", (card,))


def _not_on_bench(t: ChallengersTable, owner: int, card: int) -> Reason:
    there = any(card in slot for slot in t.sides[owner].bench)
    return Reason("bench-mismatch" if there else "not-on-bench", (card,))
