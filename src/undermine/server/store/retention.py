"""Forgetting what nobody needs any more: tables that were left, old games, guests without any."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, exists, func, or_, select

from undermine.server.store.games import CLOSED, DAY_MS, OPEN, OVER, PLAYING
from undermine.server.store.tables import accounts, games, log, people, results, reviews, seats, talk, tokens

PORTION = 50
"""Tables, or guests, that are forgotten in one transaction: games must not wait for long."""


@dataclass(frozen=True)
class Retention:
    """For how many days something is kept after it was last used; 0 is for ever."""

    open_days: int
    unfinished_days: int
    finished_days: int
    guest_days: int


def old_tables(connection: Connection, kept: Retention, now: int) -> list[str]:
    """Return the codes of some tables that nobody needs any more."""
    moved = select(func.max(log.c.at)).where(log.c.game == games.c.id).scalar_subquery()
    used = func.coalesce(games.c.ended, moved, games.c.started, games.c.created)
    stati = ((OPEN, kept.open_days), (CLOSED, kept.open_days), (PLAYING, kept.unfinished_days))
    old: list[ColumnElement[bool]] = [
        (games.c.status == status) & (used < now - days * DAY_MS)
        for status, days in (*stati, (OVER, kept.finished_days))
        if days
    ]
    if not old:
        return []
    return list(connection.execute(select(games.c.code).where(or_(*old)).limit(PORTION)).scalars())


def forget_table(connection: Connection, code: str) -> None:
    """Delete a table, and everything that belongs to its game."""
    game = select(games.c.id).where(games.c.code == code).scalar_subquery()
    for table in (reviews, results, talk, log, seats):
        connection.execute(delete(table).where(table.c.game == game))
    connection.execute(delete(games).where(games.c.code == code))


def forget_guests(connection: Connection, kept: Retention, now: int) -> int:
    """Delete some guests who have no account and sit at no table; return how many."""
    if not kept.guest_days:
        return 0
    alone = (
        ~exists().where(accounts.c.person == people.c.id)
        & ~exists().where(seats.c.person == people.c.id)
        & ~exists().where(games.c.host == people.c.id)
        & (people.c.created < now - kept.guest_days * DAY_MS)
    )
    guests = list(connection.execute(select(people.c.id).where(alone).limit(PORTION)).scalars())
    connection.execute(delete(tokens).where(tokens.c.person.in_(guests)))
    connection.execute(delete(people).where(people.c.id.in_(guests)))
    return len(guests)
