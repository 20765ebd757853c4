"""Any view can be drawn, with the game's own words where it has them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.texts import Speaker
from ludoteca.kit import PerSeat, SeatNumber
from ludoteca.terminal.room import heading
from ludoteca.terminal.views import draw_table, draw_view
from tests.terminal import little_game
from tests.terminal.sitting import MARS, Typist, make_screen, printed_on

NAMES = ["Anna", "Bruno", "Carla"]


class Tile(msgspec.Struct):
    kind: str
    open: bool
    next: SeatNumber


class Hall(msgspec.Struct):
    size: int
    doors: list[Tile]


class Odd(msgspec.Struct):
    you: int | None
    component: str
    prices: dict[str, int]
    tile: Tile
    tiles: list[Tile]
    hall: Hall
    points: PerSeat[int]
    nothing: None
    empty: list[int]
    player: SeatNumber
    words: tuple[str, ...]


def drawn(view: Any, speaker: Speaker, width: int = 80) -> str:
    screen = make_screen(Typist([]), width)
    screen.show(draw_view(view, speaker, width))
    return printed_on(screen)


@pytest.mark.parametrize(
    ("lang", "label"), [("it", "Bastoncini rimasti  7"), ("en", "Sticks left  7")]
)
def test_fields_have_the_labels_of_the_game(lang: str, label: str) -> None:
    match = Match(little_game.GAME, 2, 1)
    said = drawn(match.view(0), Speaker(match.game, lang, NAMES[:2], 0))
    assert label in said


@pytest.mark.parametrize(("lang", "title"), [("it", "Bastoncini"), ("en", "Sticks")])
def test_the_game_is_called_as_its_texts_say(lang: str, title: str) -> None:
    match = Match(little_game.GAME, 2, 1)
    speaker = Speaker(match.game, lang, NAMES[:2], 0)
    assert title in drawn(match.view(0), speaker)
    screen = make_screen(Typist([]), 80)
    screen.show(heading("red", [], [], speaker).ways[0])
    assert title.upper() in printed_on(screen)


def test_a_row_per_player_is_headed_by_the_players_names() -> None:
    match = Match(little_game.GAME, 2, 1)
    lines = drawn(match.view(0), Speaker(match.game, "en", NAMES[:2], 0)).splitlines()
    assert any("Anna" in line and "0" in line for line in lines)
    assert any("Bruno" in line and "0" in line for line in lines)


def test_ids_seats_and_truth_are_said_in_words_and_what_is_hidden_is_not_nothing() -> None:
    tile, hall = Tile("gear", True, 1), Hall(7, [Tile("wire", False, 2)])
    tiles, points = [tile] * 3, [4, 5, 6]
    view = Odd(0, "lens", {"wire": 3}, tile, tiles, hall, points, None, [], 2, ("gear", "other"))
    said = drawn(view, Speaker(find_game(MARS), "it", NAMES, 0))
    for words in (
        "component  lente",
        "cavo 3",
        "kind: ingranaggio, open: sì, next: Bruno",
        "nothing    nascosto",
        "empty      –",
        "player     Carla",
        "ingranaggio, other",
        "size  7",
    ):
        assert words in said
    rows = [line.strip("│ ").split() for line in said.splitlines()]
    assert ["Bruno", "5"] in rows
    assert ["3", "ingranaggio", "sì", "Bruno"] in rows  # as many as there are seats, not by seat
    assert ["1", "cavo", "no", "Carla"] in rows


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_game_can_be_drawn_without_a_drawing_of_its_own(seat: int | None) -> None:
    match = Match(find_game(MARS), 2, 1)
    said = drawn(match.view(seat), Speaker(match.game, "en", NAMES[:2], seat))
    assert all(len(line) <= 80 for line in said.splitlines())


def test_a_game_that_draws_itself_is_drawn_so() -> None:
    match = Match(find_game(MARS), 2, 1)
    speaker = Speaker(match.game, "en", NAMES[:2], 0)
    screen = make_screen(Typist([]))
    screen.show(draw_table(match.view(0), speaker, 80))
    plain = drawn(match.view(0), speaker)
    assert printed_on(screen) != plain
