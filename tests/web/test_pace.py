"""Whoever waits for an answer goes before what is drawn for others; nobody rests for nothing."""

from __future__ import annotations

import asyncio

from ludoteca.server.doorbell import Doorbell
from ludoteca.server.pace import Pace

AN_HOUR = 3600.0


def after_a_drawing(seconds: float) -> Pace:
    """Just now a page was drawn that took so long."""
    pace = Pace()
    pace._rested = asyncio.get_running_loop().time() + seconds
    return pace


async def draw(pace: Pace, done: list[str], name: str = "drawn") -> None:
    async with pace.turn():
        done.append(name)


def test_whoever_waits_for_an_answer_is_served_before_the_next_page_is_drawn() -> None:
    async def scenario() -> list[str]:
        pace, done = after_a_drawing(AN_HOUR), list[str]()
        with pace.waits():
            drawing = asyncio.create_task(draw(pace, done))
            for _ in range(20):
                await asyncio.sleep(0)
            done.append("answered")
        await drawing
        return done

    assert asyncio.run(scenario()) == ["answered", "drawn"]


def test_where_nobody_waits_the_next_page_is_drawn_at_once() -> None:
    async def scenario() -> list[str]:
        pace, done = after_a_drawing(AN_HOUR), list[str]()
        with pace.waits():
            pass  # was answered already
        await draw(pace, done)
        return done

    assert asyncio.run(scenario()) == ["drawn"]


def test_nobody_holds_up_a_story_for_longer_than_a_page_of_it_took() -> None:
    async def scenario() -> list[str]:
        pace, done = after_a_drawing(0), list[str]()
        with pace.waits():
            await draw(pace, done)
        return done

    assert asyncio.run(scenario()) == ["drawn"]


def test_somebody_who_comes_just_then_is_noticed() -> None:
    async def scenario() -> list[str]:
        pace, done = after_a_drawing(AN_HOUR), list[str]()

        async def answer() -> None:
            with pace.waits():
                for _ in range(10):
                    await asyncio.sleep(0)
                done.append("answered")

        drawing = asyncio.create_task(draw(pace, done))
        answering = asyncio.create_task(answer())  # as a request does that has just come in
        await asyncio.gather(drawing, answering)
        return done

    assert asyncio.run(scenario()) == ["answered", "drawn"]


def test_whoever_changed_the_table_before_all_eyes_looks_last() -> None:
    async def scenario(last: int | None) -> list[int | None]:
        doorbell, order = Doorbell(), list[int | None]()

        async def look(seat: int | None) -> None:
            with doorbell.listen("table", seat) as bell:
                await bell.wait()
                order.append(seat)

        looking = [asyncio.create_task(look(seat)) for seat in (0, 1, None, 0)]
        await asyncio.sleep(0)
        doorbell.ring("table", last)
        await asyncio.gather(*looking)
        return order

    assert asyncio.run(scenario(0)) == [1, None, 0, 0]
    assert asyncio.run(scenario(None)) == [0, 1, None, 0]
