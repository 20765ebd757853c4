"""Tables, seats and entries."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
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
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("bot", sql.String(40), nullable=False),
        sql.Column("guest", sql.String(32), nullable=False),
        sql.Column("nonce", sql.String(64), nullable=False),
    )
    op.create_index("seats_of_a_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("sequence", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("ask_id", sql.Integer, nullable=False),
        sql.Column("text", sql.String(200), nullable=False),
        sql.Column("at", sql.DateTime, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_table("seats")
    op.drop_table("tables")
