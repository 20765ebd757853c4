"""Setting up: plans, parks, trophies, sets, piles and starting decks."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.errors import OptionError
from ludoteca.games.challengers.cards import ADDED_SETS, PILES, ROUNDS, SETS
from ludoteca.games.challengers.rules import GAME
from ludoteca.testing import rule
from tests.games.challengers.workshop import CONTENT, names, play_until, table, told, tournament

COUNTS = range(1, 9)


@rule("H1.1")
@pytest.mark.parametrize("players", COUNTS)
def test_a_tournament_is_played_to_its_end_with_one_to_eight(players: int) -> None:
    match = tournament(players, players)
    play_until(match, lambda t: False)
    assert match.over
    t = table(match)
    if players > 2:
        best = sorted(t.seats, key=t.all_fans)[-2:]
        assert {t.all_fans(p) for p in t.finalists} == {t.all_fans(p) for p in best}
        assert t.standing[0] in t.finalists


@rule("H1.2")
@pytest.mark.parametrize("players", COUNTS)
def test_there_is_a_park_for_every_two_and_everybody_has_a_plan(players: int) -> None:
    t = table(tournament(players))
    everybody = players + players % 2
    assert sorted(t.plan) == list(range(everybody))
    for number in range(1, ROUNDS + 1):
        parks = Counter(t.park_of(me, number) for me in t.everybody)
        assert parks == dict.fromkeys(range(everybody // 2), 2)


@rule("H1.2")
def test_plans_are_dealt_at_random() -> None:
    assert len({tuple(table(tournament(4, seed)).plan) for seed in range(10)}) > 3


@rule("H1.3")
def test_trophies_are_shuffled_round_by_round_and_lie_face_down() -> None:
    orders = set()
    for seed in range(8):
        t = table(tournament(8, seed))
        orders.add(tuple(t.trophies[0]))
        for number, values in enumerate(t.trophies):
            assert sorted(values) == sorted(CONTENT.trophies[number])
    assert len(orders) > 1
    worth = [sum(values) / 4 for values in CONTENT.trophies]
    assert worth == sorted(worth)
    assert match_shows_no_trophy()


def match_shows_no_trophy() -> bool:
    view = tournament(8).view(0)
    return all(not challenger.trophies for challenger in view.challengers)


@rule("H1.4")
@pytest.mark.parametrize("left_out", ADDED_SETS)
def test_city_and_five_of_the_six_other_sets_are_used(left_out: str) -> None:
    match = tournament(2, left_out=left_out)
    t = table(match)
    assert [SETS[kind] for kind in t.sets] == [
        kind for kind in SETS if kind not in (left_out, "robot")
    ]
    assert told(match, "sets") == [(tuple(t.sets),)]
    cards = [card for pile in (*t.piles, *t.offers, *t.reserves) for card in pile]
    assert {CONTENT.set[card] for card in cards} <= set(t.sets)


@rule("H1.4")
def test_which_set_is_left_out_may_be_left_to_chance_and_the_first_game_has_no_space() -> None:
    assert len({tuple(table(tournament(2, seed)).sets) for seed in range(30)}) == 6
    assert GAME.first_game == {"left-out": "space"}
    with pytest.raises(OptionError):
        tournament(2, left_out="city")


@rule("H1.5")
def test_cards_are_sorted_by_level_into_three_piles() -> None:
    t = table(tournament(2, left_out="space"))
    dealt = [len(hand) for hand in (*t.offers, *t.reserves)]
    assert len(t.piles[0]) + sum(dealt) == 7 + 5 * 15
    assert len(t.piles[1]) == 7 + 5 * 15
    assert len(t.piles[2]) == 6 + 5 * 10
    for level in range(len(PILES)):
        assert {CONTENT.level[card] for card in t.piles[level]} == {level}
    assert table(tournament(2, 1)).piles != table(tournament(2, 2)).piles


@rule("H1.6")
def test_everybody_starts_with_the_same_six_cards() -> None:
    t = table(tournament(8))
    for p in t.seats:
        assert names(t.decks[p]) == "newcomer newcomer newcomer talent-p dog-p champion-p"


@rule("H1.7")
def test_with_eight_everybody_meets_everybody_once() -> None:
    t = table(tournament(8))
    met: Counter[tuple[int, int]] = Counter()
    for number in range(1, ROUNDS + 1):
        for one in t.everybody:
            for other in range(one):
                met[one, other] += t.park_of(one, number) == t.park_of(other, number)
    assert set(met.values()) == {1}


@rule("H1.7")
def test_whoever_is_in_the_same_park_is_the_opponent() -> None:
    match = tournament(6)
    play_until(match, lambda t: t.round == 3)
    t = table(match)
    for park, one, other in told(match, "fixture")[:6]:
        number = 1 if told(match, "fixture").index((park, one, other)) < 3 else 2
        assert t.park_of(one, number) == t.park_of(other, number) == park - 1


def test_the_first_game_needs_nothing_to_be_chosen() -> None:
    assert GAME.read_options(GAME.first_game) == {
        "left-out": "space",
        "robot": "1",
        "solo-cards": False,
    }
