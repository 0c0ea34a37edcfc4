"""Tables before and after the game: who sits where, when it begins, and the rematch.

Every function runs inside one transaction and either does all it says or raises `RequestError`.
"""

import secrets
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256
from itertools import count

from msgspec import json, structs
from sqlalchemy import Connection

from undermine.bots.cast import CAST
from undermine.bots.registry import BOTS
from undermine.engine.kernel.rulesets import RulesError, Ruleset
from undermine.protocol import http, messages
from undermine.rulebook import rulesets
from undermine.server.errors import RequestError, bad_rules
from undermine.server.people.identity import new_id
from undermine.server.people.names import is_visible
from undermine.server.room import fair
from undermine.server.store.bans import is_banned
from undermine.server.store.games import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    GameRow,
    SeatRow,
    add_game,
    change_game,
    code_is_taken,
    find_game,
    put_seat,
    put_seats,
)
from undermine.server.store.privacy.blocks import may_meet
from undermine.server.store.removed import is_removed, let_in, remove

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look like another
CODE_LENGTH = 6


def shown(game: GameRow) -> messages.Table:
    """Return what everybody who has the code may know of a table."""
    seats = [
        messages.Seat(
            seat.seat,
            seat.name,
            seat.bot,
            seat.person is not None and seat.person == game.host,
            seat.promise,
            bool(seat.assistant),
            bool(seat.research),
        )
        for seat in game.seats
    ]
    commitment = fair.commitment(game.server_seed, game.id)
    return messages.Table(
        game.code,
        game.rules,
        game.status,
        seats,
        commitment,
        game.settings(),
        game.rematch,
        game.has_other_rules(),
        game.status == OPEN and game.revealing is not None,
        list(game.removed),
    )


def fairness(game: GameRow) -> http.Fairness:
    """Return how the deal was made: nonces once it is, the secret only when the whole game is over."""
    commitment = fair.commitment(game.server_seed, game.id)
    is_dealt = game.deal_seed is not None
    shares = [
        http.Share(seat.seat, seat.promise, seat.nonce if is_dealt else "")
        for seat in game.seats
        if seat.person is not None or seat.promise or seat.nonce  # also of those who have left the game
    ]
    nonces = sorted([share.nonce for share in shares if share.nonce])
    shown = http.Fairness(game.id, commitment, nonces, shares=shares)
    if game.status == OVER and game.deal_seed is not None:
        shown.server_seed, shown.deal_seed = game.server_seed.hex(), game.deal_seed.hex()
    return shown


def table(connection: Connection, code: str) -> GameRow:
    """Return the table with this code."""
    game = find_game(connection, code.upper())
    if game is None:
        raise RequestError("no-such-table", "There is no table with this code.", 404)
    return game


def check_name(connection: Connection, name: str) -> None:
    """Refuse names with spaces around them or with signs that nobody sees, and banned ones."""
    if not is_visible(name):
        raise RequestError("bad-name", "A name has no spaces around it and no invisible signs.", 400)
    if is_banned(connection, name):
        raise RequestError("name-banned", "This name is not wanted here.", 403)


def create(connection: Connection, person: str, request: http.NewTable, now: int) -> GameRow:
    """Make a table: its host on the first seat, bots on the last ones."""
    check_name(connection, request.name)
    rules = _checked_rules(request)
    _check_assistant(request.options, request.assistant)
    if len(request.bots) >= request.seats:
        raise RequestError("too-many-bots", "The host needs a seat as well.", 400)
    promise = promised(request)
    people = [SeatRow(0, person, request.name, None, request.nonce, promise, int(request.assistant))]
    people += [SeatRow(seat) for seat in range(1, request.seats - len(request.bots))]
    game = new_game(connection, rules.name, written_options(request.options), person, people)
    for seat, level in enumerate(request.bots, len(people)):
        bot = bot_at(game, seat, level)
        game = replace(game, seats=(*game.seats, bot))
    add_game(connection, game, now)
    return game


def _checked_rules(request: http.NewTable | http.OtherRules) -> Ruleset:
    try:
        rules = rulesets.ruleset(request.rules)
        rules.check_seats(request.seats)
    except RulesError as error:
        raise bad_rules(error) from None
    return rules


def _check_assistant(options: messages.TableOptions, is_assistant: bool) -> None:
    if is_assistant and not options.assistants:
        raise RequestError("no-assistants", "The host has not allowed AI assistants at this table.", 403)


def promised(request: http.NewTable | http.Join | http.GivenShare) -> str:
    """Return the fingerprint of somebody's share, which may have come openly instead."""
    return request.promise or (fair.promise(request.nonce) if request.nonce else "")


def written_options(options: messages.TableOptions) -> str:
    """Return the host's settings as they are kept; refuse those that name no bot."""
    _check_level(options.bots_level)
    return json.encode(options).decode()


