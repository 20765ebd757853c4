"""Bots think in processes of their own, never in the server's event loop."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from random import Random

from ludoteca.core.record import Record, replay


def think(record: bytes, seat: int, bot: str, entropy: bytes) -> str:
    """In the other process: the bot's answer at the end of that record, from its seat alone."""
    match = replay(Record.from_json(record))
    return str(match.game.bot(bot, Random(entropy)).choose(match.seat(seat)))


class Thinkers:
    """A pool of processes. One that dies is replaced; the table does not notice."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._make()

    def _make(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, thread_name_prefix="bot")
        # spawned, not forked: a fork would carry along the server's sockets and locks
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))

    async def choose(self, record: Record, seat: int, bot: str, patience: float) -> str:
        """The bot's answer; raises whatever goes wrong, TimeoutError included."""
        sent = record.to_json().encode()
        job = partial(think, sent, seat, bot, secrets.token_bytes(16))
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, job), patience)
        except TimeoutError:
            self._replace(pool)
            raise
        except BrokenProcessPool:
            self._replace(pool)
            return await asyncio.wait_for(loop.run_in_executor(self._pool, job), patience)

    def _replace(self, pool: Executor) -> None:
        if self._pool is pool:  # the first to notice makes a new one
            self._pool = self._make()
            _end(pool)

    def close(self) -> None:
        _end(self._pool)


def _end(pool: Executor) -> None:
    """End a pool with all it is thinking about: a bot that hangs never comes back by itself."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
