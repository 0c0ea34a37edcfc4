"""Where people want to be called, and about what."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from undermine.server.store.tables import call_addresses, call_settings, calls

PUSH, APPRISE = "push", "apprise"
"""A browser's subscription; an address that `apprise` understands."""


class Address(NamedTuple):
    """Where somebody wants to be called. An empty `code` means that it is confirmed."""

    id: str
    person: str
    kind: str
    address: str
    p256dh: str
    auth: str
    server_key: str
    name: str
    code: str
    created: int


class Wishes(NamedTuple):
    """What somebody wants to be told of, in which language, and between which minutes of the day not."""

    person: str
    turn: int = 1
    full: int = 1
    over: int = 1
    round: int = 1
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    language: str = "en"


def _addresses() -> Any:
    return select(*[call_addresses.c[name] for name in Address._fields])


def addresses_of(connection: Connection, person: str) -> list[Address]:
    query = _addresses().where(call_addresses.c.person == person).order_by(call_addresses.c.created)
    return [Address(*row) for row in connection.execute(query)]


def find(connection: Connection, address_id: str) -> Address | None:
    row = connection.execute(_addresses().where(call_addresses.c.id == address_id)).one_or_none()
    return None if row is None else Address(*row)


def put(connection: Connection, address: Address) -> None:
    """Keep an address; the same one again takes the place of the old one."""
    same = (call_addresses.c.person == address.person) & (call_addresses.c.address == address.address)
    for old in connection.execute(select(call_addresses.c.id).where(same)).scalars().all():
        remove(connection, old)
    connection.execute(insert(call_addresses).values(address._asdict()))


def confirm(connection: Connection, address_id: str) -> None:
    connection.execute(update(call_addresses).where(call_addresses.c.id == address_id).values(code=""))


def remove(connection: Connection, address_id: str) -> None:
    """Forget an address, and what was to be sent to it."""
    connection.execute(delete(calls).where(calls.c.address == address_id))
    connection.execute(delete(call_addresses).where(call_addresses.c.id == address_id))


def count_of(connection: Connection, person: str) -> int:
    query = select(func.count()).select_from(call_addresses).where(call_addresses.c.person == person)
    return int(connection.execute(query).scalar_one())


def people_to_call(connection: Connection) -> frozenset[str]:
    """Return all who have an address."""
    query = select(call_addresses.c.person).where(call_addresses.c.code == "").distinct()
    return frozenset(connection.execute(query).scalars())


def subscribed_for_others(connection: Connection, server_key: str) -> int:
    """Return how many browsers have subscribed for another key of this server than the present one."""
    lost = (call_addresses.c.kind == PUSH) & (call_addresses.c.server_key != server_key)
    return int(connection.execute(select(func.count()).select_from(call_addresses).where(lost)).scalar_one())


def wishes_of(connection: Connection, person: str) -> Wishes:
    """Return what somebody wants to be told of; everything, if they never said."""
    columns = [call_settings.c[name] for name in Wishes._fields]
    row = connection.execute(select(*columns).where(call_settings.c.person == person)).one_or_none()
    return Wishes(person) if row is None else Wishes(*row)


def set_wishes(connection: Connection, wishes: Wishes) -> None:
    connection.execute(delete(call_settings).where(call_settings.c.person == wishes.person))
    connection.execute(insert(call_settings).values(wishes._asdict()))
