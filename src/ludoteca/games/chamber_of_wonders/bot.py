"""A sensible opponent.

It reckons what a card more or less is worth to it (see `worth`): what can be shown in the cases and
turns that are left. It sends its agents where that brings it more than its rivals, bids no more
than a card is worth, and shows what will not get better by waiting. It looks at nothing but its own
view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ludoteca.games.chamber_of_wonders.actions import (
    DISCARD,
    GO_ON,
    LEAVE,
    NAME,
    NOTHING,
    OFFER,
    OPEN_CASE,
    PASS,
    PUT_BACK,
    SELL_NO_MORE,
    SHOWING,
    STOP,
    TURN_OVER,
)
from ludoteca.games.chamber_of_wonders.cabinet import exposures
from ludoteca.games.chamber_of_wonders.cards import CONTACTS, TYPES, ZONES
from ludoteca.games.chamber_of_wonders.worth import (
    A_RIVALS_CARD,
    ALL,
    POUND,
    WONDER,
    Appraiser,
)
from ludoteca.kit import UNLIMITED, Action, Limit, Seat

EAGER = 0.15  # what a contact must bring at least
SOON = 0.4  # what it is worth to show something now: who knows what will come


class Greedy:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        ask = seat.ask
        options = [option for option in ask.options if option is not OPEN_CASE]
        if len(ask.options) == 1:
            return ask.options[0]
        eyes = Appraiser(seat.sketch, seat.content)
        if ask.prompt == "expose":
            return expose(eyes, ask.options)
        if len(options) == 1:
            return options[0]
        if ask.prompt == "offer":
            return offer(eyes, options, self._rng)
        return ANSWERS[ask.prompt](eyes, options)


# --- agents and contacts ------------------------------------------------------------------


def send(eyes: Appraiser, options: list[Action]) -> Action:
    """Where the zone and its better contact bring most, compared with what rivals get."""
    zones = {zone.zone: zone for zone in eyes.view.zones}

    def value(option: Action) -> float:
        zone = zones[ZONES[option.arg]]
        helps = max(contact_value(eyes, CONTACTS.index(name)) for name in zone.contacts)
        return ZONE_VALUES[zone.side](eyes) + max(0.0, helps)

    return max(options, key=value)


def push_value(eyes: Appraiser) -> float:
    """Two cards and a bit come of it, if one stops in time."""
    return 2.2 * max(0.0, eyes.expected()) - A_RIVALS_CARD


def name_value(eyes: Appraiser) -> float:
    chances = [eyes.of_type(kind) for kind in range(len(TYPES))]
    return max(2 * share * value for share, value in chances) - 1.2


def draft_value(eyes: Appraiser) -> float:
    return eyes.best_of(3) + 2 * eyes.expected() - 2.6 * A_RIVALS_CARD


def auction_value(eyes: Appraiser) -> float:
    """Whoever has more pounds than the others buys well."""
    others = sum(rival.pounds for rival in eyes.rivals) / len(eyes.rivals)
    return 0.2 * (eyes.me.pounds - others)


def favour_value(eyes: Appraiser) -> float:
    return eyes.best_sale(3) - 0.8


def clearance_value(eyes: Appraiser) -> float:
    return max(0.0, eyes.best_sale(0)) * 1.5 - 0.5


def gifts_value(eyes: Appraiser) -> float:
    return eyes.best_of(2) - A_RIVALS_CARD * 0.8


def exchange_value(eyes: Appraiser) -> float:
    least = min((eyes.loss(wonder) for wonder in eyes.hand), default=0.0)
    return eyes.expected() - least - 1.0


ZONE_VALUES: Mapping[str, Callable[[Appraiser], float]] = {
    "push-your-luck": push_value,
    "name-a-type": name_value,
    "pass-both-ways": draft_value,
    "pass-right": draft_value,
    "open-auction": auction_value,
    "sealed-bids": auction_value,
    "golden-deals": favour_value,
    "clearance-sale": clearance_value,
    "gifts": gifts_value,
    "fair-exchange": exchange_value,
}


def contact_value(eyes: Appraiser, contact: int) -> float:
    word, numbers = eyes.content.contact_effects[contact]
    match word:
        case "pounds":
            return POUND * numbers[0]
        case "draw":
            return numbers[0] * eyes.expected()
        case "draw-for-all":
            return numbers[0] * eyes.expected() - numbers[1] * A_RIVALS_CARD
        case "fence":
            return eyes.best_sale(0)
        case "unlock":
            return eyes.with_hand(eyes.hand, markers=numbers[0]) - eyes.now()
    return 0.1  # a look at the next card


def use_contact(eyes: Appraiser, options: list[Action]) -> Action:
    return max(options, key=lambda o: EAGER if o is GO_ON else contact_value(eyes, o.arg))


# --- the zones ----------------------------------------------------------------------------


def push(eyes: Appraiser, options: list[Action]) -> Action:
    """On, as long as a new type is likelier to add than an old one to take away; or as the next
    card is, if it has been seen."""
    lying = [WONDER[lot.wonder] for lot in eyes.view.turned]
    types = {eyes.content.type_of[wonder] for wonder in lying}
    stake = eyes.gain_all(lying)
    if eyes.view.next_card:
        wonder = WONDER[eyes.view.next_card]
        is_new = eyes.content.type_of[wonder] not in types
        return TURN_OVER if is_new and eyes.gain_all([*lying, wonder]) > stake else STOP
    good = [w for w in ALL if eyes.unseen[w] and eyes.content.type_of[w] not in types]
    cards = sum([eyes.unseen[w] for w in good])
    bust = 1 - cards / eyes.unseen_cards
    more = sum([(eyes.gain_all([*lying, w]) - stake) * eyes.unseen[w] for w in good])
    return TURN_OVER if more / eyes.unseen_cards > bust * max(0.0, stake) else STOP


def name(eyes: Appraiser, options: list[Action]) -> Action:
    def value(kind: int) -> float:
        share, gain = eyes.of_type(kind)
        return share * gain

    return NAME[max(range(len(TYPES)), key=value)]


def take(eyes: Appraiser, options: list[Action]) -> Action:
    return max(options, key=lambda o: 0.0 if o is LEAVE else eyes.gain(o.arg))


def keep(eyes: Appraiser, options: list[Action]) -> Action:
    return max(options, key=lambda option: eyes.gain(option.arg))


def pass_right(eyes: Appraiser, options: list[Action]) -> Action:
    """The better of the two goes to whoever has less fame."""
    view = eyes.view
    assert view.right is not None
    assert view.left is not None
    right, left = (view.collectors[seat].score for seat in (view.right, view.left))
    best = max if right <= left else min
    return best(options, key=lambda option: eyes.alone(option.arg, 4))


def choose_lot(eyes: Appraiser, options: list[Action]) -> Action:
    """First what is worth least: the others shall spend their money on it."""
    return min(options, key=lambda option: eyes.gain(option.arg))


def bid(eyes: Appraiser, options: list[Action]) -> Action:
    """One more, as long as the card is worth it."""
    lowest = min(options, key=lambda o: 1000 if o is PASS else o.arg)
    return lowest if lowest.arg <= most_for(eyes) else PASS


def most_for(eyes: Appraiser) -> float:
    """The most that the lot is worth, in pounds."""
    return eyes.gain(WONDER[eyes.view.lot]) / POUND


def offer(eyes: Appraiser, options: list[Action], rng: Random) -> Action:
    """The offer with the best prospect, not always quite the same."""
    view = eyes.view
    worth = eyes.gain(WONDER[view.lot])
    adds = next(lot.adds for lot in view.turned if lot.wonder == view.lot)
    limits = [
        min(it.pounds, 1 + max(0, adds[seat]))
        for seat, it in enumerate(view.collectors)
        if seat != view.you
    ]

    def prospect(pounds: int) -> float:
        chance = 1.0
        for limit in limits:
            chance *= min(1.0, pounds / (limit + 1))
        return chance * (worth - POUND * pounds)

    best = max((option.arg for option in options), key=prospect)
    if prospect(best) <= 0:
        return OFFER[0]
    return OFFER[min(best + rng.randrange(2), len(options) - 1)]


def award(eyes: Appraiser, options: list[Action]) -> Action:
    """To itself, or to whoever has the least fame."""
    own = [option for option in options if option.arg == eyes.view.you]
    scores = eyes.view.collectors
    return own[0] if own else min(options, key=lambda option: scores[option.arg].score)


def sell(eyes: Appraiser, options: list[Action]) -> Action:
    """The best bargain, if there is one."""
    zone = next(zone for zone in eyes.view.zones if zone.active)
    premium = zone.numbers[-1]
    pounds = eyes.content.pounds
    return max(
        options,
        key=lambda o: 0.0 if o is SELL_NO_MORE else eyes.sale(o.arg, pounds[o.arg] + premium),
    )


def give(eyes: Appraiser, options: list[Action]) -> Action:
    """Keep what is better than what may follow; good things to the poorest, bad ones to the
    richest."""
    view = eyes.view
    wonder = WONDER[view.gift]
    own = next((option for option in options if option.arg == view.you), None)
    if own and eyes.gain(wonder) >= (eyes.best_of(view.gifts - 1) if view.gifts > 1 else 0):
        return own
    others = [option for option in options if option is not own] or options
    best = min if eyes.alone(wonder, 4) >= A_RIVALS_CARD + 1 else max
    return best(others, key=lambda option: view.collectors[option.arg].score)


def exchange(eyes: Appraiser, options: list[Action]) -> Action:
    return min(options, key=lambda option: eyes.loss(option.arg))


def fence(eyes: Appraiser, options: list[Action]) -> Action:
    return max(options, key=lambda o: eyes.sale(o.arg, eyes.content.pounds[o.arg]))


def look(eyes: Appraiser, options: list[Action]) -> Action:
    """What is good is not left to whoever draws next."""
    good = eyes.alone(WONDER[eyes.view.next_card], 4) > A_RIVALS_CARD + 2
    return DISCARD if good else PUT_BACK


# --- the cabinet --------------------------------------------------------------------------


def expose(eyes: Appraiser, options: list[Action]) -> Action:
    """What comes to most with all that can still follow; a case is opened for it if need be."""
    if (eyes.view.opening or 0) == 0 and eyes.me.free == 0 and OPEN_CASE not in options:
        return NOTHING
    value, best = eyes.showing_nothing() - SOON, NOTHING
    for case in exposures(list(dict.fromkeys(eyes.hand))):
        if (showing := eyes.showing(case)) > value:
            value, best = showing, SHOWING[case]
    return best if best in options else OPEN_CASE


ANSWERS: Mapping[str, Callable[[Appraiser, list[Action]], Action]] = {
    "send": send,
    "contact-before": use_contact,
    "contact-after": use_contact,
    "push": push,
    "name": name,
    "matches": take,
    "keep": keep,
    "pass-right": pass_right,
    "keep-and-pass": keep,
    "lot": choose_lot,
    "open-bid": bid,
    "raise": bid,
    "tie": award,
    "sell": sell,
    "give": give,
    "exchange": exchange,
    "fence": fence,
    "look": look,
}
