"""What matches have taught about decks, and the expert that goes by it."""

from __future__ import annotations

from random import Random

from ludoteca import Match
from ludoteca.games.challengers.bot import Expert
from ludoteca.games.challengers.cards import CARDS, FINAL
from ludoteca.games.challengers.experience import experience_of, lessons
from ludoteca.games.challengers.rules import GAME
from ludoteca.games.challengers.sparring import Sparring
from ludoteca.games.challengers.table import ChallengersTable
from ludoteca.testing.bots import play_out, wins_at_least
from tests.games.challengers.workshop import CONTENT, cards

START = "newcomer*3 talent-p dog-p champion-p"


def test_there_are_lessons_for_every_round_and_the_final_about_characters_that_there_are() -> None:
    assert len(lessons()) == FINAL
    assert all(known.of.keys() <= set(CARDS) for known in lessons())
    taught = set().union(*(known.of for known in lessons()))
    assert len(taught) >= 75, "hardly a character is unknown"


def test_its_chances_are_those_of_matches() -> None:
    """What is said of two decks agrees with hundreds of matches between them."""
    park, rng = Sparring(CONTENT, 1), Random(5)
    thin, whole = cards("champion-p dog-p talent-p cat cow"), cards(f"{START} cat cow")
    won = sum(park.meet([whole, thin], rng) == 0 for _ in range(300)) / 300
    experience = experience_of(CONTENT, 1)
    assert won > 0.7
    assert experience.chance(whole) > experience.chance(thin) + 0.15
    assert 0.0 < experience.chance(thin) < experience.chance(whole) < 1.0


def test_a_deck_without_cards_is_hopeless() -> None:
    assert experience_of(CONTENT, 3).chance([]) < 0.001


def test_it_knows_the_whole_deck_and_not_only_its_cards() -> None:
    """Copies share a slot of the bench."""
    experience = experience_of(CONTENT, 5)
    few = cards("horse*3 shark*3 lion*3")
    many = cards("horse shark lion bat alien rubber-duck mascot clones sorcerer")
    assert experience.chance(few) > experience.chance(many)


def test_the_expert_keeps_its_newcomers_in_the_first_round() -> None:
    match = Match(GAME, 2, 3, log=False)
    bots = [Expert(Random(1)), Expert(Random(2))]
    while match.view().round == 1:
        seat = next(iter(match.asks))
        match.play(seat, bots[seat].choose(match.seat(seat)))
    decks = [match.view(seat).deck.cards for seat in range(2)]
    assert [deck["newcomer"] for deck in decks] == [3, 3]


def test_the_expert_beats_the_usual_opponent() -> None:
    assert wins_at_least(0.58, GAME, Expert, GAME.own_bot, 2)


def test_the_expert_comes_to_the_end_at_every_table() -> None:
    for players in (1, 3, 4):
        match = Match(GAME, players, players, log=False)
        play_out(match, [Expert(Random(seat)) for seat in range(players)])
        assert match.over


def test_a_strong_deck_promises_little_in_the_first_round_and_much_in_the_fourth() -> None:
    """What later decks will be made of is not there yet."""

    def lead(number: int) -> float:
        match = Match(GAME, 4, 1, log=False)
        t = match.table
        assert isinstance(t, ChallengersTable)
        t.round = number
        t.decks[0] = cards("shark*3 lion*3 horse*2 kraken champion-p")
        own, *others = GAME.outlook(t, 0)
        assert len(set(others)) == 1
        return own - others[0]

    assert 0 < lead(1) < 2 < 5 < lead(4)
