"""What stands at a table where much was taken back."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "standings",
        sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("kept", sql.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("standings")
