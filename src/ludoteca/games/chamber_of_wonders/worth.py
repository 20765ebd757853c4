"""What a player makes of its view: what a hand is worth, and what one card more or less changes.

All in fame. A hand is worth what its best cases will bring, as many as there are turns and cases
left for: single wonders, sets as they are, and sets that may still grow. Cards that will come later
compete for the same cases. Pounds are worth what they bring at the end, and a case that they open
what can be put into it.

The figures were measured and tuned in some thousands of games of the bot against itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from ludoteca.games.chamber_of_wonders.cards import (
    BOOKS,
    PARTS,
    TYPES,
    WONDERS,
    ChamberContent,
)
from ludoteca.games.chamber_of_wonders.view import ChamberView, Collector

Hand: TypeAlias = list[int]  # wonders, as many times as there are cards of them

ALL = range(len(WONDERS))
WONDER = {name: wonder for wonder, name in enumerate(WONDERS)}
MONSTER, GROTESQUE, LEGENDARY, PRECIOUS, ARCANE, BOOK = range(len(TYPES))
BOOK_WONDERS = tuple(WONDER[name] for name in BOOKS)
PART_WONDERS = tuple(tuple(WONDER[name] for name in names) for names in PARTS.values())
PART = {wonder: part for part, wonders in enumerate(PART_WONDERS) for wonder in wonders}

POUND = 0.4  # what a pound is worth: a third at the end, and it can buy before
SKULLS = 0.8  # what a grotesque's token is worth, on the average
SHARED = 0.7  # of the token of a legendary whose other copy may still turn up
SPITE = 1.0  # for a token that a rival loses
DRAWN = 1.1  # cards that come in a turn, on the average
FILLER = 3.0  # what such a card brings in a case
LEFT_OVER = 0.6  # what a card costs that finds no case: it may still be sold
TYPES_TO_COME = 0.35  # different types that each turn still adds to a cabinet
A_RIVALS_CARD = 2.6  # what a card is worth to somebody else


class Appraiser:
    """One player's eyes."""

    def __init__(self, view: ChamberView, content: ChamberContent) -> None:
        assert view.you is not None
        assert view.hand is not None
        self.view, self.content = view, content
        self.me = view.collectors[view.you]
        self.rivals = [it for seat, it in enumerate(view.collectors) if seat != view.you]
        # equal cards stand side by side
        self.hand: Hand = [WONDER[name] for name, count in view.hand.items() for _ in range(count)]
        self.on_show = [0] * len(WONDERS)  # by wonder: how many copies
        self.own = self.on_show[:]
        for collector in view.collectors:
            for name in names_on_show(collector):
                self.on_show[WONDER[name]] += 1
        for name in names_on_show(self.me):
            self.own[WONDER[name]] += 1
        kinds = [content.type_of[wonder] for wonder in ALL if self.own[wonder]]
        self.own_types = set(kinds)
        self.own_arcane = kinds.count(ARCANE)  # different ones
        self.turns = turns_left(view)  # in which something can be shown, this one included
        self.unseen = self._unseen()
        self.unseen_cards = max(1, sum(self.unseen))
        # as far as worked out:
        self._alone: dict[int, float] = {}
        self._gain: dict[tuple[int, ...], float] = {}  # by kind of wonder
        self._gains: dict[int, float] | None = None
        self._expected: float | None = None
        self._now: float | None = None

    def _unseen(self) -> list[int]:
        """The cards that may be anywhere: by wonder, how many."""
        view = self.view
        left = [
            copies - on_show
            for copies, on_show in zip(self.content.copies, self.on_show, strict=True)
        ]
        for wonder in self.hand:
            left[wonder] -= 1
        for name, count in view.discards.items():
            left[WONDER[name]] -= count
        for lot in view.turned:
            left[WONDER[lot.wonder]] -= 1
        for name in (*(view.pack or ()), *filter(None, (view.gift, view.next_card))):
            left[WONDER[name]] -= 1
        for rival in self.rivals:
            for name, count in rival.known.items():
                left[WONDER[name]] -= count
        return [max(0, count) for count in left]

    # --- what one wonder brings -----------------------------------------------------------

    def types_at_the_end(self, hand: Iterable[int]) -> float:
        """How many different types the cabinet will have, by and by."""
        types = self.own_types.union(self.content.type_of[wonder] for wonder in hand)
        return min(len(TYPES), len(types) + TYPES_TO_COME * self.turns)

    def alone(self, wonder: int, types: float) -> float:
        """What a wonder brings in a case of its own."""
        if self.content.type_of[wonder] == ARCANE:
            return types
        if wonder not in self._alone:
            self._alone[wonder] = self._fame_alone(wonder)
        return self._alone[wonder]

    def _fame_alone(self, wonder: int) -> float:
        content, view = self.content, self.view
        kind = content.type_of[wonder]
        fame = float(view.types["book"].sets[0] if kind == BOOK else content.fame[kind])
        if kind not in self.own_types:
            fame += self.own_arcane
        if kind == LEGENDARY:
            token = view.fame_token
            if not self.on_show[wonder]:
                fame += token * (SHARED if self.unseen[wonder] else 1)
            elif self.own[wonder]:
                fame -= token
            elif self.on_show[wonder] == 1:
                fame += SPITE
        elif kind == GROTESQUE:
            fame += SKULLS
        elif kind == PRECIOUS:
            fame += POUND * sum(content.shown[kind].numbers)
        return fame

    # --- what a hand is worth -------------------------------------------------------------

    def worth(self, hand: Hand, cases: int, turns: int, pounds: float, markers: int) -> float:
        """The best that a hand can come to, in so many cases and turns, cases opened if that
        pays. Whatever finds no case is left over."""
        values = self.candidates(hand, turns)
        values += [FILLER] * round(DRAWN * (turns - 1))
        values.sort(reverse=True)
        price = self.view.marker_price
        best = sum(values[: min(cases, turns)])
        for more in range(1, min(markers, int(pounds // price)) + 1):
            opened = sum(values[: min(cases + more, turns)]) - POUND * price * more
            if opened > best:
                best = opened
        return best + POUND * pounds - LEFT_OVER * len(hand)

    def candidates(self, hand: Hand, turns: int) -> list[float]:
        """What each case would bring that the hand could fill, with what it saves that the cards
        are not left over."""
        type_of = self.content.type_of
        types = self.types_at_the_end(hand)
        values: list[float] = []
        parts = [0] * len(PARTS)
        books: Hand = []
        alone: set[int] = set()
        for wonder in hand:
            kind = type_of[wonder]
            if kind == MONSTER:
                parts[PART[wonder]] += 1
            elif kind == BOOK:
                books.append(wonder)
            else:
                value = self.alone(wonder, types) + LEFT_OVER
                if wonder in alone and kind == LEGENDARY:
                    # a second copy takes the token from the first
                    value -= 2 * SHARED * self.view.fame_token
                alone.add(wonder)
                values.append(value)
        if any(parts):
            values += self.monsters(parts, types, turns)
        if books:
            values += self.shelves(books, turns)
        return values

    def monsters(self, parts: list[int], types: float, turns: int) -> list[float]:
        """Whole monsters, then single parts; two different parts may wait for the third."""
        size = len(PARTS)
        whole = size * (self.content.fame[MONSTER] + LEFT_OVER) + self.view.fame_token
        complete = min(parts)
        values = [whole] * complete
        left = [count - complete for count in parts]
        single = self.alone(0, types) + LEFT_OVER
        if left.count(0) == 1:
            hope = self.chance_of(PART_WONDERS[left.index(0)], turns)
            values += [hope * whole + (1 - hope) * single, (1 - hope) * single]
            return values + [single] * (sum(left) - size + 1)
        return values + [single] * sum(left)

    def chance_of(self, wonders: Iterable[int], turns: int) -> float:
        """That one of these comes in the turns that follow."""
        share = sum([self.unseen[wonder] for wonder in wonders]) / self.unseen_cards
        return chance(share, round(DRAWN * (turns - 1)))

    def shelves(self, books: Hand, turns: int) -> list[float]:
        """Sets as large as can be; the first may still grow."""
        sets = self.view.types["book"].sets
        values: list[float] = []
        while books:
            different = set(books)
            size = min(len(different), len(sets))
            value = sets[size - 1] + LEFT_OVER * size
            if not values and size < len(sets):
                hope = self.chance_of([w for w in BOOK_WONDERS if w not in different], turns)
                value += hope * (sets[size] - sets[size - 1])
            values.append(value)
            books = without(books, different)
        return values

    # --- the changes ----------------------------------------------------------------------

    def now(self) -> float:
        """What the hand, the cases and the purse are worth as they are."""
        if self._now is None:
            self._now = self.with_hand(self.hand)
        return self._now

    def with_hand(self, hand: Hand, pounds: float = 0, markers: int = 0) -> float:
        """The same with another hand, so many pounds more, and so many markers less."""
        me = self.me
        opened = min(markers, me.markers)
        return self.worth(
            hand, me.free + opened, self.turns, me.pounds + pounds, me.markers - opened
        )

    def gain(self, wonder: int) -> float:
        """What one more card would change: the same for all wonders that are as good as it."""
        key = self._kind(wonder)
        if key not in self._gain:
            self._gain[key] = self.gain_all([wonder])
        return self._gain[key]

    def _kind(self, wonder: int) -> tuple[int, ...]:
        kind = self.content.type_of[wonder]
        if kind == BOOK:
            return (kind, wonder)
        if kind == MONSTER:
            return (kind, PART[wonder])
        return (
            kind,
            self.hand.count(wonder),
            self.on_show[wonder],
            self.own[wonder],
            self.unseen[wonder],
        )

    def gain_all(self, wonders: Sequence[int]) -> float:
        return self.with_hand([*self.hand, *wonders]) - self.now()

    def loss(self, wonder: int) -> float:
        """What it would cost to do without a card."""
        return self.now() - self.with_hand(without(self.hand, [wonder]))

    def sale(self, wonder: int, pounds: int) -> float:
        """What it would change to sell a card for so much."""
        return self.with_hand(without(self.hand, [wonder]), pounds) - self.now()

    def best_sale(self, premium: int) -> float:
        return max((self.sale(w, self.content.pounds[w] + premium) for w in self.hand), default=0.0)

    def showing(self, case: Sequence[int]) -> float:
        """What it would come to, all in all, to show that now."""
        hand = without(self.hand, case)
        types = self.types_at_the_end(self.hand)
        fame = self.case_value(case, types)
        opened = max(0, 1 - self.me.free)
        price = self.view.marker_price * opened
        pounds, markers = self.me.pounds - price, self.me.markers - opened
        rest = self.worth(hand, self.me.free + opened - 1, self.turns - 1, pounds, markers)
        return fame + rest

    def showing_nothing(self) -> float:
        me = self.me
        return self.worth(self.hand, me.free, self.turns - 1, me.pounds, me.markers)

    def case_value(self, case: Sequence[int], types: float) -> float:
        if len(case) == 1:
            return self.alone(case[0], types)
        kind = self.content.type_of[case[0]]
        if kind == BOOK:
            sets = self.view.types["book"].sets
            value = float(sets[min(len(case), len(sets)) - 1])
        else:
            value = float(len(case) * self.content.fame[kind] + self.view.fame_token)
        if kind not in self.own_types:
            value += self.own_arcane
        return value

    # --- cards that nobody has seen -------------------------------------------------------

    def gains(self) -> dict[int, float]:
        """By wonder that may still come: what it would change."""
        if self._gains is None:
            self._gains = {wonder: self.gain(wonder) for wonder in ALL if self.unseen[wonder]}
        return self._gains

    def expected(self) -> float:
        """What a card from the deck would change, on the average."""
        if self._expected is None:
            gains = self.gains()
            self._expected = sum([gains[w] * self.unseen[w] for w in gains]) / self.unseen_cards
        return self._expected

    def best_of(self, cards: int) -> float:
        """What the best of so many cards from the deck would change, on the average."""
        gains = self.gains()
        below, value = 0.0, 0.0
        for wonder in sorted(gains, key=gains.__getitem__):
            share = self.unseen[wonder] / self.unseen_cards
            value += gains[wonder] * ((below + share) ** cards - below**cards)
            below += share
        return value

    def of_type(self, kind: int) -> tuple[float, float]:
        """How likely a card from the deck is of that type, and what such a card would change."""
        gains = self.gains()
        wonders = [w for w in gains if self.content.type_of[w] == kind]
        cards = sum([self.unseen[w] for w in wonders])
        if not cards:
            return 0.0, 0.0
        value = sum([max(0.0, gains[w]) * self.unseen[w] for w in wonders]) / cards
        return cards / self.unseen_cards, value


def without(hand: Hand, cards: Iterable[int]) -> Hand:
    left = hand[:]
    for wonder in cards:
        left.remove(wonder)
    return left


def names_on_show(collector: Collector) -> list[str]:
    return [name for display in collector.displays for case in display for name in case.wonders]


def turns_left(view: ChamberView) -> int:
    """In how many turns, this one included, something can still be shown."""
    players = len(view.collectors)
    so_far = (view.current - view.first) % players
    return (view.rounds - view.round + 1) * players - so_far


@lru_cache(maxsize=4096)
def chance(share: float, cards: int) -> float:
    """That one of so many cards is among those that have that share."""
    return 1 - (1 - min(1.0, share)) ** max(0, cards)
