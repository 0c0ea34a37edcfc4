"""The log of a game: its commands in order. Appending is optimistic: the primary key says who was first."""

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from undermine.server.entries import Entry
from undermine.server.store.tables import log


def append(connection: Connection, game: str, entry: Entry, at: int) -> bool:
    """Add the entry; False if its number is taken or its command is in the log already."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = {
        "game": game,
        "seq": entry.seq,
        "cmd_id": entry.cmd_id,
        "kind": entry.kind,
        "seat": entry.seat,
        "command": entry.command,
        "digest": entry.digest,
        "at": at,
    }
    statement = insert(log).values(row).on_conflict_do_nothing().returning(log.c.seq)
    return connection.execute(statement).first() is not None


def entries_after(connection: Connection, game: str, seq: int) -> list[Entry]:
    """Return the entries of a game behind a sequence number, in order."""
    columns = (log.c.seq, log.c.cmd_id, log.c.kind, log.c.seat, log.c.command, log.c.digest)
    query = select(*columns).where(log.c.game == game, log.c.seq > seq).order_by(log.c.seq)
    return [Entry(*row) for row in connection.execute(query)]
