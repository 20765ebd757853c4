"""The options a game is set up with."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.errors import OptionError
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.options import Choice, Several, Switch, read_options
from tests.core.tiny import CARDS, DRAFT

SWITCH = Switch("fog")
CHOICE = Choice("map", ("small", "large"), "small")
SEVERAL = Several("tiles", ("hill", "lake", "wood"), ("lake",))
DECLARED = (SWITCH, CHOICE, SEVERAL)


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(DECLARED, {}) == {"fog": False, "map": "small", "tiles": ["lake"]}
    assert read_options((Switch("fog", default=True),), {}) == {"fog": True}


def test_an_option_that_is_not_declared_is_refused_and_the_others_named() -> None:
    with pytest.raises(OptionError, match=r"'mist'.*fog, map, tiles"):
        read_options(DECLARED, {"mist": True})
    with pytest.raises(OptionError, match="none"):
        read_options((), {"mist": True})


@pytest.mark.parametrize("value", [True, "yes", "YES", "true", "on", "1", 1])
def test_a_switch_is_on_for_every_way_to_say_yes(value: Any) -> None:
    assert SWITCH.read(value) is True


@pytest.mark.parametrize("value", [False, "no", "No", "false", "off", "0", 0])
def test_a_switch_is_off_for_every_way_to_say_no(value: Any) -> None:
    assert SWITCH.read(value) is False


@pytest.mark.parametrize("value", [None, "", "maybe", 2, [], {}, 1.0])
def test_a_switch_is_nothing_else(value: Any) -> None:
    with pytest.raises(OptionError, match="fog"):
        SWITCH.read(value)
    assert SWITCH.values == ("yes", "no")


def test_a_choice_is_one_of_its_values() -> None:
    assert CHOICE.read("large") == "large"
    for value in ("huge", "Large", None, 1, ["large"], {"large": 1}):
        with pytest.raises(OptionError, match=r"map.*small, large"):
            CHOICE.read(value)


def test_several_values_are_given_as_a_list_or_as_text_and_kept_in_order() -> None:
    assert SEVERAL.read(["wood", "hill"]) == ["hill", "wood"]
    assert SEVERAL.read("wood, hill") == ["hill", "wood"]
    assert SEVERAL.read(("lake",)) == ["lake"]
    assert SEVERAL.read("") == SEVERAL.read([]) == []


def test_each_of_several_values_is_known_and_named_once() -> None:
    with pytest.raises(OptionError, match=r"'moor'.*hill, lake, wood"):
        SEVERAL.read("hill,moor")
    with pytest.raises(OptionError, match="'hill' is named twice"):
        SEVERAL.read(["hill", "hill"])
    for value in (None, 3, {"hill": 1}, b"hill"):
        with pytest.raises(OptionError, match="tiles"):
            SEVERAL.read(value)


def test_the_values_read_are_read_again_as_the_same() -> None:
    given = read_options(DECLARED, {"fog": "yes", "tiles": "wood,hill"})
    assert read_options(DECLARED, given) == given


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("option", DECLARED, ids=lambda option: option.name)
@pytest.mark.parametrize(
    "value",
    [10**5000, "x" * 10**6, ["x" * 10**6], nested(900), nested(990), nested(5000), "a\nb\x1b[31m"],
    ids=["huge-number", "huge-text", "huge-item", "deep-900", "deep-990", "deep-5000", "control"],
)
def test_a_monstrous_value_is_refused_in_one_short_printable_line(option: Any, value: Any) -> None:
    with pytest.raises(OptionError) as refused:
        option.read(value)
    assert len(str(refused.value)) < 500
    assert str(refused.value).isprintable()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["fog", "map", "tiles", "mist"]), json_values))
def test_any_value_is_read_or_refused_as_an_option_error(given: dict[str, Any]) -> None:
    try:
        options = read_options(DECLARED, given)
    except OptionError:
        return
    assert options["fog"] in (True, False)
    assert options["map"] in CHOICE.values
    assert set(options["tiles"]) <= set(SEVERAL.values)


@given(
    st.dictionaries(st.sampled_from(["mechanisms", "chosen", "automaton"]), json_values, max_size=3)
)
def test_any_options_of_a_real_game_are_read_or_refused(given: dict[str, Any]) -> None:
    game = find_game("mars-needs-mechanics")
    try:
        options = game.read_options(given)
    except OptionError:
        return
    assert game.read_options(options) == options


def test_a_match_keeps_all_its_options_and_the_game_is_set_up_with_them() -> None:
    assert Match(CARDS, 2, 1).options == {"deal": "two", "roll": True, "music": False}
    match = Match(CARDS, 2, 1, {"deal": "three", "roll": "no"})
    assert match.options == {"deal": "three", "roll": False, "music": False}
    assert [len(hand) for hand in match.table.state()["hands"]] == [3, 3]
    with pytest.raises(OptionError):
        Match(DRAFT, 2, 1, {"deal": "two"})
