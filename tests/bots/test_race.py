"""Choices that are compared in the same worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ludoteca.bots.race import FEWEST, OutOfTime, Race


def worlds_of(luck: float, worth: dict[str, float]) -> Callable[[str, int], float]:
    """What each choice is worth in a world: the world's own luck, and a little noise."""
    return lambda choice, world: (
        luck * Random(world).random() + worth[choice] + 0.01 * Random(f"{choice} {world}").random()
    )


def run(luck: float, worlds: int = 50, keep: int = 1, **worth: float) -> Race[str]:
    race = Race(list(worth))
    race.run(worlds, worlds_of(luck, worth), keep=keep)
    return race


def test_a_small_difference_shows_however_lucky_the_worlds_are() -> None:
    assert run(luck=10.0, guide=0.5, better=0.52, worse=0.4).winner.choice == "better"


def test_the_first_is_taken_where_nobody_is_surely_better() -> None:
    assert run(luck=1.0, guide=0.5, same=0.5, also=0.5).winner.choice == "guide"


def test_noise_alone_makes_nobody_better() -> None:
    def noise(choice: str, world: int) -> float:
        return Random(f"{choice} {world}").random()

    taken = 0
    for number in range(40):
        race = Race([f"guide {number}", f"other {number}"])
        race.run(12, noise)
        taken += race.winner is not race.first
    assert taken < 12  # a standard error ahead by chance alone: one in six


def test_whoever_is_far_behind_is_tried_no_more() -> None:
    race = run(luck=1.0, guide=0.5, better=0.53, hopeless=0.1)
    worlds = {it.choice: it.worlds for it in race.contestants}
    assert worlds["hopeless"] == FEWEST
    assert worlds["better"] > FEWEST or worlds["guide"] == FEWEST


def test_some_stay_in_the_race_for_whoever_wants_to_know() -> None:
    race = run(luck=1.0, worlds=20, keep=3, guide=0.5, better=0.9, hopeless=0.1, worst=0.0)
    assert sorted(it.worlds for it in race.contestants) == [FEWEST, 20, 20, 20]


def test_the_race_is_over_when_only_one_is_left() -> None:
    race = run(luck=1.0, worlds=1000, guide=0.2, better=0.9)
    assert race.first.worlds == FEWEST
    assert race.winner.choice == "better"


def test_it_is_over_when_nothing_more_can_come_of_it() -> None:
    race = Race(["guide", "the same thing"])
    race.run(1000, lambda choice, world: Random(world).random())
    assert race.first.worlds == FEWEST


def test_it_ends_when_there_is_no_more_time_and_knows_what_it_knew() -> None:
    left = [8]

    def value(choice: str, world: int) -> float:
        left[0] -= 1
        if not left[0]:
            raise OutOfTime
        return Random(f"{choice} {world}").random()

    race = Race(["guide", "better", "other"])
    race.run(1000, value)
    assert left == [0]
    assert race.first.worlds < 1000


@pytest.mark.parametrize("worlds", [0, 1, FEWEST - 1])
def test_nothing_is_said_after_too_few_worlds(worlds: int) -> None:
    assert run(luck=0.0, worlds=worlds, guide=0.1, better=0.9).winner.choice == "guide"
