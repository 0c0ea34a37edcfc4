"""How much there is in the database, for the operator of the server."""

from sqlalchemy import Connection, func, select

from undermine.server.store.tables import accounts, games, people


def tables_by_status(connection: Connection) -> dict[str, int]:
    """Return how many tables are in which state."""
    query = select(games.c.status, func.count()).group_by(games.c.status)
    return {status: count for status, count in connection.execute(query)}  # noqa: C416 - a row is no tuple to mypy


def count_people(connection: Connection) -> tuple[int, int]:
    """Return how many people have an account, and how many have none."""
    with_account = connection.execute(select(func.count()).select_from(accounts)).scalar_one()
    everybody = connection.execute(select(func.count()).select_from(people)).scalar_one()
    return with_account, everybody - with_account
