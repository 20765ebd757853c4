"""What a server is started with."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

KEY_BYTES = 32


@dataclass(frozen=True)
class Settings:
    data: Path
    bot_pause: float = 0  # seconds before a bot answers; the page has a pace of its own
    bot_patience: float = 20.0  # seconds a bot may think before a simpler one takes over
    thinkers: int = 2  # processes for bots; 0: think in a thread of the server (tests)
    games: tuple[Path, ...] = ()  # files of games of one's own, besides the installed ones
    requests_per_minute: int = 3000  # from one address
    tables_per_minute: int = 120  # opened from one address
    streams: int = 256  # live connections held by one address
    largest_body: int = 64 * 1024
    heartbeat: float = 15.0  # seconds; a connection that died is noticed by writing to it
    address: str = ""  # where friends in the same network find this server

    @property
    def database(self) -> str:
        return f"sqlite:///{self.data / 'ludoteca.sqlite'}"

    def make_folder(self) -> None:
        """The folder for what is kept; it holds seeds and keys, so it is its owner's alone."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)

    def secret(self, name: str) -> bytes:
        """A key of this server, made on first use and kept with its data."""
        file = self.data / f"{name}.key"
        if not file.exists():
            self.make_folder()
            made = self.data / f".{name}.{secrets.token_hex(4)}"
            with os.fdopen(os.open(made, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as key:
                key.write(secrets.token_bytes(KEY_BYTES))
                key.flush()
                os.fsync(key.fileno())  # half a key would send every guest away
            made.replace(file)
        found = file.read_bytes()
        if len(found) != KEY_BYTES:
            raise OSError(0, f"{file.name} is not a key of {KEY_BYTES} bytes")
        return found
