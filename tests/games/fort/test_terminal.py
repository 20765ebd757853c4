"""The back yard in the terminal."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from ludoteca import Match
from ludoteca.core.texts import LANGUAGES, Speaker
from ludoteca.games.fort.rules import GAME
from ludoteca.testing.playing import steps
from tests.games.fort.workshop import play, summer

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def drawn(match: Match, seat: int | None = 0, lang: str = "en", width: int = 80) -> str:
    view = match.view(seat)
    speaker = Speaker(GAME, lang, NAMES[: match.players], seat)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(GAME.draw(view, speaker, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_heading_says_round_phase_and_piles() -> None:
    match = summer("bug", "", park_deck=20)
    assert "Round 1 · Play · Park deck 20 · Supply 30P 30T" in drawn(match)
    assert "Giro 1 · Gioco · Mazzo Parco 20 · Riserva 30P 30T" in drawn(match, lang="it")
    assert "Last round" in drawn(summer("bug", "", ending="points"))


def test_park_perks_and_boards_are_seen() -> None:
    match = summer(
        "bug", "", stuff=((1, 2),), pack=((1, 0),), level=(1,), yard=("", "chef tink"),
        lookout=("moles",), perks=("", "diy"), park="ant",
    )  # fmt: skip
    said = drawn(match, width=100)
    assert "The Ant skateboard" in said
    assert "1P 2T" in said
    assert "1P 0T/2" in said
    assert "Chef, Tink DIY" in said
    assert "[The Moles]" in said


def test_the_hand_says_what_cards_would_bring() -> None:
    match = summer("bug moles", "sarge", level=(1,))
    said = drawn(match)
    assert "Bug: pizzas 1 … ×3: pizzas 3 | points 1" in said
    assert "Bug shovel" in said
    assert "Bug" not in drawn(match, 1)
    play(match, "0 play bug public")
    assert "×3: pizzas 3" not in drawn(match)
    play(match, "0 go 0", "0 end")
    assert "You can follow:  Sarge → pizzas 1" in drawn(match, 1)


def test_the_draft_shows_what_lies_before_you() -> None:
    match = Match(GAME, 2, 3, {"setup": "advanced"})
    assert "Before you:" in drawn(match, 0, width=200)
    assert "Before you:" not in drawn(match, None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 130])
def test_a_whole_game_can_be_drawn_at_any_width(lang: str, width: int) -> None:
    match = Match(GAME, 4, 2, log=False)
    for number, (seat, action) in enumerate(steps(match, Random(width))):
        if number % 45 == 0:
            for viewer in (None, seat):
                lines = drawn(match, viewer, lang, width).splitlines()
                assert all(len(line) <= width for line in lines)
        match.play(seat, action)
    assert drawn(match, 0, lang, width)
