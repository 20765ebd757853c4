"""What characters do in a match and when they are chosen: one small script per word of the content.

A new word is a new script here and a line in `WORDS`; content that uses a word which is not here
is refused when it is read. Amounts of power (`bonus`, `support`) are no scripts: they are added up
where power is compared (see `power`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.games.challengers.actions import BACK, KEEP, OUT, PLACE, REMOVE, STOP, TOP
from ludoteca.games.challengers.cards import FINAL, PILES, Bonus, Selector, When, Word
from ludoteca.games.challengers.power import (
    amount,
    forget,
    look,
    move_in_deck,
    on_bench,
    put_on_bench,
    put_on_top,
    put_to_bottom,
    take_from_bench,
    take_from_end,
)
from ludoteca.games.challengers.table import (
    EVERYBODY,
    FRESH,
    ChallengersTable,
    Park,
    distinct,
)
from ludoteca.kit import Action, Script, ask

# --- fans ---------------------------------------------------------------------------------


def fans(
    t: ChallengersTable, park: Park, me: int, card: int, number: int, when: When
) -> Script[None]:
    gain_fans(t, me, card, amount(t, park, me, Bonus(number, when)))
    yield from ()


def their_fans(t: ChallengersTable, park: Park, me: int, card: int, number: int) -> Script[None]:
    gain_fans(t, park.against(me), card, number)
    yield from ()


def gain_fans(t: ChallengersTable, me: int, card: int, number: int) -> None:
    """Fans from the supply; in the final they count for nothing."""
    if number > 0 and t.round < FINAL:
        t.fans[me] += number
        t.tell("gained-fans", me, card, number)


# --- one's own deck -----------------------------------------------------------------------


def top_or_bottom(t: ChallengersTable, park: Park, me: int, card: int, number: int) -> Script[None]:
    """One of the next cards goes on top, the others to the bottom; a card alone stays."""
    side = t.sides[me]
    count = min(number, len(side.deck))
    if count:
        look(t, me, count)
    if count < 2:
        return
    choice = yield from ask(
        me, "top-or-bottom", lambda: [TOP[c] for c in distinct(side.deck[-count:])], card
    )
    top = len(side.deck) - 1
    move_in_deck(side, _nearest_top(side.deck, choice.arg), top)
    below = tuple(side.deck[-count:-1])
    for _ in below:
        move_in_deck(side, top - 1, 0)
    forget(side, me, [*range(len(below)), -1])
    t.tell("put-on-top", (choice.arg,), to=me)
    t.tell("put-to-bottom", below, to=me)


def arrange(t: ChallengersTable, park: Park, me: int, card: int, number: int) -> Script[None]:
    """The next cards are put back in any order, the first one named on top."""
    side = t.sides[me]
    count = min(number, len(side.deck))
    if count:
        look(t, me, count)
    first = len(side.deck) - count
    if count > 1:  # before the first is placed: where it goes nobody else may see
        forget(side, me, range(first, len(side.deck)))
    for placed in range(count - 1):
        last = len(side.deck) - placed  # above it lie those that are placed

        def loose(last: int = last) -> list[Action]:
            return [TOP[c] for c in distinct(side.deck[first:last])]

        choice = yield from ask(me, "arrange", loose, card, placed + 1)
        place = last - 1 - side.deck[first:last][::-1].index(choice.arg)
        move_in_deck(side, place, last - 1)
    if count > 1:
        t.tell("put-on-top", tuple(reversed(side.deck[first:])), to=me)


def search(t: ChallengersTable, park: Park, me: int, card: int, end: str) -> Script[None]:
    """The whole deck is looked through, and one card goes to one end; it may be there already."""
    side = t.sides[me]
    if side.deck:
        look(t, me, len(side.deck))
    if len(side.deck) < 2:
        return
    places = [PLACE[number] for number in range(1, len(side.deck) + 1)]
    choice = yield from ask(me, f"search-{end}", places, card)
    place = len(side.deck) - choice.arg
    moved = side.deck[place]
    move_in_deck(side, place, len(side.deck) - 1 if end == "top" else 0)
    forget(side, me, range(len(side.deck)))
    t.tell("put-on-top" if end == "top" else "put-to-bottom", (moved,), to=me)


def _nearest_top(deck: list[int], card: int) -> int:
    return len(deck) - 1 - deck[::-1].index(card)


# --- benches ------------------------------------------------------------------------------


def bench_out(
    t: ChallengersTable, park: Park, me: int, card: int, whose: str, number: int, which: Selector
) -> Script[None]:
    """Up to so many cards go from a bench to its owner's discard pile."""
    owner = me if whose == "own" else park.against(me)
    for left in range(number, 0, -1):
        cards = on_bench(t, owner, which)
        if not cards:
            return
        options = [*(OUT[c] for c in cards), STOP]
        if owner == me:
            choice = yield from ask(me, "bench-out", options, card, left)
        else:
            choice = yield from ask(me, "their-bench-out", options, card, owner)
        if choice is STOP:
            return
        put_out(t, owner, choice.arg)


