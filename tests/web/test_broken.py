"""One broken thing breaks only itself: a game, a table, the rules in the middle of an answer."""

from __future__ import annotations

import html
import logging
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest
import sqlalchemy as sql

from ludoteca.core import game as registry
from ludoteca.core.ask import Script
from ludoteca.core.errors import BrokenGame
from ludoteca.core.game import find_game
from ludoteca.server.database import Entry, now, tables
from ludoteca.server.hall import RULES_FAILED, Sitting
from ludoteca.server.settings import Settings
from ludoteca.server.tables import ANSWER, RulesFailed
from ludoteca.server.words import page_texts
from tests.web.house import House, Person
from tests.web.test_tables import PEOPLE, Place, in_a_place, open_table, pages

LANGUAGES = ("it", "en")


def said(key: str, lang: str = "en") -> str:
    return page_texts(lang).say(key)


def shown(person: Person) -> str:
    return html.unescape(person.page)


# --- a game -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_cannot_be_used_is_shown_as_that_and_takes_the_home_page_from_nobody(
    house: House, lang: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    person = house.person(lang)
    points = [EntryPoint("broken", "no_such_package:GAME", "ludoteca.games")]
    monkeypatch.setattr(registry, "_broken", {})
    monkeypatch.setattr(
        registry, "entry_points", lambda **wanted: EntryPoints(points).select(**wanted)
    )
    monkeypatch.setattr(type(find_game("tre-carte")), "texts", {"it": "", "en": ""})
    monkeypatch.setattr(type(find_game("tre-carte")), "options", None)
    with caplog.at_level(logging.WARNING):
        assert person.get("/").status_code == 200
    problem = BrokenGame("broken", "ModuleNotFoundError: No module named 'no_such_package'")
    assert problem.say(lang) in shown(person)
    assert str(problem) in caplog.text
    assert 'href="/new/clumsy"' in person.page
    for path in ("/new/broken", "/rules/broken", "/rooms/broken/page.css"):
        assert person.get(path).status_code == 404


# --- a table ------------------------------------------------------------------------------


def lose_game(house: House, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry._registered, "clumsy")


