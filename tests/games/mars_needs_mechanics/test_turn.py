"""Playing a turn: buy or pass, build and take apart."""

from __future__ import annotations

import pytest

from ludoteca import IllegalAction, NotYourTurn, UndoRefused
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


@rule("M2.1")
def test_turns_go_round_clockwise_from_the_first_player() -> None:
    match = competition(hands=("", "", ""), first=1)
    for seat in (1, 2, 0, 1):
        assert list(match.asks) == [seat]
        play(match, f"{seat} buy {table_market(match)[0]}", f"{seat} end-turn")


def table_market(match: object) -> list[str]:
    market: list[str] = match.view(None).market  # type: ignore[attr-defined]
    return market


@rule("M2.2")
def test_a_turn_has_exactly_one_primary_action() -> None:
    match = competition()
    play(match, "0 buy gear")
    with pytest.raises(IllegalAction):
        match.play(0, "buy lens")
    with pytest.raises(IllegalAction):
        match.play(0, "pass")
    assert options(match, 0) == ["end-turn"]


@rule("M2.2")
def test_the_turn_cannot_end_before_the_primary_action() -> None:
    match = competition()
    assert "end-turn" not in options(match, 0)


@rule("M3.1")
def test_a_purchase_costs_the_price_and_brings_the_card_into_the_hand() -> None:
    match = competition(prices={"lens": 7})
    play(match, "0 buy lens")
    assert table(match).cogs == [23, 30]
    assert hand(match, 0) == {"lens": 1}
    assert "lens" not in table_market(match)


@rule("M3.3")
def test_example_a_gear_bought_at_six_goes_to_the_top_of_the_line() -> None:
    match = competition(order="lens wire magnet piping gear boiler aether-tube", prices={"gear": 6})
    play(match, "0 buy gear")
    assert table(match).cogs[0] == 24
    assert line(match) == "gear lens wire magnet piping boiler aether-tube"


@rule("M3.3")
def test_the_token_moves_at_once_before_anything_else_in_the_turn() -> None:
    match = competition(order="wire magnet gear piping boiler aether-tube lens")
    play(match, "0 buy lens")
    assert line(match).startswith("lens ")
    assert list(match.asks) == [0]


@rule("M3.3")
def test_a_token_already_at_the_top_does_not_move() -> None:
    match = competition(order="lens wire magnet gear piping boiler aether-tube")
    play(match, "0 buy lens")
    assert line(match) == "lens wire magnet gear piping boiler aether-tube"
    assert "moved-to-front" not in told(match)


@rule("M3.2")
def test_nobody_can_go_into_debt() -> None:
    match = competition(cogs=(4, 30), prices={"wire": 4})
    assert [option for option in options(match, 0) if option.startswith("buy")] == ["buy wire"]
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, "buy lens")
    assert refusal.value.reason is not None
    assert refusal.value.reason.key == "too-dear"


@rule("M3.2")
def test_exactly_enough_cogs_are_enough() -> None:
    match = competition(cogs=(5, 30))
    play(match, "0 buy lens")
    assert table(match).cogs[0] == 0


@rule("M3.1")
def test_only_what_is_in_the_market_can_be_bought() -> None:
    match = competition(market="wire wire gear")
    assert [o for o in options(match, 0) if o.startswith("buy")] == ["buy wire", "buy gear"]
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, "buy lens")
    assert refusal.value.reason is not None
    assert refusal.value.reason.key == "not-in-market"


@rule("M3.1")
def test_one_card_is_bought_at_a_time() -> None:
    match = competition(market="wire wire gear")
    play(match, "0 buy wire")
    assert table_market(match) == ["wire", "gear"]


@rule("M3.4")
def test_whoever_passes_buys_nothing_and_may_buy_again_in_a_later_turn() -> None:
    match = competition()
    play(match, "0 pass")
    assert options(match, 0) == ["end-turn"]
    play(match, "0 end-turn", "1 buy lens", "1 end-turn")
    assert "buy wire" in options(match, 0)


@rule("M2.3")
def test_whoever_passes_may_still_build_and_take_apart() -> None:
    match = competition(hands=("gear piping lens wire", ""), built=("orrery", ""))
    play(match, "0 pass")
    assert set(options(match, 0)) == {"end-turn", "dismantle orrery", "build double-chassis"}
    play(match, "0 dismantle orrery")
    assert {"build double-chassis", "build x-ray-goggles"} <= set(options(match, 0))


