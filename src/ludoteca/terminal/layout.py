"""The parts of the screen, put together for its width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

BESIDE = 124  # from this width on, the chronicle stands to the right of the table
CHRONICLE = 44
BOARD = 104  # a table does not get better by being wider than this


def board_width(width: int) -> int:
    """How much of the screen is the table's."""
    return width - CHRONICLE - 1 if width >= BESIDE else min(width, BOARD)


def draw_screen(
    board: RenderableType, chronicle: RenderableType, title: str, width: int
) -> RenderableType:
    """The table with the chronicle beside it or, on a narrow screen, below it."""
    panel = Panel(
        chronicle,
        title=Text(title, style="bold"),
        title_align="left",
        border_style="dim",
        padding=(0, 1),
        width=CHRONICLE if width >= BESIDE else board_width(width),
    )
    if width < BESIDE:
        return Group(board, panel)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=board_width(width))
    grid.add_column(width=CHRONICLE)
    grid.add_row(board, panel)
    return grid


def draw_options(labels: Sequence[str], enter: str) -> RenderableType:
    """The options with their numbers; a single one answers to Enter as well."""
    numbers = len(str(len(labels)))
    lines = []
    for number, label in enumerate(labels, start=1):
        line = Text.assemble((f" {number:>{numbers}} ", "bold reverse"), "  ", label)
        if len(labels) == 1:
            line.append(f"  [{enter}]", style="dim")
        lines.append(line)
    return Columns(lines, padding=(0, 3, 0, 0), column_first=True)
