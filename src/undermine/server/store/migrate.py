"""Bringing the database up to date, under a lock: of several servers that start at once, one migrates."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from undermine.errors import UserError

MIGRATION_LOCK = 7_361_502  # any number that is ours: the name of PostgreSQL's lock


def is_known(step: str) -> bool:
    """Return whether a database with this step can be brought up to date here."""
    config = Config()
    config.set_main_option("script_location", "undermine.server.store:migrations")
    return step in {known.revision for known in ScriptDirectory.from_config(config).walk_revisions()}


def upgrade(connection: Connection) -> None:
    """Apply the steps that are missing, in the transaction that is open; on SQLite that one is the lock."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", "undermine.server.store:migrations")
    config.attributes["connection"] = connection
    steps = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in {step.revision for step in steps.walk_revisions()}:
        raise UserError("database-newer", step=present)
    command.upgrade(config, "head")
