"""What is kept on disk: tables, seats, and every answer as it came.

A table's state is never stored: it follows from its seed and its entries. An entry is written and
flushed before the answer is acknowledged; the key (table, sequence) lets two answers that arrive
at the same moment be ordered by the database, whoever writes them.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
import sqlalchemy as sql

from ludoteca.server.folder import private_file

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 60_000  # milliseconds that a write waits for the one before it, on the slowest machine

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
    sql.Column("finished", sql.Boolean, nullable=False, server_default=sql.false()),
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
    sql.Index("seats_of_a_guest", "guest"),
)

#: the content files that tables were begun with: an owner may correct them meanwhile
contents = sql.Table(
    "contents",
    metadata,
    sql.Column("game", sql.String(64), primary_key=True),
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("files", sql.JSON, nullable=False),  # name -> text
)

entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("sequence", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),  # see tables.py
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("ask_id", sql.Integer, nullable=False),
    sql.Column("text", sql.String(200), nullable=False),
    sql.Column("at", sql.DateTime, nullable=False),
)


#: what came of the first entries of a table, see standing.py: never more than a short cut
standings = sql.Table(
    "standings",
    metadata,
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("kept", sql.LargeBinary, nullable=False),
)


#: the analysis of a finished game that somebody who sat there has asked for
analyses = sql.Table(
    "analyses",
    metadata,
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("places", sql.LargeBinary, nullable=True),  # see advice.py; none: not chosen yet
    sql.Column("done", sql.Boolean, nullable=False),
)

#: what was found out so far, position by position: for a seat, or for all (-1)
findings = sql.Table(
    "findings",
    metadata,
    sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("move", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("found", sql.LargeBinary, nullable=False),
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
    finished: bool = False


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


class AnalysisRow(msgspec.Struct):
    table_id: str
    seat: int
    places: bytes | None = None
    done: bool = False


class UnknownSchema(Exception):
    """The database was written by a version of Ludoteca that this one does not know, most likely a
    newer one."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision
        self.newer = revision.isdecimal() and revision > newest_revision()


def now() -> datetime:
    return datetime.now(UTC).replace(tzinfo=None)


