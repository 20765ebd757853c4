"""The folder of a server: for its owner alone, and for one server at a time."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from typing import TextIO

FILE = "in-use"  # says where the server is; what keeps others out is the folder itself

OWNERS = 0o700
OWNERS_FILE = 0o600


class FolderInUse(Exception):
    """Another server has claimed the folder; it says where it is, if it can."""


class LostKey(Exception):
    """There are tables, but not the key by which the people at them are known."""


def keep_private(folder: Path) -> None:
    """Take away what others may do with the folder and the files in it: seeds and keys are there.

    A folder that is everybody's (`/tmp`, `/`) is refused: it would be taken from everybody.
    """
    if os.name != "posix":  # where others have no business in one's folder anyway
        return
    mode = folder.stat().st_mode
    if mode & stat.S_ISVTX or folder == folder.parent:
        raise PermissionError(errno.EPERM, "it is everybody's: name one of its own", str(folder))
    if stat.S_IMODE(mode) & ~OWNERS:
        folder.chmod(OWNERS)
    for file in folder.iterdir():
        mode = file.lstat().st_mode
        if stat.S_ISREG(mode) and stat.S_IMODE(mode) & ~OWNERS_FILE:
            file.chmod(OWNERS_FILE)


def private_file(file: Path) -> int:
    """The file, opened for reading and writing; a new one is its owner's alone from the start."""
    return os.open(file, os.O_RDWR | os.O_CREAT, OWNERS_FILE)


class Claim:
    """Keeps others out until it is closed or forgotten. The system lets go of it when the process
    ends, in whatever way."""

    def __init__(self, lock: int | TextIO) -> None:
        self._lock: int | TextIO | None = lock

    def close(self) -> None:
        lock, self._lock = self._lock, None
        if isinstance(lock, int):
            os.close(lock)
        elif lock is not None:
            lock.close()

    def __del__(self) -> None:
        self.close()


def claim(folder: Path, address: str) -> Claim:
    """The folder for this server alone; raises FolderInUse where another has it."""
    said = os.fdopen(private_file(folder / FILE), "r+", encoding="utf-8")
    try:
        lock = _lock(folder, said)
    except OSError:
        other = said.read(200).strip()
        said.close()
        raise FolderInUse(other) from None
    said.truncate()
    said.write(address + "\n")
    said.flush()
    if lock is not said:
        said.close()
    return Claim(lock)


if sys.platform == "win32":
    import msvcrt

    FAR = 2**30  # a place beyond the text, so that others can still read it

    def _lock(folder: Path, said: TextIO) -> int | TextIO:
        """The file is locked: while it is open, nobody can delete it here."""
        said.seek(FAR)
        try:
            msvcrt.locking(said.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            said.seek(0)
        return said
else:
    import fcntl

    def _lock(folder: Path, said: TextIO) -> int | TextIO:
        """The folder itself is locked: a file in it could be deleted and made anew by anybody."""
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            raise
        return lock
