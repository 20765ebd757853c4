"""Any game's view as tables: for games that do not draw their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.reading import Field, Reader, Rows, Words
from ludoteca.core.texts import Speaker, game_title


def draw_table(view: Any, speaker: Speaker, width: int) -> RenderableType:
    """The table as the game draws it, or as plain tables where it does not."""
    drawn: RenderableType | None = speaker.game.draw(view, speaker, width)
    return draw_view(view, speaker, width) if drawn is None else drawn


def draw_view(view: Any, speaker: Speaker, width: int) -> RenderableType:
    """Facts first, then each list of things as a table of its own."""
    title = Text(game_title(speaker.texts, speaker.game), style="bold")
    drawn = _draw(Reader(speaker).fields(view))
    return Panel(drawn, title=title, title_align="left", width=width)


def _draw(fields: Sequence[Field]) -> RenderableType:
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_column(style="bold", no_wrap=True)
    facts.add_column()
    below: list[RenderableType] = []
    for label, value in fields:
        if isinstance(value, Words):
            facts.add_row(label, _said(value))
        elif isinstance(value, Rows):
            below.append(_rows(label, value))
        elif all(part.shape == "words" for part in value):
            facts.add_row(label, ", ".join(f"{part.label}: {part.value}" for part in value))
        else:
            below.append(Group(Text(label, style="bold"), Padding(_draw(value), (0, 0, 0, 2))))
    return Group(facts, *below)


def _rows(title: str, value: Rows) -> RenderableType:
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    table.show_header = bool(value.columns)
    for column in ("", *(value.columns or ("",))):
        table.add_column(column)
    for head, cells in value.rows:
        table.add_row(head.text, *map(_said, cells))
    return table


def _said(words: Words) -> Text:
    return Text(str(words), style="dim" if words.state else "")
