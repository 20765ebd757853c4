"""Hands, skulls, closed fists and the deck are secret; what a seat has seen stays with it."""

from __future__ import annotations

from random import Random

from ludoteca import Match
from ludoteca.games.chamber_of_wonders.cards import WONDERS
from ludoteca.games.chamber_of_wonders.rules import GAME
from ludoteca.games.chamber_of_wonders.table import ChamberTable
from ludoteca.testing import rule
from ludoteca.testing.conformance import check_moments, check_private, check_secrets
from tests.games.chamber_of_wonders.workshop import (
    CONTENT,
    hand,
    options,
    play,
    season,
    table,
    visit,
    wonder,
)


def guesses(match: Match, seat: int | None, count: int = 40) -> list[ChamberTable]:
    return [table(match.guess(seat, Random(number))) for number in range(count)]


def wonder_name(card: int) -> str:
    return WONDERS[CONTENT.wonder_of[card]]


def wonders_in(t: ChamberTable, cards: list[int]) -> list[int]:
    return sorted(t.wonders(cards))


@rule("C2.7")
def test_a_seat_guesses_other_hands_and_the_deck_and_keeps_its_own() -> None:
    match = season(("atlas golderact", "herbal tablet", "excalibur"))
    t = table(match)
    made_up = guesses(match, 0)
    assert all(it.hands[0] == t.hands[0] for it in made_up)
    assert {len(it.hands[1]) for it in made_up} == {2}
    assert len({tuple(wonders_in(it, it.hands[1])) for it in made_up}) > 20
    assert len({tuple(it.deck) for it in made_up}) == len(made_up)
    assert all(it.discards == t.discards for it in made_up)


@rule("C2.9")
def test_what_a_seat_has_seen_stays_where_it_is_in_every_guess() -> None:
    match = visit("gifts", ("", "", ""), deck="atlas golderact tablet")
    play(match, "0 give 1", "0 give 0")
    t = table(match)
    for it in guesses(match, 0):
        assert it.hands == t.hands  # the giver has seen all of them
    others = guesses(match, 1)
    assert len({tuple(it.hands[2]) for it in others}) > 10
    assert all(it.hands[1] == t.hands[1] for it in others)


def test_the_card_cloris_showed_stays_on_the_deck_for_whoever_saw_it() -> None:
    match = season(
        ("", ""),
        contacts="cloris butch rek fezzik",
        zones="golden-deals fair-exchange open-auction pass-right",
        deck="atlas",
    )
    play(match, "0 send bank-of-england", "0 use cloris", "0 put-back")
    top = table(match).deck[-1]
    assert {it.deck[-1] for it in guesses(match, 0)} == {top}
    assert len({it.deck[-1] for it in guesses(match, 1)}) > 10


def after_cloris_a_draft(deck: str) -> Match:
    """Seat 0 has seen the card on top of the deck, which seat 1 finds in its pack."""
    match = season(
        ("", ""),
        contacts="cloris butch rek fezzik",
        zones="golden-deals fair-exchange open-auction pass-both-ways",
        deck=deck,
    )
    play(match, "0 send bank-of-england", "0 use cloris", "0 put-back")
    play(match, "1 send westminster", "1 go-on")
    play(match, "1 keep atlas", f"0 {match.asks[0].options[0]}")
    return match


def test_between_two_whoever_saw_a_card_in_a_pack_knows_that_it_was_kept() -> None:
    match = after_cloris_a_draft("atlas golderact tablet herbal")
    kept = table(match).hands[1][0]
    assert all(kept in it.hands[1] for it in guesses(match, 0))


def test_between_two_an_equal_card_that_comes_along_may_be_the_one_that_was_seen() -> None:
    match = after_cloris_a_draft("atlas atlas golderact tablet herbal")
    atlas = wonder("atlas")
    made_up = [it.wonders(it.hands[1]) for it in guesses(match, 0)]
    assert not all(atlas in hand for hand in made_up)


def test_whoever_passes_a_single_card_knows_it_even_while_other_packs_go_on() -> None:
    match = season(
        ("", "", ""),
        zones="golden-deals fair-exchange open-auction pass-right",
        deck="atlas golderact tablet herbal bestiary excalibur grimoire stuffed-mermaid",
        only_deck=True,
        discards="",
    )
    play(match, "0 send westminster", "0 go-on")
    assert [len(pack) for pack in table(match).packs] == [3, 3, 2]
    play(match, "0 keep atlas", "1 keep herbal", "2 keep grimoire")
    play(match, "0 keep bestiary", "2 keep golderact")
    mermaid = next(c for c in table(match).hands[1] if wonder_name(c) == "stuffed-mermaid")
    assert all(mermaid in it.hands[1] for it in guesses(match, 2))
    assert not all(mermaid in it.hands[1] for it in guesses(match, 0))


def test_the_discards_that_became_the_deck_are_in_no_hand() -> None:
    """After the deck was made anew, guesses keep apart what was in it and what was in hands."""
    match = season(
        ("", "", "golderact"),
        zones="golden-deals fair-exchange open-auction pass-right",
        contacts="fezzik butch rek dreyfuss",
        deck="tablet",
        only_deck=True,
        discards="atlas herbal bestiary grimoire",
    )
    play(match, "0 send bank-of-england", "0 use fezzik")
    t = table(match)
    shuffled = set(t.deck)
    assert len(shuffled) == 3
    for it in guesses(match, 1):
        assert set(it.deck) == shuffled
        assert not shuffled.intersection(it.hands[0])


def test_skulls_of_others_are_guessed_until_the_end() -> None:
    match = season(
        ("atlas", "herbal"),
        cabinets=("jar-of-eyes", "shrunken-head"),
        skulls=([4], [2]),
    )
    made_up = guesses(match, 0)
    assert {it.skulls[0][0] for it in made_up} == {4}
    assert {it.skulls[1][0] for it in made_up} == {2, 3, 4}
    assert match.view(0).collectors[1].skulls is None
    assert match.view(None).collectors[0].skulls is None


def test_fists_stay_closed_until_all_are() -> None:
    match = visit("sealed-bids", ("", "", ""), deck="atlas herbal golderact")
    play(match, "0 auction golderact", "0 offer 4")
    assert match.view(1).offers == []
    assert match.view(1).collectors[0].pounds == 5
    assert options(match, 1) == [f"offer {n}" for n in range(6)]
    match.undo(0)
    play(match, "0 offer 1", "1 offer 2", "2 offer 0")
    assert hand(match, 1) == ["golderact"]


def test_a_draw_cannot_be_taken_back_but_the_choice_of_a_zone_can() -> None:
    match = season(("atlas", "herbal"))
    play(match, "0 send bank-of-england")
    assert match.undoable(0)
    play(match, "0 use fezzik")
    assert not match.undoable(0)


def test_many_games_leak_nothing() -> None:
    for players in GAME.players:
        for seed in (11, 12):
            check_secrets(GAME, players, seed)
        check_private(GAME, players, 13)
        check_moments(GAME, players, 14)
