"""Building and taking apart, and what each of the ten mechanisms does."""

from __future__ import annotations

import pytest

from ludoteca import IllegalAction, Match, UndoRefused
from ludoteca.games.mars_needs_mechanics.cards import NAMES
from ludoteca.games.mars_needs_mechanics.rules import GAME
from ludoteca.testing import rule
from ludoteca.testing.positions import corrected
from tests.games.mars_needs_mechanics.workshop import (
    CONTENT,
    all_pass,
    competition,
    hand,
    kinds,
    line,
    mechanisms,
    options,
    play,
    price,
    sell_nothing,
    table,
    told,
)

BOXED = {
    "x-ray-goggles": "lens wire",
    "difference-engine": "gear wire lens",
    "rocket-booster": "boiler piping",
    "aether-drive": "aether-tube magnet",
    "automaton": "gear boiler piping magnet wire",
    "pneumatic-post": "piping wire",
    "magnetic-crane": "magnet gear",
    "orrery": "lens aether-tube",
    "alchemical-press": "boiler aether-tube",
    "double-chassis": "gear piping",
}


def refused(match: Match, seat: int, text: str) -> str:
    """The key of the reason for which the answer is refused."""
    with pytest.raises(IllegalAction) as refusal:
        match.play(seat, text)
    assert refusal.value.reason is not None
    return refusal.value.reason.key


# --- building -----------------------------------------------------------------------------


@rule("M4.1")
@pytest.mark.parametrize("name", NAMES)
def test_building_lays_the_recipe_from_the_hand_on_the_table(name: str) -> None:
    assert sorted(CONTENT.recipes[NAMES.index(name)]) == sorted(kinds(BOXED[name]))
    match = competition(hands=(BOXED[name] + " lens", ""))
    play(match, f"0 build {name}")
    assert hand(match, 0) == {"lens": 1}
    assert match.view(1).competitors[0].built == [name]


@rule("M4.1")
@pytest.mark.parametrize("name", NAMES)
def test_one_missing_component_is_enough_not_to_build(name: str) -> None:
    recipe = BOXED[name].split()
    for missing in range(len(recipe)):
        rest = recipe[:missing] + recipe[missing + 1 :]
        match = competition(hands=(" ".join(rest), ""))
        assert f"build {name}" not in options(match, 0)
        assert refused(match, 0, f"build {name}") == "missing"


@rule("M4.1")
def test_only_the_mechanisms_laid_out_can_be_built() -> None:
    match = competition(hands=("lens wire aether-tube", ""), available="orrery")
    assert [o for o in options(match, 0) if o.startswith("build")] == ["build orrery"]
    assert refused(match, 0, "build x-ray-goggles") == "not-available"


@rule("M4.7")
def test_scrap_never_takes_the_place_of_a_component_in_a_mechanism() -> None:
    match = competition(hands=("lens", ""), scrap=(2, 2))
    assert refused(match, 0, "build x-ray-goggles") == "missing"


@rule("M4.4")
def test_one_mechanism_is_built_per_turn() -> None:
    match = competition(hands=("gear piping lens wire", ""))
    play(match, "0 build double-chassis")
    assert refused(match, 0, "build x-ray-goggles") == "one-build"


@rule("M4.4")
def test_one_mechanism_is_taken_apart_per_turn() -> None:
    match = competition(built=("double-chassis orrery", ""))
    play(match, "0 dismantle orrery")
    assert refused(match, 0, "dismantle double-chassis") == "one-dismantle"


@rule("M4.4")
def test_one_can_be_taken_apart_and_another_built_in_the_same_turn() -> None:
    match = competition(hands=("wire", ""), built=("orrery", ""))
    play(match, "0 dismantle orrery", "0 build x-ray-goggles")
    assert match.view(None).competitors[0].built == ["x-ray-goggles"]


@rule("M4.5")
def test_what_is_built_in_a_turn_is_not_taken_apart_in_it() -> None:
    match = competition(hands=("lens wire", ""))
    play(match, "0 build x-ray-goggles")
    assert refused(match, 0, "dismantle x-ray-goggles") == "same-turn"
    play(match, "0 pass", "0 end-turn", "1 buy wire", "1 end-turn")
    play(match, "0 dismantle x-ray-goggles")
    assert hand(match, 0) == {"wire": 1, "lens": 1}


