"""Comparing choices that are tried in the same worlds.

Each contestant is tried in world after world. Since all of them meet the same worlds, it is the
difference within a world that counts, not how lucky the world was. It goes in heats: after each the
worse half is tried no more, so that what there is to spend goes to those who may be the best. The
race is over when nothing more can come of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Generic, NamedTuple, TypeAlias, TypeVar

FEWEST = 3  # worlds, before anything is said about anybody
HOPELESS = 2.5  # standard errors behind the best, to be tried no more
SURE = 1.0  # ... ahead of the first, to be taken instead
TRIFLE = 0.002  # of worth: less is not worth another thought
WEIGHT = 2.0  # of what is known about all, against what is known about one

W = TypeVar("W")
Spent: TypeAlias = Callable[[], float] | None


class OutOfTime(Exception):
    """There is no time to go on."""


class Lead(NamedTuple):
    """By how much one is ahead of another on average, and the standard error of that."""

    mean: float
    error: float


class Contestant(Generic[W]):
    """A choice, and what it was worth in the worlds it was tried in."""

    __slots__ = ("choice", "values")

    def __init__(self, choice: W) -> None:
        self.choice = choice
        self.values: list[float] = []

    @property
    def worlds(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Race(Generic[W]):
    """Contestants side by side. The first is the one to be taken where nobody is surely better."""

    def __init__(self, choices: Sequence[W]) -> None:
        self.contestants = [Contestant(choice) for choice in choices]
        self.running = self.contestants[:]
        self._usual = 0.0  # how much differences usually vary from world to world

    @property
    def first(self) -> Contestant[W]:
        return self.contestants[0]

    def run(
        self, worlds: int, value: Callable[[W, int], float], spent: Spent = None, keep: int = 1
    ) -> None:
        """Try everybody in one world after the other. `value` may raise OutOfTime: then it ends
        there. `spent` tells which part is gone of what there is to spend, by which the heats are
        laid out; otherwise it is worlds that are spent. `keep`: so many stay in the race, however
        far behind."""
        heats = max(1, (len(self.running) - 1).bit_length())
        heat = 1
        try:
            for world in range(self.first.worlds, worlds):
                for contestant in self.running:
                    contestant.values.append(value(contestant.choice, world))
                part = spent() if spent is not None else (world + 1) / worlds
                while heat < heats and part >= heat / heats:
                    self._halve(keep)
                    heat += 1
                if world + 1 >= FEWEST:
                    self._look(keep)
                    if self._is_over(keep):
                        return
        except OutOfTime:
            pass

    def _halve(self, keep: int) -> None:
        """The better half stays, and the first, which the best has to beat."""
        order = sorted(self.running, key=lambda it: it.mean, reverse=True)
        stay = {id(self.first), *map(id, order[: max(keep, (len(order) + 1) // 2)])}
        self.running = [it for it in self.running if id(it) in stay]

    def _look(self, keep: int) -> None:
        """Leave behind whoever is far behind."""
        best = self.leader
        spreads = [_variance(it, best) for it in self.running if it is not best]
        self._usual = sum(spreads) / len(spreads) if spreads else 0.0
        order = sorted(self.running, key=lambda it: it.mean, reverse=True)
        stay = set(map(id, order[:keep]))
        self.running = [
            it for it in self.running if id(it) in stay or not self._is_hopeless(it, best)
        ]

    def _is_hopeless(self, it: Contestant[W], best: Contestant[W]) -> bool:
        lead = self.lead(best, it)
        return it is not best and lead.mean > HOPELESS * lead.error

    def _is_over(self, keep: int) -> bool:
        if len(self.running) <= 1:
            return True
        if keep > 1 or self.first not in self.running:
            return False
        leads = [self.lead(it, self.first) for it in self.running if it is not self.first]
        return all(lead.mean + HOPELESS * lead.error < TRIFLE for lead in leads)

    @property
    def leader(self) -> Contestant[W]:
        """Whoever has done best so far among those that are still tried."""
        return max(self.running, key=lambda it: it.mean)

    def lead(self, it: Contestant[W], other: Contestant[W]) -> Lead:
        """By how much one is ahead of the other in the worlds that both have met. How much that
        varies is known from all contestants, as long as it is hardly known from these two."""
        worlds = min(it.worlds, other.worlds)
        if not worlds:
            return Lead(0.0, float("inf"))
        mean = sum(map(_minus, it.values[:worlds], other.values)) / worlds
        own = _variance(it, other) * (worlds - 1)
        variance = (own + WEIGHT * self._usual) / (worlds - 1 + WEIGHT)
        return Lead(mean, sqrt(variance / worlds))

    @property
    def winner(self) -> Contestant[W]:
        """The best one, if it is surely better than the first."""
        best = self.leader
        if best.worlds < FEWEST:
            return self.first
        lead = self.lead(best, self.first)
        return best if lead.mean > max(TRIFLE, SURE * lead.error) else self.first


def _minus(a: float, b: float) -> float:
    return a - b


def _variance(it: Contestant[W], other: Contestant[W]) -> float:
    """Of the differences, from world to world."""
    worlds = min(it.worlds, other.worlds)
    if worlds < 2:
        return 0.0
    differences = list(map(_minus, it.values[:worlds], other.values))
    mean = sum(differences) / worlds
    return sum((difference - mean) ** 2 for difference in differences) / (worlds - 1)
