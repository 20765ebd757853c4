"""Scripted people: browsers without a screen, for measuring a server over the loopback.

A `Visitor` does what a browser does with a table's page: it keeps the guest's cookie, reads the
answers that the page offers, follows the live updates and sends forms. Answers and updates go over
bare connections that are kept, so that what is measured of them is the server's.
"""

from __future__ import annotations

import asyncio
import html
import json
import re
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlencode

import httpx

from ludoteca.server.wire import Wire, ask, connect, form

ANSWERS = re.compile(r'name="answer" value="([^"]*)"')
REGION = re.compile(r'data-region="(\w+)"')
TOKEN = re.compile(r'name="_csrf_token" value="([^"]*)"')
LIVE = re.compile(r'data-live="([^"]*)" data-seen="([^"]*)"')
JOIN = re.compile(r"/join/([\w-]+)")

Form = Mapping[str, str]

GRACE = 1.0  # seconds after which one asks whether there is anything to wait for
LOOK = 0.01  # seconds until one looks again whether somebody is asked


class Visitor:
    """One guest with one table before it."""

    def __init__(self, address: str, lang: str = "en") -> None:
        self.address = address
        self.client = httpx.AsyncClient(
            base_url=address,
            headers={"accept-language": lang},
            follow_redirects=True,
            timeout=30,
            verify=False,  # plain HTTP; making ready for TLS would take longer than all else
        )
        self.page = ""
        self.path = ""
        self.regions: dict[str, str] = {}
        self.seen = ""
        self.updates = 0
        self.moments = 0  # in all
        self.longest_story = 0  # moments between two updates
        self.sent_at = 0.0  # when the last answer was sent
        self.reached_at = 0.0  # when the first message of the last update came
        self.updated_at = 0.0
        self.answer_times: list[float] = []  # seconds until each answer was acknowledged
        self._answering: Wire | None = None
        self._updated = asyncio.Event()
        self._following: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._following is not None:
            self._following.cancel()
            with suppress(asyncio.CancelledError):
                await self._following
        if self._answering is not None:
            await self._answering.close()
        await self.client.aclose()

    # --- forms and pages ------------------------------------------------------------------

    async def get(self, path: str) -> httpx.Response:
        return self._look(await self.client.get(path))

    async def post(self, path: str, form: Form = {}, **settings: Any) -> httpx.Response:  # noqa: B006
        data = {"_csrf_token": self.token, **form}
        return self._look(await self.client.post(path, data=data, **settings))

    def _look(self, response: httpx.Response) -> httpx.Response:
        if response.headers.get("content-type", "").startswith("text/html"):
            self.page = response.text
            if response.url.path.startswith(("/table/", "/watch/")):
                self.path = response.url.path
                self.regions = regions_of(self.page)
        return response

    @property
    def token(self) -> str:
        found = TOKEN.search(self.page)
        return found[1] if found else ""

    @property
    def join_path(self) -> str:
        found = JOIN.search(self.page)
        return found[0] if found else ""

    @property
    def answers(self) -> list[str]:
        """What the page offers to answer just now."""
        shown = "".join(self.regions.values())
        return list(dict.fromkeys(html.unescape(found) for found in ANSWERS.findall(shown)))

    @property
    def is_over(self) -> bool:
        """Whether the page gives the record away, which it does of a finished game alone."""
        return any('/record"' in shown for shown in self.regions.values())

    async def answer(self, value: str) -> str:
        """As the page's script sends it; gives the code of what came back."""
        if self._answering is None:
            self._answering = await connect(self.address)
        fields = {"_csrf_token": self.token, "answer": value}
        sent = form(f"{self.path}/answer", self.client.cookies, fields)
        self.sent_at = time.perf_counter()
        self._answering.writer.write(sent)
        code = await self._answering.answered()
        self.answer_times.append(time.perf_counter() - self.sent_at)
        return code

    # --- live updates ---------------------------------------------------------------------

    def follow(self) -> None:
        """Listen to the live updates from now on."""
        found = LIVE.search(self.page)
        assert found, "this page is not live"
        self.seen = html.unescape(found[2])
        self._following = asyncio.create_task(self._follow(found[1]))

    async def _follow(self, path: str) -> None:
        seen = urlencode({"seen": self.seen})
        wire = await connect(self.address, ask(f"{path}?{seen}", self.client.cookies))
        try:
            story = 0
            async for event, data, id in events(wire.parts()):
                if not story:
                    self.reached_at = time.perf_counter()
                if event in ("moment", "update"):
                    self.seen = id
                    regions = json.loads(data)["regions"]
                    self.regions |= {name: it["html"] for name, it in regions.items()}
                if event == "moment":
                    story += 1
                    self.moments += 1
                    self.longest_story = max(self.longest_story, story)
                    continue  # how things stand comes after the story
                story = 0
                self.updates += 1
                self.updated_at = time.perf_counter()
                self._updated.set()
        finally:
            await wire.close()

    async def updated(self, beyond: int, patience: float) -> float:
        """When the update after so many came; infinitely late if it does not come in time."""
        try:
            async with asyncio.timeout(patience):
                while self.updates <= beyond:
                    self._updated.clear()
                    await self._updated.wait()
        except TimeoutError:
            return float("inf")
        return self.updated_at

    async def is_up_to_date(self) -> bool:
        """Whether the page, loaded anew, would be the one that is here."""
        found = LIVE.search((await self.client.get(self.path)).text)
        return found is not None and html.unescape(found[2]) == self.seen


