"""How a competition ends, and who wins it."""

from __future__ import annotations

import pytest

from ludoteca import Match
from ludoteca.core.game import Result
from ludoteca.games.mars_needs_mechanics.cards import KINDS
from ludoteca.testing import rule
from tests.games.mars_needs_mechanics.workshop import (
    all_pass,
    competition,
    play,
    price,
    sell_nothing,
    table,
    told,
)


def result(match: Match) -> Result:
    assert match.result is not None
    return match.result


@rule("M7.1")
def test_the_competition_ends_when_no_card_is_left_to_refill_the_market() -> None:
    match = competition(deck="", market="wire gear")
    play(match, "0 buy wire", "0 end-turn", "1 buy gear", "1 end-turn")
    sell_nothing(match)
    assert match.over
    assert result(match).reason == "deck-empty"
    assert "ended-deck" in told(match)


@rule("M7.1")
def test_a_new_round_is_played_as_long_as_one_card_can_be_added() -> None:
    match = competition(deck="lens", market="wire")
    play(match, "0 buy wire", "0 end-turn")
    sell_nothing(match)
    assert not match.over
    assert match.view(None).market == ["lens"]
    play(match, "1 buy lens", "1 end-turn")
    sell_nothing(match)
    assert match.over


@rule("M9.14")
def test_a_full_market_with_cards_in_the_deck_does_not_end_the_competition() -> None:
    match = competition(deck="lens")
    assert len(match.view(None).market) == 8
    all_pass(match)
    sell_nothing(match)
    assert not match.over
    assert match.view(None).deck == 1


@rule("M7.2")
def test_the_competition_ends_after_two_rounds_in_a_row_without_a_purchase() -> None:
    match = competition()
    all_pass(match)
    sell_nothing(match)
    assert not match.over
    all_pass(match)
    sell_nothing(match)
    assert result(match).reason == "no-purchases"
    assert "ended-idle" in told(match)


@rule("M7.2")
def test_a_purchase_between_two_idle_rounds_keeps_the_competition_going() -> None:
    match = competition()
    all_pass(match)
    sell_nothing(match)
    play(match, "1 buy wire", "1 end-turn")
    all_pass(match)
    sell_nothing(match)
    all_pass(match)
    sell_nothing(match)
    assert not match.over


@rule("M7.3")
@pytest.mark.parametrize("way", ["deck", "idle"])
def test_prices_are_adjusted_and_sets_sold_after_the_last_round(way: str) -> None:
    match = competition(
        hands=("lens lens lens", ""), **({"deck": ""} if way == "deck" else {"idle_rounds": 1})
    )
    all_pass(match)
    assert "prices-adjusted-last" in told(match)
    play(match, "0 sell lens 3 0", "0 stop-selling", "1 stop-selling")
    assert match.over
    assert result(match).scores == [30 + 12, 30]


@rule("M7.4")
def test_in_the_last_adjustment_a_price_rises_only_if_the_component_was_bought() -> None:
    match = competition(deck="", order="lens wire magnet gear piping boiler aether-tube")
    play(match, "0 buy wire", "0 end-turn")
    all_pass(match)
    # the line is now wire lens magnet gear piping boiler aether-tube
    assert price(match, "wire") == 6
    assert price(match, "lens") == 5
    assert price(match, "magnet") == 5
    assert price(match, "gear") == 5


@rule("M7.4")
def test_in_the_last_adjustment_a_price_falls_only_if_the_component_was_not_bought() -> None:
    match = competition(
        deck="",
        order="lens wire magnet gear piping boiler aether-tube",
        built=("aether-drive", ""),
    )
    play(match, "0 buy piping", "0 leave", "0 end-turn")
    all_pass(match)
    assert price(match, "piping") == 5
    assert price(match, "boiler") == 4
    assert price(match, "aether-tube") == 4


@rule("M7.4")
def test_bought_early_and_pushed_back_it_does_not_fall_after_the_last_round() -> None:
    match = competition(deck="", order="lens wire magnet gear piping boiler aether-tube")
    for number, name in enumerate(["lens", "wire", "magnet", "gear", "piping"]):
        play(match, f"{number % 2} buy {name}", f"{number % 2} end-turn")
    all_pass(match)
    # piping gear magnet wire lens boiler aether-tube: the lens stands among the last three
    assert [price(match, name) for name in ("piping", "gear", "magnet")] == [6, 6, 6]
    assert price(match, "wire") == 5
    assert price(match, "lens") == 5
    assert price(match, "boiler") == price(match, "aether-tube") == 4


