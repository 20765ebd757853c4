"""What final scores are to be expected of a competition as it stands."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core.match import Match
from ludoteca.games.mars_needs_mechanics.prospects import how_far, prospects
from ludoteca.games.mars_needs_mechanics.rules import GAME
from ludoteca.games.mars_needs_mechanics.table import MarsTable
from ludoteca.testing.bots import play_out
from tests.games.mars_needs_mechanics.workshop import competition


def table(match: Match) -> MarsTable:
    assert isinstance(match.table, MarsTable)
    return match.table


def lead(match: Match) -> float:
    """By how much the first is expected to be ahead of the second."""
    first, second, *_ = prospects(table(match))
    return first - second


@pytest.mark.parametrize("deck", [None, "", "lens lens"])
def test_cogs_are_worth_something_at_any_time(deck: str | None) -> None:
    assert lead(competition(cogs=(30, 20), deck=deck)) > 5


def test_a_set_is_worth_more_than_as_many_cards_that_make_none() -> None:
    hands = ("gear gear gear", "wire lens boiler")
    assert lead(competition(hands=hands)) > 3


def test_a_component_whose_price_is_high_is_worth_more() -> None:
    hands = ("gear gear gear", "lens lens lens")
    assert lead(competition(hands=hands, prices={"gear": 8, "lens": 3}, deck="wire wire")) > 5


def test_how_far_a_competition_is_says_which_part_of_the_deck_is_gone() -> None:
    begun = table(Match(GAME, 3, 1))
    assert how_far(begun) == 0
    del begun.deck[: len(begun.deck) // 2]
    assert how_far(begun) == pytest.approx(0.5, abs=0.02)
    begun.deck.clear()
    assert how_far(begun) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_scores_to_be_expected_are_those_of_a_game(players: int) -> None:
    match = Match(GAME, players, 5)
    expected = prospects(table(match))
    bots = [GAME.own_bot(Random(seat)) for seat in range(players)]
    final = play_out(match, bots).scores
    assert abs(sum(final) - sum(expected)) / players < 20
