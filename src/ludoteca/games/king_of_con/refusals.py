"""Why something is not possible now, told from what the player itself knows."""

from __future__ import annotations

from ludoteca.games.king_of_con import rules
from ludoteca.games.king_of_con.table import ConTable
from ludoteca.kit import NOT_NOW, Action, Ask, Reason


def why_not(t: ConTable, ask: Ask, action: Action) -> Reason:
    """The first thing that stands in the way of that answer."""
    p = ask.seat
    match ask.prompt, action.verb:
        case "passions", "give-up":
            return _not_given_up(t, p, action.arg)
        case (("auction" | "auction-tokens"), "offer"):
            return _not_offered(t, p, action.arg)
        case (("looting" | "looting-tokens"), "offer"):
            return _not_looted(t, p, action.arg)
        case (("auction-tokens" | "looting-tokens"), "tokens"):
            return Reason("too-many", (action.arg, rules.most_tokens(t, p, t.picked[p])))
        case "which-tie", "take":
            return Reason("not-your-tie", (action.arg,))
    return NOT_NOW


def _not_given_up(t: ConTable, p: int, feature: int) -> Reason:
    return NOT_NOW if feature in t.passions[p] else Reason("not-drawn", (feature,))


def _not_offered(t: ConTable, p: int, object: int) -> Reason:
    if object not in t.stands:
        return Reason("not-on-show", (object,))
    return NOT_NOW if t.reserves[p] else Reason("no-tokens")


def _not_looted(t: ConTable, p: int, object: int) -> Reason:
    if not rules.is_in_play(t, object):
        return Reason("not-in-play", (object,))
    return NOT_NOW if rules.most_tokens(t, p, object) else Reason("no-tokens")