def they_bench_out(
    t: ChallengersTable, park: Park, me: int, card: int, number: int, which: Selector
) -> Script[None]:
    """The opponent must put cards of its own choice from its bench to its discard pile."""
    owner = park.against(me)
    for _ in range(number):
        cards = on_bench(t, owner, which)
        if not cards:
            return
        options = [OUT[c] for c in cards]
        choice = options[0]
        if len(options) > 1:
            choice = yield from ask(owner, "they-bench-out", options, card)
        put_out(t, owner, choice.arg)


def put_out(t: ChallengersTable, owner: int, card: int) -> None:
    take_from_bench(t, owner, card)
    t.sides[owner].discards.append(card)
    t.tell("put-out", owner, card)


def return_cards(
    t: ChallengersTable, park: Park, me: int, card: int, number: int, which: Selector
) -> Script[None]:
    """So many cards go from one's own bench to the top of the deck, seen by all."""
    for _ in range(number):
        cards = on_bench(t, me, which)
        if not cards:
            return
        options = [BACK[c] for c in cards]
        choice = options[0]
        if len(options) > 1:
            choice = yield from ask(me, "return", options, card)
        return_card(t, me, choice.arg)


def may_return(
    t: ChallengersTable, park: Park, me: int, card: int, number: int, which: Selector
) -> Script[None]:
    """Up to so many of them."""
    for left in range(number, 0, -1):
        cards = on_bench(t, me, which)
        if not cards:
            return
        options = [*(BACK[c] for c in cards), STOP]
        choice = yield from ask(me, "may-return", options, card, left)
        if choice is STOP:
            return
        return_card(t, me, choice.arg)


def they_may_return(
    t: ChallengersTable, park: Park, me: int, card: int, number: int, which: Selector
) -> Script[None]:
    """The opponent may do so with its own bench."""
    owner = park.against(me)
    for _ in range(number):
        cards = on_bench(t, owner, which)
        if not cards:
            return
        choice = yield from ask(owner, "they-may-return", [*(BACK[c] for c in cards), STOP], card)
        if choice is STOP:
            return
        return_card(t, owner, choice.arg)


def return_card(t: ChallengersTable, owner: int, card: int) -> None:
    take_from_bench(t, owner, card)
    put_on_top(t.sides[owner], card)
    t.tell("returned", owner, card)


def bench_their_top(t: ChallengersTable, park: Park, me: int, card: int) -> Script[None]:
    """The opponent's next card goes straight onto its bench; where it does not fit, the match is
    lost. It is not revealed in play, but helps from there if it can."""
    other = park.against(me)
    side = t.sides[other]
    if side.deck:
        t.reveal()
        benched = side.deck[-1]
        if put_on_bench(t, other, [benched]):
            take_from_end(side, "top")
            t.tell("benched-top", other, benched)
        else:
            side.known[-1] = EVERYBODY
            t.tell("overflowed", other, (benched,))
            park.winner, park.how = me, "overflow"
    yield from ()


# --- losing the flag ----------------------------------------------------------------------


def slip_away(t: ChallengersTable, park: Park, me: int, card: int) -> Script[None]:
    """The card that has lost the flag goes to the discard pile; those under it do not."""
    side = t.sides[me]
    side.stack.pop()
    side.discards.append(card)
    t.tell("slipped-away", me, card)
    yield from ()


def next_bonus(t: ChallengersTable, park: Park, me: int, card: int, number: int) -> Script[None]:
    """The next card revealed is stronger as long as it attacks."""
    t.sides[me].next_bonus += number
    t.tell("next-bonus", me, number)
    yield from ()


def swap(t: ChallengersTable, park: Park, me: int, card: int, level: int) -> Script[None]:
    """The card that has lost the flag leaves its deck for good; a card from a level's pile goes to
    the discard pile, face up, and belongs to the deck from now on."""
    side = t.sides[me]
    side.stack.pop()
    (park.gone if t.content.level[card] < len(PILES) else t.removed[me]).append(card)
    t.tell("left-deck", me, card)
    share = park.shares[level]
    if share:
        t.reveal()
        side.discards.append(share.pop())
        t.tell("swapped-in", me, side.discards[-1])
    yield from ()


# --- cards from the piles, and cards lost -------------------------------------------------


