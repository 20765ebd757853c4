"""What the view has worked out: nobody who draws it needs a rule."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.rulebook import rulebook
from ludoteca.games.mars_needs_mechanics.cards import NAMES
from ludoteca.games.mars_needs_mechanics.rules import GAME, wasted_scrap
from ludoteca.games.mars_needs_mechanics.view import Sale
from ludoteca.server.scene import Scene
from ludoteca.testing import rule
from ludoteca.testing.positions import corrected
from tests.games.mars_needs_mechanics.workshop import (
    all_pass,
    competition,
    options,
    play,
    sell_nothing,
    table,
)


@rule("M4.1")
def test_a_recipe_says_place_by_place_what_is_in_hand_and_what_is_missing() -> None:
    match = competition(hands=("gear lens", "wire"))
    work = match.view(0).workshop["difference-engine"]
    assert match.view(0).plans["difference-engine"].recipe == ["gear", "wire", "lens"]
    assert work.in_hand == [True, False, True]
    assert work.lacking == ["wire"]
    assert match.view(1).workshop["difference-engine"].lacking == ["gear", "lens"]


@pytest.mark.parametrize(
    ("hand", "lacking"), [("", ["lens", "lens"]), ("lens", ["lens"]), ("lens lens", [])]
)
def test_a_component_that_a_recipe_names_twice_is_needed_twice(
    hand: str, lacking: list[str]
) -> None:
    two_lenses = corrected(GAME, "mechanisms", '["lens", "wire"]', '["lens", "lens"]')
    match = competition(hands=(hand, ""), content=two_lenses)
    work = match.view(0).workshop["x-ray-goggles"]
    assert work.lacking == lacking
    assert work.in_hand == [len(lacking) < 2, len(lacking) < 1]
    assert ("build x-ray-goggles" in options(match, 0)) == (not lacking)


def test_what_is_in_a_hand_is_told_to_its_owner_alone() -> None:
    match = competition(hands=("gear lens", "wire"))
    spectator = match.view(None)
    assert spectator.sets is None
    assert all(it.in_hand is None and it.lacking is None for it in spectator.workshop.values())
    other = competition(hands=("boiler boiler", "wire"))
    assert match.view(1).workshop == other.view(1).workshop


@rule("M4.1")
def test_who_has_built_a_mechanism_stands_with_it() -> None:
    match = competition(hands=("", ""), built=("rocket-booster", "rocket-booster"))
    for seat in (None, 0, 1):
        assert match.view(seat).workshop["rocket-booster"].built_by == [0, 1]
        assert match.view(seat).workshop["orrery"].built_by == []


def test_the_paragraph_of_a_mechanism_stands_on_its_card() -> None:
    match = competition()
    book = rulebook(GAME, "en").paragraphs
    rules = {name: plan.rule for name, plan in match.view(0).plans.items()}
    assert set(rules) == set(NAMES)
    assert len(set(rules.values())) == len(NAMES)
    for name, number in rules.items():
        assert name.split("-")[-1] in book[number].lower()


@rule("M3.3", "M5.2")
@pytest.mark.parametrize(
    "how",
    [
        {},
        {"idle_rounds": 1},  # the last round, unless somebody buys
        {"deck": ""},  # the last round
        {"prices": {"lens": 10, "boiler": 1}},
        {"order": "lens boiler wire magnet gear piping aether-tube"},
    ],
)
def test_before_a_purchase_the_view_says_what_the_line_and_the_prices_will_be(
    how: dict[str, Any],
) -> None:
    start = competition(**how)
    purchases = start.view(0).purchases
    assert [f"buy {kind}" for kind in purchases] == [
        it for it in options(start, 0) if it.startswith("buy")
    ]
    for kind, purchase in purchases.items():
        match = competition(**how)
        play(match, f"0 buy {kind}")
        assert purchase.order_line == match.view(0).order_line
        assert purchase.forecast == match.view(0).forecast


def test_what_comes_of_a_purchase_is_worked_out_for_whoever_can_buy_now() -> None:
    match = competition(cogs=(4, 30), prices={"wire": 4, "lens": 3})
    assert list(match.view(0).purchases) == ["wire", "lens"]
    assert match.view(1).purchases == match.view(None).purchases == {}
    play(match, "0 pass")
    assert match.view(0).purchases == {}
    play(match, "0 end-turn")
    all_pass(match)
    assert match.view(0).purchases == {}


def selling(hand: str, scrap: int, **more: object) -> dict[str, Sale]:
    match = competition(hands=(hand, ""), scrap=(scrap, 2), **more)  # type: ignore[arg-type]
    assert match.view(0).sets == {}
    all_pass(match)
    sets = match.view(0).sets
    assert isinstance(sets, dict)
    return sets


@rule("M5.4", "M5.5")
@pytest.mark.parametrize(
    ("hand", "scrap", "sets"),
    [
        ("lens lens lens lens", 2, {"lens": (4, 0)}),
        ("lens lens", 2, {"lens": (2, 1)}),
        ("lens", 2, {"lens": (1, 2)}),
        ("lens", 1, {}),
        ("wire wire wire lens lens", 1, {"wire": (3, 0), "lens": (2, 1)}),
    ],
)
def test_a_stack_makes_a_set_of_all_its_cards_with_as_little_scrap_as_it_takes(
    hand: str, scrap: int, sets: dict[str, tuple[int, int]]
) -> None:
    found = selling(hand, scrap)
    assert {kind: (it.cards, it.scrap) for kind, it in found.items()} == sets


@rule("M6.3")
def test_a_set_pays_what_the_sale_will_pay() -> None:
    match = competition(
        hands=("lens lens lens lens", ""), prices={"lens": 6}, built=("rocket-booster", "")
    )
    all_pass(match)
    (sale,) = match.view(0).sets.values()
    cogs = match.view(0).competitors[0].cogs
    play(match, f"0 sell lens {sale.cards} {sale.scrap}")
    assert match.view(0).competitors[0].cogs == cogs + sale.cogs


@rule("M7.5")
def test_the_reckoning_adds_up_from_the_start() -> None:
    match = competition(hands=("lens lens lens", ""), deck="wire")
    play(match, "0 buy wire", "0 end-turn", "1 pass", "1 end-turn", "0 pass", "0 end-turn")
    play(match, "0 sell lens 3 0")
    sell_nothing(match)
    view = match.view(1)
    for competitor in view.competitors:
        assert competitor.cogs == view.start - competitor.spent + competitor.earned
    assert (view.competitors[0].spent, view.competitors[0].earned > 0) == (5, True)
    assert (view.competitors[1].spent, view.competitors[1].earned) == (0, 0)


@rule("M9.1")
def test_cards_that_not_everybody_has_seen_are_counted() -> None:
    match = competition(hands=("lens lens", "wire"))
    play(match, "0 buy gear", "0 end-turn")
    assert [it.unseen for it in match.view(None).competitors] == [2, 1]


# --- the answers, for people --------------------------------------------------------------


def listed(hand: str, scrap: int, built: str = "") -> list[str]:
    match = competition(hands=(hand, ""), scrap=(scrap, 2), built=(built, ""))
    all_pass(match)
    ask = match.ask(0)
    return [str(option) for option in GAME.listed_options(table(match), ask)]


def test_whole_sets_are_listed_first_and_those_that_waste_scrap_last() -> None:
    found = listed("wire wire wire wire lens lens", 1)
    assert found[:3] == ["sell wire 4 0", "sell lens 2 1", "stop-selling"]
    assert found[3:] == ["sell wire 3 0", "sell wire 2 1", "sell wire 4 1", "sell wire 3 1"]


def test_the_page_lists_the_answers_in_the_same_order() -> None:
    match = competition(hands=("wire wire wire wire lens lens", ""))
    all_pass(match)
    scene = Scene(GAME, match, 0, "en", ["Anna", "Bruno"])
    assert list(scene.options) == listed("wire wire wire wire lens lens", 2)


def test_scrap_that_pays_is_not_wasted() -> None:
    t = table(competition(hands=("wire wire wire", ""), built=("alchemical-press", "")))
    assert wasted_scrap(t, 0, 3, 2) == 0
    assert wasted_scrap(t, 1, 3, 2) == 2
    assert wasted_scrap(t, 1, 2, 2) == 1


def test_passing_comes_right_after_the_purchases_and_the_many_swaps_last() -> None:
    match = competition(hands=("lens wire", ""), built=("magnetic-crane", ""))
    ask = match.ask(0)
    verbs = [option.verb for option in GAME.listed_options(table(match), ask)]
    assert verbs == sorted(verbs, key=["buy", "pass", "build", "dismantle", "swap"].index)
    assert verbs[-1] == "swap"


@rule("M6.2")
def test_moving_a_price_says_what_it_becomes() -> None:
    match = competition(built=("difference-engine", ""), prices={"lens": 7})
    all_pass(match)
    ask = match.ask(0)
    lens = table(match).prices[6]
    found = {
        str(option): GAME.option_args(table(match), ask, option).get("price")
        for option in ask.options
    }
    assert (found["raise lens"], found["lower lens"]) == (lens + 1, lens - 1)
    play(match, "0 raise lens")
    assert match.view(0).prices["lens"] == lens + 1


@pytest.mark.parametrize(
    ("lang", "nothing", "no_more"),
    [
        ("it", "Non vendere nulla", "Non vendere altro"),
        ("en", "Sell nothing", "Sell nothing more"),
    ],
)
def test_there_is_nothing_more_to_sell_only_after_something_was_sold(
    lang: str, nothing: str, no_more: str
) -> None:
    def said(seat: int) -> str:
        return Scene(GAME, match, seat, lang, ["Anna", "Bruno"]).options["stop-selling"].full

    match = competition(hands=("wire wire wire lens lens lens", ""))
    all_pass(match)
    assert said(0) == nothing
    play(match, "0 sell wire 3 0")
    assert said(0) == no_more
    play(match, "0 stop-selling")
    assert said(1) == nothing
