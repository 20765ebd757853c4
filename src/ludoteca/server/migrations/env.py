"""How Alembic reaches the database."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from alembic import context

from ludoteca.server.database import metadata


def by_hand(connection: Any, record: Any) -> None:
    connection.isolation_level = None


def begin(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


engine = sql.create_engine(context.config.attributes["url"], hide_parameters=True)
is_sqlite = engine.dialect.name == "sqlite"
if is_sqlite:
    # Python would commit before each CREATE TABLE: begun by hand, a migration that is cut short
    # leaves the database as it was
    sql.event.listen(engine, "connect", by_hand)
    sql.event.listen(engine, "begin", begin)
with engine.connect() as connection:
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
