"""Hints: what a bot that looks ahead would do in the place of somebody who plays alone."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from ludoteca.bots.advice import SECONDS
from ludoteca.core.errors import LudotecaError, StaleAsk
from ludoteca.core.record import Record
from ludoteca.server.advice import Advice
from ludoteca.server.tables import LiveTable
from ludoteca.server.thinking import LATE, OVER, BotFailed, Job, Thinkers

log = logging.getLogger("ludoteca.tables")


class HintRefused(LudotecaError):
    """There are other people at the table."""


@dataclass(eq=False)
class Hint:
    """What somebody wanted to know about a question: known soon, unless it is answered before."""

    seat: int
    ask_id: int
    advice: Advice | None = None
    failed: bool = False


class Hints:
    """One is thought about at a time, so that the bots of other tables have processes left."""

    def __init__(
        self, thinkers: Thinkers, ring: Callable[[str, int | None], None], patience: float
    ) -> None:
        self._thinkers, self._ring, self._patience = thinkers, ring, patience
        self._turn = asyncio.Semaphore()
        self._tasks: dict[Hint, asyncio.Task[None]] = {}

    def ask(self, live: LiveTable, seat: int, ask_id: int | None) -> Hint:
        """Think about the question that the seat is asked, unless that is done already. Raises
        where the question is another, or where a hint would be unfair to others."""
        if live.people != [seat]:
            raise HintRefused("there are other people at the table")
        asked = live.playing.ask(seat).id
        if asked != ask_id:
            raise StaleAsk("that question is over")
        if live.hint is not None and not live.hint.failed:
            return live.hint
        hint = live.hint = Hint(seat, asked)
        task = asyncio.get_running_loop().create_task(self._think(live, hint))
        self._tasks[hint] = task
        task.add_done_callback(lambda _: self._tasks.pop(hint, None))
        self._ring(live.id, None)
        return hint

    async def wait_for(self, hint: Hint) -> None:
        """Until it is known, or given up."""
        if hint in self._tasks:
            await asyncio.wait([self._tasks[hint]])

    async def _think(self, live: LiveTable, hint: Hint) -> None:
        async with self._turn:
            if live.hint is not hint:  # the question is answered
                return
            try:
                hint.advice = await self._advice(live, hint.seat)
            except BotFailed as problem:
                log.warning("no hint at table %s: %s", live.id, problem)
                hint.failed = True
        if live.hint is hint:
            self._ring(live.id, None)

    async def _advice(self, live: LiveTable, seat: int) -> Advice:
        job = Job(
            live.id,
            Record.of(live.playing, checked=False, detours=False),
            seat,
            bot="",
            entropy=secrets.token_hex(16),
            seconds=SECONDS,
            late=LATE + OVER * SECONDS,
            task="advise",
        )
        (found,) = await self._thinkers.do(job, self._patience)
        return msgspec.json.decode(found, type=Advice)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
