"""What is kept on disk: tables, seats, and every answer as it came.

A table's state is never stored: it follows from its seed and its entries. An entry is written and
flushed before the answer is acknowledged; the key (table, sequence) lets two answers that arrive
at the same moment be ordered by the database, whoever writes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from alembic import command
from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(24), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("ruleset", sql.String(16), nullable=False),
    sql.Column("content", sql.String(64), nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("seed", sql.LargeBinary(32), nullable=False),
    sql.Column("join", sql.String(24), nullable=False, unique=True),
    sql.Column("watch", sql.String(24), nullable=False, unique=True),
    sql.Column("host", sql.String(32), nullable=False),
    sql.Column("started", sql.Boolean, nullable=False),
    sql.Column("again", sql.String(24), nullable=True),
    sql.Column("created_at", sql.DateTime, nullable=False),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("bot", sql.String(40), nullable=False),  # "" for a person
    sql.Column("guest", sql.String(32), nullable=False),  # "" while nobody sits there
    sql.Column("nonce", sql.String(64), nullable=False),
)

entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("sequence", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),  # answer, undo, consent, note
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("ask_id", sql.Integer, nullable=False),
    sql.Column("text", sql.String(200), nullable=False),
    sql.Column("at", sql.DateTime, nullable=False),
)


class TableRow(msgspec.Struct):
    id: str
    game: str
    ruleset: str
    content: str
    options: dict[str, Any]
    seed: bytes
    join: str
    watch: str
    host: str
    started: bool
    again: str | None
    created_at: datetime


class SeatRow(msgspec.Struct):
    table_id: str
    number: int
    name: str
    bot: str
    guest: str
    nonce: str

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.guest)


class Entry(msgspec.Struct):
    table_id: str
    sequence: int
    kind: str
    seat: int
    ask_id: int
    text: str
    at: datetime


def now() -> datetime:
    return datetime.now(UTC).replace(tzinfo=None)


class Store:
    """All that the server asks its database."""

    def __init__(self, url: str) -> None:
        self._engine = sql.create_engine(url)
        if self._engine.dialect.name == "sqlite":
            sql.event.listen(self._engine, "connect", _careful)
        migrate(url)

    def close(self) -> None:
        self._engine.dispose()

    def add_table(self, row: TableRow, sitting: Sequence[SeatRow]) -> None:
        with self._engine.begin() as db:
            db.execute(sql.insert(tables), msgspec.structs.asdict(row))
            db.execute(sql.insert(seats), [msgspec.structs.asdict(seat) for seat in sitting])

    def table(self, id: str) -> TableRow | None:
        return self._one(sql.select(tables).where(tables.c.id == id))

    def by_join(self, token: str) -> TableRow | None:
        return self._one(sql.select(tables).where(tables.c.join == token))

    def by_watch(self, token: str) -> TableRow | None:
        return self._one(sql.select(tables).where(tables.c.watch == token))

    def _one(self, query: sql.Select[Any]) -> TableRow | None:
        with self._engine.connect() as db:
            row = db.execute(query).mappings().one_or_none()
        return TableRow(**row) if row else None

    def seats(self, table: str) -> list[SeatRow]:
        query = sql.select(seats).where(seats.c.table_id == table).order_by(seats.c.number)
        with self._engine.connect() as db:
            return [SeatRow(**row) for row in db.execute(query).mappings()]

    def entries(self, table: str) -> list[Entry]:
        query = sql.select(entries).where(entries.c.table_id == table).order_by(entries.c.sequence)
        with self._engine.connect() as db:
            return [Entry(**row) for row in db.execute(query).mappings()]

    def tables_of(self, guest: str, most: int = 20) -> list[TableRow]:
        """The tables a guest sits at, newest first."""
        query = (
            sql.select(tables)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest == guest)
            .distinct()
            .order_by(tables.c.created_at.desc())
            .limit(most)
        )
        with self._engine.connect() as db:
            return [TableRow(**row) for row in db.execute(query).mappings()]

    def unfinished(self, most: int = 1000) -> list[str]:
        """Tables that had been started, newest first."""
        query = (
            sql.select(tables.c.id)
            .where(tables.c.started)
            .order_by(tables.c.created_at.desc())
            .limit(most)
        )
        with self._engine.connect() as db:
            return [row.id for row in db.execute(query)]

    def add_entry(self, entry: Entry) -> bool:
        """Write an entry; False where another entry has taken its place in the sequence."""
        try:
            with self._engine.begin() as db:
                db.execute(sql.insert(entries), msgspec.structs.asdict(entry))
        except sql.exc.IntegrityError:
            return False
        return True

    def sit(self, seat: SeatRow) -> bool:
        """Take a free seat; False where somebody was quicker."""
        with self._engine.begin() as db:
            taken = db.execute(
                sql.update(seats)
                .where(
                    seats.c.table_id == seat.table_id,
                    seats.c.number == seat.number,
                    seats.c.guest == "",
                    seats.c.bot == "",
                )
                .values(guest=seat.guest, name=seat.name, nonce=seat.nonce)
            )
        return taken.rowcount == 1

    def start(self, table: str) -> None:
        with self._engine.begin() as db:
            db.execute(sql.update(tables).where(tables.c.id == table).values(started=True))

    def play_again(self, table: str, next_table: str) -> str:
        """Name the table that follows this one; gives the one that was named first."""
        with self._engine.begin() as db:
            db.execute(
                sql.update(tables)
                .where(tables.c.id == table, tables.c.again.is_(None))
                .values(again=next_table)
            )
            return str(
                db.execute(sql.select(tables.c.again).where(tables.c.id == table)).scalar_one()
            )


def _careful(connection: Any, record: Any) -> None:
    """SQLite set to keep its word: what is committed is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def migrate(url: str) -> None:
    """Bring the database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    command.upgrade(config, "head")
