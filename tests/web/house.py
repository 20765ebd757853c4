"""A server in a thread, and people who visit it."""

from __future__ import annotations

import asyncio
import html
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple, TypeVar

import httpx

from ludoteca.commands.serve import listen, make_server
from ludoteca.server.app import create_app
from ludoteca.server.hall import Hall
from ludoteca.server.scripted import ANSWERS, JOIN, LIVE, TOKEN
from ludoteca.server.settings import Settings
from ludoteca.server.tables import LiveTable
from tests.web import clumsy

MARS = "mars-needs-mechanics"
KING = "king-of-con"
ROOT = Path(__file__).parents[2]
TRE_CARTE = ROOT / "docs" / "tutorial" / "tre_carte.py"
CLUMSY = Path(clumsy.__file__)

KEYS = re.compile(r'data-region="(\w+)" data-key="([^"]*)"')
WATCH = re.compile(r"/watch/[\w-]+")

T = TypeVar("T")


PATIENCE = 300.0  # seconds; only what never happens takes so long, however busy the machine is


def wait_until(condition: Callable[[], T], patience: float = PATIENCE) -> T:
    """What the condition gives as soon as it gives something."""
    until = time.monotonic() + patience
    while not (found := condition()):
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.005)
    return found


def quiet_port() -> int:
    """A free port that systems give to nobody who does not name it: whoever leaves it for a while
    finds it free again."""
    for port in SystemRandom().sample(range(20_000, 32_000), 100):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("there is no free port")


def visit(address: str, **settings: Any) -> httpx.Response:
    """Look in once, as somebody nobody knows."""
    return httpx.get(address, verify=False, trust_env=False, timeout=PATIENCE, **settings)


class Event(NamedTuple):
    """A message of a live connection."""

    id: str
    name: str
    data: str

    @property
    def regions(self) -> dict[str, str]:
        return {name: it["html"] for name, it in json.loads(self.data)["regions"].items()}


class Person:
    """A guest with a browser, so to speak."""

    def __init__(self, address: str, lang: str = "en") -> None:
        self.client = httpx.Client(
            base_url=address,
            headers={"accept-language": lang},
            follow_redirects=True,
            timeout=PATIENCE,
            trust_env=False,
            verify=False,  # plain HTTP; making ready for TLS would take longer than all else
        )
        self.page = ""
        self.path = ""
        self.last = self.get("/")

    def get(self, path: str, **settings: Any) -> httpx.Response:
        return self._look(self.client.get(path, **settings))

    def post(
        self, path: str, form: Mapping[str, Any] | None = None, **settings: Any
    ) -> httpx.Response:
        data = {"_csrf_token": self.token, **(form or {})}
        return self._look(self.client.post(path, data=data, **settings))

    def _look(self, response: httpx.Response) -> httpx.Response:
        if response.headers.get("content-type", "").startswith("text/html"):
            self.page = response.text
            if re.fullmatch(r"/(table|watch)/[\w-]+", response.url.path):
                self.path = response.url.path
        self.last = response
        return response

    @property
    def token(self) -> str:
        found = TOKEN.search(self.page)
        return found[1] if found else ""

    @property
    def answers(self) -> list[str]:
        """What the page offers to answer."""
        return list(dict.fromkeys(html.unescape(it) for it in ANSWERS.findall(self.page)))

    @property
    def regions(self) -> dict[str, str]:
        """By region of the page: the key of what is in it."""
        return dict(KEYS.findall(self.page))

    @property
    def id(self) -> str:
        """The table's."""
        return self.path.rpartition("/")[2]

    # --- at a table -----------------------------------------------------------------------

    def open_table(self, game: str, *others: str, **form: str) -> httpx.Response:
        seats = {f"seat-{number}": kind for number, kind in enumerate(others, 2)}
        return self.post(f"/new/{game}", {**seats, **form})

    @property
    def join_path(self) -> str:
        found = JOIN.search(self.page)
        assert found, "there is no link for a friend here"
        return found[0]

    @property
    def watch_path(self) -> str:
        found = WATCH.search(self.page)
        assert found, "there is no link for spectators here"
        return found[0]

    def join(self, path: str, name: str = "") -> httpx.Response:
        self.get(path)
        return self.post(path, {"name": name})

    def look(self) -> httpx.Response:
        return self.get(self.path)

    def answer(self, value: str, **settings: Any) -> httpx.Response:
        return self.post(f"{self.path}/answer", {"answer": value}, **settings)

    def play_to_the_end(self) -> None:
        """With the first answer there is, each time."""

        def is_over() -> bool:
            self.look()
            if self.answers:
                self.answer(self.answers[0])
            return "/replay" in self.page

        wait_until(is_over)

    def quietly(self, path: str, form: Mapping[str, str]) -> httpx.Response:
        """As the page's script sends it: the answer is JSON."""
        return self.post(path, form, headers={"accept": "application/json"})

    def undo(self) -> httpx.Response:
        return self.post(f"{self.path}/undo")

    # --- live -----------------------------------------------------------------------------

    @property
    def seen(self) -> str:
        found = LIVE.search(self.page)
        assert found, "this page is not live"
        return html.unescape(found[2])

    @contextmanager
    def following(self, seen: str | None = None, **settings: Any) -> Iterator[Iterator[Event]]:
        """The events of a live connection from now on."""
        params = {"seen": self.seen if seen is None else seen}
        path = f"{self.path}/live"
        with self.client.stream("GET", path, params=params, **settings) as response:
            assert response.status_code == httpx.codes.OK
            lines = response.iter_lines()
            assert next(lines).startswith("retry: ")  # from here on nothing is missed
            yield read_events(lines)


