"""Who sits down when a level is asked for (see `core.levels`)."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.bots.beginner import Beginner
from ludoteca.bots.thinker import Thinker
from ludoteca.core.game import Game
from ludoteca.core.levels import Level


def beginner(rng: Random, game: Game[Any], level: Level) -> Beginner:
    return Beginner(rng, game.own_bot, game.haste, level.seconds, level.playouts)


def thinker(rng: Random, game: Game[Any], level: Level) -> Thinker:
    guide = game.guide if level.by_expert else game.own_bot
    return Thinker(rng, guide, level.seconds, level.playouts, is_far=level.is_far)
