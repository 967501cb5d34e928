"""Which lesson is taken at a table, if it is one."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))