def lose_entry(house: House, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    house.hall._store.add_entry(Entry(id, 7, ANSWER, 0, 0, "confirm", now()))


def break_row(house: House, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with house.hall._store._engine.begin() as db:
        change = sql.text("UPDATE tables SET options = '{' WHERE id = :id")
        db.execute(change, {"id": id})


def break_options(house: House, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with house.hall._store._engine.begin() as db:
        db.execute(sql.update(tables).where(tables.c.id == id).values(options={"colour": "red"}))


def break_rules(house: House, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any) -> Any:
        raise KeyError("card")

    monkeypatch.setattr(type(find_game("clumsy")), "setup", broken)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lose_game, "web-closed-game"),
        (lose_entry, "web-closed-broken"),
        (break_row, "web-closed-broken"),
        (break_options, "web-closed-broken"),
        (break_rules, "web-closed-broken"),
    ],
)
def test_a_table_that_cannot_be_opened_is_shown_as_that_on_the_home_page_of_whoever_sits_there(
    house: House,
    lang: str,
    damage: Any,
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    person, stranger = house.person(lang), house.person(lang)
    person.open_table("tre-carte", "friend")
    other = person.path
    person.open_table("clumsy", "sound")
    house.hall._tables.clear()
    damage(house, person.id, monkeypatch)
    assert person.get("/").status_code == 200
    assert said(why, lang) in shown(person)
    assert f'href="/table/{person.id}"' not in person.page
    assert f'href="{other}"' in person.page
    assert person.id in caplog.text
    # its page says the same to whoever sits there, and nothing to others
    if damage is not break_row:
        assert person.look().status_code == 410
        assert said(why, lang) in shown(person)
    assert stranger.get(f"/table/{person.id}").status_code == 404
    assert person.get(other).status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_cannot_be_set_up_says_so_to_whoever_begins_it(
    house: House, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, friend = house.person(lang), house.person(lang)
    person.open_table("clumsy", "friend")
    path = person.join_path
    break_rules(house, person.id, monkeypatch)
    assert friend.join(path).status_code == 410
    assert said("web-closed-broken", lang) in shown(friend)
    for guest in (person, friend):
        assert guest.get("/").status_code == 200
        assert said("web-closed-broken", lang) in shown(guest)
    assert person.open_table("clumsy", "sound").status_code == 410
    assert said("web-closed-broken", lang) in shown(person)
    person.get("/")
    assert person.open_table("tre-carte", "random").status_code == 200


def test_a_game_that_cannot_say_what_goes_without_saying_can_be_played(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*args: Any) -> bool:
        raise KeyError("card")

    person = house.person()
    person.open_table("clumsy", "friend")
    house.person().join(person.join_path)
    person.look()
    monkeypatch.setattr(type(find_game("clumsy")), "goes_without_saying", broken)
    assert person.answer("0 point left").status_code == 200
    assert person.look().status_code == 200
    assert person.get("/").status_code == 200
    assert "KeyError" in caplog.text


# --- the rules ----------------------------------------------------------------------------


@pytest.fixture
def fragile(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pointing right breaks the rules of the clumsy game, and pointing anywhere in round 2."""
    from ludoteca.server.thinking import load_games

    load_games(settings.games)
    kind = type(find_game("clumsy"))
    play_round = kind.turn

    def turn(self: Any, table: Any) -> Script[None]:
        script = play_round(self, table)
        answer: Any = None
        while True:
            try:
                question = script.send(answer)
            except StopIteration:
                return
            answer = yield question
            if str(answer) == "point right" or (table.round == 2 and "point" in str(answer)):
                raise ZeroDivisionError("in the rules")

    monkeypatch.setattr(kind, "turn", turn)
    # the file is loaded once more by whoever opens a house on it
    monkeypatch.setattr("ludoteca.server.app.load_games", lambda files: None)
    monkeypatch.setattr("tests.web.test_tables.load_games", lambda files: None)


@pytest.mark.usefixtures("fragile")
def test_an_answer_that_breaks_the_rules_is_not_written_and_the_table_stands_as_before(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy", *PEOPLE[:2])
        before = live.playing.view(0)
        for _ in range(5):
            with pytest.raises(RulesFailed):
                await place.hall.answer(live, 0, 0, "point right")
        assert live.playing.moves == []
        assert live.playing.view(0) == before
        assert "ZeroDivisionError: in the rules" in caplog.text
        assert caplog.text.count("Traceback") == 1  # the same answer is not even tried again
        # everybody reads it, once, and not whose answer it was
        [note] = live.notes
        assert note.key == RULES_FAILED
        for (_, lang), regions in pages(live).items():
            assert said("web-note-rules-failed", lang) in html.unescape(regions["chronicle"])
        assert [entry.kind for entry in place.store.entries(live.id)] == ["note"]
        # what is possible is possible, and all of it comes back from the disk
        assert await place.hall.table(live.id) is live
        await place.hall.answer(live, 0, 0, "point left")
        again = place.hall._read(live.id)
        assert again is not None
        assert pages(again) == pages(live)

    in_a_place(settings, test)


@pytest.mark.usefixtures("fragile")
def test_an_answer_written_a_moment_before_the_server_died_of_it_does_not_close_the_table(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy", *PEOPLE[:2])
        place.store.add_entry(Entry(live.id, 0, ANSWER, 0, 0, "point right", now()))
        place.hall._tables.clear()
        again = await place.hall.table(live.id)
        assert again is not None
        assert place.store.entries(live.id) == []
        await place.hall.answer(again, 0, 0, "point left")
        assert len(again.playing.moves) == 1

    in_a_place(settings, test)


@pytest.mark.usefixtures("fragile")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_answers_reads_that_the_rules_broke_and_other_tables_go_on(
    house: House, lang: str
) -> None:
    person, other = house.person(lang), house.person(lang)
    person.open_table("clumsy", "sound")
    other.open_table("clumsy", "sound")
    assert person.answer("0 point right").status_code == 409
    assert said("web-refused-rules", lang) in shown(person)
    assert person.look().status_code == 200
    quiet = person.quietly(f"{person.path}/answer", {"answer": "0 point right"})
    assert quiet.json() == {"message": said("web-refused-rules", lang)}
    assert other.answer("0 point left").status_code == 200
    assert person.answer("0 point left").status_code == 200


@pytest.mark.usefixtures("fragile")
def test_bots_try_something_else_and_where_nothing_can_be_done_they_rest(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        bots = [Sitting("Ada", bot="random"), Sitting("Hedy", bot="random")]
        live = await open_table(place, "clumsy", *bots)
        assert live.task is not None
        await live.task
        # the first round is played whatever they would have chosen; the second cannot be
        assert live.playing.view(0).round == 2
        assert len(live.playing.moves) == 4
        assert live.stuck(0)
        told = len(caplog.records)
        for _ in range(20):
            await place.hall.table(live.id)
            assert live.task.done()
        assert len(caplog.records) == told
        # and their table can still be looked at
        assert pages(live)

    in_a_place(settings, test)


@pytest.mark.usefixtures("fragile")
def test_a_question_that_the_server_would_answer_itself_is_left_where_that_breaks_the_rules(
    settings: Settings,
) -> None:
    async def test(place: Place) -> None:
        live = await open_table(place, "clumsy", PEOPLE[0], Sitting("Ada", bot="sound"))
        await place.hall.answer(live, 0, 0, "point left")
        await place.hall.answer(live, 0, 1, "confirm")
        while not live.failed:
            assert live.task is not None
            await live.task
        assert live.forced() is None
        assert live.playing.view(0).round == 2
        assert [note.key for note in live.notes] == [RULES_FAILED]

    in_a_place(settings, test)
