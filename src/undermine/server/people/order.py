"""Order among players: what is reported to the operator, and who does not want to meet whom. In one transaction."""

from sqlalchemy import Connection

from undermine.protocol import privacy
from undermine.server.errors import RequestError
from undermine.server.people import lobby
from undermine.server.store.games import GameRow, SeatRow
from undermine.server.store.privacy import blocks, reports

MOST_REPORTS = 20
"""Reports of one person that may wait for the operator."""
MOST_BLOCKED = 200


def report(connection: Connection, code: str, person: str, request: privacy.ReportPlayer, now: int) -> None:
    """Tell the operator of somebody at the same table, and of the place in the game."""
    game, other = _other(connection, code, person, request.seat)
    if reports.unsettled_of(connection, person) >= MOST_REPORTS:
        raise RequestError("too-many-reports", "Your reports wait for the operator.", 429)
    about = {"game": game.id, "seat": request.seat, "person": other.person, "name": other.name}
    said = {"reporter": person, "reason": request.reason, "words": request.words, "at": now}
    reports.add(connection, about | said)


def block(connection: Connection, code: str, person: str, request: privacy.BlockPlayer, now: int) -> None:
    """Let a person not meet somebody any more who is at the same table."""
    _, other = _other(connection, code, person, request.seat)
    if blocks.count_blocked_by(connection, person) >= MOST_BLOCKED:
        raise RequestError("too-many-blocked", "You have blocked too many.", 409, {"most": MOST_BLOCKED})
    blocks.block(connection, person, other.person or "", other.name, now)


def unblock(connection: Connection, person: str, request: privacy.Unblock) -> None:
    if not blocks.unblock(connection, person, request.name):
        raise RequestError("not-blocked", "You have blocked nobody of this name.", 404)


def blocked_by(connection: Connection, person: str) -> privacy.Blocks:
    return privacy.Blocks([privacy.Blocked(*row) for row in blocks.blocked_by(connection, person)])


def _other(connection: Connection, code: str, person: str, seat: int) -> tuple[GameRow, SeatRow]:
    """Return a table at which somebody sits, and another person there."""
    game = lobby.table(connection, code)
    if game.seat_of(person) is None:
        raise RequestError("not-seated", "You do not sit at this table.", 403)
    if seat >= len(game.seats) or game.seats[seat].person in (None, person):
        raise RequestError("wrong-seat", "This seat does not exist, or is a bot's or your own.", 400)
    return game, game.seats[seat]
