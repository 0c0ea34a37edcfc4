"""Locks of the whole database, for work that must not be done by two servers at once."""

from sqlalchemy import Connection, text

RATINGS_LOCK = 7_361_503
"""Any number that is ours: the name of PostgreSQL's lock."""


def lock(connection: Connection, number: int) -> None:
    """Wait until nobody else has the lock, which ends with the transaction; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})
