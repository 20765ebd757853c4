"""With and without: the difference, and how sure it is."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.lab.compare import FEW, Group, Mean, difference_of_means, strict_deviations

THING = 7


def duels(*games: tuple[tuple[int, ...], int], times: int = 1) -> Group:
    """Games of two: who used the thing, and who won."""
    group = Group()
    for users, winner in games * times:
        won = {seat: float(seat == winner) for seat in range(2)}
        group.add(won, {THING: dict.fromkeys(users, 1)} if users else {})
    return group


def test_both_sides_are_counted_in_seats() -> None:
    group = duels(((0,), 0), ((0,), 0), ((0,), 1), ((), 0), ((0, 1), 1), times=10)
    found = group.compare()[THING]
    assert (found.did.seats, found.did.won) == (50, 30)
    assert (found.did_not.seats, found.did_not.won) == (50, 20)
    assert (found.games, found.times) == (40, 50)
    assert found.difference is not None
    assert found.difference.value == pytest.approx(0.2)
    assert found.difference.interval.low < 0.2 < found.difference.interval.high


def test_a_thing_that_few_used_or_did_without_is_not_judged() -> None:
    for games in ([((0,), 0)] * (FEW - 1) + [((), 0)] * 50, [((0, 1), 0)] * 60):
        assert duels(*games).compare()[THING].difference is None
    enough = [((0,), 0)] * FEW + [((), 0)] * 50
    assert duels(*enough).compare()[THING].difference is not None


def test_a_difference_that_is_always_there_is_clear() -> None:
    difference = duels(((0,), 0), times=60).compare()[THING].difference
    assert difference is not None
    assert difference.value == 1
    assert difference.clear


def test_seats_of_one_game_count_as_one_game() -> None:
    """In 100 games one of two uses it and 60 of these win. Taken for 200 independent seats, that
    would be clear; it is as much as 60 heads of 100 coins, and just so."""
    difference = duels(((0,), 0), ((0,), 0), ((0,), 0), ((1,), 0), ((1,), 0), times=20)
    found = difference.compare()[THING].difference
    assert found is not None
    low, high = found.interval
    assert low == pytest.approx(0.2 - 2 * 0.097, abs=0.02)
    assert high == pytest.approx(0.2 + 2 * 0.097, abs=0.02)


def test_where_there_is_no_difference_an_interval_misses_nothing_19_times_of_20() -> None:
    missed = 0
    for seed in range(200):
        dice, group = Random(seed), Group()
        for _ in range(60):
            winner = dice.randrange(3)
            users = [seat for seat in range(3) if dice.random() < 0.4]
            won = {seat: float(seat == winner) for seat in range(3)}
            group.add(won, {THING: dict.fromkeys(users, 1)} if users else {})
        difference = group.compare()[THING].difference
        assert difference is not None
        missed += not difference.interval.low <= 0 <= difference.interval.high
    assert 1 <= missed <= 20


def test_the_more_is_compared_the_less_is_clear() -> None:
    assert strict_deviations(1) == pytest.approx(1.96, abs=0.001)
    assert strict_deviations(50) > 3.2
    games = [((0,), 0)] * 15 + [((0,), 1)] * 4
    alone = duels(*games).compare()[THING].difference
    assert alone is not None
    assert alone.clear
    crowd = duels(*games)
    for other in range(100, 160):
        for game in range(FEW):
            crowd.add({0: float(game % 2), 1: float(not game % 2)}, {other: {0: 1}})
    among_many = crowd.compare()[THING].difference
    assert among_many is not None
    assert not among_many.clear


def test_means_are_compared_by_their_errors() -> None:
    some, everything = Mean(), Mean()
    for number in range(40):
        everything.add(number)
        if number >= 20:
            some.add(number)
    others = everything.without(some)
    assert (others.count, others.value) == (20, 9.5)
    difference = difference_of_means(some, others, 1)
    assert difference is not None
    assert difference.value == 20
    assert difference.clear
    assert difference.interval.high - 20 == pytest.approx(1.96 * (2 * 35 / 20) ** 0.5, abs=0.01)
    assert difference.divided(4).value == 5
    assert difference.divided(4).interval.low == difference.interval.low / 4


def test_too_few_games_are_not_compared() -> None:
    few, many = Mean(), Mean()
    for number in range(50):
        many.add(number)
        if number < FEW - 1:
            few.add(number)
    assert difference_of_means(few, many, 1) is None
