"""A turn: clean-up, playing a card, adding symbols, in full and in part."""

from __future__ import annotations

from ludoteca.testing import rule
from tests.games.fort.workshop import (
    discards,
    face,
    hand,
    options,
    play,
    pull,
    refusal,
    summer,
    symbol,
    table,
    told,
    yard,
)


@rule("F3.1", "F1.9")
def test_turns_go_round_clockwise_and_a_round_is_a_turn_each() -> None:
    match = summer("bug", "chef", "kitty", current=2, first=1)
    for leader in (2, 0, 1):
        assert table(match).current == leader
        pull(match)
    assert told(match, "round-began") == [(2,)]


@rule("F3.2")
def test_whoever_is_left_in_the_yard_comes_onto_the_discards_first() -> None:
    match = summer("bug", "", yard=("chef kitty", "tink"), discard=("munch",))
    assert discards(match, 0) == ["chef", "kitty", "munch"]
    assert yard(match, 0) == []
    assert yard(match, 1) == ["tink"]
    assert "take 1 tink" not in options(match, 0)


@rule("F3.3")
def test_no_card_need_be_played() -> None:
    match = summer("bug", "chef")
    play(match, "0 play-nothing")
    assert match.asks[0].prompt == "recruit"
    assert told(match, "played-nothing") == [(0,)]


@rule("F2.2", "F3.4")
def test_both_actions_in_either_order_or_only_one() -> None:
    for first, second in (("public", "private"), ("private", "public")):
        match = summer("crash chef", "kitty")
        play(match, f"0 play crash {first}")
        assert match.asks[0].prompt in ("trash", "gain", "add")
        while match.asks[0].prompt != "second":
            play(match, f"0 {options(match, 0)[0]}")
        assert f"do {second}" in options(match, 0)
        play(match, "0 end")
        assert match.asks[1].prompt == "follow"


@rule("F2.3")
def test_a_kid_without_boxes_and_a_blank_box_are_not_played() -> None:
    match = summer("moles punky bitsy", "chef", stuff=((1, 1),))
    assert options(match, 0) == ["play punky private", "play bitsy public", "play-nothing"]
    assert refusal(match, 0, "play moles public") == "no-boxes"
    assert refusal(match, 0, "play punky public") == "blank-box"
    assert refusal(match, 0, "play chef public") == "not-in-hand"


@rule("F3.5", "F2.1")
def test_cards_with_the_symbol_or_a_coin_are_added_and_their_boxes_are_not_done() -> None:
    match = summer("bug sarge flipper chef puddin", "kitty")
    play(match, "0 play bug public")
    assert options(match, 0) == ["go 0", "add puddin", "add sarge", "add flipper"]
    assert refusal(match, 0, "add chef") == "symbol-useless"
    play(match, "0 add puddin", "0 add flipper", "0 go 0")
    assert table(match).stuff[0] == [3, 0]
    assert told(match, "added") == [(0, face("puddin"), 2), (0, face("flipper"), 3)]


@rule("F3.6")
def test_lookout_symbols_are_counted_one_by_one_at_will() -> None:
    match = summer("bug", "chef", lookout=("moles sarge",), level=(1,))
    play(match, "0 play bug public")
    assert options(match, 0) == ["go 0", "go 1", "go 2", "go 3"]
    play(match, "0 go 2")
    assert table(match).stuff[0] == [3, 0]
    assert told(match, "used-lookout") == [(0, symbol("shovel"), 2, 3)]


@rule("F3.7", "F6.15")
def test_what_is_added_has_to_fit_in_full() -> None:
    match = summer("bug moles sarge", "chef", stuff=((2, 0),), lookout=("scout",), park="ant")
    play(match, "0 play bug public")
    assert options(match, 0) == ["go 0", "go 1", "add sarge"]
    assert refusal(match, 0, "add moles") == "no-room"


