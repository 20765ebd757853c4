"""The levels that every game with a bot of its own has besides it, from easy to hard.

Their guide is the game's first bot, or its expert. The engine knows what they are called and how
long they think; what they do is loaded when one sits down to play.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ludoteca.core.bots import Bot

if TYPE_CHECKING:
    from ludoteca.core.game import Game

Playouts: TypeAlias = int | tuple[int, int]  # at every table, or between two and among more


def at_table(playouts: Playouts, players: int) -> int:
    return playouts if isinstance(playouts, int) else playouts[players > 2]


class Level(NamedTuple):
    """What it takes for an answer at most: so many playouts, and at a table of people so many
    seconds. On a quick machine it is the same there as in simulations, where nobody waits."""

    maker: str  # the module and the name in it of what makes one
    seconds: float
    playouts: Playouts
    is_far: bool = False  # whether it looks as far as the game's far horizon
    by_expert: bool = False  # whether it goes by the game's expert, not by its usual opponent

    def bot(self, rng: Random, game: Game[Any]) -> Bot:
        module, name = self.maker.split(":")
        make: Callable[[Random, Game[Any], Level], Bot] = getattr(import_module(module), name)
        return make(rng, game, self)


EASIER = {"beginner": Level("ludoteca.bots.levels:beginner", seconds=0.3, playouts=5)}
HARDER = {
    "thoughtful": Level("ludoteca.bots.levels:thinker", seconds=0.3, playouts=20),
    "master": Level("ludoteca.bots.levels:thinker", seconds=2.0, playouts=300, is_far=True),
}
LEVELS = {**EASIER, **HARDER}
