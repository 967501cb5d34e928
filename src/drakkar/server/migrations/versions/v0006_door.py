"""Where tables were opened from, by which link a seat was taken last, and a row to try writing with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.create_index("tables_by_origin", "tables", ["origin"])
    op.add_column("seats", sa.Column("former", sa.String(64), nullable=False, server_default=""))
    op.create_index("seats_by_former", "seats", ["former"])
    op.create_table(
        "probes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
