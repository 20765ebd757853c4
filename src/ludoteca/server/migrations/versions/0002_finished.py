"""Which tables are finished, so that a new start looks only at those that go on."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "tables",
        sql.Column("finished", sql.Boolean, nullable=False, server_default=sql.false()),
    )


def downgrade() -> None:
    op.drop_column("tables", "finished")
