"""Seats that change hands in the middle of a game: a phone has died, and its player goes on with another one.

The host makes a key, and who has it sits down under a name of their own, so that everybody sees it. The identity of the
one who sat there before is not touched: only the seat goes from hand to hand.
"""

import secrets
from dataclasses import replace

from sqlalchemy import Connection

from undermine.protocol import http
from undermine.server.errors import RequestError
from undermine.server.people import identity, lobby
from undermine.server.store import people
from undermine.server.store.games import PLAYING, GameRow, put_seat

SEAT_KEY = "seat"
KEY_BYTES = 9


def new_key(connection: Connection, code: str, host: str | None, request: http.HandOver, now: int) -> str:
    """Return a key to the seat of somebody who is gone; the key before it is void."""
    game = _played_table(connection, code)
    if host != game.host:
        raise RequestError("not-host", "Only the host may do this.", 403)
    seat = game.seats[request.seat] if request.seat < len(game.seats) else None
    if seat is None or seat.person is None or seat.person == host:
        raise RequestError("wrong-seat", "This seat does not exist, is a bot's, or is your own.", 400)
    key = secrets.token_urlsafe(KEY_BYTES)
    for token_hash, name, _ in people.tokens_of(connection, seat.person, SEAT_KEY):
        if name == game.id:
            people.drop_token(connection, token_hash)
    people.add_token(connection, identity.hashed(key), seat.person, SEAT_KEY, now, game.id)
    return key


def take_over(connection: Connection, code: str, person: str, request: http.TakeOver) -> None:
    """Sit somebody down on the seat to which they have the key."""
    game = _played_table(connection, code)
    lobby.check_name(connection, request.name)
    before = _whose_key(connection, game, request.key)
    seat = game.seat_of(before)
    if before is None or seat is None:
        raise RequestError("wrong-key", "There is no such key to a seat here.", 403)
    if game.seat_of(person) is not None:
        raise RequestError("seated-already", "You play at this table already.")
    if any(request.name == other.name for other in game.seats if other.seat != seat):
        raise RequestError("name-taken", "Somebody else at this table has this name.")
    people.drop_token(connection, identity.hashed(request.key))
    put_seat(connection, game.id, replace(game.seats[seat], person=person, name=request.name))


def _whose_key(connection: Connection, game: GameRow, key: str) -> str | None:
    """Return to whose seat at this table a key belongs."""
    token_hash = identity.hashed(key)
    owner = people.person_with(connection, token_hash, SEAT_KEY)
    if owner is None:
        return None
    kept = people.tokens_of(connection, owner, SEAT_KEY)
    return owner if any(found == token_hash and name == game.id for found, name, _ in kept) else None


def _played_table(connection: Connection, code: str) -> GameRow:
    game = lobby.table(connection, code)
    if game.status != PLAYING:
        raise RequestError("not-playing", "No game is played at this table.")
    options = game.settings()
    if options.rated or options.listed or options.turn_days:
        raise RequestError("among-strangers", "Seats change hands only among people in one room.")
    return game
