"""What the drawings of all game rooms are made of: a room's `terminal.py` imports from here."""

from __future__ import annotations

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from ludoteca.core.texts import Speaker, capitalised

__all__ = ["Speaker", "capitalised", "label", "name_of", "panel", "player_name"]


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
