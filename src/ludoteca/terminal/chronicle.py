"""The chronicle: what happened, line by line, each with the paragraph it follows from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from ludoteca.core.table import Event
from ludoteca.core.texts import Speaker


def rule_of(event: Event, speaker: Speaker) -> str:
    return speaker.game.vocabulary.events[event.key].rule


def draw_chronicle(
    events: Iterable[Event], speaker: Speaker, old: Iterable[Event] = (), earlier: str = ""
) -> Table:
    """A line for each event with its paragraph in the margin; the old ones paler, before it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    if earlier:
        grid.add_row("…", Text(earlier, style="dim"))
    for event in old:
        grid.add_row(rule_of(event, speaker), Text(speaker.event(event), style="dim"))
    for event in events:
        grid.add_row(rule_of(event, speaker), Text(speaker.event(event)))
    return grid


def since_last_choice(events: Sequence[Event], last_choice: int | None) -> list[Event]:
    """What came of the answer of that number and everything after it; all, if there was none."""
    if last_choice is None:
        return list(events)
    return [event for event in events if event.move > last_choice]
