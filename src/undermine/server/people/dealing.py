"""How a game begins: all who have promised a share in the deal show it, then the cards are dealt."""

from dataclasses import replace

from sqlalchemy import Connection

from undermine.engine.kernel.records import RULES_VERSION
from undermine.engine.kernel.rulesets import RulesError
from undermine.protocol import http, messages
from undermine.rulebook import rulesets
from undermine.server.errors import RequestError, bad_rules
from undermine.server.people.lobby import hosted_table, new_game, open_table, promised, table, written_options
from undermine.server.room import fair
from undermine.server.store.games import (
    OPEN,
    PLAYING,
    GameRow,
    SeatRow,
    add_game,
    busy_bots,
    change_game,
    put_seat,
)

BOTS_REST_MS = 10 * 60 * 1000
"""How long after the last move the bots of a game still count: it may have been left for good."""
REVEAL_MS = 8_000
"""How long a table waits for the shares in the deal to be shown; who is gone must not hold up the others."""


def begin_with(
    connection: Connection,
    host: str,
    rules: str,
    options: messages.TableOptions,
    people: list[tuple[str, str]],
    now: int,
) -> GameRow:
    """Make a table at which these people sit, by id and name, and deal at once; the host does not sit there."""
    try:
        rulesets.ruleset(rules).check_seats(len(people))
    except RulesError as error:
        raise bad_rules(error) from None
    seats = [SeatRow(seat, person, name) for seat, (person, name) in enumerate(people)]
    game = new_game(connection, rules, written_options(options), host, seats)
    add_game(connection, game, now)
    _deal(connection, game, now)
    return table(connection, game.code)


def start(
    connection: Connection, code: str, person: str | None, now: int, most_bots: int | None = None
) -> None:
    """Let the host begin: seats are locked, and the deal is made as soon as all promised shares have been shown.

    `most_bots` is how many bots may play at all of the host's tables, None for any number.
    """
    game = hosted_table(connection, code, person, revealing=True)
    if any(seat.is_free() for seat in game.seats):
        raise RequestError("seats-free", "Some seats are still free.")
    if most_bots is not None and game.bots():
        busy = busy_bots(connection, game.host, now - BOTS_REST_MS)
        if busy + len(game.bots()) > most_bots:
            raise RequestError("bots-busy", "Too many bots play at your other tables.", 429)
    if _hidden_shares(game) and not _is_overdue(game, now):
        if game.revealing is None:
            change_game(connection, game.id, revealing=now)
        return
    _deal(connection, game, now)


def _hidden_shares(game: GameRow) -> bool:
    """Return whether somebody has promised a share and not shown it."""
    return any(seat.promise and not seat.nonce for seat in game.seats)


def _is_overdue(game: GameRow, now: int) -> bool:
    return game.revealing is not None and now - game.revealing >= REVEAL_MS


def _deal(connection: Connection, game: GameRow, now: int) -> None:
    nonces = [seat.nonce for seat in game.seats if seat.nonce]
    seed = fair.deal_seed(game.server_seed, game.id, nonces)
    begun = {"status": PLAYING, "deal_seed": seed, "rules_version": RULES_VERSION, "started": now}
    change_game(connection, game.id, **begun)


def share(connection: Connection, code: str, person: str | None, request: http.GivenShare, now: int) -> None:
    """Take somebody's share in the deal: its promise, or the share itself once all promises are there."""
    game = open_table(connection, code, revealing=True)
    seat = game.seat_of(person)
    if seat is None:
        raise RequestError("not-seated", "You do not sit at this table.", 403)
    given = game.seats[seat]
    if game.revealing is None:
        if given.promise and not request.promise:
            raise RequestError("too-early", "Shares are shown when the game begins.")
        given = replace(given, nonce=request.nonce, promise=promised(request))
        put_seat(connection, game.id, given)
        return
    if not request.nonce or fair.promise(request.nonce) != given.promise:
        raise RequestError("other-share", "This is not the share that was promised.", 403)
    put_seat(connection, game.id, replace(given, nonce=request.nonce))
    game = table(connection, code)
    if not _hidden_shares(game):
        _deal(connection, game, now)


def deal_overdue(connection: Connection, code: str, now: int) -> None:
    """Deal without the shares that were promised and not shown in time; everybody sees whose they are."""
    game = table(connection, code)
    if game.status == OPEN and _is_overdue(game, now):
        _deal(connection, game, now)
