"""The levels that every game with a bot of its own has besides it, from easy to hard.

Their guide is the game's first bot, or its expert. The engine knows what they are called, how long
they think and how often they are hasty; what that means is loaded when one sits down to play.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

from ludoteca.core.bots import Bot

if TYPE_CHECKING:
    from ludoteca.core.game import Game

N = TypeVar("N", int, float)
AtTables: TypeAlias = N | tuple[N, N]  # the same at all, or one between two and one among more


def at_table(amount: AtTables[N], players: int) -> N:
    return amount[players > 2] if isinstance(amount, tuple) else amount


class Level(NamedTuple):
    """What it takes for an answer at most: so many playouts, and at a table of people so many
    seconds. On a quick machine it is the same there as in simulations, where nobody waits."""

    seconds: float
    playouts: AtTables[int]
    is_far: bool = False  # whether it looks as far as the game's far horizon
    by_expert: bool = False  # whether it goes by the game's expert, not by its usual opponent

    def bot(self, rng: Random, game: Game[Any]) -> Bot:
        make: Callable[[Random, Game[Any], Level], Bot] = _levels().thinker
        return make(rng, game, self)


#: those that play as the game's own bot does, but for their haste
EASIER = ("beginner",)
#: those that look ahead
HARDER = {
    "thoughtful": Level(seconds=0.3, playouts=20),
    "master": Level(seconds=2.0, playouts=300, is_far=True, by_expert=True),
}
#: how often a level is hasty where its game says nothing
HASTE: Mapping[str, AtTables[float]] = {"beginner": 0.25}
HASTY_SECONDS = 0.3  # for an answer in haste, at most


def in_haste(
    rng: Random, game: Game[Any], calm: Bot, haste: AtTables[float], guarded: Collection[str]
) -> Bot:
    """The same bot, hasty now and then, but for some questions."""
    make: Callable[[Random, Game[Any], Bot, AtTables[float], Collection[str]], Bot]
    make = _levels().in_haste
    return make(rng, game, calm, haste, guarded)


def _levels() -> Any:
    return import_module("ludoteca.bots.levels")
