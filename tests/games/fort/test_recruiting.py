"""Recruit, discard, draw."""

from __future__ import annotations

import pytest

from ludoteca import UndoRefused
from ludoteca.testing import rule
from tests.games.fort.workshop import (
    discards,
    face,
    faces,
    hand,
    kids,
    options,
    play,
    refusal,
    summer,
    table,
    told,
    yard,
)


@rule("F5.1", "F5.2", "F5.3")
def test_a_kid_of_the_park_of_a_rivals_yard_or_the_top_of_the_deck() -> None:
    match = summer("bug", "", "", yard=("", "chef", "kitty tink"))
    play(match, "0 play-nothing")
    assert options(match, 0) == [
        "recruit scout",
        "recruit ant",
        "recruit thunder",
        "top",
        "take 1 chef",
        "take 2 kitty",
        "take 2 tink",
    ]
    assert refusal(match, 0, "recruit chef") == "not-in-park"
    assert refusal(match, 0, "take 1 tink") == "not-in-yard"
    assert refusal(match, 0, "take 0 chef") == "own-yard"


@rule("F5.1")
def test_the_park_is_filled_up_at_once() -> None:
    match = summer("bug", "", top="munch", deck=("chef chef captain doc doodles",))
    play(match, "0 play-nothing", "0 recruit ant")
    assert discards(match, 0) == ["ant"]
    assert sorted(kids(match, table(match).park)) == ["munch", "scout", "thunder"]
    assert told(match, "refilled") == [(face("munch"),)]
    with pytest.raises(UndoRefused):
        match.undo(0)  # a card was turned up


@rule("F5.2")
def test_whoever_loses_a_kid_of_the_yard_draws_no_other() -> None:
    match = summer("bug", "kitty", yard=("", "chef tink"), deck=("doc doodles dot lefty moose",))
    play(match, "0 play-nothing", "0 take 1 tink")
    assert discards(match, 0) == ["tink"]
    assert discards(match, 1) == ["chef"]  # its clean-up has come meanwhile
    assert hand(match, 1) == ["kitty"]
    assert told(match, "took") == [(0, 1, face("tink"))]


@rule("F5.3")
def test_the_top_card_is_taken_unseen_and_shown_then() -> None:
    match = summer("bug", "", top="munch", deck=("doc doodles dot lefty moose",))
    play(match, "0 play-nothing", "0 top")
    assert discards(match, 0) == ["munch"]
    assert told(match, "took-top", 1) == [(0, face("munch"))]


@rule("F5.4")
def test_an_empty_deck_fills_nothing_up_and_with_nobody_left_the_phase_is_skipped() -> None:
    match = summer("bug", "", park="ant", park_deck=0, deck=("doc doodles dot lefty moose",))
    play(match, "0 play-nothing")
    assert options(match, 0) == ["recruit ant"]
    play(match, "0 recruit ant")
    assert table(match).park == []
    nobody = summer("bug", "", park="", park_deck=0)
    play(nobody, "0 play-nothing")
    assert told(nobody, "nobody-to-recruit") == [(0,)]
    assert table(nobody).current == 1


@rule("F5.5", "F5.6", "F2.4")
def test_used_cards_and_best_friends_are_discarded_and_the_rest_stands_in_the_yard() -> None:
    match = summer("bug sarge chef bitsy flipper", "", deck=("doc doodles dot lefty moose", "tink"))
    play(match, "0 play bug public", "0 add sarge", "0 go 0", "0 top")
    assert yard(match, 0) == ["chef"]
    assert told(match, "discarded") == [(0, faces("bug sarge bitsy flipper"))]
    assert told(match, "to-the-yard") == [(0, faces("chef"))]
    assert {"bug", "sarge", "bitsy", "flipper"} <= set(discards(match, 0))


@rule("F5.7")
def test_five_cards_are_drawn_and_the_discards_shuffled_when_the_deck_runs_out() -> None:
    match = summer("bug", "", deck=("doc dot",), discard=("lefty moose chef tink",))
    play(match, "0 play-nothing", "0 top")
    t = table(match)
    # four of the deck are drawn, then one of the discards, in which Bug's Yard is not
    assert len(t.hand[0]) == 5
    assert {"doc", "dot", "bitsy", "flipper"} <= set(hand(match, 0))
    assert told(match, "reshuffled") == [(0, 5)]
    assert len(t.deck[0]) == 4
    assert t.discard[0] == []
    assert told(match, "drew")[-1] == (0, 5)
    assert not told(match, "drawn", 1)


@rule("F5.7")
def test_with_too_few_cards_one_draws_what_there_is() -> None:
    match = summer("bug", "", park="", park_deck=0)
    play(match, "0 play-nothing")
    assert hand(match, 0) == ["bitsy", "flipper"]
    assert told(match, "drew") == [(0, 2)]
