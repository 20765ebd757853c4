"""How Alembic reaches the database."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import context

from ludoteca.server.database import metadata

engine = sql.create_engine(context.config.get_main_option("sqlalchemy.url") or "")
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
