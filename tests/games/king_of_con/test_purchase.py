"""The round, the hype and the Tough Auctions."""

from __future__ import annotations

import pytest

from ludoteca import IllegalAction, Match, UndoRefused
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import (
    FIFTH,
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    auction,
    convention,
    loot,
    options,
    owner,
    play,
    skip_auctions,
    table,
    thing,
    told,
    value,
)

STANDS = f"{FIRST} {SECOND} {THIRD} {FOURTH}"
THREE = ("", "", "")


def phases(match: Match) -> list[str]:
    """The phases that come while nobody offers anything."""
    seen = []
    while match.asks and match.view(None).round < 3:
        view = match.view(None)
        seen.append(f"{view.round} {view.phase}")
        if view.phase == "purchase":
            skip_auctions(match)
        else:
            loot(match)
    return seen


@rule("K2.1")
def test_a_round_goes_through_its_phases() -> None:
    match = convention(stands=STANDS)
    assert phases(match) == ["1 purchase", "1 looting", "2 purchase", "2 looting"]
    keys = told(match)
    assert keys.index("nobody-offered") < keys.index("devalued") < keys.index("consoled")
    assert keys.index("consoled") < keys.index("round-began") < keys.index("put-on-show")


@rule("K2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_objects_from_the_deck_go_to_the_stands_in_order(players: int) -> None:
    match = Match(GAME, players, 4)
    deck = table(match).deck[:]
    for seat in range(players):
        match.play(seat, match.asks[seat].options[0])
    assert table(match).stands == deck[:-5:-1]
    assert [stand.offers for stand in match.view(None).stands] == [[0] * players] * 4
    assert match.view(None).deck == 21
    assert told(match, "put-on-show") == [(tuple(table(match).stands),)]


@rule("K2.4")
def test_an_answer_cannot_be_taken_back_once_new_objects_were_seen() -> None:
    match = Match(GAME, 2, 4)
    for seat in (0, 1):
        match.play(seat, match.asks[seat].options[0])
    with pytest.raises(UndoRefused):
        match.undo(1)


@rule("K2.3", "K3.3")
def test_offers_are_made_by_all_at_once_and_unseen_until_the_last_one_is_in() -> None:
    match = convention(THREE, stands=STANDS)
    assert set(match.asks) == {0, 1, 2}
    before = [match.view(seat) for seat in (None, 1, 2)]
    play(match, f"0 offer {FIRST}", "0 tokens 7")
    assert [match.view(seat) for seat in (None, 1, 2)] == before
    assert set(match.asks) == {1, 2}
    play(match, "1 nothing")
    assert told(match, "offered") == []
    play(match, "2 nothing")
    assert told(match, "offered") == [(0, thing(FIRST), 7)]


@rule("K2.3")
def test_an_offer_can_be_changed_until_the_last_one_is_in() -> None:
    match = convention(stands=STANDS)
    play(match, f"0 offer {FIRST}", "0 tokens 7")
    match.undo(0)
    play(match, "0 tokens 2")
    assert match.view(0).quadrant == {FIRST: 2}
    match.undo(0)
    match.undo(0)
    assert match.view(0).quadrant == {}
    play(match, f"0 offer {SECOND}", "0 tokens 1", "1 nothing")
    assert told(match, "offered") == [(0, thing(SECOND), 1)]
    with pytest.raises(UndoRefused):
        match.undo(0)


@rule("K3.1", "K9.3")
def test_an_offer_is_for_one_object_of_the_stands() -> None:
    match = convention(("giant-robot", ""), stands=STANDS, flea_market=FIFTH)
    assert options(match, 0) == [f"offer {name}" for name in STANDS.split()] + ["nothing"]
    play(match, f"0 offer {FIRST}", "0 tokens 3")
    assert set(match.asks) == {1}
    for name in ("giant-robot", FIFTH, "zombie-comic"):
        with pytest.raises(IllegalAction) as refusal:
            match.play(1, f"offer {name}")
        assert refusal.value.reason is not None
        assert refusal.value.reason.key == "not-on-show"


@rule("K3.2", "K2.5")
def test_any_number_of_tokens_of_the_own_reserve_can_be_offered() -> None:
    match = convention(stands=STANDS, reserves=(4, 10))
    play(match, f"0 offer {FIRST}")
    assert options(match, 0) == [f"tokens {n}" for n in range(5)]
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, "tokens 5")
    assert refusal.value.reason == ("too-many", (5, 4))
    play(match, "0 tokens 4")
    assert table(match).reserves == [0, 10]


