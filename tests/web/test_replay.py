"""Looking at a finished game again: every step shows something else."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.game import find_game
from ludoteca.core.record import at_once
from ludoteca.server.pages.replay import At, Step, Walk
from ludoteca.server.words import PageSpeaker
from tests.web.house import KING


@pytest.fixture(scope="module")
def match() -> Match:
    match, rng = ludoteca.new(KING, players=3, seed=5), Random(5)
    while match.asks:
        seat = rng.choice(sorted(match.asks))
        match.play(seat, rng.choice(match.asks[seat].options))
    return match


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_every_step_shows_something_else(match: Match, seat: int | None) -> None:
    steps = at_once(Walk.through(match, seat)).steps
    for before, after in pairwise(steps):
        assert after.moment.events or after.moment.view != before.moment.view
    assert len(steps) > 60
    assert steps[-1].moment.view == match.view(seat)


@pytest.mark.parametrize("seat", [None, 1])
def test_all_that_was_told_is_told_again(match: Match, seat: int | None) -> None:
    walk = at_once(Walk.through(match, seat))
    told = [event[1:] for step in walk.steps for event in step.moment.events]
    assert told == [event[1:] for event in match.events(seat)]


def test_what_others_do_behind_their_screens_is_no_step(match: Match) -> None:
    moves = [step.move for step in at_once(Walk.through(match, None)).steps]
    assert moves == sorted(moves)
    assert len(set(moves)) < len(match.moves) / 2


def test_whoever_decides_sees_each_of_their_own_answers(match: Match) -> None:
    own = [place for place, answer in enumerate(match.moves, 1) if answer.seat == 1]
    seen = {step.move for step in at_once(Walk.through(match, 1)).steps}
    hidden = [place for place in own if place not in seen]
    assert len(hidden) < len(own) / 3  # but for those that change nothing the player could see


def test_steps_are_found_by_their_place_or_by_how_many_had_answered(match: Match) -> None:
    walk = at_once(Walk.through(match, 0))
    last = len(walk.steps) - 1
    assert walk.find(At(None, None)) == 0
    assert [walk.find(At(place, None)) for place in (-5, 7, 10_000)] == [0, 7, last]
    assert walk.find(At(None, len(match.moves))) == last
    for place in (0, 9, 30):
        found = walk.find(At(None, walk.steps[place].move))
        assert walk.steps[found].move == walk.steps[place].move


def test_rounds_and_own_turns_can_be_jumped_to(match: Match) -> None:
    walk = at_once(Walk.through(match, 0))
    chapters = walk.chapters(match.game)
    assert len(chapters) == match.view(None).round
    assert all("round-began" in keys(walk.steps[place]) for place in chapters)
    turns = walk.turns(0)
    assert turns
    assert all(walk.steps[place].mover == 0 for place in turns)
    assert at_once(Walk.through(match, None)).turns(None) == []


def keys(step: Step) -> list[str]:
    return [event.key for event in step.moment.events]


@pytest.mark.parametrize(
    ("lang", "seat", "asked", "said"),
    [
        ("it", 1, [1], "Stai pensando."),
        ("it", 1, [0, 1, 2], "Tu, Anna e Carla state pensando."),
        ("it", 1, [0, 2], "Anna e Carla stanno pensando."),
        ("it", None, [0], "Anna sta pensando."),
        ("en", 2, [0, 2], "You and Anna are thinking."),
        ("en", 2, [2], "You are thinking."),
        ("en", None, [0, 1], "Anna and Bruno are thinking."),
    ],
)
def test_whoever_looks_back_from_a_seat_is_called_you_there(
    lang: str, seat: int | None, asked: list[int], said: str
) -> None:
    speaker = PageSpeaker(find_game(KING), lang, ["Anna", "Bruno", "Carla"], seat)
    assert speaker.waiting(asked) == said
