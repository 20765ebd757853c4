"""Boards, Park, rules and perks; the basic and the advanced set-up."""

from __future__ import annotations

import pytest

from ludoteca import Match, OptionError
from ludoteca.games.fort.cards import BOARDS
from ludoteca.games.fort.rules import GAME
from ludoteca.testing import rule
from tests.games.fort.workshop import CONTENT, kids, options, play, table, told

BASIC, ADVANCED = {"setup": "basic"}, {"setup": "advanced"}


def test_it_is_for_two_to_four() -> None:
    assert list(GAME.players) == [2, 3, 4]
    with pytest.raises(OptionError):
        Match(GAME, 5)


@rule("F1.1", "F1.2", "F1.3")
@pytest.mark.parametrize("players", GAME.players)
def test_everybody_begins_with_nothing_but_a_board_and_two_best_friends(players: int) -> None:
    match = Match(GAME, players, 1)
    t = table(match)
    assert t.supply == [30, 30]
    assert t.points == t.level == [0] * players
    assert all(tokens == [0, 0] for tokens in (*t.stuff, *t.pack))
    assert len(set(t.boards)) == players
    for p in t.seats:
        friends = CONTENT.friends[t.boards[p]]
        assert all(card in t.hand[p] + t.deck[p] for card in friends)
        assert match.view().players[p].friends == kids(match, friends)
        assert match.view().players[p].board == BOARDS[t.boards[p]]


@rule("F1.4", "F1.5")
@pytest.mark.parametrize("players", GAME.players)
def test_one_rule_and_one_perk_more_than_players_are_in_the_game(players: int) -> None:
    match = Match(GAME, players, 2)
    t = table(match)
    assert len(t.rule_deck) == len(t.perks) == players + 1
    assert len(match.view().perks) == players + 1
    assert match.view().rules_left == players + 1
    assert match.view(0).forecasts == []


@rule("F1.6", "F1.7")
@pytest.mark.parametrize("players", GAME.players)
def test_three_kids_are_in_the_park_and_everybody_has_eight(players: int) -> None:
    match = Match(GAME, players, 3, BASIC)
    t = table(match)
    assert len(t.park) == 3
    assert len(t.park_deck) == 60 - 3 - 8 * players
    for p in t.seats:
        assert (len(t.hand[p]), len(t.deck[p])) == (5, 5)
        dealt = told(match, "dealt", p)
        assert len(dealt) == 1
        assert len(dealt[0][0]) == 8
    assert not told(match, "dealt")


@rule("F1.9")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = {table(Match(GAME, 4, seed)).first for seed in range(20)}
    assert firsts == {0, 1, 2, 3}
    match = Match(GAME, 4, 5)
    assert set(match.asks) == {table(match).first}


@rule("F1.8")
@pytest.mark.parametrize("players", GAME.players)
def test_in_the_advanced_set_up_everybody_keeps_one_and_passes_the_rest_to_the_left(
    players: int,
) -> None:
    match = Match(GAME, players, 4, ADVANCED)
    t = table(match)
    assert set(match.asks) == set(range(players))
    before = [sorted(pack) for pack in t.packs]
    for p in range(players):
        play(match, f"{p} {options(match, p)[0]}")
    for p in range(players):
        assert len(t.packs[p]) == 7
        assert set(t.packs[p]) < set(before[p - 1])
        assert len(match.view(p).kept) == 1
    for _ in range(7):
        for p in range(players):
            play(match, f"{p} {options(match, p)[-1]}")
    assert all((len(t.hand[p]), len(t.deck[p])) == (5, 5) for p in t.seats)
    assert set(match.asks) == {t.first}
    drafted = [told(match, "drafted", p)[0][0] for p in range(players)]
    for p in range(players):
        mine = t.faces([*t.hand[p], *t.deck[p]])
        assert sorted(mine) == sorted(drafted[p] + t.faces(CONTENT.friends[t.boards[p]]))


@rule("F1.8")
def test_best_friends_are_never_in_a_pack() -> None:
    match = Match(GAME, 4, 6, ADVANCED)
    dealt = {card for pack in table(match).packs for card in pack}
    assert not dealt & {card for pair in CONTENT.friends for card in pair}


def test_a_first_game_is_played_with_random_kids() -> None:
    assert GAME.first_game == {"setup": "basic"}
    assert GAME.read_options({})["setup"] == "basic"
