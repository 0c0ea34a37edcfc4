"""Whether the database can be written, and when it was last copied.

A full or read-only disk still lets everything be read.
"""

from sqlalchemy import Connection, insert, inspect, select, update

from undermine.server.store.tables import health

PROBE, BACKUP = 1, 2


def write_row(connection: Connection, now: int, row: int = PROBE) -> None:
    """Write the one row that is there for this."""
    if not connection.execute(update(health).where(health.c.id == row).values(at=now)).rowcount:
        connection.execute(insert(health).values(id=row, at=now))


def note_backup(connection: Connection, now: int) -> None:
    """Note when a backup was made, in a database that is new enough to have a place for it."""
    if inspect(connection).has_table(health.name):
        write_row(connection, now, BACKUP)


def last_backup(connection: Connection) -> int | None:
    """Return when the last backup was made."""
    found: int | None = connection.execute(
        select(health.c.at).where(health.c.id == BACKUP)
    ).scalar_one_or_none()
    return found
