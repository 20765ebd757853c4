"""What a screen shows when it is not high enough for everything.

A drawing is made of parts, one below the other. Each can be drawn in full and perhaps in fewer lines,
and says what that costs its reader: the cheapest way to save lines is taken first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderableType


class Part:
    """A part of a drawing: in full, and shorter ways with what each costs (None: left out)."""

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


def fit(parts: Sequence[Part], console: Console, height: int) -> list[RenderableType]:
    """The parts in so many lines, or as few as can be."""
    lines = [[lines_of(way, console) for way in part.ways] for part in parts]
    chosen = [0] * len(parts)
    left = height - sum(ways[0] for ways in lines)
    steps = sorted(
        (cost, -place, way)
        for place, part in enumerate(parts)
        for way, cost in enumerate(part.costs)
        if way
    )
    taken = []
    for _, minus, way in steps:
        if left >= 0:
            break
        place = -minus
        taken.append((place, chosen[place]))
        left += lines[place][chosen[place]] - lines[place][way]
        chosen[place] = way
    # a large saving may have made a smaller one before it needless
    for place, before in reversed(taken):
        more = lines[place][before] - lines[place][chosen[place]]
        if 0 <= more <= left and before < chosen[place]:
            left -= more
            chosen[place] = before
    ways = (part.ways[way] for part, way in zip(parts, chosen, strict=True))
    return [way for way in ways if way is not None]


def lines_of(drawing: RenderableType | None, console: Console) -> int:
    return 0 if drawing is None else len(console.render_lines(drawing, pad=False))
