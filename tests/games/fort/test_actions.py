"""What the actions do, word by word."""

from __future__ import annotations

from ludoteca.testing import rule
from tests.games.fort.workshop import (
    discards,
    face,
    hand,
    kids,
    lookout,
    options,
    pass_all,
    play,
    refusal,
    summer,
    table,
    told,
    yard,
)


@rule("F6.1", "F2.5", "F1.2")
def test_tokens_come_from_the_supply_into_stuff_four_of_a_kind_at_most() -> None:
    match = summer("crash", "", stuff=((1, 3),))
    play(match, "0 play crash private")  # there is room for two pizzas only: nothing to ask
    assert table(match).stuff[0] == [3, 3]
    assert table(match).supply == [27, 27]


@rule("F6.1")
def test_of_a_choice_all_are_pizzas_or_all_are_toys() -> None:
    match = summer("blitz punky", "")
    play(match, "0 play blitz public", "0 add punky")
    assert options(match, 0) == ["gain pizza", "gain toy"]
    play(match, "0 gain toy")
    assert table(match).stuff[0] == [0, 2]


@rule("F1.2")
def test_what_the_supply_lacks_cannot_be_taken() -> None:
    match = summer(
        "bug sarge",
        "",
        "",
        "",
        stuff=((2, 0), (4, 0), (4, 0), (4, 0)),
        pack=((4, 0), (4, 0), (4, 0), (3, 0)),
        level=(3, 3, 3, 3),
    )
    assert table(match).supply[0] == 1
    play(match, "0 play bug public")
    assert options(match, 0) == ["go 0"]
    assert refusal(match, 0, "add sarge") == "supply-lacks"


@rule("F6.2", "F2.6")
def test_packing_moves_tokens_of_stuff_as_far_as_there_is_room() -> None:
    match = summer("penny kitty tink", "", stuff=((1, 1),), level=(1,))
    play(match, "0 play penny public", "0 add tink", "0 go 0")
    assert options(match, 0) == ["pack pizza", "pack toy"]
    play(match, "0 pack toy")  # only the pizza is left: nothing to ask
    assert (table(match).stuff[0], table(match).pack[0]) == ([0, 0], [1, 1])
    play(match, "0 do private")
    assert table(match).points[0] == 2
    full = summer("penny", "", stuff=((1, 0),), pack=((0, 1),))
    assert refusal(full, 0, "play penny public") == "pack-full"
    empty = summer("penny", "")
    assert refusal(empty, 0, "play penny public") == "no-tokens"


@rule("F6.3", "F2.7", "F2.4")
def test_a_card_of_the_hand_is_hidden_and_stays_there_for_all_to_see() -> None:
    match = summer("prince chef bitsy", "", level=(0,))
    play(match, "0 play prince public", "0 go 0", "0 hide bitsy")
    assert lookout(match, 0) == ["bitsy"]
    assert match.view(1).players[0].lookout == ["bitsy"]
    play(match, "0 do private")
    assert table(match).points[0] == 1
    full = summer("prince chef", "", lookout=("tink",))
    assert refusal(full, 0, "play prince public") == "lookout-full"
    alone = summer("prince", "")
    assert refusal(alone, 0, "play prince public") == "too-few-cards"


@rule("F6.4", "F2.4")
def test_a_card_of_hand_or_discards_is_trashed_best_friends_too() -> None:
    match = summer("flipper bitsy", "", discard=("chef",), deck=("tink",))
    play(match, "0 play flipper private", "0 declare book")
    assert options(match, 0) == ["trash bitsy", "trash-discard chef"]
    play(match, "0 trash bitsy")
    assert kids(match, table(match).trashed) == ["bitsy"]
    assert refusal(summer("flipper", ""), 0, "play flipper private") == "nothing-to-trash"


@rule("F6.5", "F6.18")
def test_a_card_that_trashes_itself_leaves_once_everybody_has_followed() -> None:
    match = summer("wart sarge", "bug")
    play(match, "0 play wart private", "0 add sarge", "0 end")
    assert table(match).points[0] == 2
    assert match.view().played.trashes_itself
    play(match, "1 follow bug")
    assert table(match).stuff[1] == [1, 0]
    assert kids(match, table(match).trashed) == ["wart"]
    assert told(match, "trashed-itself") == [(face("wart"),)]


