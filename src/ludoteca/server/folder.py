"""One server to a folder: two would not see each other's moves."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TextIO

FILE = "in-use"


class FolderInUse(Exception):
    """Another server has claimed the folder; it says where it is."""


def claim(folder: Path, address: str) -> TextIO:
    """Keep others out for as long as the file that this gives is open.

    The system lets go of the claim when the process ends, in whatever way.
    """
    file = os.fdopen(os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
    try:
        _lock(file)
    except OSError:
        other = file.read(200).strip()
        file.close()
        raise FolderInUse(other) from None
    file.truncate()
    file.write(address + "\n")
    file.flush()
    return file


if sys.platform == "win32":
    import msvcrt

    FAR = 2**30  # a place beyond the text, so that others can still read it

    def _lock(file: TextIO) -> None:
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(0)
else:
    import fcntl

    def _lock(file: TextIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
