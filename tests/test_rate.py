"""`ludoteca rate` as a user types it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.commands import rate
from ludoteca.core.errors import LudotecaError
from ludoteca.lab.workers import play_all

MARS = "mars-needs-mechanics"
PAIR = ("--bots", "random,expert", "--games", "8", "--seed", "7")


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    rate.add_arguments(parser)
    return rate.run(parser.parse_args(words))


def test_ratings_duels_and_seats_are_shown_in_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run(MARS, *PAIR, "--players", "4") == 0
    out, err = capsys.readouterr()
    assert "Mars Needs Mechanics: 8 games, 4 players, seed 7\n" in out
    for part in ("Ratings", "Who beats whom", "Wins by seat", "95% interval"):
        assert part in out
    duel = next(line for line in out.splitlines() if "3 × random" in line).split()
    assert duel[0] == "expert"
    assert duel[-1] == "4.00"  # times its share among equals
    assert "25.0%" in out
    assert max(map(len, out.splitlines())) <= 80
    assert err == ""


def test_of_two_at_a_table_a_pair_is_shown_once_the_stronger_first(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(MARS, *PAIR, "--lang", "it", "--playouts", "20") == 0
    out = capsys.readouterr().out
    assert "8 partite, 2 giocatori, seme 7, 20 prove per risposta" in out
    pairs = [line.split()[:2] for line in out.splitlines() if line.count("dom") == 1]
    assert ["expert", "random"] in pairs
    assert ["random", "expert"] not in pairs


def test_one_and_two_workers_give_the_same_json(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for workers in ("1", "2"):
        assert run(MARS, *PAIR, "--json", "--workers", workers) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    data = json.loads(said[0])
    assert (data["game"], data["players"], data["games"], data["seed"]) == (MARS, 2, 8, 7)
    assert [rated["bot"] for rated in data["ratings"]] == ["expert", "random"]
    assert {(duel["bot"], duel["against"]): duel["games"] for duel in data["duels"]} == {
        ("random", "expert"): 8,
        ("expert", "random"): 8,
    }
    assert [seat["seat"] for seat in data["seats"]] == [0, 1]
    assert data["limit"] == {"seconds": None, "playouts": None}


@pytest.mark.parametrize("played", [0, 3])
def test_ctrl_c_gives_what_there_is_so_far(
    played: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: Any) -> Iterator[Any]:
        rows = play_all(*args)
        for _ in range(played):
            yield next(rows)
        raise KeyboardInterrupt

    monkeypatch.setattr(rate, "play_all", interrupted)
    assert run(MARS, *PAIR) == 130
    out, err = capsys.readouterr()
    assert err.startswith(f"interrupted after {played} of 8 games")
    assert ("Who beats whom" in out) == bool(played)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bots", "greedy"], "nominane almeno due"),
        (["--bots", "greedy,greedy"], "è nominato due volte"),
        (["--bots", "greedy,hal"], "non ha un bot 'hal'"),
        (["--playouts", "0"], "almeno una prova"),
        (["--seconds", "-1"], "un po' di tempo"),
        (["--games", "0"], "almeno una partita"),
        (["--players", "7"], "da 2 a 4 giocatori"),
    ],
)
def test_bad_input_is_refused_in_the_language_asked_for(words: list[str], says: str) -> None:
    with pytest.raises(LudotecaError) as refusal:
        run(MARS, *words, "--lang", "it")
    assert says in refusal.value.say("it")
