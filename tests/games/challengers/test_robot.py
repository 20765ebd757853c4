"""The robot: the seat it takes, its deck, its cards, and playing alone against it."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.game import Result
from ludoteca.core.texts import Speaker
from ludoteca.games.challengers.cards import R_LEVEL, SOLO_LEVEL
from ludoteca.games.challengers.rules import GAME
from ludoteca.games.challengers.table import MATCH
from ludoteca.terminal.result import winners
from ludoteca.testing import rule
from ludoteca.testing.positions import set_piece
from tests.games.challengers.workshop import (
    CONTENT,
    bench,
    bout,
    card,
    cards,
    deck,
    discards,
    first_total,
    names,
    options,
    play,
    play_until,
    refusal,
    result,
    table,
    told,
    totals,
    tournament,
)


@rule("H8.1")
@pytest.mark.parametrize("players", range(1, 9))
def test_with_an_odd_number_the_robot_has_the_plan_that_never_moves(players: int) -> None:
    t = table(tournament(players))
    if players % 2:
        assert t.robot == players
        assert {t.park_of(t.robot, number) for number in range(1, 8)} == {0}
    else:
        assert t.robot == -1


@rule("H8.2")
def test_its_deck_are_eight_cards_and_it_does_nothing_in_the_deck_phase() -> None:
    match = tournament(3)
    robot = names(table(match).decks[3])
    assert robot == "alpha beta good-bot champ cyborg cyborg cyborg cyborg"
    play_until(match, lambda t: t.round == 4)
    assert names(sorted(table(match).decks[3])) == robot


@rule("H8.2")
@pytest.mark.parametrize("number", range(1, 8))
def test_a_cyborg_is_as_strong_as_the_number_of_the_round(number: int) -> None:
    match = bout("kraken", "cyborg", robot=True, number=number)
    assert totals(match, 1) == [(number, 7)]


@rule("H8.3")
def test_its_cards_are_revealed_by_the_rules() -> None:
    match = bout("cat kraken", "alpha beta good-bot champ", robot=True)
    assert told(match, "captured")[0] == (1, card("beta"), 3, 3)
    assert bench(match, 1) == ["alpha", "beta"]


@rule("H8.3")
def test_cards_slipped_into_its_deck_keep_name_set_and_power_but_do_nothing() -> None:
    match = bout("hologram", "alpha champ", robot=True, shares=("", "cowboy"))
    assert totals(match, 1) == [(3, 4), (4, 4)]
    match = bout(
        "hologram newcomer pig", "champ", robot=True, shares=("", "knight"), won=((1,), ())
    )
    assert totals(match, 1) == [(3, 4), (7, 4)]  # no power for the opponent's trophy
    match = bout("cat dog", "beta blacksmith talent", robot=True, benches=("", "blacksmith"))
    assert match.view(0).parks[0].halves[1].bench[0].helps is False


@rule("H8.3")
def test_what_was_slipped_in_stays_in_its_deck() -> None:
    t = table(tournament(1, 2, left_out="castle")).copy()
    for hand in (*t.offers, *t.reserves):
        t.piles[0] += hand
    t.clear_phase()
    t.levels = [-1]
    t.phase = MATCH
    t.decks[0], t.removed[0] = cards("hologram"), list(CONTENT.starting)
    t.piles[2].remove(card("hologram"))
    match = set_piece(GAME, t)
    assert len(table(match).decks[1]) == 9
    assert told(match, "dealt-in") == [(1, 1, 1)]


@rule("H8.4")
def test_in_a_tournament_it_keeps_no_trophy_gains_no_fans_and_plays_no_final() -> None:
    boxed = 0
    for seed in range(6):
        match = tournament(3, seed, robot="3")
        play_until(match, lambda t: False)
        t = table(match)
        assert t.won[t.robot] == []
        assert t.fans[t.robot] == 0
        assert t.robot not in t.finalists
        boxed += len(told(match, "trophy-boxed"))
        won_by_robot = [data for data in told(match, "won-match") if data[0] == 3]
        assert len(won_by_robot) == len(told(match, "trophy-boxed"))
    assert boxed


@rule("H8.5")
def test_a_drone_makes_the_opponent_put_a_card_of_its_choice_out() -> None:
    match = bout("cat kraken", "drone", robot=True, benches=("newcomer horse", ""))
    assert options(match, 0) == ["out newcomer", "out horse"]
    assert refusal(match, 0, "stop") == ("must-choose",)
    play(match, "0 out newcomer")
    assert discards(match, 0) == "newcomer"
    alone = bout("cat kraken", "drone", robot=True, benches=("horse*2", ""))
    assert told(alone, "put-out") == [(0, card("horse"))]


@rule("H8.5")
def test_necromech_lets_the_opponent_return_a_card_of_power_2() -> None:
    match = bout("cat kraken", "necromech", robot=True, benches=("talent horse", ""))
    assert options(match, 0) == ["back talent", "stop"]
    play(match, "0 back talent")
    assert told(match, "revealed")[1] == (0, card("talent"), 2)
    match = bout("cat kraken", "necromech", robot=True, benches=("talent horse", ""))
    play(match, "0 stop")
    assert told(match, "returned") == []


def test_its_other_cards() -> None:
    ghost = bout("cat horse pig", "virtual-ghost champ", robot=True)
    assert told(ghost, "lost-card") == [(0, card("horse"))]
    assert first_total("cyborg-friend", robot=True, benches=("", "cyborg*3 alpha")) == 4
    assert first_total("mechanic", robot=True, benches=("dog horse*2 dog-p", "")) == 6
    assert first_total("robo-knight", robot=True, number=4, won=((1, 2), ())) == 5
    assert first_total("autocorrect", robot=True, benches=("dog horse cat", "")) == 4
    chat = bout("kraken*2", "champ chatbot", robot=True)
    assert told(chat, "gained-fans") == [(0, card("chatbot"), 1)]
    gram = bout("cat newcomer", "robogram", robot=True, shares=("parrot", ""))
    assert told(gram, "dealt-in") == [(0, 0, 1)]
    assert deck(gram, 0) in ("parrot newcomer", "newcomer", "")


@rule("H8.6")
@pytest.mark.parametrize(("difficulty", "replaced"), [("1", 0), ("2", 1), ("3", 2), ("5", 2)])
def test_r_cards_replace_alpha_and_beta(difficulty: str, replaced: int) -> None:
    t = table(tournament(3, 4, robot=difficulty))
    levels = Counter(CONTENT.level[c] for c in t.decks[3])
    assert levels[R_LEVEL] == replaced
    assert len(t.decks[3]) == 8
    assert ("alpha" in names(t.decks[3])) == (replaced < 1)
    assert ("beta" in names(t.decks[3])) == (replaced < 2)
    assert len(t.spare) == 8 - replaced


# --- alone --------------------------------------------------------------------------------


@rule("H10.1")
def test_alone_the_rules_for_two_hold_against_the_robot() -> None:
    for seed in range(6):
        match = tournament(1, seed)
        play_until(match, lambda t: False)
        t = table(match)
        assert told(match, "final") == []
        ahead = t.all_fans(t.standing[0]) - t.all_fans(t.standing[1])
        assert t.round == 7 or ahead >= 11
    t = table(tournament(1)).copy()
    t.fans = [20, 0]
    match = set_piece(GAME, t)
    play_until(match, lambda t: False)
    assert result(match).reason == "far-ahead"
    assert result(match).winners == [0]
    assert table(match).round == 1


@rule("H10.2")
def test_the_robot_keeps_its_trophies_and_wins_at_once_too() -> None:
    for seed in range(40):
        match = tournament(1, seed, robot="3")
        play_until(match, lambda t: False)
        t = table(match)
        assert sorted([*t.won[0], *t.won[1]]) == list(range(1, len(told(match, "trophy")) + 1))
        if t.standing[0] == t.robot and t.round < 7:
            assert result(match).winners == []
            assert result(match).reason == "far-ahead"
            assert told(match, "won-far-ahead")[0][0] == t.robot
            return
    raise AssertionError("the robot never wins at once")


@rule("H10.3")
@pytest.mark.parametrize(("difficulty", "own", "r_cards"), [("4", 5, 3), ("5", 4, 5)])
def test_two_more_difficulties_for_one(difficulty: str, own: int, r_cards: int) -> None:
    t = table(tournament(1, 4, robot=difficulty))
    levels = Counter(CONTENT.level[c] for c in t.decks[1])
    assert levels[R_LEVEL] == r_cards
    assert len(t.decks[1]) == own + r_cards
    assert "good-bot" not in names(t.decks[1])
    assert ("champ" in names(t.decks[1])) == (difficulty == "4")


@rule("H10.4")
def test_solo_cards_may_be_among_those_drawn() -> None:
    found = set()
    for seed in range(20):
        t = table(tournament(1, seed, robot="5", solo_cards=True))
        assert len(t.spare) == 11 - 5
        found |= {c for c in t.decks[1] if CONTENT.level[c] == SOLO_LEVEL}
        t = table(tournament(1, seed, robot="5"))
        assert not [c for c in (*t.decks[1], *t.spare) if CONTENT.level[c] == SOLO_LEVEL]
    assert names(sorted(found)) == "chatbot robogram autocorrect"
    t = table(tournament(3, 1, robot="3", solo_cards=True))
    assert len(t.spare) == 6


def test_it_is_called_robot_in_what_is_told() -> None:
    match = bout("cat kraken", "alpha beta good-bot champ", robot=True)
    speaker = Speaker(GAME, "en", ["Ada"], 0)
    lines = [speaker.event(event) for event in match.events(0)]
    assert "Robot takes the flag with the Beta: 3 against 3." in lines


def test_whoever_loses_against_it_alone_is_not_called_a_winner() -> None:
    lost = Result([7], [[0]], [], "far-ahead", [{"trophies": 7, "fans": 0}])
    assert winners(lost, Speaker(GAME, "en", ["Ada"], 0)) == "This time the box wins."
    assert winners(lost, Speaker(GAME, "it", ["Ada"], 0)) == "Questa volta vince la scatola."


def test_a_park_with_the_robot_has_two_halves() -> None:
    match = bout("cat kraken", "drone", robot=True, benches=("newcomer horse", ""))
    one, other = match.view(0).parks[0].halves
    assert (one.robot, other.robot) == (False, True)
