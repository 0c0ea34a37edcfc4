"""Forgetting what nobody needs any more: tables that were left, old games, guests without any."""

from dataclasses import dataclass

from sqlalchemy import Column, ColumnElement, Connection, Table, and_, delete, exists, func, or_, select

from undermine.server.store.games import CLOSED, DAY_MS, OPEN, OVER, PLAYING
from undermine.server.store.tables import games, log, metadata, people, tokens

PORTION = 50
"""Tables, or guests, that are forgotten in one transaction: games must not wait for long."""


def _columns_naming(table: Table) -> list[Column[str]]:
    """Return the columns of other tables that name a row of this one."""
    others = [other for other in metadata.sorted_tables if other is not table]
    return [column for other in others for column in other.c if column.references(table.c.id)]


OF_GAMES = _columns_naming(games)
OF_PEOPLE = [column for column in _columns_naming(people) if column.table is not tokens]
"""Where something is kept about games and people; tokens alone keep nobody."""


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
    for column in OF_GAMES:
        connection.execute(delete(column.table).where(column == game))
    connection.execute(delete(games).where(games.c.code == code))


def forget_guests(connection: Connection, kept: Retention, now: int) -> int:
    """Delete some guests who have no account, sit at no table and are named nowhere else; return how many."""
    if not kept.guest_days:
        return 0
    nowhere = [~exists().where(column == people.c.id) for column in OF_PEOPLE]
    alone = and_(*nowhere, people.c.created < now - kept.guest_days * DAY_MS)
    guests = list(connection.execute(select(people.c.id).where(alone).limit(PORTION)).scalars())
    connection.execute(delete(tokens).where(tokens.c.person.in_(guests)))
    connection.execute(delete(people).where(people.c.id.in_(guests)))
    return len(guests)
