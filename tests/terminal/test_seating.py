"""Who sits where, and how a record remembers it."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from ludoteca.terminal.seating import (
    Sitter,
    is_a_name,
    make_bots,
    names_in,
    seat_everybody,
    seat_from_record,
)
from tests.terminal import little_game


@pytest.mark.parametrize("sitter", [Sitter("Anna"), Sitter("Ada", "greedy"), Sitter("A B", "x-2")])
def test_a_record_tells_people_from_bots(sitter: Sitter) -> None:
    assert seat_from_record(sitter.recorded) == sitter


@pytest.mark.parametrize("name", ["", "x" * 25, "Ada (greedy)", "a\x1b[2J", "a\nb"])
def test_a_person_cannot_be_called_like_a_bot_or_like_nothing_printable(name: str) -> None:
    assert not is_a_name(name)


@pytest.mark.parametrize("name", ["Anna", "José", "李雷", "Anna-Maria d'Este"])
def test_people_have_names_of_all_kinds(name: str) -> None:
    assert is_a_name(name)


def test_bots_have_names_of_their_own_none_of_them_a_persons() -> None:
    sitters = seat_everybody(["greedy", "me", "random", "greedy"], [], ["Ada"])
    names = [sitter.name for sitter in sitters]
    assert len(set(names)) == 4
    assert sitters[1] == Sitter("Ada")
    assert [sitter.bot for sitter in sitters] == ["greedy", "", "random", "greedy"]


def test_given_names_go_to_the_seats_in_order() -> None:
    sitters = seat_everybody(["me", "random"], ["Anna", "Carla"], ["Player"])
    assert [sitter.recorded for sitter in sitters] == ["Anna", "Carla (random)"]


def test_a_record_without_names_numbers_its_seats() -> None:
    record = Match(little_game.GAME, 2, 1).record()
    assert names_in(record, "it") == ["Giocatore 1", "Giocatore 2"]


def test_names_from_a_record_are_without_the_kind_unless_asked_for() -> None:
    record = Match(little_game.GAME, 2, 1, names=["Anna", "Ada (random)"]).record()
    assert names_in(record, "en") == ["Anna", "Ada"]
    assert names_in(record, "en", whole=True) == ["Anna", "Ada (random)"]


def test_bots_sit_only_on_their_seats_and_answer_alike_for_the_same_seed() -> None:
    sitters = [Sitter("Anna"), Sitter("Ada", "random")]
    assert list(make_bots(little_game.GAME, sitters)) == [1]
    answers = []
    for _ in range(2):
        match = Match(little_game.GAME, 2, 1)
        match.play(0, "take 1")
        match.play(0, "done")
        bot = make_bots(little_game.GAME, sitters, seed=8)[1]
        answers.append([bot.choose(match.seat(1)) for _ in range(20)])
    assert answers[0] == answers[1]
    assert len(set(answers[0])) == 2