@rule("M4.5")
def test_what_is_taken_apart_in_a_turn_is_not_built_again_in_it() -> None:
    match = competition(built=("x-ray-goggles", ""))
    play(match, "0 dismantle x-ray-goggles")
    assert refused(match, 0, "build x-ray-goggles") == "same-turn"
    play(match, "0 pass", "0 end-turn", "1 buy wire", "1 end-turn")
    assert "build x-ray-goggles" in options(match, 0)


@rule("M4.3")
def test_several_players_can_have_the_same_mechanism() -> None:
    match = competition(hands=("lens wire", "lens wire"))
    play(match, "0 build x-ray-goggles", "0 pass", "0 end-turn", "1 build x-ray-goggles")
    assert [c.built for c in match.view(None).competitors] == [["x-ray-goggles"]] * 2


@rule("M9.8")
def test_nobody_has_the_same_mechanism_twice() -> None:
    match = competition(hands=("gear piping", ""), built=("double-chassis", ""))
    assert refused(match, 0, "build double-chassis") == "built-already"


@rule("M4.6")
def test_one_mechanism_at_a_time() -> None:
    match = competition(hands=("boiler piping", ""), built=("x-ray-goggles", ""))
    assert refused(match, 0, "build rocket-booster") == "limit"


@rule("M4.2")
def test_only_what_one_has_built_can_be_taken_apart() -> None:
    match = competition(built=("", "orrery"))
    assert refused(match, 0, "dismantle orrery") == "not-built"


@rule("M4.2")
def test_a_mechanism_taken_apart_stops_working_and_its_cards_go_back_to_the_hand() -> None:
    match = competition(built=("pneumatic-post", ""))
    play(match, "0 dismantle pneumatic-post")
    assert hand(match, 0) == {"wire": 1, "piping": 1}
    play(match, "0 buy lens")
    assert table(match).cogs[0] == 25


@rule("M4.8")
def test_cards_of_a_built_mechanism_are_not_in_hand_and_cannot_be_sold() -> None:
    match = competition(hands=("lens lens", ""), scrap=(0, 0), built=("x-ray-goggles", ""))
    assert match.view(1).competitors[0].cards == 2
    all_pass(match)
    assert options(match, 0) == ["stop-selling"]


# --- the ten ------------------------------------------------------------------------------


@rule("M6.1")
def test_x_ray_goggles_show_the_next_two_cards_when_built_to_their_owner_alone() -> None:
    match = competition(hands=("lens wire", ""), deck="boiler gear magnet magnet")
    play(match, "0 build x-ray-goggles")
    assert match.view(0).looked == ["boiler", "gear"]
    assert match.view(1).looked == match.view(None).looked == []
    assert "saw" in told(match, seat=0)
    assert "saw" not in told(match, seat=1) + told(match)
    assert "looked" in told(match, seat=1)


@rule("M6.1")
def test_x_ray_goggles_show_the_next_two_cards_at_the_start_of_each_own_turn() -> None:
    match = competition(
        market="wire",
        deck="boiler gear magnet magnet lens piping piping piping lens lens lens",
        built=("x-ray-goggles", ""),
        first=0,
    )
    assert match.view(0).looked == ["boiler", "gear"]
    play(match, "0 buy wire", "0 end-turn")
    sell_nothing(match)
    assert match.view(0).looked == []  # what was seen has come to the market
    assert list(match.asks) == [1]
    play(match, "1 pass", "1 end-turn")
    assert match.view(0).looked == ["lens", "lens"]


@rule("M6.1")
def test_x_ray_goggles_look_at_fewer_cards_when_fewer_are_left() -> None:
    match = competition(deck="boiler", built=("x-ray-goggles", ""))
    assert match.view(0).looked == ["boiler"]
    empty = competition(deck="", built=("x-ray-goggles", ""))
    assert "looked" not in told(empty, seat=0)


def test_building_the_goggles_cannot_be_taken_back_after_the_look() -> None:
    match = competition(hands=("lens wire", ""))
    play(match, "0 build x-ray-goggles")
    with pytest.raises(UndoRefused, match="hidden"):
        match.undo(0)