def read_events(lines: Iterator[str]) -> Iterator[Event]:
    """The heartbeat keeps a connection alive for ever, but nobody should wait for ever."""
    fields: dict[str, str] = {}
    until = time.monotonic() + PATIENCE
    for line in lines:
        assert time.monotonic() < until, "what should come does not come"
        name, _, value = line.partition(": ")
        if line.startswith(":"):
            yield Event("", "comment", value)
        elif line:
            fields[name] = value
        elif "data" in fields:
            yield Event(fields.get("id", ""), fields.get("event", ""), fields["data"])
            fields = {}


class House:
    """A server on the loopback in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.app.on_startup.append(self._remember_loop)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._server = make_server(self.app)
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._listening]}, daemon=True
        )
        self._people: list[Person] = []

    def _remember_loop(self) -> None:
        self._loop = asyncio.get_running_loop()

    def __enter__(self) -> House:
        self._thread.start()
        wait_until(lambda: self._server.started)
        return self

    def __exit__(self, *failure: object) -> None:
        self.stop()
        for person in self._people:
            person.client.close()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._listening.close()

    @property
    def connections(self) -> list[socket.socket]:
        """Those that are open now, at the server's end."""
        return [
            it.transport.get_extra_info("socket") for it in self._server.server_state.connections
        ]

    def person(self, lang: str = "en") -> Person:
        person = Person(self.address, lang)
        self._people.append(person)
        return person

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def live(self, person: Person) -> LiveTable:
        """The table that person looks at, as the server has it."""
        live = self.do(self.hall.table(person.id))
        assert live is not None
        return live

    def table_of(self, game: str, people: int, *bots: str) -> list[Person]:
        """That many people, and bots, at a new table, each looking at it."""
        everybody = [self.person() for _ in range(people)]
        host, *friends = everybody
        host.open_table(game, *["friend"] * len(friends), *bots)
        for number, friend in enumerate(friends):
            friend.join(host.join_path, f"Friend {number}")
        for person in everybody:
            person.get(host.path)
        return everybody

    def tab_of(self, person: Person) -> Person:
        """Another tab of the same browser, with the same page."""
        tab = self.person()
        tab.client.cookies = person.client.cookies
        tab.get(person.path)
        return tab

    def moves(self, person: Person) -> list[str]:
        return [f"{seat} {action}" for seat, action in self.live(person).playing.moves]


def asked(people: Sequence[Person]) -> Person:
    """Who of them is asked something."""
    return next(person for person in people if person.answers)


def awaits_somebody(live: LiveTable) -> bool:
    """It is a person's turn, and the server does not answer in the person's place."""
    return not live.forced() and any(seat in live.people for seat in live.playing.asks)
