"""The rows of a simulation as a file: CSV or Parquet, by its extension.

One line per game; each seat has its columns (`bot_0`, `score_0`, `place_0`, `won_0`, …). The
file appears under its name when it is complete and not before.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from ludoteca.core.errors import OptionError, Saying
from ludoteca.lab.files import appearing
from ludoteca.lab.simulate import GameRow

Write: TypeAlias = Callable[[GameRow], None]

_GAME_COLUMNS = {
    "game": "int64",
    "seed": "int64",
    "reason": "string",
    "decisions": "int64",
    "stretches": "int64",
}
_SEAT_COLUMNS = {"bot": "string", "score": "int64", "place": "int64", "won": "float64"}
_ROWS_AT_ONCE = 10_000


def columns(players: int) -> dict[str, str]:
    """The columns of a table and their types."""
    return _GAME_COLUMNS | {
        f"{name}_{seat}": kind for seat in range(players) for name, kind in _SEAT_COLUMNS.items()
    }


def cells(row: GameRow) -> list[Any]:
    """A row's values, in the order of the columns."""
    return [*row[:5], *(cell for seat in row.seats for cell in seat)]


@contextmanager
def open_table(path: Path, players: int) -> Iterator[Write]:
    """A function that adds a row to the file.

        with open_table(Path("games.csv"), players=2) as write:
            for row in rows:
                write(row)

    What stands in the way (another extension, a missing package or folder) is said on entry. If
    the block fails, a file that was there before stays as it was.
    """
    writers = {".csv": _csv, ".parquet": _parquet}
    writer = writers.get(path.suffix.lower())
    if writer is None:
        raise OptionError(Saying("ui-error-results-kind", file=str(path)))
    with appearing(path) as part, writer(part, players) as write:
        yield write


@contextmanager
def _csv(part: Path, players: int) -> Iterator[Write]:
    with part.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns(players))
        yield lambda row: writer.writerow(cells(row))


@contextmanager
def _parquet(part: Path, players: int) -> Iterator[Write]:
    try:
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        command = "pip install 'ludoteca[lab]'"
        raise OptionError(Saying("ui-error-results-parquet", command=command)) from None
    kinds = columns(players)
    schema = arrow.schema([(name, getattr(arrow, kind)()) for name, kind in kinds.items()])
    rows: list[list[Any]] = []

    with part.open("wb") as file, parquet.ParquetWriter(file, schema) as writer:

        def flush() -> None:
            if rows:
                by_column = [list(column) for column in zip(*rows, strict=True)]
                writer.write_table(arrow.table(by_column, schema=schema))
                rows.clear()

        def write(row: GameRow) -> None:
            rows.append(cells(row))
            if len(rows) == _ROWS_AT_ONCE:
                flush()

        yield write
        flush()
