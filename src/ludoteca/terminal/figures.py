"""What commands that play many games show: a bar while they do, and tables of figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

Row = TypeVar("Row")


def with_progress(rows: Iterator[Row], games: int) -> Iterator[Row]:
    """The same rows, with a bar for whoever watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from rows
        return
    bar = (BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=console, transient=True) as progress:
        yield from progress.track(rows, total=games)


def figures(title: str, first: str, *headings: str) -> Table:
    """A table whose first column names something and whose others are numbers."""
    table = Table(title=title, title_justify="left", caption_justify="left", box=None)
    table.add_column(first, overflow="fold")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def short(number: float) -> str:
    """With one digit after the point, where there is one."""
    return f"{number:.1f}".removesuffix(".0")


def percent(share: float) -> str:
    return f"{share:.1%}"


def percents(interval: tuple[float, float]) -> str:
    """From one share to another."""
    low, high = interval
    return f"{low:.1%} – {high:.1%}"
