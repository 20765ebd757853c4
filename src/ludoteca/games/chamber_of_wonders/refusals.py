"""Why something is not possible now, told from what the player itself knows."""

from __future__ import annotations

from ludoteca.games.chamber_of_wonders import rules
from ludoteca.games.chamber_of_wonders.actions import SHOWN_BY
from ludoteca.games.chamber_of_wonders.effects import can_help
from ludoteca.games.chamber_of_wonders.table import NOBODY, ChamberTable
from ludoteca.kit import NOT_NOW, Action, Ask, Reason

# asked for a card of the hand
FROM_HAND = {
    ("sell", "sell"),
    ("fence", "sell"),
    ("exchange", "exchange"),
    ("expose", "show"),
}


def why_not(t: ChamberTable, ask: Ask, action: Action) -> Reason:
    """The first thing that stands in the way of that answer."""
    p = ask.seat
    if action.verb == "open-case":
        return _not_opened(t, ask, p)
    if (ask.prompt, action.verb) in FROM_HAND:
        return _not_from_hand(t, p, ask, action.arg)
    match ask.prompt, action.verb:
        case "send", "send":
            return _not_sent(t, action.arg)
        case (("contact-before" | "contact-after"), "use"):
            return _no_help(t, p, action.arg)
        case "matches", "take":
            return Reason("not-a-match", (action.arg, ask.data[0]))
        case ("keep", "keep") | ("keep-and-pass", "keep") | ("pass-right", "pass-right"):
            return Reason("not-in-pack", (action.arg,))
        case "lot", "auction":
            return Reason("not-up", (action.arg,))
        case (("open-bid" | "raise"), "bid"):
            too_low = action.arg <= t.bid
            return Reason("bid-too-low", (t.bid,)) if too_low else _too_few_pounds(t, p)
        case "offer", "offer":
            return _too_few_pounds(t, p)
        case "tie", "award" if action.arg < t.players:
            return Reason("not-tied", (action.arg,))
        case "give", "give" if action.arg < t.players:
            return Reason("had-a-gift", (action.arg,))
        case "expose", ("show-monster" | "show-books"):
            return _not_shown_together(t, p, SHOWN_BY[action])
    return NOT_NOW


def _too_few_pounds(t: ChamberTable, p: int) -> Reason:
    return Reason("too-few-pounds", (t.pounds[p],))


def _not_opened(t: ChamberTable, ask: Ask, p: int) -> Reason:
    if ask.prompt in ("offer", "tie"):
        return NOT_NOW
    if len(t.markers[p]) <= t.opening[p]:
        return Reason("no-marker")
    price = t.content.box.marker_price
    return Reason("marker-too-dear", (price, t.pounds[p] - price * t.opening[p]))


def _not_from_hand(t: ChamberTable, p: int, ask: Ask, wonder: int) -> Reason:
    if wonder not in t.in_hand(p):
        return Reason("not-in-hand", (wonder,))
    return Reason("no-free-case") if ask.prompt == "expose" else NOT_NOW


def _not_shown_together(t: ChamberTable, p: int, case: tuple[int, ...]) -> Reason:
    lacking = tuple(wonder for wonder in case if wonder not in t.in_hand(p))
    return Reason("set-not-in-hand", (lacking,)) if lacking else Reason("no-free-case")


def _not_sent(t: ChamberTable, zone: int) -> Reason:
    if rules.place_of(t, zone) == NOBODY:
        return Reason("not-in-ring", (zone,))
    return Reason("own-agent-there", (zone,))


def _no_help(t: ChamberTable, p: int, contact: int) -> Reason:
    if contact not in t.beside(t.sent):
        return Reason("contact-not-beside", (contact,))
    return NOT_NOW if can_help(t, p, contact) else Reason("contact-useless", (contact,))
