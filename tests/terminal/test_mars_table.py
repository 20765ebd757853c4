"""The table of Mars Needs Mechanics in the terminal."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.texts import Speaker
from ludoteca.games.mars_needs_mechanics.cards import KINDS
from ludoteca.games.mars_needs_mechanics.view import MarsView
from tests.terminal.sitting import MARS, Typist, make_screen, printed_on

GAME = find_game(MARS)
NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def view_of(seat: int | None = 0, players: int = 2, **changes: object) -> MarsView:
    view = Match(GAME, players, 1, {"mechanisms": "first-game"}).view(seat)
    assert isinstance(view, MarsView)
    return msgspec.structs.replace(view, **changes)


def drawn(view: MarsView, lang: str = "en", width: int = 80) -> str:
    speaker = Speaker(GAME, lang, NAMES[: len(view.competitors)], view.you)
    screen = make_screen(Typist([]), width)
    screen.show(GAME.draw(view, speaker, width))
    return printed_on(screen)


def row(said: str, name: str) -> str:
    """The line of the order line with that component."""
    return next(line for line in said.splitlines() if f"■ {name}" in line)


def test_each_component_has_a_row_in_the_order_of_the_line() -> None:
    line = ["lens", "wire", "gear", "boiler", "magnet", "piping", "aether-tube"]
    said = drawn(view_of(order_line=line))
    names = [kind.replace("-", " ") for kind in line]
    places = [said.index(f"{place} ■ {name}") for place, name in enumerate(names, start=1)]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("price", "forecast", "marks"),
    [
        (5, 6, ("[5](6)", "▲ +1")),
        (5, 4, ("(4)[5]", "▼ −1")),
        (5, 5, (" [5] ", "=")),
        (10, 10, ("[10]", "=")),
        (10, 9, ("(9)[10]", "▼ −1")),
        (9, 10, ("[9](10)", "▲ +1")),
        (1, 1, ("[1]", "=")),
    ],
)
def test_the_price_stands_on_the_scale_with_what_it_becomes(
    price: int, forecast: int, marks: tuple[str, ...]
) -> None:
    prices = dict.fromkeys(KINDS, 5)
    view = view_of(prices={**prices, "lens": price}, forecast={**prices, "lens": forecast})
    line = row(drawn(view), "lens")
    for mark in marks:
        assert mark in line


def test_on_a_narrow_screen_the_scale_shrinks_to_the_two_prices() -> None:
    prices = dict.fromkeys(KINDS, 5)
    said = drawn(view_of(prices=prices, forecast={**prices, "lens": 6}), width=60)
    assert "[5](6)" in row(said, "lens")
    assert "·  ·  ·" not in said
    assert all(len(line) <= 60 for line in said.splitlines())


def test_market_and_hand_are_counted_beside_the_price() -> None:
    said = drawn(view_of(market=["lens", "lens", "wire"], hand={"lens": 3}))
    assert row(said, "lens").split()[-4:-1] == ["▮▮", "3", "▮▮▮"]
    assert row(said, "wire").split()[-4:-1] == ["1", "▮", "–"]


def test_a_recipe_shows_what_is_in_hand_and_what_is_missing() -> None:
    view = view_of()
    view.workshop["x-ray-goggles"].in_hand = [True, False]
    assert "✓ lens ✗ wire" in drawn(view)


def test_who_has_built_a_mechanism_stands_beside_it() -> None:
    view = view_of(players=3)
    view.workshop["rocket-booster"].built_by = [0, 2]
    said = drawn(view)
    line = next(line for line in said.splitlines() if "Rocket Booster" in line)
    assert "◆ You, Carla" in line
    assert "✓" not in line  # what lies on the table is not in hand


def test_the_ability_is_told_with_its_number() -> None:
    text = Speaker(GAME, "it", NAMES[:2], 0).texts.say("mechanism-rocket-booster.ability", amount=3)
    assert text in drawn(view_of(), "it")


def test_seats_show_cogs_cards_scrap_and_what_everybody_knows() -> None:
    view = view_of(players=2)
    view.competitors[1].known = {"lens": 2, "wire": 1}
    view.competitors[1].cogs = 17
    line = next(line for line in drawn(view).splitlines() if "lenses" in line)
    assert line.strip("│▶ ").split() == ["Bruno", "17", "3", "2", "2", "lenses,", "1", "wire"]


@pytest.mark.parametrize(("current", "name"), [(0, "You"), (1, "Bruno")])
def test_whose_turn_it_is_has_a_sign(current: int, name: str) -> None:
    assert f"▶ {name}" in drawn(view_of(current=current))


def test_nobody_is_on_turn_when_the_round_or_the_game_is_over() -> None:
    assert "▶" not in drawn(view_of(round_over=True))
    assert "▶" not in drawn(view_of(over="deck-empty"))


def test_the_last_round_and_the_passes_are_announced() -> None:
    texts = Speaker(GAME, "en", NAMES[:2], 0).texts
    assert texts.say("view-last_round") in drawn(view_of(last_round=True))
    assert texts.say("view-last_round") not in drawn(view_of(last_round=False))
    assert f"{texts.say('view-passes')}: 1" in drawn(view_of(passes=1))


def test_cards_seen_through_the_goggles_are_shown_in_order() -> None:
    said = drawn(view_of(looked=["lens", "gear"]))
    assert "1 ■ lens 2 ■ gear" in said


def test_a_spectator_sees_no_hand() -> None:
    said = drawn(view_of(None))
    assert Speaker(GAME, "en", NAMES[:2], None).texts.say("view-hand") not in said
    assert "✓" not in said
    assert "✗" not in said


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("width", [60, 80, 104, 120])
def test_the_table_keeps_to_its_width(lang: str, width: int) -> None:
    view = view_of(players=4, looked=["lens", "gear"], last_round=True, passes=3)
    for competitor in view.competitors:
        competitor.known = dict.fromkeys(KINDS, 2)
        competitor.built = ["rocket-booster"]
    assert all(len(line) <= width for line in drawn(view, lang, width).splitlines())
