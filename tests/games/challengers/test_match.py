"""The match: who starts, attacks, the bench, and the two ways to lose."""

from __future__ import annotations

import pytest

from ludoteca.games.challengers.actions import READY
from ludoteca.games.challengers.matches import deal_shares, take_back_shares
from ludoteca.games.challengers.rules import Challengers
from ludoteca.games.challengers.table import ChallengersTable, Park
from ludoteca.kit import Script, ask
from ludoteca.testing import rule
from ludoteca.testing.positions import set_piece
from tests.games.challengers.workshop import (
    at,
    bench,
    bout,
    card,
    cards,
    deck,
    half,
    park,
    play,
    play_until,
    table,
    told,
    totals,
    tournament,
)


@rule("H4.1")
def test_decks_are_shuffled_before_the_match_and_nobody_may_look_at_them() -> None:
    first_cards = set()
    for seed in range(6):
        match = tournament(2, seed, left_out="space")
        play_until(match, at(2, "deck"))
        first_cards.add(tuple(told(match, "first-card")))
    assert len(first_cards) > 1
    match = bout("juggler newcomer cat pig", "kraken shark")
    assert match.view(1).parks[0].halves[1].next_cards == []
    assert match.view(1).deck.cards == {"shark": 1, "kraken": 1}


@rule("H4.2")
def test_in_the_first_round_the_flag_is_tossed() -> None:
    starters = set()
    for seed in range(8):
        match = tournament(2, seed)
        play_until(match, at(2, "deck"))
        starters.add(told(match, "tossed")[0])
        assert not told(match, "starts")
    assert starters == {(0,), (1,)}


@rule("H4.2")
def test_later_whoever_has_the_trophy_of_the_latest_round_starts() -> None:
    match = tournament(2, 3)
    play_until(match, lambda t: t.round == 4 or bool(t.over))
    winners = [data[:2] for data in told(match, "trophy")]
    assert told(match, "starts")[:2] == winners[:2]


@rule("H4.2")
def test_two_without_a_trophy_toss_in_a_later_round() -> None:
    match = tournament(4, 2)
    play_until(match, at(3, "naming"))
    for event in told(match, "tossed"):
        assert event[0] in range(4)
    # in round 2 winners and losers of round 1 meet, or those who are level
    starts = {data[1] for data in told(match, "starts")}
    assert starts <= {1}


@rule("H4.3")
def test_the_first_card_has_the_flag_and_never_attacks() -> None:
    match = bout("gangster", "newcomer dog-p")
    assert told(match, "first-card") == [(0, card("gangster"), 2)]
    assert totals(match, 1) == [(1, 2), (4, 2)]  # 2 without its two for attacking


@rule("H4.3")
def test_the_first_card_does_what_it_does_at_once_and_with_the_flag() -> None:
    match = bout("clown cat", "newcomer")
    assert told(match, "gained-fans") == [(0, card("clown"), 2)]
    assert totals(bout("mime", "newcomer"), 1) == [(1, 7)]


@rule("H4.4")
def test_an_attack_goes_on_card_by_card_until_it_is_equal_or_higher() -> None:
    match = bout("horse", "newcomer talent-p talent cat*3")
    assert totals(match, 1)[:3] == [(1, 5), (3, 5), (5, 5)]
    assert told(match, "captured")[0] == (1, card("talent"), 5, 5)


@rule("H4.5")
def test_cards_under_the_flag_do_not_defend() -> None:
    match = bout("cat dog-p", "newcomer talent-p")
    # 1 + 2 take the flag from the cat; the dog has only the talent before it
    assert totals(match, 0) == [(3, 2)]


@rule("H4.6")
def test_the_flag_goes_to_the_last_card_and_no_card_more_is_revealed() -> None:
    match = bout("talent", "kraken newcomer*3")
    assert told(match, "revealed") == [(1, card("kraken"), 7)]
    assert deck(match, 1) == "newcomer newcomer newcomer"
    assert park(match).holder == 1


@rule("H4.7")
def test_the_loser_of_the_flag_clears_its_half_onto_the_bench() -> None:
    match = bout("cat newcomer talent", "newcomer talent-p horse")
    # the cat is benched, then newcomer and talent attack; the horse takes it back
    assert bench(match, 0) == ["cat", "newcomer", "talent"]


@rule("H4.7")
def test_cards_of_one_name_share_a_slot_with_the_starting_ones() -> None:
    match = bout("talent-p talent dog-p dog newcomer*2 kraken", "talent-p dog*4 horse*2")
    slots = bench(match, 0)
    assert "talent-p talent" in slots
    assert len([slot for slot in slots if "dog" in slot]) <= 1


def test_equal_cards_lie_in_one_slot() -> None:
    match = bout("newcomer*6 kraken", "talent*20")
    assert all(len(set(slot.split())) == 1 for slot in bench(match, 0))


