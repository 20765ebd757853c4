"""The convention in the terminal."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console

from ludoteca import Match
from ludoteca.core.texts import LANGUAGES, Speaker
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.games.king_of_con.view import ConView
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

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elsa"]
STANDS = f"{FIRST} {SECOND} {THIRD} {FOURTH}"


def drawn(match: Match, seat: int | None = 0, lang: str = "en", width: int = 80) -> str:
    view = match.view(seat)
    assert isinstance(view, ConView)
    return drawn_view(view, lang, width)


def drawn_view(view: ConView, lang: str = "en", width: int = 80) -> str:
    speaker = Speaker(GAME, lang, NAMES[: len(view.collectors)], view.you)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(GAME.draw(view, speaker, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def line_with(text: str, said: str) -> str:
    return next(line for line in said.splitlines() if text in line)


def test_the_heading_says_round_phase_and_auction() -> None:
    match = convention(stands=STANDS, round=2, auction=3)
    assert "Round 2/6 · Reckless Purchase 3/3 · Deck 21" in drawn(match)
    assert "Round 2/6 · Incauto Acquisto 3/3 · Mazzetto 21" in drawn(match, lang="it")


def test_stands_show_their_offers_by_name_and_who_leads() -> None:
    match = convention(("", "", ""), stands=STANDS)
    auction(match, f"0 {SECOND} 3", f"2 {SECOND} 1")
    assert "● You 3★  ● Carla 1" in line_with("[2]", drawn(match))


def test_the_flea_market_shows_its_value() -> None:
    match = convention(stands=STANDS, flea_market="dungeon-box")
    assert "$ Flea Market (2) dungeon box" in " ".join(drawn(match).split())


def test_collections_show_values_and_only_the_own_reserve() -> None:
    match = convention(("giant-robot:5", "enormous-sword:4"), phase="looting", reserves=(7, 9))
    said = drawn(match)
    assert line_with("▶ ● You Dirk", said).split()[-5:-1] == ["7", "giant", "robot", "5"]
    assert line_with("● Bruno Lulu", said).split()[-5:-1] == ["?", "enormous", "sword", "4"]


def test_the_bin_shows_what_will_come_back_from_it() -> None:
    match = convention((f"{FIRST}:0", ""), phase="looting", bins=(0, 7))
    said = drawn(match)
    assert "  0       10  " in line_with("▶ ● You Dirk", said)
    assert "  7 ↩5        ?  " in line_with("● Bruno Lulu", said)


def test_a_tie_at_a_stand_marks_whom_the_monkeys_favour() -> None:
    match = convention(("", ""), stands=STANDS, monkeys=(2, 1))
    auction(match, f"0 {FIRST} 2", f"1 {FIRST} 2")
    assert "● You 2  ● Bruno 2★" in line_with("[1]", drawn(match))


def test_an_epic_collection_in_sight_is_announced() -> None:
    said = "Epic Collection in sight"
    near = "zombie-comic uncut-slasher killer-clown"
    assert said in drawn(convention((near, ""), phase="looting"), width=100)
    assert said not in drawn(convention((FIRST, ""), phase="looting"), width=100)
    never_ends = convention((near, ""), phase="looting", scenario="non-stop-convention")
    assert said not in drawn(never_ends, width=100)


def test_hearts_mark_what_meets_the_own_passions() -> None:
    match = convention(
        ("giant-robot:5", ""), phase="looting", passions=("manganime signed-edition", "mint games")
    )
    assert "giant robot 5 ♥♥" in drawn(match, 0)
    assert "♥ Passions: #MangAnime, #SignedEdition" in drawn(match, 0)
    assert "giant robot 5 ♥" not in drawn(match, 1)
    assert "♥" not in drawn(match, None)


def test_the_quadrant_shows_where_every_object_is() -> None:
    match = convention(
        ("giant-robot:5", ""), stands="enormous-sword zombie-comic", flea_market="dungeon-box"
    )
    said = drawn(match)
    assert "s D5" in line_with("│ #MangAnime", said)
    assert "m $2" in line_with("│ #Fantasy", said)
    assert "d [1]" in line_with("│ #Fantasy", said)
    assert "m [2]" in line_with("│ #Horror", said)
    assert line_with("│ #Sci-Fi", said).count("·") == 5


def test_the_quadrant_shows_the_own_tokens_and_the_square_in_hand() -> None:
    match = convention(("giant-robot:5", "dungeon-box:1"), phase="looting")
    play(match, "0 offer dungeon-box", "0 tokens 3", "0 offer giant-robot")
    said = drawn(match)
    assert "m L1 +3" in said
    assert "s D5 +?" in said
    assert "+3" not in drawn(match, 1)


def test_without_room_for_the_quadrant_the_squares_are_listed_with_their_features() -> None:
    match = convention(("giant-robot:5", "dungeon-box:1"), phase="looting")
    play(match, "0 offer dungeon-box", "0 tokens 3", "0 offer giant-robot")
    said = " ".join(drawn(match, width=60).replace("│", " ").split())
    assert "D5 giant robot #MangAnime #ActionFigures #SignedEdition +?" in said
    assert "L1 dungeon box #Fantasy #Games #Mint +3" in said
    assert "+3" not in drawn(match, 1, width=60)


def test_control_of_the_monkeys_is_announced() -> None:
    announced = "Control of the Monkeys"
    assert announced in drawn(convention(stands=STANDS, control=True), width=100)
    assert announced not in drawn(convention(stands=STANDS), width=100)


def test_who_predominates_is_named() -> None:
    match = convention(("giant-robot:3", "killer-clown:3"), phase="looting")
    said = drawn(match)
    assert "#MangAnime ★You 1" in said
    assert "#ActionFigures ★You ★Bruno 1" in said


def test_the_own_points_so_far_are_told() -> None:
    match = convention(("giant-robot", ""), phase="looting", passions=("manganime mint", ""))
    assert "Your points so far: 5 (Objects 1, Passions 1, Tokens 3)" in drawn(match)


def test_offers_that_are_being_settled_stand_beside_the_collections() -> None:
    match = convention((f"{FIRST}:1 {SECOND}:1", "", ""), phase="looting", monkeys=(1, 2, 3))
    loot(match, f"1 {FIRST} 4", f"2 {FIRST} 4", f"1 {SECOND} 2", f"2 {SECOND} 2")
    assert drawn(match).count("+4 Martian pulp novel") == 2


def test_the_scenario_is_explained_with_its_numbers() -> None:
    match = convention(stands=STANDS, scenario="fifth-stand")
    said = " ".join(drawn(match, width=100).split())
    assert "Fifth Stand: The convention expands: 5 objects" in said
    assert "lasts 5 rounds" in said


def test_at_the_end_passions_and_reserves_are_open() -> None:
    match = convention(
        (FIRST, SECOND), phase="looting", round=6, passions=("mint games", "horror gadgets")
    )
    loot(match)
    said = drawn(match, None)
    assert "♥ #Mint, #Games" in said or "♥ #Games, #Mint" in said
    assert "?" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [50, 78, 80, 120])
@pytest.mark.parametrize("seat", [None, 0, 4])
def test_it_fits_the_width(lang: str, width: int, seat: int | None) -> None:
    match = convention(
        ("giant-robot:5 zombie-comic dungeon-box:3", "", "", "", "elf-trilogy:10"),
        stands=STANDS,
        flea_market="hero-card-game glowing-cape",
    )
    lines = drawn(match, seat, lang, width).splitlines()
    assert all(len(line) <= width for line in lines)
    assert any("#ActionFigures #Games" in line for line in lines) == (width >= 78)


def test_a_view_that_has_been_through_json_is_drawn_the_same() -> None:
    match = convention(("giant-robot:5", ""), stands=STANDS)
    again = msgspec.json.decode(msgspec.json.encode(match.view(0)), type=ConView)
    assert drawn_view(again) == drawn(match, 0)
