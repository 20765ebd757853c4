"""The run of everybody's chances through a game, as lines that the page draws."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

WIDTH, HEIGHT = 600, 340
LEFT, RIGHT, TOP, BOTTOM = 84, 584, 16, 296
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


class Moment(NamedTuple):
    """Everybody's chances after so many answers, and what that moment is called."""

    move: int
    when: str
    shares: list[str]
    label: str
    wins: list[float]


class Point(NamedTuple):
    """A moment in the picture: where it is, and the column that can be clicked."""

    move: int
    when: str
    shares: list[str]
    label: str
    x: float
    ys: list[float]
    from_x: float
    width: float


class Mark(NamedTuple):
    y: float
    text: str


class Chart(NamedTuple):
    points: list[Point]
    lines: list[str]  # by seat: the path
    grid: list[Mark]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = RIGHT
    bottom: int = BOTTOM


def drawn(moments: Sequence[Moment], scale: Sequence[str]) -> Chart:
    """`scale`: what the quarters are called, from none to all."""
    last = max(1, moments[-1].move)
    xs = [round(LEFT + (RIGHT - LEFT) * it.move / last, 1) for it in moments]
    middles = [(one + other) / 2 for one, other in pairwise(xs)]
    edges = [float(LEFT), *middles, float(RIGHT)]
    points = [
        Point(
            it.move,
            it.when,
            it.shares,
            it.label,
            x,
            [height(share) for share in it.wins],
            round(edges[place], 1),
            round(edges[place + 1] - edges[place], 1),
        )
        for place, (it, x) in enumerate(zip(moments, xs, strict=True))
    ]
    lines = [
        "M" + "L".join(f"{point.x} {point.ys[seat]}" for point in points)
        for seat in range(len(moments[0].wins))
    ]
    grid = [Mark(height(share), text) for share, text in zip(QUARTERS, scale, strict=True)]
    return Chart(points, lines, grid)


def height(share: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * share, 1)
