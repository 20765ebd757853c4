"""Secrets: not a byte that is sent to a viewer depends on what the viewer may not know.

Every check compares the true world with one in which all that the viewer cannot know was made up
anew. What the viewer receives must be the same to the byte.
"""

from __future__ import annotations

import asyncio
import copy
import html
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import pytest

from ludoteca.commands import load_game_file
from ludoteca.core.game import Game, find_game, game_ids
from ludoteca.core.match import Match
from ludoteca.core.record import Record, verify
from ludoteca.games.mars_needs_mechanics.rules import MarsNeedsMechanics
from ludoteca.server.database import Entry, now
from ludoteca.server.pages.live import news
from ludoteca.server.rehearsal import give, rehearse
from ludoteca.server.render import Renderer, make_environment
from ludoteca.server.since import summary
from ludoteca.server.tables import CONSENT, UNDO, LiveTable
from ludoteca.server.words import PageSpeaker
from tests.web.house import (
    CLUMSY,
    MARS,
    TRE_CARTE,
    House,
    Person,
    asked,
    awaits_somebody,
    wait_until,
)

Viewer = int | None


def other_world(match: Match, viewer: Viewer, rng: Random) -> Match:
    """The match with all that the viewer cannot know made up anew."""
    guess = match.guess(viewer, rng, log=True)
    guess._position.guess = (
        None  # a whole world: in it, too, one may ask whether an undo is possible
    )
    return guess


def without_a_past(match: Match) -> Match:
    """The same world without the moments before now: a world that was made up has none either."""
    same = match.fork(log=True)
    assert same.table._story is not None
    same.table._story.forget()
    return same


def in_world(live: LiveTable, match: Match) -> LiveTable:
    other = copy.copy(live)
    other.match = match
    return other


# --- every region, at every moment --------------------------------------------------------


def a_table(game: Game[Any], players: int, rng: Random) -> LiveTable:
    return rehearse(game, ["Anna", "Bruno", "Carla", "Dario"][:players], rng)


def one_step(live: LiveTable, rng: Random) -> tuple[int, str]:
    """Somebody answers at random."""
    match = live.playing
    seat = rng.choice(sorted(match.asks))
    action = rng.choice(match.asks[seat].options)
    give(live, seat, action)
    return seat, str(action)


def take_back(live: LiveTable, seat: int) -> None:
    kind = UNDO if live.playing.undoable(seat) else CONSENT
    live.apply(Entry("table", live.sequence, kind, seat, -1, "", now()))


def sent(
    renderer: Renderer, live: LiveTable, viewer: Viewer, lang: str, heard: int
) -> dict[str, Any]:
    """All that an update sends, and the very messages: every moment since the viewer had heard so
    much, and how things stand."""

    async def messages() -> list[Any]:
        return [it async for it in news(renderer, live, viewer, lang, f"{heard}.")]

    regions = renderer.regions(live, viewer, lang)
    since = live.playing.moments(viewer, after=heard)
    return {
        **{name: it.html for name, it in regions.items()},
        "news": asyncio.run(messages()),
        "since": summary(PageSpeaker(live.game, lang, live.names, viewer), since),
    }


FOLLOWED = 6  # answers through which a made-up world is compared with the true one
SMALL = ("tre-carte", "clumsy")
AT_TABLES = [(game, 3) for game in game_ids()] + [
    (game, players) for game in SMALL for players in (2, 3, 4)
]


@pytest.mark.parametrize(("game", "players"), AT_TABLES)
def test_no_region_and_no_update_tells_more_than_its_viewer_may_know(
    game: str, players: int
) -> None:
    for file in (TRE_CARTE, CLUMSY):
        load_game_file(file)
    rng = Random(f"{game} {players}")
    live = a_table(find_game(game), players, rng)
    here, there = Renderer(make_environment()), Renderer(make_environment())
    worlds: list[tuple[Viewer, Match, int, int]] = []
    compared = moments = made_up = 0
    often = 0.6 if game in SMALL else 0.02
    while live.playing.asks:
        match = live.playing
        if rng.random() < often or not match.moves:
            made_up = len(match.moves)
            for viewer in (None, *range(players)):
                heard = match.moments(viewer)[-1].number
                worlds.append((viewer, other_world(match, viewer, rng), match.revealed, heard))
        for viewer, world, _, heard in worlds:
            lang = rng.choice(["it", "en"])
            true = sent(here, live, viewer, lang, heard)
            assert sent(there, in_world(live, world), viewer, lang, heard) == true, (
                f"{game}, move {len(match.moves)}: {viewer} is sent what it may not know"
            )
            compared += 1
            moments += len(true["news"]) - 1
        seat, text = one_step(live, rng)
        going_on = []
        for viewer, world, revealed, heard in worlds[-players - 1 :]:
            ask = world.asks.get(seat)
            if ask is not None and text in map(str, ask.options):
                world.play(seat, text)
                followed = len(live.playing.moves) - made_up
                if live.playing.revealed == revealed and followed <= FOLLOWED:
                    going_on.append((viewer, world, revealed, heard))
        worlds = going_on
        if live.playing.asks and rng.random() < 0.05:
            take_back(live, live.given[-1].seat)
            worlds = []
    assert compared > 3 * players
    assert moments > players or game != MARS  # elsewhere every moment comes after a reveal