class Store:
    """All that the server asks its database. Every method blocks: call it from a thread."""

    def __init__(self, url: str) -> None:
        # what is written, sealed answers among it, is in no error and so in no log
        self._engine = sql.create_engine(url, hide_parameters=True)
        if self._engine.dialect.name == "sqlite":
            if self._engine.url.database:  # what SQLite puts beside it gets the same rights
                os.close(private_file(Path(self._engine.url.database)))
            sql.event.listen(self._engine, "connect", _careful)
        migrate(self._engine)

    def close(self) -> None:
        self._engine.dispose()

    # --- tables and seats -----------------------------------------------------------------

    def add_table(
        self,
        row: TableRow,
        sitting: Sequence[SeatRow],
        after: str | None = None,
        files: Mapping[str, str] = MappingProxyType({}),
        first: Sequence[Entry] = (),
    ) -> str:
        """Write a new table with the content files and first entries it is begun with. Gives its
        id; or, where it was to follow a table that somebody else has named a following one of
        meanwhile, writes nothing and gives that one's id."""
        if files:
            self._keep_content(row, files)
        with self._engine.begin() as db:
            if after is not None:
                followed = db.execute(
                    sql.update(tables)
                    .where(tables.c.id == after, tables.c.again.is_(None))
                    .values(again=row.id)
                )
                if followed.rowcount == 0:
                    query = sql.select(tables.c.again).where(tables.c.id == after)
                    return str(db.execute(query).scalar_one())
            db.execute(sql.insert(tables), msgspec.structs.asdict(row))
            db.execute(sql.insert(seats), [msgspec.structs.asdict(seat) for seat in sitting])
            if first:
                db.execute(sql.insert(entries), [msgspec.structs.asdict(it) for it in first])
        return row.id

    def _keep_content(self, row: TableRow, files: Mapping[str, str]) -> None:
        """Where somebody else writes the same files at the same moment, they are there as well."""
        content = {"game": row.game, "hash": row.content, "files": dict(files)}
        if self.content(row.game, row.content) is None:
            with suppress(sql.exc.IntegrityError), self._engine.begin() as db:
                db.execute(sql.insert(contents), content)

    def content(self, game: str, hash: str) -> dict[str, str] | None:
        """The content files of that hash, where a table was begun with them."""
        query = sql.select(contents.c.files).where(contents.c.game == game, contents.c.hash == hash)
        with self._engine.connect() as db:
            found: dict[str, str] | None = db.execute(query).scalar()
        return found

    def table(self, id: str) -> TableRow | None:
        return self._one(sql.select(tables).where(tables.c.id == id))

    def has_tables(self) -> bool:
        with self._engine.connect() as db:
            return db.execute(sql.select(tables.c.id).limit(1)).scalar() is not None

    def by_join(self, token: str) -> str | None:
        return self._id(tables.c.join == token)

    def by_watch(self, token: str) -> str | None:
        return self._id(tables.c.watch == token)

    def _one(self, query: sql.Select[Any]) -> TableRow | None:
        with self._engine.connect() as db:
            row = db.execute(query).mappings().one_or_none()
        return TableRow(**row) if row else None

    def _id(self, condition: sql.ColumnElement[bool]) -> str | None:
        with self._engine.connect() as db:
            found: str | None = db.execute(sql.select(tables.c.id).where(condition)).scalar()
        return found

    def seats(self, table: str) -> list[SeatRow]:
        query = sql.select(seats).where(seats.c.table_id == table).order_by(seats.c.number)
        with self._engine.connect() as db:
            return [SeatRow(**row) for row in db.execute(query).mappings()]

    def tables_of(self, guest: str, most: int = 20) -> list[str]:
        """The tables a guest sits at, newest first."""
        query = (
            sql.select(tables.c.id)
            .where(
                tables.c.id.in_(sql.select(seats.c.table_id).where(seats.c.guest == guest)),
            )
            .order_by(tables.c.created_at.desc(), tables.c.id)
            .limit(most)
        )
        with self._engine.connect() as db:
            return list(db.execute(query).scalars())

    def with_bots(self, most: int = 200) -> list[str]:
        """Tables with bots where the game goes on, newest first."""
        query = (
            sql.select(tables.c.id)
            .where(
                tables.c.started,
                sql.not_(tables.c.finished),
                tables.c.id.in_(sql.select(seats.c.table_id).where(seats.c.bot != "")),
            )
            .order_by(tables.c.created_at.desc(), tables.c.id)
            .limit(most)
        )
        with self._engine.connect() as db:
            return list(db.execute(query).scalars())

    def sit(self, seat: SeatRow) -> bool:
        """Take a free seat; False where somebody was quicker. The last one to sit starts the
        game: both are on the disk, or neither."""
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
            free = sql.select(seats.c.number).where(
                seats.c.table_id == seat.table_id, seats.c.guest == "", seats.c.bot == ""
            )
            db.execute(
                sql.update(tables)
                .where(tables.c.id == seat.table_id, sql.not_(sql.exists(free)))
                .values(started=True)
            )
        return taken.rowcount == 1

    def finish(self, table: str) -> None:
        """Note that a game is over, so that a new start need not look at it. Only a note: what
        happened is in the entries."""
        with self._engine.begin() as db:
            db.execute(sql.update(tables).where(tables.c.id == table).values(finished=True))

    # --- entries --------------------------------------------------------------------------

    def add_entry(self, entry: Entry) -> bool:
        """Write an entry; False where another entry has taken its place in the sequence."""
        try:
            with self._engine.begin() as db:
                db.execute(sql.insert(entries), msgspec.structs.asdict(entry))
        except sql.exc.IntegrityError:
            return False
        return True

    def remove_entry(self, entry: Entry) -> None:
        """Take out an entry that could not happen and that nobody was told of."""
        place = (entries.c.table_id == entry.table_id, entries.c.sequence == entry.sequence)
        with self._engine.begin() as db:
            db.execute(sql.delete(entries).where(*place))

    def keep_standing(self, table: str, kept: bytes) -> None:
        with self._engine.begin() as db:
            db.execute(sql.delete(standings).where(standings.c.table_id == table))
            db.execute(sql.insert(standings), {"table_id": table, "kept": kept})

    def standing(self, table: str) -> bytes | None:
        query = sql.select(standings.c.kept).where(standings.c.table_id == table)
        with self._engine.connect() as db:
            found: bytes | None = db.execute(query).scalar()
        return found

    def entries(self, table: str, first: int = 0) -> list[Entry]:
        """The entries of a table in order, from the one of that number on."""
        query = (
            sql.select(entries)
            .where(entries.c.table_id == table, entries.c.sequence >= first)
            .order_by(entries.c.sequence)
        )
        with self._engine.connect() as db:
            return [Entry(**row) for row in db.execute(query).mappings()]

    # --- analyses -------------------------------------------------------------------------

    def want_analysis(self, table: str, seat: int) -> None:
        """Note that somebody would like one; once is enough."""
        wanted = AnalysisRow(table, seat)
        with suppress(sql.exc.IntegrityError), self._engine.begin() as db:
            db.execute(sql.insert(analyses), msgspec.structs.asdict(wanted))

    def keep_analysis(self, row: AnalysisRow) -> None:
        place = (analyses.c.table_id == row.table_id, analyses.c.seat == row.seat)
        with self._engine.begin() as db:
            db.execute(sql.update(analyses).where(*place).values(places=row.places, done=row.done))

    def analysis(self, table: str, seat: int) -> AnalysisRow | None:
        query = sql.select(analyses).where(analyses.c.table_id == table, analyses.c.seat == seat)
        with self._engine.connect() as db:
            row = db.execute(query).mappings().one_or_none()
        return AnalysisRow(**row) if row else None

    def unfinished_analyses(self) -> list[tuple[str, int]]:
        """Those that were wanted and are not done: the table and the seat of each."""
        query = sql.select(analyses.c.table_id, analyses.c.seat).where(sql.not_(analyses.c.done))
        with self._engine.connect() as db:
            return [(row.table_id, row.seat) for row in db.execute(query)]

    def keep_finding(self, table: str, move: int, seat: int, found: bytes) -> None:
        """What was found out once stays as it is."""
        row = {"table_id": table, "move": move, "seat": seat, "found": found}
        with suppress(sql.exc.IntegrityError), self._engine.begin() as db:
            db.execute(sql.insert(findings), row)

    def findings(self, table: str) -> dict[tuple[int, int], bytes]:
        """By position and seat."""
        query = sql.select(findings).where(findings.c.table_id == table)
        with self._engine.connect() as db:
            return {(row.move, row.seat): row.found for row in db.execute(query)}


def _careful(connection: Any, record: Any) -> None:
    """SQLite set to keep its word: what is committed is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE}")
    cursor.close()


# --- the schema ---------------------------------------------------------------------------


def revisions() -> list[str]:
    """The revisions there have been so far."""
    return sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def newest_revision() -> str:
    """The revision this version of Ludoteca works with."""
    return revisions()[-1]


def revision(engine: sql.Engine) -> str | None:
    """The revision a database has; None for an empty one."""
    with engine.connect() as db:
        if not sql.inspect(db).has_table("alembic_version"):
            return None
        found = db.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def migrate(engine: sql.Engine) -> None:
    """Bring the database to the newest schema, all steps or none."""
    there, wanted = revision(engine), newest_revision()
    if there == wanted:
        return  # Alembic, which takes a while to load, is not needed
    if there is not None and there not in revisions():
        raise UnknownSchema(there)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["url"] = engine.url
    command.upgrade(config, "head")
