"""Hands, decks, made-up rules and the draft are secret; what everybody saw stays known."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import Match, UndoRefused
from ludoteca.games.fort.rules import GAME
from ludoteca.games.fort.table import FortTable
from ludoteca.testing import rule
from ludoteca.testing.conformance import check_private, check_secrets
from tests.games.fort.workshop import CONTENT, face, options, play, pull, summer, table

ADVANCED = {"setup": "advanced"}


def guesses(match: Match, seat: int | None, count: int = 40) -> list[FortTable]:
    return [table(match.guess(seat, Random(number))) for number in range(count)]


@rule("F2.8")
def test_a_seat_guesses_other_hands_and_decks_and_keeps_its_own() -> None:
    match = Match(GAME, 3, 5)
    t = table(match)
    made_up = guesses(match, 0)
    assert all(it.hand[0] == t.hand[0] for it in made_up)
    assert all(sorted(it.deck[0]) == sorted(t.deck[0]) for it in made_up)
    assert len({tuple(it.deck[0]) for it in made_up}) > 20
    assert len({tuple(sorted(it.hand[1])) for it in made_up}) > 20
    assert all(it.park == t.park for it in made_up)
    assert len({tuple(it.park_deck) for it in made_up}) == len(made_up)


@rule("F2.8")
def test_best_friends_are_known_to_be_in_hand_or_deck() -> None:
    match = Match(GAME, 3, 5)
    for it in guesses(match, 0):
        for p in it.seats:
            assert set(CONTENT.friends[it.boards[p]]) <= {*it.hand[p], *it.deck[p]}


@rule("F2.8", "F5.7")
def test_what_was_drawn_before_the_discards_were_shuffled_is_known_to_be_in_hand() -> None:
    match = summer("bug", "", deck=("doc dot",), discard=("lefty moose chef tink",))
    t = table(match)
    for card in (*t.deck[0], *t.hand[0]):
        t.show(card)
    play(match, "0 play-nothing", "0 top")
    assert t.placed[0] == 4
    known = set(t.hand[0][:4])
    made_up = guesses(match, 1)
    assert all(known <= set(it.hand[0]) for it in made_up)
    assert len({it.hand[0][4] for it in made_up}) > 2


@rule("F8.7")
def test_a_recycled_card_is_known_to_be_in_hand() -> None:
    match = summer("bug", "", discard=("moles",), perks=("recycling",), deck=("chef tink doc",))
    play(match, "0 recycle moles")
    assert all(face("moles") in it.faces(it.hand[0]) for it in guesses(match, 1))


@rule("F7.2", "F1.4")
def test_whoever_chose_a_rule_knows_which_were_left() -> None:
    match = summer(
        "bitsy", "rusty", "zip", stuff=((1, 1), (1, 1), (1, 1)),
        rule_deck="loner big-plans sleepover popularity",
    )  # fmt: skip
    play(match, "0 play bitsy public")
    asked = guesses(match, 0)
    assert all(sorted(it.rule_deck) == sorted(table(match).rule_deck) for it in asked)
    assert len({tuple(sorted(it.rule_deck)) for it in guesses(match, 1)}) > 10
    play(match, "0 choose-rule loner")
    pull(match)
    play(match, "1 play rusty public", "1 choose-rule sleepover")
    left = {"big-plans", "sleepover", "popularity"}
    assert set(match.view(0).rules_seen) == left
    for it in guesses(match, 0):
        names = {CONTENT.rules[rule].id for rule in (*it.rule_deck, it.rule[1])}
        assert names == left
    assert len({it.rule[1] for it in guesses(match, 0)}) == 3
    second = guesses(match, 1)
    assert len({it.rule[0] for it in second}) > 3  # anything but what was left
    assert all(CONTENT.rules[it.rule[0]].id not in left for it in second)


@rule("F1.8")
def test_in_a_draft_of_two_whoever_sees_a_pack_again_knows_what_was_taken() -> None:
    match = Match(GAME, 2, 7, ADVANCED)
    for _ in range(2):
        for p in range(2):
            play(match, f"{p} {options(match, p)[0]}")
    t = table(match)
    first = t.picks[0][1]  # taken by seat 1 out of the pack that seat 0 had first
    unknown = t.picks[1][0]  # taken by seat 1 before seat 0 ever saw that pack
    made_up = guesses(match, 0)
    assert all(first in it.kept[1] for it in made_up)
    assert len({it.kept[1][0] for it in made_up}) > 10
    assert unknown in t.kept[1]


@rule("F1.8")
def test_in_a_draft_of_four_it_knows_only_who_may_have_taken_it() -> None:
    match = Match(GAME, 4, 8, ADVANCED)
    for _ in range(5):
        for p in range(4):
            play(match, f"{p} {options(match, p)[0]}")
    t = table(match)
    taken = set(t.picks[0][1:4])  # by the seats 1, 2 and 3, between two looks of seat 0
    made_up = guesses(match, 0)
    takers = [{p for p in range(4) if card in it.kept[p]} for it in made_up for card in taken]
    assert all(len(owners) == 1 and 0 not in owners for owners in takers)
    assert len({tuple(sorted(owners)) for owners in takers}) == 3
    # and so it stays when the game has begun
    while any(ask.prompt == "keep" for ask in match.asks.values()):
        for p in range(4):
            play(match, f"{p} {options(match, p)[0]}")
    for it in guesses(match, 0, 20):
        owners = [p for card in taken for p in range(4) if card in it.hand[p] + it.deck[p]]
        assert sorted(owners) == [1, 2, 3]


@rule("F1.8")
def test_nobody_sees_what_the_others_keep() -> None:
    match = Match(GAME, 3, 9, ADVANCED)
    before = match.view(1)
    play(match, f"0 {options(match, 0)[0]}")
    assert match.view(1) == before
    assert match.view(0).chosen
    match.undo(0)  # until all are in, it may be changed
    assert not match.view(0).chosen


def test_what_the_leader_has_begun_stays_possible_in_every_guess() -> None:
    match = summer("chef dash", "tink", deck=("doc lefty moose",))
    play(match, "0 play chef private")  # everybody can tell that there is a skateboard or a coin
    for number in range(60):
        guess = match.guess(1, Random(number))
        assert guess.asks[0].options


def test_recruiting_unseen_and_drawing_cannot_be_taken_back() -> None:
    match = summer("baby-face blitz", "", top="munch dash")
    play(match, "0 play baby-face public", "0 add blitz", "0 top")
    with pytest.raises(UndoRefused):
        match.undo(0)
    yards = summer("baby-face blitz", "", yard=("", "chef tink"))
    play(yards, "0 play baby-face public", "0 add blitz", "0 take 1 chef")
    yards.undo(0)  # nothing was revealed
    assert yards.asks[0].prompt == "recruit"


def test_with_the_draft_nothing_leaks_either() -> None:
    class Drafted(type(GAME)):  # type: ignore[misc]
        def read_options(self, given):  # type: ignore[no-untyped-def]
            return super().read_options(ADVANCED)

    game = Drafted()
    check_secrets(game, 3, 1)
    check_private(game, 2, 1)
