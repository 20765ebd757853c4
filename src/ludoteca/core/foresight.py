"""What games have taught about how tables end.

What a player is likely to come to is a sum: traits of its place at the table (what it has, what its
bot makes of that), each times a weight. Weights shift with the course of the game, for what counts
early is not what counts late, and they differ with the number of players. A room says what the
traits are; the weights are in its `prospects.toml`, which `tools/learn_prospects.py` makes from how
thousands of games ended.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec

from ludoteca.core.errors import LudotecaError

Weight: TypeAlias = tuple[float, float, float]  # at the beginning, half-way, and at the end


class Lessons(msgspec.Struct, frozen=True):
    """What was learnt about tables of so many players."""

    players: int
    rest: Weight  # what everybody comes to besides
    of: dict[str, Weight]  # by trait


def blend(course: float) -> Weight:
    """How much each of the three counts, on the parabola through them."""
    return (
        (1 - course) * (1 - 2 * course),
        4 * course * (1 - course),
        course * (2 * course - 1),
    )


class Foresight:
    """The lessons of a room. `traits` are the names of what its tables are judged by, in order."""

    def __init__(self, traits: Sequence[str], lessons: Sequence[Lessons]) -> None:
        for known in lessons:
            if set(known.of) != set(traits):
                odd = ", ".join(sorted(set(known.of) ^ set(traits)))
                raise LudotecaError(f"not the traits that the lessons were about: {odd}")
        self._tables = {
            known.players: (known.rest, [known.of[name] for name in traits]) for known in lessons
        }

    @classmethod
    def read(cls, path: Path, traits: Sequence[str]) -> Foresight:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        return cls(traits, msgspec.convert(found["tables"], list[Lessons]))

    def scores(self, course: float, places: Sequence[Sequence[float]]) -> list[float]:
        """The final scores to be expected, by player, of whom each has a row of traits. `course`:
        how much of the game is over, from 0 to 1."""
        first, middle, last = blend(course)
        rest, of = self._tables[len(places)]
        base = first * rest[0] + middle * rest[1] + last * rest[2]
        weights = [first * a + middle * b + last * c for a, b, c in of]
        return [
            base + sum([a * b for a, b in zip(weights, traits, strict=True)]) for traits in places
        ]
