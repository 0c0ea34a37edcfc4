"""Accounts: by which name, whatever its case, and with which password's hash somebody logs in."""

from dataclasses import dataclass, field

from sqlalchemy import Connection, select, update

from undermine.server.store.bans import folded
from undermine.server.store.inserting import insert_if_new
from undermine.server.store.tables import accounts


@dataclass(frozen=True)
class Account:
    """Somebody's account."""

    person: str
    name: str
    password: str = field(repr=False)  # a hash; still it gets into no log


def add(connection: Connection, account: Account, now: int) -> bool:
    """Add an account; False if its name is taken."""
    values = {
        "person": account.person,
        "name": account.name,
        "folded": folded(account.name),
        "password": account.password,
        "created": now,
    }
    statement = insert_if_new(connection, accounts, values).returning(accounts.c.person)
    return connection.execute(statement).first() is not None


def find(connection: Connection, name: str) -> Account | None:
    """Return the account of that name, whatever its case."""
    columns = (accounts.c.person, accounts.c.name, accounts.c.password)
    row = connection.execute(select(*columns).where(accounts.c.folded == folded(name))).one_or_none()
    return None if row is None else Account(*row)


def account_of(connection: Connection, person: str) -> str | None:
    """Return the name of a person's account, if they have one."""
    query = select(accounts.c.name).where(accounts.c.person == person)
    return connection.execute(query).scalar_one_or_none()


def set_password(connection: Connection, person: str, password: str) -> None:
    connection.execute(update(accounts).where(accounts.c.person == person).values(password=password))