@rule("F3.7")
def test_a_card_none_of_whose_actions_can_be_done_in_full_is_not_played() -> None:
    match = summer("bug giggles", "chef", stuff=((4, 4),), level=(0,))
    assert options(match, 0) == ["play-nothing"]
    assert refusal(match, 0, "play bug public") == "no-room"
    assert refusal(match, 0, "play bug private") == "nothing-counted"
    assert refusal(match, 0, "play giggles public") == "pack-empty"


@rule("F3.8")
def test_an_action_in_part_is_done_at_least_once_and_stops_at_will() -> None:
    match = summer("bug", "chef", level=(3,))
    play(match, "0 play bug public", "0 do-part private")
    assert options(match, 0) == ["times 1", "times 2"]
    play(match, "0 times 2")
    assert table(match).points[0] == 2


@rule("F3.8", "F3.7")
def test_in_part_first_the_other_has_to_be_done_in_full() -> None:
    match = summer("bug", "chef", level=(3,))
    play(match, "0 play-part bug private", "0 times 1")
    assert match.asks[1].prompt == "follow"  # nothing was left to ask: one pizza in full
    assert table(match).stuff[0] == [1, 0]
    assert table(match).points[0] == 1


@rule("F3.8", "F3.7")
def test_in_part_no_choice_is_offered_that_makes_the_other_impossible() -> None:
    """One toy is missing for the level: only the rival who has one may be copied."""
    match = summer(
        "captain",
        "",
        "",
        stuff=((4, 0),),
        pack=((0, 0), (2, 0), (2, 2)),
        level=(0, 1, 3),
    )
    play(match, "0 play-part captain private")
    assert table(match).level[0] == 1
    assert told(match, "copied-rival") == [(0, 2, 0, 2)]


@rule("F3.8", "F3.9")
def test_in_part_several_times_may_be_what_makes_the_other_possible() -> None:
    """One symbol of the twins is lost: the three that are packed make room for the copy."""
    match = summer(
        "spike rocket-bros thunder chef",
        "",
        stuff=((4, 4),),
        pack=((0, 1), (1, 2)),
        level=(4, 2),
        park="ant scout",
    )
    assert "play-part spike public" in options(match, 0)
    play(match, "0 play-part spike public")
    assert options(match, 0) == ["add thunder", "add rocket-bros"]
    play(match, "0 add thunder")
    assert options(match, 0) == ["add rocket-bros"]
    play(match, "0 add rocket-bros", "0 go 0", "0 pack pizza", "0 pack toy", "0 pack toy", "0 stop")
    assert table(match).pack[0] == [1, 3]
    assert table(match).stuff[0] == [4, 4]
    assert told(match, "copied-rival") == [(0, 1, 1, 2)]


@rule("F3.9")
def test_one_of_two_symbols_may_be_lost_only_in_part() -> None:
    match = summer("doodles icky-sticky", "chef", stuff=((0, 2),), pack=((1, 0),))
    play(match, "0 play doodles private", "0 do-part public")
    assert options(match, 0) == ["go 0", "add icky-sticky"]
    play(match, "0 add icky-sticky")
    assert table(match).stuff[0] == [0, 4]
    full = summer("doodles icky-sticky", "chef", stuff=((0, 2),), pack=((1, 0),))
    play(full, "0 play doodles private", "0 do public")
    assert options(full, 0) == ["go 0"]


@rule("F3.9", "F6.14")
def test_in_part_a_card_is_not_added_for_nothing() -> None:
    """With Puddin two exchanges have to be done: only toys are enough for that."""
    match = summer(
        "golden-boy puddin kitty", "", stuff=((1, 1),), pack=((0, 1),), yard=("", "chef")
    )
    play(match, "0 play golden-boy private", "0 do-part public", "0 add puddin", "0 go 0")
    assert options(match, 0) == ["convert stuff pizza", "convert pack pizza"]
    assert refusal(match, 0, "convert stuff toy") == "exchanges-too-few"
    assert refusal(match, 0, "convert pack toy") == "nothing-to-exchange"


