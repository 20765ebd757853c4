"""What sets off the end, the last round, points and ties."""

from __future__ import annotations

from ludoteca.testing import rule
from tests.games.fort.workshop import go_round, options, play, pull, result, summer, table, told


@rule("F10.1", "F10.2")
def test_twenty_five_points_on_the_track_end_the_game_with_the_round() -> None:
    match = summer("chef", "bug", "kitty", points=(0, 24), level=(0, 1), current=1, first=0)
    play(match, "1 play bug private", "1 end")
    assert told(match, "last-round-points") == [(1, 25)]
    assert match.view().last_round
    pull(match)
    assert not match.over
    pull(match)
    assert match.over
    assert result(match).reason == "points"


@rule("F10.1")
def test_twenty_four_points_do_not() -> None:
    match = summer("bug", "", points=(23,), level=(1,))
    play(match, "0 play bug private")
    go_round(match)
    assert not match.over


@rule("F10.1", "F7.4")
def test_a_fort_of_level_five_ends_the_game() -> None:
    match = summer("bug", "captain", stuff=((0, 0), (4, 4)), level=(0, 4), current=1)
    play(match, "1 play captain public")
    pull(match)
    assert result(match).reason == "fort"
    assert result(match).breakdown[1] == {"track": 0, "fort": 23, "rule": 0, "sculpture": 4}


@rule("F10.1", "F5.4")
def test_the_last_card_of_the_park_deck_ends_the_game_though_the_park_is_full() -> None:
    match = summer("bug", "chef", park_deck=1, current=1)
    play(match, "1 play-nothing", "1 recruit ant")
    assert told(match, "last-round-park") == [()]
    assert len(table(match).park) == 3
    assert match.over
    assert result(match).reason == "park"


@rule("F10.2")
def test_a_first_player_who_ends_the_game_has_no_turn_more_than_the_others() -> None:
    match = summer("bug", "chef", "kitty", points=(24,), level=(1,))
    play(match, "0 play bug private")
    leaders = []
    while not match.over:
        leaders.append(table(match).current)
        pull(match)
    assert leaders == [0, 1, 2]


@rule("F10.1")
def test_the_first_reason_stands() -> None:
    match = summer("bug", "chef", points=(24,), level=(1,), park_deck=1)
    play(match, "0 play bug private")
    pull(match)
    pull(match)
    assert result(match).reason == "points"


@rule("F10.3", "F10.4")
def test_track_fort_rule_and_sculpture_are_added_up() -> None:
    match = summer(
        "",
        "",
        points=(10, 12),
        level=(5, 3),
        sculpture=0,
        rules=("popularity", "secret-stash"),
        lookout=("bug chef",),
        pack=((0, 0), (1, 2)),
        ending="fort",
        current=1,
    )
    pull(match)
    assert result(match).breakdown == [
        {"track": 10, "fort": 23, "rule": 2, "sculpture": 4},
        {"track": 12, "fort": 9, "rule": 3, "sculpture": 0},
    ]
    assert result(match).winners == [0]
    assert told(match, "won") == [(0, 39)]


@rule("F10.5")
def test_a_tie_goes_to_the_higher_fort_and_then_is_shared() -> None:
    higher = summer("", "", "", points=(3, 0, 1), level=(1, 2, 2), ending="park", current=2)
    pull(higher)
    assert result(higher).scores == [4, 4, 5]
    assert result(higher).ranking == [[2], [1], [0]]
    shared = summer("", "", points=(7, 7), level=(1, 1), ending="park", current=1)
    pull(shared)
    assert result(shared).winners == [0, 1]
    assert told(shared, "won-together") == [((0, 1), 8)]


def test_after_the_end_nobody_is_asked() -> None:
    match = summer("", "", ending="park", current=1)
    assert options(match, 1) == ["play-nothing"]
    pull(match)
    assert not match.asks
