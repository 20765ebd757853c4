"""kill -9 at random moments, while people and bots play: nothing is lost, nothing comes twice.

`LUDOTECA_KILLS=50 pytest tests/web/test_faults.py` takes a minute or two.
"""

from __future__ import annotations

import asyncio
import html
import os
import re
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx

from ludoteca.core.record import Record, verify
from ludoteca.server.database import Entry, Store
from ludoteca.server.scripted import ANSWERS, JOIN, TOKEN
from ludoteca.server.settings import Settings
from ludoteca.server.tables import ANSWER, CONSENT, FORCED, UNDO, LiveTable
from ludoteca.server.thinking import load_games
from tests.web.house import KING, MARS, PATIENCE, TRE_CARTE, quiet_port

KILLS = int(os.environ.get("LUDOTECA_KILLS", "4"))

JSON = {"accept": "application/json"}

# a table: the game, how many people, which bots
TABLES = [
    (MARS, 2, ["greedy"]),
    (MARS, 1, ["random", "random"]),
    (KING, 2, ["greedy", "random"]),
    ("tre-carte", 2, ["random"]),
]
ALONE = 2  # the player whom nobody else has to give consent


class Mortal:
    """A server process that is killed again and again and always comes back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = quiet_port()
        self.process: asyncio.subprocess.Process | None = None
        self.complaints = b""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", str(self.port)]
        words += ["--data", str(self.folder), "--bot-pause", "0", "--game", str(TRE_CARTE)]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ludoteca",
            *words,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )

    async def ready(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        said = await self.process.stdout.readline()
        if not said:
            _, problem = await self.process.communicate()
            raise AssertionError(f"the server does not come up: {problem.decode()}")

    async def kill(self) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):
            self.process.kill()
        async with asyncio.timeout(PATIENCE):  # nobody it has started outlives it
            _, complaints = await self.process.communicate()
        self.complaints += complaints


class Player:
    """Somebody who plays on whatever happens, and remembers what the server has said yes to."""

    def __init__(self, server: Mortal, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.client = httpx.AsyncClient(timeout=PATIENCE, verify=False, follow_redirects=True)
        self.page = ""
        self.path = ""
        self.acknowledged: list[tuple[str, str]] = []  # table, answer
        self.taken_back = 0
        self.games = 1

    @property
    def table(self) -> str:
        return self.path.rpartition("/")[2]

    async def send(
        self, method: str, path: str, form: dict[str, str] | None = None, quiet: bool = False
    ) -> httpx.Response:
        """Until there is an answer: a lost connection says nothing about what became of it."""
        data = {"_csrf_token": self.token, **(form or {})} if method == "POST" else None
        while True:
            try:
                response = await self.client.request(
                    method, self.server.address + path, data=data, headers=JSON if quiet else {}
                )
                break
            except httpx.TransportError:
                await asyncio.sleep(0.02)
        assert response.status_code < 500, response.text
        if response.headers["content-type"].startswith("text/html"):
            self.page = response.text
        if response.url.path.startswith("/table/") and method == "GET":
            self.path = response.url.path
        return response

    @property
    def token(self) -> str:
        found = TOKEN.search(self.page)
        return found[1] if found else ""

    @property
    def answers(self) -> list[str]:
        return list(dict.fromkeys(map(html.unescape, ANSWERS.findall(self.page))))

    async def sit_down(self, path: str, form: dict[str, str]) -> None:
        await self.send("GET", "/" if path.startswith("/new") else path)
        response = await self.send("POST", path, form)
        assert response.status_code == 200, response.text
        self.path = response.url.path

    async def play(self) -> None:
        while True:
            await self.send("GET", self.path)
            if self.answers:
                await self.answer(self.rng.choice(self.answers))
                if self.rng.random() < 0.1:
                    undone = await self.send("POST", f"{self.path}/undo", quiet=True)
                    self.taken_back += undone.status_code == 200
            elif "/replay" in self.page:  # the game is over
                response = await self.send("POST", f"{self.path}/again")
                self.path = response.url.path
                self.games += 1
            else:
                await asyncio.sleep(0.01)

    async def answer(self, value: str) -> None:
        response = await self.send("POST", f"{self.path}/answer", {"answer": value}, quiet=True)
        # it may have been played before the connection broke, and taken back or overtaken since
        assert response.status_code in (200, 409), response.text
        if response.status_code == 200:
            self.acknowledged.append((self.table, value))


async def an_evening(folder: Path, kills: int) -> tuple[list[Player], str]:
    rng = Random(9)
    server = Mortal(folder)
    await server.start()
    await server.ready()
    players = []
    for game, people, bots in TABLES:
        seated = [Player(server, Random(f"{game} {seat}")) for seat in range(people)]
        kinds = ["friend"] * (people - 1) + bots
        form = {f"seat-{seat}": kind for seat, kind in enumerate(kinds, 2)}
        await seated[0].sit_down(f"/new/{game}", form)
        if people > 1:
            found = JOIN.search(seated[0].page)
            assert found
            for friend in seated[1:]:
                await friend.sit_down(found[0], {})
        players += seated
    playing = [asyncio.create_task(player.play()) for player in players]
    known: dict[str, list[Entry]] = {}
    try:
        for number in range(kills):
            # after a few answers, in the midst of whatever the others are doing just then
            enough = answers_of(players) + rng.randrange(8)
            async with asyncio.timeout(PATIENCE):
                while answers_of(players) < enough and not any(task.done() for task in playing):
                    await asyncio.sleep(0.001)
            await asyncio.sleep(rng.uniform(0.0, 0.05))
            for task in playing:
                if task.done():
                    task.result()
            acknowledged = [list(player.acknowledged) for player in players]
            await server.kill()
            known = check_disk(folder, acknowledged, known)
            await server.start()
            if number % 5 == 4:  # and one that does not even come up
                await asyncio.sleep(rng.uniform(0.05, 0.8))
                await server.kill()
                await server.start()
            await server.ready()
        async with asyncio.timeout(PATIENCE):  # and then they are left in peace for a while
            while not lively(players):
                await asyncio.sleep(0.02)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            await player.client.aclose()
        await server.kill()
    return players, server.complaints.decode()


def lively(players: list[Player]) -> bool:
    """Everybody has answered, whoever is alone among bots has taken back, and a short game has come
    to its end."""
    everybody = all(player.acknowledged for player in players)
    return everybody and players[ALONE].taken_back > 0 and players[-1].games > 1


def answers_of(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def check_disk(
    folder: Path, acknowledged: list[list[tuple[str, str]]], known: dict[str, list[Entry]]
) -> dict[str, list[Entry]]:
    """While nobody writes: everything said yes to is there, and nothing has changed or doubled."""
    store = Store(Settings(folder).database)
    ids = {table for answers in acknowledged for table, _ in answers} | set(known)
    now = {id: store.entries(id) for id in ids}
    store.close()
    for id, entries in now.items():
        assert [entry.sequence for entry in entries] == list(range(len(entries)))
        assert entries[: len(known.get(id, []))] == known.get(id, [])
        asked = Counter(
            (entry.seat, entry.ask_id) for entry in entries if entry.kind in (ANSWER, FORCED)
        )
        assert set(asked.values()) <= {1}, "a question was answered twice"
    for answers in acknowledged:
        for table, value in answers:
            written = [
                entry
                for entry in now[table]
                if f"{entry.ask_id} {entry.text}" == value and entry.kind in (ANSWER, FORCED)
            ]
            assert written, f"{value!r} was acknowledged at {table} and is lost"
    return now


def test_whatever_moment_the_server_is_killed_nothing_is_lost_and_nothing_comes_twice(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "data"
    players, complaints = asyncio.run(an_evening(folder, KILLS))
    # a bot's process may complain that its server died while starting it; the server never does
    assert not re.search("ERROR|WARNING|CRITICAL", complaints), complaints
    # every game there was, finished or not, is a true record
    load_games([TRE_CARTE])
    settings = Settings(folder)
    store = Store(settings.database)
    kinds: Counter[str] = Counter()
    finished = 0
    for id in {table for player in players for table, _ in player.acknowledged}:
        row = store.table(id)
        assert row is not None
        entries = store.entries(id)
        live = LiveTable(row, store.seats(id), entries)
        record = Record.from_json(Record.of(live.playing).to_json())
        assert verify(record) == []
        kinds.update(entry.kind for entry in entries)
        played = [entry for entry in entries if entry.kind in (ANSWER, FORCED, UNDO, CONSENT)]
        assert len(record.moves) == len(played)
        finished += live.over
    store.close()
    # and it was a lively evening
    assert kinds[ANSWER] > 2 * KILLS
    assert kinds[UNDO] + kinds[CONSENT] > 0
    assert finished > 0


async def a_pause(folder: Path) -> None:
    server = Mortal(folder)
    await server.start()
    await server.ready()
    host, friend, spectator = (Player(server, Random(seat)) for seat in range(3))
    await host.sit_down(f"/new/{MARS}", {"seat-2": "friend", "seat-3": "greedy", "name": "Anna"})
    found = JOIN.search(host.page)
    assert found
    await friend.sit_down(found[0], {"name": "Bruno"})
    people = [host, friend]
    for _ in range(12):
        mover = await asked_of(people)
        await mover.answer(mover.rng.choice(mover.answers))
    await asked_of(people)
    watch = re.search(r"/watch/[\w-]+", host.page)
    assert watch
    viewers = [(host, host.path), (friend, friend.path), (spectator, watch[0])]
    before = [(await viewer.send("GET", path)).content for viewer, path in viewers]
    await server.kill()
    await server.start()
    await server.ready()
    after = [(await viewer.send("GET", path)).content for viewer, path in viewers]
    await server.kill()
    for viewer, _ in viewers:
        await viewer.client.aclose()
    assert after == before
    assert len(set(before)) == 3


async def asked_of(people: list[Player]) -> Player:
    """Who of them is asked, as soon as one of them is."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for player in people:
                await player.send("GET", player.path)
                if player.answers:
                    return player


def test_after_a_kill_every_viewer_gets_the_page_as_it_was_to_the_byte(tmp_path: Path) -> None:
    asyncio.run(a_pause(tmp_path / "data"))
