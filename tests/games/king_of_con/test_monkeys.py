"""The Monkeys: who wins a tie, and who has which Monkey afterwards."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludoteca import IllegalAction, Match
from ludoteca.games.king_of_con.rules import exchange_monkeys
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    auction,
    convention,
    features,
    loot,
    options,
    owner,
    play,
    skip_auctions,
    table,
    thing,
    told,
)

DIRK, LULU, GREG, TODD, ZAK = range(5)
FIVE = ("",) * 5
STANDS = f"{FIRST} {SECOND} {THIRD} {FOURTH}"


def tie(monkeys: tuple[int, ...], *tied: int, control: bool = False) -> Match:
    """A tie for the first stand."""
    match = convention(("",) * len(monkeys), stands=STANDS, monkeys=monkeys, control=control)
    auction(match, *(f"{p} {FIRST} 3" for p in tied))
    skip_auctions(match)
    return match


@rule("K6.1", "K1.5")
@pytest.mark.parametrize("monkeys", list(permutations((1, 2, 3))))
def test_the_lowest_monkey_of_those_involved_wins(monkeys: tuple[int, ...]) -> None:
    match = tie(monkeys, 0, 2)
    assert owner(match, FIRST) == (0 if monkeys[0] < monkeys[2] else 2)


@rule("K6.2")
def test_two_players_exchange_their_monkeys_after_a_tie() -> None:
    match = tie((4, 1, 3, 2), 0, 2)
    assert owner(match, FIRST) == 2
    assert table(match).monkeys == [3, 1, 4, 2]
    assert told(match, "monkey-taken") == [(0, 3), (2, 4)]


@rule("K6.3")
def test_example_the_exchange_of_monkeys_5_3_and_2() -> None:
    match = tie((1, 3, 5, 2, 4), GREG, LULU, TODD)
    assert owner(match, FIRST) == TODD
    monkeys = table(match).monkeys
    assert (monkeys[TODD], monkeys[LULU], monkeys[GREG]) == (5, 2, 3)
    assert (monkeys[DIRK], monkeys[ZAK]) == (1, 4)


@rule("K6.3")
def test_five_tied_the_winner_takes_the_highest_and_all_others_move_up() -> None:
    match = tie((5, 4, 3, 2, 1), 0, 1, 2, 3, 4)
    assert table(match).monkeys == [4, 3, 2, 1, 5]


@rule("K6.3")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_an_exchange_keeps_the_same_monkeys_among_the_same_players(count: int) -> None:
    for monkeys in permutations(range(1, 6)):
        t = table(convention(FIVE, stands=STANDS, monkeys=monkeys))
        tied = sorted(range(count), key=lambda p: monkeys[p])
        exchange_monkeys(t, tied)
        assert sorted(t.monkeys[:count]) == sorted(monkeys[:count])
        assert t.monkeys[count:] == list(monkeys[count:])
        assert t.monkeys[tied[0]] == max(monkeys[:count])


@rule("K6.4")
def test_with_several_ties_the_lowest_monkey_chooses_and_the_next_goes_by_the_new_ones() -> None:
    match = convention(
        (f"{FIRST}:1 {SECOND}:1", "", ""), phase="looting", monkeys=(1, 2, 3), reserves=10
    )
    loot(match, f"1 {FIRST} 4", f"2 {FIRST} 4", f"1 {SECOND} 2", f"2 {SECOND} 2")
    assert match.asks[1].prompt == "which-tie"
    assert options(match, 1) == [f"take {FIRST}", f"take {SECOND}"]
    play(match, f"1 take {SECOND}")
    # 1 has given its monkey for the one, so the other goes to 2
    assert (owner(match, SECOND), owner(match, FIRST)) == (1, 2)
    assert [data[0] for data in told(match, "tie-for-object")] == [1, 2]


@rule("K6.4")
def test_the_other_choice_gives_the_other_object() -> None:
    match = convention((f"{FIRST}:1 {SECOND}:1", "", ""), phase="looting", monkeys=(1, 2, 3))
    loot(match, f"1 {FIRST} 4", f"2 {FIRST} 4", f"1 {SECOND} 2", f"2 {SECOND} 2")
    play(match, f"1 take {FIRST}")
    assert (owner(match, FIRST), owner(match, SECOND)) == (1, 2)


@rule("K6.4")
def test_everybody_sees_the_offers_while_ties_are_settled() -> None:
    match = convention((f"{FIRST}:1 {SECOND}:1", "", ""), phase="looting", monkeys=(1, 2, 3))
    loot(match, f"1 {FIRST} 4", f"2 {FIRST} 4", f"1 {SECOND} 2", f"2 {SECOND} 2")
    offers = [collector.offers for collector in match.view(None).collectors]
    assert offers == [{}, {FIRST: 4, SECOND: 2}, {FIRST: 4, SECOND: 2}]
    play(match, f"1 take {FIRST}")
    assert all(not collector.offers for collector in match.view(None).collectors)


@rule("K6.4")
def test_only_an_own_tie_can_be_chosen() -> None:
    match = convention(
        (f"{FIRST}:1 {SECOND}:1 {THIRD}:1", "", "", ""), phase="looting", monkeys=(4, 1, 2, 3)
    )
    ties = [f"{p} {name} 2" for name in (FIRST, SECOND) for p in (1, 2)]
    loot(match, *ties, f"2 {THIRD} 3", f"3 {THIRD} 3", f"1 {THIRD} 2")
    assert options(match, 1) == [f"take {FIRST}", f"take {SECOND}"]
    for name in (THIRD, FOURTH):
        with pytest.raises(IllegalAction) as refusal:
            match.play(1, f"take {name}")
        assert refusal.value.reason == ("not-your-tie", (thing(name),))


@rule("K6.4")
def test_several_ties_of_different_players_go_by_the_lowest_monkey_of_all() -> None:
    match = convention(
        (f"{FIRST}:1 {SECOND}:1", "", "", "", ""), phase="looting", monkeys=(5, 4, 3, 2, 1)
    )
    loot(match, f"1 {FIRST} 2", f"2 {FIRST} 2", f"3 {SECOND} 2", f"4 {SECOND} 2")
    winners = [(data[0], data[3]) for data in told(match, "tie-for-object")]
    assert winners == [(4, thing(SECOND)), (2, thing(FIRST))]


@rule("K6.5", "K8.2")
def test_without_control_of_the_monkeys_nobody_is_asked() -> None:
    match = tie((1, 2), 0, 1)
    assert match.view(None).phase == "looting"


@rule("K6.5")
def test_with_control_the_entitled_player_may_win_the_tie() -> None:
    match = tie((1, 2), 0, 1, control=True)
    assert set(match.asks) == {0}
    assert match.asks[0].prompt == "tie-for-object"
    assert options(match, 0) == [f"take {FIRST}", "concede"]
    play(match, f"0 take {FIRST}")
    assert owner(match, FIRST) == 0
    assert table(match).monkeys == [2, 1]


@rule("K6.5", "K6.6")
def test_whoever_concedes_keeps_the_monkey_and_the_other_wins() -> None:
    match = tie((1, 2), 0, 1, control=True)
    play(match, "0 concede")
    assert owner(match, FIRST) == 1
    assert table(match).monkeys == [1, 2]
    assert table(match).bins == [3, 0]
    assert told(match, "tie-for-object-conceded") == [(0, 1, thing(FIRST))]
    assert told(match, "monkey-taken") == []


@rule("K6.5")
def test_example_greg_concedes_a_predominance_to_zak_and_keeps_monkey_1() -> None:
    match = convention(
        ("", "", "giant-robot:2", "", "tentacle-board-game:2"),
        phase="show-off",
        monkeys=(2, 3, 1, 4, 5),
        control=True,
    )
    assert match.asks[GREG].prompt == "tie-for-feature"
    (signed,) = features("signed-edition")
    assert match.asks[GREG].data == (signed, 1, 5, (ZAK,))
    assert sum(tokens for _, _, tokens in told(match, "predominant", seat=GREG)) == 4
    assert table(match).reserves == [10, 10, 12, 10, 12]
    assert options(match, GREG) == ["predominate signed-edition", "concede"]
    play(match, f"{GREG} concede")
    assert table(match).monkeys == [2, 3, 1, 4, 5]
    gains = [(player, feature) for player, won, _ in told(match, "predominant") for feature in won]
    assert (ZAK, signed) in gains
    assert (GREG, signed) not in gains


@rule("K6.5")
def test_with_control_a_predominance_may_be_won_too() -> None:
    match = convention(
        ("giant-robot:2", "tentacle-board-game:2"), phase="show-off", monkeys=(1, 2), control=True
    )
    play(match, "0 predominate signed-edition")
    assert table(match).monkeys == [2, 1]
    assert table(match).reserves == [13, 12]


@rule("K6.6")
def test_among_three_the_right_passes_on_and_only_whoever_is_left_exchanges() -> None:
    match = tie((2, 1, 3), 0, 1, 2, control=True)
    assert set(match.asks) == {1}
    play(match, "1 concede")
    assert set(match.asks) == {0}
    play(match, f"0 take {FIRST}")
    assert owner(match, FIRST) == 0
    assert table(match).monkeys == [3, 1, 2]


@rule("K6.6")
def test_when_all_but_one_concede_the_last_wins_and_nothing_is_exchanged() -> None:
    match = tie((2, 1, 3), 0, 1, 2, control=True)
    play(match, "1 concede", "0 concede")
    assert owner(match, FIRST) == 2
    assert table(match).monkeys == [2, 1, 3]
    assert set(match.asks) == {0, 1, 2}


@rule("K6.4", "K6.5")
def test_with_control_a_chosen_tie_may_still_be_conceded() -> None:
    match = convention(
        (f"{FIRST}:1 {SECOND}:1", "", ""), phase="looting", monkeys=(1, 2, 3), control=True
    )
    loot(match, f"1 {FIRST} 4", f"2 {FIRST} 4", f"1 {SECOND} 2", f"2 {SECOND} 2")
    play(match, f"1 take {SECOND}", "1 concede")
    assert owner(match, SECOND) == 2
    assert match.asks[1].data == (thing(FIRST), 2, 3, (2,))
    play(match, f"1 take {FIRST}")
    assert owner(match, FIRST) == 1


def test_an_answer_about_a_tie_can_be_taken_back_while_nothing_else_has_happened() -> None:
    match = tie((2, 1, 3), 0, 1, 2, control=True)
    play(match, "1 concede")
    match.undo(1)
    assert set(match.asks) == {1}
    assert table(match).monkeys == [2, 1, 3]
