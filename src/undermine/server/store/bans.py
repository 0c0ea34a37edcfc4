"""Names that nobody may take. Case does not count."""

from sqlalchemy import Connection, delete, exists, insert, select

from undermine.server.store.tables import bans


def folded(name: str) -> str:
    return " ".join(name.casefold().split())


def is_banned(connection: Connection, name: str) -> bool:
    return bool(connection.execute(select(exists().where(bans.c.name == folded(name)))).scalar_one())


def ban(connection: Connection, name: str, now: int) -> None:
    if not is_banned(connection, name):
        connection.execute(insert(bans).values(name=folded(name), at=now))


def unban(connection: Connection, name: str) -> bool:
    """Lift a ban; False if there was none."""
    return connection.execute(delete(bans).where(bans.c.name == folded(name))).rowcount > 0


def banned(connection: Connection) -> list[str]:
    return list(connection.execute(select(bans.c.name).order_by(bans.c.name)).scalars())
