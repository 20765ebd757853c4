"""What zones, contacts and wonders do: one small script per word of the content.

A zone's script reads like its paragraph of the rulebook (C5.1 to C5.10), a contact's like its own
(C4.2 to C4.7). A new word is a new script here and a line in one of the tables at the end; content
that uses a word which is not here is refused when it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from ludoteca.games.chamber_of_wonders.actions import (
    AUCTION,
    AWARD,
    BIDS,
    DISCARD,
    EXCHANGE,
    GIVE,
    KEEP,
    LEAVE,
    NAME,
    PASS,
    PASS_RIGHT,
    PUT_BACK,
    SELL,
    SELL_NO_MORE,
    STOP,
    TAKE,
    TURN_OVER,
    UP_TO,
)
from ludoteca.games.chamber_of_wonders.cabinet import (
    COUNTS,
    TOKENS,
    decide,
    decide_behind_screen,
    pay_for_openings,
)
from ludoteca.games.chamber_of_wonders.cards import MOST_POUNDS, TYPES, Words
from ludoteca.games.chamber_of_wonders.table import NO_CARD, NOBODY, ChamberTable
from ludoteca.kit import Action, Family, Script, ask, sealed

ALL_TYPES = list(NAME)

# --- Whitechapel --------------------------------------------------------------------------


def push_your_luck(t: ChamberTable, p: int, cards: int) -> Script[None]:
    """The others draw. Then one card after the other is turned over: stop in time and take them
    all, or lose them all to a second one of a type."""
    for q in t.clockwise(p)[1:]:
        t.draw(q, cards)
    t.moment()
    types: set[int] = set()
    while t.deck:
        (card,) = t.turn_up(1)
        wonder = t.content.wonder_of[card]
        kind = t.content.type_of[wonder]
        t.tell("turned-over", p, wonder)
        if kind in types:
            t.moment()
            t.tell("bust", p, kind)
            discard_turned(t)
            return
        types.add(kind)
        if len(types) == len(TYPES) or not t.deck:
            t.moment()
            break
        choice = yield from decide(t, p, "push", lambda: [TURN_OVER, STOP], len(t.turned))
        if choice is STOP:
            break
    t.tell("stopped", p, t.wonders(t.turned))
    for card in t.turned[:]:
        t.take_turned(p, card)
    t.moment()


def discard_turned(t: ChamberTable) -> None:
    """All that lies face up on the table goes to the discards together."""
    cards, t.turned = t.turned, []
    t.discard(cards)
    t.moment()


def name_a_type(t: ChamberTable, p: int, cards: int) -> Script[None]:
    """Everybody in turn names a type and turns cards over; those of that type may be taken."""
    for q in t.clockwise(p):
        if t.deck:
            yield from name_and_turn_over(t, q, cards)


def name_and_turn_over(t: ChamberTable, q: int, cards: int) -> Script[None]:
    choice = yield from decide(t, q, "name", lambda: ALL_TYPES)
    kind = choice.arg
    t.tell("named", q, kind, t.wonders(t.turn_up(cards)))
    if not matching(t, kind):
        t.moment()  # nobody is asked anything while they lie there
    taken = []
    while matching(t, kind):
        choice = yield from decide(
            t, q, "matches", lambda: [*(TAKE[w] for w in matching(t, kind)), LEAVE], kind
        )
        if choice is LEAVE:
            break
        t.take_turned(q, turned_card(t, choice.arg))
        taken.append(choice.arg)
    t.tell("took", q, tuple(taken))
    discard_turned(t)


def matching(t: ChamberTable, kind: int) -> list[int]:
    """The wonders of that type that lie face up, equal ones once."""
    return sorted({w for w in t.wonders(t.turned) if t.content.type_of[w] == kind})


def turned_card(t: ChamberTable, wonder: int) -> int:
    return next(card for card in t.turned if t.content.wonder_of[card] == wonder)


# --- Westminster --------------------------------------------------------------------------


def pass_both_ways(t: ChamberTable, p: int, cards: int) -> Script[None]:
    """Everybody keeps one card of a pack and passes one to the right and the rest to the left."""
    deal_packs(t, p, cards)
    yield from sealed({q: keep_and_choose_right(t, q) for q in t.seats if t.packs[q]})
    pay_for_openings(t, p)
    going: list[Passed] = []
    for q in t.clockwise(p):
        if not t.packs[q]:
            continue
        kept, *to_right = t.laid[q]
        rest = [card for card in t.packs[q] if card not in t.laid[q]]
        t.packs[q], t.laid[q] = [], []
        into_hand(t, q, kept, [*to_right, *rest])
        going += [
            Passed(q, to_the_right(t, q), to_right),
            Passed(q, to_the_left(t, q), rest),
        ]
    hand_over(t, going)


def keep_and_choose_right(t: ChamberTable, q: int) -> Script[None]:
    yield from lay_one(t, q, "keep", KEEP)
    left = len(t.packs[q]) - 1
    if left == 1 or t.players == 2:
        t.laid[q] = [*t.laid[q], *(card for card in t.packs[q] if card not in t.laid[q])]
    elif left > 1:
        yield from lay_one(t, q, "pass-right", PASS_RIGHT, to_the_right(t, q))


def lay_one(t: ChamberTable, q: int, prompt: str, family: Family, *data: int) -> Script[None]:
    """One card of the pack, chosen behind the screen."""

    def left() -> list[int]:
        return [card for card in t.packs[q] if card not in t.laid[q]]

    choice = yield from decide_behind_screen(
        t, q, prompt, lambda: [family[wonder] for wonder in sorted(set(t.wonders(left())))], *data
    )
    card = next(card for card in left() if t.content.wonder_of[card] == choice.arg)
    t.laid[q] = [*t.laid[q], card]


def pass_right(t: ChamberTable, p: int, cards: int) -> Script[None]:
    """Everybody keeps one card of a pack and passes the rest to the right, and so on, until a
    single one is passed: that goes into the hand."""
    deal_packs(t, p, cards)
    passed_on = False
    while any(t.packs):
        keepers = [q for q in t.seats if len(t.packs[q]) > 1]
        if keepers:
            yield from sealed(
                {q: lay_one(t, q, "keep-and-pass", KEEP, to_the_right(t, q)) for q in keepers}
            )
            pay_for_openings(t, p)
        going: list[Passed] = []
        for q in t.clockwise(p):
            if t.packs[q]:
                (kept,) = t.laid[q] or t.packs[q]
                rest = [card for card in t.packs[q] if card != kept]
                alone = not t.laid[q]
                t.laid[q], t.packs[q] = [], []
                into_hand(t, q, kept, rest)
                if alone and passed_on:
                    seen_by(t, to_the_left(t, q), [kept])  # who passed it has not forgotten it
                going.append(Passed(q, to_the_right(t, q), rest))
        if max(len(passed.cards) for passed in going) > 1:
            pass_packs(t, going)
            passed_on = True
        else:
            hand_over(t, going)


def deal_packs(t: ChamberTable, p: int, cards: int) -> None:
    for q in t.clockwise(p):
        t.packs[q] = t.take_top(cards)
        seen_by(t, q, t.packs[q])
    t.tell("packs", tuple(q for q in t.clockwise(p) if t.packs[q]))
    for q in t.clockwise(p):
        if t.packs[q]:
            t.tell("pack", t.wonders(t.packs[q]), to=q)
    t.moment()


def seen_by(t: ChamberTable, q: int, cards: list[int]) -> None:
    for card in cards:
        t.known[card] |= 1 << q


def into_hand(t: ChamberTable, q: int, card: int, rest: list[int]) -> None:
    """A card of a pack is kept. Whoever had the pack before knows that it was there, but not which
    one was taken; between two players, though, the rest comes back, and what is missing was."""
    if t.players > 2 or could_be_another(t, q, card, rest):
        t.known[card] = 1 << q
    t.hands[q].append(card)
    t.tell("kept", t.content.wonder_of[card], to=q)


def could_be_another(t: ChamberTable, q: int, card: int, rest: list[int]) -> bool:
    """Whether the rest has an equal card of which the others had not known that it was there: to
    them it is the one they had seen."""
    wonder_of = t.content.wonder_of
    equal = [other for other in rest if wonder_of[other] == wonder_of[card]]
    return any(t.known[card] & ~t.known[other] & ~(1 << q) for other in equal)


class Passed(NamedTuple):
    """Cards on their way."""

    giver: int
    receiver: int
    cards: list[int]


def pass_packs(t: ChamberTable, going: list[Passed]) -> None:
    for _, receiver, cards in going:
        t.packs[receiver] = cards
        seen_by(t, receiver, cards)
    tell_passed(t, going)


def hand_over(t: ChamberTable, going: list[Passed]) -> None:
    """Straight into the hands: giver and receiver know these cards."""
    for giver, receiver, cards in going:
        for card in cards:
            t.known[card] = 1 << giver | 1 << receiver
        t.hands[receiver] += cards
    tell_passed(t, going)


def tell_passed(t: ChamberTable, going: list[Passed]) -> None:
    t.reveal()
    givers = dict.fromkeys(giver for giver, _, cards in going if cards)
    if givers:
        t.tell("passed-on", tuple(givers))
    for giver, receiver, cards in going:
        if cards:
            t.tell("got-from", giver, t.wonders(cards), to=receiver)
    t.moment()


def to_the_right(t: ChamberTable, p: int) -> int:
    return (p - 1) % t.players


def to_the_left(t: ChamberTable, p: int) -> int:
    return (p + 1) % t.players


# --- Hyde Park ----------------------------------------------------------------------------


def open_auction(t: ChamberTable, p: int) -> Script[None]:
    """A card for each player is put up. One after the other, as the active player says, they go to
    the highest bid."""
    put_up(t)
    while t.turned:
        yield from choose_lot(t, p)
        yield from bidding(t, p)
        knock_down(t, t.leader, t.bid)


def put_up(t: ChamberTable) -> None:
    t.tell("put-up", t.wonders(t.turn_up(t.players)))
    t.moment()


def choose_lot(t: ChamberTable, p: int) -> Script[None]:
    """The active player says which card comes next, where there is a choice."""
    wonder = t.content.wonder_of[t.turned[0]]
    if len(set(t.wonders(t.turned))) > 1:
        choice = yield from decide(
            t, p, "lot", lambda: [AUCTION[w] for w in sorted(set(t.wonders(t.turned)))]
        )
        wonder = choice.arg
    t.lot, t.bid, t.leader = turned_card(t, wonder), 0, NOBODY
    t.tell("lot", p, wonder)


def bidding(t: ChamberTable, p: int) -> Script[None]:
    """Clockwise from the active player, everybody outbids the highest or passes for good."""
    wonder = t.content.wonder_of[t.lot]
    t.waiting = t.clockwise(p)
    while t.waiting and t.waiting != [t.leader]:
        q = t.waiting[0]
        choice = PASS
        if can_outbid(t, q):
            prompt = "raise" if t.bid else "open-bid"
            data = (wonder, t.bid, t.leader) if t.bid else (wonder,)
            choice = yield from decide(t, q, prompt, partial(outbidding, t, q), *data)
        t.waiting.pop(0)
        if choice is PASS:
            t.tell("passed", q)
        else:
            t.bid, t.leader = choice.arg, q
            t.waiting.append(q)
            t.tell("bid", q, t.bid)
        t.moment()


def can_outbid(t: ChamberTable, q: int) -> bool:
    return t.bid < min(t.pounds[q], MOST_POUNDS)


def outbidding(t: ChamberTable, q: int) -> list[Action]:
    return [*BIDS[t.bid : t.pounds[q]], PASS]


def knock_down(t: ChamberTable, p: int, pounds: int) -> None:
    """The card of that lot goes to whoever pays so much, or to the discards."""
    card, wonder = t.lot, t.content.wonder_of[t.lot]
    t.lot, t.leader, t.bid, t.waiting, t.offers = NO_CARD, NOBODY, 0, [], []
    if p == NOBODY:
        t.turned.remove(card)
        t.tell("unsold", wonder)
        t.discard([card])
    else:
        t.pounds[p] -= pounds
        t.take_turned(p, card)
        t.tell("bought", p, wonder, pounds)
    t.moment()


def sealed_bids(t: ChamberTable, p: int) -> Script[None]:
    """The same, but everybody closes a hand round some pounds, and all open them together."""
    put_up(t)
    while t.turned:
        yield from choose_lot(t, p)
        t.moment()
        rich = [q for q in t.seats if t.pounds[q]]
        given = {}
        if rich:
            given = yield from sealed({q: offer(t, q) for q in rich})
        t.offers = [given.get(q, 0) for q in t.seats]
        for q in t.clockwise(p):
            t.tell("offers", q, t.offers[q])
        t.moment()
        best = max(t.offers)
        winner = NOBODY
        if best:
            tied = [q for q in t.clockwise(p) if t.offers[q] == best]
            winner = yield from choose_winner(t, p, tied, best)
        knock_down(t, winner, best)


def offer(t: ChamberTable, q: int) -> Script[int]:
    """Any number of pounds, none included."""
    options = UP_TO[min(t.pounds[q], MOST_POUNDS)]
    choice = yield from ask(q, "offer", options, t.content.wonder_of[t.lot])
    return choice.arg


def choose_winner(t: ChamberTable, p: int, tied: list[int], best: int) -> Script[int]:
    """The active player says who wins a tie."""
    if len(tied) == 1:
        return tied[0]
    t.tell("tied", tuple(tied), best)
    wonder = t.content.wonder_of[t.lot]
    choice = yield from ask(p, "tie", [AWARD[q] for q in tied], wonder, best)
    return choice.arg


# --- the Bank of England ------------------------------------------------------------------


def sell(t: ChamberTable, p: int, most: int, premium: int) -> Script[None]:
    """Everybody in turn may sell some cards, for more than their value or not."""
    for q in t.clockwise(p):
        yield from sell_up_to(t, q, most, premium)


def sell_up_to(t: ChamberTable, q: int, most: int, premium: int) -> Script[None]:
    if not t.hands[q]:
        return
    for left in range(most, 0, -1):
        choice = yield from decide(
            t,
            q,
            "sell",
            lambda: [*(SELL[wonder] for wonder in t.in_hand(q)), SELL_NO_MORE],
            premium,
            left,
        )
        if choice is SELL_NO_MORE:
            if left == most:
                t.tell("sold-nothing", q)
            break
        sell_card(t, q, choice.arg, premium)
        if not t.hands[q]:
            break


def sell_card(t: ChamberTable, q: int, wonder: int, premium: int) -> None:
    card = t.card_in_hand(q, wonder)
    pounds = t.content.pounds[wonder] + premium
    t.take_from_hand(q, card)
    t.pounds[q] += pounds
    t.tell("sold", q, wonder, pounds)
    t.discard([card])
    t.moment()


# --- the Abbey ----------------------------------------------------------------------------


def gifts(t: ChamberTable, p: int) -> Script[None]:
    """A card for each player lies face down before the active one, who looks at one after the
    other and gives each to somebody who has none yet."""
    t.gifts = t.take_top(t.players)[::-1]
    t.waiting = t.clockwise(p)
    while t.gifts:
        seen_by(t, p, t.gifts[-1:])
        t.reveal()
        t.tell("gift-seen", t.content.wonder_of[t.gifts[-1]], to=p)
        q = t.waiting[0]
        if len(t.waiting) > 1:
            choice = yield from decide(t, p, "give", lambda: [GIVE[q] for q in t.waiting])
            q = choice.arg
        card = t.gifts.pop()
        t.waiting.remove(q)
        t.hands[q].append(card)
        seen_by(t, q, [card])
        t.tell(*("gave", p, q) if q != p else ("kept-gift", p))
        t.tell("gift", t.content.wonder_of[card], q, to=sorted({p, q}))
        t.moment()
    t.waiting = []


def exchange(t: ChamberTable, p: int) -> Script[None]:
    """Everybody in turn discards a card and draws another; whoever has none just draws."""
    for q in t.clockwise(p):
        yield from exchange_one(t, q)


def exchange_one(t: ChamberTable, q: int) -> Script[None]:
    if t.hands[q]:
        choice = yield from decide(
            t, q, "exchange", lambda: [EXCHANGE[wonder] for wonder in t.in_hand(q)]
        )
        card = t.card_in_hand(q, choice.arg)
        t.take_from_hand(q, card)
        t.tell("exchanged", q, choice.arg)
        t.discard([card])
    t.draw(q, 1)
    t.moment()


# --- the contacts -------------------------------------------------------------------------


def gain_pounds(t: ChamberTable, p: int, pounds: int) -> Script[None]:
    """Pounds from the bank."""
    t.pounds[p] += pounds
    t.tell("got-pounds", p, pounds)
    t.moment()
    yield from ()


def draw(t: ChamberTable, p: int, cards: int) -> Script[None]:
    """Cards from the deck."""
    t.draw(p, cards)
    t.moment()
    yield from ()


def draw_for_all(t: ChamberTable, p: int, cards: int, others: int) -> Script[None]:
    """Cards for the active player, then clockwise for everybody else."""
    t.draw(p, cards)
    for q in t.clockwise(p)[1:]:
        t.draw(q, others)
    t.moment()
    yield from ()


def fence(t: ChamberTable, p: int) -> Script[None]:
    """A card for its value in pounds."""
    choice = yield from decide(t, p, "fence", lambda: [SELL[w] for w in t.in_hand(p)])
    sell_card(t, p, choice.arg, 0)


def unlock(t: ChamberTable, p: int, markers: int) -> Script[None]:
    """A marker is removed for nothing."""
    for _ in range(min(markers, len(t.markers[p]))):
        t.markers[p].pop(0)
        t.tell("unlocked", p)
    t.moment()
    yield from ()


def look(t: ChamberTable, p: int) -> Script[None]:
    """See the next card of the deck; put it back, or discard it."""
    seen_by(t, p, t.deck[-1:])
    t.reveal()
    t.tell("looked", p)
    t.tell("saw", t.content.wonder_of[t.deck[-1]], to=p)
    choice = yield from decide(t, p, "look", lambda: [PUT_BACK, DISCARD])
    if choice is PUT_BACK:
        t.tell("put-back", p)
    else:
        card = t.deck.pop()
        t.reveal()
        t.tell("top-discarded", p, t.content.wonder_of[card])
        t.discard([card])
    t.moment()


# --- wonders put on show ------------------------------------------------------------------


def earn(t: ChamberTable, p: int, case: int, card: int, pounds: int) -> None:
    """Pounds from the bank at once."""
    t.pounds[p] += pounds
    t.tell("earned", p, t.content.wonder_of[card], pounds)


def skull_token(t: ChamberTable, p: int, case: int, card: int) -> None:
    """A token from the shuffled pile, which only its owner sees."""
    t.reveal()
    t.skulls[p][case] = t.skull_pile.pop()
    t.tell("skull-drawn", p, t.content.wonder_of[card])
    t.tell("skulls-seen", t.skulls[p][case], to=p)


# --- the words ----------------------------------------------------------------------------


class Rule(NamedTuple):
    """What a word does, and how many numbers it takes."""

    script: Callable[..., Script[None]]
    numbers: int = 0


ZONE_RULES: Mapping[str, Rule] = {
    "push-your-luck": Rule(push_your_luck, 1),
    "name-a-type": Rule(name_a_type, 1),
    "pass-both-ways": Rule(pass_both_ways, 1),
    "pass-right": Rule(pass_right, 1),
    "open-auction": Rule(open_auction),
    "sealed-bids": Rule(sealed_bids),
    "sell": Rule(sell, 2),
    "gifts": Rule(gifts),
    "exchange": Rule(exchange),
}

CONTACT_RULES: Mapping[str, Rule] = {
    "pounds": Rule(gain_pounds, 1),
    "draw": Rule(draw, 1),
    "draw-for-all": Rule(draw_for_all, 2),
    "fence": Rule(fence),
    "unlock": Rule(unlock, 1),
    "look": Rule(look),
}

SHOWN: Mapping[str, tuple[Callable[..., None], int]] = {
    "pounds": (earn, 1),
    "skull-token": (skull_token, 0),
}

# What a contact's help depends on; whoever is not here can always help.
CAN_HELP: Mapping[str, Callable[[ChamberTable, int], bool]] = {
    "draw": lambda t, p: bool(t.deck),
    "draw-for-all": lambda t, p: bool(t.deck),
    "fence": lambda t, p: bool(t.hands[p]),
    "unlock": lambda t, p: bool(t.markers[p]),
    "look": lambda t, p: bool(t.deck),
}

WORDS = Words(
    zones={word: rule.numbers for word, rule in ZONE_RULES.items()},
    contacts={word: rule.numbers for word, rule in CONTACT_RULES.items()},
    counts={word: -1 if word == "set" else 0 for word in COUNTS},
    shown={word: numbers for word, (_, numbers) in SHOWN.items()},
    tokens=dict.fromkeys(TOKENS, 0),
)


def can_help(t: ChamberTable, p: int, contact: int) -> bool:
    """Whether the contact could do anything for that player just now."""
    needs = CAN_HELP.get(t.content.contact_effects[contact].word)
    return needs is None or needs(t, p)
