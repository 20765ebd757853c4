"""What must hold in every registered game: one line each."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.core.game import Game
from ludoteca.testing import check_page, check_rules_proven, check_texts
from ludoteca.testing import conformance as check
from ludoteca.testing.golden import playthrough
from ludoteca.testing.playing import some_tables

TESTS = Path(__file__).parents[1]
GAMES = [ludoteca.find_game(id) for id in ludoteca.game_ids()]
TABLES = [(game, players) for game in GAMES for players in game.players]
NAMES = [f"{game.id}-{players}" for game, players in TABLES]
# what costs more the more seats there are is not played at every table of a large game
SOME = [(game, players) for game in GAMES for players in some_tables(game)]
# every table has a game of its own: what one number of players does not come to, another does
SEEDED = [(*it, seed) for seed, it in enumerate(TABLES)]

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=NAMES)
# what random play hardly ever comes to; the room has a test that forces it
SELDOM = {"fort": {("event", "nobody-to-recruit")}}

at_some_tables = pytest.mark.parametrize(
    ("game", "players"), SOME, ids=[f"{game.id}-{players}" for game, players in SOME]
)
every_table_and_seed = pytest.mark.parametrize(
    ("game", "players", "seed"),
    SEEDED,
    ids=[f"{game.id}-{players}-{seed}" for game, players, seed in SEEDED],
)

at_some_tables_and_seeds = pytest.mark.parametrize(
    ("game", "players", "seed"),
    [it for it in SEEDED if it[:2] in SOME],
    ids=[
        f"{game.id}-{players}-{seed}" for game, players, seed in SEEDED if (game, players) in SOME
    ],
)


@every_table_and_seed
def test_random_games_keep_every_promise(game: Game[Any], players: int, seed: int) -> None:
    check.check_simulation(game, players, seed)


@every_table_and_seed
def test_a_record_replays_to_the_byte(game: Game[Any], players: int, seed: int) -> None:
    check.check_record(game, players, seed)


@every_table_and_seed
def test_no_seat_receives_what_it_may_not_know(game: Game[Any], players: int, seed: int) -> None:
    check.check_secrets(game, players, seed)


@at_some_tables
def test_what_looks_the_same_to_a_seat_is_the_same_to_a_bot(game: Game[Any], players: int) -> None:
    check.check_lookalikes(game, players, seed=0)


@at_some_tables
def test_no_moment_shows_what_its_viewer_may_not_know(game: Game[Any], players: int) -> None:
    check.check_moments(game, players, seed=0)


@at_some_tables_and_seeds
def test_what_is_private_shows_nowhere_else(game: Game[Any], players: int, seed: int) -> None:
    check.check_private(game, players, seed)


@at_some_tables_and_seeds
def test_undo_gives_back_the_moment_and_never_leaks(
    game: Game[Any], players: int, seed: int
) -> None:
    check.check_undo(game, players, seed)


@at_some_tables_and_seeds
def test_guesses_can_be_played_out(game: Game[Any], players: int, seed: int) -> None:
    check.check_guesses(game, players, seed)


@every_table_and_seed
def test_sealed_answers_come_in_any_order(game: Game[Any], players: int, seed: int) -> None:
    check.check_sealed_order(game, players, seed)


@at_some_tables
def test_lanes_come_in_any_order(game: Game[Any], players: int) -> None:
    check.check_lanes(game, players, seed=0)


@at_some_tables
def test_a_bot_made_anew_for_every_question_answers_the_same(game: Game[Any], players: int) -> None:
    check.check_bots(game, players, seed=0)


@every_table
def test_all_that_is_said_is_said_in_both_languages(game: Game[Any], players: int) -> None:
    check.check_sayings(game, players, seed=0)


@every_game
def test_its_page_can_be_drawn_for_everybody_at_every_moment(game: Game[Any]) -> None:
    check_page(game)


@every_game
def test_texts_are_complete(game: Game[Any]) -> None:
    check_texts(game)


@every_game
def test_everything_sayable_happens_and_every_card_is_used_sooner_or_later(game: Game[Any]) -> None:
    rng = Random(1)
    options = [check.random_options(game, rng) for _ in range(300)]
    wanted = check.everything_sayable(game) - SELDOM.get(game.id, set())
    check.play_until_all_happened(game, wanted, check.what_happened, options=options)


@every_table
def test_the_golden_playthrough_has_not_changed(game: Game[Any], players: int) -> None:
    file = TESTS / "golden" / f"{game.id}-{players}.txt"
    assert file.exists(), f"make it: python -m ludoteca.testing.golden {game.id} {players} > {file}"
    assert playthrough(game, players) == file.read_text(encoding="utf-8")


@every_game
def test_every_paragraph_of_the_rules_has_a_test_and_every_test_an_existing_paragraph(
    game: Game[Any],
) -> None:
    folder = TESTS / "games" / game.id.replace("-", "_")
    check_rules_proven(game, folder.glob("test_*.py"))
