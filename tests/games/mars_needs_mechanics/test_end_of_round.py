"""Between two rounds: adjust the prices, sell sets, refill, pass the marker."""

from __future__ import annotations

import pytest

from ludoteca import IllegalAction, UndoRefused
from ludoteca.games.mars_needs_mechanics.cards import KINDS
from ludoteca.testing import rule
from tests.games.mars_needs_mechanics.workshop import (
    all_pass,
    competition,
    hand,
    line,
    options,
    play,
    price,
    sell_nothing,
    table,
    told,
)

# in the middle of this line stands the gear: its price stays
GEAR_STAYS = "wire magnet piping gear boiler aether-tube lens"


@rule("M5.2")
def test_the_front_three_rise_the_back_three_fall_and_the_fourth_stays() -> None:
    match = competition(order="lens boiler wire gear magnet piping aether-tube")
    all_pass(match)
    assert {name: price(match, name) for name in KINDS} == {
        "lens": 6,
        "boiler": 6,
        "wire": 6,
        "gear": 5,
        "magnet": 4,
        "piping": 4,
        "aether-tube": 4,
    }


@rule("M5.2")
def test_example_the_aether_tube_last_in_line_loses_one() -> None:
    match = competition(
        order="gear lens wire magnet piping boiler aether-tube", prices={"aether-tube": 4}
    )
    all_pass(match)
    assert price(match, "aether-tube") == 3


@rule("M9.3")
def test_the_order_of_the_line_is_kept_for_the_next_round() -> None:
    match = competition()
    play(match, "0 buy lens", "0 end-turn")
    all_pass(match)
    before = line(match)
    sell_nothing(match)
    assert table(match).round == 2
    assert line(match) == before


@rule("M9.2")
def test_a_price_at_an_end_of_the_range_stays_there() -> None:
    match = competition(prices={"wire": 10, "lens": 1})
    all_pass(match)
    assert price(match, "wire") == 10
    assert price(match, "lens") == 1


def test_the_view_forecasts_the_adjustment() -> None:
    match = competition(order="lens boiler wire gear magnet piping aether-tube")
    forecast = match.view(1).forecast
    all_pass(match)
    assert forecast == match.view(1).prices == match.view(1).forecast


# --- selling ------------------------------------------------------------------------------


@rule("M5.3")
def test_everybody_may_sell_from_the_first_player_on_in_turn_order() -> None:
    match = competition(hands=("", "", ""), first=2)
    all_pass(match)
    for seat in (2, 0, 1):
        assert list(match.asks) == [seat]
        play(match, f"{seat} stop-selling")


@rule("M9.6")
def test_whoever_has_nothing_to_sell_is_asked_all_the_same() -> None:
    match = competition(hands=("", ""), scrap=(0, 0))
    all_pass(match)
    assert options(match, 0) == ["stop-selling"]


@rule("M5.4")
def test_a_set_is_three_or_more_cards_of_one_component() -> None:
    match = competition(hands=("gear gear gear gear lens lens", ""), scrap=(0, 0))
    all_pass(match)
    assert options(match, 0) == ["stop-selling", "sell gear 3 0", "sell gear 4 0"]
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, "sell lens 2 0")
    assert refusal.value.reason is not None
    assert refusal.value.reason == ("set-too-small", (3,))


@rule("M5.4")
def test_example_edward_sells_four_aether_tubes_at_six_for_24() -> None:
    match = competition(
        hands=("aether-tube aether-tube aether-tube aether-tube", ""),
        order="aether-tube wire magnet gear piping boiler lens",
    )
    all_pass(match)
    assert price(match, "aether-tube") == 6
    play(match, "0 sell aether-tube 4 0")
    assert table(match).cogs[0] == 30 + 24
    assert hand(match, 0) == {}


@rule("M5.5")
def test_example_natalie_sells_two_wires_at_four_with_a_scrap_for_8() -> None:
    match = competition(
        hands=("wire wire", ""), order="lens magnet gear piping boiler aether-tube wire"
    )
    all_pass(match)
    assert price(match, "wire") == 4
    play(match, "0 sell wire 2 1")
    assert table(match).cogs[0] == 30 + 8
    assert table(match).scrap[0] == 1


@rule("M5.4")
def test_example_three_lenses_at_seven_bring_21() -> None:
    match = competition(
        hands=("lens lens lens", ""),
        prices={"lens": 6},
        order="lens wire magnet gear piping boiler aether-tube",
    )
    all_pass(match)
    play(match, "0 sell lens 3 0")
    assert table(match).cogs[0] == 30 + 21


@rule("M5.5")
def test_example_two_lenses_at_seven_and_a_scrap_bring_14() -> None:
    match = competition(
        hands=("lens lens", ""),
        prices={"lens": 6},
        order="lens wire magnet gear piping boiler aether-tube",
    )
    all_pass(match)
    play(match, "0 sell lens 2 1")
    assert table(match).cogs[0] == 30 + 14


@rule("M5.5")
def test_both_scrap_cards_can_go_into_one_set() -> None:
    match = competition(hands=("gear", ""), order=GEAR_STAYS)
    all_pass(match)
    play(match, "0 sell gear 1 2")
    assert table(match).cogs[0] == 35
    assert table(match).scrap[0] == 0


@rule("M9.13")
def test_a_set_has_at_least_one_real_card() -> None:
    match = competition(hands=("gear", ""), built=("orrery", ""))
    all_pass(match)
    assert options(match, 0) == ["stop-selling", "sell gear 1 1", "sell gear 1 2"]
    with pytest.raises(IllegalAction, match="'sell gear 0 2' is not an action"):
        match.play(0, "sell gear 0 2")


