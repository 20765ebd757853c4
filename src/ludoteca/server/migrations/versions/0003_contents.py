"""The content files that tables were begun with."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "contents",
        sql.Column("game", sql.String(64), primary_key=True),
        sql.Column("hash", sql.String(64), primary_key=True),
        sql.Column("files", sql.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("contents")
