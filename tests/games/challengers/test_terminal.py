"""The tournament in the terminal."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from ludoteca import Match
from ludoteca.core.texts import LANGUAGES, Speaker
from ludoteca.games.challengers.rules import GAME
from ludoteca.testing.playing import steps
from tests.games.challengers.workshop import bout, play_until, tournament

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elsa", "Furio", "Gaia", "Ivo"]


def drawn(match: Match, seat: int | None = 0, lang: str = "en", width: int = 80) -> str:
    view = match.view(seat)
    speaker = Speaker(GAME, lang, NAMES[: match.players], seat)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(GAME.draw(view, speaker, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_heading_says_round_phase_and_piles() -> None:
    match = tournament(2, 3, left_out="space")
    assert "Round 1/7 · Deck phase · Piles: A62 B82 C56" in drawn(match)
    assert "Round 1/7 · Fase Mazzo · Mazzi: A62 B82 C56" in drawn(match, lang="it")


def test_cards_on_offer_say_what_they_do() -> None:
    match = tournament(2, 3)
    said = " ".join(drawn(match, width=120).split())
    for id in match.view(0).offer.cards:
        assert Speaker(GAME, "en", NAMES, 0).texts.say(f"character-{id}") in said
    assert "Starting Champion 4" in said
    assert "Choose" not in drawn(match, None)


def test_a_match_shows_flag_bench_and_totals() -> None:
    match = bout("kraken", "gangster juggler newcomer*3", benches=("cat*2 pig", "bard"))
    said = drawn(match, 1)
    assert "1: Anna – You  8 / 7 ⚑" in said
    assert "⚑ Anna Deck: 0  Kraken 7" in said
    assert "Cat ×2  Pig  ····" in said
    assert "Gangster 2+3 + Juggler 2+1 = 8" in said


def test_the_robot_has_its_name() -> None:
    assert "Robot" in drawn(tournament(3, 3))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3, 8])
def test_it_is_drawn_at_every_moment_within_its_width(lang: str, players: int) -> None:
    match = tournament(players, 3)
    rng = Random(players)
    for number, (seat, action) in enumerate(steps(match, rng)):
        if number % 25 == 0:
            for viewer in (None, seat):
                assert all(len(line) <= 80 for line in drawn(match, viewer, lang).splitlines())
        match.play(seat, action)
    assert drawn(match, None, lang)


def test_the_end_shows_who_has_won_the_final() -> None:
    match = tournament(4, 3)
    play_until(match, lambda t: False)
    assert "♛" in drawn(match, None)
