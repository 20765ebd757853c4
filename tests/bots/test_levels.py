"""The levels against each other and against lazy plans, in a few games: `ludoteca simulate` tells
more, but takes its time."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

from ludoteca.bots.playouts import Budget
from ludoteca.bots.thinker import Thinker
from ludoteca.core.ask import Script, ask
from ludoteca.core.bots import UNLIMITED, Limit
from ludoteca.core.match import Match
from ludoteca.games.king_of_con.rules import GAME as KING
from ludoteca.games.mars_needs_mechanics.rules import GAME as MARS
from ludoteca.lab.simulate import simulate
from ludoteca.testing.bots import share_of_wins
from tests.bots.plots import First, Plot, Points
from tests.core.tiny import NO, YES
from tests.games.king_of_con.exploiters import Idle


def hardly_thinking(rng: Random) -> Thinker:
    """The one that looks ahead, with much less time than any level has."""
    return Thinker(rng, KING.guide, playouts=6)


def test_a_beginner_loses_to_the_sensible_opponent_and_beats_chance() -> None:
    assert share_of_wins(MARS, "beginner", "greedy", 2, games=4) <= 0.25
    assert share_of_wins(MARS, "beginner", "random", 2, games=4) >= 0.75


def test_whoever_does_nothing_does_not_beat_whoever_looks_ahead() -> None:
    assert share_of_wins(KING, Idle, hardly_thinking, 2, games=2) == 0


def test_a_level_plays_the_same_game_whenever_it_has_the_same_seed() -> None:
    one, other = (
        list(simulate("mars-needs-mechanics", 1, 2, ["beginner", "greedy"], seed=5))
        for _ in range(2)
    )
    assert one == other


class Gamble(Plot):
    """Whether yes or no is better nobody can know: there is always something left to think of."""

    bots: ClassVar = {"first": First}
    playouts: ClassVar = {"thoughtful": 7}

    def __init__(self) -> None:
        super().__init__(toss)


def toss(t: Points) -> Script[None]:
    choice = yield from ask(0, "bet", [NO, YES])
    t.points[0] = t.hidden if choice is YES else 9 - t.hidden


@pytest.mark.parametrize("limit", [UNLIMITED, Limit(seconds=3600.0)])
def test_a_level_takes_its_playouts_or_those_its_game_says_however_long_it_may_think(
    monkeypatch: pytest.MonkeyPatch, limit: Limit
) -> None:
    done: list[Budget] = []
    begin = Budget.begin

    def counted(budget: Budget) -> None:
        begin(budget)
        done.append(budget)

    monkeypatch.setattr(Budget, "begin", counted)
    game = Gamble()
    seat = Match(game, 2, 1).seat(0)
    game.bot("thoughtful", Random(1)).choose(seat, limit)
    assert len(done) == 7
    done.clear()
    game.bot("master", Random(1)).choose(seat, limit)
    assert 7 < len(done) <= 300
