"""Games that a test makes up: whatever script it hands over, with points and one hidden number."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any

from ludoteca.bots.haste import Hasty
from ludoteca.bots.playouts import Guide
from ludoteca.core.actions import Action
from ludoteca.core.ask import Script
from ludoteca.core.bots import UNLIMITED, Limit
from ludoteca.core.game import Result
from ludoteca.core.levels import AtTables
from ludoteca.core.match import Match
from ludoteca.core.rng import Stream
from ludoteca.core.seat import Seat
from ludoteca.core.table import Table
from tests.core.tiny import TinyGame


class Points(Table):
    points: list[int]
    hidden: int  # from 0 to 9, known to nobody

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.points = [0] * players
        self.hidden = 0


class Plot(TinyGame[Points]):
    """The script is a stretch, played so many times; most points win."""

    id = "tiny-plot"
    title = "Tiny plot"
    players = range(1, 5)

    def __init__(
        self,
        script: Callable[[Points], Script[Any]],
        stretches: int = 1,
        ahead: int | None = None,
    ) -> None:
        self.script, self.stretches, self.ahead = script, stretches, ahead
        self.foreseen: list[list[float]] = []  # every outlook that was given

    def setup(self, players: int, options: Mapping[str, Any], rng: Stream, content: Any) -> Points:
        table = Points(players)
        table.hidden = rng.below(10)
        return table

    def turn(self, table: Points) -> Script[None]:
        yield from self.script(table)
        if table._stretch == self.stretches:
            table.over = "done"

    def view(self, table: Points, seat: int | None) -> dict[str, Any]:
        return {"you": seat, "points": table.points[:]}

    def resample(self, table: Points, seat: int | None, rng: Stream) -> None:
        table.hidden = rng.below(10)

    def result(self, table: Points) -> Result:
        points = [{"points": points} for points in table.points]
        return Result.ranked(points, [()] * table.players, table.over)

    def horizon(self, table: Points) -> int | None:
        return self.ahead

    def outlook(self, table: Points, seat: int | None) -> list[float]:
        self.foreseen.append([float(points) for points in table.points])
        return self.foreseen[-1]


class First:
    """A guide that takes what comes first."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        return seat.ask.options[0]


def hasty(
    guide: Guide = First,
    haste: AtTables[float] = 1.0,
    luck: int = 1,
    guarded: Collection[str] = (),
) -> Hasty:
    rng = Random(luck)
    return Hasty(rng, guide(rng), guide, haste, guarded)


def match_of(
    script: Callable[[Points], Script[Any]],
    players: int = 2,
    *,
    stretches: int = 1,
    ahead: int | None = None,
) -> Match:
    return Match(Plot(script, stretches, ahead), players, 1)
