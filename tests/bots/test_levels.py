"""The levels against each other and against lazy plans, in a few games: `ludoteca simulate` tells
more, but takes its time."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

from ludoteca.bots.haste import Hasty
from ludoteca.bots.playouts import Budget
from ludoteca.bots.thinker import Thinker
from ludoteca.core.actions import Action
from ludoteca.core.ask import Script, ask
from ludoteca.core.bots import UNLIMITED, Bot, Limit
from ludoteca.core.match import Match
from ludoteca.core.seat import Seat
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

    players = range(2, 5)
    bots: ClassVar = {"first": First}
    playouts: ClassVar = {"thoughtful": (7, 4)}

    def __init__(self) -> None:
        super().__init__(toss)


def toss(t: Points) -> Script[None]:
    choice = yield from ask(0, "bet", [NO, YES])
    t.points[0] = t.hidden if choice is YES else 9 - t.hidden


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[Budget]:
    """The playouts as they are begun."""
    begun: list[Budget] = []
    begin = Budget.begin

    def counted(budget: Budget) -> None:
        begin(budget)
        begun.append(budget)

    monkeypatch.setattr(Budget, "begin", counted)
    return begun


@pytest.mark.parametrize("limit", [UNLIMITED, Limit(seconds=3600.0)])
def test_a_level_takes_its_playouts_or_those_its_game_says_however_long_it_may_think(
    done: list[Budget], limit: Limit
) -> None:
    game = Gamble()
    seat = Match(game, 2, 1).seat(0)
    game.bot("thoughtful", Random(1)).choose(seat, limit)
    assert len(done) == 7
    done.clear()
    game.bot("master", Random(1)).choose(seat, limit)
    assert 7 < len(done) <= 300


def test_a_game_may_say_that_a_level_takes_another_number_of_playouts_with_several_rivals(
    done: list[Budget],
) -> None:
    game = Gamble()
    for players, playouts in ((2, 7), (3, 4), (4, 4)):
        done.clear()
        game.bot("thoughtful", Random(1)).choose(Match(game, players, 1).seat(0))
        assert len(done) == playouts


def test_a_master_looks_as_far_as_the_far_horizon_of_its_game_and_no_other_level() -> None:
    class Far(Gamble):
        def horizon(self, table: Points) -> None:
            looked.append("near")

        def far_horizon(self, table: Points) -> None:
            looked.append("far")

    looked: list[str] = []
    for level, how_far in (("thoughtful", "near"), ("master", "far")):
        looked.clear()
        game = Far()
        game.bot(level, Random(1)).choose(Match(game, 2, 1).seat(0), Limit(playouts=4))
        assert set(looked) == {how_far}


class Hurried(Gamble):
    haste: ClassVar = {"first": 1.0, "thoughtful": (0.0, 1.0)}


@pytest.mark.parametrize(
    ("level", "players", "is_hasty"),
    [("first", 2, True), ("thoughtful", 2, False), ("thoughtful", 3, True), ("master", 3, False)],
)
def test_a_game_may_say_that_any_level_is_hasty_and_that_it_is_so_at_some_tables(
    level: str, players: int, is_hasty: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def enough(bot: Hasty, seat: Seat, actions: list[Action]) -> Action:
        assert actions[0] is NO, "what one would do"
        return YES

    monkeypatch.setattr(Hasty, "_enough", enough)
    monkeypatch.setattr(Thinker, "choose", lambda *_: NO)
    seat = Match(Hurried(), players, 1).seat(0)
    said = Hurried().bot(level, Random(1)).choose(seat)
    assert said is (YES if is_hasty else NO)


@pytest.mark.parametrize(
    ("level", "is_hasty"), [("beginner", True), ("first", False), ("thoughtful", False)]
)
def test_at_a_question_that_its_game_guards_only_a_beginner_is_hasty(
    level: str, is_hasty: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Guarded(Hurried):
        haste: ClassVar = dict.fromkeys(("beginner", "first", "thoughtful"), 1.0)
        guarded = frozenset({"bet"})

    monkeypatch.setattr(Hasty, "_enough", lambda *_: YES)
    monkeypatch.setattr(Thinker, "choose", lambda *_: NO)
    game = Guarded()
    said = game.bot(level, Random(1)).choose(Match(game, 2, 1).seat(0))
    assert said is (YES if is_hasty else NO)


class Last(First):
    """Somebody else to go by."""

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        asked.append(seat.ask.prompt)
        return super().choose(seat, limit)


asked: list[str] = []


class Schooled(Gamble):
    def expert(self, rng: Random) -> Bot:
        return Last(rng)


@pytest.mark.parametrize(
    ("level", "goes_by_the_expert"),
    [("beginner", False), ("thoughtful", False), ("master", True)],
)
def test_a_master_goes_by_the_expert_and_the_levels_below_by_the_usual_opponent(
    level: str, goes_by_the_expert: bool
) -> None:
    asked.clear()
    game = Schooled()
    game.bot(level, Random(1)).choose(Match(game, 2, 1).seat(0))
    assert bool(asked) == goes_by_the_expert
