"""The tables of the database; `drakkar.table.records` are their rows as Python values.

The columns of `tables` that sum up the log (ply, to_act, result…) are written in the same transaction as the
row they follow.
"""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

# The newest revision of migrations/versions; a test compares. Read here so that a start that has nothing to
# migrate need not load Alembic.
HEAD: Final = "0007"

METADATA: Final = sa.MetaData()

GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("nickname", sa.String(40), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
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
    # A table has one rematch, whoever asks first.
    sa.Column("rematch_of", sa.String(16), nullable=True, unique=True),
    sa.Column("branch_of", sa.String(16), nullable=False),
    sa.Column("branch_ply", sa.Integer, nullable=False),
    sa.Column("coach", sa.String(8), nullable=False, server_default="alone"),
    # The points behind the totals; of matches from before it was kept, nothing.
    sa.Column("sheet", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("lesson", sa.String(40), nullable=False, server_default=""),
    sa.Column("lesson_done", sa.Boolean, nullable=False, server_default=sa.false()),
    # From which neighbourhood it was opened, as a keyed hash: only to count how many are open from one.
    sa.Column("origin", sa.String(32), nullable=False, server_default=""),
    sa.Index("tables_by_origin", "origin"),
    # Goes up with every change of the table or its seats that has no row in the log: who changes it names the
    # one they saw, so that of two only one does.
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
)

# The secret of servers that share this database, so that any of them knows the others' guests and links.
SECRETS: Final = sa.Table(
    "secrets",
    METADATA,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)

# What tables are played with: the data of every box there was, and of components of one's own, once each.
COMPONENTS: Final = sa.Table(
    "components",
    METADATA,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("digest", sa.String(80), primary_key=True),
    sa.Column("kept", sa.Text, nullable=False),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("device", sa.Boolean, nullable=False),
    sa.Column("nonce", sa.String(32), nullable=False),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    # Of the link by which it was taken last, if that one opens nothing any more.
    sa.Column("former", sa.String(64), nullable=False, server_default=""),
    sa.Index("seats_by_former", "former"),
)

# Who may play a seat: more than one guest when its link was opened on several devices.
HOLDERS: Final = sa.Table(
    "holders",
    METADATA,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    sa.Index("holders_by_guest", "guest"),
)

ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(80), nullable=False),
    sa.Column("draws", sa.JSON, nullable=False),
    sa.Column("checksum", sa.String(40), nullable=False),
    # The ply after it; for an undo, the ply gone back to.
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    # Who sent it and under which key, so that a request sent twice is done once.
    sa.Column("guest", sa.String(32), nullable=True),
    sa.Column("key", sa.String(64), nullable=True),
    sa.UniqueConstraint("table_id", "guest", "key", name="entries_once"),
)


# One row, written again and again to see whether writing works.
PROBES: Final = sa.Table(
    "probes",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)

# How much of what was written last a power failure may take with it: with the write-ahead log, and `normal`,
# what no checkpoint has synced; the database stays whole. `full` syncs each transaction. A killed server
# loses nothing.
SYNCHRONOUS: Final = ("normal", "full")


def tune_sqlite(connection: Any, synchronous: str) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
