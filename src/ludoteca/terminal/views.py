"""Any game's view as tables: for games that do not draw their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.texts import Speaker

NOTHING = "–"


def draw_table(view: Any, speaker: Speaker, width: int) -> RenderableType:
    """The table as the game draws it, or as plain tables where it does not."""
    drawn: RenderableType | None = speaker.game.draw(view, speaker, width)
    return draw_view(view, speaker, width) if drawn is None else drawn


def draw_view(view: Any, speaker: Speaker, width: int) -> RenderableType:
    """Facts first, then each list of things as a table of its own."""
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_column(style="bold", no_wrap=True)
    facts.add_column()
    tables: list[RenderableType] = []
    for name, value in _fields(view).items():
        if name == "you":  # whoever looks knows who they are
            continue
        if _is_rows(value):
            tables.append(_rows(label(name, speaker), value, speaker))
        else:
            facts.add_row(label(name, speaker), show(name, value, speaker))
    title = Text(speaker.game.title, style="bold")
    return Panel(Group(facts, *tables), title=title, title_align="left", width=width)


def label(name: str, speaker: Speaker) -> str:
    """A field's name as people say it, where the game has a text for it."""
    for key in (f"view-{name}", f"view-{name.replace('_', '-')}"):
        if speaker.texts.has(key):
            return speaker.texts.say(key)
    return name.replace("_", " ")


def show(name: str, value: Any, speaker: Speaker) -> str:
    """A value of a view as words."""
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return speaker.texts.say("ui-yes" if value else "ui-no")
    if isinstance(value, int) and _is_seat(name) and value in range(len(speaker.names)):
        return speaker.names[value]
    if isinstance(value, str):
        return _word(value, speaker)
    if isinstance(value, msgspec.Struct | Mapping):
        parts = [
            f"{label(key, speaker) if isinstance(value, msgspec.Struct) else _word(key, speaker)}"
            f" {show(key, item, speaker)}"
            for key, item in _fields(value).items()
        ]
        return ", ".join(parts) or NOTHING
    if isinstance(value, Sequence | set | frozenset):
        return ", ".join(show(name, item, speaker) for item in value) or NOTHING
    return str(value)


def _fields(value: Any) -> dict[str, Any]:
    if isinstance(value, msgspec.Struct):
        return {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {str(key): item for key, item in value.items()}
    return {"": value}


def _is_seat(name: str) -> bool:
    return name in ("you", "player") or name.endswith("_player")


def _is_rows(value: Any) -> bool:
    """A list of things that all have the same fields."""
    return (
        isinstance(value, list | tuple)
        and bool(value)
        and all(isinstance(item, msgspec.Struct) for item in value)
        and len({type(item) for item in value}) == 1
    )


def _rows(title: str, items: Sequence[Any], speaker: Speaker) -> RenderableType:
    names = list(_fields(items[0]))
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    by_seat = len(items) == len(speaker.names)
    table.add_column("")
    for name in names:
        table.add_column(label(name, speaker))
    for place, item in enumerate(items):
        head = speaker.names[place] if by_seat else str(place + 1)
        table.add_row(head, *(show(name, value, speaker) for name, value in _fields(item).items()))
    return table


def _word(value: str, speaker: Speaker) -> str:
    """The name of what an id stands for, where the game has such a noun."""
    for kind, ids in speaker.game.vocabulary.nouns.items():
        if value in ids and speaker.texts.has(f"{kind}-{value}"):
            return speaker.texts.say(f"{kind}-{value}")
    return value
