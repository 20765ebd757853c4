"""The thrifty bot plays better than chance."""

from __future__ import annotations

from ludoteca.testing.bots import share_of_wins

from blank_game import GAME

PLAYERS = GAME.players[0]


def test_it_wins_more_often_than_random_bots() -> None:
    assert share_of_wins(GAME, "thrifty", "random", PLAYERS, games=100) > 1.3 / PLAYERS
