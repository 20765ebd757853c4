"""Analyses of finished games, and what was found out for them so far."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("places", sql.LargeBinary, nullable=True),
        sql.Column("done", sql.Boolean, nullable=False),
    )
    op.create_table(
        "findings",
        sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("move", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("found", sql.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("findings")
    op.drop_table("analyses")
