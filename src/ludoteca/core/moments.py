"""Moments: where somebody at the table would look up, with the table as it was just then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from ludoteca.core.table import Event, Table

FEW = 60  # moments that are kept although everybody has answered since: somebody may be watching


class Strand(NamedTuple):
    """A lane that is somebody's own, among others beside it (see `parallel`): those whose it is
    are told it first, as if nothing had happened in the others."""

    stage: tuple[int, int]  # its stretch, and which of the stages of that
    place: int  # among the scripts of that stage
    key: Any
    whose: frozenset[int]
    among: frozenset[int]  # everybody who has one beside it, or this one
    before: Table  # as it was when the lanes began
    begun: int  # how many answers had been given then


class Moment:
    """What one viewer sees of a moment: `number` is how many events it had heard by then, `events`
    those it heard since the moment before. The view is made when somebody looks at it."""

    __slots__ = ("_see", "_view", "aside", "events", "number", "strand")

    def __init__(
        self,
        number: int,
        events: list[Event],
        see: Callable[[], Any],
        strand: Strand | None = None,
        *,
        aside: bool = False,
    ) -> None:
        self.number = number
        self.events = events
        self.strand = strand
        self.aside = aside  # of a strand of others, beside the viewer's own
        self._see: Callable[[], Any] | None = see

    @property
    def view(self) -> Any:
        if self._see is not None:
            self._view, self._see = self._see(), None
        return self._view

    def told(self, vocabulary: Vocabulary) -> list[Event]:
        """What is said of it: where others do something beside the viewer's own lane, only what is
        brief."""
        if not self.aside:
            return self.events
        return [event for event in self.events if vocabulary.events[event.key].brief]

    def without_events(self) -> Moment:
        """The same, where all of it was told already."""
        return Moment(self.number, [], partial(getattr, self, "view"), self.strand)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Moment):
            return NotImplemented
        return (self.number, self.events, self.view) == (other.number, other.events, other.view)

    __hash__ = None  # type: ignore[assignment]


def briefly(moments: Iterable[Moment]) -> list[Moment]:
    """The same moments, but what happens beside the viewer's own lane is one."""
    brief: list[Moment] = []
    for moment in moments:
        last = brief[-1] if brief else None
        if last is not None and last.aside and moment.aside:
            events = last.events + moment.events
            see = partial(getattr, moment, "view")
            brief[-1] = Moment(moment.number, events, see, moment.strand, aside=True)
        else:
            brief.append(moment)
    return brief


class Told(NamedTuple):
    """A moment as the match keeps it: what was told since the one before, to whomever, and a copy
    of the table."""

    events: Sequence[Event]
    table: Table
    strand: Strand | None
    answers: int  # given by then


class Heard(NamedTuple):
    """A moment in which a viewer heard something."""

    number: int
    events: list[Event]
    told: Told
    beside: Table | None  # how things stand in the lanes beside it, where that is not its own table
    aside: bool

    @property
    def table(self) -> Table:
        told = self.told
        if self.beside is None or told.strand is None:
            return told.table
        return told.table.apart(self.beside, told.strand.key)


class Story:
    """What a match that is listened to keeps besides its log: how things are said at the table, and
    the moments, in order of time. Those that every player has answered since are let go, but for
    the last few."""

    __slots__ = ("_answered", "_gone", "_heard", "_kept", "answers", "moments", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, players: int, *, moments: bool = True) -> None:
        self.vocabulary = vocabulary
        self.moments = moments  # whether they are kept
        self.answers = 0  # given so far, by whomever
        self._kept: list[Told] = []
        self._gone = 0  # how many were let go
        self._heard = [0] * (players + 1)  # by viewer, the spectator last: events of these
        self._answered = [0] * players  # by seat: how many moments there were at its last answer

    def copy(self) -> Story:
        new = Story(self.vocabulary, len(self._answered), moments=self.moments)
        new.answers = self.answers
        new._kept = self._kept[:]
        new._gone = self._gone
        new._heard = self._heard[:]
        new._answered = self._answered[:]
        return new

    def add(self, events: Sequence[Event], table: Table, strand: Strand | None) -> None:
        self._kept.append(Told(events, table, strand, self.answers))

    def answer(self, seat: int) -> None:
        """What was told so far, this seat has heard."""
        kept = self._kept
        self.answers += 1
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

    def heard(self, viewer: int | None) -> Iterator[Heard]:
        """The moments in which the viewer heard something, each with how much it had heard then."""
        number = self._heard[-1 if viewer is None else viewer]
        for told, beside, aside in self._as_told_to(viewer):
            events = [event for event in told.events if event.heard_by(viewer)]
            if events:
                number += len(events)
                yield Heard(number, events, told, beside, aside)

    def _as_told_to(self, viewer: int | None) -> Iterator[tuple[Told, Table | None, bool]]:
        """In order of time; but of lanes that begin together, the viewer's own is told first, and
        nothing has happened in the others until it comes to them."""
        runs = groupby(self._kept, lambda told: (told.strand and told.strand.stage, told.answers))
        for _, run in runs:
            together = list(run)
            strand = together[0].strand
            if strand is None or viewer not in strand.among:
                yield from ((told, None, False) for told in together)
                continue
            begin = strand.begun == together[0].answers
            last = together[-1].table if begin else None
            of_others = []
            for told in together:
                if told.strand is not None and viewer in told.strand.whose:
                    yield told, strand.before if begin else None, False
                else:
                    of_others.append(told)
            yield from ((told, last, True) for told in of_others)

    def heard_of_gone(self, viewer: int | None) -> int:
        """How many events the viewer heard in moments that are no longer kept."""
        return self._heard[-1 if viewer is None else viewer]

    def heard_when_answering(self, seat: int) -> int:
        """How many events the seat had heard, in moments, when it answered last."""
        number = self._heard[seat]
        for told in self._kept[: max(0, self._answered[seat] - self._gone)]:
            number += sum(event.heard_by(seat) for event in told.events)
        return number
