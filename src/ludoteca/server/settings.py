"""What a server is started with."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    data: Path
    bot_pause: float = 0.7  # seconds before a bot answers, so that people can follow
    bot_patience: float = 20.0  # seconds a bot may think before a simpler one takes over
    thinkers: int = 2  # processes for bots; 0: think in the server's own process (tests)
    requests_per_minute: int = 1200  # from one address
    largest_body: int = 64 * 1024
    address: str = ""  # where friends in the same network find this server

    @property
    def database(self) -> str:
        return f"sqlite:///{self.data / 'ludoteca.sqlite'}"

    def secret(self, name: str) -> bytes:
        """A key of this server, made on first use and kept with its data."""
        file = self.data / f"{name}.key"
        if not file.exists():
            self.data.mkdir(parents=True, exist_ok=True)
            made = self.data / f".{name}.{secrets.token_hex(4)}"
            made.write_bytes(secrets.token_bytes(32))
            made.chmod(0o600)
            with suppress(FileExistsError):  # another process was first
                file.hardlink_to(made)
            made.unlink()
        return file.read_bytes()
