"""The keys by which browsers know who may call them."""

from typing import NamedTuple

from sqlalchemy import Connection, select

from undermine.server.store.inserting import insert_if_new
from undermine.server.store.tables import server_keys

VAPID = "vapid"


class KeyPair(NamedTuple):
    """A private key and its public one, both as URL-safe base64."""

    private: str
    public: str


def keep_or_find(connection: Connection, made: KeyPair, now: int) -> KeyPair:
    """Keep a new pair of keys unless there is one, and return the one that is kept."""
    values = {"name": VAPID, "created": now} | made._asdict()
    connection.execute(insert_if_new(connection, server_keys, values))
    columns = (server_keys.c.private, server_keys.c.public)
    return KeyPair(*connection.execute(select(*columns).where(server_keys.c.name == VAPID)).one())
