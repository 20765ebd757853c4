"""What a bot wins of many games, and whether that is enough."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludoteca.core.bots import Bot
from ludoteca.core.game import Result
from ludoteca.core.match import Match
from ludoteca.games.mars_needs_mechanics.rules import GAME
from ludoteca.testing import bots
from ludoteca.testing.bots import share_of_wins, wins_at_least

GAMES = 12


def test_one_wins_exactly_the_share_it_wins() -> None:
    share = share_of_wins(GAME, "random", "random", 2, GAMES)
    assert 0 < share < 1
    assert wins_at_least(share, GAME, "random", "random", 2, GAMES)
    assert not wins_at_least(share + 0.01, GAME, "random", "random", 2, GAMES)


@pytest.mark.parametrize(("share", "wins", "games"), [(0.25, True, 3), (0.9, False, 2)])
def test_games_that_cannot_change_the_answer_are_not_played(
    share: float, wins: bool, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Match] = []

    def play_out(match: Match, players: Sequence[Bot]) -> Result:
        own = len(played) % 2
        played.append(match)
        return Result([0, 0], [], [own if wins else 1 - own], "end", [])

    monkeypatch.setattr(bots, "play_out", play_out)
    assert wins_at_least(share, GAME, "random", "random", 2, GAMES) is wins
    assert len(played) == games


def test_what_luck_cannot_explain_needs_no_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Match] = []

    def play_out(match: Match, players: Sequence[Bot]) -> Result:
        played.append(match)
        return Result([0, 0], [], [len(played) % 2], "end", [])  # never the one that is asked about

    monkeypatch.setattr(bots, "play_out", play_out)
    assert not wins_at_least(0.4, GAME, "random", "random", 2)
    assert 10 < len(played) < 40
