"""The record on disk: written whole or not at all, so that a power cut loses nothing."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ludoteca.core.record import Record


def default_file(game_id: str, now: datetime) -> Path:
    """`ludoteca-<game>-<date-time>.json` in the current folder; a free name."""
    stem = f"ludoteca-{game_id}-{now:%Y%m%d-%H%M%S}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path


def write_record(record: Record, path: Path) -> None:
    """Write beside the file, wait until it is on the disk, then put it in its place."""
    path = path.resolve()  # a link stays a link
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
