"""What stands at a table, kept so that nobody has to go through everything that was taken back.

The entries stay what they are: all that happened. This only says what came of the first so many of
them. Where it is missing or does not fit, the entries are enough.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.core import actions
from ludoteca.server.database import Entry
from ludoteca.server.tables import ANSWER, CONSENT, FORCED, UNDO, Given, LiveTable, Note, Wish

DETOURS = 20  # answers that may be taken back until what stands is noted

_TAKEN_BACK = {UNDO: actions.UNDO, CONSENT: actions.UNDO_BY_CONSENT}


class Standing(msgspec.Struct):
    """A table after its first `sequence` entries."""

    sequence: int
    moves: list[tuple[int, str]]
    taken_back: list[int]
    given: list[Given]
    deeds: list[int]
    notes: list[Note]
    wish: Wish | None
    wishes_made: int
    bots: list[tuple[int, str]]


def standing_of(live: LiveTable) -> bytes:
    match = live.playing
    return msgspec.json.encode(
        Standing(
            live.sequence,
            [(seat, str(action)) for seat, action in match.moves],
            match.taken_back,
            live.given,
            live.deeds,
            live.notes,
            live.wish,
            live.wishes_made,
            list(live.bots.items()),
        )
    )


def pick_up(live: LiveTable, kept: bytes, entries: Sequence[Entry]) -> None:
    """Bring a fresh table to where those of its entries have led that `kept` tells of."""
    standing = msgspec.json.decode(kept, type=Standing)
    past = entries[: standing.sequence]
    if [entry.sequence for entry in past] != list(range(standing.sequence)):
        raise ValueError("these are not the entries it was made from")
    answers = [entry for entry in past if entry.kind in (ANSWER, FORCED)]
    history = [
        (entry.seat, _TAKEN_BACK.get(entry.kind, entry.text))
        for entry in past
        if entry.kind in (ANSWER, FORCED, UNDO, CONSENT)
    ]
    live.playing.pick_up(standing.moves, history, standing.taken_back)
    live.answered = {(entry.seat, entry.ask_id): entry.text for entry in answers}
    live.given = standing.given
    live.deeds = standing.deeds
    live.notes = standing.notes
    live.wish = standing.wish
    live.wishes_made = standing.wishes_made
    live.bots = dict(standing.bots)
    live.sequence = standing.sequence
