"""The thrifty bot plays better than chance."""

from __future__ import annotations

from ludoteca.testing.bots import wins_at_least

from blank_game import GAME

PLAYERS = GAME.players[0]


def test_it_wins_more_often_than_random_bots() -> None:
    assert wins_at_least(1.3 / PLAYERS, GAME, "thrifty", "random", PLAYERS, games=100)
