"""Tables that nobody keeps: for measuring and checking pages without a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ludoteca.core.actions import Action
from ludoteca.core.game import Game
from ludoteca.server.database import Entry, SeatRow, TableRow, now
from ludoteca.server.tables import ANSWER, LiveTable


def rehearse(
    game: Game[Any],
    names: Sequence[str],
    rng: Random,
    options: Mapping[str, Any] | None = None,
) -> LiveTable:
    """A new table of a registered game, with people on all its seats; `rng` gives the seed."""
    row = TableRow(
        id="table",
        game=game.id,
        ruleset=game.ruleset,
        content=game.content().hash,
        options=game.read_options(options),
        seed=rng.randbytes(32),
        join="join",
        watch="watch",
        host="guest-0",
        started=True,
        again=None,
        created_at=now(),
    )
    seats = [
        SeatRow(row.id, seat, name, "", f"guest-{seat}", "n") for seat, name in enumerate(names)
    ]
    return LiveTable(row, seats, [])


def give(live: LiveTable, seat: int, action: Action) -> None:
    """Answer for a seat, as if it had been written down."""
    ask_id = live.playing.asks[seat].id
    live.apply(Entry(live.id, live.sequence, ANSWER, seat, ask_id, str(action), now()))
