"""Drawing gives way to whoever waits for an answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

NOTICED = 3  # turns of the loop until a request that has come in is counted, or an answer is sent


class Pace:
    """Pages are drawn one after the other. Before the next one, whoever waits for an answer is
    served, but for no longer than the last drawing took: so eight people who are told a long story
    are not in the way of those who answer at other tables, nor those in the way of the story. Where
    nobody waits, the next page is drawn at once."""

    def __init__(self) -> None:
        self._drawing = asyncio.Lock()
        self._rested = 0.0  # when the next page may be drawn although somebody waits
        self._waiting = 0
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()

    @contextmanager
    def waits(self) -> Iterator[None]:
        """While somebody waits for an answer."""
        self._waiting += 1
        self._nobody_waits.clear()
        try:
            yield
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._nobody_waits.set()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """While a page is drawn."""
        clock = asyncio.get_running_loop().time
        async with self._drawing:
            for _ in range(NOTICED):
                await asyncio.sleep(0)
            if self._waiting:
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(self._rested):
                        await self._nobody_waits.wait()
            begun = clock()
            try:
                yield
            finally:
                self._rested = 2 * clock() - begun
