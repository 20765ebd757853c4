"""The parts of the screen, put together for its width and height."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.terminal.fitting import Part, fit, lines_of, parts_of

BESIDE = 124  # from this width on, the chronicle stands to the right of the table
CHRONICLE = 44
BOARD = 104  # a table does not get better by being wider than this
MOST_LINES = 14  # of the chronicle beside a question
FEWEST = 8  # options that are listed however low the screen is


def board_width(width: int) -> int:
    """How much of the screen is the table's."""
    return width - CHRONICLE - 1 if width >= BESIDE else min(width, BOARD)


def draw_screen(
    board: RenderableType,
    chronicle: Callable[[int], RenderableType],
    title: str,
    below: Sequence[Part],
    console: Console,
    height: int | None,
) -> RenderableType:
    """The table, the chronicle beside it or, on a narrow screen, under it, and what is `below`.

    `chronicle` draws that many of its latest lines. On a low screen everything gives way a little,
    what matters least first.
    """
    width = console.width
    framed = _framed(chronicle, title, CHRONICLE if width >= BESIDE else board_width(width))
    if width < BESIDE:
        parts = [
            *parts_of(board),
            Part(
                framed(MOST_LINES),
                *((10, framed(6)), (30, chronicle(3)), (60, chronicle(1)), (75, None)),
            ),
            *below,
        ]
        return Group(*_fitted(parts, console, height))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=board_width(width))
    grid.add_column(width=CHRONICLE)
    if height is None:
        grid.add_row(board, framed(MOST_LINES))
        return Group(grid, *_fitted(below, console, None))
    question = fit(below, console, height // 2)
    left = height - sum(lines_of(part, console) for part in question)
    fitted = fit(parts_of(board), console, left, board_width(width))
    grid.add_row(Group(*fitted), _as_much(framed, console, left))
    return Group(grid, *question)


def _framed(
    chronicle: Callable[[int], RenderableType], title: str, width: int
) -> Callable[[int], RenderableType]:
    return lambda lines: Panel(
        chronicle(lines),
        title=Text(title, style="bold"),
        title_align="left",
        border_style="dim",
        padding=(0, 1),
        width=width,
    )


def _fitted(parts: Sequence[Part], console: Console, height: int | None) -> list[RenderableType]:
    if height is None:
        return [part.ways[0] for part in parts if part.ways[0] is not None]
    return fit(parts, console, height)


def _as_much(
    draw: Callable[[int], RenderableType], console: Console, height: int
) -> RenderableType:
    """As many lines of the chronicle as there is room for."""
    counts = range(MOST_LINES, 0, -1)
    return next((it for it in map(draw, counts) if lines_of(it, console) <= height), draw(1))


def draw_options(labels: Sequence[str], enter: str, more: str = "") -> RenderableType:
    """The options with their numbers; a single one answers to Enter as well. `more`: a line about
    those that are not listed."""
    numbers = len(str(len(labels)))
    lines = []
    for number, label in enumerate(labels, start=1):
        line = Text.assemble((f" {number:>{numbers}} ", "bold reverse"), " ", label)
        if len(labels) == 1:
            line.append(f"  [{enter}]", style="dim")
        lines.append(line)
    columns = Columns(lines, padding=(0, 2, 0, 0), column_first=True)
    return Group(columns, Text(more, style="dim")) if more else columns


def options_part(labels: Sequence[str], enter: str, more: Callable[[int], str]) -> Part:
    """The options; on a low screen only the first of many, which are the better ones."""
    counts = [count for count in range(24, FEWEST - 1, -2) if count < len(labels)]
    return Part(
        draw_options(labels, enter),
        *(
            (100 + place, draw_options(labels[:count], enter, more(len(labels) - count)))
            for place, count in enumerate(counts)
        ),
    )
