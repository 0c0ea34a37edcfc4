"""People and the tokens by which they are known again."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select, update

from undermine.server.store.tables import people, tokens


def add_person(connection: Connection, person: str, name: str, now: int) -> None:
    connection.execute(insert(people).values(id=person, name=name, created=now))


def name_of(connection: Connection, person: str) -> str:
    return str(connection.execute(select(people.c.name).where(people.c.id == person)).scalar_one())


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def add_token(
    connection: Connection, token_hash: bytes, person: str, kind: str, now: int, name: str = ""
) -> None:
    values = {"hash": token_hash, "person": person, "kind": kind, "created": now, "name": name}
    connection.execute(insert(tokens).values(values))


def tokens_of(connection: Connection, person: str, kind: str) -> list[tuple[bytes, str, int]]:
    """Return the hashes, names and moments of making of a person's tokens, oldest first."""
    columns = (tokens.c.hash, tokens.c.name, tokens.c.created)
    query = select(*columns).where(tokens.c.person == person, tokens.c.kind == kind)
    return [(row.hash, row.name, row.created) for row in connection.execute(query.order_by(tokens.c.created))]


def drop_tokens(connection: Connection, person: str, kind: str) -> None:
    connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.kind == kind))


def drop_token(connection: Connection, token_hash: bytes) -> None:
    connection.execute(delete(tokens).where(tokens.c.hash == token_hash))


def known_tokens(connection: Connection, hashes: Collection[bytes]) -> set[bytes]:
    """Return those of some tokens that are still good."""
    return set(connection.execute(select(tokens.c.hash).where(tokens.c.hash.in_(hashes))).scalars())


def person_with(connection: Connection, token_hash: bytes, kind: str) -> str | None:
    """Return whose token has this hash, if it is of that kind."""
    query = select(tokens.c.person).where(tokens.c.hash == token_hash, tokens.c.kind == kind)
    return connection.execute(query).scalar_one_or_none()
