"""Connections: idle ones and half-sent requests are given up, and too many keep nobody out."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from ludoteca.server.door import FULL, SPARE, Connection, Door, connections_of, on_trouble
from ludoteca.server.settings import Settings
from tests.web.house import MARS, PATIENCE, House, visit, wait_until

SOON = 0.05  # seconds; whatever waits longer is given up
HEAD = b"POST /language HTTP/1.1\r\nhost: localhost\r\n"
FORM = b"content-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\n"


@contextmanager
def connected(address: str, sent: bytes = b"", source: str = "") -> Iterator[socket.socket]:
    host, _, port = address.removeprefix("http://").partition(":")
    here = (source, 0) if source else None
    with closing(
        socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=here)
    ) as connection:
        connection.sendall(sent)
        yield connection


def everything(connection: socket.socket) -> bytes:
    """What comes until the other end closes; waits as long as it takes."""
    found = b""
    try:
        while part := connection.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


# --- time ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        (b"", b""),
        (b"GET", b"HTTP/1.1 408 "),
        (HEAD, b"HTTP/1.1 408 "),
        (HEAD + FORM, b"HTTP/1.1 408 "),
        (HEAD + FORM + b"a=b", b"HTTP/1.1 408 "),
    ],
)
def test_a_request_that_does_not_come_to_its_end_is_given_up(
    settings: Settings, sent: bytes, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with House(replace(settings, head_seconds=SOON, body_seconds=SOON)) as house:
        with connected(house.address, sent) as connection:
            assert everything(connection).startswith(said)
        wait_until(lambda: not house.connections)
        assert visit(house.address).status_code == 200
    assert "Traceback" not in caplog.text


def test_sending_a_little_now_and_then_gives_no_more_time(settings: Settings) -> None:
    with (
        House(replace(settings, head_seconds=0.5)) as house,
        connected(house.address, HEAD) as slow,
    ):
        slow.settimeout(0.01)
        said = b""
        for _ in range(10_000):
            try:
                slow.sendall(b"x: y\r\n")
                said = slow.recv(1000)
                break
            except TimeoutError:
                pass
            except ConnectionError:
                break
        else:
            pytest.fail("it was never given up")
        assert not said or said.startswith(b"HTTP/1.1 408 ")


def test_after_an_answer_a_connection_is_kept_for_a_while_and_then_closed(
    settings: Settings,
) -> None:
    request = b"GET /static/icon.svg HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with House(replace(settings, head_seconds=SOON, idle_seconds=1)) as house:
        with connected(house.address, request) as connection:
            said = everything(connection)
        assert said.startswith(b"HTTP/1.1 200 ")
        assert b"408" not in said


def test_the_rest_of_a_second_request_has_to_come_in_time_too(settings: Settings) -> None:
    request = b"GET /static/icon.svg HTTP/1.1\r\nhost: localhost\r\n\r\n"
    soon = replace(settings, head_seconds=SOON)
    with House(soon) as house, connected(house.address, request) as connection:
        assert connection.recv(20).startswith(b"HTTP/1.1 200 ")
        connection.sendall(b"GET / HT")
        assert b"HTTP/1.1 408 " in everything(connection)


def test_a_live_connection_is_not_cut_by_any_of_these_limits(settings: Settings) -> None:
    soon = replace(
        settings,
        head_seconds=SOON,
        body_seconds=SOON,
        taking_seconds=SOON,
        idle_seconds=1,
        heartbeat=2 * SOON,
    )
    with House(soon) as house:
        person = house.person()
        person.open_table(MARS, "friend")
        with person.following() as events:
            beats = [next(events).name for _ in range(12)]
        assert beats == ["comment"] * 12


def test_whoever_takes_nothing_of_what_is_sent_is_given_up(settings: Settings) -> None:
    with House(replace(settings, taking_seconds=SOON, idle_seconds=1)) as house:
        ask = b"GET /static/ludoteca.css HTTP/1.1\r\nhost: localhost\r\n\r\n"
        with connected(house.address, ask * 1000):
            wait_until(lambda: not house.connections)
        assert visit(house.address).status_code == 200


class Wire(asyncio.Transport):
    """A connection whose other end does what a test likes."""

    def __init__(self) -> None:
        super().__init__()
        self.cut = asyncio.Event()

    def is_closing(self) -> bool:
        return self.cut.is_set()

    def abort(self) -> None:
        self.cut.set()

    close = abort


def test_whoever_takes_nothing_gets_no_more_time_by_asking_for_more(settings: Settings) -> None:
    async def test() -> None:
        own = replace(settings, taking_seconds=SOON, head_seconds=10 * PATIENCE)
        config = uvicorn.Config(lambda scope: None)
        config.load()
        protocol = connections_of(own, lambda address: False)
        connection, wire = protocol(config, ServerState(), {}), Wire()
        connection.connection_made(wire)
        connection.pause_writing()
        connection.data_received(b"GET / HT")
        await asyncio.wait_for(wire.cut.wait(), PATIENCE)
        connection.connection_lost(None)

    asyncio.run(test())


# --- number -------------------------------------------------------------------------------


def test_idle_connections_keep_nobody_out(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with House(replace(settings, connections_each=20)) as house, ExitStack() as open_ones:
        idle = [
            open_ones.enter_context(connected(house.address, sent))
            for sent in [b"", b"GET / HT", HEAD + FORM] * 20
        ]
        assert visit(house.address).status_code == 200
        assert len(house.connections) <= 20
        assert everything(idle[0]) == b""  # whoever came first made way
        said = {it.message for it in caplog.records if it.name == "ludoteca.server"}
        assert said == {FULL % (settings.connections, 20)}  # which the log says once, with a count


def test_no_more_connections_than_the_limit_are_open_whoever_they_come_from(
    settings: Settings,
) -> None:
    with House(replace(settings, connections=30)) as house, ExitStack() as open_ones:
        for number in range(90):
            open_ones.enter_context(connected(house.address, source=f"127.0.0.{number + 2}"))
        assert visit(house.address).status_code == 200
        assert len(house.connections) <= 30


def test_whoever_is_being_answered_makes_way_for_nobody(settings: Settings) -> None:
    with House(replace(settings, connections_each=16)) as house, ExitStack() as open_ones:
        person = house.person()
        person.open_table(MARS, "friend")
        person.client.close()
        live = (
            f"GET {person.path}/live HTTP/1.1\r\nhost: localhost\r\n"
            f"cookie: {'; '.join(f'{k}={v}' for k, v in person.client.cookies.items())}\r\n\r\n"
        ).encode()
        wait_until(lambda: not house.connections)
        held = [open_ones.enter_context(connected(house.address, live)) for _ in range(16)]
        assert [it.recv(20).startswith(b"HTTP/1.1 200 ") for it in held] == [True] * 16
        with connected(house.address, b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n") as late:
            assert everything(late) == b""
        with connected(house.address, source="127.0.0.9") as other:
            other.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert other.recv(20).startswith(b"HTTP/1.1 200 ")
        assert house.app.state.streams.open == 16


def test_a_proxy_of_ours_brings_everybody() -> None:
    door = Door(10, 2, lambda address: address == "proxy")
    people: list[Any] = [Someone() for _ in range(8)]
    assert [door.enter(person, "proxy") for person in people] == [True] * 8
    assert len(door) == 8


class Someone:
    """A connection, as the door sees it."""

    def __init__(self) -> None:
        self.is_out = False

    def turn_out(self) -> None:
        self.is_out = True


def test_the_one_that_has_waited_longest_makes_way() -> None:
    door = Door(3, 3, lambda address: False)
    first, second, third, fourth, fifth, sixth = (Someone() for _ in range(6))
    everybody: list[Any] = [first, second, third]
    assert all(door.enter(it, "a") for it in everybody)
    door.waits(everybody[0], False)  # it has asked for something
    more: list[Any] = [fourth, fifth, sixth]
    assert door.enter(more[0], "b")
    assert (first.is_out, second.is_out, third.is_out) == (False, True, False)
    door.waits(everybody[0], True)  # and has got it: nobody has waited for a shorter time
    assert door.enter(more[1], "b")
    assert (first.is_out, third.is_out, fourth.is_out) == (False, True, False)
    for it in (everybody[0], more[0], more[1]):
        door.waits(it, False)
    assert not door.enter(more[2], "c")
    assert len(door) == 3


# --- open files ---------------------------------------------------------------------------


def test_at_the_limit_of_open_files_everybody_is_still_served_and_the_log_stays_short(
    tmp_path: Path,
) -> None:
    files = SPARE + 24

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    words = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    with ExitStack() as stack:
        process = stack.enter_context(
            subprocess.Popen(
                [sys.executable, "-m", "ludoteca", *words, "--host", "127.0.0.1"],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                preexec_fn=few_files,
            )
        )
        stack.callback(process.kill)
        assert process.stdout is not None
        address = re.search(r"http://localhost:\d+", process.stdout.readline())
        assert address is not None
        here = address[0].replace("localhost", "127.0.0.1")
        for number in range(3 * files):
            sent = b"GET / HT" if number % 2 else b""
            stack.enter_context(connected(here, sent, f"127.0.0.{number % 250 + 2}"))
        for _ in range(5):
            assert visit(here).status_code == 200
        process.terminate()
        complaints = process.communicate(timeout=PATIENCE)[1]
        assert "no room for another connection" in complaints
        assert len(complaints.splitlines()) <= 3


def test_the_limit_of_open_files_is_raised_where_that_is_allowed(tmp_path: Path) -> None:
    code = (
        "import resource\n"
        "from ludoteca.server.door import open_files, raise_open_files\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300))\n"
        "raise_open_files()\n"
        "assert open_files() == 300, open_files()\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE, env=os.environ)


def test_a_loop_without_files_for_a_connection_says_so_in_a_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Loop:
        def default_exception_handler(self, context: dict[str, Any]) -> None:
            logging.getLogger("asyncio").error(context["message"])

    loop: Any = Loop()
    for message in ("socket.accept() out of system resource\nsocket: 7", "something else"):
        on_trouble(loop, {"message": message})
    assert [(it.name, it.exc_info) for it in caplog.records] == [
        ("ludoteca.server", None),
        ("asyncio", None),
    ]


def test_connections_count_as_they_did_after_a_busy_evening(settings: Settings) -> None:
    with House(settings) as house:
        protocol: Any = house._server.config.http_protocol_class
        assert issubclass(protocol, Connection)
        with httpx.Client(base_url=house.address, verify=False, timeout=PATIENCE) as client:
            for path in ("/", "/nowhere", f"/rules/{MARS}"):
                client.get(path)
                client.head(path)
                client.post(path, data={"a": "b"})
            assert len(protocol.door) == 1
        wait_until(lambda: not len(protocol.door))
        assert not protocol.door._by_address
        assert not protocol.door._waiting
