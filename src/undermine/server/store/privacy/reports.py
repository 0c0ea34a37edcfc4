"""What players report to the operator: about whom, at which table, and at which place in the game."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from undermine.server.store import log
from undermine.server.store.tables import games, reports


class Report(NamedTuple):
    """A report as the operator reads it; `move` is how long the game's log was then."""

    number: int
    code: str
    seat: int
    move: int
    name: str
    reason: str
    words: str
    at: int
    settled: int | None


COLUMNS = [games.c.code if name == "code" else reports.c[name] for name in Report._fields]


def add(connection: Connection, values: dict[str, Any]) -> None:
    """Keep a report; another one by the same player about the same seat takes its place."""
    same = (
        (reports.c.game == values["game"])
        & (reports.c.seat == values["seat"])
        & (reports.c.reporter == values["reporter"])
    )
    connection.execute(delete(reports).where(same))
    connection.execute(insert(reports).values(values | {"move": log.head(connection, values["game"])}))


def unsettled_of(connection: Connection, reporter: str) -> int:
    """Return how many reports of a person wait for the operator."""
    query = select(func.count()).select_from(reports)
    mine = query.where(reports.c.reporter == reporter, reports.c.settled.is_(None))
    return int(connection.execute(mine).scalar_one())


def waiting(connection: Connection, *, all_of_them: bool = False) -> list[Report]:
    """Return the reports that wait for the operator, or also those that are settled, the oldest first."""
    query = select(*COLUMNS).join(games, games.c.id == reports.c.game).order_by(reports.c.number)
    rows = connection.execute(query if all_of_them else query.where(reports.c.settled.is_(None)))
    return [Report(*row) for row in rows]


def settle(connection: Connection, number: int, now: int) -> bool:
    """Note that the operator has dealt with a report; False if none of this number waits."""
    open_one = (reports.c.number == number) & reports.c.settled.is_(None)
    return connection.execute(update(reports).where(open_one).values(settled=now)).rowcount > 0