@rule("M6.2")
def test_the_difference_engine_moves_one_price_after_the_adjustment() -> None:
    match = competition(built=("difference-engine", ""))
    all_pass(match)
    assert match.ask(0).prompt == "price"
    assert price(match, "wire") == 6  # adjusted already
    play(match, "0 raise wire")
    assert price(match, "wire") == 7
    assert match.ask(0).prompt == "sell"


@rule("M6.2")
def test_the_difference_engine_lowers_a_price_too_or_leaves_all() -> None:
    match = competition(built=("difference-engine", "difference-engine"))
    all_pass(match)
    play(match, "0 lower gear", "1 keep-prices")
    assert price(match, "gear") == 5  # six after the adjustment
    assert match.ask(0).prompt == "sell"


@rule("M9.11")
def test_difference_engines_work_from_the_first_player_on_before_anybody_sells() -> None:
    match = competition(
        hands=("", "", ""), built=("difference-engine", "", "difference-engine"), first=1
    )
    all_pass(match)
    assert list(match.asks) == [2]
    play(match, "2 keep-prices")
    assert list(match.asks) == [0]
    play(match, "0 keep-prices")
    assert match.ask(1).prompt == "sell"


@rule("M9.2")
def test_the_difference_engine_cannot_move_a_price_past_its_ends() -> None:
    match = competition(
        built=("difference-engine", ""),
        order="lens wire magnet gear piping boiler aether-tube",
        prices={"lens": 9, "aether-tube": 2},
    )
    all_pass(match)
    assert price(match, "lens") == 10
    assert price(match, "aether-tube") == 1
    assert refused(match, 0, "raise lens") == "price-end"
    assert refused(match, 0, "lower aether-tube") == "price-end"


@rule("M9.2")
@pytest.mark.parametrize(
    ("answer", "component", "there"), [("raise lens", "lens", 10), ("lower gear", "gear", 1)]
)
def test_a_difference_engine_of_larger_steps_stops_at_the_ends_too(
    answer: str, component: str, there: int
) -> None:
    """An owner's file may say that it moves a price by more than one."""
    recipe = 'recipe = ["gear", "wire", "lens"]\namount = '
    match = competition(
        content=corrected(GAME, "mechanisms", f"{recipe}1", f"{recipe}5"),
        built=("difference-engine", ""),
        order="wire lens magnet piping boiler gear aether-tube",
        prices={"lens": 8, "gear": 3},
    )
    all_pass(match)
    play(match, f"0 {answer}")
    assert price(match, component) == there


@rule("M9.12")
def test_the_difference_engine_works_after_the_last_adjustment_too() -> None:
    match = competition(deck="", built=("difference-engine", ""), hands=("lens lens lens", ""))
    all_pass(match)
    play(match, "0 raise lens", "0 sell lens 3 0", "0 stop-selling", "1 stop-selling")
    # nobody bought lenses: they fell to 4 as one of the last three, and rose to 5 again
    assert table(match).cogs[0] == 30 + 15


@rule("M6.3")
def test_the_rocket_booster_pays_three_more_for_each_set() -> None:
    match = competition(
        hands=("gear gear gear lens lens lens", ""),
        order="gear lens wire magnet piping boiler aether-tube",
        built=("rocket-booster", ""),
    )
    all_pass(match)
    play(match, "0 sell gear 3 0", "0 sell lens 3 0", "0 stop-selling")
    assert table(match).cogs[0] == 30 + (18 + 3) + (18 + 3)


@rule("M6.4")
def test_the_aether_drive_lets_the_buyer_leave_the_token_where_it_is() -> None:
    match = competition(built=("aether-drive", ""))
    before = line(match)
    play(match, "0 buy lens")
    assert match.ask(0).prompt == "token"
    play(match, "0 leave")
    assert line(match) == before
    assert "left-in-place" in told(match)
    assert match.ask(0).prompt == "after"


@rule("M6.4")
def test_the_aether_drive_need_not_be_used() -> None:
    match = competition(built=("aether-drive", ""))
    play(match, "0 buy lens", "0 to-front")
    assert line(match).startswith("lens")


@rule("M6.4")
def test_the_aether_drive_has_nothing_to_leave_at_the_front() -> None:
    match = competition(built=("aether-drive", ""))
    play(match, "0 buy wire")
    assert match.ask(0).prompt == "after"


