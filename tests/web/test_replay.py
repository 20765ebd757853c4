"""Looking at a finished game again: every step shows something else."""

from __future__ import annotations

from random import Random

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.game import find_game
from ludoteca.server.pages.replay import as_it_stood, looked_at, sight
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
def test_a_step_passes_over_what_the_viewer_could_not_see(match: Match, seat: int | None) -> None:
    at, steps = 0, [0]
    while at < len(match.moves):
        then, _, after = looked_at(match, at, seat)
        assert after > at
        if after < len(match.moves):
            assert sight(as_it_stood(match, after), seat) != sight(then, seat)
        at = after
        steps.append(at)
    assert len(steps) < len(match.moves)


def test_the_way_back_leads_to_the_beginning(match: Match) -> None:
    at = len(match.moves)
    while at:
        _, before, _ = looked_at(match, at, None)
        assert before < at
        at = before


def test_whoever_decides_sees_each_of_their_own_answers(match: Match) -> None:
    own = next(i for i, answer in enumerate(match.moves) if answer.seat == 1 and i > 10)
    _, _, after = looked_at(match, own, 1)
    assert after == own + 1


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
