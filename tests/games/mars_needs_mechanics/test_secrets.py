"""Who knows what: hands are secret, what was bought face up is known."""

from __future__ import annotations

from random import Random

import ludoteca
from ludoteca.testing import rule
from tests.games.mars_needs_mechanics.workshop import (
    all_pass,
    competition,
    hand,
    play,
    table,
)


@rule("M9.1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = competition(hands=("lens lens gear", "wire"))
    assert match.view(0).hand == {"gear": 1, "lens": 2}
    assert match.view(1).hand == {"wire": 1}
    assert match.view(None).hand is None
    assert match.view(1).competitors[0].known == {}


@rule("M1.3")
def test_everybody_sees_how_many_components_others_hold_and_their_cogs() -> None:
    match = competition(hands=("lens lens gear", "wire"), cogs=(12, 30))
    seen = match.view(1).competitors[0]
    assert (seen.cards, seen.cogs, seen.scrap) == (3, 12, 2)


@rule("M9.1")
def test_what_was_bought_is_known_to_be_in_the_hand() -> None:
    match = competition(hands=("lens", ""))
    play(match, "0 buy lens")
    assert match.view(1).competitors[0].known == {"lens": 1}
    assert match.view(1).competitors[0].cards == 2


@rule("M9.1")
def test_what_was_taken_apart_is_known_to_be_in_the_hand() -> None:
    match = competition(built=("orrery", ""))
    play(match, "0 dismantle orrery")
    assert match.view(1).competitors[0].known == {"aether-tube": 1, "lens": 1}


def test_known_cards_leave_the_hand_first_when_they_are_laid_down() -> None:
    match = competition(hands=("lens wire wire", ""))
    play(match, "0 buy lens", "0 build x-ray-goggles")
    assert hand(match, 0) == {"lens": 1, "wire": 1}
    assert match.view(1).competitors[0].known == {}


def test_a_swapped_in_card_is_known_and_the_swapped_out_one_no_longer() -> None:
    match = competition(hands=("gear", ""), built=("magnetic-crane", ""))
    play(match, "0 swap gear lens")
    assert match.view(1).competitors[0].known == {"lens": 1}


@rule("M1.6")
def test_the_deck_is_hidden_but_for_its_size() -> None:
    match = competition(deck="boiler gear")
    assert match.view(0).deck == 2
    assert match.view(0).looked == []


def test_a_guess_keeps_what_the_seat_knows_and_makes_up_the_rest() -> None:
    match = ludoteca.new("mars-needs-mechanics", 3, seed=11)
    rng = Random(1)
    for _ in range(30):
        (seat,) = match.asks
        match.play(seat, rng.choice(match.ask(seat).options))
    me = 1
    hands = set()
    for _ in range(50):
        guess = match.guess(me, rng)
        t = table(guess)
        assert t.hands[me] == table(match).hands[me]
        assert t.market == table(match).market
        assert [sum(h) for h in t.hands] == [sum(h) for h in table(match).hands]
        for p in (0, 2):
            assert all(h >= k for h, k in zip(t.hands[p], t.known[p], strict=True))
        guess.game.check(t)
        hands.add((tuple(t.hands[0]), tuple(t.hands[2]), tuple(t.deck)))
    assert len(hands) == 50


def test_a_guess_keeps_the_cards_seen_through_the_goggles() -> None:
    match = competition(built=("x-ray-goggles", ""), hands=("", "lens lens lens lens"))
    rng = Random(2)
    seen = table(match).deck[-2:]
    assert all(table(match.guess(0, rng)).deck[-2:] == seen for _ in range(20))
    assert len({tuple(table(match.guess(1, rng)).deck[-2:]) for _ in range(40)}) > 5


def test_options_of_others_fit_their_made_up_hands() -> None:
    match = competition(hands=("gear gear gear lens wire boiler", "wire"))
    rng = Random(3)
    builds = set()
    for _ in range(200):
        guess = match.guess(1, rng)
        asked = {str(o) for o in guess.ask(0).options if o.verb == "build"}
        builds |= asked
        for text in asked:
            guess.fork().play(0, text)
    assert {"build rocket-booster", "build orrery", "build x-ray-goggles"} <= builds


@rule("M9.6")
def test_whether_somebody_can_sell_is_not_told() -> None:
    rich = competition(hands=("lens lens lens", ""))
    poor = competition(hands=("lens gear wire", ""))
    for match in (rich, poor):
        all_pass(match)
        assert list(match.asks) == [0]
    assert rich.view(1) == poor.view(1)
    assert rich.events(1) == poor.events(1)
