"""The ten sides of the zones."""

from __future__ import annotations

import pytest

from ludoteca import Match
from ludoteca.testing import rule
from tests.games.chamber_of_wonders.workshop import (
    discards,
    go_on,
    hand,
    options,
    play,
    refusal,
    table,
    told,
    visit,
    wonder,
    wonders,
)


def is_over(match: Match) -> bool:
    """The zone has done its work."""
    prompts = {ask.prompt for ask in match.asks.values()}
    return prompts <= {"contact-after", "expose"} or table(match).current != 0


# --- Whitechapel --------------------------------------------------------------------------


@rule("C5.1")
def test_the_others_draw_first_clockwise_then_a_card_is_turned_over() -> None:
    match = visit("push-your-luck", ("", "", ""), deck="atlas herbal golderact jar-of-eyes")
    assert [hand(match, p) for p in range(3)] == [[], ["atlas"], ["herbal"]]
    assert told(match, "turned-over") == [(0, wonder("golderact"))]
    assert options(match, 0)[:2] == ["turn-over", "stop"]


@rule("C5.1")
def test_whoever_stops_takes_all_that_was_turned_over() -> None:
    match = visit("push-your-luck", ("", ""), deck="atlas golderact jar-of-eyes")
    play(match, "0 turn-over", "0 stop")
    assert hand(match, 0) == ["golderact", "jar-of-eyes"]
    assert match.view(1).collectors[0].known == {"jar-of-eyes": 1, "golderact": 1}
    assert is_over(match)


@rule("C5.1")
def test_a_second_card_of_a_type_loses_them_all() -> None:
    match = visit("push-your-luck", ("", ""), deck="atlas golderact jar-of-eyes excalibur")
    play(match, "0 turn-over", "0 turn-over")
    assert hand(match, 0) == []
    assert discards(match)[-3:] == ["golderact", "jar-of-eyes", "excalibur"]
    assert told(match, "bust")
    assert is_over(match)


@rule("C5.1")
def test_it_stops_by_itself_with_six_types() -> None:
    six = "golderact jar-of-eyes imperial-egg crystal-ball bestiary ram-head"
    match = visit("push-your-luck", ("", ""), deck=f"atlas {six} herbal")
    play(match, *["0 turn-over"] * 5)
    assert len(hand(match, 0)) == 6
    assert is_over(match)


@rule("C5.1")
def test_or_with_nothing_left_to_turn_over() -> None:
    match = visit("push-your-luck", ("", ""), deck="atlas golderact", only_deck=True, discards="")
    assert hand(match, 0) == ["golderact"]
    assert is_over(match)


@rule("C5.2")
def test_everybody_in_turn_names_a_type_and_takes_what_matches() -> None:
    match = visit("name-a-type", ("", ""), deck="atlas golderact jar-of-eyes excalibur")
    assert options(match, 0)[:6] == [
        "name monster",
        "name grotesque",
        "name legendary",
        "name precious",
        "name arcane",
        "name book",
    ]
    play(match, "0 name book")
    assert options(match, 0)[:2] == ["take atlas", "leave"]
    assert refusal(match, 0, "take golderact")[0] == "not-a-match"
    play(match, "0 take atlas")
    assert hand(match, 0) == ["atlas"]
    assert discards(match)[-1] == "golderact"
    play(match, "1 name precious")
    assert hand(match, 1) == []
    assert discards(match)[-2:] == ["jar-of-eyes", "excalibur"]
    assert is_over(match)


@rule("C5.2")
def test_of_two_matches_one_or_none_may_be_taken() -> None:
    match = visit("name-a-type", ("", ""), deck="golderact excalibur")
    play(match, "0 name legendary")
    assert options(match, 0)[:3] == ["take golderact", "take excalibur", "leave"]
    play(match, "0 take excalibur", "0 leave")
    assert hand(match, 0) == ["excalibur"]
    assert discards(match)[-1] == "golderact"
    assert told(match, "took") == [(0, wonders("excalibur"))]


