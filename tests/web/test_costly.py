"""What takes long: counted, one at a time, and in slices between which everybody else is served."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Generator
from dataclasses import replace
from importlib.metadata import EntryPoints
from itertools import pairwise
from typing import Any

import pytest
from litestar.exceptions import TooManyRequestsException

from ludoteca import Match, new
from ludoteca.core import game as registry
from ludoteca.core.errors import UnknownGame
from ludoteca.core.record import Record, verify, verifying
from ludoteca.server import costly
from ludoteca.server.costly import Desk, in_slices
from ludoteca.server.hall import Hall
from ludoteca.server.limits import Allowance
from ludoteca.server.pages.replay import Walk
from ludoteca.server.settings import Settings
from tests.web.house import MARS, House, Person


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No allowance comes back while the test runs."""
    monkeypatch.setattr(Allowance.__init__, "__defaults__", (lambda: 0.0,))


def play_to_the_end(house: House) -> Person:
    """Somebody at a finished table."""
    person = house.person()
    person.open_table("tre-carte", "random")
    person.play_to_the_end()
    return person


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.parametrize("part", ["replay", "replay?step=2", "verify", "record"])
def test_what_takes_long_is_refused_to_whoever_asks_too_often(
    settings: Settings, part: str
) -> None:
    with House(replace(settings, costly_per_minute=3)) as house:
        person = play_to_the_end(house)
        for path in (person.path, person.watch_path):
            house.app.state.desk._allowance._left.clear()
            codes = [person.client.get(f"{path}/{part}").status_code for _ in range(5)]
            assert codes == [200, 200, 200, 429, 429]
        assert person.look().status_code == 200


@pytest.mark.usefixtures("stopped_clock")
def test_files_that_are_not_there_count_like_pages_and_the_others_are_free(
    settings: Settings,
) -> None:
    with House(replace(settings, requests_per_minute=5)) as house:
        client = house.person().client
        missing = ["/rooms/chess/page.css", "/rooms/tre-carte/x.css", "/static/x", "/rooms/a/b.svg"]
        assert [client.get(path).status_code for path in missing] == [404] * 4
        assert [client.get(path).status_code for path in missing] == [429] * 4
        assert client.get("/").status_code == 429
        there = ["/static/ludoteca.css", f"/rooms/{MARS}/page.css"]
        assert [client.get(path).status_code for path in there] == [200, 200]


def test_between_two_slices_everybody_else_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costly, "SLICE", 0.0)
    seen: list[str] = []

    def work() -> Generator[None, None, str]:
        for _ in range(5):
            seen.append("work")
            yield
        return "done"

    async def others() -> None:
        while seen.count("work") < 5:
            seen.append("others")
            await asyncio.sleep(0)

    async def both() -> str:
        given, _ = await asyncio.gather(in_slices(work()), others())
        return given

    assert asyncio.run(both()) == "done"
    turns = [place for place, it in enumerate(seen) if it == "work"]
    assert all("others" in seen[a:b] for a, b in pairwise(turns))


def test_whatever_takes_long_is_done_one_at_a_time() -> None:
    inside: list[int] = []
    most: list[int] = []

    async def ask(desk: Desk, number: int) -> None:
        async with desk.turn("a"):
            inside.append(number)
            most.append(len(inside))
            await asyncio.sleep(0)
            inside.remove(number)

    async def twenty() -> None:
        desk = Desk(Allowance(20))
        await asyncio.gather(*(ask(desk, number) for number in range(20)))
        with pytest.raises(TooManyRequestsException):
            await ask(desk, 20)

    asyncio.run(twenty())
    assert most == [1] * 20


def test_tables_are_read_from_the_disk_one_at_a_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    another = threading.Event()
    reading: list[str] = []
    met: list[bool] = []

    def read(self: Hall, id: str) -> None:
        reading.append(id)
        if len(reading) > 1:
            another.set()
        met.append(another.wait(0.01))  # somebody who comes meanwhile is met
        reading.remove(id)

    monkeypatch.setattr(Hall, "_read", read)

    async def all_of_them() -> None:
        await asyncio.gather(*(house.hall.table(f"table-{number}") for number in range(20)))

    house.do(all_of_them())
    assert met == [False] * 20


@pytest.fixture(scope="module")
def match() -> Match:
    match = new(MARS, players=2, seed=3)
    while match.asks:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, ask.options[-1])
    return match


def test_a_game_is_walked_through_and_verified_answer_by_answer(match: Match) -> None:
    assert sum(1 for _ in Walk.through(match, 0)) == len(match.moves)
    record = Record.of(match)
    assert sum(1 for _ in verifying(record)) == len(record.moves)
    assert verify(record) == []


def test_asking_for_games_that_are_not_there_does_not_look_for_them_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[Any] = []

    def look(**wanted: Any) -> EntryPoints:
        looked.append(wanted)
        return EntryPoints()

    monkeypatch.setattr(registry, "entry_points", look)
    monkeypatch.setattr(registry, "POINTS_KEPT", 1e9)
    for number in range(100):
        with pytest.raises(UnknownGame):
            registry.find_game(f"unknown-{number}")
    assert len(looked) == 1
