"""Set-pieces: a season that stands as a test needs it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.match import Match
from ludoteca.games.chamber_of_wonders.actions import PHASES
from ludoteca.games.chamber_of_wonders.cards import CONTACTS, SIDES, WONDERS, ChamberContent
from ludoteca.games.chamber_of_wonders.rules import GAME
from ludoteca.games.chamber_of_wonders.table import ChamberTable
from ludoteca.testing.positions import options, play, result, set_piece, told

__all__ = ["options", "play", "result", "told"]

CONTENT: ChamberContent = GAME.our_content()
# one side of each of four zones, and contacts between them that change little
ZONES = "golden-deals fair-exchange open-auction pass-both-ways"
ALLEYS = "dreyfuss butch rek fezzik"


def wonder(name: str) -> int:
    return WONDERS.index(name)


def wonders(names: str) -> tuple[int, ...]:
    return tuple(wonder(name) for name in names.split())


def season(
    hands: Sequence[str] = ("", ""),
    *,
    zones: str = ZONES,
    contacts: str = ALLEYS,
    phase: str = "agent",
    deck: str = "",
    only_deck: bool = False,
    discards: str = "two-headed-calf",
    cabinets: Sequence[str] | None = None,
    pounds: Sequence[int] | int = 5,
    markers: Sequence[int] | None = None,
    skulls: Sequence[Sequence[int]] | None = None,
    skull_pile: Sequence[int] | None = None,
    current: int = 0,
    round: int = 1,
    agents: Sequence[str] | None = None,
    content: ChamberContent = CONTENT,
) -> Match:
    """A match at the start of a phase. `deck`: the next card first; below it all other cards or,
    with `only_deck`, none: these are then in the hand of the last player. `cabinets`: by seat,
    cases as "golderact bestiary+herbal". `skulls`: by seat, the tokens on its grotesques in their
    order. `agents`: by seat, the sides where it has one already."""
    players = len(hands)
    t = ChamberTable(players, content)
    t.zones = [SIDES.index(name) for name in zones.split()]
    t.contacts = [CONTACTS.index(name) for name in contacts.split()]
    t.agents = [[] for _ in t.zones]
    t.round = round
    t.phase = PHASES.index(phase)
    t.current = current
    t.pounds = [pounds] * players if isinstance(pounds, int) else list(pounds)
    left = list(range(len(content.wonder_of)))

    def card(name: str) -> int:
        found = next(c for c in left if content.wonder_of[c] == wonder(name))
        left.remove(found)
        return found

    for p, hand in enumerate(hands):
        t.hands[p] = [card(name) for name in hand.split()]
    for p, number in enumerate(markers or ()):
        t.markers[p] = t.markers[p][len(t.markers[p]) - number :]
    for p, cabinet in enumerate(cabinets or ()):
        for case in cabinet.split():
            t.place(p, tuple(card(name) for name in case.split("+")))
    t.discards = [card(name) for name in discards.split()]
    coming = [card(name) for name in deck.split()][::-1]
    t.deck = coming if only_deck else left + coming
    if only_deck:
        t.hands[-1] += left
    for p, hand_of_p in enumerate(t.hands):
        for c in hand_of_p:
            t.known[c] = t.viewer(p)
    for c in (*t.discards, *(c for p in t.seats for c in t.on_show(p))):
        t.known[c] = t.everybody
    for p, tokens in enumerate(skulls or ()):
        grotesque = [
            n for n, case in enumerate(t.cases[p]) if case and kind(t, case[0]) == "grotesque"
        ]
        for n, token in zip(grotesque, tokens, strict=True):
            t.skulls[p][n] = token
            t.skull_pile.remove(token)
    if skull_pile is not None:
        coming_tokens = list(skull_pile)[::-1]
        for token in coming_tokens:
            t.skull_pile.remove(token)
        t.skull_pile += coming_tokens
    for p, places in enumerate(agents or ()):
        for name in places.split():
            t.agents[t.zones.index(SIDES.index(name))].append(p)
            t.agents_left[p] -= 1
    return set_piece(GAME, t)


def kind(t: ChamberTable, card: int) -> str:
    return str(t.content.types[t.content.type_of[t.content.wonder_of[card]]].id)


def table(match: Match) -> ChamberTable:
    assert isinstance(match.table, ChamberTable)
    return match.table


def hand(match: Match, seat: int) -> list[str]:
    """What is in a hand, in alphabetical order."""
    t = table(match)
    return sorted(WONDERS[w] for w in t.wonders(t.hands[seat]))


def discards(match: Match) -> list[str]:
    """The last one is on top."""
    t = table(match)
    return [WONDERS[w] for w in t.wonders(t.discards)]


def cases(match: Match, seat: int) -> list[str]:
    """What is on show, as "bestiary+herbal"."""
    t = table(match)
    return ["+".join(WONDERS[w] for w in t.wonders(case)) for case in t.cases[seat] if case]


def refusal(match: Match, seat: int, answer: str) -> tuple[object, ...]:
    """Why the seat cannot answer so: the key of the reason, and what it says."""
    reason = match.why_not(seat, GAME.parse(answer))
    assert reason is not None
    return (reason.key, *reason.data)


def visit(side: str, hands: Sequence[str] = ("", ""), **more: object) -> Match:
    """The first player has just sent an agent there; contacts are left for later."""
    others = [name for name in ZONES.split() if zone(name) != zone(side)][:3]
    match = season(hands, zones=" ".join([side, *others]), **more)  # type: ignore[arg-type]
    play(match, f"0 send {zone(side)}")
    go_on(match)
    return match


def zone(side: str) -> str:
    return str(CONTENT.sides[SIDES.index(side)].zone)


def go_on(match: Match) -> None:
    """No contact, as long as somebody is asked for one."""
    while True:
        asked = [p for p, ask in match.asks.items() if ask.prompt.startswith("contact")]
        if not asked:
            return
        play(match, f"{asked[0]} go-on")


def show_nothing(match: Match) -> None:
    """Past the contacts, and nobody puts anything on show."""
    go_on(match)
    while any(ask.prompt == "expose" for ask in match.asks.values()):
        play(match, f"{next(iter(match.asks))} nothing")
