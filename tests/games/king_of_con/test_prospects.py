"""What final points are to be expected of a convention as it stands."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from ludoteca.games.king_of_con.prospects import prospects
from ludoteca.games.king_of_con.table import ConTable
from tests.games.king_of_con.workshop import FIRST, SECOND, convention

ROUNDS = 6


def lead(match: Match) -> float:
    """By how much the first is expected to be ahead of the second."""
    table = match.table
    assert isinstance(table, ConTable)
    first, second, *_ = prospects(table)
    return first - second


def test_between_two_early_tokens_are_worth_more_than_the_points_they_would_count_for() -> None:
    early = lead(convention(reserves=(13, 10), round=1))
    late = lead(convention(reserves=(13, 10), round=ROUNDS))
    assert early > late > 1


def test_between_two_an_object_is_worth_its_point_and_the_tokens_that_it_will_bring() -> None:
    early, late = (
        lead(convention((FIRST, ""), monkeys=(1, 2), round=number))
        - lead(convention(monkeys=(1, 2), round=number))
        for number in (1, ROUNDS)
    )
    assert early > late > 1


def test_between_two_tokens_on_an_object_protect_it_as_long_as_there_are_raids_to_come() -> None:
    early, late = (
        lead(convention((f"{FIRST}:4", f"{SECOND}:1"), round=number))
        - lead(convention((f"{FIRST}:1", f"{SECOND}:1"), round=number))
        for number in (1, ROUNDS)
    )
    assert early > 1
    assert early > late


def test_among_more_tokens_count_for_what_they_are_worth_in_the_end() -> None:
    for number in (1, ROUNDS):
        ahead = lead(convention(("", "", ""), reserves=(13, 10, 10), round=number))
        assert ahead == pytest.approx(1)