@rule("K2.7", "K9.3")
def test_an_offer_of_no_tokens_is_no_offer() -> None:
    match = convention(stands=STANDS)
    before = match.view(1)
    play(match, f"0 offer {FIRST}", "0 tokens 0")
    assert match.view(1) == before
    play(match, "1 nothing")
    assert "nobody-offered" in told(match)
    assert thing(FIRST) in table(match).flea_market


@rule("K9.4")
def test_whoever_has_no_tokens_is_asked_all_the_same() -> None:
    match = convention(stands=STANDS, reserves=(0, 10))
    assert options(match, 0) == ["nothing"]
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, f"offer {FIRST}")
    assert refusal.value.reason is not None
    assert refusal.value.reason.key == "no-tokens"
    skip_auctions(match)
    assert options(match, 0) == ["done"]
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, f"offer {FIRST}")
    assert refusal.value.reason is not None
    assert refusal.value.reason.key == "no-tokens"


@rule("K3.4")
def test_the_tokens_go_beside_the_stand_for_all_to_see() -> None:
    match = convention(THREE, stands=STANDS)
    auction(match, f"0 {FIRST} 3", f"2 {THIRD} 1")
    offers = [stand.offers for stand in match.view(None).stands]
    assert offers == [[3, 0, 0], [0, 0, 0], [0, 0, 1], [0, 0, 0]]
    assert told(match, "offered-nothing") == [((1,),)]
    assert match.view(0).reserve == 7


@rule("K3.5")
def test_offers_on_a_stand_add_up_over_the_three_auctions() -> None:
    match = convention(stands=STANDS)
    auction(match, f"0 {FIRST} 2", f"1 {FIRST} 3")
    auction(match, f"0 {FIRST} 2", f"1 {SECOND} 1")
    auction(match, f"0 {FOURTH} 1")
    assert (owner(match, FIRST), value(match, FIRST)) == (0, 4)
    assert (owner(match, SECOND), owner(match, FOURTH)) == (1, 0)
    assert told(match, "awarded") == [
        (0, thing(FIRST), 4),
        (1, thing(SECOND), 1),
        (0, thing(FOURTH), 1),
    ]


@rule("K3.1")
def test_there_are_three_auctions() -> None:
    match = convention(stands=STANDS)
    for number in (1, 2, 3):
        assert match.view(None).auction == number
        assert match.view(None).auctions == 3
        auction(match, f"0 {FIRST} 1")
    assert match.view(None).phase == "looting"


@rule("K3.6")
@pytest.mark.parametrize("number", [1, 2])
def test_an_auction_without_any_offer_ends_them_all(number: int) -> None:
    match = convention(stands=STANDS)
    for _ in range(number - 1):
        auction(match, f"1 {SECOND} 2")
    skip_auctions(match)
    assert match.view(None).phase == "looting"
    assert told(match).count("nobody-offered") == 1
    assert owner(match, SECOND) == (1 if number == 2 else -1)


@rule("K3.7")
def test_what_is_on_a_stand_cannot_be_taken_away_again() -> None:
    match = convention(stands=STANDS)
    auction(match, f"0 {FIRST} 6")
    assert f"offer {FIRST}" in options(match, 0)
    play(match, f"0 offer {FIRST}")
    assert options(match, 0) == [f"tokens {n}" for n in range(5)]
    play(match, "0 tokens 0", "1 nothing")
    assert value(match, FIRST) == 6
    assert table(match).reserves[0] == 4