def set_options(connection: Connection, code: str, person: str | None, request: http.Options) -> None:
    """Let the host change the table's settings before the game begins."""
    game = hosted_table(connection, code, person)
    for seat in game.seats:
        _check_assistant(request, bool(seat.assistant))
    change_game(connection, game.id, options=written_options(request))


def set_rules(connection: Connection, code: str, person: str | None, request: http.OtherRules) -> None:
    """Let the host have other rules played, on more or fewer seats: free seats go first, then those of bots."""
    game = hosted_table(connection, code, person)
    rules = _checked_rules(request)
    change_game(connection, game.id, rules=rules.name)
    put_seats(connection, game.id, _resized(game.seats, request.seats))


def _resized(seats: tuple[SeatRow, ...], wanted: int) -> tuple[SeatRow, ...]:
    if sum(seat.person is not None for seat in seats) > wanted:
        raise RequestError("seats-taken", "More people sit at this table than it would have seats.")
    by_worth = sorted(seats, key=lambda seat: (seat.person is None, seat.bot is None, seat.seat))
    gone = by_worth[wanted:]
    kept = [seat for seat in seats if seat not in gone]
    added = [SeatRow(seat) for seat in range(len(kept), wanted)]
    return tuple([replace(seat, seat=number) for number, seat in enumerate([*kept, *added])])


def new_game(
    connection: Connection, rules: str, options: str, host: str, seats: Iterable[SeatRow]
) -> GameRow:
    seed = fair.new_server_seed()
    code = _new_code(connection)
    return GameRow(new_id(), code, rules, options, OPEN, host, seed, None, None, tuple(seats))


def _new_code(connection: Connection) -> str:
    while True:
        code = "".join([secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)])
        if not code_is_taken(connection, code):
            return code


def bot_at(game: GameRow, seat: int, level: str) -> SeatRow:
    """Return a bot of this level for a seat, with a name that nobody at the table has."""
    _check_level(level)
    taken = {other.name for other in game.seats if other.seat != seat}
    return SeatRow(seat, None, next(name for name in _cast(game) if name not in taken), level)


def _check_level(level: str) -> None:
    if level not in BOTS:
        raise RequestError("no-such-bot", f"The bots are {', '.join(BOTS)}.", 400)


def _cast(game: GameRow) -> list[str]:
    """Return the dwarfs that bots may play at a table: each table begins with another one."""
    names = list(CAST)
    first = int.from_bytes(sha256(game.id.encode()).digest()[:4], "big") % len(names)
    return names[first:] + names[:first] + [f"{name} II" for name in names]


def open_table(connection: Connection, code: str, *, revealing: bool = False) -> GameRow:
    """Return a table that can still be changed, or also one that only waits for shares in the deal."""
    game = table(connection, code)
    if game.status != OPEN:
        raise RequestError("table-closed", "The game at this table has begun or is over.")
    if game.revealing is not None and not revealing:
        raise RequestError("dealing", "The cards are about to be dealt.")
    return game


def hosted_table(
    connection: Connection, code: str, person: str | None, *, revealing: bool = False
) -> GameRow:
    game = open_table(connection, code, revealing=revealing)
    if person != game.host:
        raise RequestError("not-host", "Only the host may do this.", 403)
    return game


def join(connection: Connection, code: str, person: str, request: http.Join) -> None:
    """Sit down. A person who sits there already may change name, nonce and seat."""
    check_name(connection, request.name)
    game = open_table(connection, code)
    if is_removed(connection, game.id, person):
        raise RequestError("removed", "The host has sent you away from this table.", 403)
    if not may_meet(connection, person, game.people()):
        raise RequestError("blocked", "You and somebody at this table are not to meet.", 403)
    _check_assistant(game.settings(), request.assistant)
    name = _name_at(game, person, request)
    present = game.seat_of(person)
    wanted = _free_seat(game, present, request.seat)
    if present is not None:
        put_seat(connection, game.id, SeatRow(present))
    before = SeatRow(wanted) if present is None else game.seats[present]
    nonce, promise = request.nonce, promised(request)
    if not promise:
        nonce, promise = before.nonce, before.promise
    assistant = max(
        before.assistant, int(request.assistant)
    )  # nobody becomes a human being by sitting down again
    seat = SeatRow(wanted, person, name, None, nonce, promise, assistant, before.research)
    put_seat(connection, game.id, seat)


def _name_at(game: GameRow, person: str, request: http.Join) -> str:
    """Return what somebody is called at a table; guests, who gave no name of their own, are numbered."""
    taken = {seat.name for seat in game.seats if seat.person != person}
    if request.name not in taken:
        return request.name
    if not request.guest:
        raise RequestError("name-taken", "Somebody else at this table has this name.")
    return next(name for number in count(2) if (name := f"{request.name} {number}") not in taken)


