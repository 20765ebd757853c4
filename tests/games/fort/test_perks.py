"""The perks, each at its moment."""

from __future__ import annotations

from ludoteca.testing import rule
from tests.games.fort.workshop import (
    discards,
    face,
    faces,
    hand,
    kids,
    lookout,
    options,
    perk,
    play,
    refusal,
    summer,
    table,
    told,
)


@rule("F8.2")
def test_birthday_party_recruits_again_but_from_no_yard() -> None:
    match = summer("bug", "", yard=("", "chef"), perks=("birthday-party",), top="munch dash")
    play(match, "0 play-nothing", "0 take 1 chef")
    assert options(match, 0) == ["recruit scout", "recruit ant", "recruit thunder", "top", "go-on"]
    assert refusal(match, 0, "take 1 chef") in ("not-in-yard", "not-now")
    play(match, "0 recruit ant")
    assert told(match, "recruited") == [(0, face("ant"))]
    declined = summer("bug", "", perks=("birthday-party",))
    play(declined, "0 play-nothing", "0 top", "0 go-on")
    assert table(declined).current == 1
    assert table(declined).perk[0] == perk("birthday-party")


@rule("F8.3")
def test_bribe_hides_cards_from_anywhere_in_the_own_turn() -> None:
    match = summer(
        "prince bug", "", yard=("", "chef"), perks=("bribe",), level=(3,), top="munch dash kitty"
    )
    play(match, "0 play prince public", "0 go 0")
    assert options(match, 0) == [
        "hide bug",
        "hide-park scout",
        "hide-park ant",
        "hide-park thunder",
        "hide-top",
        "hide-yard 1 chef",
    ]
    play(match, "0 hide-park ant")
    assert lookout(match, 0) == ["ant"]
    assert sorted(kids(match, table(match).park)) == ["munch", "scout", "thunder"]
    for answer, hidden in (("hide-top", "munch"), ("hide-yard 1 chef", "chef")):
        other = summer(
            "prince", "", yard=("", "chef"), perks=("bribe",), level=(1,), top="munch dash"
        )
        play(other, "0 play prince public", f"0 {answer}")
        assert lookout(other, 0) == [hidden]


@rule("F8.3")
def test_bribe_does_not_work_while_following() -> None:
    match = summer("prince bug", "prince", perks=("", "bribe"))
    play(match, "0 play prince public", "0 go 0", "0 hide bug", "0 end")
    assert options(match, 1) == ["pass"]


@rule("F8.4")
def test_copy_cat_discards_a_second_card_and_counts_both() -> None:
    match = summer("bug", "sarge moles chef", perks=("", "copy-cat"))
    play(match, "0 play bug public", "1 follow sarge")
    assert options(match, 1) == ["add moles", "go 0"]
    assert refusal(match, 1, "add chef") == "wrong-suit"
    play(match, "1 add moles")
    assert table(match).stuff[1] == [3, 0]
    assert told(match, "followed") == [(1, faces("sarge moles"))]
    one = summer("bug", "sarge moles", perks=("", "copy-cat"))
    play(one, "0 play bug public", "1 follow sarge", "1 go 0")
    assert table(one).stuff[1] == [1, 0]


@rule("F8.4")
def test_copy_cat_needs_an_action_that_counts_symbols_and_room_for_all() -> None:
    match = summer("einstein chef", "patch doc", perks=("", "copy-cat"))
    play(match, "0 play einstein public", "0 gain toy", "0 end", "1 follow patch")
    assert table(match).stuff[1] == [0, 1]
    assert match.asks[0].prompt == "recruit"
    tight = summer("bug", "sarge moles", perks=("", "copy-cat"), stuff=((0, 0), (2, 0)))
    play(tight, "0 play bug public", "1 follow sarge")
    assert options(tight, 1) == ["go 0"]


@rule("F8.5", "F6.8")
def test_diy_advances_for_one_token_more_instead_of_playing_a_card() -> None:
    match = summer("bug", "rusty", stuff=((2, 1),), perks=("diy",))
    play(match, "0 build", "0 choose-rule big-plans")
    assert table(match).level[0] == 1
    assert table(match).stuff[0] == [0, 0]
    assert table(match).perks_used == [perk("diy")]
    assert not told(match, "passed")  # nobody could follow
    poor = summer("bug", "", stuff=((1, 1),), perks=("diy",))
    assert refusal(poor, 0, "build") == "too-dear"
    assert refusal(summer("bug", ""), 0, "build") == "no-perk"


@rule("F8.6")
def test_do_over_plays_a_second_card_once_everybody_has_answered() -> None:
    match = summer("bug sarge scout", "worm", perks=("do-over",), park="ant")
    play(match, "0 play bug public", "0 add scout", "0 go 0", "1 pass")
    assert match.asks[0].prompt == "do-over"
    play(match, "0 play sarge public")
    assert table(match).stuff[0] == [2, 1]  # Scout does not count any more
    play(match, "1 follow worm")
    assert table(match).stuff[1] == [0, 1]
    assert table(match).perks_used == [perk("do-over")]
    assert set(kids(match, table(match).in_play)) == {"bug", "scout", "sarge"}


@rule("F8.6")
def test_do_over_needs_a_played_card_and_may_be_kept() -> None:
    match = summer("bug", "", perks=("do-over",))
    play(match, "0 play-nothing")
    assert match.asks[0].prompt == "recruit"
    kept = summer("bug sarge", "", perks=("do-over",))
    play(kept, "0 play bug public", "0 go 0", "0 go-on")
    assert table(kept).perk[0] == perk("do-over")


