"""The season in the terminal."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from ludoteca import Match
from ludoteca.core.texts import LANGUAGES, Speaker
from ludoteca.games.chamber_of_wonders.rules import GAME
from ludoteca.testing.playing import steps
from tests.games.chamber_of_wonders.workshop import play, season, visit

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def drawn(match: Match, seat: int | None = 0, lang: str = "en", width: int = 80) -> str:
    view = match.view(seat)
    speaker = Speaker(GAME, lang, NAMES[: match.players], seat)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(GAME.draw(view, speaker, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def line_with(text: str, said: str) -> str:
    return next(line for line in said.splitlines() if text in line)


def test_the_heading_says_round_phase_and_piles() -> None:
    match = season(("atlas", ""), round=2)
    assert "Round 2/4 · Agent · Deck 90 · Discards 1" in drawn(match)
    assert "Giro 2/4 · Agente · Mazzo 90 · Scarti 1" in drawn(match, lang="it")


def test_zones_show_their_agents_and_the_contact_after_them() -> None:
    match = season(("", ""), agents=("golden-deals", "golden-deals"))
    line = line_with("Bank of England", drawn(match))
    assert "● You ● Bruno" in line
    assert "~ Mr. Dreyfuss" in line


def test_boards_and_contacts_say_what_they_do() -> None:
    said = " ".join(drawn(season(("", "")), width=120).replace("│", " ").split())
    assert "may sell 1 card for its value and 3 pounds more" in said
    assert "Mr. Dreyfuss: Gives you 3 pounds." in said


def test_cabinets_show_fame_tokens_skulls_free_cases_and_markers() -> None:
    match = season(
        ("", "tablet"), cabinets=("golderact jar-of-eyes herbal+atlas", ""), skulls=([3], [])
    )
    own = " ".join(drawn(match, width=120).split())
    assert "Golderact 5★, jar of eyes 4☠3, herbal+atlas 4 ···×××" in own
    assert "jar of eyes 4☠?" in drawn(match, 1, width=120)


def test_the_hand_shows_values_and_what_showing_would_bring() -> None:
    match = season(("imperial-egg atlas atlas", "golderact"))
    said = drawn(match)
    assert "Imperial egg (precious, £4)" in said
    assert "Atlas ×2 (book, £2)" in said
    assert "imperial egg +4 £3" in said
    assert "Imperial egg" not in drawn(match, 1)
    assert "Your hand" not in drawn(match, None)


def test_a_token_that_somebody_would_lose_is_named() -> None:
    match = season(("golderact", ""), cabinets=("", "golderact"))
    assert "Golderact +6 (★− Bruno)" in drawn(match)


def test_the_lot_the_bids_and_the_opened_hands_are_seen() -> None:
    match = visit("open-auction", ("", "", ""), deck="golderact atlas herbal")
    play(match, "0 auction golderact", "0 bid 2")
    said = drawn(match, 1)
    assert "⚒ Golderact (+8)" in said
    assert "Highest bid: 2 (Anna)" in said
    sealed = visit("sealed-bids", ("", ""), deck="golderact atlas")
    play(sealed, "0 auction golderact", "0 offer 2", "1 offer 2")
    assert "Offers: You 2, Bruno 2" in drawn(sealed)


def test_pack_gift_and_next_card_are_for_whoever_may_see_them() -> None:
    draft = visit("pass-right", ("", ""), deck="atlas herbal bestiary")
    assert "Your pack: atlas, herbal, bestiary" in drawn(draft)
    assert "Your pack" not in drawn(draft, None)
    gifts = visit("gifts", ("", ""), deck="golderact atlas")
    assert "To give now: Golderact" in drawn(gifts)
    assert "To give now" not in drawn(gifts, 1)
    seer = season(
        ("", ""),
        contacts="cloris butch rek fezzik",
        zones="golden-deals fair-exchange open-auction pass-right",
        deck="atlas",
    )
    play(seer, "0 send bank-of-england", "0 use cloris")
    assert "Next card: atlas" in drawn(seer, width=120)
    assert "Next card" not in drawn(seer, 1, width=120)


def test_what_one_knows_of_another_hand_is_shown() -> None:
    match = visit("gifts", ("", ""), deck="golderact atlas")
    play(match, "0 give 1")
    assert "You know of: Golderact" in drawn(match)


@pytest.mark.parametrize("width", [40, 80, 130])
def test_a_whole_game_can_be_drawn_at_any_width(width: int) -> None:
    """For whoever is asked, in one language and the other; now and then for who watches."""
    match = Match(GAME, 4, 2)
    for number, (seat, action) in enumerate(steps(match, Random(width))):
        viewer, lang = seat if number % 4 else None, LANGUAGES[number % len(LANGUAGES)]
        lines = drawn(match, viewer, lang, width).splitlines()
        assert all(len(line) <= width for line in lines)
        match.play(seat, action)
    for lang in LANGUAGES:
        assert drawn(match, 0, lang, width)
