"""Moments: where somebody at the table would look up, with the table as it was just then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from ludoteca.core.table import Event, Table

FEW = 60  # moments that are kept although everybody has answered since: somebody may be watching


class Moment(NamedTuple):
    """What one viewer sees of a moment."""

    number: int  # how many events the viewer had heard by then
    view: Any
    events: list[Event]  # those it heard since the moment before


class Told(NamedTuple):
    """A moment as the match keeps it: what was told since the one before, to whomever, and a copy
    of the table."""

    events: Sequence[Event]
    table: Table


class Story:
    """What a match that is listened to keeps besides its log: how things are said at the table, and
    the moments, in order of time. Those that every player has answered since are let go, but for
    the last few."""

    __slots__ = ("_answered", "_gone", "_heard", "_kept", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, players: int) -> None:
        self.vocabulary = vocabulary
        self._kept: list[Told] = []
        self._gone = 0  # how many were let go
        self._heard = [0] * (players + 1)  # by viewer, the spectator last: events of these
        self._answered = [0] * players  # by seat: how many moments there were at its last answer

    def copy(self) -> Story:
        new = Story(self.vocabulary, len(self._answered))
        new._kept = self._kept[:]
        new._gone = self._gone
        new._heard = self._heard[:]
        new._answered = self._answered[:]
        return new

    def add(self, events: Sequence[Event], table: Table) -> None:
        self._kept.append(Told(events, table))

    def answer(self, seat: int) -> None:
        """What was told so far, this seat has heard."""
        kept = self._kept
        self._answered[seat] = self.count
        if len(kept) > FEW:
            known = min(self._answered) - self._gone
            self._let_go(min(known, len(kept) - FEW))

    def _let_go(self, count: int) -> None:
        if count <= 0:
            return
        for told in self._kept[:count]:
            self._count(told.events)
        del self._kept[:count]
        self._gone += count

    def _count(self, events: Iterable[Event]) -> None:
        players = len(self._answered)
        for event in events:
            for viewer in range(players + 1) if event.to is None else event.to:
                self._heard[viewer] += 1

    def forget(self) -> None:
        """Keep none of them: the numbers go on."""
        self._let_go(len(self._kept))

    def since(self, count: int) -> list[Told]:
        """Those after the first so many, as far as they are kept."""
        return self._kept[max(0, count - self._gone) :]

    @property
    def count(self) -> int:
        """How many there have been."""
        return self._gone + len(self._kept)

    def heard(self, viewer: int | None) -> Iterator[tuple[int, list[Event], Table]]:
        """The moments in which the viewer heard something, each with how much it had heard then."""
        number = self._heard[-1 if viewer is None else viewer]
        for told in self._kept:
            events = [event for event in told.events if event.heard_by(viewer)]
            if events:
                number += len(events)
                yield number, events, told.table

    def heard_of_gone(self, viewer: int | None) -> int:
        """How many events the viewer heard in moments that are no longer kept."""
        return self._heard[-1 if viewer is None else viewer]

    def heard_when_answering(self, seat: int) -> int:
        """How many events the seat had heard, in moments, when it answered last."""
        number = self._heard[seat]
        for told in self._kept[: max(0, self._answered[seat] - self._gone)]:
            number += sum(event.heard_by(seat) for event in told.events)
        return number
