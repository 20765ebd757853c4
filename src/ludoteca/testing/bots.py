"""Bots against each other: how good is a game's own, and does a lazy plan beat it?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ludoteca.core.bots import Bot
from ludoteca.core.game import Game, Result
from ludoteca.core.match import Match
from ludoteca.testing.playing import LONGEST, where

Who = str | Callable[[Random], Bot]  # a bot of the game by its name, or whatever makes one


def play_out(match: Match, bots: Sequence[Bot]) -> Result:
    """These play to the end of the game, one for each seat."""
    while asks := match.asks:
        assert len(match.moves) < LONGEST, f"{where(match)}: the game does not end"
        seat = next(iter(asks))
        match.play(seat, bots[seat].choose(match.seat(seat)))
    assert match.result is not None
    return match.result


def share_of_wins(
    game: Game[Any],
    bot: Who,
    rivals: Who,
    players: int,
    games: int = 400,
    options: Mapping[str, Any] | None = None,
) -> float:
    """How many of the games one wins against rivals on all other seats: from 0 to 1, where `1 /
    players` is fair. Its seat changes from game to game, and whoever ties wins a part of it."""
    wins = 0.0
    for number in range(games):
        own = number % players
        match = Match(game, players, number // players, options, checkpoints=False)
        bots = [
            _make(game, bot if seat == own else rivals, Random(number * 10 + seat))
            for seat in range(players)
        ]
        winners = play_out(match, bots).winners
        wins += 1 / len(winners) if own in winners else 0  # the box itself may have won
    return wins / games


def _make(game: Game[Any], who: Who, rng: Random) -> Bot:
    return game.bot(who, rng) if isinstance(who, str) else who(rng)
