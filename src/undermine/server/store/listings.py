"""Open tables that everybody may find."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, update

from undermine.server.store.games import OPEN, SEAT_COLUMNS, SeatRow
from undermine.server.store.tables import games, listings, seats


class Listing(NamedTuple):
    """An open table that everybody may find: since when, and when its free seats go to bots (0: never)."""

    game: str
    since: int
    wait: int
    full_since: int | None
    seen: int


class ListedTable(NamedTuple):
    """A listing with its table."""

    listing: Listing
    code: str
    rules: str
    options: str
    host: str
    seats: list[SeatRow]


LISTING_COLUMNS = [listings.c[name] for name in Listing._fields]
IS_WAITING = (games.c.status == OPEN) & games.c.revealing.is_(None)


def find(connection: Connection, game: str) -> Listing | None:
    row = connection.execute(select(*LISTING_COLUMNS).where(listings.c.game == game)).one_or_none()
    return None if row is None else Listing(*row)


def put(connection: Connection, listing: Listing) -> None:
    remove(connection, listing.game)
    connection.execute(insert(listings).values(listing._asdict()))


def remove(connection: Connection, game: str) -> None:
    connection.execute(delete(listings).where(listings.c.game == game))


def remove_begun(connection: Connection) -> None:
    """Forget listings of tables at which the game has begun, or that are closed."""
    waiting = select(games.c.id).where(games.c.status == OPEN)
    connection.execute(delete(listings).where(listings.c.game.not_in(waiting)))


def note_seen(connection: Connection, codes: Collection[str], now: int) -> None:
    """Note that somebody is at these tables."""
    ours = select(games.c.id).where(games.c.code.in_(codes))
    connection.execute(update(listings).where(listings.c.game.in_(ours)).values(seen=now))


def note_full(connection: Connection, game: str, full_since: int | None) -> None:
    connection.execute(update(listings).where(listings.c.game == game).values(full_since=full_since))


def listed(connection: Connection, seen_since: int) -> list[ListedTable]:
    """Return the tables that wait for players and at which somebody was seen since then, the oldest first."""
    recent = listings.c.seen >= seen_since
    columns = (games.c.code, games.c.rules, games.c.options, games.c.host, *LISTING_COLUMNS)
    query = select(*columns).join(games, games.c.id == listings.c.game).where(IS_WAITING, recent)
    found = {
        row.game: _table(row) for row in connection.execute(query.order_by(listings.c.since, games.c.id))
    }
    seated = (
        select(seats.c.game, *SEAT_COLUMNS)
        .join(listings, listings.c.game == seats.c.game)
        .join(games, games.c.id == seats.c.game)
        .where(IS_WAITING, recent)
        .order_by(seats.c.seat)
    )
    for game, *seat in connection.execute(seated):
        if game in found:
            found[game].seats.append(SeatRow(*seat))
    return list(found.values())


def _table(row: Row[Any]) -> ListedTable:
    code, rules, options, host, *listing = tuple(row)
    return ListedTable(Listing(*listing), code, rules, options, host, [])