@rule("H5.1")
def test_whoever_cannot_reveal_a_card_in_attack_loses() -> None:
    match = bout("kraken", "newcomer talent-p")
    assert told(match, "cannot-reveal") == [(1,)]
    assert (park(match).winner, park(match).how) == (0, "no-cards")


@rule("H5.1")
def test_the_last_card_may_still_take_the_flag_and_win() -> None:
    match = bout("cat", "newcomer talent-p")
    assert told(match, "cannot-reveal") == [(0,)]
    assert park(match).winner == 1


@rule("H5.2")
def test_a_bench_without_enough_slots_loses_the_match() -> None:
    full = "newcomer talent dog champion cat pig"
    match = bout("pony newcomer", "kraken", benches=(full, ""))
    assert told(match, "overflowed") == [(0, tuple(cards("pony")))]
    assert (park(match).winner, park(match).how) == (1, "overflow")


@rule("H5.2")
def test_none_of_the_cards_is_placed_and_the_new_holder_does_nothing_more() -> None:
    full = "newcomer talent dog champion cat mime"
    match = bout("heroine newcomer", "parrot newcomer", benches=("", full), starter=1)
    assert told(match, "overflowed") == [(1, tuple(cards("parrot")))]
    assert bench(match, 1) == full.split()
    assert told(match, "gained-fans") == []
    five = "newcomer talent dog champion cat"
    match = bout("shark kraken", "newcomer pig pony newcomer", benches=("", five))
    assert told(match, "overflowed") == [(1, tuple(cards("newcomer pig pony")))]
    assert bench(match, 1) == five.split()


@rule("H5.2")
def test_a_known_name_needs_no_slot_of_its_own() -> None:
    full = "newcomer talent dog champion cat pig"
    match = bout("pig newcomer", "kraken", benches=(full, ""))
    assert told(match, "overflowed") == []
    assert bench(match, 0)[-1] == "pig pig"


@rule("H5.3")
def test_the_winner_takes_the_trophy_and_alone_sees_what_it_is_worth() -> None:
    match = tournament(4, 5)
    play_until(match, at(2, "deck"))
    won = told(match, "trophy")
    assert len(won) == 2
    for winner, number in won:
        assert number == 1
        mine = [data for data in told(match, "trophy-seen", winner) if data[0] == winner]
        assert mine == [(winner, table(match).trophy(winner, 1))]
        for other in (None, *(p for p in range(4) if p != winner)):
            assert winner not in [data[0] for data in told(match, "trophy-seen", other)]


@rule("H5.4")
def test_after_a_match_all_cards_are_back_in_their_decks() -> None:
    match = tournament(2, 8, left_out="space")
    play_until(match, at(2, "deck"))
    t = table(match)
    assert all(not side.all_cards() for side in t.sides)
    assert [len(cards) for cards in t.decks] == [8, 8]


class Shares(Challengers):
    """The piles are dealt to the parks and taken back."""

    def turn(self, table: ChallengersTable) -> Script[None]:
        return self.deal_and_ask(table)

    def deal_and_ask(self, t: ChallengersTable) -> Script[None]:
        t.parks = [Park(pair) for pair in t.pairs()]
        deal_shares(t)
        yield from ask(0, "trim", [READY], 0)
        take_back_shares(t)
        yield from ask(0, "trim", [READY], 0)


@rule("H5.5")
def test_each_park_has_its_share_of_piles_and_discards_and_what_is_left_goes_back() -> None:
    t = table(tournament(8, 4, left_out="space")).copy()
    for hands in (t.offers, t.reserves):
        for hand in hands:
            t.piles[0] += hand
    t.clear_phase()
    pile, t.discards[0] = t.piles[0][20:], t.piles[0][:20]
    t.piles[0] = pile[:]
    match = set_piece(Shares(), t)
    shares = [park.shares[0] for park in table(match).parks]
    dealt = pile[::-1]
    for number, share in enumerate(shares):
        from_pile = len(dealt[number::4])
        assert share[::-1][:from_pile] == dealt[number::4]  # card by card, the pile first
    assert sorted(map(len, shares)) == sorted(len(range(n, 82, 4)) for n in range(4))
    assert table(match).piles[0] == table(match).discards[0] == []
    play(match, "0 ready")
    assert table(match).piles[0] == [c for share in shares for c in share]


@rule("H5.5")
def test_an_empty_share_gives_nothing() -> None:
    match = bout("villain", "newcomer")
    assert told(match, "dealt-in") == []
    assert deck(match, 0) == ""


@rule("H5.6")
@pytest.mark.parametrize("starter", [0, 1])
def test_an_empty_deck_loses_at_its_first_reveal_and_of_two_the_starter(starter: int) -> None:
    assert park(bout("", "newcomer", starter=starter)).winner == 1
    assert park(bout("", "", starter=starter)).winner == 1 - starter


def test_what_lies_in_the_park_when_it_is_over_stays_to_be_seen() -> None:
    match = bout("cat newcomer talent", "newcomer talent-p horse")
    assert half(match, 1).stack == cards("horse")