@rule("F3.9")
def test_added_cards_count_for_both_actions_but_never_backwards() -> None:
    match = summer("sarge scout chef patch munch", "kitty", level=(3,), park="ant")
    play(match, "0 play sarge public", "0 add scout", "0 go 0")
    assert table(match).stuff[0] == [0, 2]
    play(match, "0 do private")
    assert match.ask(0).data[2] == 2  # Scout counts here, too
    play(match, "0 go 0", "0 hide chef", "0 hide patch")
    assert len(table(match).lookout[0]) == 2
    back = summer("sarge scout chef patch", "kitty", level=(3,), park="ant")
    play(back, "0 play sarge private", "0 go 0", "0 hide chef", "0 do public", "0 add scout")
    assert table(back).count == 2
    play(back, "0 go 0")
    assert len(table(back).lookout[0]) == 1


@rule("F3.10", "F6.16")
def test_what_an_action_brings_does_not_make_it_longer() -> None:
    match = summer("worm chef kitty", "tink", lookout=("bug",), level=(2,))
    play(match, "0 play worm private", "0 go 0", "0 hide chef")
    assert table(match).stuff[0] == [0, 0]
    play(match, "0 do public", "0 gain toy")
    assert table(match).stuff[0] == [0, 2]  # both hidden cards, counted when it began


@rule("F3.10")
def test_an_action_that_counts_nothing_is_not_done() -> None:
    match = summer("prince", "tink")
    assert options(match, 0) == ["play-nothing"]
    assert refusal(match, 0, "play prince private") == "nothing-counted"


@rule("F3.11")
def test_the_coin_of_the_played_card_is_declared() -> None:
    match = summer("flipper bitsy", "chef")
    play(match, "0 play flipper public")
    assert options(match, 0) == [
        f"declare {suit}" for suit in ("book", "crown", "glue", "shovel", "skate", "squirt")
    ]
    play(match, "0 declare book", "0 gain toy", "0 end")
    assert told(match, "declared") == [(0, symbol("book"))]
    assert options(match, 1) == ["follow chef", "pass"]


@rule("F3.11")
def test_where_nobody_can_follow_no_suit_is_declared() -> None:
    match = summer("smoke", "chef", pack=((0, 0), (1, 0)))
    play(match, "0 play smoke private")
    assert table(match).stuff[0] == [1, 0]
    assert match.asks[0].prompt == "recruit"


@rule("F3.12")
def test_played_and_added_cards_stay_on_the_table_until_the_discard_phase() -> None:
    match = summer("blitz crash", "chef", discard=("kitty",))
    play(match, "0 play blitz public", "0 add crash", "0 gain toy")
    assert refusal(match, 0, "do private") == "nothing-to-trash"  # it counts two
    play(match, "0 do-part private")
    assert options(match, 0) == ["trash-discard kitty"]
    assert match.view().played.added == ["crash"]


@rule("F6.15")
def test_a_suit_that_the_card_has_not_begins_with_an_added_symbol() -> None:
    match = summer("chef dash", "kitty")
    play(match, "0 play chef private")
    assert options(match, 0) == ["add dash"]
    play(match, "0 add dash")  # nothing is left to add
    assert table(match).stuff[0] == [1, 0]
    without = summer("chef", "kitty")
    assert refusal(without, 0, "play chef private") == "no-symbol"
    hidden = summer("chef", "kitty", lookout=("dash",))
    play(hidden, "0 play chef private")
    assert options(hidden, 0) == ["go 1"]


def test_a_player_may_take_back_what_revealed_nothing() -> None:
    match = summer("bug sarge", "chef")
    play(match, "0 play bug public", "0 add sarge")
    match.undo(0)
    assert hand(match, 0) == ["sarge"]
    assert options(match, 0) == ["go 0", "add sarge"]