@rule("K3.8", "K2.2")
def test_the_highest_offer_takes_the_object_with_its_tokens_on_it() -> None:
    match = convention(THREE, stands=STANDS)
    auction(match, f"0 {FIRST} 2", f"1 {FIRST} 4", f"2 {FIRST} 3")
    skip_auctions(match)
    assert (owner(match, FIRST), value(match, FIRST)) == (1, 4)
    (piece,) = match.view(None).collectors[1].collection
    assert (piece.object, piece.value) == (FIRST, 4)


@rule("K3.9", "K2.6")
def test_the_tokens_of_the_others_are_wasted_into_their_bins() -> None:
    match = convention(THREE, stands=STANDS)
    auction(match, f"0 {FIRST} 2", f"1 {FIRST} 4", f"2 {FIRST} 3")
    skip_auctions(match)
    assert [collector.bin for collector in match.view(None).collectors] == [2, 0, 3]
    assert told(match, "outbid") == [(0, thing(FIRST), 2), (2, thing(FIRST), 3)]


@rule("K3.10", "K3.11")
def test_what_nobody_bids_for_goes_to_the_flea_market_and_stays_there() -> None:
    match = convention(stands=STANDS, flea_market=FIFTH)
    auction(match, f"0 {SECOND} 2")
    skip_auctions(match)
    unsold = [FIFTH, FIRST, THIRD, FOURTH]
    assert match.view(None).flea_market == unsold
    assert told(match, "to-flea-market") == [(thing(name),) for name in unsold[1:]]
    loot(match)
    assert match.view(None).round == 2
    assert match.view(None).flea_market == unsold


@rule("K9.6", "K3.11")
def test_the_value_at_the_flea_market_is_not_made_of_tokens() -> None:
    match = convention(stands=STANDS)
    skip_auctions(match)
    assert match.view(None).flea_market_value == 2
    assert table(match).common == 80
    assert [value(match, name) for name in STANDS.split()] == [0] * 4
    loot(match)
    assert "devalued" in told(match)
    assert table(match).bins == [0, 0]


@rule("K3.12")
def test_a_tie_at_the_awards_goes_to_the_lowest_monkey() -> None:
    match = convention(THREE, stands=STANDS, monkeys=(3, 1, 2))
    auction(match, f"0 {FIRST} 3", f"1 {SECOND} 1", f"2 {FIRST} 3")
    skip_auctions(match)
    assert owner(match, FIRST) == 2
    assert table(match).bins == [3, 0, 0]
    assert told(match, "tie-for-object") == [(2, 2, (0,), thing(FIRST))]


@rule("K9.5")
def test_ties_at_the_awards_are_settled_in_the_order_of_the_stands() -> None:
    match = convention(stands=STANDS, monkeys=(1, 2))
    auction(match, f"0 {SECOND} 2", f"1 {SECOND} 2")
    auction(match, f"0 {FOURTH} 2", f"1 {FOURTH} 2")
    skip_auctions(match)
    # 0 wins the first tie and loses the monkey with it; nobody is asked which comes first
    assert (owner(match, SECOND), owner(match, FOURTH)) == (0, 1)
    assert table(match).monkeys == [1, 2]
    assert set(match.asks) == {0, 1}


def test_where_tokens_lie_while_offers_are_made_they_are_counted() -> None:
    match = convention(stands=STANDS)
    play(match, f"0 offer {FIRST}", "0 tokens 7")
    t = table(match)
    assert t.quadrants[0][thing(FIRST)] == 7
    assert sum(t.reserves) + t.common + sum(map(sum, t.quadrants)) == 100


def test_tokens_cannot_be_named_before_the_object() -> None:
    match = convention(stands=STANDS)
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, "tokens 3")
    assert refusal.value.reason == ("not-now", ())
    play(match, f"0 offer {FIRST}")
    assert match.view(0).picked == FIRST
    assert match.view(1).picked == ""
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, f"offer {SECOND}")
    assert refusal.value.reason == ("not-now", ())