@rule("C5.2")
def test_with_nothing_to_draw_naming_is_skipped() -> None:
    match = visit("name-a-type", ("", ""), deck="golderact", only_deck=True, discards="")
    play(match, "0 name legendary", "0 take golderact")
    assert is_over(match)


# --- Westminster --------------------------------------------------------------------------

PACKS = "atlas herbal bestiary golderact excalibur tablet jar-of-eyes shrunken-head mummified-hand"


@rule("C5.3")
def test_everybody_keeps_one_and_passes_one_to_each_side() -> None:
    match = visit("pass-both-ways", ("", "", ""), deck=PACKS)
    assert sorted(match.asks) == [0, 1, 2]
    assert match.view(0).pack == ["atlas", "herbal", "bestiary"]
    assert (match.view(0).right, match.view(0).left) == (2, 1)
    assert refusal(match, 0, "keep grimoire")[0] == "not-in-pack"
    play(match, "0 keep atlas", "0 pass-right herbal")
    play(match, "1 keep golderact", "1 pass-right excalibur")
    play(match, "2 keep jar-of-eyes", "2 pass-right shrunken-head")
    assert hand(match, 0) == ["atlas", "excalibur", "mummified-hand"]
    assert hand(match, 1) == ["bestiary", "golderact", "shrunken-head"]
    assert hand(match, 2) == ["herbal", "jar-of-eyes", "tablet"]
    assert is_over(match)


@rule("C2.9", "C5.3")
def test_passed_cards_are_known_to_giver_and_receiver() -> None:
    match = visit("pass-both-ways", ("", "", ""), deck=PACKS)
    play(match, "0 keep atlas", "0 pass-right herbal")
    play(match, "1 keep golderact", "1 pass-right excalibur")
    play(match, "2 keep jar-of-eyes", "2 pass-right shrunken-head")
    assert match.view(0).collectors[2].known == {"herbal": 1}
    assert match.view(1).collectors[2].known == {"tablet": 1}
    assert match.view(None).collectors[2].known == {}


@rule("C5.3")
def test_with_two_players_both_cards_go_to_the_other() -> None:
    match = visit("pass-both-ways", ("", ""), deck=PACKS)
    play(match, "0 keep atlas", "1 keep golderact")
    assert hand(match, 0) == ["atlas", "excalibur", "tablet"]
    assert hand(match, 1) == ["bestiary", "golderact", "herbal"]


@rule("C5.3")
def test_a_short_pack_keeps_first_and_passes_to_the_right() -> None:
    match = visit(
        "pass-both-ways",
        ("", "", ""),
        deck="atlas herbal bestiary golderact excalibur",
        only_deck=True,
        discards="",
    )
    before = len(hand(match, 2))
    assert sorted(match.asks) == [0, 1]
    play(match, "0 keep atlas", "0 pass-right herbal", "1 keep golderact")
    assert hand(match, 0) == ["atlas", "excalibur"]
    assert hand(match, 1) == ["bestiary", "golderact"]
    assert len(hand(match, 2)) == before + 1


@rule("C5.4")
def test_everybody_keeps_one_and_passes_the_rest_to_the_right_until_the_last() -> None:
    match = visit("pass-right", ("", "", ""), deck=PACKS)
    play(match, "0 keep atlas", "1 keep golderact", "2 keep jar-of-eyes")
    assert match.view(0).pack == ["excalibur", "tablet"]
    assert match.view(1).pack == ["shrunken-head", "mummified-hand"]
    assert match.view(2).pack == ["herbal", "bestiary"]
    play(match, "0 keep tablet", "1 keep shrunken-head", "2 keep herbal")
    assert hand(match, 0) == ["atlas", "mummified-hand", "tablet"]
    assert hand(match, 1) == ["bestiary", "golderact", "shrunken-head"]
    assert hand(match, 2) == ["excalibur", "herbal", "jar-of-eyes"]
    assert is_over(match)