@rule("M7.4")
def test_a_component_left_in_place_was_bought_all_the_same() -> None:
    match = competition(
        built=("aether-drive", ""),
        deck="",
        order="lens wire magnet gear piping boiler aether-tube",
    )
    play(match, "0 buy wire", "0 leave", "0 end-turn")
    all_pass(match)
    assert price(match, "wire") == 6  # second in line and bought in the last round
    assert price(match, "lens") == 5  # first in line, but not bought


@rule("M6.5")
def test_the_automaton_pays_25_at_the_end() -> None:
    match = competition(hands=(BOXED["automaton"], ""), deck="")
    play(match, "0 build automaton")
    all_pass(match)
    sell_nothing(match)
    assert match.result is not None
    assert match.result.scores == [55, 30]
    assert match.result.breakdown[0] == {"cogs": 30, "automaton": 25}


@rule("M6.5")
def test_the_automaton_is_never_taken_apart() -> None:
    match = competition(built=("automaton", ""))
    assert refused(match, 0, "dismantle automaton") == "automaton-stays"


@rule("M6.5")
def test_the_automaton_does_not_count_towards_the_limit() -> None:
    first = competition(hands=("lens wire", ""), built=("automaton", ""))
    play(first, "0 build x-ray-goggles")
    second = competition(hands=(BOXED["automaton"], ""), built=("x-ray-goggles", ""))
    play(second, "0 build automaton")
    assert sorted(table(first).built[0]) == sorted(table(second).built[0])


@rule("M6.6")
def test_pneumatic_post_makes_every_purchase_a_cog_cheaper() -> None:
    match = competition(built=("pneumatic-post", ""), cogs=(4, 30))
    play(match, "0 buy lens")
    assert table(match).cogs[0] == 0


def test_what_a_purchase_costs_its_owner_is_in_the_view_and_only_there() -> None:
    match = competition(built=("pneumatic-post", ""), prices={"lens": 7})
    owner, rival, nobody = match.view(0), match.view(1), match.view(None)
    assert owner.costs["lens"] == 6
    assert rival.costs == rival.prices == owner.prices
    assert nobody.costs is None


@rule("M6.6")
def test_pneumatic_post_never_makes_a_component_cost_less_than_one() -> None:
    match = competition(built=("pneumatic-post", ""), prices={"lens": 1})
    play(match, "0 buy lens")
    assert table(match).cogs[0] == 29


@rule("M6.7")
@rule("M9.10")
def test_the_magnetic_crane_swaps_for_a_component_of_equal_or_lower_price() -> None:
    match = competition(
        hands=("gear", ""),
        built=("magnetic-crane", ""),
        market="wire lens boiler gear",
        prices={"gear": 5, "wire": 5, "lens": 6, "boiler": 4},
    )
    swaps = [o for o in options(match, 0) if o.startswith("swap")]
    assert swaps == ["swap gear wire", "swap gear boiler"]
    assert refused(match, 0, "swap gear lens") == "swap-dearer"
    assert refused(match, 0, "swap gear gear") == "swap-same"
    before = line(match)
    play(match, "0 swap gear boiler")
    assert hand(match, 0) == {"boiler": 1}
    assert match.view(None).market == ["wire", "lens", "gear", "gear"]
    assert line(match) == before
    assert table(match).cogs[0] == 30


@rule("M6.7")
def test_the_magnetic_crane_works_once_per_turn_before_the_primary_action() -> None:
    match = competition(hands=("gear wire", ""), built=("magnetic-crane", ""))
    play(match, "0 swap gear lens")
    assert refused(match, 0, "swap wire boiler") == "one-swap"
    play(match, "0 buy gear", "0 end-turn", "1 pass", "1 end-turn")
    assert "swap wire boiler" in options(match, 0)
    play(match, "0 pass")
    assert refused(match, 0, "swap wire boiler") == "already-acted"


@rule("M6.7")
def test_swapping_is_for_whoever_has_the_crane_and_the_card() -> None:
    match = competition(hands=("gear", ""))
    assert refused(match, 0, "swap gear lens") == "no-crane"
    with_crane = competition(hands=("gear", ""), built=("magnetic-crane", ""), market="lens")
    assert refused(with_crane, 0, "swap wire lens") == "not-in-hand"
    assert refused(with_crane, 0, "swap gear wire") == "not-in-market"


