"""`ludoteca simulate` as a user types it."""

from __future__ import annotations

import argparse
import csv
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.commands import simulate
from ludoteca.core import game as registry
from ludoteca.core.errors import LudotecaError, OptionError
from ludoteca.core.game import find_game
from ludoteca.core.texts import game_texts
from ludoteca.lab.simulate import simulate as play_games
from tests.lab.tiny_game import write_own

MARS = "mars-needs-mechanics"


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.run(parser.parse_args(words))


def test_the_summary_shows_wins_scores_lengths_and_endings_in_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run(MARS, "--games", "40", "--bots", "random,greedy,random", "--seed", "7") == 0
    out, err = capsys.readouterr()
    assert "Mars Needs Mechanics: 40 games, 3 players, seed 7" in out
    assert "games/s" in out
    for part in ("Wins by bot", "Wins by seat", "Scores", "Length of a game", "How games ended"):
        assert part in out
    for word in ("greedy", "random", "95% interval", "median", "upper ¼", "decisions"):
        assert word in out
    assert max(map(len, out.splitlines())) <= 80
    assert err == ""  # no bar where nobody watches


def test_the_summary_is_said_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run(MARS, "--games", "2", "--seed", "7", "--lang", "it") == 0
    out = capsys.readouterr().out
    assert "Mars Needs Mechanics: 2 partite, 2 giocatori, seme 7" in out
    for part in ("Vittorie per bot", "Punteggi", "Durata di una partita", "decisioni", "media"):
        assert part in out
    assert "games" not in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("lang", ["it", "en"])
def test_why_games_ended_is_said_in_words_and_written_as_an_id(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    file = tmp_path / "games.csv"
    assert run(MARS, "--games", "2", "--seed", "7", "--lang", lang, "--out", str(file)) == 0
    out = capsys.readouterr().out
    with file.open(newline="") as lines:
        reasons = {row["reason"] for row in csv.DictReader(lines)}
    assert reasons == {"deck-empty", "no-purchases"}
    for reason in reasons:
        assert game_texts(find_game(MARS), lang).say(f"end-{reason}") in out
        assert reason not in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--option", "automaton=forse"], "né sì né no"),
        (["--option", "colour=red"], "non c'è un'opzione 'colour'"),
        (["--option", "automaton"], "scrivi nome=valore"),
        (["--option", "automaton=no", "--option", "automaton=no"], "è data due volte"),
        (["--option", "mechanisms=chosen"], "nominane almeno uno"),
        (["--players", "9"], "da 2 a 4 giocatori"),
        (["--bots", "hal"], "non ha un bot 'hal'"),
        (["--games", "0"], "almeno una partita"),
        (["--workers", "0"], "almeno un processo"),
        (["--out", "games.txt"], "finisce in .csv o .parquet"),
    ],
)
def test_refusals_are_said_in_the_language_asked_for(words: list[str], says: str) -> None:
    with pytest.raises(LudotecaError) as refusal:
        run(MARS, *words, "--lang", "it")
    assert says in refusal.value.say("it")


def test_one_and_two_workers_write_the_same_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    for workers in ("1", "2"):
        out = tmp_path / f"{workers}.csv"
        args = ("--games", "70", "--players", "2", "--seed", "11", "--workers", workers)
        assert run(MARS, *args, "--out", str(out)) == 0
        assert f"70 games written to {out}" in capsys.readouterr().out
        written.append(out.read_bytes())
    assert written[0] == written[1]
    assert written[0].count(b"\n") == 71