@rule("C2.9", "C5.4")
def test_of_a_pack_that_went_on_one_knows_only_what_one_passed_last() -> None:
    match = visit("pass-right", ("", "", ""), deck=PACKS)
    play(match, "0 keep atlas", "1 keep golderact", "2 keep jar-of-eyes")
    play(match, "0 keep tablet", "1 keep shrunken-head", "2 keep herbal")
    # the first pack: herbal or bestiary was kept on the right, the other passed on from there
    assert match.view(0).collectors[2].known == {"excalibur": 1}
    assert match.view(2).collectors[1].known == {"bestiary": 1}


@rule("C2.9", "C5.4")
def test_between_two_players_the_card_that_comes_back_tells_what_was_kept() -> None:
    match = visit("pass-right", ("", ""), deck=PACKS)
    play(match, "0 keep atlas", "1 keep golderact", "0 keep tablet", "1 keep herbal")
    assert match.view(0).collectors[1].known == {"herbal": 1, "excalibur": 1}
    assert match.view(0).collectors[1].unseen == 1


@rule("C5.4")
def test_the_travelling_bag_with_too_few_cards() -> None:
    match = visit(
        "pass-right", ("", ""), deck="atlas herbal bestiary golderact", only_deck=True, discards=""
    )
    before = len(hand(match, 1))
    assert sorted(match.asks) == [0]  # a single card is kept without asking
    play(match, "0 keep atlas")
    play(match, "1 keep bestiary")
    assert hand(match, 0) == ["atlas", "herbal"]
    assert len(hand(match, 1)) == before + 2
    assert is_over(match)


# --- Hyde Park ----------------------------------------------------------------------------


@rule("C5.5")
def test_bids_rise_clockwise_until_all_others_have_passed() -> None:
    match = visit("open-auction", ("", "", ""), deck="atlas herbal golderact")
    assert told(match, "put-up") == [(wonders("atlas herbal golderact"),)]
    assert options(match, 0)[:3] == ["auction golderact", "auction herbal", "auction atlas"]
    play(match, "0 auction golderact")
    assert options(match, 0)[:2] == ["bid 1", "bid 2"]
    assert "pass" in options(match, 0)
    play(match, "0 bid 1", "1 bid 3")
    assert options(match, 2)[:2] == ["bid 4", "bid 5"]
    assert refusal(match, 2, "bid 3")[0] == "bid-too-low"
    assert refusal(match, 2, "bid 6")[0] == "too-few-pounds"
    play(match, "2 pass", "0 bid 4", "1 pass")
    assert hand(match, 0) == ["golderact"]
    assert table(match).pounds == [1, 5, 5]
    assert match.ask(0).prompt == "lot"
    assert match.view(2).collectors[0].known == {"golderact": 1}


@rule("C5.5")
def test_the_active_player_may_pass_and_the_next_one_opens() -> None:
    match = visit("open-auction", ("", "", ""), deck="atlas herbal golderact")
    play(match, "0 auction atlas", "0 pass", "1 bid 1", "2 pass")
    assert hand(match, 1) == ["atlas"]
    assert table(match).pounds == [5, 4, 5]


@rule("C5.5")
def test_what_nobody_wants_is_discarded() -> None:
    match = visit("open-auction", ("", ""), deck="atlas herbal")
    play(match, "0 auction atlas", "0 pass", "1 pass")
    assert discards(match)[-1] == "atlas"
    assert match.ask(0).prompt == "open-bid"  # the last one is no choice
    play(match, "0 pass", "1 pass")
    assert discards(match)[-1] == "herbal"
    assert is_over(match)


@rule("C5.5")
def test_whoever_cannot_raise_passes_unasked_and_pays_before_the_next_lot() -> None:
    match = visit("open-auction", ("", "", ""), deck="atlas herbal golderact", pounds=(5, 3, 0))
    play(match, "0 auction golderact", "0 bid 3")
    assert told(match, "passed") == [(1,), (2,)]
    play(match, "0 auction atlas")
    assert options(match, 0) == ["bid 1", "bid 2", "pass"]