@rule("F8.6", "F6.14")
def test_with_do_over_the_direction_of_exchanges_stays() -> None:
    match = summer(
        "golden-boy tink puddin", "", stuff=((1, 2),), perks=("do-over",), yard=("", "chef")
    )
    play(match, "0 play golden-boy public", "0 go 0", "0 convert stuff pizza", "0 end")
    play(match, "0 play tink private", "0 go 0")
    assert table(match).stuff[0] == [3, 0]


@rule("F8.7")
def test_recycling_at_any_question_of_the_own_turn() -> None:
    match = summer("bug", "chef", discard=("sarge kitty",), perks=("recycling",))
    assert "recycle sarge" in options(match, 0)
    play(match, "0 play bug public")
    # nothing is in hand: it was not asked whether to add anything; at the next question it may
    play(match, "1 pass")
    assert "recycle kitty" in options(match, 0)
    play(match, "0 recycle kitty")
    assert match.asks[0].prompt == "recruit"
    assert hand(match, 0) == ["kitty"]
    assert table(match).perks_used == [perk("recycling")]


@rule("F8.7")
def test_a_recycled_card_can_be_added_at_once() -> None:
    match = summer("bug chef", "", discard=("moles",), perks=("recycling",))
    play(match, "0 play bug public", "0 recycle moles", "0 add moles", "0 go 0")
    assert table(match).stuff[0] == [3, 0]


@rule("F8.7")
def test_recycling_between_discard_and_draw_makes_a_hand_of_six() -> None:
    deck = "doc doodles dot lefty moose"
    match = summer("bug", "", discard=("sarge",), perks=("recycling",), deck=(deck,))
    play(match, "0 play bug public", "0 top")
    assert match.asks[0].prompt == "recycle"
    play(match, "0 recycle bug")
    assert len(hand(match, 0)) == 6
    assert "bug" in hand(match, 0)


@rule("F8.7")
def test_recycling_is_never_offered_in_another_turn() -> None:
    match = summer("bug", "sarge", discard=("", "kitty"), perks=("", "recycling"))
    play(match, "0 play bug public")
    assert options(match, 1) == ["follow sarge", "pass"]


@rule("F8.8")
def test_rough_housing_trashes_the_leaders_card_after_the_others() -> None:
    match = summer("bug", "chef", "worm", perks=("", "rough-housing"))
    play(match, "0 play bug public", "1 pass", "2 follow worm")
    assert options(match, 1) == ["rough-house", "go-on"]
    play(match, "1 rough-house")
    assert kids(match, table(match).trashed) == ["bug"]
    assert table(match).perks_used == [perk("rough-housing")]
    assert table(match).stuff[0] == [1, 0]  # what was done stays done


@rule("F8.8")
def test_whoever_has_followed_cannot_rough_house_and_it_may_be_kept() -> None:
    match = summer("bug", "worm", perks=("", "rough-housing"))
    play(match, "0 play bug public", "1 follow worm")
    assert match.asks[0].prompt == "recruit"
    kept = summer("bug", "worm", perks=("", "rough-housing"))
    play(kept, "0 play bug public", "1 pass", "1 go-on")
    assert table(kept).perk[1] == perk("rough-housing")


@rule("F8.8")
def test_it_takes_no_card_in_hand() -> None:
    match = summer("bug", "", perks=("", "rough-housing"))
    play(match, "0 play bug public")
    assert options(match, 1) == ["rough-house", "go-on"]


@rule("F8.8", "F2.4")
def test_it_hits_no_friend_no_card_that_trashes_itself_and_none_without_public_action() -> None:
    friend = summer("flipper", "worm", perks=("", "rough-housing"))
    play(friend, "0 play flipper public", "0 declare book", "0 gain toy", "1 pass")
    assert friend.asks[0].prompt == "recruit"
    itself = summer("wart", "worm", perks=("", "rough-housing"))
    play(itself, "0 play wart private", "0 end", "1 pass")
    assert itself.asks[0].prompt == "recruit"
    blank = summer("punky", "worm", perks=("", "rough-housing"))
    play(blank, "0 play punky private", "0 gain toy")
    assert blank.asks[0].prompt == "recruit"


@rule("F8.9")
def test_sticky_fingers_packs_from_the_supply_in_the_own_turn() -> None:
    match = summer("penny", "", perks=("sticky-fingers",), stuff=((1, 0),))
    play(match, "0 play penny public")
    assert options(match, 0) == ["pack pizza", "pack-supply pizza", "pack-supply toy"]
    play(match, "0 pack-supply toy")
    assert (table(match).stuff[0], table(match).pack[0]) == ([1, 0], [0, 1])
    other = summer("penny", "tink", perks=("", "sticky-fingers"), stuff=((1, 0),))
    play(other, "0 play penny public", "0 end")
    assert options(other, 1) == ["pass"]


@rule("F8.10")
def test_xxl_backpack_holds_two_more() -> None:
    match = summer("penny", "", perks=("xxl-backpack",), stuff=((1, 0),), pack=((2, 0),))
    play(match, "0 play penny public", "0 do private")
    assert table(match).points[0] == 3
    assert match.view().players[0].pack_size == 3


@rule("F8.1")
def test_a_perk_that_is_used_up_leaves_the_game() -> None:
    match = summer("bug", "", discard=("sarge",), perks=("recycling",))
    play(match, "0 recycle sarge")
    assert match.view().players[0].perk == ""
    assert match.view().perks_used == ["recycling"]
    assert discards(match, 0) == []
