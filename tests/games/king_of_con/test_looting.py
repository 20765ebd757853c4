"""Looting: raids, defence, the Flea Market, Devaluation."""

from __future__ import annotations

import pytest

from ludoteca import IllegalAction, Match
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import (
    FIFTH,
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    convention,
    loot,
    options,
    owner,
    play,
    table,
    thing,
    told,
    value,
)


def looting(*collections: str, **rest: object) -> Match:
    return convention(collections, phase="looting", **rest)  # type: ignore[arg-type]


@rule("K4.1")
def test_offers_can_be_made_on_the_flea_market_on_own_and_on_others_objects() -> None:
    match = looting(FIRST, SECOND, flea_market=THIRD)
    for seat in (0, 1):
        offers = {f"offer {name}" for name in (FIRST, SECOND, THIRD)}
        assert set(options(match, seat)) == {*offers, "done"}
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, f"offer {FOURTH}")
    assert refusal.value.reason == ("not-in-play", (thing(FOURTH),))


@rule("K4.2")
def test_any_number_of_offers_can_be_made_changed_and_withdrawn() -> None:
    match = looting(FIRST, f"{SECOND}:1 {THIRD}:1 {FOURTH}:1")
    play(match, f"0 offer {SECOND}", "0 tokens 2", f"0 offer {THIRD}", "0 tokens 5")
    assert match.view(0).quadrant == {SECOND: 2, THIRD: 5}
    assert match.view(0).reserve == 3
    play(match, f"0 offer {THIRD}")
    assert options(match, 0)[-1] == "tokens 8"  # what lies there can be laid out again
    play(match, "0 tokens 1", f"0 offer {SECOND}", "0 tokens 0", f"0 offer {FOURTH}", "0 tokens 9")
    assert match.view(0).quadrant == {THIRD: 1, FOURTH: 9}
    play(match, "0 done", "1 done")
    assert (owner(match, THIRD), owner(match, FOURTH)) == (1, 0)


@rule("K4.2")
def test_whoever_has_laid_out_everything_can_still_change_it() -> None:
    match = looting("", f"{SECOND}:1 {THIRD}:1", reserves=(4, 4))
    play(match, f"0 offer {SECOND}", "0 tokens 4")
    assert options(match, 0) == [f"offer {SECOND}", "done"]
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, f"offer {THIRD}")
    assert refusal.value.reason is not None
    assert refusal.value.reason.key == "no-tokens"
    play(match, f"0 offer {SECOND}", "0 tokens 2")
    assert f"offer {THIRD}" in options(match, 0)


@rule("K4.2", "K2.7")
def test_no_offer_at_all_is_fine() -> None:
    match = looting(f"{FIRST}:3", f"{SECOND}:3")
    loot(match)
    assert (owner(match, FIRST), owner(match, SECOND)) == (0, 1)


@rule("K4.3")
def test_the_offers_stay_behind_the_screens_until_all_are_done() -> None:
    match = looting(f"{FIRST}:2", f"{SECOND}:2", "")
    before = [match.view(seat) for seat in (None, 1, 2)]
    play(match, f"0 offer {SECOND}", "0 tokens 3", "0 done", "1 done")
    assert [match.view(seat) for seat in (None, 1, 2)] == before
    assert owner(match, SECOND) == 1
    match.undo(0)
    assert "done" in options(match, 0)
    play(match, "0 done", "2 done")
    assert owner(match, SECOND) == 0


@rule("K4.4")
def test_offers_on_own_objects_count_before_raids_are_compared() -> None:
    match = looting(f"{FIRST}:4", "")
    loot(match, f"0 {FIRST} 1", f"1 {FIRST} 5")
    assert owner(match, FIRST) == 0
    assert told(match, "raised") == [(0, thing(FIRST), 1, 5)]
    assert told(match, "failed") == [(1, thing(FIRST), 5)]


@rule("K4.5")
@pytest.mark.parametrize(("offer", "new_owner"), [(4, 0), (5, 0), (6, 1)])
def test_a_raid_must_be_higher_than_the_value(offer: int, new_owner: int) -> None:
    match = looting(f"{FIRST}:5", "")
    loot(match, f"1 {FIRST} {offer}")
    assert owner(match, FIRST) == new_owner


