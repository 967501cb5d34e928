"""Whether a table has a coach."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("coach", sa.String(8), nullable=False, server_default="alone"))