@rule("F6.5")
def test_done_in_part_it_still_trashes_itself() -> None:
    match = summer("einstein noodle-twins", "")
    play(match, "0 play einstein public", "0 gain toy", "0 do-part private")
    play(match, "0 add noodle-twins")
    assert table(match).points[0] == 2  # one of the twins was lost
    pass_all(match)
    assert kids(match, table(match).trashed) == ["einstein"]


@rule("F6.6", "F6.19")
def test_recruiting_as_an_action_repeats_the_whole_group() -> None:
    match = summer("baby-face blitz", "", yard=("", "chef"), top="munch dash")
    play(match, "0 play baby-face public", "0 add blitz")
    assert "take 1 chef" in options(match, 0)
    play(match, "0 take 1 chef", "0 top")
    assert discards(match, 0) == ["chef", "munch"]
    assert table(match).stuff[0] == [0, 2]
    assert yard(match, 1) == []


@rule("F6.7", "F7.1")
def test_a_level_is_paid_from_stuff_and_pack_as_one_likes() -> None:
    match = summer("bitsy", "", stuff=((1, 2),), pack=((2, 0),), level=(1,), rules=("loner",))
    play(match, "0 play bitsy public")
    assert options(match, 0) == ["pay 1 2 0 0", "pay 0 2 1 0", "pay 1 1 1 0", "pay 0 1 2 0"]
    assert refusal(match, 0, "pay 1 1 0 0") == "other-payment"
    play(match, "0 pay 0 1 2 0")
    assert (table(match).stuff[0], table(match).pack[0]) == ([1, 1], [0, 0])
    assert table(match).level[0] == 2
    assert told(match, "paid") == [(0, 2, 1)]


@rule("F6.7")
def test_without_the_tokens_there_is_no_advance() -> None:
    match = summer("bitsy", "", stuff=((4, 0),))
    assert refusal(match, 0, "play bitsy public") == "too-dear"


@rule("F7.1", "F6.7")
def test_above_level_five_there_is_nothing() -> None:
    match = summer("bitsy", "", stuff=((4, 4),), level=(5,), ending="fort")
    assert refusal(match, 0, "play bitsy public") == "top-level"


@rule("F6.8")
def test_one_token_less_of_any_kind() -> None:
    match = summer("dot", "", stuff=((1, 0),))
    assert refusal(match, 0, "play dot public") == "too-dear"
    play(match, "0 play dot private", "0 choose-rule big-plans")
    assert (table(match).stuff[0], table(match).level[0]) == ([0, 0], 1)
    both = summer("dot", "", stuff=((1, 1),))
    play(both, "0 play dot private")
    assert options(both, 0) == ["pay 0 1 0 0", "pay 1 0 0 0"]


@rule("F6.9")
def test_points_go_forward_on_a_track_without_an_end() -> None:
    match = summer("bug", "", level=(4,), points=(48,), ending="points")
    play(match, "0 play bug private")
    assert table(match).points[0] == 52


@rule("F6.10", "F6.19")
def test_tokens_are_spent_from_stuff_or_pack() -> None:
    match = summer("kitty tink chef", "", stuff=((0, 1),), pack=((0, 1),))
    play(match, "0 play kitty private", "0 add tink", "0 go 0")
    assert options(match, 0) == ["pay 0 1 0 0", "pay 0 0 0 1"]
    play(match, "0 pay 0 0 0 1")
    assert table(match).points[0] == 2
    assert table(match).stuff[0] == table(match).pack[0] == [0, 0]
    assert refusal(summer("kitty", ""), 0, "play kitty private") == "not-to-spend"


@rule("F6.11")
def test_a_card_of_a_rivals_yard_is_trashed() -> None:
    match = summer("golden-boy", "", yard=("", "chef tink"))
    play(match, "0 play golden-boy private", "0 trash-rival 1 chef")
    assert yard(match, 1) == ["tink"]
    assert told(match, "trashed-rival") == [(0, 1, face("chef"))]
    assert refusal(summer("golden-boy", ""), 0, "play golden-boy private") == "yards-empty"