@rule("C5.6")
def test_the_highest_of_the_closed_hands_pays_and_the_others_keep_their_money() -> None:
    match = visit("sealed-bids", ("", "", ""), deck="atlas herbal golderact")
    play(match, "0 auction golderact")
    assert sorted(match.asks) == [0, 1, 2]
    assert options(match, 0) == [f"offer {n}" for n in range(6)]
    assert refusal(match, 0, "offer 6")[0] == "too-few-pounds"
    play(match, "0 offer 2", "1 offer 4", "2 offer 3")
    assert told(match, "offers") == [(0, 2), (1, 4), (2, 3)]
    assert hand(match, 1) == ["golderact"]
    assert table(match).pounds == [5, 1, 5]


@rule("C5.6")
def test_in_a_tie_the_active_player_says_who_gets_it() -> None:
    match = visit("sealed-bids", ("", "", ""), deck="atlas herbal golderact")
    play(match, "0 auction golderact", "0 offer 1", "1 offer 4", "2 offer 4")
    assert match.view(1).offers == [1, 4, 4]
    assert options(match, 0) == ["award 1", "award 2"]
    play(match, "0 award 2")
    assert table(match).pounds == [5, 5, 1]


@rule("C5.6")
def test_which_may_be_itself() -> None:
    match = visit("sealed-bids", ("", ""), deck="atlas herbal")
    play(match, "0 auction atlas", "0 offer 3", "1 offer 3")
    play(match, "0 award 0")
    assert hand(match, 0) == ["atlas"]


@rule("C5.6")
def test_with_empty_hands_all_round_it_is_discarded() -> None:
    match = visit("sealed-bids", ("", ""), deck="atlas herbal")
    play(match, "0 auction atlas", "0 offer 0", "1 offer 0")
    assert discards(match)[-1] == "atlas"


@rule("C5.6")
def test_whoever_has_no_pounds_is_not_asked() -> None:
    match = visit("sealed-bids", ("", ""), deck="atlas herbal", pounds=(0, 2))
    play(match, "0 auction atlas")
    assert sorted(match.asks) == [1]
    play(match, "1 offer 2")
    assert sorted(hand(match, 1)) == ["atlas"]
    assert discards(match)[-1] == "herbal"  # nobody has a pound left
    assert is_over(match)


# --- the Bank of England ------------------------------------------------------------------


@rule("C5.7")
def test_everybody_in_turn_may_sell_one_card_for_three_pounds_more() -> None:
    match = visit("golden-deals", ("golderact atlas", "", "herbal"))
    play(match, "0 sell golderact")
    assert table(match).pounds == [13, 5, 5]
    assert discards(match)[-1] == "golderact"
    assert list(match.asks) == [2]  # an empty hand is skipped
    play(match, "2 sell-no-more")
    assert table(match).pounds == [13, 5, 5]
    assert told(match, "sold-nothing") == [(2,)]
    assert is_over(match)


@rule("C5.8")
def test_everybody_in_turn_may_sell_up_to_three_cards_for_their_value() -> None:
    match = visit("clearance-sale", ("golderact atlas atlas jar-of-eyes", "herbal"))
    assert "sell atlas" in options(match, 0)
    assert options(match, 0).count("sell atlas") == 1  # equal cards are one option
    play(match, "0 sell atlas", "0 sell golderact", "0 sell jar-of-eyes")
    assert table(match).pounds == [15, 5]
    assert hand(match, 0) == ["atlas"]
    play(match, "1 sell herbal")
    assert table(match).pounds == [15, 7]
    assert is_over(match)


@rule("C5.8")
def test_one_may_stop_before_the_third() -> None:
    match = visit("clearance-sale", ("golderact atlas", "herbal"))
    play(match, "0 sell atlas", "0 sell-no-more")
    assert hand(match, 0) == ["golderact"]
    assert list(match.asks) == [1]


