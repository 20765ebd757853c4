"""A siege of a server on the loopback: what it lets in, and how it plays meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from itertools import cycle
from random import Random
from typing import Any

from ludoteca.server.scripted import Visitor, move, sit_down
from ludoteca.server.wire import Wire, ask, connect

AT_ONCE = 1000  # idle connections, and as many live ones
COSTLY = 20  # requests that take long, at any time
BESIDE = 8  # tables that are played at meanwhile
PAUSE = 0.2  # seconds between two answers at each of them
PATIENCE = 60.0  # seconds
CLOSE = "connection: close"

HALVES = (b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"POST /language HTTP/1.1\r\nhost: x\r\n")
BODY = b"content-type: application/x-www-form-urlencoded\r\ncontent-length: 9\r\n\r\na=b"


async def idle_ones(address: str, game: str, at_once: int = AT_ONCE) -> dict[str, Any]:
    """Connections that send nothing, or a part of a request: how many are let go at once, how a new
    visitor fares, and when the last one is given up."""
    begun = time.perf_counter()
    kinds = [*HALVES[:2], HALVES[2] + BODY]
    wires = [await connect(address, kinds[number % 3]) for number in range(at_once)]
    try:
        opened = time.perf_counter() - begun
        visitors = await sit_down(address, game, 2)
        times = []
        for number in range(20):
            took = await move(visitors, Random(number), PATIENCE)
            times += [took] if took is not None else []
        answers = [seconds for visitor in visitors for seconds in visitor.answer_times]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(gone(wire) for wire in wires))
        given_up = time.perf_counter() - begun
        await asyncio.gather(*(visitor.close() for visitor in visitors))
    finally:
        await asyncio.gather(*(wire.close() for wire in wires))
    return {
        "connections": at_once,
        "opened": opened,
        "answers": len(answers),
        "median": sorted(answers)[len(answers) // 2],
        "given_up": given_up,
    }


async def gone(wire: Wire) -> None:
    """Until the server has closed it."""
    with suppress(OSError):
        while await wire.reader.read(65536):
            pass


async def live_ones(address: str, game: str, at_once: int = AT_ONCE) -> dict[str, int]:
    """So many live connections asked for in one go: how many are let in, and how many refused."""
    [visitor, *others] = await sit_down(address, game, 2)
    held = sum(1 for it in (visitor, *others) if it.seen)
    live = ask(f"{visitor.path}/live", visitor.client.cookies, CLOSE)
    wires = [await connect(address) for _ in range(at_once)]
    try:
        for wire in wires:
            wire.writer.write(live)
        async with asyncio.timeout(PATIENCE):
            codes = Counter(await asyncio.gather(*(wire.status() for wire in wires)))
    finally:
        await asyncio.gather(*(it.close() for it in (visitor, *others)))
        await asyncio.gather(*(wire.close() for wire in wires))
    return {"asked": at_once, "let_in": codes["200"] + held, "refused": at_once - codes["200"]}


async def costly_ones(address: str, game: str, seconds: float) -> dict[str, Any]:
    """Answers at some tables while others ask for what takes long, so many at any time."""
    loser = await finished(address, game)
    parts = ("verify", "replay?step={}&seat=0", "record", "replay?step={}&seat=-1", "verify")
    paths = cycle([*(f"{loser.path}/{part}" for part in parts), "/rooms/no-such-{}/page.css"])
    rng = Random(1)
    tables = [await sit_down(address, game, 2) for _ in range(BESIDE)]
    for table in tables:
        for visitor in table:
            visitor.answer_times.clear()
    until = time.perf_counter() + seconds
    codes: Counter[str] = Counter()

    async def ask_on() -> None:
        while time.perf_counter() < until:
            path = next(paths).format(rng.randrange(400))
            wire = await connect(address, ask(path, loser.client.cookies, CLOSE))
            codes[await wire.status()] += 1
            await gone(wire)
            await wire.close()

    async def play(table: list[Visitor], rng: Random) -> None:
        while await move(table, rng, PATIENCE) is not None and time.perf_counter() < until:
            await asyncio.sleep(PAUSE)

    try:
        playing = (play(table, Random(place)) for place, table in enumerate(tables))
        await asyncio.gather(*(ask_on() for _ in range(COSTLY)), *playing)
    finally:
        for table in tables:
            await asyncio.gather(*(visitor.close() for visitor in table))
        await loser.close()
    answers = sorted(it for table in tables for visitor in table for it in visitor.answer_times)
    return {
        "at_once": COSTLY,
        "served": codes["200"],
        "answers": len(answers),
        "median": answers[len(answers) // 2],
        "p99": answers[int(0.99 * len(answers))],
    }


async def finished(address: str, game: str) -> Visitor:
    """Somebody at a table whose game is over."""
    visitors = await sit_down(address, game, 2)
    rng = Random(0)
    while await move(visitors, rng, PATIENCE) is not None:
        pass
    first, *others = visitors
    await asyncio.gather(*(visitor.close() for visitor in others))
    return first
