"""Calls to be sent. Several servers may note the same one; only one of them sends it."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, select, update

from undermine.server.store.games import GOES_ON
from undermine.server.store.inserting import insert_if_new
from undermine.server.store.tables import call_addresses, calls, games, log, seats

TURN, FULL, OVER, ROUND = "turn", "full", "over", "round"
SENT, SEEN, PAST, FAILED = "sent", "seen", "past", "failed"
"""What becomes of a call: `past` is one whose question was answered before anybody was told."""
WAITS = calls.c.done.is_(None)


class Call(NamedTuple):
    """Something that somebody is to be told, at one address."""

    number: int
    person: str
    address: str
    kind: str
    about: str
    place: int
    tries: int


def note(
    connection: Connection, person: str, addresses: Iterable[str], kind: str, about: str, place: int, due: int
) -> None:
    """Note a call for each of somebody's addresses, unless it was noted or seen already."""
    row = {
        "person": person,
        "kind": kind,
        "about": about,
        "place": place,
        "due": due,
        "tries": 0,
        "outcome": "",
    }
    for address in addresses:
        connection.execute(insert_if_new(connection, calls, row | {"address": address}))


def see(connection: Connection, person: str, about: str, place: int, now: int) -> None:
    """Note that somebody has seen all that there was to see at a table up to a place."""
    theirs = (calls.c.person == person) & (calls.c.about == about) & (calls.c.place <= place)
    connection.execute(update(calls).where(WAITS, theirs).values(done=now, outcome=SEEN))


def end(connection: Connection, kind: str, about: str, before: int, now: int) -> None:
    """Call nobody any more about questions that are answered."""
    old = (calls.c.kind == kind) & (calls.c.about == about) & (calls.c.place < before)
    connection.execute(update(calls).where(WAITS, old).values(done=now, outcome=PAST))


def due(connection: Connection, now: int, count: int) -> list[Call]:
    """Return some calls that are to be sent now and that nobody is sending."""
    columns = [calls.c[name] for name in Call._fields]
    free = calls.c.claimed.is_(None) | (calls.c.claimed < now)
    query = select(*columns).where(WAITS, free, calls.c.due <= now).order_by(calls.c.due).limit(count)
    return [Call(*row) for row in connection.execute(query)]


def claim(connection: Connection, number: int, now: int, until: int) -> bool:
    """Take a call for sending; False if another server has, or somebody has seen it meanwhile."""
    free = calls.c.claimed.is_(None) | (calls.c.claimed < now)
    taking = update(calls).where(calls.c.number == number, WAITS, free)
    return connection.execute(taking.values(claimed=until, tries=calls.c.tries + 1)).rowcount > 0


def postpone(connection: Connection, number: int, until: int) -> None:
    """Send a call later; until then others may take it as well."""
    connection.execute(update(calls).where(calls.c.number == number, WAITS).values(claimed=None, due=until))


def finish(connection: Connection, number: int, outcome: str, now: int) -> None:
    connection.execute(update(calls).where(calls.c.number == number, WAITS).values(done=now, outcome=outcome))


def forget(connection: Connection, before: int) -> None:
    """Forget calls that were over before a moment."""
    connection.execute(delete(calls).where(calls.c.done < before))


def unnoted(connection: Connection, oldest: int, newest: int) -> list[tuple[str, int]]:
    """Return running games whose last move lies between two moments and called nobody who has an address.

    Each comes with the moment of that move. A server may have died before it could note a call.
    """
    moved = select(func.max(log.c.at)).where(log.c.game == games.c.id).scalar_subquery()
    last = func.coalesce(moved, games.c.started)
    noted = exists().where(calls.c.about == games.c.code, calls.c.due >= last)
    reached = exists().where(
        seats.c.game == games.c.id, seats.c.person == call_addresses.c.person, call_addresses.c.code == ""
    )
    query = select(games.c.code, last).where(GOES_ON, reached, ~noted, last.between(oldest, newest))
    return [(code, at) for code, at in connection.execute(query)]