def _free_seat(game: GameRow, present: int | None, asked: int | None) -> int:
    """Return the seat to take: the one asked for, else the present one, else the first that is free."""
    free = [seat.seat for seat in game.seats if seat.is_free() or seat.seat == present]
    wanted = present if asked is None else asked
    if wanted is None:
        wanted = min(free, default=None)
    if wanted is None:
        raise RequestError("table-full", "All seats are taken.")
    if wanted not in free:
        raise RequestError("seat-taken", "This seat is taken or does not exist.")
    return wanted


def leave(connection: Connection, code: str, person: str | None) -> None:
    """Get up before the game begins. The table goes to somebody else, or is closed if nobody is left."""
    game = open_table(connection, code)
    seat = game.seat_of(person)
    if seat is None:
        raise RequestError("not-seated", "You do not sit at this table.", 403)
    put_seat(connection, game.id, SeatRow(seat))
    others = [other.person for other in game.seats if other.person not in (None, person)]
    if not others:
        change_game(connection, game.id, status=CLOSED)
    elif game.host == person:
        change_game(connection, game.id, host=others[0])


def abandon(connection: Connection, code: str) -> None:
    """Close a table whose game the last person has left; a rated game is played to its end by the bots."""
    game = table(connection, code)
    if game.status == PLAYING and not game.settings().rated:
        change_game(connection, game.id, status=CLOSED)


def set_seat(connection: Connection, code: str, person: str | None, request: http.SetSeat) -> None:
    """Let the host put a bot on a free seat, or empty a seat other than their own."""
    game = hosted_table(connection, code, person)
    if request.seat >= len(game.seats) or game.seats[request.seat].person == person:
        raise RequestError("wrong-seat", "This seat does not exist or is your own.", 400)
    if request.bot is None:
        sent_away = game.seats[request.seat]
        if sent_away.person is not None:
            remove(connection, game.id, sent_away.person, sent_away.name)
        put_seat(connection, game.id, SeatRow(request.seat))
        return
    if game.seats[request.seat].person is not None:
        raise RequestError("seat-taken", "Somebody sits there.")
    put_seat(connection, game.id, bot_at(game, request.seat, request.bot))


def let_back_in(connection: Connection, code: str, person: str | None, request: http.LetIn) -> None:
    """Let the host allow somebody to come back who was sent away."""
    game = hosted_table(connection, code, person)
    if not let_in(connection, game.id, request.name):
        raise RequestError("not-removed", "Nobody of this name was sent away.", 404)


def reorder(connection: Connection, code: str, person: str | None, request: http.Reorder) -> None:
    """Let the host change who sits where."""
    game = hosted_table(connection, code, person)
    if sorted(request.order) != list(range(len(game.seats))):
        raise RequestError("bad-order", "The order must name every seat once.", 400)
    seated = [replace(game.seats[old], seat=new) for new, old in enumerate(request.order)]
    put_seats(connection, game.id, tuple(seated))


def agree(connection: Connection, code: str, person: str | None, request: http.Research) -> None:
    """Note whether somebody agrees that the game may become data for research; they may change their mind."""
    game = table(connection, code)
    seat = game.seat_of(person)
    if seat is None:
        raise RequestError("not-seated", "You do not sit at this table.", 403)
    put_seat(connection, game.id, replace(game.seats[seat], research=int(request.agrees)))


def rematch(connection: Connection, code: str, person: str | None, now: int) -> GameRow:
    """Return the table that follows a finished game; the first who asks makes it and is its host."""
    game = table(connection, code)
    if game.status != OVER:
        raise RequestError("not-over", "The game is not over.")
    if person is None or game.seat_of(person) is None:
        raise RequestError("not-seated", "You did not play at this table.", 403)
    if game.rematch is not None:
        following = table(connection, game.rematch)
        _sit_again(connection, following, person, game)
        return table(connection, game.rematch)
    shareless = [replace(seat, nonce="", promise="", research=0) for seat in game.seats]  # for one deal
    seats = [seat if seat.bot or seat.person == person else SeatRow(seat.seat) for seat in shareless]
    options = written_options(structs.replace(game.settings(), listed=False))  # those who played have met
    following = new_game(connection, game.rules, options, person, seats)
    add_game(connection, following, now)
    change_game(connection, game.id, rematch=following.code)
    return following


def _sit_again(connection: Connection, following: GameRow, person: str, before: GameRow) -> None:
    """Sit somebody down at the table that follows, on the old seat if it is free; nowhere if none is."""
    seat = before.seat_of(person)
    free = [other.seat for other in following.seats if other.is_free()]
    if seat is None or not free or following.status != OPEN or following.seat_of(person) is not None:
        return
    wanted = seat if seat in free else None
    assistant = bool(before.seats[seat].assistant)
    request = http.Join(before.seats[seat].name, wanted, guest=True, assistant=assistant)
    join(connection, following.code, person, request)


def close(connection: Connection, code: str) -> None:
    """Close a table for good; for the server's operator."""
    game = table(connection, code)
    if game.status == OVER:
        raise RequestError("over", "The game at this table is over.")
    change_game(connection, game.id, status=CLOSED)
