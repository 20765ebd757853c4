"""Bots against each other: who meets whom, what is counted, what a rating says."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from ludoteca.core.bots import Limit
from ludoteca.core.errors import BotError, OptionError
from ludoteca.lab.plan import make_plan, rotated, usual_bots
from ludoteca.lab.rate import Duels, Rating, Ratings, duelling, plan_duels
from ludoteca.lab.simulate import GameRow, SeatRow, play_game
from ludoteca.lab.workers import play_all
from tests.lab.tiny_game import Fingers


def game_of(bots: Sequence[str], places: Sequence[int]) -> GameRow:
    """A game in which these came out so."""
    winners = places.count(1)
    seats = [
        SeatRow(bot, 10 - place, place, 1 / winners if place == 1 else 0.0)
        for bot, place in zip(bots, places, strict=True)
    ]
    return GameRow(0, 0, "over", 1, 1, tuple(seats))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pair_meets_equally_often_in_every_seat(players: int) -> None:
    line_ups = duelling(["a", "b", "c"], players)
    alone = Counter(
        (bot, frozenset(line_up), seat)
        for line_up in line_ups
        for seat, bot in enumerate(line_up)
        if line_up.count(bot) == 1
    )
    assert len(alone) == 2 * 3 * players  # either of three pairs, in each seat
    assert set(alone.values()) == {1}
    assert all(len(set(line_up)) == 2 for line_up in line_ups)


def test_on_a_ladder_each_sits_alone_among_those_named_before_it() -> None:
    assert duelling(["a", "b", "c"], 3, ladder=True) == [
        ("b", "a", "a"),
        ("a", "b", "a"),
        ("a", "a", "b"),
        ("c", "b", "b"),
        ("b", "c", "b"),
        ("b", "b", "c"),
    ]


def test_there_are_as_many_games_as_make_all_sit_equally_often(fingers: Fingers) -> None:
    assert plan_duels(fingers, ["top", "random"], games=10, players=4).games == 16
    assert plan_duels(fingers, ["top", "random"], games=10, players=2).games == 10


@pytest.mark.parametrize(
    ("bots", "players", "error", "says"),
    [
        (["top"], 2, OptionError, "name at least two"),
        (["top", "random", "top"], 2, OptionError, "top is named twice"),
        (["top", "hal"], 2, BotError, "no bot 'hal'"),
        (["top", "random"], 9, OptionError, "2 to 4 players"),
    ],
)
def test_what_cannot_be_rated_is_refused(
    fingers: Fingers, bots: list[str], players: int, error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        plan_duels(fingers, bots, 10, players)


def test_nobody_is_rated_alone() -> None:
    with pytest.raises(OptionError, match="at least two players"):
        duelling(["a", "b"], 1)


@pytest.mark.parametrize(
    ("limit", "score"), [(Limit(), 1), (Limit(playouts=40), 2), (Limit(seconds=0.5), 3)]
)
def test_bots_are_handed_the_limit(fingers: Fingers, limit: Limit, score: int) -> None:
    plan = make_plan(fingers, 1, 2, rotated(["patient"], 2), limit=limit)
    assert [seat.score for seat in play_game(fingers, plan, 0).seats] == [score, score]


@pytest.mark.parametrize(
    ("limit", "says"),
    [
        (Limit(playouts=0), "at least one playout"),
        (Limit(seconds=0.0), "more than no time"),
        (Limit(seconds=float("nan")), "more than no time"),
    ],
)
def test_a_limit_that_leaves_no_room_is_refused(fingers: Fingers, limit: Limit, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        make_plan(fingers, 1, 2, rotated(["patient"], 2), limit=limit)


def test_a_duel_counts_what_the_one_alone_wins() -> None:
    duels = Duels(
        [
            game_of(["a", "b", "b"], [1, 2, 3]),
            game_of(["b", "a", "b"], [1, 1, 3]),
            game_of(["b", "b", "a"], [1, 2, 3]),
            game_of(["b", "a", "a"], [1, 2, 3]),
        ]
    )
    assert duels.wins["a", "b"] == (3, 1.5, 1 / 3)
    assert duels.wins["b", "a"] == (1, 1.0, 1 / 3)


def test_between_two_either_is_alone() -> None:
    duels = Duels([game_of(["a", "b"], [1, 2]), game_of(["b", "a"], [1, 2])])
    assert duels.wins["a", "b"] == duels.wins["b", "a"] == (2, 1.0, 0.5)


def rated(rows: Sequence[GameRow]) -> dict[str, Rating]:
    ratings = Ratings()
    for row in rows:
        ratings.add(row)
    return ratings.now


def test_whoever_wins_three_of_four_is_rated_so_and_more_games_make_it_surer() -> None:
    coin = Random(3)

    def rows(games: int) -> list[GameRow]:
        results = ([1, 2] if coin.random() < 0.75 else [2, 1] for _ in range(games))
        return [game_of(["strong", "weak"], places) for places in results]

    few, many = rated(rows(60)), rated(rows(1500))
    assert list(many) == ["strong", "weak"]
    assert many["strong"].mu - many["weak"].mu == pytest.approx(6.5, abs=1.5)
    assert many["strong"].sigma < few["strong"].sigma / 2
    low, high = many["strong"].interval
    assert low < many["strong"].mu < high


def test_one_bot_at_several_seats_has_one_rating() -> None:
    ratings = rated([game_of(["a", "b", "b"], [1, 2, 3])])
    assert ratings["a"].mu > 25 > ratings["b"].mu
    [tied] = {r.mu for r in rated([game_of(["a", "a"], [1, 2])]).values()}
    assert tied == pytest.approx(25)


def test_without_openskill_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(OptionError, match=r"pip install 'ludoteca\[lab\]'"):
        Ratings()


def test_the_top_of_the_fingers_beats_chance(fingers: Fingers) -> None:
    plan = plan_duels(fingers, ["random", "top"], 60, 2, seed=1)
    duels = Duels(play_all(fingers, plan, play_game, 1))
    assert duels.wins["top", "random"].interval.low > 0.5


def test_the_usual_bots_are_a_games_own_and_chance(fingers: Fingers) -> None:
    assert usual_bots(fingers) == ["at-random", "random"]


def test_where_the_usual_opponent_is_hasty_its_expert_is_studied(
    fingers: Fingers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(fingers), "haste", {"at-random": (0.0, 0.1)})
    assert usual_bots(fingers) == ["expert", "random"]
