"""Following the leader."""

from __future__ import annotations

from ludoteca.testing import rule
from tests.games.fort.workshop import (
    discards,
    faces,
    hand,
    options,
    play,
    refusal,
    summer,
    table,
    told,
)


@rule("F4.1")
def test_the_others_are_asked_in_turn_even_if_nothing_matches() -> None:
    match = summer("bug", "chef", "", "sarge", stuff=((0, 0),))
    play(match, "0 play bug public")
    assert options(match, 1) == ["pass"]  # whoever holds cards is asked
    play(match, "1 pass")
    assert options(match, 3) == ["follow sarge", "pass"]  # whoever holds none is not
    play(match, "3 follow sarge")
    assert table(match).stuff[3] == [1, 0]
    assert told(match, "followed") == [(3, faces("sarge"))]
    assert told(match, "passed") == [(1,)]
    assert [p.answer for p in match.view().players] == ["", "", "", ""]  # the turn goes on


@rule("F4.1", "F2.2")
def test_the_public_action_can_be_followed_even_if_the_leader_did_not_do_it() -> None:
    match = summer("einstein", "chef")
    play(match, "0 play einstein private", "0 end")
    play(match, "1 follow chef", "1 gain toy")
    assert table(match).stuff[1] == [0, 1]


@rule("F4.1", "F2.3")
def test_a_card_without_public_action_is_not_followed() -> None:
    match = summer("ghost", "prince")
    play(match, "0 play ghost private", "0 choose-suit crown", "0 gain pizza")
    assert match.asks[0].prompt == "recruit"


@rule("F4.2")
def test_a_matching_card_of_the_hand_is_discarded() -> None:
    match = summer("bug", "bud chef sarge", lookout=("", "scout"), park="ant")
    play(match, "0 play bug public")
    assert options(match, 1) == ["follow sarge", "follow bud", "pass"]
    assert refusal(match, 1, "follow chef") == "wrong-suit"
    assert refusal(match, 1, "follow scout") == "not-in-hand"
    play(match, "1 follow sarge")
    assert "sarge" in discards(match, 1)


@rule("F4.3")
def test_the_action_has_to_be_possible_in_full() -> None:
    match = summer("bug", "sarge", stuff=((0, 0), (4, 0)))
    play(match, "0 play bug public")
    assert options(match, 1) == ["pass"]
    assert refusal(match, 1, "follow sarge") == "no-room"


@rule("F4.4")
def test_only_the_symbols_on_the_discarded_card_count_and_both_of_a_double_must_be_done() -> None:
    match = summer("bug sarge", "moles", "chef", lookout=("", "scout"), park="ant")
    play(match, "0 play bug public", "0 add sarge")
    assert table(match).stuff[0] == [2, 0]
    play(match, "1 follow moles")
    assert table(match).stuff[1] == [2, 0]  # not the leader's, not the Lookout's
    full = summer("bug", "moles", stuff=((0, 0), (3, 0)))
    play(full, "0 play bug public")
    assert options(full, 1) == ["pass"]  # there is no room for two


@rule("F4.4", "F2.1")
def test_a_coin_matches_everything_and_of_coin_and_crown_only_what_matches_counts() -> None:
    match = summer("bug", "puddin")
    play(match, "0 play bug public", "1 follow puddin")
    assert table(match).stuff[1] == [1, 0]
    crowns = summer("golden-boy", "puddin", stuff=((1, 0), (2, 0)))
    play(crowns, "0 play golden-boy public", "1 follow puddin")
    assert table(crowns).stuff[1] == [0, 2]


@rule("F4.4", "F6.16")
def test_what_is_counted_besides_symbols_is_the_followers_own() -> None:
    match = summer(
        "worm",
        "sarge chef",
        lookout=("bug", "tink kitty"),
        level=(2, 2),
    )
    play(match, "0 play worm public", "0 gain pizza", "1 follow sarge")
    assert table(match).stuff[0] == [1, 0]
    assert table(match).stuff[1] == [2, 0]


@rule("F4.5")
def test_followers_gain_what_the_leader_chose() -> None:
    match = summer("flipper chef", "kitty", stuff=((0, 0), (3, 0)))
    play(match, "0 play flipper public", "0 declare glue", "0 gain pizza", "0 end")
    assert options(match, 1) == ["pass"]  # no room for two pizzas, and toys are not free to choose
    assert refusal(match, 1, "follow kitty") == "no-room"
    toys = summer("flipper chef", "kitty", stuff=((0, 0), (3, 0)))
    play(toys, "0 play flipper public", "0 declare glue", "0 gain toy", "0 end", "1 follow kitty")
    assert table(toys).stuff[1] == [3, 2]


@rule("F4.5")
def test_where_the_leader_did_not_choose_each_follower_does() -> None:
    match = summer("flipper chef", "tink", "kitty")
    play(match, "0 play flipper private", "0 declare glue", "0 trash chef", "0 end")
    play(match, "1 follow tink", "1 gain toy", "2 follow kitty", "2 gain pizza")
    assert table(match).stuff[1:] == [[0, 2], [2, 0]]


@rule("F4.6")
def test_the_card_lies_on_the_discards_at_once_and_cannot_be_trashed() -> None:
    match = summer("crash chef", "blitz", "blitz tink", discard=("kitty", "", "munch"))
    play(match, "0 play crash private", "0 gain toy", "0 end")
    assert options(match, 1) == ["pass"]  # it has nothing else to trash
    play(match, "1 pass", "2 follow blitz")
    assert options(match, 2) == ["trash tink", "trash-discard munch"]
    play(match, "2 trash-discard munch")
    assert discards(match, 2) == ["blitz"]


@rule("F4.2", "F3.11")
def test_a_declared_coin_is_what_followers_match() -> None:
    match = summer("flipper", "munch bug")
    play(match, "0 play flipper public", "0 declare shovel", "0 gain toy")
    assert options(match, 1) == ["follow bug", "pass"]


@rule("F4.7")
def test_each_follower_is_done_before_the_next_decides_and_draws_nothing() -> None:
    match = summer("dot", "tink", "kitty", stuff=((1, 1), (1, 1), (1, 1)), deck=("", "chef"))
    play(match, "0 play dot public", "0 choose-rule friendship-bracelet", "1 follow tink")
    assert match.asks[1].prompt == "choose-rule"
    assert set(match.asks) == {1}
    play(match, "1 choose-rule big-plans")
    assert set(match.asks) == {2}
    assert hand(match, 1) == []  # nothing is drawn for it
    assert table(match).level[1] == 1


@rule("F7.3", "F8.1")
def test_a_perk_taken_while_following_works_at_once() -> None:
    match = summer(
        "lefty",
        "rusty",
        stuff=((2, 3), (2, 1)),
        level=(2, 1),
        rules=("", "loner"),
        row="xxl-backpack bribe",
    )
    play(match, "0 play lefty public", "1 follow rusty", "1 choose-perk xxl-backpack")
    assert match.view().players[1].perk == "xxl-backpack"
    assert match.view().players[1].pack_size == 5
    assert table(match).points[1] == 2  # the action goes on


@rule("F4.7")
def test_every_leader_can_be_followed_as_long_as_there_are_cards() -> None:
    match = summer("bug", "sarge chef", "kitty worm")
    play(match, "0 play bug public", "1 follow sarge", "2 follow worm")
    play(match, "0 top", "1 play chef public")
    assert options(match, 2) == ["pass"]
    assert hand(match, 2) == ["kitty"]
