"""The chronicle: what happened, line by line, each with the paragraph it follows from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from ludoteca.core.table import Event
from ludoteca.core.texts import Speaker


def rule_of(event: Event, speaker: Speaker) -> str:
    return speaker.game.vocabulary.events[event.key].rule


def draw_line(event: Event, speaker: Speaker, style: str = "") -> Text:
    line = Text(speaker.event(event), style=style)
    if rule := rule_of(event, speaker):
        line.append(f"  {rule}", style="dim")
    return line


def draw_lines(events: Iterable[Event], speaker: Speaker, style: str = "") -> list[Text]:
    return [draw_line(event, speaker, style) for event in events]


def since_last_choice(events: Sequence[Event], last_choice: int | None) -> list[Event]:
    """What came of the answer of that number and everything after it; all, if there was none."""
    if last_choice is None:
        return list(events)
    return [event for event in events if event.move > last_choice]
