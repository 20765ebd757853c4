"""Why something is not possible now, told from what the player itself knows."""

from __future__ import annotations

from ludoteca.core.actions import Action
from ludoteca.core.vocabulary import Reason
from ludoteca.games.king_of_con import rules
from ludoteca.games.king_of_con.table import LOOTING, PASSIONS, PURCHASE, ConTable

NOT_NOW = Reason("not-now")


def why_not(t: ConTable, p: int, action: Action) -> Reason:
    """The first thing that stands in the way."""
    verb = action.verb
    if t.phase == PASSIONS and verb == "give-up":
        return _not_given_up(t, p, action.arg)
    if t.phase == PURCHASE and t.auction and verb == "offer":
        return _not_offered(t, p, action.arg)
    if t.phase == LOOTING and not t.screens_up and verb == "offer":
        return _not_looted(t, p, action.arg)
    if t.picked[p] >= 0 and verb == "tokens":
        most = rules.most_tokens(t, p, t.picked[p])
        return Reason("too-many", (action.arg, most)) if action.arg > most else NOT_NOW
    if t.screens_up and verb == "take":
        return _not_taken(t, p, action.arg)
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


def _not_taken(t: ConTable, p: int, object: int) -> Reason:
    own = t.quadrants[p][object]
    best = max(quadrant[object] for quadrant in t.quadrants)
    return NOT_NOW if own and own == best else Reason("not-your-tie", (object,))