# --- the Abbey ----------------------------------------------------------------------------


@rule("C5.9")
def test_cards_are_looked_at_one_by_one_and_given_away_one_to_each() -> None:
    match = visit("gifts", ("", "", ""), deck="atlas herbal golderact jar-of-eyes")
    assert match.view(0).gift == "atlas"
    assert match.view(1).gift == ""
    assert match.view(1).gifts == 3
    assert options(match, 0)[:3] == ["give 0", "give 1", "give 2"]
    play(match, "0 give 2")
    assert match.view(0).gift == "herbal"
    assert refusal(match, 0, "give 2")[0] == "had-a-gift"
    play(match, "0 give 0")
    assert [hand(match, p) for p in range(3)] == [["herbal"], ["golderact"], ["atlas"]]
    assert told(match, "gift-seen", 0) == [(wonder(w),) for w in ("atlas", "herbal", "golderact")]
    assert told(match, "gift-seen", 1) == []
    assert is_over(match)


@rule("C2.9", "C5.9")
def test_a_gift_is_known_to_whoever_gave_it() -> None:
    match = visit("gifts", ("", "", ""), deck="atlas herbal golderact")
    play(match, "0 give 2", "0 give 0")
    assert match.view(0).collectors[2].known == {"atlas": 1}
    assert match.view(0).collectors[1].known == {"golderact": 1}
    assert match.view(1).collectors[2].known == {}
    assert told(match, "gift", 2) == [(wonder("atlas"), 2)]


@rule("C5.9")
def test_with_fewer_cards_than_players_the_giver_chooses_who_gets_none() -> None:
    match = visit("gifts", ("", "", ""), deck="atlas herbal", only_deck=True, discards="")
    before = len(hand(match, 2))
    play(match, "0 give 1")
    assert options(match, 0)[:2] == ["give 0", "give 2"]
    play(match, "0 give 0")
    assert hand(match, 0) == ["herbal"]
    assert hand(match, 1) == ["atlas"]
    assert len(hand(match, 2)) == before
    assert is_over(match)


@rule("C5.10")
def test_everybody_in_turn_discards_a_card_and_draws_another() -> None:
    match = visit(
        "fair-exchange", ("atlas golderact", "", "tablet"), deck="herbal grimoire bestiary"
    )
    play(match, "0 exchange atlas")
    assert discards(match)[-1] == "atlas"
    assert hand(match, 0) == ["golderact", "herbal"]
    assert hand(match, 1) == ["grimoire"]  # with no card, one just draws
    play(match, "2 exchange tablet")
    assert hand(match, 2) == ["bestiary"]
    assert is_over(match)


@rule("C2.9")
def test_of_two_copies_nobody_can_tell_which_one_left() -> None:
    """Seat 1 knows of one atlas in seat 0's hand, a second one it does not know of; one leaves."""
    match = visit("fair-exchange", ("atlas atlas", "herbal"), deck="grimoire bestiary")
    t = table(match)
    t.known[t.hands[0][1]] |= t.viewer(1)
    assert match.view(1).collectors[0].known == {"atlas": 1}
    match.play(0, "exchange atlas")
    assert match.view(1).collectors[0].known == {}
    assert match.view(1).collectors[0].unseen == 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["open-auction", "sealed-bids", "gifts"])
def test_there_is_a_card_for_each_player(side: str, players: int) -> None:
    match = visit(side, ("",) * players)
    t = table(match)
    assert len(t.turned) + len(t.gifts) == players


def test_a_zone_ends_with_its_contact_or_the_cabinets() -> None:
    match = visit("golden-deals", ("atlas", "herbal"))
    play(match, "0 sell-no-more", "1 sell-no-more")
    assert match.ask(0).prompt == "contact-after"
    go_on(match)
    assert {ask.prompt for ask in match.asks.values()} == {"expose"}
