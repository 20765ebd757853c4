"""The statistics of a simulation."""

from __future__ import annotations

from collections import Counter
from statistics import mean, quantiles, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.lab.simulate import GameRow, SeatRow
from ludoteca.lab.summary import Tally, spread, wilson


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [  # published values of the score interval
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_the_interval_is_wilsons(wins: int, trials: int, low: float, high: float) -> None:
    interval = wilson(wins, trials)
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


@given(st.integers(1, 10**6), st.floats(0, 1))
def test_the_interval_holds_the_share_and_stays_between_none_and_all(n: int, part: float) -> None:
    interval = wilson(part * n, n)
    assert 0 <= interval.low <= part + 1e-9
    assert part - 1e-9 <= interval.high <= 1


@given(st.lists(st.integers(-1000, 1000), min_size=2))
def test_the_spread_is_that_of_the_numbers_themselves(numbers: list[int]) -> None:
    found = spread(Counter(numbers))
    assert found.mean == pytest.approx(mean(numbers))
    assert found.sd == pytest.approx(stdev(numbers))
    assert (found.least, found.most) == (min(numbers), max(numbers))
    expected = quantiles(numbers, method="inclusive")
    assert [found.lower, found.median, found.upper] == pytest.approx(expected)


def test_a_single_number_has_no_spread() -> None:
    assert spread(Counter([7])) == (7, 0, 7, 7, 7, 7, 7)


def row(game: int, *seats: tuple[str, int, float], reason: str = "deck") -> GameRow:
    rows = tuple(SeatRow(bot, score, 1 if won else 2, won) for bot, score, won in seats)
    return GameRow(game, game, reason, 10 + game, 5 + game, rows)


TALLY = Tally(
    [
        row(0, ("a", 4, 0.0), ("b", 9, 1.0)),
        row(1, ("b", 5, 0.5), ("a", 5, 0.5), reason="idle"),
        row(2, ("a", 1, 0.0), ("b", 3, 1.0)),
    ]
)


def test_wins_are_counted_by_bot_best_first_with_shares_of_shared_wins() -> None:
    assert list(TALLY.wins_by_bot.items()) == [("b", (3, 2.5, 0.5)), ("a", (3, 0.5, 0.5))]
    assert TALLY.wins_by_bot["a"].share == pytest.approx(1 / 6)
    assert TALLY.wins_by_bot["a"].interval == wilson(0.5, 3)


def test_wins_are_counted_by_seat() -> None:
    assert TALLY.wins_by_seat == {0: (3, 0.5, 0.5), 1: (3, 2.5, 0.5)}


def test_a_bot_at_two_seats_of_a_table_plays_one_game_and_wins_it_on_either_seat() -> None:
    games = [
        row(0, ("a", 1, 0.0), ("a", 2, 1.0), ("b", 0, 0.0), ("b", 0, 0.0)),
        row(1, ("a", 2, 0.5), ("b", 2, 0.5), ("b", 0, 0.0), ("a", 0, 0.0)),
        row(2, ("a", 2, 1.0), ("a", 2, 0.0), ("b", 0, 0.0), ("b", 0, 0.0)),
    ]
    wins = Tally(games).wins_by_bot["a"]
    assert wins == (3, 2.5, 0.5)
    assert wins.interval == wilson(2.5, 3)


def test_whoever_always_wins_wins_all_of_its_games_however_many_seats_it_has() -> None:
    games = [row(n, ("a", 9, 1.0), ("a", 8, 0.0), ("b", 1, 0.0)) for n in range(100)]
    wins = Tally(games).wins_by_bot
    assert wins["a"].share == 1
    assert wins["a"].expected == pytest.approx(2 / 3)
    assert wins["a"].interval.low > wins["a"].expected


def test_bots_stand_in_the_order_of_what_they_win_beyond_their_seats() -> None:
    """A wins 60 of 100 with two seats of three, B 40 with one: B is the better player."""
    games = [row(n, ("a", 9, 1.0), ("a", 8, 0.0), ("b", 1, 0.0)) for n in range(60)]
    games += [row(n, ("a", 0, 0.0), ("a", 0, 0.0), ("b", 1, 1.0)) for n in range(60, 100)]
    assert list(Tally(games).wins_by_bot) == ["b", "a"]


def test_scores_lengths_and_endings_are_counted() -> None:
    assert TALLY.games == 3
    assert list(TALLY.scores_by_bot) == ["b", "a"]
    assert TALLY.scores_by_bot["b"] == spread(Counter([9, 5, 3]))
    assert TALLY.decisions == spread(Counter([10, 11, 12]))
    assert TALLY.stretches == spread(Counter([5, 6, 7]))
    assert TALLY.reasons == {"deck": 2, "idle": 1}