def test_without_a_seed_one_is_drawn_and_told_so_that_it_can_be_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = tmp_path / "a.csv", tmp_path / "b.csv"
    run(MARS, "--games", "5", "--out", str(first))
    told = capsys.readouterr().out.split("seed ")[1].split()[0]
    run(MARS, "--games", "5", "--out", str(second), "--seed", told)
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize(("bots", "players"), [("random", 2), ("random,greedy,random", 3)])
def test_there_are_as_many_players_as_bots_if_not_said(
    bots: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    run(MARS, "--games", "1", "--bots", bots)
    assert f"1 game, {players} players" in capsys.readouterr().out


def test_options_of_the_game_are_given_by_name(tmp_path: Path) -> None:
    plain, other = tmp_path / "a.csv", tmp_path / "b.csv"
    args = (MARS, "--games", "3", "--seed", "1", "--out")
    run(*args, str(plain))
    run(*args, str(other), "--option", "mechanisms=random-5", "--option", "automaton=yes")
    assert plain.read_bytes() != other.read_bytes()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "'chess'"),
        ([MARS, "--games", "0"], "at least one game"),
        ([MARS, "--players", "9"], "2 to 4 players"),
        ([MARS, "--bots", "hal"], "no bot 'hal'"),
        ([MARS, "--bots", ","], "at least one bot"),
        ([MARS, "--workers", "0"], "at least one worker"),
        ([MARS, "--workers", "2147483648"], "at most 256, not 2147483648"),
        ([MARS, "--option", "automaton"], "write name=value"),
        ([MARS, "--option", "automaton=maybe"], "neither yes nor no"),
        ([MARS, "--option", "automaton=no", "--option", "automaton=yes"], "given twice"),
        ([MARS, "--option", "colour=red"], "there is no option 'colour'"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: list[str], says: str) -> None:
    with pytest.raises(LudotecaError) as refusal:
        run(*words)
    error = refusal.value
    told = error.say("en")
    assert says in told
    assert "\n" not in told


def test_a_game_of_ones_own_is_simulated_from_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_registered", {})  # forgotten again after the test
    file = write_own(tmp_path)
    written = []
    for workers in ("1", "2"):
        out = tmp_path / f"{workers}.csv"
        words = ("--games", "5", "--seed", "3", "--workers", workers, "--out", str(out))
        assert run(str(file), *words) == 0
        assert "Own <Fingers>: 5 games" in capsys.readouterr().out
        written.append(out.read_bytes())
    assert written[0] == written[1]


@pytest.fixture
def no_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def rows(*args: Any) -> Iterator[Any]:
        pytest.fail("a game was played")
        yield

    monkeypatch.setattr(simulate, "simulate", rows)


@pytest.mark.usefixtures("no_play")
def test_a_file_that_cannot_be_written_is_told_before_playing(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"ends in \.csv or \.parquet"):
        run(MARS, "--out", str(tmp_path / "games.txt"))


def test_ctrl_c_ends_with_a_line_and_without_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: Any) -> Iterator[Any]:
        rows = play_games(*args)
        yield next(rows)
        yield next(rows)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "simulate", interrupted)
    out = tmp_path / "games.csv"
    assert run(MARS, "--games", "9", "--out", str(out)) == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"interrupted after 2 of 9 games; {out} was not written\n"
    assert list(tmp_path.iterdir()) == []


# run by every new interpreter: one that is a worker presses Ctrl-C for the whole terminal, at once
CTRL_C_AT_BIRTH = """
import os, signal, sys
if "--multiprocessing-fork" in sys.orig_argv:
    os.killpg(0, signal.SIGINT)
"""


# as in a terminal: what is started in the background may be deaf to Ctrl-C, and so are its children
HEARS_CTRL_C = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("ludoteca", run_name="__main__")
"""


def test_ctrl_c_while_the_workers_are_starting_is_one_line_as_well(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(CTRL_C_AT_BIRTH)
    words = ["simulate", MARS, "--games", "100000", "--workers", "2", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-c", HEARS_CTRL_C, *words],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        start_new_session=True,  # the tests themselves are not to be interrupted
        timeout=300,
    )
    assert done.stdout == ""
    assert done.stderr == "interrupted after 0 of 100,000 games\n"
    assert done.returncode == 130


def test_a_bar_moves_for_whoever_watches(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # makes Rich take the stream for a terminal
    monkeypatch.setenv("TERM", "xterm")
    run(MARS, "--games", "3")
    assert "3/3" in capsys.readouterr().err
