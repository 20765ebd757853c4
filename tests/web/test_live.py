"""Live updates: what changes, to whom it concerns, once; and nothing left behind."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.server.pages import table
from ludoteca.server.render import REGIONS, Renderer, seen
from ludoteca.server.settings import Settings
from tests.web.house import MARS, PATIENCE, Event, House, Person, asked, wait_until


def updates(events: Iterator[Event]) -> Iterator[Event]:
    """How things stand, each with all regions that came with the story before it."""
    regions: dict[str, Any] = {}
    for event in events:
        if event.name in ("moment", "update"):
            regions |= json.loads(event.data)["regions"]
        if event.name == "update":
            event, regions = event._replace(data=json.dumps({"regions": regions})), {}
        if event.name not in ("comment", "moment"):
            yield event


def play_one(people: list[Person]) -> Person:
    """Somebody answers; gives who."""

    def somebody_is_asked() -> bool:
        for person in people:
            person.look()
        return any(person.answers for person in people)

    wait_until(somebody_is_asked)  # what the server answers by itself takes it a moment
    person = asked(people)
    person.answer(person.answers[0])
    return person


def fresh_keys(person: Person) -> dict[str, str]:
    person.look()
    return person.regions


def test_an_answer_reaches_the_others_as_the_regions_that_changed(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    mover = asked(people)
    other = next(person for person in people if person is not mover)
    before = other.regions
    with other.following() as events:
        mover.answer(mover.answers[0])
        event = next(updates(events))
    assert event.name == "update"
    sent = {name: it["key"] for name, it in json.loads(event.data)["regions"].items()}
    now = fresh_keys(other)
    assert sent == {name: now[name] for name in REGIONS if now[name] != before[name]}
    assert event.id == other.seen


def test_a_connection_sends_what_it_has_at_once_and_waits_for_nothing(open_house: House) -> None:
    open_house.person().get("/")
    assert open_house.connections
    for connection in open_house.connections:
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_region_comes_as_the_page_would_have_it(open_house: House) -> None:
    people = open_house.table_of(MARS, 3)
    other = next(person for person in people if not person.answers)
    with other.following() as events:
        asked(people).answer(asked(people).answers[0])
        regions = next(updates(events)).regions
    other.look()
    assert regions
    assert all(html in other.page for html in regions.values())


def test_whoever_has_everything_gets_nothing(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    other = next(person for person in people if not person.answers)
    with other.following() as events:
        mover = play_one(people)
        first = next(updates(events))
        mover.undo()
        second = next(updates(events))
    assert first.id != second.id
    with other.following(second.id) as events:
        play_one(people)
        third = next(updates(events))  # the first thing to come is news
    assert third.id not in (first.id, second.id)


def test_after_a_lost_connection_a_browser_gets_what_is_missing_and_nothing_twice(
    open_house: House,
) -> None:
    people = open_house.table_of(MARS, 2)
    other = next(person for person in people if not person.answers)
    had = other.regions
    with other.following() as events:
        play_one(people)
        event = next(updates(events))
        had |= {name: it["key"] for name, it in json.loads(event.data)["regions"].items()}
    for _ in range(4):
        play_one(people)  # nobody listens
    wait_until(lambda: any(person.look() and person.answers for person in people))
    # the browser itself repeats the id of the last event it got
    with other.following("", headers={"last-event-id": event.id}) as events:
        missing = next(updates(events))
    now = fresh_keys(other)
    # what changed in the story and was as before at its end was sent, too
    sent = {name: it["key"] for name, it in json.loads(missing.data)["regions"].items()}
    lacked = {name: key for name, key in sent.items() if key != had[name]}
    assert lacked == {name: now[name] for name in REGIONS if now[name] != had[name]}
    assert missing.id == other.seen


@pytest.mark.parametrize("said", ["", "nonsense", "a.b.c", "\u2603", "." * 500])
def test_whoever_says_something_senseless_gets_everything(open_house: House, said: str) -> None:
    [person] = open_house.table_of(MARS, 1, "random")
    wait_until(lambda: bool(person.look() and person.answers))
    with person.following(said) as events:
        event = next(updates(events))
    assert set(event.regions) == set(REGIONS)


def test_the_name_of_what_a_viewer_has_counts_nothing(open_house: House) -> None:
    people = open_house.table_of(MARS, 3)
    spectator = open_house.person()
    spectator.get(people[0].watch_path)
    before = spectator.seen
    for _ in range(3):
        mover = play_one(people)
        mover.undo()
    spectator.look()
    # three answers came and went; but for the chronicle's lines about it all is as before
    heard, kept = seen(before)
    heard_now, now = seen(spectator.seen)
    assert heard_now == heard
    assert {name for name in REGIONS if kept[name] != now[name]} <= {"chronicle", "dock"}


def test_a_spectator_follows_too(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    spectator = open_house.person()
    spectator.get(people[0].watch_path)
    with spectator.following() as events:
        play_one(people)
        event = next(updates(events))
    assert "seats" in event.regions
    assert 'name="answer"' not in event.data


def test_a_match_beside_others_is_told_again_to_whoever_asks_for_it(open_house: House) -> None:
    people = open_house.table_of("challengers", 2)
    while not any("data-watch" in person.look().text for person in people):
        play_one(people)
    person = people[0]
    for path in (f"{person.path}/story", f"{person.watch_path}/story"):
        *story, present = person.get(path, params={"of": "match-began 0"}).json()
        assert "match-began" in [line["key"] for line in story[0]["told"]]
        assert "won-match" in [line["key"] for line in story[-1]["told"]]
        assert "told" not in present
        assert set(present["regions"]) == set(REGIONS)
        for nonsense in ("match-began 1", "match-began", "match-began x", "round-began 0", "²"):
            assert person.get(path, params={"of": nonsense}).status_code == httpx.codes.NOT_FOUND


def test_while_seats_fill_the_page_is_asked_to_reload(open_house: House) -> None:
    host = open_house.person()
    host.open_table(MARS, "friend", "friend")
    friend, last = open_house.person(), open_house.person()
    join = host.join_path
    with host.following() as events:
        friend.join(join)
        assert next(updates(events)).name == "reload"
    host.look()
    with host.following() as events, friend.following() as others:
        last.join(join)
        assert next(updates(events)).name == "reload"  # the game has begun
        assert next(updates(others)).name == "reload"
    host.look()
    assert set(host.regions) >= set(REGIONS)


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    settings = Settings(tmp_path / "data", bot_pause=0, thinkers=0, heartbeat=0.05)
    with House(settings) as house:
        yield house


def test_a_quiet_connection_beats(impatient: House) -> None:
    people = impatient.table_of(MARS, 2)
    with people[0].following() as events:
        assert [next(events).name for _ in range(3)] == ["comment"] * 3


def test_beats_do_not_wait_for_changes_that_cannot_be_seen(settings: Settings) -> None:
    stop = threading.Event()

    async def ring_on(house: House, id: str) -> None:
        while not stop.is_set():
            house.app.state.doorbell.ring(id)
            await asyncio.sleep(0.01)

    with House(replace(settings, heartbeat=0.3)) as house, ThreadPoolExecutor(1) as beside:
        people = house.table_of(MARS, 2)
        with people[0].following() as events:
            ringing = beside.submit(house.do, ring_on(house, people[0].id))
            assert [next(events).name for _ in range(2)] == ["comment"] * 2
            stop.set()
            ringing.result()


def test_a_viewer_who_leaves_leaves_nothing_behind(impatient: House) -> None:
    house = impatient
    people = house.table_of(MARS, 2)
    doorbell, streams = house.app.state.doorbell, house.app.state.streams
    for _ in range(5):
        tabs = [house.tab_of(person) for person in people]
        with tabs[0].following() as one, tabs[1].following() as two:
            assert doorbell.listeners(people[0].id) == streams.open == 2
            next(one), next(two)
        for tab in tabs:
            tab.client.close()
        wait_until(lambda: doorbell.listeners() == streams.open == 0)
    assert doorbell._bells == {}


def test_one_address_holds_only_so_many_connections(settings: Settings) -> None:
    with House(replace(settings, streams=2)) as house:
        [person] = house.table_of(MARS, 1, "random")
        with person.following(), house.tab_of(person).following():
            refused = person.client.get(f"{person.path}/live")
            assert refused.status_code == 429
        wait_until(lambda: house.app.state.streams.open == 0)
        with person.following():
            pass


def test_however_many_come_at_once_no_more_than_are_allowed_are_let_in(settings: Settings) -> None:
    with House(replace(settings, streams=4)) as house:
        [person] = house.table_of(MARS, 1, "random")
        cookies = "; ".join(f"{name}={it}" for name, it in person.client.cookies.items())
        ask = f"GET {person.path}/live HTTP/1.1\r\nhost: localhost\r\ncookie: {cookies}\r\n\r\n"
        port = int(house.address.rpartition(":")[2])
        with ExitStack() as stack:
            together = [
                stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
                for _ in range(100)
            ]
            for connection in together:
                connection.sendall(ask.encode())
            codes = Counter(connection.recv(12) for connection in together)
            assert codes == {b"HTTP/1.1 200": 4, b"HTTP/1.1 429": 96}
        wait_until(lambda: house.app.state.streams.open == 0)


def test_whoever_answers_is_told_so_before_anything_is_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = house.table_of(MARS, 2)
    done: list[str] = []
    draw, accept = Renderer.scene_regions, table.accepted

    def drawing(self: Renderer, *args: Any, **named: Any) -> Any:
        done.append("drawn")
        return draw(self, *args, **named)

    def accepting(*args: Any) -> Any:
        done.append("answered")
        return accept(*args)

    person = asked(people)
    monkeypatch.setattr(Renderer, "scene_regions", drawing)
    monkeypatch.setattr(table, "accepted", accepting)
    with people[0].following() as one, people[1].following() as two:
        wait_until(lambda: done == ["drawn", "drawn"])  # to see whether they lack something
        done.clear()
        person.quietly(f"{person.path}/answer", {"answer": person.answers[0]})
        next(updates(one)), next(updates(two))
    assert done[0] == "answered"
    assert done.count("drawn") >= 2


def test_the_server_goes_down_with_connections_open(settings: Settings) -> None:
    with House(settings) as house:
        people = house.table_of(MARS, 3)
        with people[0].following() as one, people[1].following(), people[2].following():
            house.stop()
            assert list(updates(one)) == []  # ended in good order


def test_a_stranger_cannot_follow(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    stranger = open_house.person()
    for path in (f"{people[0].path}/live", "/table/nowhere/live", "/watch/nowhere/live"):
        assert stranger.client.get(path).status_code == 404


def test_an_error_while_following_ends_the_connection_and_is_logged(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.table_of(MARS, 2)
    other = next(person for person in people if not person.answers)
    with other.following() as events:

        def fail(*args: object, **more: object) -> None:
            raise ZeroDivisionError("on purpose")

        with monkeypatch.context() as broken:
            broken.setattr(house.app.state.renderer, "scene_regions", fail)
            mover = asked(people)
            answer = {"_csrf_token": mover.token, "answer": mover.answers[0]}
            accept = {"accept": "application/json"}
            sent = mover.client.post(f"{mover.path}/answer", data=answer, headers=accept)
            assert sent.status_code == httpx.codes.OK
            assert list(events) == []
    assert "on purpose" in caplog.text
    with other.following() as events:
        assert next(updates(events)).name == "update"
