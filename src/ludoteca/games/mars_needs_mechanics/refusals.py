"""Why something is not possible now, told from what the player itself knows."""

from __future__ import annotations

from ludoteca.games.mars_needs_mechanics import rules
from ludoteca.games.mars_needs_mechanics.cards import (
    AUTOMATON,
    DOUBLE_CHASSIS,
    MAGNETIC_CRANE,
)
from ludoteca.games.mars_needs_mechanics.table import MarsTable
from ludoteca.kit import NOT_NOW, Action, Ask, Reason


def why_not(t: MarsTable, ask: Ask, action: Action) -> Reason:
    """The first thing that stands in the way of that answer."""
    p = ask.seat
    if ask.prompt == "sell":
        return _not_sold(t, p, action) if action.verb == "sell" else NOT_NOW
    if ask.prompt == "price":
        moves = action.verb in ("raise", "lower")
        return Reason("price-end", (action.arg,)) if moves else NOT_NOW
    if ask.prompt == "token":
        return NOT_NOW  # in a moment: first the token
    if action.verb == "buy":
        return _not_bought(t, p, action.arg)
    if action.verb == "build":
        return _not_built(t, p, action.arg)
    if action.verb == "dismantle":
        return _not_dismantled(t, p, action.arg)
    if action.verb == "swap":
        return _not_swapped(t, p, *action.args)
    if action.verb == "pass":
        return Reason("already-acted")
    if action.verb == "end-turn":
        return Reason("act-first")
    return NOT_NOW


def _not_bought(t: MarsTable, p: int, component: int) -> Reason:
    if t.acted:
        return Reason("already-acted")
    if component not in t.market:
        return Reason("not-in-market", (component,))
    return Reason("too-dear", (component, rules.price_for(t, p, component), t.cogs[p]))


def _not_built(t: MarsTable, p: int, mechanism: int) -> Reason:
    if mechanism not in t.mechanisms:
        return Reason("not-available", (mechanism,))
    if mechanism in t.built[p]:
        return Reason("built-already", (mechanism,))
    if t.built_now >= 0:
        return Reason("one-build")
    if mechanism == t.dismantled_now:
        return Reason("same-turn", (mechanism,))
    room = t.has_room_for_chassis(p) if mechanism == DOUBLE_CHASSIS else t.has_room(p)
    if mechanism != AUTOMATON and not room:
        return Reason("limit")
    return Reason("missing", (mechanism, tuple(rules.lacking(t, p, mechanism))))


def _not_dismantled(t: MarsTable, p: int, mechanism: int) -> Reason:
    if mechanism not in t.built[p]:
        return Reason("not-built", (mechanism,))
    if mechanism == AUTOMATON:
        return Reason("automaton-stays")
    if mechanism == t.built_now:
        return Reason("same-turn", (mechanism,))
    if t.dismantled_now >= 0:
        return Reason("one-dismantle")
    return Reason("chassis-bears")


def _not_swapped(t: MarsTable, p: int, given: int, taken: int) -> Reason:
    if MAGNETIC_CRANE not in t.built[p]:
        return Reason("no-crane")
    if t.acted:
        return Reason("already-acted")
    if t.swapped:
        return Reason("one-swap")
    if not t.hands[p][given]:
        return Reason("not-in-hand", (given,))
    if taken not in t.market:
        return Reason("not-in-market", (taken,))
    if given == taken:
        return Reason("swap-same")
    return Reason("swap-dearer", (given, taken))


def _not_sold(t: MarsTable, p: int, action: Action) -> Reason:
    component, cards, scrap = action.args
    smallest = rules.smallest_set(t, p)
    if cards + scrap < smallest:
        return Reason("set-too-small", (smallest,))
    if cards > t.hands[p][component]:
        return Reason("not-enough", (component, t.hands[p][component]))
    if scrap > t.scrap[p]:
        return Reason("no-scrap", (t.scrap[p],))
    return NOT_NOW