def test_an_ordinary_adjustment_does_not_ask_what_was_bought() -> None:
    match = competition(order="lens wire magnet gear piping boiler aether-tube")
    all_pass(match)
    assert price(match, "lens") == 6


def test_the_forecast_knows_the_last_round() -> None:
    match = competition(deck="", order="lens wire magnet gear piping boiler aether-tube")
    play(match, "0 buy wire")
    forecast = match.view(1).forecast
    play(match, "0 end-turn")
    all_pass(match)
    assert forecast == match.view(1).prices


def test_the_forecast_knows_that_a_second_idle_round_would_be_the_last() -> None:
    match = competition(order="lens wire magnet gear piping boiler aether-tube", idle_rounds=1)
    view = match.view(1)
    assert view.last_if_idle
    assert not view.last_round
    all_pass(match)
    assert view.forecast == match.view(1).prices
    assert match.view(1).last_round


def test_a_purchase_makes_it_an_ordinary_round_again() -> None:
    match = competition(order="lens wire magnet gear piping boiler aether-tube", idle_rounds=1)
    play(match, "0 buy gear", "0 end-turn")
    view = match.view(1)
    assert not view.last_round
    all_pass(match)
    assert view.forecast == match.view(1).prices


@rule("M9.16")
def test_the_reserve_of_cogs_never_runs_out() -> None:
    match = competition(hands=("lens lens lens", ""), cogs=(1000, 1000), deck="")
    all_pass(match)
    play(match, "0 sell lens 3 0")
    assert table(match).cogs[0] == 1012


@rule("M7.5")
def test_most_cogs_win() -> None:
    match = competition(hands=("", "", ""), deck="", cogs=(29, 41, 30))
    all_pass(match)
    sell_nothing(match)
    assert result(match).winners == [1]
    assert result(match).ranking == [[1], [2], [0]]
    assert told(match)[-1] == "won"


@rule("M7.5")
def test_unsold_components_and_mechanisms_are_worth_nothing() -> None:
    match = competition(
        hands=("lens lens lens lens", ""), built=("rocket-booster", ""), deck="", cogs=(30, 31)
    )
    all_pass(match)
    sell_nothing(match)
    assert result(match).scores == [30, 31]


@rule("M7.6")
def test_a_tie_goes_to_whoever_has_fewer_components_in_hand() -> None:
    match = competition(hands=("lens wire", "lens", "lens wire gear"), deck="")
    all_pass(match)
    sell_nothing(match)
    assert result(match).ranking == [[1], [0], [2]]


@rule("M7.6")
def test_neither_scrap_nor_built_components_count_for_the_tie() -> None:
    match = competition(
        hands=("lens wire gear", "lens wire"),
        deck="",
        scrap=(0, 2),
        built=("", "difference-engine"),
    )
    all_pass(match)
    sell_nothing(match)
    assert result(match).winners == [1]


@rule("M7.6")
@pytest.mark.parametrize(
    ("first", "ranking"),
    [
        (0, [[0], [1], [2], [3]]),
        (1, [[1], [2], [3], [0]]),
        (2, [[2], [3], [0], [1]]),
        (3, [[3], [0], [1], [2]]),
    ],
)
def test_a_tie_that_remains_goes_clockwise_from_the_last_rounds_first_player(
    first: int, ranking: list[list[int]]
) -> None:
    match = competition(hands=("", "", "", ""), deck="", first=first)
    all_pass(match)
    sell_nothing(match)
    assert result(match).ranking == ranking


@rule("M7.6")
def test_the_automatons_cogs_count_before_the_ties() -> None:
    match = competition(hands=("", "lens"), deck="", cogs=(30, 5), built=("", "automaton"))
    all_pass(match)
    sell_nothing(match)
    assert result(match).scores == [30, 30]
    assert result(match).winners == [0]
    assert "automaton-paid" in told(match)
    assert told(match)[-1] == "won-tie"


def test_nothing_can_be_answered_after_the_end() -> None:
    match = competition(deck="")
    all_pass(match)
    sell_nothing(match)
    assert not match.asks
    assert set(match.view(0).prices) == set(KINDS)
    assert table(match).over
