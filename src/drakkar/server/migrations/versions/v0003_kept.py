"""The components of matches, and their score sheets.

Of the components of earlier tables this release has those of its boxes; others were never kept.
"""

import sqlalchemy as sa
from alembic import op

from drakkar.play.boxes import kept_of

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sheet", sa.JSON, nullable=False, server_default="{}"))
    components = op.create_table(
        "components",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("digest", sa.String(80), primary_key=True),
        sa.Column("kept", sa.Text, nullable=False),
    )
    played = op.get_bind().execute(sa.text("SELECT DISTINCT game, components FROM tables")).all()
    rows = [{"game": game, "digest": digest, "kept": kept_of(game, digest)} for game, digest in played]
    op.bulk_insert(components, [row for row in rows if row["kept"]])
