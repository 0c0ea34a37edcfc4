"""The log of a game: its commands in order. Appending is optimistic: the primary key says who was first."""

from dataclasses import fields

from sqlalchemy import Connection, func, select, text

from undermine.server.room.entries import LEFT, Entry
from undermine.server.store.games import CLOSED, OVER, change_game, status_of
from undermine.server.store.tables import log

NAMES = [field.name for field in fields(Entry)]
COLUMNS = [log.c[name] for name in NAMES]
# Written out, since it is run for every command and building it takes longer than doing it.
APPEND = text(
    f"INSERT INTO log (game, {', '.join(NAMES)}) SELECT :game, {', '.join([f':{name}' for name in NAMES])} "  # noqa: S608
    f"WHERE NOT EXISTS (SELECT 1 FROM games WHERE id = :game AND status = '{CLOSED}') "
    "ON CONFLICT DO NOTHING RETURNING seq"
)
"""Adds an entry unless its number is taken, its command is in the log already, or the table is closed."""


class Overtaken(Exception):  # noqa: N818 - it is no fault of the program
    """Somebody else has written to the log first."""


class TableClosed(Exception):  # noqa: N818 - as above
    """The server's operator has closed the table."""


def commit(connection: Connection, game: str, entries: list[Entry], over: bool) -> None:
    """Add the entries, with which the game may be over; raises `Overtaken` or `TableClosed`."""
    for entry in entries:
        if connection.execute(APPEND, {"game": game, **vars(entry)}).first() is None:
            raise TableClosed if status_of(connection, game) == CLOSED else Overtaken
    if over:
        change_game(connection, game, status=OVER, ended=entries[-1].at)


def head(connection: Connection, game: str) -> int:
    """Return the number of a game's last entry."""
    last = select(func.coalesce(func.max(log.c.seq), 0)).where(log.c.game == game)
    return int(connection.execute(last).scalar_one())


def has_left(connection: Connection, game: str, seat: int) -> bool:
    """Return whether the player of a seat has left the game and not come back."""
    ours = (log.c.game == game, log.c.seat == seat, log.c.kind == LEFT)
    query = select(log.c.command).where(*ours).order_by(log.c.seq.desc()).limit(1)
    return connection.execute(query).scalar() == "on"


def entries_after(connection: Connection, game: str, seq: int) -> list[Entry]:
    """Return the entries of a game behind a sequence number, in order."""
    query = select(*COLUMNS).where(log.c.game == game, log.c.seq > seq).order_by(log.c.seq)
    return [Entry(*row) for row in connection.execute(query)]