def deal(
    t: ChallengersTable,
    park: Park,
    me: int,
    card: int,
    level: int,
    number: int,
    whose: str,
    end: str,
) -> Script[None]:
    """Unseen cards of a level's pile join a deck for good."""
    owner = me if whose == "own" else park.against(me)
    side, share = t.sides[owner], park.shares[level]
    count = min(number, len(share))
    for _ in range(count):
        if end == "top":
            put_on_top(side, share.pop(), FRESH)
        else:
            put_to_bottom(side, share.pop(), FRESH)
    if count:
        t.tell("dealt-in", owner, level, count)
    yield from ()


def lose(t: ChallengersTable, park: Park, me: int, card: int, whose: str, end: str) -> Script[None]:
    """The card at one end of a deck goes to the discard pile; all see it, and it does nothing."""
    owner = me if whose == "own" else park.against(me)
    side = t.sides[owner]
    if side.deck:
        t.reveal()
        side.discards.append(take_from_end(side, end))
        t.tell("lost-card", owner, side.discards[-1])
    yield from ()


# --- when a card is chosen ----------------------------------------------------------------


def chosen_fans(t: ChallengersTable, p: int, card: int, number: int, when: When) -> Script[None]:
    """Fans that the others hear of when the phase is over."""
    t.gained[p] += number
    yield from ()


def exchange(t: ChallengersTable, p: int, card: int, number: int, which: Selector) -> Script[None]:
    """Whoever removes so many cards may choose one more. The card itself is not one of them."""
    if len(exchangeable(t, p, card, which)) < number:
        return
    for left in range(number, 0, -1):

        def options(can_keep: bool = left == number) -> list[Action]:
            removable = [REMOVE[c] for c in distinct(exchangeable(t, p, card, which))]
            return [*removable, KEEP] if can_keep or not removable else removable

        choice = yield from ask(p, "exchange", options, card, left)
        if choice is KEEP:
            return
        remove_card(t, p, choice.arg)
    t.picks[p] += 1


def exchangeable(t: ChallengersTable, p: int, card: int, which: Selector) -> list[int]:
    """The cards of a deck that are meant, without the one that asks."""
    powers = t.content.powers[t.round]
    cards = t.in_deck(p)
    if card in cards:  # in a guess another card may be in its place
        cards.remove(card)
    return [c for c in cards if t.content.fits(c, which, powers)]


def remove_card(t: ChallengersTable, p: int, card: int) -> None:
    """A card leaves a deck in the deck phase."""
    t.take_from_deck(p, card)
    t.leaving[p].append(card)
    t.tell("removed", card, to=p)


# --- the words ----------------------------------------------------------------------------

AT_ONCE = ("instant", "flag-taken", "flag-loss")
LOSING = ("flag-loss",)

WORDS: Mapping[str, Word] = {
    "bonus": Word(("number", "when"), ("instant", "while-attacking", "flag-held")),
    "support": Word(("count", "cards", "role"), ("from-bench",)),
    "fans": Word(("count", "when"), (*AT_ONCE, "when-chosen")),
    "their-fans": Word(("count",), AT_ONCE),
    "top-or-bottom": Word(("count",), AT_ONCE),
    "arrange": Word(("count",), AT_ONCE),
    "search": Word(("end",), AT_ONCE),
    "bench-out": Word(("whose", "count", "cards"), AT_ONCE),
    "they-bench-out": Word(("count", "cards"), AT_ONCE),
    "return": Word(("count", "cards"), AT_ONCE),
    "may-return": Word(("count", "cards"), AT_ONCE),
    "they-may-return": Word(("count", "cards"), AT_ONCE),
    "bench-their-top": Word((), ("flag-taken",)),
    "slip-away": Word((), LOSING),
    "next-bonus": Word(("count",), LOSING),
    "swap": Word(("pile",), LOSING),
    "deal": Word(("pile", "count", "whose", "end"), AT_ONCE),
    "lose": Word(("whose", "end"), AT_ONCE),
    "exchange": Word(("count", "cards"), ("when-chosen",)),
}

#: what a word does in a match: table, park, whose card, the card, and what the word takes
IN_MATCH: Mapping[str, Callable[..., Script[None]]] = {
    "fans": fans,
    "their-fans": their_fans,
    "top-or-bottom": top_or_bottom,
    "arrange": arrange,
    "search": search,
    "bench-out": bench_out,
    "they-bench-out": they_bench_out,
    "return": return_cards,
    "may-return": may_return,
    "they-may-return": they_may_return,
    "bench-their-top": bench_their_top,
    "slip-away": slip_away,
    "next-bonus": next_bonus,
    "swap": swap,
    "deal": deal,
    "lose": lose,
}
#: what a word does when a card is chosen: table, seat, the card, and what the word takes
WHEN_CHOSEN: Mapping[str, Callable[..., Script[None]]] = {
    "fans": chosen_fans,
    "exchange": exchange,
}
