"""Bots against each other: how good is a game's own, and does a lazy plan beat it?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from ludoteca.core.bots import Bot
from ludoteca.core.game import Game, Result
from ludoteca.core.match import Match
from ludoteca.lab.summary import wilson
from ludoteca.testing.playing import LONGEST, where

BEYOND_DOUBT = 4.0  # standard errors: luck goes so far in one of 15,000 cases

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
    return sum(_wins(game, bot, rivals, players, games, options)) / games


def wins_at_least(
    share: float,
    game: Game[Any],
    bot: Who,
    rivals: Who,
    players: int,
    games: int = 400,
    options: Mapping[str, Any] | None = None,
) -> bool:
    """Whether `share_of_wins` is at least this. It is counted until nobody could doubt it: until
    the games left could not change it any more, or the wins so far are beyond the share by far more
    than luck explains."""
    needed, won = share * games, 0.0
    for played, win in enumerate(_wins(game, bot, rivals, players, games, options), start=1):
        won += win
        low, high = wilson(won, played, BEYOND_DOUBT)
        if won >= needed or low >= share:
            return True
        if won + games - played < needed or high < share:
            return False
    return False


def _wins(
    game: Game[Any],
    bot: Who,
    rivals: Who,
    players: int,
    games: int,
    options: Mapping[str, Any] | None,
) -> Iterator[float]:
    """What one wins of each game: all of it, nothing, or a part."""
    for number in range(games):
        own = number % players
        match = Match(game, players, number // players, options, moments=False, checkpoints=False)
        bots = [
            _make(game, bot if seat == own else rivals, Random(number * 10 + seat))
            for seat in range(players)
        ]
        winners = play_out(match, bots).winners
        yield 1 / len(winners) if own in winners else 0  # the box itself may have won


def _make(game: Game[Any], who: Who, rng: Random) -> Bot:
    return game.bot(who, rng) if isinstance(who, str) else who(rng)
