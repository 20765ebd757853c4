"""The log: nothing secret, nothing that breaks its lines, nothing said a thousand times."""

from __future__ import annotations

import io
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from ludoteca.server import logs
from ludoteca.server.database import Entry, Store, now
from ludoteca.server.hall import Hall
from tests.web.house import MARS, House, wait_until
from tests.web.test_storage import seat_row, table_row


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the server would write, as `ludoteca serve` sets it up."""
    stream = io.StringIO()
    handler = logs.Handler(stream)
    logging.root.addHandler(handler)
    yield stream
    logging.root.removeHandler(handler)


def lines(written: io.StringIO) -> list[str]:
    return written.getvalue().splitlines()


def raising(problem: str) -> None:
    try:
        raise ValueError(problem)
    except ValueError:
        logging.getLogger("ludoteca.test").exception("it broke")


# --- how often ----------------------------------------------------------------------------


def test_a_thing_is_said_once_and_then_with_a_count(written: io.StringIO) -> None:
    for _ in range(250):
        logging.getLogger("ludoteca.test").warning("table %s is closed", "a")
    assert lines(written) == [
        "WARNING ludoteca.test: table a is closed",
        "WARNING ludoteca.test: table a is closed (10 times so far)",
        "WARNING ludoteca.test: table a is closed (100 times so far)",
    ]


def test_an_error_is_told_in_full_once(written: io.StringIO) -> None:
    for _ in range(10):
        raising("bad day")
    assert written.getvalue().count("Traceback") == 1
    assert written.getvalue().count("ValueError: bad day") == 1
    assert lines(written)[-1].endswith("it broke (10 times so far)")


def test_the_log_stays_small_whatever_happens_and_however_often(written: io.StringIO) -> None:
    log = logging.getLogger("ludoteca.test")
    for number in range(20_000):
        log.warning("table %s is closed", number)
        log.warning(f"made up each time: {number}")
    assert len(lines(written)) < 2 * logs.MOST_TEXTS + logs.MOST_KINDS + 20
    log.error("x" * 10**6)
    assert len(lines(written)[-1]) < 2 * logs.LONGEST


# --- what is in its lines -----------------------------------------------------------------


def test_no_sign_from_outside_moves_a_cursor_or_begins_a_line(written: io.StringIO) -> None:
    log = logging.getLogger("ludoteca.test")
    log.warning("%s", "\x1b[2Jgone\r\nERROR root: forged \u202e\x00")
    raising("\nERROR root: forged\x1b[2J")
    assert not [line for line in lines(written) if line.startswith("ERROR root")]
    assert all(line.isprintable() for line in lines(written))
    assert r"\x1b[2Jgone\r\nERROR root: forged \u202e\x00" in lines(written)[0]


def test_what_others_log_goes_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    other = logging.getLogger("uvicorn.error")
    root = logging.root
    monkeypatch.setattr(root, "handlers", root.handlers[:])
    monkeypatch.setattr(root, "level", root.level)
    monkeypatch.setattr(other, "handlers", [logging.StreamHandler(stream)])
    monkeypatch.setattr(other, "propagate", False)
    logs.set_up(stream)
    other.warning("Invalid HTTP request received.")
    other.warning("Invalid HTTP request received.")
    assert lines(stream) == ["WARNING uvicorn.error: Invalid HTTP request received."]


# --- secrets ------------------------------------------------------------------------------


@pytest.mark.parametrize("lost", ["entries", "seats", "tables", "contents"])
def test_an_error_of_the_database_tells_nothing_that_was_to_be_written(
    tmp_path: Path, lost: str
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'kept.sqlite'}")
    row = table_row("a table", join="join-token", watch="watch-token", host="the-guest")
    seat = seat_row(row.id, 0, guest="the-guest")
    works: list[Any] = [
        lambda: store.add_table(row, [seat], files={"cards": "the-secret"}),
        lambda: store.add_entry(Entry(row.id, 0, "answer", 0, 0, "the-sealed-answer", now())),
        lambda: store.sit(seat),
        lambda: store.tables_of("the-guest"),
        lambda: store.by_join("join-token"),
    ]
    with store._engine.begin() as db:
        db.exec_driver_sql("PRAGMA foreign_keys=OFF")
        db.exec_driver_sql(f"DROP TABLE {lost}")
    problems = []
    for work in works:
        try:
            work()
        except sql.exc.DatabaseError as error:
            problems.append(str(error))
    assert problems
    for secret in ("the-guest", "the-sealed-answer", "the-secret", "-token", "nonce 0"):
        assert secret not in " ".join(problems)
    store.close()


def test_a_mistake_of_ours_is_logged_without_the_links_to_a_table(
    house: House, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = house.person()
    person.open_table(MARS, "friend")
    links = [person.join_path, person.watch_path]

    async def broken(self: Hall, token: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Hall, "by_join", broken)
    monkeypatch.setattr(Hall, "by_watch", broken)
    for link in (*links, f"{links[0]}/qr.svg", f"{links[1]}/live"):
        assert person.get(link).status_code == 500
    assert "ZeroDivisionError" in written.getvalue()
    for link in links:
        assert link.rpartition("/")[2] not in written.getvalue()


# --- browsers that leave ------------------------------------------------------------------


def test_a_browser_that_leaves_in_the_middle_of_a_form_is_no_mistake_of_ours(
    house: House, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, port = house.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as browser:
        browser.sendall(
            b"POST /language HTTP/1.1\r\nHost: here\r\nContent-Length: 400\r\n"
            b"Content-Type: application/x-www-form-urlencoded\r\n\r\nlang=it"
        )
        wait_until(lambda: len(house.connections) > 0)
    wait_until(lambda: not house.connections)
    house.person().get("/")  # whatever was to be said about it has been said
    assert written.getvalue() == ""


def test_a_browser_that_leaves_its_table_is_no_mistake_of_ours(
    house: House, written: io.StringIO
) -> None:
    person = house.person()
    person.open_table(MARS, "friend")
    with person.following(""):
        pass
    person.client.close()
    wait_until(lambda: not house.connections)
    assert written.getvalue() == ""
