"""Whom the host of a table has sent away; they come back only if the host lets them in."""

from sqlalchemy import Connection, delete, exists, select

from undermine.server.store.inserting import insert_if_new
from undermine.server.store.tables import removed


def remove(connection: Connection, game: str, person: str, name: str) -> None:
    connection.execute(insert_if_new(connection, removed, {"game": game, "person": person, "name": name}))


def is_removed(connection: Connection, game: str, person: str) -> bool:
    found = exists().where(removed.c.game == game, removed.c.person == person)
    return bool(connection.execute(select(found)).scalar_one())


def let_in(connection: Connection, game: str, name: str) -> bool:
    """Let those of this name come back; False if there are none."""
    lifted = delete(removed).where(removed.c.game == game, removed.c.name == name)
    return connection.execute(lifted).rowcount > 0


def removed_names(connection: Connection, game: str) -> list[str]:
    query = select(removed.c.name).where(removed.c.game == game).order_by(removed.c.name)
    return list(connection.execute(query).scalars())
