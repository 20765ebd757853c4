"""The levels of the fort and what they give."""

from __future__ import annotations

import pytest

from ludoteca import UndoRefused
from ludoteca.testing import rule
from tests.games.fort.workshop import (
    CONTENT,
    options,
    play,
    refusal,
    rule_number,
    summer,
    table,
    told,
)


@rule("F7.1")
def test_costs_and_points_of_the_levels() -> None:
    assert [tuple(cost) for cost in CONTENT.costs] == [
        (0, 0, 0),
        (1, 1, 0),
        (1, 1, 1),
        (2, 2, 1),
        (3, 3, 0),
        (3, 3, 2),
    ]
    assert CONTENT.points == (0, 1, 4, 9, 15, 23)


@rule("F7.1", "F2.6", "F2.7")
@pytest.mark.parametrize("level", range(6))
def test_a_level_gives_room_for_one_more_in_pack_and_lookout(level: int) -> None:
    match = summer("bug", "", level=(level,), ending="fort" if level == 5 else "")
    me = match.view().players[0]
    assert (me.pack_size, me.lookout_size) == (level + 1, level + 1)


@rule("F7.1")
def test_an_advance_is_one_level() -> None:
    match = summer("captain", "", stuff=((4, 4),), rules=("loner",), level=(1,))
    play(match, "0 play captain public")
    assert options(match, 0) == ["pay 1 2 0 0", "pay 2 1 0 0"]
    play(match, "0 pay 1 2 0 0")
    assert table(match).level[0] == 2


@rule("F7.2", "F1.4")
def test_level_one_gives_a_secret_rule_of_those_that_are_left() -> None:
    match = summer("bitsy", "", stuff=((1, 1),), rule_deck="loner big-plans sleepover")
    play(match, "0 play bitsy public")
    assert set(options(match, 0)) == {
        "choose-rule loner",
        "choose-rule big-plans",
        "choose-rule sleepover",
    }
    assert {seen.rule: seen.points for seen in match.view(0).forecasts} == {
        "big-plans": 1,
        "loner": 0,
        "sleepover": 4,
    }
    assert refusal(match, 0, "choose-rule popularity") == "not-left"
    with pytest.raises(UndoRefused):
        match.undo(0)  # the rules were seen
    play(match, "0 choose-rule loner")
    assert match.view(0).players[0].rule == "loner"
    assert match.view(1).players[0].rule == ""
    assert match.view(1).players[0].has_rule
    assert told(match, "rule-chosen", 0) == [(rule_number("loner"),)]
    assert not told(match, "rule-chosen", 1)
    assert match.view().rules_left == 2


@rule("F7.3", "F1.5")
def test_level_two_gives_a_perk_of_the_row() -> None:
    match = summer(
        "bitsy", "", stuff=((2, 1),), level=(1,), rules=("loner",), row="bribe diy do-over"
    )
    play(match, "0 play bitsy public")
    assert options(match, 0) == ["choose-perk bribe", "choose-perk diy", "choose-perk do-over"]
    assert refusal(match, 0, "choose-perk recycling") == "not-in-row"
    play(match, "0 choose-perk diy")
    assert match.view(1).players[0].perk == "diy"
    assert match.view().perks == ["bribe", "do-over"]


@rule("F7.4", "F10.1")
def test_level_five_gives_the_sculpture_to_the_first_who_comes_there() -> None:
    match = summer("captain", "rusty", stuff=((4, 4), (3, 3)), level=(4, 4))
    play(match, "0 play captain public")
    assert table(match).sculpture == 0
    assert match.view().players[0].points["sculpture"] == 4
    assert told(match, "took-sculpture") == [(0,)]
    assert table(match).ending == "fort"


@rule("F7.4")
def test_whoever_comes_later_gets_none() -> None:
    match = summer("captain", "", stuff=((4, 4),), level=(4, 5), sculpture=1, ending="fort")
    play(match, "0 play captain public")
    assert table(match).level[0] == 5
    assert table(match).sculpture == 1
