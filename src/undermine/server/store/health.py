"""Whether the database can be written: a full or read-only disk still lets everything be read."""

from sqlalchemy import Connection, insert, update

from undermine.server.store.tables import health

ROW = 1


def write_row(connection: Connection, now: int) -> None:
    """Write the one row that is there for this."""
    if not connection.execute(update(health).where(health.c.id == ROW).values(at=now)).rowcount:
        connection.execute(insert(health).values(id=ROW, at=now))
