"""What is new in the database, for servers that have tables in memory and may have missed a wake-up."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from undermine.server.store.games import PLAYING, has_bots
from undermine.server.store.tables import games, log, talk


@dataclass(frozen=True)
class News:
    """How far a table has come: its game's status, and how much there is in its log and of its talk."""

    code: str
    status: str
    head: int
    said: int


def news(connection: Connection, codes: list[str]) -> list[News]:
    """Return how far these tables have come."""
    head = select(func.max(log.c.seq)).where(log.c.game == games.c.id).scalar_subquery()
    said = select(func.max(talk.c.number)).where(talk.c.game == games.c.id).scalar_subquery()
    columns = (games.c.code, games.c.status, func.coalesce(head, 0), func.coalesce(said, 0))
    return [News(*row) for row in connection.execute(select(*columns).where(games.c.code.in_(codes)))]


def overdue(connection: Connection, oldest: int, newest: int) -> list[str]:
    """Return the codes of running games with bots whose last entry is of between these moments."""
    last = select(log.c.at).where(log.c.game == games.c.id).order_by(log.c.seq.desc()).limit(1)
    moment = func.coalesce(last.scalar_subquery(), games.c.started)
    query = select(games.c.code).where(games.c.status == PLAYING, has_bots(), moment.between(oldest, newest))
    return list(connection.execute(query).scalars())
