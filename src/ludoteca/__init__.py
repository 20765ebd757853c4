"""Ludoteca: modern board games with their complete rules, as a library.

import ludoteca

m = ludoteca.new("mars-needs-mechanics", players=4, seed=7)
m.asks                 # {seat: Ask}; empty when over
m.play(seat, "buy lens")
m.view(seat)           # what that seat may know; None for a spectator
m.events(seat)         # what that seat was told
m.fork(seat)           # a copy in which what the seat cannot know is made up anew
m.undo(seat)
m.result               # scores, ranking, winners, reason
ludoteca.replay(m.record())
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.errors import (
    BotError,
    ContentError,
    IllegalAction,
    LudotecaError,
    NotYourTurn,
    OptionError,
    RecordError,
    ScriptError,
    StaleAsk,
    TextError,
    UndoRefused,
    UnknownGame,
)
from ludoteca.core.game import find_game, game_ids, register
from ludoteca.core.match import Bot, Match, Seat
from ludoteca.core.record import Record, replay, verify

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "BotError",
    "ContentError",
    "IllegalAction",
    "LudotecaError",
    "Match",
    "NotYourTurn",
    "OptionError",
    "Record",
    "RecordError",
    "ScriptError",
    "Seat",
    "StaleAsk",
    "TextError",
    "UndoRefused",
    "UnknownGame",
    "__version__",
    "find_game",
    "game_ids",
    "new",
    "register",
    "replay",
    "verify",
]


def new(
    game: str,
    players: int,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    nonces: Sequence[str] = (),
    names: Sequence[str] = (),
    log: bool = True,
    checkpoints: bool = True,
) -> Match:
    """A new match of that game.

    Without a seed it is drawn from the system; a number gives the same match every time. Each
    seat's nonce is mixed into the shuffles. `log=False` and `checkpoints=False` are for
    simulations: no events, dear forks, more speed.
    """
    return Match(
        find_game(game),
        players,
        seed,
        options,
        nonces=nonces,
        names=names,
        log=log,
        checkpoints=checkpoints,
    )
