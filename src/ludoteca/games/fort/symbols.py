"""The symbols that a leader counts, those that it may add, and what can be done with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ludoteca.games.fort.language import CHOSEN_SUIT, COIN, ONCE, SUITS, Line
from ludoteca.games.fort.means import (
    Means,
    can_begin,
    counted,
    done_in_part,
    in_full,
    may_do_part,
)
from ludoteca.games.fort.table import NO_CARD, NO_KIND, FortTable


def least_added(t: FortTable, p: int, suit: int, without: Sequence[int] = ()) -> int:
    """The fewest symbols of a suit that can be added, from the Lookout or with a card of the hand
    (but for those faces); 0: none."""
    if t.lookout_symbols(p, suit):
        return 1
    symbols = t.content.symbols
    faces = _hand(t, p, without)
    return min([symbols[face][suit] for face in faces if symbols[face][suit]], default=0)


def _hand(t: FortTable, p: int, without: Sequence[int]) -> list[int]:
    face_of = t.content.face_of
    faces = [face_of[card] for card in t.hand[p]]
    for face in without:
        faces.remove(face)
    return faces


class Symbols(NamedTuple):
    """What is counted for a played card, and what could be added to it."""

    t: FortTable
    p: int
    playing: int = NO_CARD  # the face of a card that is still in the hand, before one is played
    adding: tuple[int, ...] = ()  # faces of the hand, besides what is added already

    def own(self, suit: int) -> int:
        """Those on the played card and on the ones that are added to it."""
        symbols = self.t.content.symbols
        before = self.playing == NO_CARD
        first = self.t.own_symbols(suit) if before else symbols[self.playing][suit]
        return first + sum([symbols[face][suit] for face in self.adding])

    @property
    def gone(self) -> tuple[int, ...]:
        """The faces that leave the hand."""
        return self.adding if self.playing == NO_CARD else (self.playing, *self.adding)

    def fewest(self, suit: int) -> int:
        """The fewest that an action can begin with."""
        return self.own(suit) or least_added(self.t, self.p, suit, self.gone)

    def choices(self, suit: int, least: int) -> Iterator[tuple[int, int, Symbols]]:
        """All that could be counted: how often the action has to be done then, in part, how often
        it is done in full, and what is added. Of the cards that are added the last one, and every
        symbol of the Lookout, has to give one more time."""
        symbols = self.t.content.symbols
        lookout = self.t.lookout_symbols(self.p, suit)
        count = self.own(suit)
        if count:
            yield least, count, self
        for helped in range(count + 1, count + lookout + 1):
            yield helped, helped, self
        hand = _hand(self.t, self.p, self.gone)
        helpers = sorted([face for face in hand if symbols[face][suit]])
        for number in range(1, len(helpers) + 1):
            for faces in sorted(set(combinations(helpers, number))):
                more = Symbols(self.t, self.p, self.playing, (*self.adding, *faces))
                count = more.own(suit)
                yield count + 1 - max([symbols[face][suit] for face in faces]), count, more
                for helped in range(count + 1, count + lookout + 1):
                    yield helped, helped, more


def line_in_full(m: Means, line: Line, symbols: Symbols) -> bool:
    """Whether a line of the played card can be done in full by the leader: with the symbols that it
    counts and, if there are none, with the fewest that can be added."""
    if m.kind != NO_KIND:  # that was for another action
        m = m.copy()
        m.kind = NO_KIND
    suit = line.suit
    if suit == ONCE:
        return in_full(m, line, counted(m, line.times))
    if suit == CHOSEN_SUIT:
        return any(in_full(m, line, symbols.fewest(suit)) for suit in range(COIN + 1))
    return in_full(m, line, symbols.fewest(suit))


def line_in_part(m: Means, line: Line, symbols: Symbols, other: Line | None = None) -> bool:
    """Whether a line of the played card can be done in part, with whatever is added to it, so that
    the other can be done in full after that. `m`: before anything is added."""
    return can_begin(m, line.head) and rest_in_part(m, line, symbols, other)


def rest_in_part(m: Means, line: Line, symbols: Symbols, other: Line | None) -> bool:
    """The same of a line that can be begun."""
    if not 0 <= line.suit < len(SUITS):
        return ends_in_part(m, line, 1, counted(m, line.times), symbols, other, less=True)
    for least, count, added in symbols.choices(line.suit, 1):
        if ends_in_part(m, line, least, count, added, other, less=True):
            return True
    return False


def ends_in_part(
    m: Means,
    line: Line,
    least: int,
    count: int,
    symbols: Symbols,
    other: Line | None,
    less: bool = False,
) -> bool:
    """Whether a line can be done at least so many times, and then the other in full. `less`: not
    all of it."""
    if symbols.adding:
        m = m.copy()
        m.hand -= len(symbols.adding)
    if other is None:
        return may_do_part(m, line, least, count, less)
    for new in done_in_part(m, line, least, count, less):
        if line_in_full(new, other, symbols):
            return True
    return False
