"""Whether the lesson that is taken at a table is done."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson_done", sa.Boolean, nullable=False, server_default=sa.false()))
