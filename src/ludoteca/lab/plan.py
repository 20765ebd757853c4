"""What is to be played: how many games, who sits where, from which seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import Any

from ludoteca.core.bots import UNLIMITED, Limit
from ludoteca.core.errors import OptionError, Saying
from ludoteca.core.game import EXPERT, Game

RANDOM = "random"


@dataclass(frozen=True)
class Plan:
    """What is to be played. A game depends on the seed and its own number alone."""

    game_id: str
    games: int
    players: int
    line_ups: tuple[tuple[str, ...], ...]  # who sits where, one after the other and from the start
    seed: int
    options: Mapping[str, Any]
    limit: Limit = UNLIMITED  # for every answer of every bot
    first: int = 0  # the number of the first game that is still to be played

    @property
    def all_random(self) -> bool:
        return all(bot == RANDOM for line_up in self.line_ups for bot in line_up)

    def line_up(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game."""
        return self.line_ups[number % len(self.line_ups)]

    def game_seed(self, number: int) -> int:
        """48 bits: few enough for any spreadsheet to keep every digit."""
        digest = sha256(f"ludoteca simulation {self.seed} game {number}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def bot_rng(self, number: int, seat: int) -> Random:
        return Random(f"ludoteca simulation {self.seed} game {number} seat {seat}")

    @property
    def numbers(self) -> range:
        """Those of the games that are to be played."""
        return range(self.first, self.games)

    def after(self, games: int) -> Plan:
        """What is left of it after so many games."""
        return replace(self, first=games)

    def chunks(self) -> Iterator[range]:
        """The games in portions: random ones take a millisecond, a thinking bot's many minutes."""
        size = 64 if self.all_random else 1
        for first in range(self.first, self.games, size):
            yield range(first, min(first + size, self.games))


def make_plan(
    game: Game[Any],
    games: int,
    players: int,
    line_ups: Sequence[Sequence[str]],
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    limit: Limit = UNLIMITED,
) -> Plan:
    """Check what was asked for."""
    if games < 1:
        raise OptionError(Saying("ui-error-games", count=games))
    game.read_players(players)
    game.read_options(options)
    if limit.playouts is not None and limit.playouts < 1:
        raise OptionError(Saying("ui-error-playouts", count=str(limit.playouts)))
    if limit.seconds is not None and not 0 < limit.seconds < float("inf"):
        raise OptionError(Saying("ui-error-seconds", count=str(limit.seconds)))
    for name in dict.fromkeys(bot for line_up in line_ups for bot in line_up):
        game.bot(name, Random(0))
    seated = tuple(tuple(line_up) for line_up in line_ups)
    return Plan(game.id, games, players, seated, seed, dict(options or {}), limit)


def usual_bots(game: Game[Any]) -> list[str]:
    """The usual opponent, or the expert where that one is hasty now and then; and chance."""
    usual = game.usual_bot
    return list(dict.fromkeys((EXPERT if game.haste_of(usual) else usual, RANDOM)))


def rotated(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Everybody moves on by one seat from game to game; fewer bots than players take turns."""
    if not bots:
        raise OptionError(Saying("ui-error-bots-none"))
    if len(bots) > players:
        raise OptionError(Saying("ui-error-bots-many", bots=len(bots), seats=players))
    seated = [bots[seat % len(bots)] for seat in range(players)]
    return [tuple(seated[number:] + seated[:number]) for number in range(players)]
