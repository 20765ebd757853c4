"""What a server is started with."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from ludoteca.server.folder import OWNERS, keep_private

KEY_BYTES = 32


@dataclass(frozen=True)
class Settings:
    data: Path
    bot_pause: float = 0  # seconds before a bot answers; the page has a pace of its own
    bot_patience: float = 20.0  # seconds a bot may think before a simpler one takes over
    thinkers: int = 3  # processes for bots, of a whole table; 0: in a thread of the server (tests)
    games: tuple[Path, ...] = ()  # files of games of one's own, besides the installed ones
    requests_per_minute: int = 3000  # from one address
    tables_per_minute: int = 120  # opened from one address
    costly_per_minute: int = 600  # replays and the like, from one address
    streams: int = 256  # live connections held by one address
    connections: int = 4000  # of all kinds at once; fewer where fewer files may be open
    connections_each: int = 512  # from one address
    head_seconds: float = 20.0  # to send the first line and the headers of a request
    body_seconds: float = 30.0  # to send what comes after them
    idle_seconds: int = 75  # between two requests: somebody may think for a while
    taking_seconds: float = 60.0  # to take what we send, where nothing of it is taken
    largest_body: int = 64 * 1024
    heartbeat: float = 15.0  # seconds; a connection that died is noticed by writing to it
    new_key: bool = False  # a lost session key is replaced: nobody is known any more
    address: str = ""  # where friends in the same network find this server
    proxies: tuple[str, ...] = ()  # addresses and networks whose word about visitors counts
    prefix: str = ""  # the path beneath which a proxy shows this server: "/games"

    @property
    def database(self) -> str:
        return f"sqlite:///{self.data / 'ludoteca.sqlite'}"

    def make_folder(self) -> None:
        """The folder for what is kept; it holds seeds and keys, so it is its owner's alone, also
        where it was there before."""
        self.data.mkdir(mode=OWNERS, parents=True, exist_ok=True)
        keep_private(self.data)

    def key_file(self, name: str) -> Path:
        return self.data / f"{name}.key"

    def secret(self, name: str) -> bytes:
        """A key of this server, made on first use and kept with its data."""
        file = self.key_file(name)
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
