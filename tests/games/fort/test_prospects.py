"""What final points are to be expected of a summer as it stands."""

from __future__ import annotations

from ludoteca import Match
from ludoteca.games.fort.prospects import how_far, prospects
from tests.games.fort.workshop import CONTENT, play, pull, result, summer, table


def lead(match: Match) -> float:
    """By how much the first is expected to be ahead of the second."""
    first, second = prospects(table(match))
    return first - second


def test_an_early_point_is_hardly_a_point_and_a_late_one_is() -> None:
    early = lead(summer("bug", "bug", points=(2, 0))) / 2
    late = lead(summer("bug", "bug", points=(24, 22))) / 2
    assert 0 < early < 0.6 < 0.9 < late <= 1


def test_a_level_is_worth_more_than_its_points_as_long_as_there_is_time_to_use_it() -> None:
    early = lead(summer("bug", "bug", level=(1, 0)))
    late = lead(summer("bug", "bug", points=(24, 24), level=(1, 0)))
    assert early > late > 0
    assert early > CONTENT.points[1]


def test_cards_that_bring_points_are_worth_something() -> None:
    assert lead(summer("bug", "chef", points=(20, 20))) > 0


def test_how_far_a_summer_is_says_whoever_is_nearest_to_its_end() -> None:
    assert how_far(table(summer("bug", "bug"))) == 0
    assert how_far(table(summer("bug", "bug", points=(5, 10)))) == 0.4
    assert how_far(table(summer("bug", "bug", points=(5, 10), level=(4, 0)))) == 0.8
    assert how_far(table(summer("bug", "bug", points=(40, 0)))) == 1


def test_in_the_last_round_there_are_points_and_nothing_else() -> None:
    match = summer("chef", "bug", "kitty", points=(0, 24), level=(0, 1), current=1, first=0)
    play(match, "1 play bug private", "1 end")
    expected = prospects(table(match))
    pull(match)
    pull(match)
    assert expected[1] - expected[0] > 20
    for score, before in zip(result(match).scores, expected, strict=True):
        assert abs(score - before) < 5
