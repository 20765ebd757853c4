"""What the page computes for its reader: forecasts and places, in every seat."""

from __future__ import annotations

import html
import re

import pytest

from ludoteca import Match
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.server.render import Renderer, make_environment
from ludoteca.server.scene import Scene
from tests.games.king_of_con.workshop import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    auction,
    convention,
    loot,
    play,
)

STANDS = f"{FIRST} {SECOND} {THIRD} {FOURTH}"
RENDERER = Renderer(make_environment())


def regions(match: Match, seat: int | None) -> dict[str, str]:
    scene = Scene(GAME, match, seat, "en", ["Anna", "Bruno", "Carla"][: match.players])
    return {name: html.unescape(it.html) for name, it in RENDERER.scene_regions(scene).items()}


def bid_against(seat: int) -> Match:
    """Seat 0 has offered 1 token for the first object, seat 1 has offered 6."""
    match = convention(stands=STANDS, reserves=(10, 12))
    auction(match, f"0 {FIRST} 1", f"1 {FIRST} 6")
    play(match, f"{seat} offer {FIRST}")
    return match


@pytest.mark.parametrize(
    ("seat", "says", "enough"),
    [
        (0, "Right now it takes 6 to get into the lead.", ["6", "7", "8", "9"]),
        (1, "You are in the lead already, whatever you add.", ["1", "2", "3", "4", "5", "6"]),
    ],
)
def test_what_it_takes_to_lead_counts_the_rivals_and_not_oneself(
    seat: int, says: str, enough: list[str]
) -> None:
    dock = regions(bid_against(seat), seat)["dock"]
    assert says in dock
    assert re.findall(r'class="button number enough"><input [^>]*>(\d+)<', dock) == enough


@pytest.mark.parametrize(
    ("object", "says"),
    [
        (FIRST, "every token raises its value and its defence"),
        (SECOND, "It takes at least 6 to get it"),
        (THIRD, "It takes at least 3 to get it"),
        (FOURTH, "A single one is enough"),
    ],
)
def test_what_it_takes_to_win_an_object_in_the_looting(object: str, says: str) -> None:
    match = convention((f"{FIRST}:4", f"{SECOND}:5 {FOURTH}:0"), phase="looting", flea_market=THIRD)
    play(match, f"0 offer {object}")
    assert says in regions(match, 0)["dock"]


@pytest.mark.parametrize(
    ("reserve", "look"), [(10, "button quiet nothing"), (0, "button main")], ids=["some", "none"]
)
def test_to_offer_nothing_is_the_big_button_only_for_whoever_has_no_token(
    reserve: int, look: str
) -> None:
    match = convention(stands=STANDS, reserves=(reserve, 10))
    dock = regions(match, 0)["dock"]
    assert re.findall(r'<button class="([^"]*)"[^>]* value="\w+ nothing"', dock) == [look]


def test_numbers_of_one_digit_have_its_key_and_no_others() -> None:
    looting = convention((f"{FIRST}:4", ""), phase="looting", reserves=(12, 10))
    play(looting, f"0 offer {FIRST}")
    for seat, match in ((0, looting), (1, bid_against(1))):
        dock = regions(match, seat)["dock"]
        numbers = re.findall(r'value="\w+ tokens (\d+)"(?:[^>]* data-key="(\d)")?', dock)
        assert numbers
        assert all(key == (number if len(number) == 1 else "") for number, key in numbers)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("offer", "is not on any stand"),
        ("tokens", "is not on any stand"),
        ("nothing", "You have decided already"),
    ],
)
def test_what_cannot_be_chosen_says_why_in_the_quadrante(asked: str, says: str) -> None:
    match = convention(stands=STANDS, reserves=(10, 10))
    if asked != "offer":
        play(match, f"0 offer {FIRST}" if asked == "tokens" else "0 nothing")
    cells = re.findall(r'class="cell unseen"[^>]* data-reason="([^"]*)"', regions(match, 0)["dock"])
    assert len(cells) == 21
    assert all(says in reason for reason in cells)


def test_to_offer_nothing_after_all_comes_after_the_confirmation_and_is_quiet() -> None:
    dock = regions(bid_against(0), 0)["dock"]
    confirm, nothing = (
        dock.index(it) for it in ('form="choice" data-key', 'nothing" form="answer"')
    )
    assert confirm < nothing
    assert 'class="button quiet nothing" form="answer" name="instead"' in dock


def test_a_passion_has_a_heart_when_it_is_kept_not_while_it_may_be_given_up() -> None:
    match = Match(GAME, 2, seed=1)
    drawn = match.view(0).passions
    board = regions(match, 0)["board"]
    assert board.count('class="love can"') == len(drawn)
    assert "rank mine" not in board
    play(match, f"0 give-up {drawn[0]}")
    board = regions(match, 0)["board"]
    assert board.count('class="love kept"') == board.count("rank mine") == len(drawn) - 1


def test_the_quadrant_names_the_stands_by_their_own_numbers_while_they_empty() -> None:
    match = convention(stands=STANDS, monkeys=(1, 2), control=True)
    auction(match, f"0 {SECOND} 2", f"1 {SECOND} 2")
    auction(match)  # nobody: straight to the awards, and to the question about the second stand
    where = re.findall(
        r'at-stand.*?<b class="where">(\d)</b>', regions(match, 0)["dock"], re.DOTALL
    )
    assert sorted(where) == ["2", "3", "4"]


def test_the_recovery_that_is_shown_counts_the_coming_devaluation() -> None:
    match = convention((f"{FIRST}:4", ""), phase="looting", bins=(0, 7))
    seats = regions(match, None)["seats"]
    assert "Empty Bin. Recovery as things stand: 1 token" in seats
    assert "In the Bin: 7 tokens. Recovery as things stand: 5 tokens" in seats
    loot(match)
    assert [event.data for event in match.events() if event.key == "recovered"] == [
        (0, 1, 0),
        (1, 5, 2),
    ]
