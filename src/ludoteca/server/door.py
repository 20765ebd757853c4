"""Connections: how many there may be at once, and how long each may keep us waiting.

The HTTP of uvicorn, with what it lacks: a connection that sends nothing, or a request that never
ends, is given up, and whoever opens too many finds no more room. A live connection is as long as it
likes: only what we wait for has a limit, never what we are asked to go on sending.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings

ACCEPTED = 8  # connections taken in one go, before those that are too many can be closed
SPARE = 64 + 4 * ACCEPTED  # open files that are no connections: the database, bots, pages
FEWEST = 16  # connections, however few files may be open
QUEUE = 1024  # connections that may wait in the system to be taken
ENOUGH = 65_536  # open files
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

FULL = "no room for another connection (at most %d, %d from one address)"

log = logging.getLogger("ludoteca.server")


def open_files() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH if soft == resource.RLIM_INFINITY else soft


def raise_open_files() -> None:
    """As many as the system allows, and no more than anybody needs."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            # some systems have a lower limit than the one they name
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def on_trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop cannot tell anybody. Without files for another connection it says so many
    times a second."""
    if context.get("message", "").startswith("socket.accept() out of system resource"):
        log.warning("no connection can be taken: too many open files")
    else:
        loop.default_exception_handler(context)


class Door:
    """Counts the connections.

    Where there is no room for another one, the one that has waited longest for its visitor makes
    way: it has sent no whole request, or nothing since the last answer. So idle connections keep
    nobody out, however many there are. Where nobody waits, the new one is turned away.
    """

    def __init__(self, most: int, each: int, is_proxy: Callable[[str], bool]) -> None:
        self.most = most
        self._each = each
        self._is_proxy = is_proxy  # everybody comes from there: only the limit of all counts
        self._inside: dict[Connection, str] = {}
        self._by_address: Counter[str] = Counter()
        self._waiting: dict[Connection, None] = {}  # whoever has waited longest comes first

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, connection: Connection, address: str) -> bool:
        """Whether there is room; counted at once."""
        crowded = self._by_address[address] >= self._each and not self._is_proxy(address)
        if crowded or len(self._inside) >= self.most:
            log.warning(FULL, self.most, self._each)
            theirs = (it for it in self._waiting if not crowded or self._inside[it] == address)
            longest = next(theirs, None)
            if longest is None:
                return False
            self.leave(longest)
            longest.turn_out()
        self._inside[connection] = address
        self._by_address[address] += 1
        self._waiting[connection] = None
        return True

    def waits(self, connection: Connection, waits: bool) -> None:
        """Whether it is the visitor's turn to send something."""
        if not waits:
            self._waiting.pop(connection, None)
        elif connection in self._inside:
            self._waiting.setdefault(connection)

    def leave(self, connection: Connection) -> None:
        address = self._inside.pop(connection, None)
        if address is not None:
            self._waiting.pop(connection, None)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class Connection(H11Protocol):
    """One connection, with what we wait for and until when."""

    door: Door  # one for each server: see `connections_of`
    settings: Settings

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._awaited = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck = False  # the visitor does not take what is sent

    def _await(self, what: str, seconds: float = 0) -> None:
        """From now on, or still: a deadline counts from when it was set."""
        if what == self._awaited:
            return
        self._awaited = what
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if what:
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        cycle = self.cycle
        if self._awaited == "head":
            tell = (cycle is None or cycle.response_complete) and bool(self.conn.trailing_data[0])
        else:
            tell = self._awaited == "body" and not cycle.response_started
        if tell:
            self.transport.write(TOO_LATE)
        self.turn_out()

    def turn_out(self) -> None:
        self.transport.abort()

    def _look(self) -> None:
        """After something has come or gone: what is awaited now."""
        theirs = self.conn.their_state
        if self.transport.is_closing():
            self._await("farewell", self.settings.taking_seconds)
        elif self._stuck:  # whatever else it sends meanwhile
            self._await("taking", self.settings.taking_seconds)
        elif theirs is h11.SEND_BODY:
            self._await("body", self.settings.body_seconds)
        elif theirs is h11.IDLE and self.timeout_keep_alive_task is None:
            self._await("head", self.settings.head_seconds)
        else:
            self._await("")
        self.door.waits(self, theirs in (h11.IDLE, h11.SEND_BODY))

    # --- what uvicorn and the event loop call ---------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.door.enter(self, self.client[0] if self.client else ""):
            self._await("head", self.settings.head_seconds)
        else:
            self.turn_out()

    def connection_lost(self, exc: Exception | None) -> None:
        self._await("")
        self.door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = True
        self._look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stuck = False
        self._look()


def connections_of(settings: Settings, is_proxy: Callable[[str], bool]) -> type[Connection]:
    """The connections of one server, all through its door."""
    most = max(FEWEST, min(settings.connections, open_files() - SPARE))
    counted = Door(most, settings.connections_each, is_proxy)

    class Counted(Connection):
        door = counted

    Counted.settings = settings
    return Counted
