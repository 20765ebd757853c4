"""With and without: do those who did something win more often than those who did not?

The seats of one game are not independent (as a rule one of them wins), so games are what is counted
on, and not seats: intervals are as wide as the games say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import hypot, sqrt
from statistics import NormalDist
from typing import NamedTuple

from ludoteca.lab.summary import NORMAL_95, Interval, wilson

FEW = 12  # seats, or games, on either side: with less there is nothing to be said


class Side(NamedTuple):
    """Those who did it, or those who did not."""

    seats: int
    won: float

    @property
    def share(self) -> float:
        return self.won / self.seats if self.seats else 0.0


class Difference(NamedTuple):
    """How much more often those win who did it: in shares of games, or in whatever is measured."""

    value: float
    interval: Interval
    clear: bool  # even if as many things as were compared all made no difference

    def divided(self, by: int) -> Difference:
        """The same in a unit that is so many times as large."""
        low, high = self.interval
        return Difference(self.value / by, Interval(low / by, high / by), self.clear)


class Compared(NamedTuple):
    """One thing: who did it, who did not, and the difference, where enough did either."""

    did: Side
    did_not: Side
    games: int  # in which somebody did
    times: int
    difference: Difference | None


class Group:
    """Things of one kind, counted game by game: who did each of them, and who won."""

    def __init__(self) -> None:
        self.games = 0
        self._all: Counter[tuple[int, float]] = Counter()
        self._did: dict[int, Counter[tuple[int, float, int, float]]] = {}
        self._times: Counter[int] = Counter()

    def add(self, won: dict[int, float], did: dict[int, dict[int, int]]) -> None:
        """A game: what each of those won who had the choice, and by thing who did it how often."""
        self.games += 1
        seats, wins = len(won), sum(won.values())
        self._all[seats, wins] += 1
        for thing, by in did.items():
            here = (len(by), sum(won[seat] for seat in by), seats, wins)
            self._did.setdefault(thing, Counter())[here] += 1
            self._times[thing] += sum(by.values())

    @property
    def things(self) -> list[int]:
        return sorted(self._did)

    def compare(self) -> dict[int, Compared]:
        """Every thing, in the order of its number."""
        sides = {thing: self._sides(thing) for thing in self.things}
        told = [thing for thing, (did, did_not) in sides.items() if _enough(did, did_not)]
        strict = strict_deviations(len(told))
        return {
            thing: Compared(
                did,
                did_not,
                self._did[thing].total(),
                self._times[thing],
                self._difference(thing, did, did_not, strict) if thing in told else None,
            )
            for thing, (did, did_not) in sides.items()
        }

    def _sides(self, thing: int) -> tuple[Side, Side]:
        did = Side(
            sum(seats * n for (seats, *_), n in self._did[thing].items()),
            _total((won, n) for (_, won, *_), n in self._did[thing].items()),
        )
        seats = sum(seats * n for (seats, _), n in self._all.items())
        wins = _total((won, n) for (_, won), n in self._all.items())
        return did, Side(seats - did.seats, wins - did.won)

    def _difference(self, thing: int, did: Side, did_not: Side, strict: float) -> Difference:
        """Newcombe's interval from two of Wilson's, for as many seats as the games are worth."""
        worth = 1 / self._crowding(thing, did, did_not)
        value = did.share - did_not.share

        def interval(z: float) -> Interval:
            one = wilson(did.won * worth, did.seats * worth, z)
            two = wilson(did_not.won * worth, did_not.seats * worth, z)
            low = hypot(did.share - one.low, two.high - did_not.share)
            high = hypot(one.high - did.share, did_not.share - two.low)
            return Interval(value - low, value + high)

        return Difference(value, interval(NORMAL_95), _clear(interval(strict)))

    def _crowding(self, thing: int, did: Side, did_not: Side) -> float:
        """How much wider the games make it than as many independent seats would: the variance of
        the difference by games, divided by the one by seats."""
        rest = self._all.copy()
        for (_, _, seats, wins), n in self._did[thing].items():
            rest[seats, wins] -= n
        games = [*self._did[thing].items()]
        games += [((0, 0.0, seats, wins), n) for (seats, wins), n in rest.items() if n]
        by_games = 0.0
        for (count, won, seats, wins), n in sorted(games):
            pull = (won - did.share * count) / did.seats
            pull -= (wins - won - did_not.share * (seats - count)) / did_not.seats
            by_games += n * pull * pull
        by_seats = did.share * (1 - did.share) / did.seats
        by_seats += did_not.share * (1 - did_not.share) / did_not.seats
        return max(1.0, by_games / by_seats) if by_seats else 1.0


class Mean:
    """A mean of whole numbers that grows, with its standard error."""

    def __init__(self) -> None:
        self.count = self._total = self._squares = 0

    def add(self, value: int) -> None:
        self.count += 1
        self._total += value
        self._squares += value * value

    def without(self, some: Mean) -> Mean:
        """Of all of these, those that are not among some."""
        rest = Mean()
        rest.count = self.count - some.count
        rest._total = self._total - some._total
        rest._squares = self._squares - some._squares
        return rest

    @property
    def value(self) -> float:
        return self._total / self.count

    @property
    def error2(self) -> float:
        """The square of the standard error."""
        n = self.count
        return (n * self._squares - self._total * self._total) / (n * n * (n - 1))


def difference_of_means(some: Mean, others: Mean, compared: int) -> Difference | None:
    """By how much the mean of some is above that of the others, one of so many comparisons."""
    if min(some.count, others.count) < FEW:
        return None
    value = some.value - others.value
    error = sqrt(some.error2 + others.error2)

    def interval(z: float) -> Interval:
        return Interval(value - z * error, value + z * error)

    return Difference(value, interval(NORMAL_95), _clear(interval(strict_deviations(compared))))


def strict_deviations(compared: int) -> float:
    """For so many comparisons (Bonferroni): with 95%, none of them is called clear by chance."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, compared))


def _enough(did: Side, did_not: Side) -> bool:
    return min(did.seats, did_not.seats) >= FEW


def _clear(interval: Interval) -> bool:
    return interval.low > 0 or interval.high < 0


def _total(parts: Iterable[tuple[float, int]]) -> float:
    """The same sum, whatever the order of the games was."""
    return sum(value * n for value, n in sorted(parts))
