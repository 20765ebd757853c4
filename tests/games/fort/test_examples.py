"""The examples of the rulebook."""

from __future__ import annotations

from ludoteca import Match
from ludoteca.testing import rule
from tests.games.fort.workshop import (
    discards,
    hand,
    options,
    pass_all,
    play,
    pull,
    refusal,
    result,
    summer,
    table,
    told,
    yard,
)


@rule("F3.5", "F3.6", "F6.15", "F6.16")
def test_lea_adds_the_moles_and_a_lookout_symbol_to_bug() -> None:
    match = summer("bug moles", "chef", lookout=("scout",), level=(1,), park="thunder ant spike")
    play(match, "0 play bug public")
    assert match.view(0).adding.now.brings == {"pizza": 1}
    play(match, "0 add moles")
    assert [r.brings for r in match.view(0).adding.choices] == [{"pizza": 3}, {"pizza": 4}]
    play(match, "0 go 1")
    assert table(match).stuff[0] == [4, 0]
    play(match, "0 do private")
    assert table(match).points[0] == 1
    assert told(match, "scored") == [(0, 1, 1)]
    pass_all(match)
    pull(match)
    assert {"bug", "moles"} <= set(discards(match, 0)) | set(hand(match, 0))


@rule("F3.6", "F5.6")
def test_without_the_moles_it_is_two_pizzas_and_they_stand_in_the_yard() -> None:
    match = summer("bug moles", "chef", lookout=("scout",), level=(1,), park="thunder ant spike")
    play(match, "0 play bug public", "0 go 1", "0 end")
    assert table(match).stuff[0] == [2, 0]
    pass_all(match)
    play(match, "0 top")
    assert yard(match, 0) == ["moles"]


@rule("F3.7", "F3.8")
def test_gordie_without_room_takes_one_pizza_if_a_card_is_trashed() -> None:
    """Gordie is one of the four coin friends: Bud of the shovel board."""
    match = summer("chef", "bud tink", stuff=((0, 0), (3, 4)), current=1)
    assert [o for o in options(match, 1) if "bud" in o] == [
        "play-part bud public",
        "play bud private",
    ]
    assert refusal(match, 1, "play bud public") == "no-room-for-either"
    play(match, "1 play-part bud public", "1 declare glue")
    assert table(match).stuff[1] == [4, 4]  # in part, so now the other one in full
    assert match.asks[1].prompt == "trash"
    play(match, "1 trash tink")
    assert table(match).stuff[1] == [4, 4]
    assert match.asks[0].prompt == "follow"


@rule("F3.4", "F3.8")
def test_gordie_may_trash_first_and_take_one_pizza_after_that() -> None:
    match = summer("chef", "bud tink", stuff=((0, 0), (3, 4)), current=1)
    play(match, "1 play bud private", "1 declare glue", "1 trash tink")
    assert options(match, 1) == ["do-part public", "end"]
    play(match, "1 do-part public")
    assert table(match).stuff[1] == [4, 4]


@rule("F3.9")
def test_aziz_may_add_one_of_two_cards_to_schizzo_but_not_both() -> None:
    """Schizzo is Doodles. There is room for two more toys."""
    match = summer("doodles kitty flipper", "chef", stuff=((0, 2),), pack=((1, 0),))
    play(match, "0 play doodles private")
    assert table(match).points[0] == 1
    play(match, "0 do public")
    assert options(match, 0) == ["go 0", "add kitty", "add flipper"]
    play(match, "0 add flipper")
    assert options(match, 0) == ["go 0"]
    assert refusal(match, 0, "add kitty") == "no-room"
    play(match, "0 go 0")
    assert table(match).stuff[0] == [0, 4]


def rosas_table(level_of_aziz: int = 4, points_of_aziz: int = 29) -> Match:
    """Rosa is the first player, at level 5 with the sculpture, 17 points and four hidden cards;
    Aziz has to make one more turn."""
    return summer(
        "",
        "",
        level=(5, level_of_aziz),
        points=(17, points_of_aziz),
        lookout=("bug chef kitty munch",),
        rules=("popularity", "secret-stash"),
        pack=((0, 0), (2, 2)),
        sculpture=0,
        ending="fort",
        current=1,
    )


@rule("F10.3", "F10.4", "F10.5", "F9.9")
def test_rosa_has_48_points_and_wins_the_tie_by_her_fort() -> None:
    match = rosas_table()
    pull(match)
    assert result(match).breakdown[0] == {"track": 17, "fort": 23, "rule": 4, "sculpture": 4}
    assert result(match).scores == [48, 48]
    assert result(match).winners == [0]
    assert told(match, "won-by-fort") == [(0, 48, 5)]


@rule("F10.5")
def test_with_forts_of_one_level_the_victory_is_shared() -> None:
    match = rosas_table(5, 21)
    pull(match)
    assert result(match).scores == [48, 48]
    assert result(match).winners == [0, 1]
    assert told(match, "won-together") == [((0, 1), 48)]