@rule("M2.3")
def test_building_is_possible_before_and_after_the_primary_action() -> None:
    before = competition(hands=("lens wire", ""))
    play(before, "0 build x-ray-goggles", "0 buy gear", "0 end-turn")
    after = competition(hands=("lens", ""))
    assert "build x-ray-goggles" not in options(after, 0)
    play(after, "0 buy wire", "0 build x-ray-goggles", "0 end-turn")
    assert table(before).built[0] == table(after).built[0]


@rule("M2.3")
def test_only_the_player_whose_turn_it_is_can_act() -> None:
    match = competition(hands=("", "lens wire"))
    with pytest.raises(NotYourTurn):
        match.play(1, "build x-ray-goggles")


@rule("M2.3")
def test_nobody_builds_or_takes_apart_between_rounds() -> None:
    match = competition(hands=("lens wire", ""), built=("", "orrery"))
    all_pass(match)
    assert table(match).round_over
    for seat in (0, 1):
        assert options(match, seat)[0] == "stop-selling"
        assert not [o for o in options(match, seat) if o.startswith(("build", "dismantle"))]
        play(match, f"{seat} stop-selling")


@rule("M9.5")
def test_the_turn_ends_when_the_player_says_so_even_with_nothing_left_to_do() -> None:
    match = competition()
    play(match, "0 buy gear")
    assert list(match.asks) == [0]
    assert options(match, 0) == ["end-turn"]


@rule("M9.17")
def test_what_one_has_shown_of_ones_own_hand_can_be_taken_back() -> None:
    match = competition(hands=("lens aether-tube", ""))
    play(match, "0 build orrery")
    assert match.undoable(0)
    match.undo(0)
    assert hand(match, 0) == {"aether-tube": 1, "lens": 1}


def test_a_purchase_can_be_taken_back_until_the_turn_ends() -> None:
    match = competition()
    before = table(match).copy().state()
    play(match, "0 buy gear")
    match.undo(0)
    assert table(match).state() == before


def test_the_last_answer_of_a_turn_can_be_taken_back_until_the_next_player_answers() -> None:
    match = competition()
    play(match, "0 buy gear", "0 end-turn")
    assert match.undoable(0)
    play(match, "1 buy lens")
    with pytest.raises(UndoRefused, match="somebody else has answered"):
        match.undo(0)


# --- the end of a round -------------------------------------------------------------------


@rule("M2.4")
def test_a_round_ends_when_the_market_is_empty_and_the_buyer_finishes_the_turn() -> None:
    match = competition(market="wire", hands=("lens", ""))
    play(match, "0 buy wire")
    assert not table(match).round_over
    play(match, "0 build x-ray-goggles", "0 end-turn")
    assert table(match).round_over
    assert "market-empty" in told(match)


@rule("M2.4")
def test_that_the_last_purchase_ends_the_round_is_a_moment_between_it_and_the_prices() -> None:
    match = competition(market="wire", hands=("", ""))
    play(match, "0 buy wire", "0 end-turn")
    bought, ended, adjusted, _ = match.moments(1)
    assert [event.key for event in bought.events] == ["turn", "bought"]
    assert [event.key for event in ended.events] == ["market-empty"]
    assert ended.view.round_over
    assert ended.view.prices == bought.view.prices != adjusted.view.prices


@rule("M2.5")
def test_a_round_ends_when_everybody_has_passed_in_a_row() -> None:
    match = competition(hands=("", "", ""))
    play(match, "0 pass", "0 end-turn", "1 pass", "1 end-turn")
    assert not table(match).round_over
    play(match, "2 pass", "2 end-turn")
    assert table(match).round_over
    assert "all-passed" in told(match)


@rule("M9.4")
def test_a_purchase_starts_the_count_of_passes_again() -> None:
    match = competition()
    play(match, "0 pass", "0 end-turn", "1 buy lens", "1 end-turn", "0 pass", "0 end-turn")
    assert not table(match).round_over
    play(match, "1 pass", "1 end-turn")
    assert table(match).round_over


@rule("M2.5")
def test_what_is_left_in_the_market_stays_for_the_next_round() -> None:
    match = competition(market="wire gear lens", deck="boiler boiler")
    all_pass(match)
    sell_nothing(match)
    assert table_market(match) == ["wire", "gear", "lens", "boiler", "boiler"]


@rule("M3.1")
def test_the_price_paid_is_the_current_one() -> None:
    match = competition(market="wire wire wire", deck="lens lens")
    play(match, "0 buy wire", "0 end-turn")
    all_pass(match)
    sell_nothing(match)
    assert price(match, "wire") == 6
    seat = table(match).current
    before = table(match).cogs[seat]
    play(match, f"{seat} buy wire")
    assert table(match).cogs[seat] == before - 6
