"""How a game ended, and where the scores come from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.game import Result
from ludoteca.core.texts import Several, Speaker, Texts


def draw_result(result: Result, speaker: Speaker, width: int) -> RenderableType:
    texts = speaker.texts
    say = texts.say
    named = dict.fromkeys(part for scored in result.breakdown for part in scored)
    parts = [part for part in named if any(scored.get(part) for scored in result.breakdown)]
    total = say("ui-total")
    if len(parts) == 1:  # the total is that part: one column is enough
        total = _name(f"score-{parts[0]}", parts[0], texts)
        parts = []
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(say("ui-place"), justify="right")
    table.add_column(say("ui-name"))
    for part in parts:
        table.add_column(_name(f"score-{part}", part, texts), justify="right")
    table.add_column(total, justify="right")
    for place, seats in enumerate(result.ranking):
        number = 1 + sum(len(before) for before in result.ranking[:place])
        for seat in seats:
            table.add_row(
                str(number),
                _called(seat, speaker),
                *(str(result.breakdown[seat].get(part, 0)) for part in parts),
                str(result.scores[seat]),
                style="bold" if seat in result.winners else "",
            )
    ending = Text(ending_of(result.reason, texts), style="dim")
    return Panel(
        Group(Text(winners(result, speaker), style="bold"), ending, Text(), table),
        title=Text(say("ui-result"), style="bold"),
        padding=(1, 2),
        width=width,
    )


def ending_of(reason: str, texts: Texts) -> str:
    """Why a game ended, in the game's own words."""
    return _name(f"end-{reason}", reason, texts)


def winners(result: Result, speaker: Speaker) -> str:
    if result.winners == [speaker.seat]:
        return speaker.texts.say("ui-winner-you")
    names = Several([speaker.names[seat] for seat in result.winners])
    return speaker.texts.say("ui-winners", count=len(result.winners), names=names)


def _called(seat: int, speaker: Speaker) -> str:
    name = speaker.names[seat]
    return f"{name} ({speaker.texts.say('ui-you').lower()})" if seat == speaker.seat else name


def _name(key: str, fallback: str, texts: Texts) -> str:
    return texts.say(key) if texts.has(key) else fallback
