"""The thrifty bot plays better than chance."""

from __future__ import annotations

from random import Random

from ludoteca.kit import Match

from blank_game import GAME


def test_it_beats_a_random_bot_most_of_the_time() -> None:
    wins = 0
    for number in range(100):
        match = Match(GAME, 2, number, log=False)
        thrifty = number % 2
        bots = [GAME.bot("random", Random(number)), GAME.bot("random", Random(number))]
        bots[thrifty] = GAME.bot("thrifty", Random(number))
        while match.asks:
            seat = next(iter(match.asks))
            match.play(seat, bots[seat].choose(match.seat(seat)))
        assert match.result is not None
        wins += match.result.winners == [thrifty]
    assert wins >= 65
