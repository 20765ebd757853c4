"""A hint at the terminal: what a bot that looks ahead would do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ludoteca.bots.advice import PLAYOUTS, SECONDS, SHOWN, best_few
from ludoteca.bots.playouts import Guide
from ludoteca.bots.thinker import Thinker, Thoughts
from ludoteca.bots.words import brings, happens, to_win
from ludoteca.core.actions import Action
from ludoteca.core.bots import Limit
from ludoteca.core.seat import Seat
from ludoteca.core.texts import Speaker


def think(seat: Seat, guide: Guide, limit: Limit) -> Thoughts:
    thinker = Thinker(Random(), guide, SECONDS, PLAYOUTS, is_far=True)
    return thinker.consider(seat, limit, SHOWN)


def draw_hint(thoughts: Thoughts, label: Callable[[Action], str], speaker: Speaker) -> Group:
    """The best choices, the best first, each with what it is expected to bring; then why."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    texts, best = speaker.texts, best_few(thoughts)
    for it in best:
        usual = texts.say("ui-hint-usual")
        more = usual if it.is_guides else brings(texts, it.more, it.ahead, it.ahead_error)
        grid.add_row(Text(label(it.action), style="bold"), more, to_win(texts, it.win))
    if not best:
        grid.add_row(Text(label(thoughts.choice), style="bold"))
    why = [
        Text.assemble((label(it.action), "bold"), " · ", happens(speaker, what))
        for it in best
        if not it.is_guides
        for what in it.follows
    ]
    return Group(grid, *why)
