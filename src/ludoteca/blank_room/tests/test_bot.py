"""The thrifty bot plays better than chance."""

from __future__ import annotations

from random import Random

from ludoteca.kit import Match

from blank_game import GAME

PLAYERS = GAME.players[0]
GAMES = 100


def test_it_wins_more_often_than_random_bots() -> None:
    wins = 0
    for number in range(GAMES):
        own = number % PLAYERS
        names = ["thrifty" if seat == own else "random" for seat in range(PLAYERS)]
        bots = [GAME.bot(name, Random(f"{number} {seat}")) for seat, name in enumerate(names)]
        match = Match(GAME, PLAYERS, number, log=False)
        while match.asks:
            seat = next(iter(match.asks))
            match.play(seat, bots[seat].choose(match.seat(seat)))
        assert match.result is not None
        wins += match.result.winners == [own]
    assert wins > 1.3 * GAMES / PLAYERS
