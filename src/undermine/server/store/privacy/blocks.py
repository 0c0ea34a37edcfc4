"""Who does not want to meet whom. It holds in both directions, no matter which of the two has asked for it."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, or_, select

from undermine.server.store.inserting import insert_if_new
from undermine.server.store.tables import blocks


def block(connection: Connection, person: str, other: str, name: str, now: int) -> None:
    values = {"person": person, "other": other, "name": name, "at": now}
    connection.execute(insert_if_new(connection, blocks, values))


def unblock(connection: Connection, person: str, name: str) -> bool:
    """Let a person meet those again whom they blocked by this name; False if there are none."""
    lifted = delete(blocks).where(blocks.c.person == person, blocks.c.name == name)
    return connection.execute(lifted).rowcount > 0


def blocked_by(connection: Connection, person: str) -> list[tuple[str, int]]:
    """Return whom a person has blocked, by name, and when."""
    query = select(blocks.c.name, blocks.c.at).where(blocks.c.person == person)
    return [(row.name, row.at) for row in connection.execute(query.order_by(blocks.c.at, blocks.c.name))]


def count_blocked_by(connection: Connection, person: str) -> int:
    query = select(func.count()).select_from(blocks).where(blocks.c.person == person)
    return int(connection.execute(query).scalar_one())


def kept_apart(connection: Connection, person: str) -> frozenset[str]:
    """Return all whom a person is not to meet: those they blocked, and those who blocked them."""
    query = select(blocks.c.person, blocks.c.other).where(
        or_(blocks.c.person == person, blocks.c.other == person)
    )
    found = {one for row in connection.execute(query) for one in (row.person, row.other)}
    return frozenset(found - {person})


def may_meet(connection: Connection, person: str, others: Collection[str]) -> bool:
    return kept_apart(connection, person).isdisjoint(others)
