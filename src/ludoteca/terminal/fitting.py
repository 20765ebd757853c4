"""What a screen shows when it is not high enough for everything.

A drawing is made of parts, one below the other. Each can be drawn in full and perhaps in fewer
lines, and says what that costs its reader: the cheapest way to save lines is taken first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from rich.console import Console, ConsoleOptions, RenderableType


class Part:
    """A part of a drawing: in full, and shorter ways (None: left out), each with what it costs:
    more than the one before it."""

    def __init__(
        self, full: RenderableType | None, *shorter: tuple[int, RenderableType | None]
    ) -> None:
        self.ways = (full, *(way for _, way in shorter))
        self.costs = (0, *(cost for cost, _ in shorter))


class Board:
    """A drawing in parts; in full wherever there is no lack of room."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        return (part.ways[0] for part in self.parts if part.ways[0] is not None)


def parts_of(drawing: RenderableType) -> Sequence[Part]:
    return drawing.parts if isinstance(drawing, Board) else (Part(drawing),)


def fit(
    parts: Sequence[Part], console: Console, height: int, width: int | None = None
) -> list[RenderableType]:
    """The parts in so many lines, or as few as can be; on a part of the screen's `width`."""

    @cache
    def lines(place: int, way: int) -> int:
        return lines_of(parts[place].ways[way], console, width)

    chosen = [0] * len(parts)
    left = height - sum(lines(place, 0) for place in range(len(parts)))
    steps = sorted(
        (cost, place, way)
        for place, part in enumerate(parts)
        for way, cost in enumerate(part.costs)
        if way
    )
    taken = []
    for _, place, way in steps:
        if left >= 0:
            break
        taken.append((place, way))
        left += lines(place, chosen[place]) - lines(place, way)
        chosen[place] = way
    # a large saving may have made a smaller one before it needless
    for place, way in reversed(taken):
        more = lines(place, way - 1) - lines(place, way)
        if chosen[place] == way and more <= left:
            left -= more
            chosen[place] = way - 1
    ways = (part.ways[way] for part, way in zip(parts, chosen, strict=True))
    return [way for way in ways if way is not None]


def lines_of(drawing: RenderableType | None, console: Console, width: int | None = None) -> int:
    if drawing is None:
        return 0
    options = console.options.update(width=width or console.width)
    return len(console.render_lines(drawing, options, pad=False))
