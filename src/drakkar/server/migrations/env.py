"""Run by Alembic for every step, on the connection that `upgrade` has opened."""

from alembic import context

from drakkar.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