# --- every byte over HTTP -----------------------------------------------------------------


@contextmanager
def pretending(house: House, live: LiveTable, match: Match) -> Iterator[None]:
    """The server takes another world for the true one."""
    true = live.match

    async def put(match: Match | None) -> None:
        live.match = match

    house.do(put(match))
    try:
        yield
    finally:
        house.do(put(true))


def raw(response: httpx.Response) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    headers = [(name, value) for name, value in response.headers.raw if name.lower() != b"date"]
    return response.status_code, headers, response.read()


def everything_sent(person: Person, path: str, tries: list[str]) -> list[Any]:
    """All that somebody receives who looks at everything there is and tries this and that."""
    client = person.client
    parts = ("", "/replay", "/replay?seat=0&move=3", "/replay?seat=1", "/verify", "/record")
    found: list[Any] = [raw(client.get(path + part, follow_redirects=False)) for part in parts]
    found.append(raw(client.get("/")))
    with client.stream("GET", f"{path}/live") as live:
        found.append(list(live.headers.raw)[1:])
        lines = live.iter_lines()
        found.append([next(lines) for _ in range(5)])
    for value in tries:
        form = {"_csrf_token": person.token, "answer": value}
        found.append(raw(client.post(f"{path}/answer", data=form, follow_redirects=False)))
        quiet = {"accept": "application/json"}
        found.append(raw(client.post(f"{path}/answer", data=form, headers=quiet)))
    return found


def tries_for(live: LiveTable, seat: Viewer, rng: Random) -> list[str]:
    """Things to try that are not possible: the refusals must not tell anything either."""
    if seat is None:
        return ["0 pass"]
    ask = live.playing.asks.get(seat)
    legal = set(map(str, ask.options)) if ask else set()
    texts = [str(action) for action in live.game.actions if str(action) not in legal]
    number = ask.id if ask else live.deeds[seat]
    return [f"{number} {text}" for text in rng.sample(texts, 4)] + ["99 pass", "x"]


