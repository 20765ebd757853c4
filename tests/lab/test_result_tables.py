"""Tables of results: CSV and Parquet, whole or not at all."""

from __future__ import annotations

import csv
import sys
from importlib import import_module
from pathlib import Path

import pytest

from ludoteca.core.errors import OptionError
from ludoteca.lab.simulate import GameRow, SeatRow
from ludoteca.lab.tables import columns, open_table

ROWS = [
    GameRow(0, 77, "deck-empty", 210, 60, (SeatRow("greedy", 31, 1, 1.0), SeatRow("a,b", 4, 2, 0))),
    GameRow(1, 2**48 - 1, "città", 99, 30, (SeatRow("a,b", 5, 1, 0.5), SeatRow("x", 5, 1, 0.5))),
]


def write(path: Path, rows: list[GameRow]) -> None:
    with open_table(path, players=2) as add:
        for row in rows:
            add(row)


def test_a_csv_has_one_line_per_game_and_columns_for_each_seat(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write(path, ROWS)
    assert path.read_text(encoding="utf-8") == (
        "game,seed,reason,decisions,stretches,"
        "bot_0,score_0,place_0,won_0,bot_1,score_1,place_1,won_1\n"
        '0,77,deck-empty,210,60,greedy,31,1,1.0,"a,b",4,2,0\n'
        '1,281474976710655,città,99,30,"a,b",5,1,0.5,x,5,1,0.5\n'
    )
    assert b"\r" not in path.read_bytes()


def test_a_parquet_file_has_the_same_columns_and_values(tmp_path: Path) -> None:
    write(tmp_path / "games.csv", ROWS)
    write(tmp_path / "games.PARQUET", ROWS)
    table = import_module("pyarrow.parquet").read_table(tmp_path / "games.PARQUET")
    assert {field.name: str(field.type) for field in table.schema} == {
        name: {"float64": "double"}.get(kind, kind) for name, kind in columns(2).items()
    }
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [
        {name: float(v) if name[:3] == "won" else v for name, v in line.items()} for line in lines
    ] == [
        {name: v if name[:3] == "won" else str(v) for name, v in line.items()}
        for line in table.to_pylist()
    ]


def test_a_parquet_file_longer_than_one_portion_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.lab.tables._ROWS_AT_ONCE", 3)
    write(tmp_path / "games.parquet", [ROWS[0]._replace(game=n) for n in range(10)])
    table = import_module("pyarrow.parquet").read_table(tmp_path / "games.parquet")
    assert table.column("game").to_pylist() == list(range(10))


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_a_failure_leaves_the_earlier_file_and_nothing_else(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("earlier")

    def fail() -> None:
        with open_table(path, players=2) as add:
            add(ROWS[0])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert path.read_text() == "earlier"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("games.xlsx", r"ends in \.csv or \.parquet"),
        ("games", r"ends in \.csv or \.parquet"),
        ("no/such/folder/games.csv", "cannot be written: No such file"),
        ("folder.csv", "is a folder"),
        ("file/games.csv", r"file/games\.csv cannot be written: Not a directory"),
    ],
)
def test_what_stands_in_the_way_is_said_on_entry(tmp_path: Path, name: str, says: str) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(OptionError, match=says):
        open_table(tmp_path / name, players=2).__enter__()


def test_without_pyarrow_a_parquet_file_is_refused_with_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(OptionError, match=r"pip install 'ludoteca\[lab\]'"):
        open_table(tmp_path / "games.parquet", players=2).__enter__()
