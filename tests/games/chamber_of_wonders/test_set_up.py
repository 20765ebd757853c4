"""The set-up: the ring, the hands, the purses, the options."""

from __future__ import annotations

import pytest

from ludoteca import Match
from ludoteca.core.errors import OptionError
from ludoteca.games.chamber_of_wonders.cards import CONTACTS, SIDES, ZONE_OF, ZONES
from ludoteca.games.chamber_of_wonders.rules import GAME, ZONE_OPTIONS
from ludoteca.testing import rule
from tests.games.chamber_of_wonders.workshop import season, table, told

SEEDS = range(30)


@rule("C1.1", "C1.2")
@pytest.mark.parametrize(("players", "agents"), [(2, 2), (3, 3), (4, 2)])
def test_two_to_four_players_have_two_or_three_agents(players: int, agents: int) -> None:
    match = Match(GAME, players, 1)
    assert table(match).agents_left == [agents] * players
    assert [collector.agents for collector in match.view().collectors] == [agents] * players


@rule("C1.3")
def test_three_displays_of_three_cases_with_a_marker_each() -> None:
    for collector in Match(GAME, 3, 1).view().collectors:
        assert [len(display) for display in collector.displays] == [3, 3, 3]
        assert [[case.marker for case in it].count(True) for it in collector.displays] == [1, 1, 1]
        assert (collector.free, collector.markers) == (6, 3)


@rule("C1.4")
def test_four_different_zones_form_a_ring_with_a_contact_between_each_two() -> None:
    for seed in SEEDS:
        t = table(Match(GAME, 3, seed))
        assert len({ZONE_OF[side] for side in t.zones}) == 4
    match = season(
        zones="gifts sealed-bids pass-right golden-deals", contacts="rek butch cloris fezzik"
    )
    assert [zone.contacts for zone in match.view().zones] == [
        ["fezzik", "rek"],
        ["rek", "butch"],
        ["butch", "cloris"],
        ["cloris", "fezzik"],
    ]
    assert [contact.beside for contact in match.view().contacts] == [
        ["abbey", "hyde-park"],
        ["hyde-park", "westminster"],
        ["westminster", "bank-of-england"],
        ["bank-of-england", "abbey"],
    ]


def test_by_chance_every_zone_and_side_and_contact_comes_up_everywhere() -> None:
    tables = [table(Match(GAME, 2, seed)) for seed in range(200)]
    for place in range(4):
        assert {t.zones[place] for t in tables} == set(range(len(SIDES)))
        assert {t.contacts[place] for t in tables} == set(range(len(CONTACTS)))


@rule("C1.5")
def test_four_of_the_six_contacts_are_dealt() -> None:
    for seed in SEEDS:
        contacts = table(Match(GAME, 3, seed)).contacts
        assert len(set(contacts)) == len(contacts) == 4


@rule("C1.7", "C1.8")
@pytest.mark.parametrize("players", GAME.players)
def test_three_cards_and_five_pounds_each_and_a_first_discard(players: int) -> None:
    match = Match(GAME, players, 7)
    t = table(match)
    assert [len(hand) for hand in t.hands] == [3] * players
    assert t.pounds == [5] * players
    assert len(t.discards) == 1
    assert len(t.deck) == 92 - 3 * players - 1
    assert told(match, "first-discard") == [(t.content.wonder_of[t.discards[0]],)]
    for p in t.seats:
        assert told(match, "dealt", p) == [(t.wonders(t.hands[p]),)]
    assert told(match, "dealt") == []


@rule("C1.9")
def test_the_first_player_is_drawn_by_lot() -> None:
    matches = [Match(GAME, 4, seed) for seed in SEEDS]
    assert {table(match).first for match in matches} == {0, 1, 2, 3}
    for match in matches:
        assert list(match.asks) == [table(match).first]
        assert told(match, "first-player") == [(table(match).first,)]


@rule("C1.10")
def test_the_first_game_has_four_given_zones() -> None:
    for seed in SEEDS:
        t = table(Match(GAME, 3, seed, {"first-game": True}))
        assert [SIDES[side] for side in t.zones] == [
            "pass-both-ways",
            "open-auction",
            "golden-deals",
            "gifts",
        ]


def test_zones_and_sides_can_be_chosen_in_their_order() -> None:
    chosen = ("fair-exchange", "sealed-bids", "push-your-luck", "clearance-sale")
    t = table(Match(GAME, 2, 1, dict(zip(ZONE_OPTIONS, chosen, strict=True))))
    assert tuple(SIDES[side] for side in t.zones) == chosen


def test_what_is_not_chosen_is_left_to_chance() -> None:
    for seed in SEEDS:
        t = table(Match(GAME, 2, seed, {"second-zone": "gifts"}))
        assert SIDES[t.zones[1]] == "gifts"
        zones = [ZONE_OF[side] for side in t.zones]
        assert zones.count(ZONES.index("abbey")) == 1
        assert len(set(zones)) == 4


def test_of_a_zone_only_one_side_can_be_chosen() -> None:
    with pytest.raises(OptionError, match="one side"):
        GAME.read_options({"first-zone": "gifts", "third-zone": "fair-exchange"})


def test_the_first_game_leaves_nothing_to_choose() -> None:
    with pytest.raises(OptionError, match="first-zone"):
        GAME.read_options({"first-game": True, "first-zone": "gifts"})