@rule("K9.8")
def test_an_offer_equal_to_the_value_fails_whatever_the_monkeys() -> None:
    match = looting(f"{FIRST}:5", "", monkeys=(2, 1))
    loot(match, f"1 {FIRST} 5")
    assert owner(match, FIRST) == 0
    assert table(match).monkeys == [2, 1]
    assert "tie-for-object" not in told(match)


@rule("K4.5")
def test_the_highest_of_several_raids_wins() -> None:
    match = looting(f"{FIRST}:2", "", "", "")
    loot(match, f"1 {FIRST} 3", f"2 {FIRST} 5", f"3 {FIRST} 4")
    assert owner(match, FIRST) == 2


@rule("K4.6")
def test_a_raid_pays_the_former_owner_and_the_reserve_makes_up_the_value() -> None:
    match = looting(f"{FIRST}:2 {FIFTH}", "", reserves=(1, 9))
    common = table(match).common
    play(match, f"1 offer {FIRST}", "1 tokens 6", "0 done", "1 done")
    assert told(match, "raided") == [(1, 0, thing(FIRST), 6, 6)]
    assert value(match, FIRST) == 5  # six, less Devaluation
    assert told(match, "whip-round") == []
    t = table(match)
    # what follows in the round: recovery of the devaluation token, predominance
    assert t.common == common - 4 - 6 + 0
    assert match.view(0).reserve == 1 + 6 + 3
    assert match.view(1).reserve == 9 - 6 + 1 + 3


@rule("K9.9")
def test_tokens_from_a_raid_come_too_late_to_be_offered() -> None:
    match = looting(f"{FIRST}:1", f"{SECOND}:1", reserves=(0, 5))
    assert options(match, 0) == ["done"]
    loot(match, f"1 {FIRST} 5")
    assert owner(match, FIRST) == 1
    assert set(match.asks) == {0, 1}
    assert match.asks[0].prompt == "auction"


@rule("K4.7")
@pytest.mark.parametrize(("offer", "new_owner"), [(1, -1), (2, -1), (3, 0)])
def test_the_flea_market_takes_at_least_three_tokens(offer: int, new_owner: int) -> None:
    match = looting("", "", flea_market=FIRST)
    loot(match, f"0 {FIRST} {offer}")
    assert owner(match, FIRST) == new_owner
    assert (thing(FIRST) in table(match).flea_market) == (new_owner == -1)


@rule("K4.7")
def test_example_gregs_three_tokens_stay_on_the_object_of_the_flea_market() -> None:
    match = looting("", "", "", flea_market=FIRST)
    common = table(match).common
    play(match, "0 done", "1 done", f"2 offer {FIRST}", "2 tokens 3", "2 done")
    assert told(match, "bought") == [(2, thing(FIRST), 3)]
    assert value(match, FIRST) == 2  # three, less Devaluation
    # the reserve paid nothing for it: three predominances and two consolations
    assert table(match).common == common - 3 - 2


@rule("K4.8")
def test_offers_that_fail_are_wasted() -> None:
    match = looting(f"{FIRST}:3", "", "", flea_market=SECOND)
    loot(match, f"1 {FIRST} 3", f"2 {FIRST} 2", f"1 {SECOND} 2", f"2 {SECOND} 4")
    assert told(match, "failed") == [
        (1, thing(FIRST), 3),
        (2, thing(FIRST), 2),
        (1, thing(SECOND), 2),
    ]
    recovered = {player: (back, lost) for player, back, lost in told(match, "recovered")}
    # 1 wasted five and has no object; 2 wasted two and one of Devaluation
    assert recovered[1] == (5, 0)
    assert recovered[2] == (3, 0)


@rule("K4.9")
def test_a_tie_between_raiders_goes_to_the_lowest_monkey() -> None:
    match = looting(f"{FIRST}:2", "", "", monkeys=(1, 3, 2))
    loot(match, f"1 {FIRST} 4", f"2 {FIRST} 4")
    assert owner(match, FIRST) == 2
    assert table(match).monkeys == [1, 2, 3]
    assert (1, thing(FIRST), 4) in told(match, "failed")


@rule("K4.9")
def test_a_tie_at_the_flea_market_goes_to_the_lowest_monkey() -> None:
    match = looting("", "", monkeys=(2, 1), flea_market=FIRST)
    loot(match, f"0 {FIRST} 3", f"1 {FIRST} 3")
    assert owner(match, FIRST) == 1


