"""The analysis of a finished game, worked out position by position and kept as it grows.

What is found out is on the disk before the next position is looked at. So whoever ends the server
in the middle loses one position, and after a start it goes on by itself. The same game always gives
the same analysis: what is thought about a position is limited in playouts, with luck of its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from ludoteca.bots.reasons import Happening
from ludoteca.core.record import Record
from ludoteca.server.advice import EVERYBODY, Advice, Chances, Place
from ludoteca.server.database import AnalysisRow, Store
from ludoteca.server.tables import LiveTable, TableClosed
from ludoteca.server.thinking import BotFailed, Job, Thinkers

log = logging.getLogger("ludoteca.tables")

PLAYOUTS = {"expect": 48, "advise": 120, "places": 1}  # for one position
PATIENCE = 300.0  # seconds for one position: nobody waits for it
CLEARLY = 2.0  # standard errors
WORTH_A_LOOK = 0.02  # of worth: a choice that was better by less is no turning point
MOST_TURNS = 5


class Turn(NamedTuple):
    """A decision at which something else would have been clearly better."""

    move: int
    answer: str  # that was given
    better: str
    more: float  # points that the better one would have brought
    win: float  # ... and how much more of a chance to win
    gap: float  # of worth
    follows: list[Happening]  # what would have happened more or less often


class Analysis(NamedTuple):
    """How far an analysis has come, and what it says."""

    known: int
    positions: int  # 0 as long as they are not chosen
    done: bool
    chances: dict[int, Chances]  # by position
    turns: list[Turn]  # in the order of the game

    @property
    def share(self) -> float:
        return self.known / self.positions if self.positions else 0.0


class Analyses:
    """One position of one game is thought about at a time, in a process of their own."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        table: Callable[[str], Awaitable[LiveTable | None]],
    ) -> None:
        self._store, self._thinkers, self._table = store, thinkers, table
        self._turn = asyncio.Semaphore()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    async def want(self, live: LiveTable, seat: int) -> None:
        """Begin, go on, or leave it at what is done already."""
        await asyncio.to_thread(self._store.want_analysis, live.id, seat)
        row = await asyncio.to_thread(self._store.analysis, live.id, seat)
        if row is not None and not row.done:
            self._start(live.id, seat)

    async def wake(self) -> None:
        """After a start: what was being worked out is worked out further."""
        for id, seat in await asyncio.to_thread(self._store.unfinished_analyses):
            self._start(id, seat)

    async def of(self, id: str, seat: int) -> Analysis | None:
        """The analysis as far as it is known; None: nobody has asked for it."""
        row = await asyncio.to_thread(self._store.analysis, id, seat)
        if row is None:
            return None
        found = await asyncio.to_thread(self._store.findings, id)
        return read(row, found)

    def _start(self, id: str, seat: int) -> None:
        key = (id, seat)
        if key not in self._tasks and not self._closed:
            task = asyncio.get_running_loop().create_task(self._run(id, seat))
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _run(self, id: str, seat: int) -> None:
        try:
            async with self._turn:
                await self._work_out(id, seat)
        except (TableClosed, BotFailed):
            return  # it is in the log, or the server is closing
        except Exception:
            log.exception("the analysis of table %s stops", id)

    async def _work_out(self, id: str, seat: int) -> None:
        live = await self._table(id)
        row = await asyncio.to_thread(self._store.analysis, id, seat)
        if live is None or not live.over or row is None or row.done:
            return
        record = Record.of(live.playing, checked=False, detours=False)
        places = chosen(row)
        if not places:
            row.places = (
                await self._ask(id, record, Place(len(record.moves), seat), "places")
            ) or b"[]"
            await asyncio.to_thread(self._store.keep_analysis, row)
            places = chosen(row)
        known = await asyncio.to_thread(self._store.findings, id)
        for place in places:
            if (place.move, place.seat) not in known:
                task = "expect" if place.seat == EVERYBODY else "advise"
                found = await self._ask(id, record, place, task)
                await asyncio.to_thread(self._store.keep_finding, id, place.move, place.seat, found)
        row.done = True
        await asyncio.to_thread(self._store.keep_analysis, row)

    async def _ask(self, id: str, record: Record, place: Place, task: str) -> bytes:
        """What is found out there; nothing where a bot fails over it."""
        given = record.moves[place.move].partition(" ")[2] if task == "advise" else ""
        job = Job(
            id,
            msgspec.structs.replace(record, moves=record.moves[: place.move]),
            place.seat,
            bot="",
            entropy=f"analysis {place.move} {place.seat}",
            seconds=PATIENCE,
            late=PATIENCE,
            task=task,
            playouts=PLAYOUTS[task],
            about=given,
        )
        try:
            (found,) = await self._thinkers.do(job, PATIENCE)
        except BotFailed as problem:
            if self._closed:
                raise
            log.warning("position %s of table %s: %s", place.move, id, problem)
            return b""
        return found.encode()

    async def close(self) -> None:
        self._closed = True
        self._thinkers.close()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def chosen(row: AnalysisRow) -> list[Place]:
    """The positions it looks at, as far as these are known."""
    return msgspec.json.decode(row.places, type=list[Place]) if row.places else []


def read(row: AnalysisRow, found: dict[tuple[int, int], bytes]) -> Analysis:
    places = chosen(row)
    known = {
        place: found[place.move, place.seat]
        for place in places
        if (place.move, place.seat) in found
    }
    chances = {
        place.move: msgspec.json.decode(it, type=Chances)
        for place, it in known.items()
        if place.seat == EVERYBODY and it
    }
    turns = [
        turning_point(place.move, msgspec.json.decode(it, type=Advice))
        for place, it in known.items()
        if place.seat != EVERYBODY and it
    ]
    worst = sorted((it for it in turns if it is not None), key=lambda it: -it.gap)[:MOST_TURNS]
    return Analysis(len(known), len(places), row.done, chances, sorted(worst))


def turning_point(move: int, advice: Advice) -> Turn | None:
    """Where the best choice was clearly better than the one that was made."""
    best, made = advice.best, advice.compared
    if best is None or made is None or best is made or not best.worlds:
        return None
    gap = best.ahead - made.ahead
    if gap < max(WORTH_A_LOOK, CLEARLY * best.error):
        return None
    more, win = best.more - made.more, best.win - made.win
    return Turn(move, made.answer, best.answer, more, win, gap, best.follows)
