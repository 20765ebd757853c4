"""Who knows what: decks, deck phases, trophies, and what guesses leave as it is."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca.core.match import Match
from ludoteca.core.rng import Stream
from ludoteca.games.challengers.cards import PILES, STARTER
from ludoteca.games.challengers.rules import GAME
from ludoteca.games.challengers.table import ChallengersTable
from ludoteca.testing import rule
from tests.games.challengers.workshop import (
    at,
    bout,
    names,
    play,
    play_until,
    table,
    told,
    tournament,
)


def guessed(match: Match, seat: int | None, worlds: int = 12) -> list[ChallengersTable]:
    return [table(match.guess(seat, Random(n))) for n in range(worlds)]


@rule("H2.3")
def test_a_deck_phase_is_its_owners_alone() -> None:
    match = tournament(3, 4)
    before = [match.view(viewer) for viewer in (None, 1, 2)]
    play(match, f"0 take {names(table(match).offers[0][:1])}")
    assert [match.view(viewer) for viewer in (None, 1, 2)] == before
    assert match.view(1).offer.cards == names(table(match).offers[1]).split()
    for key in ("offered", "took", "threw", "redrew", "removed"):
        assert told(match, key, None) == []


@rule("H2.3")
def test_trophies_show_their_round_to_all_and_their_fans_to_the_winner() -> None:
    match = tournament(4, 4)
    play_until(match, at(4, "naming"))
    t = table(match)
    for viewer in (None, *t.seats):
        for challenger in match.view(viewer).challengers:
            own = challenger.player == viewer
            assert [trophy.round for trophy in challenger.trophies] == t.won[challenger.player]
            assert all((trophy.fans is not None) == own for trophy in challenger.trophies)
            assert (challenger.total is not None) == own
            assert challenger.least <= t.all_fans(challenger.player) <= challenger.most


@rule("H2.3")
def test_a_guess_knows_ones_own_deck_and_makes_up_the_others() -> None:
    match = tournament(4, 4)
    play_until(match, at(4, "naming"))
    t = table(match)
    others = set()
    for world in guessed(match, 0):
        assert world.decks[0] == t.decks[0]
        assert [len(deck) for deck in world.decks] == [len(deck) for deck in t.decks]
        others.add(tuple(world.decks[1]))
        for level in range(len(PILES)):
            assert len(world.piles[level]) == len(t.piles[level])
    assert len(others) > 6


@rule("H2.3")
def test_a_guess_makes_up_the_trophies_of_others_and_keeps_ones_own() -> None:
    match = tournament(4, 4)
    play_until(match, at(5, "deck"))
    t = table(match)
    mine = [t.trophy(0, number) for number in t.won[0]]
    worlds = guessed(match, 0)
    assert all([world.trophy(0, number) for number in world.won[0]] == mine for world in worlds)
    assert len({tuple(map(tuple, world.trophies)) for world in worlds}) > 4
    for world in worlds:
        for values, known in zip(world.trophies, t.trophies, strict=True):
            assert Counter(values) == Counter(known)


@rule("H2.3")
@pytest.mark.parametrize("players", [1, 2, 3, 8])
def test_worlds_that_look_the_same_to_a_seat_give_the_same_guesses(players: int) -> None:
    """A guess looks like the truth to the seat, so guessing from either has the same outcome."""
    match, rng = tournament(players, 5, robot="3"), Random(players)
    looked = 0
    while match.asks and looked < 40:
        seat, asked = next(iter(match.asks.items()))
        match.play(seat, rng.choice(asked.options))
        if rng.random() < 0.85:
            continue
        looked += 1
        viewer = rng.choice([None, *range(players)])
        truth, other = table(match).copy(), table(match).copy()
        GAME.resample(other, viewer, Stream(rng.randbytes(32)))
        assert GAME.view(other, viewer) == GAME.view(truth, viewer)
        key = rng.randbytes(32)
        for world in (truth, other):
            GAME.resample(world, viewer, Stream(key))
            GAME.check(world)
        assert truth.state() == other.state()


@rule("H2.3")
def test_who_has_hired_and_who_has_kept_its_starting_cards_is_made_up() -> None:
    match = tournament(4, 4)
    play_until(match, at(3, "naming"))
    truth = table(match).copy()
    level_of = truth.content.level
    for card in [card for card in truth.decks[1] if level_of[card] == STARTER][:3]:
        truth.decks[1].remove(card)
        truth.removed[1].append(card)
        truth.decks[1].append(truth.piles[0].pop())
    kept = set()
    for n in range(20):
        world = truth.copy()
        GAME.resample(world, 0, Stream(bytes([n] * 32)))
        kept.add(tuple(sum(level_of[card] == STARTER for card in deck) for deck in world.decks[1:]))
    assert len(kept) > 5
    assert {sum(counts) for counts in kept} == {15}


@rule("H6.13")
def test_a_guess_keeps_what_was_looked_at_where_it_lies() -> None:
    match = bout("juggler juggler cat pig newcomer*3 horse", "talent kraken*3")
    play(match, "0 top juggler", "0 top pig")
    # pig, cat and a newcomer were seen; the others may lie in any order
    orders = {names(world.sides[0].deck[::-1]) for world in guessed(match, 0)}
    assert all(order.startswith("pig cat newcomer ") for order in orders)
    assert {order.split().index("horse") for order in orders} == {3, 4, 5}
    tops = {names(world.sides[0].deck[-1:]) for world in guessed(match, 1)}
    assert len(tops) > 2


@rule("H6.12")
def test_a_guess_of_the_owner_makes_up_cards_that_came_unseen() -> None:
    shares = ("parrot spider cow cat pony pig", "")
    match = bout("ufo cat talent", "juggler newcomer*2", shares=shares)
    worlds = guessed(match, 0)
    assert len({names(world.sides[0].deck[:2]) for world in worlds}) > 4
    for world in worlds:
        assert Counter(names(world.sides[0].deck[2:]).split()) == {"cat": 1, "talent": 1}


def test_level_piles_are_shown_by_their_number_alone() -> None:
    view = tournament(3, 4).view(0)
    assert set(view.piles) == set(PILES)
    assert not hasattr(view, "discards")


def test_what_is_in_the_robots_deck_is_hidden() -> None:
    match = tournament(3, 4, robot="3")
    worlds = guessed(match, 0, 30)
    assert len({tuple(sorted(world.decks[3])) for world in worlds}) > 4