def test_no_byte_of_http_tells_more_than_its_reader_may_know(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # what the server answers by itself is taken back by playing the match anew, which nobody can do
    # with a past that was made up
    monkeypatch.setattr(MarsNeedsMechanics, "goes_without_saying", lambda *_: False)
    rng = Random(3)
    people = house.table_of(MARS, 2, "random")
    spectator, stranger = house.person(), house.person("it")
    watch, join = people[0].watch_path, f"/join/{house.live(people[0]).row.join}"
    spectator.get(watch)
    live = house.live(people[0])
    seats = {person: live.seat_of(guest_of(house, person)) for person in people}
    for _ in range(4):
        wait_until(lambda: awaits_somebody(live))
        for person, path in [(it, it.path) for it in people] + [(spectator, watch)]:
            seat = seats.get(person)
            person.get(path)
            tries = tries_for(live, seat, rng)
            with pretending(house, live, without_a_past(live.playing)):
                true = everything_sent(person, path, tries)
            world = other_world(live.playing, seat, rng)
            with pretending(house, live, world):
                assert everything_sent(person, path, tries) == true
        true = [raw(stranger.get(path)) for path in (join, people[0].path)]
        with pretending(house, live, other_world(live.playing, None, rng)):
            assert [raw(stranger.get(path)) for path in (join, people[0].path)] == true
        for _ in range(11):
            house.do(let_somebody_answer(house, live, rng))


async def let_somebody_answer(house: House, live: LiveTable, rng: Random) -> None:
    while not awaits_somebody(live):
        await asyncio.sleep(0.002)
    seat = next(seat for seat in live.playing.asks if seat in live.people)
    ask = live.playing.asks[seat]
    await house.hall.answer(live, seat, ask.id, str(rng.choice(ask.options)))


def guest_of(house: House, person: Person) -> str:
    """The guest behind a person's cookie."""
    cookies = house.app.state.cookies
    [value] = [cookie.value for cookie in person.client.cookies.jar]
    session = cookies.load_data([(value or "").strip('"').encode()])
    return str(session["guest"])


def test_the_worlds_compared_do_differ(house: House) -> None:
    """Otherwise the comparison above would prove nothing."""
    people = house.table_of(MARS, 2)
    live = house.live(people[0])
    mine = live.seat_of(guest_of(house, people[0]))
    assert mine is not None
    rng = Random(1)
    true = everything_sent(people[0], people[0].path, [])
    differ = 0
    for _ in range(10):  # of made up hands some may happen to be the true one
        with pretending(house, live, other_world(live.playing, 1 - mine, rng)):
            differ += everything_sent(people[0], people[0].path, []) != true
    assert differ > 5


def test_an_accepted_answer_says_nothing_but_that(house: House) -> None:
    people = house.table_of(MARS, 2)
    for _ in range(6):
        for person in people:
            person.look()
        mover = asked(people)
        form = {"_csrf_token": mover.token, "answer": mover.answers[-1]}
        response = mover.client.post(f"{mover.path}/answer", data=form, follow_redirects=False)
        assert (response.status_code, response.headers["location"]) == (303, mover.path)
        assert response.content == b""
        again = mover.quietly(f"{mover.path}/answer", form)
        assert again.content == b'{"message":""}'


# --- before and after the end -------------------------------------------------------------


def play_out(house: House, people: list[Person]) -> None:
    live = house.live(people[0])
    rng = Random(7)
    while not live.over:
        for person in people:
            person.look()
            if person.answers:
                person.quietly(f"{person.path}/answer", {"answer": rng.choice(person.answers)})


@pytest.mark.parametrize("game", ["tre-carte", "clumsy"])
def test_record_proof_and_replay_are_for_nobody_before_the_end_and_for_all_after(
    house: House, game: str
) -> None:
    people = house.table_of(game, 2, "random")
    spectator = house.person()
    watch = people[0].watch_path
    spectator.get(watch)
    readers = [(person, person.path) for person in people] + [(spectator, watch)]
    parts = ("/record", "/verify", "/replay", "/replay?seat=0", "/replay?move=0&seat=1")
    for person, path in readers:
        for part in parts:
            assert person.client.get(path + part).status_code == 404, part
    play_out(house, people)
    live = house.live(people[0])
    seed = live.row.seed.hex()
    for person, path in readers:
        record = Record.from_json(person.client.get(f"{path}/record").content)
        assert verify(record) == []
        assert record.seed == seed
        assert record.names == live.names
        assert seed in person.client.get(f"{path}/verify").text
        for part in parts:
            assert person.client.get(path + part).status_code == 200, part
    said = people[0].client.get(f"{people[0].path}/record").headers
    assert said["content-disposition"].startswith(f'attachment; filename="{game}-')


def test_a_replay_shows_each_seat_what_it_saw_then(house: House) -> None:
    numbers = ["", ""]
    while numbers[0] == numbers[1] or min(map(len, numbers)) < 3:  # no page counts that far
        people = house.table_of("clumsy", 2)
        live = house.live(people[0])
        numbers = [str(it) for it in live.playing.table.numbers]  # type: ignore[attr-defined]
    play_out(house, people)
    person = people[0]

    def tells(page: str, number: str) -> bool:
        text = re.sub(r"<[^>]*>", " ", html.unescape(page))
        return re.search(rf"\b{number}\b", text) is not None

    last = len(live.playing.moves)
    for seat in (0, 1):
        for move in (0, 1, last, last + 50):
            page = person.get(f"{person.path}/replay?move={move}&seat={seat}").text
            assert tells(page, numbers[seat])
            assert not tells(page, numbers[1 - seat])
            assert 'name="answer"' not in page
    page = person.get(f"{person.path}/replay?seat=-1").text
    assert not any(tells(page, number) for number in numbers)


def test_the_description_of_the_server_names_no_table(house: House) -> None:
    people = house.table_of(MARS, 2)
    described = json.dumps(people[0].client.get("/api/openapi.json").json())
    row = house.live(people[0]).row
    for secret in (row.id, row.join, row.watch, row.seed.hex()):
        assert secret not in described
