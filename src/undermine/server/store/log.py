"""The log of a game: its commands in order. Appending is optimistic: the primary key says who was first."""

from dataclasses import asdict, fields

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from undermine.server.entries import Entry
from undermine.server.store.games import CLOSED, OVER, change_game, status_of
from undermine.server.store.tables import log

COLUMNS = tuple(log.c[field.name] for field in fields(Entry))


class Overtaken(Exception):  # noqa: N818 - it is no fault of the program
    """Somebody else has written to the log first."""


class TableClosed(Exception):  # noqa: N818 - as above
    """Whoever runs the server has closed the table."""


def commit(connection: Connection, game: str, entries: list[Entry], over: bool) -> None:
    """Add the entries, with which the game may be over; raises `Overtaken` or `TableClosed`."""
    if status_of(connection, game) == CLOSED:
        raise TableClosed
    append(connection, game, entries)
    if over:
        change_game(connection, game, status=OVER, ended=entries[-1].at)


def append(connection: Connection, game: str, entries: list[Entry]) -> None:
    """Add the entries; raises `Overtaken` if a number is taken or a command is in the log already."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    rows = [{"game": game, **asdict(entry)} for entry in entries]
    statement = insert(log).values(rows).on_conflict_do_nothing().returning(log.c.seq)
    if len(connection.execute(statement).all()) < len(entries):
        raise Overtaken


def entries_after(connection: Connection, game: str, seq: int) -> list[Entry]:
    """Return the entries of a game behind a sequence number, in order."""
    query = select(*COLUMNS).where(log.c.game == game, log.c.seq > seq).order_by(log.c.seq)
    return [Entry(*row) for row in connection.execute(query)]
