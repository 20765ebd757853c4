"""A table of one's own that goes on from a moment of a finished game.

It has the same seed, rules, cards and options, and the answers up to that moment as its first
entries: so it stands as the game stood then, and the same cards are still to come.
"""

from __future__ import annotations

import secrets
from collections.abc import Generator
from typing import NamedTuple

import msgspec

from ludoteca.server.database import Entry, SeatRow, now
from ludoteca.server.names import bot_name
from ludoteca.server.tables import ANSWER, NOBODY, NOTE, TRIED, LiveTable


class Trial(NamedTuple):
    live: LiveTable
    entries: list[Entry]


def begun(old: LiveTable, moves: int, seat: int, guest: str) -> Generator[None, None, Trial]:
    """A table as the finished one stood after so many answers, answer by answer: the guest sits at
    that seat, bots where bots sat, and the game's usual one in the seats of the others."""
    row = msgspec.structs.replace(
        old.row,
        id=secrets.token_urlsafe(9),
        join=secrets.token_urlsafe(9),
        watch=secrets.token_urlsafe(9),
        host=guest,
        started=True,
        again=None,
        created_at=now(),
        finished=False,
    )
    live = LiveTable(row, seated(old, row.id, seat, guest), [], old.content)
    entries: list[Entry] = []

    def write(kind: str, who: int, ask_id: int, text: str) -> None:
        entries.append(Entry(row.id, live.sequence, kind, who, ask_id, text, now()))
        live.apply(entries[-1])

    for mover, action in old.playing.moves[:moves]:
        write(ANSWER, mover, live.playing.asks[mover].id, str(action))
        yield
    write(NOTE, NOBODY, -1, TRIED)
    return Trial(live, entries)


def seated(old: LiveTable, id: str, seat: int, guest: str) -> list[SeatRow]:
    """The nonces stay where they were: they are part of the shuffles."""
    own = old.seat_of(guest)
    mine = old.seats[seat if own is None else own].name
    kept = [it.name for it in old.seats if it.bot and it.number != seat]
    taken = [mine, *kept]
    seats = []
    for it in old.seats:
        if it.number == seat:
            seats.append(SeatRow(id, it.number, mine, "", guest, it.nonce))
            continue
        name = it.name if it.bot else bot_name(taken)
        taken.append(name)
        seats.append(SeatRow(id, it.number, name, it.bot or old.game.usual_bot, "", it.nonce))
    return seats
