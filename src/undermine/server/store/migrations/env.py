"""Alembic calls this to migrate; `store.migrate` has already opened the connection."""

from alembic import context

from undermine.server.store.tables import metadata

# Changing a column of SQLite means copying its table: batch mode does.
context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
