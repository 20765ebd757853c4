"""What the drawings of all game rooms are made of: a room's `terminal.py` imports from here."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.texts import Speaker, capitalised, game_title
from ludoteca.terminal.fitting import Board, Part

__all__ = [
    "Board",
    "Part",
    "Speaker",
    "capitalised",
    "columns",
    "cut_off",
    "heading",
    "label",
    "labelled",
    "name_of",
    "names_of",
    "packed",
    "panel",
    "player_name",
]


def heading(colour: str, facts: Iterable[str], warnings: Iterable[str], speaker: Speaker) -> Part:
    """The first line of a table: the game's sign, where things stand, what is about to happen."""
    sign = f" {game_title(speaker.texts, speaker.game).upper()} "
    line = Text(" · ".join(facts))
    for warning in warnings:
        line.append("  ")
        line.append(f" {warning} ", style="bold reverse")
    return Part(Text.assemble((sign, f"bold white on {colour}"), "  ", line), (15, line))


def panel(
    inside: RenderableType, title: str, width: int, colour: str, legend: str = ""
) -> RenderableType:
    """A part of the table in its frame."""
    return Panel(
        inside,
        title=Text(title, style="bold"),
        title_align="left",
        subtitle=Text(legend, style="dim") if legend else None,
        subtitle_align="right",
        border_style=colour,
        padding=(0, 1),
        width=width,
    )


def label(field: str, speaker: Speaker) -> str:
    """How a part of the view is called."""
    return speaker.texts.say(f"view-{field}")


def name_of(kind: str, id: str, speaker: Speaker) -> str:
    return speaker.texts.say(f"{kind}-{id}")


def player_name(seat: int, you: int | None, speaker: Speaker) -> str:
    """A player's name; for the viewer's own seat, "you"."""
    return speaker.texts.say("ui-you") if seat == you else speaker.names[seat]


def names_of(kind: str, ids: Iterable[str], speaker: Speaker) -> str:
    return ", ".join(name_of(kind, id, speaker) for id in ids)


def labelled(field: str, value: object, speaker: Speaker) -> str:
    """A part of the view with its name before it."""
    return f"{label(field, speaker)}: {value}"


def columns(gap: int = 2, *, headed: bool = True) -> Table:
    """Rows in columns, without a frame."""
    return Table(
        box=None,
        padding=(0, gap, 0, 0),
        pad_edge=False,
        header_style="dim",
        show_header=headed,
    )


def cut_off(text: Text) -> Text:
    """The text in one line, however narrow its column is."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def packed(texts: Iterable[Text], width: int) -> Text:
    """The texts one after the other, as many to a line as fit into it."""
    lines: list[Text] = []
    for text in texts:
        if lines and lines[-1].cell_len + 2 + text.cell_len <= width:
            lines[-1] = Text("  ").join([lines[-1], text])
        else:
            lines.append(text)
    return Text("\n").join(lines)