@rule("F6.12", "F6.13")
def test_packs_are_copied_from_the_supply() -> None:
    match = summer("giggles", "", pack=((1, 1),), level=(1,))
    play(match, "0 play giggles public")
    assert (table(match).stuff[0], table(match).pack[0]) == ([1, 1], [1, 1])
    rival = summer("smoke", "", "", pack=((0, 0), (1, 0), (0, 2)), level=(0, 0, 1))
    play(rival, "0 play smoke private")
    assert options(rival, 0) == ["copy 1", "copy 2"]
    play(rival, "0 copy 2")
    assert table(rival).stuff[0] == [0, 2]
    assert refusal(summer("giggles", ""), 0, "play giggles public") == "pack-empty"
    assert refusal(summer("smoke", ""), 0, "play smoke private") == "packs-empty"
    no_room = summer("smoke", "", pack=((0, 0), (0, 2)), stuff=((0, 3),), level=(0, 1))
    assert refusal(no_room, 0, "play smoke private") == "no-room"


@rule("F6.12", "F3.8")
def test_a_pack_copied_in_part_brings_what_fits() -> None:
    match = summer("thunder", "", stuff=((0, 3),), pack=((0, 2),), level=(1,), park="ant scout")
    play(match, "0 play-part thunder public")
    assert table(match).stuff[0] == [1, 4]  # one toy, then the pizza in full


@rule("F6.12", "F6.13", "F3.8")
def test_a_pack_that_fits_is_not_copied_in_part() -> None:
    match = summer("thunder", "", pack=((1, 1),), level=(1,), park="ant scout")
    assert options(match, 0) == ["play thunder public", "play thunder private", "play-nothing"]
    play(match, "0 play thunder private")
    assert options(match, 0) == ["do public", "end"]
    rivals = summer(
        "spike", "", "", "", stuff=((4, 3),), pack=((0, 0), (0, 1), (1, 1), (2, 0)), level=(1,) * 4
    )
    play(rivals, "0 play spike public", "0 pack toy")  # there is room for two toys
    assert options(rivals, 0) == ["do private", "do-part private", "end"]
    play(rivals, "0 do-part private")
    assert told(rivals, "copied-rival") == [(0, 2, 0, 1)]  # of the others all fits, or nothing


@rule("F6.14")
def test_tokens_are_exchanged_where_they_lie_in_one_direction_per_turn() -> None:
    match = summer("golden-boy prince", "", stuff=((1, 0),), pack=((1, 0),))
    play(match, "0 play golden-boy public", "0 add prince")
    assert options(match, 0) == ["convert stuff toy", "convert pack toy"]
    play(match, "0 convert pack toy")
    assert (table(match).stuff[0], table(match).pack[0]) == ([0, 1], [0, 1])
    assert table(match).direction[0] == 1


@rule("F6.14")
def test_a_direction_in_which_the_rest_cannot_be_done_is_not_offered() -> None:
    match = summer("golden-boy prince", "", stuff=((2, 1),))
    play(match, "0 play golden-boy public", "0 add prince")
    assert table(match).stuff[0] == [0, 3]  # nothing else was possible: it was not asked
    back = summer("golden-boy prince chef", "", stuff=((2, 2),))
    play(back, "0 play golden-boy public", "0 add prince", "0 go 0", "0 convert stuff pizza")
    assert table(back).stuff[0] == [4, 0]  # the second goes the same way by itself


@rule("F6.14")
def test_an_exchange_in_stuff_needs_room_for_the_other_kind() -> None:
    match = summer("golden-boy", "", stuff=((4, 4),))
    assert refusal(match, 0, "play golden-boy public") == "cannot-convert"
    packed = summer("golden-boy", "", stuff=((4, 4),), pack=((1, 0),))
    play(packed, "0 play golden-boy public")
    assert table(packed).pack[0] == [0, 1]


@rule("F6.17")
def test_any_suit_may_be_chosen_the_coin_included() -> None:
    match = summer("ghost dash munch flipper puddin", "")
    play(match, "0 play ghost private")
    assert set(options(match, 0)) == {
        f"choose-suit {suit}"
        for suit in ("book", "crown", "glue", "shovel", "skate", "squirt", "coin")
    }
    play(match, "0 choose-suit skate")
    assert "go 0" not in options(match, 0)  # its own crown does not count
    play(match, "0 add dash", "0 add munch", "0 add flipper", "0 go 0", "0 gain toy")
    assert table(match).stuff[0] == [0, 3]
    own = summer("ghost puddin", "")
    play(own, "0 play ghost private", "0 choose-suit crown", "0 add puddin", "0 gain toy")
    assert table(own).stuff[0] == [0, 3]
    coins = summer("ghost puddin bug", "")
    play(coins, "0 play ghost private", "0 choose-suit coin")
    assert options(coins, 0) == ["add puddin"]


