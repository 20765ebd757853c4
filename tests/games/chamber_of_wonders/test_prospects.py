"""What final fame is to be expected of a season as it stands."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core.match import Match
from ludoteca.games.chamber_of_wonders.prospects import how_far, prospects
from ludoteca.games.chamber_of_wonders.rules import GAME
from ludoteca.games.chamber_of_wonders.table import ChamberTable
from ludoteca.testing.bots import play_out
from tests.games.chamber_of_wonders.workshop import season


def table(match: Match) -> ChamberTable:
    assert isinstance(match.table, ChamberTable)
    return match.table


def lead(match: Match) -> float:
    """By how much the first is expected to be ahead of the second."""
    first, second, *_ = prospects(table(match))
    return first - second


def test_fame_on_show_is_nearly_all_of_it_in_the_last_turn() -> None:
    late = lead(season(cabinets=("golderact", ""), round=4, current=1))
    assert late == pytest.approx(8, abs=2)


@pytest.mark.parametrize("round", [1, 4])
def test_a_card_that_can_still_be_shown_is_worth_something(round: int) -> None:
    assert lead(season(("golderact", ""), round=round)) > 1


def test_a_legendary_wonder_is_worth_more_than_an_arcane_one() -> None:
    assert lead(season(("golderact", "spirit-board"))) > 0


def test_skulls_are_worth_something_as_long_as_they_may_win_the_token() -> None:
    tokens = season(cabinets=("two-headed-calf", "stuffed-mermaid"), skulls=((4,), (2,)), round=3)
    assert lead(tokens) > 0.5


def test_how_far_a_season_is_says_which_part_of_its_turns_is_over() -> None:
    assert how_far(table(season())) == 0
    assert how_far(table(season(round=3))) == 0.5
    assert how_far(table(season(round=4, current=1))) == 0.875


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_scores_to_be_expected_are_those_of_a_game(players: int) -> None:
    match = Match(GAME, players, 5)
    expected = prospects(table(match))
    assert all(30 < score < 65 for score in expected)
    bots = [GAME.own_bot(Random(seat)) for seat in range(players)]
    final = play_out(match, bots).scores
    assert abs(sum(final) - sum(expected)) / players < 15
