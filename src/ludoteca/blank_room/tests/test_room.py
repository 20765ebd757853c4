"""What every game must keep, by one line each."""

from __future__ import annotations

from pathlib import Path

from ludoteca.testing import check_page, check_rules_proven, check_texts, conform
from ludoteca.testing.conformance import (
    everything_sayable,
    play_until_all_happened,
    what_happened,
)

from blank_game import GAME

HERE = Path(__file__).parent


def test_it_conforms() -> None:
    conform(GAME)


def test_all_words_are_there_in_both_languages() -> None:
    check_texts(GAME)


def test_its_page_can_be_drawn() -> None:
    check_page(GAME)


def test_every_paragraph_of_the_rules_has_a_test() -> None:
    check_rules_proven(GAME, HERE.glob("test_*.py"))


def test_all_that_can_be_said_is_said_sooner_or_later() -> None:
    play_until_all_happened(GAME, everything_sayable(GAME), what_happened)