@rule("M5.5")
def test_scrap_can_go_with_a_set_that_would_do_without_it() -> None:
    match = competition(hands=("gear gear gear", ""), order=GEAR_STAYS)
    all_pass(match)
    play(match, "0 sell gear 3 2")
    assert table(match).cogs[0] == 45


@rule("M5.5")
def test_spent_scrap_is_gone() -> None:
    match = competition(hands=("gear gear lens lens", ""), scrap=(1, 0))
    all_pass(match)
    play(match, "0 sell gear 2 1")
    assert options(match, 0) == ["stop-selling"]
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, "sell lens 2 1")
    assert refusal.value.reason == ("no-scrap", (0,))


@rule("M5.4")
def test_nobody_sells_cards_not_held() -> None:
    match = competition(hands=("gear gear", ""))
    all_pass(match)
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, "sell gear 3 0")
    assert refusal.value.reason is not None
    assert refusal.value.reason.key == "not-enough"


@rule("M5.3")
def test_any_number_of_sets_can_be_sold_even_of_one_component() -> None:
    match = competition(
        hands=("gear gear gear gear gear gear lens lens lens", ""), order=GEAR_STAYS
    )
    all_pass(match)
    play(match, "0 sell gear 3 0", "0 sell gear 3 0", "0 sell lens 3 0", "0 stop-selling")
    assert table(match).cogs[0] == 30 + 15 + 15 + 12


@rule("M5.3")
def test_part_of_the_cards_can_be_kept() -> None:
    match = competition(hands=("gear gear gear gear gear", ""))
    all_pass(match)
    play(match, "0 sell gear 3 0", "0 stop-selling")
    assert hand(match, 0) == {"gear": 2}


@rule("M5.3")
def test_nobody_has_to_sell() -> None:
    match = competition(hands=("gear gear gear", ""))
    all_pass(match)
    play(match, "0 stop-selling")
    assert hand(match, 0) == {"gear": 3}


@rule("M5.6")
def test_sold_cards_go_to_a_pile_that_nobody_may_look_through() -> None:
    match = competition(hands=("gear gear gear", ""))
    all_pass(match)
    play(match, "0 sell gear 3 0")
    assert table(match).discards[KINDS.index("gear")] == 3
    for seat in (None, 0, 1):
        assert match.view(seat).discards == 3  # how many, not which


def test_selling_changes_no_price() -> None:
    match = competition(hands=("gear gear gear", ""))
    all_pass(match)
    before = table(match).prices[:]
    play(match, "0 sell gear 3 0")
    assert table(match).prices == before


# --- refill and first player --------------------------------------------------------------


@rule("M5.7")
def test_the_market_is_refilled_to_eight() -> None:
    match = competition(market="wire gear")
    top = table(match).deck[-6:][::-1]
    all_pass(match)
    sell_nothing(match)
    assert match.view(None).market == ["wire", "gear", *(KINDS[c] for c in top)]


@rule("M5.7")
def test_the_market_gets_what_is_left_when_the_deck_runs_out() -> None:
    match = competition(market="wire", deck="lens boiler")
    all_pass(match)
    sell_nothing(match)
    assert match.view(None).market == ["wire", "lens", "boiler"]
    assert match.view(None).deck == 0
    assert not match.over


@rule("M5.8")
def test_the_first_player_marker_goes_to_the_left() -> None:
    match = competition(hands=("", "", ""), first=2, market="wire")
    play(match, "2 buy wire", "2 end-turn")
    sell_nothing(match)
    assert table(match).first == 0
    assert list(match.asks) == [0]


@rule("M5.1")
def test_the_end_of_a_round_happens_in_its_order() -> None:
    match = competition(
        market="wire", hands=("gear gear gear", ""), built=("", "difference-engine")
    )
    play(match, "0 buy wire", "0 end-turn", "1 raise gear", "0 sell gear 3 0", "0 stop-selling")
    play(match, "1 stop-selling")
    steps = told(match)[told(match).index("market-empty") :]
    assert steps == [
        "market-empty",
        "end-of-round",
        "prices-adjusted",
        "price-moved",
        "sold",
        "refilled",
        "first-player",
        "round-began",
        "turn",
    ]


def test_what_was_bought_is_forgotten_in_the_next_round() -> None:
    match = competition(market="wire")
    play(match, "0 buy wire", "0 end-turn")
    sell_nothing(match)
    assert not any(table(match).bought)


def test_the_last_sale_cannot_be_taken_back_once_the_market_is_refilled() -> None:
    match = competition(hands=("", "gear gear gear"), market="wire")
    play(match, "0 buy wire", "0 end-turn", "0 stop-selling", "1 sell gear 3 0")
    assert match.undoable(1)
    play(match, "1 stop-selling")
    with pytest.raises(UndoRefused, match="hidden"):
        match.undo(1)


def test_a_refusal_speaks_of_the_question_that_is_open() -> None:
    match = competition(hands=("gear gear gear", ""), built=("difference-engine", ""))
    all_pass(match)
    for seat, text in ((0, "sell gear 3 0"), (0, "buy gear"), (0, "stop-selling")):
        with pytest.raises(IllegalAction) as refusal:
            match.play(seat, text)
        assert refusal.value.reason == ("not-now", ())
    play(match, "0 keep-prices")
    for text in ("raise gear", "lower lens", "keep-prices", "pass", "build orrery"):
        with pytest.raises(IllegalAction) as refusal:
            match.play(0, text)
        assert refusal.value.reason == ("not-now", ())
