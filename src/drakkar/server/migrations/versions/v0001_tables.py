"""Guests, tables, seats and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("components", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("undo", sa.String(8), nullable=False),
        sa.Column("watch", sa.String(8), nullable=False),
        sa.Column("host", sa.String(32), nullable=False, index=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("setup_checksum", sa.String(40), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("totals", sa.JSON, nullable=False),
        sa.Column("rematch_of", sa.String(16), nullable=True, unique=True),
        sa.Column("branch_of", sa.String(16), nullable=False),
        sa.Column("branch_ply", sa.Integer, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("device", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    )
    op.create_index("holders_by_guest", "holders", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("checksum", sa.String(40), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("key", sa.String(64), nullable=True),
        sa.UniqueConstraint("table_id", "guest", "key", name="entries_once"),
    )
