"""What is on the disk: the schema, and writes that keep their word."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory

from ludoteca.core.game import find_game
from ludoteca.server import database
from ludoteca.server.database import (
    MIGRATIONS,
    Entry,
    SeatRow,
    Store,
    TableRow,
    UnknownSchema,
    metadata,
    newest_revision,
    now,
    revision,
)
from tests.web.house import MARS


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'a b%c.sqlite'}"


def table_row(id: str, **more: Any) -> TableRow:
    game = find_game(MARS)
    row = TableRow(
        id=id,
        game=game.id,
        ruleset=game.ruleset,
        content=game.content().hash,
        options=game.read_options({}),
        seed=bytes(32),
        join=f"join {id}",
        watch=f"watch {id}",
        host="host",
        started=False,
        again=None,
        created_at=now(),
    )
    for name, value in more.items():
        setattr(row, name, value)
    return row


def seat_row(table: str, number: int, guest: str = "", bot: str = "") -> SeatRow:
    return SeatRow(table, number, guest or bot, bot, guest, f"nonce {number}")


def entry(table: str, sequence: int, text: str = "pass") -> Entry:
    return Entry(table, sequence, "answer", 0, sequence, text, now())


def config_of(url: str) -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["url"] = sql.make_url(url)
    return config


# --- the schema ---------------------------------------------------------------------------


def test_the_migrations_make_exactly_the_schema_the_server_works_with(url: str) -> None:
    Store(url).close()
    engine = sql.create_engine(url)
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    engine.dispose()


def test_the_newest_revision_is_the_one_alembic_knows_as_head() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [newest_revision()]


def test_a_database_of_the_first_day_is_brought_up_to_date_with_all_that_is_in_it(
    url: str,
) -> None:
    alembic.command.upgrade(config_of(url), "0001")
    engine = sql.create_engine(url)
    row = table_row("old")
    values = {name: getattr(row, name) for name in row.__struct_fields__ if name != "finished"}
    with engine.begin() as db:
        db.execute(sql.insert(database.tables), values)
    engine.dispose()
    store = Store(url)
    assert store.table("old") == row
    store.close()


def test_every_migration_can_be_taken_back(url: str) -> None:
    Store(url).close()
    alembic.command.downgrade(config_of(url), "base")
    engine = sql.create_engine(url)
    assert sql.inspect(engine).get_table_names() == ["alembic_version"]
    engine.dispose()
    Store(url).close()


def test_a_migration_that_is_cut_short_leaves_nothing_behind(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: Any, **kwargs: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as cut:
        cut.setattr(Operations, "add_column", fail)
        with pytest.raises(KeyboardInterrupt):
            Store(url)
    engine = sql.create_engine(url)
    assert sql.inspect(engine).get_table_names() == []
    engine.dispose()
    Store(url).close()


def test_a_database_of_a_newer_ludoteca_is_left_alone(url: str) -> None:
    Store(url).close()
    engine = sql.create_engine(url)
    with engine.begin() as db:
        db.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(UnknownSchema):
        Store(url)
    assert revision(engine) == "9999"
    engine.dispose()


def test_a_start_says_nothing_about_migrations(
    url: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.WARNING):
        Store(url).close()
        Store(url).close()
    assert caplog.records == []
    assert capfd.readouterr() == ("", "")


# --- keeping its word ---------------------------------------------------------------------


def test_what_is_committed_is_flushed_to_the_disk(url: str) -> None:
    store = Store(url)
    with store._engine.connect() as db:
        assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert db.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert db.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_tables_begun_at_once_keep_their_content_once(url: str) -> None:
    store = Store(url)
    tables = [table_row(str(number)) for number in range(24)]

    def add(row: TableRow) -> str:
        return store.add_table(row, [seat_row(row.id, 0, "ada")], files={"cards": "all of them"})

    with ThreadPoolExecutor(8) as crowd:
        assert list(crowd.map(add, tables)) == [row.id for row in tables]
    assert store.content(MARS, tables[0].content) == {"cards": "all of them"}
    store.close()


def test_of_answers_that_come_at_the_same_moment_one_takes_the_place(url: str) -> None:
    stores = [Store(url) for _ in range(4)]  # as four processes would have them
    stores[0].add_table(table_row("t"), [seat_row("t", 0, guest="a")])
    with ThreadPoolExecutor(8) as crowd:
        for sequence in range(25):
            written = list(
                crowd.map(
                    lambda number, at=sequence: stores[number % 4].add_entry(
                        entry("t", at, f"answer {number}")
                    ),
                    range(8),
                )
            )
            assert sorted(written) == [False] * 7 + [True]
            winner = written.index(True)
            assert stores[0].entries("t", sequence)[0].text == f"answer {winner}"
    assert [it.sequence for it in stores[1].entries("t")] == list(range(25))
    for store in stores:
        store.close()


def test_entries_of_different_tables_do_not_get_in_each_others_way(url: str) -> None:
    store = Store(url)
    for id in "abcd":
        store.add_table(table_row(id), [seat_row(id, 0, guest="a")])
    with ThreadPoolExecutor(8) as crowd:
        jobs = [(id, sequence) for sequence in range(10) for id in "abcd"]
        assert all(crowd.map(lambda job: store.add_entry(entry(*job)), jobs))
    assert all(len(store.entries(id)) == 10 for id in "abcd")
    store.close()


def test_an_entry_without_its_table_is_not_written(url: str) -> None:
    store = Store(url)
    assert not store.add_entry(entry("nowhere", 0))
    assert store.entries("nowhere") == []
    store.close()


def test_everything_comes_back_as_it_was_written(url: str) -> None:
    store = Store(url)
    row = table_row("t", options={"mechanisms": "chosen", "chosen": ["orrery"], "automaton": True})
    seats = [seat_row("t", 0, guest="a"), seat_row("t", 1), seat_row("t", 2, bot="greedy")]
    store.add_table(row, seats)
    written = [entry("t", number) for number in range(3)]
    for it in written:
        store.add_entry(it)
    store.close()
    store = Store(url)
    assert store.table("t") == row
    assert store.seats("t") == seats
    assert store.entries("t") == written
    assert store.entries("t", 2) == written[2:]
    assert store.by_join(row.join) == store.by_watch(row.watch) == "t"
    assert store.table("u") is None
    assert store.by_join("u") is store.by_watch("u") is None
    store.close()


# --- seats --------------------------------------------------------------------------------


def test_a_seat_is_taken_once_however_many_want_it(url: str) -> None:
    stores = [Store(url) for _ in range(2)]
    stores[0].add_table(table_row("t"), [seat_row("t", 0, guest="a"), seat_row("t", 1)])
    with ThreadPoolExecutor(8) as crowd:
        wanted = [seat_row("t", 1, guest=f"guest {number}") for number in range(8)]
        taken = list(crowd.map(lambda seat: stores[seat.guest[-1] > "3"].sit(seat), wanted))
    assert taken.count(True) == 1
    assert stores[0].seats("t")[1] == wanted[taken.index(True)]
    for store in stores:
        store.close()


def test_a_bots_seat_and_a_taken_seat_cannot_be_taken(url: str) -> None:
    store = Store(url)
    seats = [seat_row("t", 0, guest="a"), seat_row("t", 1, bot="random"), seat_row("t", 2)]
    store.add_table(table_row("t"), seats)
    assert not store.sit(seat_row("t", 0, guest="b"))
    assert not store.sit(seat_row("t", 1, guest="b"))
    assert not store.sit(seat_row("t", 9, guest="b"))
    assert store.seats("t") == seats
    store.close()


def test_the_last_to_sit_starts_the_game_in_the_same_breath(url: str) -> None:
    store = Store(url)
    store.add_table(
        table_row("t"), [seat_row("t", 0, guest="a"), seat_row("t", 1), seat_row("t", 2)]
    )
    store.sit(seat_row("t", 2, guest="c"))
    assert not started(store)
    store.sit(seat_row("t", 1, guest="b"))
    assert started(store)
    store.close()


def started(store: Store) -> bool:
    row = store.table("t")
    return row is not None and row.started


# --- lists --------------------------------------------------------------------------------


def test_a_guests_tables_are_listed_newest_first(url: str) -> None:
    store = Store(url)
    for number in range(5):
        store.add_table(
            table_row(f"t{number}"),
            [seat_row(f"t{number}", 0, guest="me"), seat_row(f"t{number}", 1, guest="you")],
        )
    store.add_table(table_row("other"), [seat_row("other", 0, guest="you")])
    assert store.tables_of("me") == ["t4", "t3", "t2", "t1", "t0"]
    assert store.tables_of("me", most=2) == ["t4", "t3"]
    assert store.tables_of("you")[0] == "other"
    assert store.tables_of("nobody") == store.tables_of("") == []
    store.close()


def test_only_games_that_go_on_with_bots_are_woken(url: str) -> None:
    store = Store(url)
    people = [seat_row("people", 0, guest="a"), seat_row("people", 1, guest="b")]
    store.add_table(table_row("people", started=True), people)
    for id, is_started in (("going on", True), ("over", True), ("gathering", False)):
        row = table_row(id, started=is_started)
        store.add_table(row, [seat_row(id, 0, guest="a"), seat_row(id, 1, bot="random")])
    store.finish("over")
    assert store.with_bots() == ["going on"]
    store.close()


def test_only_one_table_follows_another_however_many_ask(url: str) -> None:
    store = Store(url)
    store.add_table(table_row("first"), [seat_row("first", 0, guest="a")])

    def follow(number: int) -> str:
        id = f"next {number}"
        return store.add_table(table_row(id), [seat_row(id, 0, guest="a")], after="first")

    with ThreadPoolExecutor(6) as crowd:
        [following] = set(crowd.map(follow, range(6)))
    row = store.table("first")
    assert row is not None
    assert row.again == following
    assert store.tables_of("a") == [following, "first"]
    store.close()