def regions_of(page: str) -> dict[str, str]:
    """The page cut up at its regions."""
    _, *parts = REGION.split(page)
    return dict(zip(parts[::2], parts[1::2], strict=True))


async def events(parts: AsyncIterator[bytes]) -> AsyncIterator[tuple[str, str, str]]:
    """The events of a live connection: name, data and id."""
    text = b""
    async for part in parts:
        *whole, text = (text + part).split(b"\n\n")
        for lines in whole:
            fields = dict(line.split(b": ", 1) for line in lines.split(b"\n"))
            if b"data" in fields:
                event, data, id = (
                    fields.get(it, b"").decode() for it in (b"event", b"data", b"id")
                )
                yield event, data, id


async def sit_down(
    address: str, game: str, people: int, bots: int = 0, level: str = "random"
) -> list[Visitor]:
    """A new table with everybody at it, each looking at it live."""
    host = Visitor(address)
    await host.get("/")
    kinds = ["friend"] * (people - 1) + [level] * bots
    await host.post(f"/new/{game}", {f"seat-{n}": kind for n, kind in enumerate(kinds, 2)})
    visitors, join = [host], host.join_path
    for _ in range(people - 1):
        friend = Visitor(address)
        await friend.get(join)
        await friend.post(join)
        visitors.append(friend)
    for visitor in visitors:
        await visitor.get(host.path)
        visitor.follow()
    return visitors


async def asked_of(visitors: list[Visitor]) -> list[Visitor]:
    """Whoever is asked something. Between two questions the server may answer one by itself: only
    when nobody is asked for a while, the game is over."""
    until = time.perf_counter() + GRACE
    while not (asked := [it for it in visitors if it.answers]) and time.perf_counter() < until:
        await asyncio.sleep(LOOK)
    return asked


class Shown(NamedTuple):
    """The seconds from an answer to another one's page: until that begins to tell of it, and until
    it shows how things stand; and until whoever answered was told that it is taken."""

    first: float
    whole: float
    answered: float


NEVER = Shown(float("inf"), float("inf"), float("inf"))


async def move(visitors: list[Visitor], rng: Random, patience: float) -> Shown | None:
    """Somebody who is asked answers; the seconds until another one's page has changed.

    What concerns nobody else (a step behind a screen) is there when the own page has changed. None
    when nobody is asked any more.
    """
    everybody = await asked_of(visitors)
    if not everybody:
        return None
    asked = everybody[0]
    other = next(visitor for visitor in visitors if visitor is not asked)
    before, own = other.updates, asked.updates
    value = rng.choice(asked.answers)
    if await asked.answer(value) != "200":
        return NEVER
    begun = asked.sent_at
    there = await asked.updated(own, patience)
    shown = await other.updated(before, min(GRACE, patience))
    if shown == float("inf"):
        if await other.is_up_to_date() and other.updates == before:
            return Shown(asked.reached_at - begun, there - begun, asked.answer_times[-1])
        shown = await other.updated(before, patience)
    return Shown(other.reached_at - begun, shown - begun, asked.answer_times[-1])
