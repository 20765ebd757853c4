"""Whoever looks at a table is told when something has changed there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Doorbell:
    """One bell for each viewer of each table.

    A ring says only "look again": several that come before the viewer looks are one, and nothing
    has to be kept for a viewer who is slow.
    """

    def __init__(self) -> None:
        self._bells: dict[str, dict[asyncio.Event, int | None]] = {}  # whose each is
        self.left: Callable[[str], None] = lambda table: None  # told when the last viewer goes
        self.closed = False

    @contextmanager
    def listen(self, table: str, seat: int | None = None) -> Iterator[asyncio.Event]:
        """A bell that is set when that table changes, for as long as somebody listens."""
        bell = asyncio.Event()
        self._bells.setdefault(table, {})[bell] = seat
        try:
            yield bell
        finally:
            there = self._bells[table]
            del there[bell]
            if not there:
                del self._bells[table]
                self.left(table)

    def ring(self, table: str, last: int | None = None) -> None:
        """Those whose bell is set first look first. Whoever has changed the table before all eyes
        knows already, and may be the last."""
        bells = self._bells.get(table, {})
        for bell in sorted(bells, key=lambda bell: last is not None and bells[bell] == last):
            bell.set()

    def close(self) -> None:
        """The server is going down: everybody who listens should leave."""
        self.closed = True
        for table in self._bells:
            self.ring(table)

    def has_viewers(self, table: str) -> bool:
        return table in self._bells

    def listeners(self, table: str | None = None) -> int:
        """How many viewers there are, of one table or of all."""
        if table is not None:
            return len(self._bells.get(table, ()))
        return sum(map(len, self._bells.values()))
