"""A server of its own, as somebody starts it at home: `ludoteca serve` in a process."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.web.house import quiet_port

# All guests of the tests come from one address, and are quicker than people.
SERVE = """
import sys
from ludoteca.cli import main
from ludoteca.server.limits import Allowance

Allowance.spend = lambda self, address: None
sys.exit(main(sys.argv[1:]))
"""
READY = re.compile(r"http://[^/\s]+:\d+/")
PATIENCE = 20.0  # seconds for an orderly end


class House:
    """The server, its port and its folder; it can be killed and opened again where it was."""

    def __init__(self, folder: Path, games: Sequence[Path] = ()) -> None:
        self._folder = folder
        self._games = games
        self._port = quiet_port()
        self._process: subprocess.Popen[str] | None = None
        self._log = folder / "server.log"
        self._read = 0  # how much of the log has been looked at

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def open(self, bot_pause: float = 0) -> None:
        """Start the server and wait until it says where it is."""
        words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", str(self._port)]
        words += ["--data", str(self._folder / "data"), "--bot-pause", str(bot_pause)]
        for game in self._games:
            words += ["--game", str(game)]
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", SERVE, *words, "--lang", "en"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if READY.search(line):
                return
        self.close()
        raise AssertionError(f"the server did not start:\n{self._log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """kill -9: no farewell, nothing written any more."""
        assert self._process is not None
        self._process.kill()
        self._gone()

    def close(self) -> None:
        """Stop the server as Ctrl+C or the system would."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._gone()

    def _gone(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait()
        self._process.stdout.close()
        self._process = None

    def new_complaints(self) -> str:
        """What the server has logged since this was last asked: warnings and errors."""
        logged = self._log.read_text(encoding="utf-8")
        new, self._read = logged[self._read :], len(logged)
        return new