@rule("F6.17")
def test_a_suit_of_which_there_is_no_symbol_cannot_be_chosen() -> None:
    match = summer("ghost bug", "")
    play(match, "0 play ghost private")
    assert options(match, 0) == ["choose-suit crown", "choose-suit shovel"]
    assert refusal(match, 0, "choose-suit book") == "no-symbol"


@rule("F6.18")
def test_then_needs_the_first_and_is_done_if_it_can_be() -> None:
    match = summer("tiny", "", yard=("", "chef"), stuff=((4, 3),))
    play(match, "0 play tiny private")
    assert table(match).stuff[0] == [4, 4]
    assert yard(match, 1) == []
    assert refusal(summer("tiny", ""), 0, "play tiny private") == "yards-empty"


@rule("F6.18", "F3.8")
def test_in_part_what_comes_after_may_be_impossible() -> None:
    match = summer("blitz chef tink", "", stuff=((3, 4),))
    play(match, "0 play blitz public")
    play(match, "0 go 0", "0 do-part private", "0 go 0", "0 trash chef")
    assert told(match, "not-possible") == [(0,)]
    assert table(match).stuff[0] == [4, 4]


@rule("F6.18", "F3.8")
def test_in_part_symbols_may_be_added_for_what_comes_before_the_impossible() -> None:
    """There is room for one toy; the second time only the card is trashed."""
    match = summer("blitz lil-boss chef tink", "", stuff=((0, 3),))
    assert "play-part blitz private" in options(match, 0)
    play(match, "0 play blitz public", "0 go 0", "0 gain pizza")
    assert options(match, 0) == ["do private", "do-part private", "end"]
    play(match, "0 do-part private", "0 add lil-boss", "0 go 0", "0 trash chef", "0 trash tink")
    assert table(match).stuff[0] == [1, 4]
    assert kids(match, table(match).trashed) == ["chef", "tink"]
    assert told(match, "not-possible") == [(0,)]


@rule("F6.18", "F3.6")
def test_in_part_the_lookout_may_help_to_what_comes_before_the_impossible() -> None:
    match = summer("baby-face", "", stuff=((0, 2),), lookout=("lil-boss",), top="munch dash")
    play(match, "0 play baby-face private")
    assert options(match, 0) == ["do public", "do-part public", "end"]
    play(match, "0 do-part public", "0 go 1", "0 top", "0 top")
    assert table(match).stuff[0] == [0, 4]
    assert discards(match, 0) == ["dash", "munch"]


@rule("F6.20")
def test_plus_means_both_in_any_order() -> None:
    match = summer("doc chef", "", stuff=((1, 1),))
    play(match, "0 play doc public")
    assert options(match, 0) == ["hide chef", "pack pizza", "pack toy"]
    play(match, "0 pack toy", "0 hide chef")
    assert lookout(match, 0) == ["chef"]
    assert table(match).pack[0] == [0, 1]
    half = summer("doc chef", "", stuff=((0, 0),), lookout=("",))
    assert refusal(half, 0, "play doc public") == "no-tokens"
    play(half, "0 play-part doc public", "0 hide chef")  # then a point for it, in full
    assert table(half).points[0] == 1


@rule("F6.20", "F3.8")
def test_of_both_one_may_be_left_in_part() -> None:
    match = summer("doc chef", "", stuff=((1, 0),), lookout=("bug",), level=(1,))
    play(match, "0 play doc private", "0 do-part public", "0 pack pizza")
    assert options(match, 0) == ["hide chef", "stop"]
    play(match, "0 stop")
    assert hand(match, 0) == ["chef"]


@rule("F6.15")
def test_actions_without_a_multiplier_are_done_once() -> None:
    match = summer("giggles kitty tink", "")
    play(match, "0 play giggles private")
    assert table(match).stuff[0] == [0, 1]
    assert match.asks[0].prompt == "recruit"  # nothing could be added; nobody holds cards
