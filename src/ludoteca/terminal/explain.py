"""The living rulebook in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca.core.game import Game
from ludoteca.core.rulebook import Rulebook, Section, rulebook


def book_of(game: Game[Any], lang: str) -> Rulebook:
    """The game's rulebook; an empty one where there is none to read."""
    try:
        return rulebook(game, lang)
    except (OSError, ValueError):
        return Rulebook("", [])


def draw_paragraphs(paragraphs: Iterable[tuple[str, str]]) -> RenderableType:
    """Paragraphs with their numbers in the margin."""
    grid = Table.grid(padding=(0, 2, 1, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for number, text in paragraphs:
        grid.add_row(number, Markdown(text))
    return grid


def draw_section(section: Section) -> RenderableType:
    heading = Text(f"{section.number}  {section.title}".strip(), style="bold yellow")
    return Group(heading, Text(""), Padding(draw_paragraphs(section.paragraphs.items()), (0, 0)))


def draw_contents(book: Rulebook) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for section in book.sections:
        grid.add_row(section.number, section.title)
    return grid


def draw_book(book: Rulebook) -> RenderableType:
    title = Text(book.title, style="bold underline")
    return Group(title, Text(""), *(draw_section(section) for section in book.sections))


def find_in(book: Rulebook, wanted: str) -> RenderableType | None:
    """A paragraph (`M3.1`) or a section (`M3`) of that number, however it is written."""
    number = wanted.strip().upper()
    paragraphs = book.paragraphs
    if number in paragraphs:
        return draw_paragraphs([(number, paragraphs[number])])
    for section in book.sections:
        if section.number == number and number:
            return draw_section(section)
    return None
