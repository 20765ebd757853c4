"""Work that takes long: one piece after the other, in slices, so that nobody who plays waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager
from typing import TypeVar

from ludoteca.server.limits import Allowance

SLICE = 0.002  # seconds

T = TypeVar("T")


class Desk:
    """Where one asks for something that takes long.

    Each address may ask so often a minute. Whoever comes while another one is served waits: twenty
    at once take twenty times as long, and everybody else notices one of them.
    """

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._turn = asyncio.Semaphore()

    def spend(self, address: str) -> None:
        """For what takes long elsewhere. Raises where the address has asked too often."""
        self._allowance.spend(address)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Raises where the address has asked too often."""
        self.spend(address)
        async with self._turn:
            yield


async def in_slices(work: Generator[None, None, T]) -> T:
    """What the work gives in the end. It says by `yield` where it may be interrupted; after each
    slice, and at the end, the server does other things for twice as long as that took."""
    clock = asyncio.get_running_loop().time
    begun = clock()
    while True:
        try:
            next(work)
        except StopIteration as done:
            given: T = done.value
            await asyncio.sleep(2 * (clock() - begun))
            return given
        if (took := clock() - begun) >= SLICE:
            await asyncio.sleep(2 * took)
            begun = clock()
