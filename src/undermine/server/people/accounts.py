"""Accounts: a name and a password for a person, who stays who they are. Everything here runs in one transaction."""

from sqlalchemy import Connection

from undermine.server.errors import RequestError
from undermine.server.people import identity
from undermine.server.people.lobby import check_name
from undermine.server.store import accounts, people
from undermine.server.store.accounts import Account


def open_account(connection: Connection, person: str, name: str, password: str, now: int) -> None:
    """Give a person an account; `password` is its hash."""
    check_name(connection, name)
    if accounts.account_of(connection, person) is not None:
        raise RequestError("has-account", "You have an account already.")
    if not accounts.add(connection, Account(person, name, password), now):
        raise RequestError("account-taken", "This name is taken; choose another one.")


def find(connection: Connection, name: str) -> Account | None:
    return accounts.find(connection, name)


def of_person(connection: Connection, person: str) -> Account:
    """Return somebody's account."""
    name = accounts.account_of(connection, person)
    account = None if name is None else accounts.find(connection, name)
    if account is None:
        raise RequestError("no-account", "You have no account.")
    return account


def change_password(connection: Connection, person: str, password: str, now: int) -> str:
    """Keep another password's hash, make all that somebody else may have void, and return a new session's token.

    That is sessions, recovery keys, the tokens of programs, and devices that are known.
    """
    accounts.set_password(connection, person, password)
    for kind in (identity.SESSION, identity.RECOVERY, identity.PROGRAM, identity.DEVICE):
        people.drop_tokens(connection, person, kind)
    return identity.new_session(connection, person, now)
