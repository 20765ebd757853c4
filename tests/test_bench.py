"""`ludoteca bench` as a user types it: the shape of what it says, not the figures."""

from __future__ import annotations

import argparse
import json
import re
import sys

import pytest

from ludoteca.commands import Refused, bench
from ludoteca.core.errors import LudotecaError, OptionError
from ludoteca.lab import peers
from ludoteca.lab.peers import Peer

MARS = "mars-needs-mechanics"


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return bench.run(parser.parse_args([*words, "--seconds", "0.02"]))


@pytest.fixture(autouse=True)
def narrow_and_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(bench, "import_seconds", lambda: 0.0625)
    monkeypatch.setattr(peers, "import_seconds", lambda: 0.0625)


@pytest.fixture
def two_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "DECIDERS", (Peer(peers.UNO, lambda: lambda: 1),))
    monkeypatch.setattr(peers, "COPIERS", (Peer(peers.CATANATRON_COPY, lambda: lambda: 1),))


def test_the_table_has_a_row_per_player_count_in_80_columns(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(MARS) == 0
    out = capsys.readouterr().out
    for heading in ("decisions/s", "games/s", "fork µs", "guess µs", "playouts/s", "KiB"):
        assert heading in out
    rows = [line.split() for line in out.splitlines() if line.strip()[:1].isdigit()]
    assert [(row[0], len(row)) for row in rows] == [("2", 7), ("3", 7), ("4", 7)]
    assert "tracemalloc" in out
    assert "import ludoteca: 0.062 s over the bare interpreter" in out
    assert max(map(len, out.splitlines())) <= 80


def test_json_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(MARS, "--players", "2", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["import_s"] == 0.0625
    [row] = found["games"]
    assert (row.pop("game"), row.pop("players")) == (MARS, 2)
    assert set(row) == {
        "decisions_per_s",
        "games_per_s",
        "fork_us",
        "guess_us",
        "fork_and_playouts_per_s",
        "match_kib",
    }
    assert all(figure > 0 for figure in row.values())


def test_what_else_a_game_has_measured_is_named_after_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("challengers-match") == 0
    out = capsys.readouterr().out
    assert re.search(r"^challengers-match: [\d,]+ per second$", out, re.MULTILINE)
    assert "decisions/s" not in out
    assert run("challengers-match", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["bench"] for row in found["benches"]] == ["challengers-match"]
    assert found["games"] == []


def test_a_bench_that_no_game_has_is_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(LudotecaError):
        run("challengers-nothing")


def test_all_games_are_measured_if_none_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "game_ids", lambda: [MARS])
    assert run("--players", "4", "--json") == 0
    assert [row["game"] for row in json.loads(capsys.readouterr().out)["games"]] == [MARS]


@pytest.mark.usefixtures("two_peers")
def test_peers_are_shown_with_their_ratios_and_the_bars(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(MARS, "--peers") == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{MARS}, 3 players")
    lines = [line.split() for line in out.splitlines()]
    assert [line[:2] for line in lines if len(line) == 5 and line[:2] == ["RLCard", "uno"]]
    assert "a fork takes at most 1 × Catanatron copy" in out
    holds = [line[-1] for line in lines if "0.06" in line[:-1] and "import" in line]
    assert holds == ["yes"]
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.usefixtures("two_peers")
def test_peers_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(MARS, "--peers", "--players", "2", "--json") == 0
    [found] = json.loads(capsys.readouterr().out)["games"]
    assert (found["game"], found["players"]) == (MARS, 2)
    [uno], [copy] = found["decisions"], found["copies"]
    assert set(uno) == set(copy) == {"peer", "ours", "theirs", "ratio"}
    assert [set(bar) for bar in found["bars"]] == [{"text", "measured", "holds"}] * 3


@pytest.mark.usefixtures("two_peers")
def test_all_games_are_compared_if_none_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "game_ids", lambda: [MARS, MARS])
    assert run("--peers", "--json") == 0
    assert [row["game"] for row in json.loads(capsys.readouterr().out)["games"]] == [MARS, MARS]


def test_a_missing_peer_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    with pytest.raises(OptionError, match=r"pip install 'ludoteca\[peers\]'"):
        run("--peers")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "'chess'"),
        ([MARS, "--players", "9"], "2 to 4 players"),
        (["--peers", MARS, "chess"], "'chess'"),
        (["--peers", MARS, "--players", "1"], "2 to 4 players"),
    ],
)
def test_bad_input_is_refused(words: list[str], says: str) -> None:
    with pytest.raises(LudotecaError) as refusal:
        run(*words)
    error = refusal.value
    assert says in (error.say("en") if isinstance(error, Refused) else str(error))


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9"])
def test_a_time_that_is_none_is_refused(seconds: str) -> None:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    with pytest.raises(OptionError, match="is not between 0 and 3600"):
        bench.run(parser.parse_args(["--seconds", seconds]))