@rule("K4.9")
def test_equal_offers_that_are_too_low_are_no_tie() -> None:
    match = looting(f"{FIRST}:4", "", "", monkeys=(1, 2, 3))
    loot(match, f"1 {FIRST} 4", f"2 {FIRST} 4")
    assert owner(match, FIRST) == 0
    assert table(match).monkeys == [1, 2, 3]


@rule("K9.7")
def test_clear_raids_are_settled_by_monkeys_and_by_squares_before_ties() -> None:
    match = looting(f"{FIRST}:1 {SECOND}:1 {THIRD}:1 {FIFTH}:1", "", "", monkeys=(1, 3, 2))
    loot(
        match,
        f"1 {FIRST} 2",
        f"2 {FIRST} 2",
        f"1 {SECOND} 2",
        f"2 {FIFTH} 2",
        f"2 {THIRD} 2",
    )
    raided = [(data[0], data[2]) for data in told(match, "raided")]
    lower = sorted([thing(THIRD), thing(FIFTH)])
    assert raided == [(2, lower[0]), (2, lower[1]), (1, thing(SECOND)), (2, thing(FIRST))]


@rule("K9.7")
def test_when_the_reserve_runs_out_the_highest_monkey_s_raid_stays_short() -> None:
    match = looting(f"{FIRST}:0 {FIFTH}:0", "", "", monkeys=(1, 3, 2), reserves=(0, 2, 2))
    table(match).bins[0], table(match).common = table(match).common - 1, 1
    loot(match, f"1 {FIRST} 2", f"2 {FIFTH} 2")
    values = {data[2]: data[4] for data in told(match, "raided")}
    assert values == {thing(FIFTH): 2, thing(FIRST): 1}


@rule("K4.10")
def test_devaluation_takes_a_token_off_every_object_of_a_collection() -> None:
    match = looting(f"{FIRST}:3 {SECOND}:1", f"{THIRD}:2", flea_market=FOURTH)
    play(match, "0 done")
    assert table(match).bins == [0, 0]
    play(match, "1 done")
    assert [value(match, name) for name in (FIRST, SECOND, THIRD)] == [2, 0, 1]
    assert told(match, "devalued") == [(3,)]
    assert told(match, "recovered") == [(0, 2, 0), (1, 1, 0)]


@rule("K4.10")
def test_an_object_without_tokens_stays_and_is_easy_prey() -> None:
    match = looting(FIRST, "")
    loot(match)
    assert (owner(match, FIRST), value(match, FIRST)) == (0, 0)
    assert told(match, "devalued") == [(0,)]
    prey = looting(FIRST, "")
    loot(prey, f"1 {FIRST} 1")
    assert owner(prey, FIRST) == 1


@rule("K2.8", "K9.10")
def test_a_raid_that_the_reserve_cannot_pay_calls_for_a_whip_round() -> None:
    # 98 tokens are with the players and on cards: the reserve has two, the raid needs six
    match = looting(f"{FIRST}:1 {SECOND}:29", f"{THIRD}:30", f"{FOURTH}:29", reserves=(0, 8, 1))
    assert table(match).common == 2
    loot(match, f"1 {FIRST} 7")
    # the old owner has its seven tokens already and gives one; so do the two others
    assert told(match, "whip-round")[0] == ((0, 1, 2),)
    assert told(match, "raided") == [(1, 0, thing(FIRST), 7, 6)]


@rule("K2.8", "K9.10")
def test_whoever_has_no_token_gives_none_in_a_whip_round() -> None:
    match = looting(f"{FIRST}:1 {SECOND}:30", f"{THIRD}:31", f"{FOURTH}:30", reserves=(0, 7, 0))
    assert table(match).common == 1
    loot(match, f"1 {FIRST} 7")
    assert told(match, "whip-round")[0] == ((0,),)
    assert told(match, "raided") == [(1, 0, thing(FIRST), 7, 1 + 2)]


@rule("K2.9")
def test_a_raid_only_moves_tokens_about() -> None:
    match = looting(f"{FIRST}:1 {SECOND}:29", f"{THIRD}:30", f"{FOURTH}:29", reserves=(0, 8, 1))
    loot(match, f"1 {FIRST} 7", f"1 {SECOND} 1")  # counted after every answer
    t = table(match)
    assert t.common + sum(t.reserves) + sum(t.bins) + sum(t.values) == 100
