"""Who sits down when a level is asked for (see `core.levels`)."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from ludoteca.bots.haste import Hasty
from ludoteca.bots.thinker import Thinker
from ludoteca.core.bots import Bot
from ludoteca.core.game import Game
from ludoteca.core.levels import AtTables, Level


def thinker(rng: Random, game: Game[Any], level: Level) -> Thinker:
    guide = game.guide if level.by_expert else game.own_bot
    return Thinker(rng, guide, level.seconds, level.playouts, is_far=level.is_far)


def in_haste(
    rng: Random, game: Game[Any], calm: Bot, haste: AtTables[float], guarded: Collection[str]
) -> Hasty:
    return Hasty(rng, calm, game.own_bot, haste, guarded)
