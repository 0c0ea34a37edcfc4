"""Open tables that everybody may find: which they are, what is told of them, and when they begin by themselves.

Everything here runs in one transaction.
"""

from functools import lru_cache

from msgspec import json
from sqlalchemy import Connection

from undermine.protocol import http, openings
from undermine.protocol.messages import TableOptions
from undermine.server.errors import RequestError
from undermine.server.people import dealing, lobby
from undermine.server.store import listings
from undermine.server.store.games import GameRow, SeatRow
from undermine.server.store.listings import ListedTable, Listing

GONE_MS = 45_000
"""How long nobody needs to be seen at a table before it is not listed any more."""
FULL_MS = 5_000
"""How long a full table that begins by itself lets everybody look around."""
TRY_AGAIN_MS = 60_000
"""How long a table that may not begin, since too many bots are at work, waits before it tries again."""


def note(connection: Connection, game: str, options: TableOptions, now: int) -> None:
    """List a table, or not any more, as its host wants it; another wait begins again."""
    if not options.listed:
        listings.remove(connection, game)
        return
    wait = options.bots_after_seconds * 1000
    present = listings.find(connection, game)
    if present is None or present.wait != wait:
        listings.put(connection, Listing(game, now, wait, None, now))


def opening(connection: Connection, code: str, now: int) -> openings.Opening:
    """Return whether everybody may find a table, and when it begins by itself."""
    game = lobby.table(connection, code)
    listing = listings.find(connection, game.id)
    if listing is None:
        return openings.Opening(now, listed=False, starts=None)
    return openings.Opening(now, listed=True, starts=starts(listing, game.seats, now))


def starts(listing: Listing, seats: tuple[SeatRow, ...] | list[SeatRow], now: int) -> int | None:
    """Return when a table begins by itself: soon when it is full, else when bots take the free seats."""
    if not listing.wait:
        return None
    if any(seat.is_free() for seat in seats):
        return listing.since + listing.wait
    return (listing.full_since or now) + FULL_MS


def waiting(connection: Connection, now: int) -> list[ListedTable]:
    """Return the listed tables that wait for players and at which somebody is."""
    return listings.listed(connection, now - GONE_MS)


def shown(table: ListedTable, now: int) -> openings.OpenTable:
    """Return what everybody may know of a listed table."""
    options = options_of(table.options)
    return openings.OpenTable(
        table.code,
        table.rules,
        len(table.seats),
        sum(seat.is_free() for seat in table.seats),
        [seat.name for seat in table.seats if seat.person is not None],
        sum(seat.bot is not None for seat in table.seats),
        options.language,
        options.rated,
        options.turn_seconds,
        options.turn_days,
        starts(table.listing, table.seats, now),
        options.assistants,
    )


@lru_cache(maxsize=4096)
def options_of(written: str) -> TableOptions:
    return json.decode(written, type=TableOptions)


def note_full(connection: Connection, tables: list[ListedTable], now: int) -> None:
    """Note which tables have become full, or have a free seat again."""
    for table in tables:
        is_full = not any(seat.is_free() for seat in table.seats)
        if is_full != (table.listing.full_since is not None):
            listings.note_full(connection, table.listing.game, now if is_full else None)


def begin(connection: Connection, code: str, now: int, most_bots: int | None) -> GameRow | None:
    """Let a table begin by itself if it is time: bots take the free seats. None if it is not, or may not be."""
    game = lobby.table(connection, code)
    listing = listings.find(connection, game.id)
    due = None if listing is None else starts(listing, game.seats, now)
    if listing is None or due is None or due > now or game.revealing is not None:
        return None
    level = game.settings().bots_level
    try:
        with connection.begin_nested():
            for seat in game.seats:
                if seat.is_free():
                    lobby.set_seat(connection, code, game.host, http.SetSeat(seat.seat, level))
            dealing.start(connection, code, game.host, now, most_bots)
    except RequestError:
        listings.put(connection, listing._replace(since=now + TRY_AGAIN_MS - listing.wait))
        return None
    return lobby.table(connection, code)