@rule("M6.7")
def test_a_swap_is_not_a_purchase() -> None:
    match = competition(hands=("gear", ""), built=("magnetic-crane", ""), deck="")
    play(match, "0 swap gear lens")
    assert not any(table(match).bought)
    play(match, "0 pass", "0 end-turn", "1 pass", "1 end-turn")
    assert table(match).round_over


@rule("M6.8")
def test_the_orrery_sells_sets_of_two() -> None:
    match = competition(
        hands=("gear gear lens", ""), scrap=(1, 0), built=("orrery", ""), order=GEAR_IN_THE_MIDDLE
    )
    all_pass(match)
    assert set(options(match, 0)) == {
        "stop-selling",
        "sell gear 2 0",
        "sell gear 1 1",
        "sell gear 2 1",
        "sell lens 1 1",
    }
    play(match, "0 sell gear 2 0")
    assert table(match).cogs[0] == 40


GEAR_IN_THE_MIDDLE = "wire magnet piping gear boiler aether-tube lens"


@rule("M6.9")
def test_the_alchemical_press_makes_scrap_in_a_set_worth_two() -> None:
    match = competition(
        hands=("gear", ""), built=("alchemical-press", ""), order=GEAR_IN_THE_MIDDLE
    )
    all_pass(match)
    play(match, "0 sell gear 1 2")
    assert table(match).cogs[0] == 30 + 5 + 2 + 2


@rule("M6.10")
def test_the_double_chassis_gives_two_places_for_the_one_it_takes() -> None:
    match = competition(
        hands=("lens wire boiler piping magnet aether-tube", ""), built=("double-chassis", "")
    )
    play(match, "0 build x-ray-goggles", "0 pass", "0 end-turn", "1 buy wire", "1 end-turn")
    play(match, "0 build rocket-booster", "0 pass", "0 end-turn", "1 buy wire", "1 end-turn")
    assert refused(match, 0, "build aether-drive") == "limit"
    assert table(match).built[0] == mechanisms("double-chassis x-ray-goggles rocket-booster")


@rule("M6.10")
def test_an_owners_chassis_gives_as_many_places_as_its_card_says() -> None:
    chassis = 'id = "double-chassis"\nrecipe = ["gear", "piping"]\namount = '
    match = competition(
        hands=("boiler piping", ""),
        built=("double-chassis orrery", ""),
        content=corrected(GAME, "mechanisms", f"{chassis}2", f"{chassis}1"),
    )
    assert refused(match, 0, "build rocket-booster") == "limit"


@rule("M9.9")
def test_the_double_chassis_is_also_built_beside_a_mechanism_that_stands() -> None:
    match = competition(hands=("gear piping boiler piping", ""), built=("x-ray-goggles", ""))
    assert refused(match, 0, "build rocket-booster") == "limit"
    play(match, "0 build double-chassis", "0 pass", "0 end-turn", "1 buy wire", "1 end-turn")
    play(match, "0 build rocket-booster")


@rule("M9.9")
def test_the_double_chassis_is_taken_apart_while_it_bears_one_but_not_two() -> None:
    match = competition(built=("double-chassis orrery rocket-booster", ""))
    assert refused(match, 0, "dismantle double-chassis") == "chassis-bears"
    play(match, "0 dismantle orrery", "0 pass", "0 end-turn", "1 buy wire", "1 end-turn")
    play(match, "0 dismantle double-chassis")
    assert table(match).built[0] == mechanisms("rocket-booster")


@rule("M9.9")
def test_the_automaton_beside_it_does_not_hold_the_double_chassis() -> None:
    match = competition(built=("double-chassis automaton", ""))
    play(match, "0 dismantle double-chassis")
    assert table(match).built[0] == mechanisms("automaton")


@rule("M6.10")
def test_chassis_two_more_and_the_automaton_are_the_most_one_can_have() -> None:
    built = "double-chassis orrery x-ray-goggles"
    match = competition(hands=(BOXED["automaton"], ""), built=(built, ""))
    play(match, "0 build automaton")
    assert len(table(match).built[0]) == 4
