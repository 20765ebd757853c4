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

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteca.core.bots import Bot, Limit
    from ludoteca.core.errors import (
        BotError,
        ContentError,
        IllegalAction,
        LudotecaError,
        NotYourTurn,
        OptionError,
        PageError,
        RecordError,
        ScriptError,
        StaleAsk,
        TextError,
        UndoRefused,
        UnknownGame,
    )
    from ludoteca.core.game import find_game, game_ids, register
    from ludoteca.core.match import Match, new
    from ludoteca.core.record import Record, replay, verify
    from ludoteca.core.seat import Seat

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "BotError",
    "ContentError",
    "IllegalAction",
    "Limit",
    "LudotecaError",
    "Match",
    "NotYourTurn",
    "OptionError",
    "PageError",
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

# Where the names above are, if not among the errors. They are loaded when they are first used: the
# command must be there to hear Ctrl-C before the engine is.
_HOMES = {
    "ludoteca.core.game": ("find_game", "game_ids", "register"),
    "ludoteca.core.bots": ("Bot", "Limit"),
    "ludoteca.core.match": ("Match", "new"),
    "ludoteca.core.record": ("Record", "replay", "verify"),
    "ludoteca.core.seat": ("Seat",),
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name not in __all__:
            raise AttributeError(f"module 'ludoteca' has no attribute {name!r}")
        homes = (home for home, names in _HOMES.items() if name in names)
        thing = getattr(import_module(next(homes, "ludoteca.core.errors")), name)
        globals()[name] = thing
        return thing

    def __dir__() -> list[str]:
        return sorted(__all__)
