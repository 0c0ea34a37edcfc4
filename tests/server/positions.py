"""Positions of games that go on: bots have played up to them straight into a database, so no browser has to."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import TypeVar

from msgspec import structs
from sqlalchemy import Connection

from undermine.bots.contract import decide
from undermine.bots.loader import hire
from undermine.engine.games import compose
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.codec import digest
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.protocol import http
from undermine.server.people import dealing, identity, lobby
from undermine.server.room.entries import MOVE, Entry
from undermine.server.store.database import Database
from undermine.server.store.games import OVER, change_game
from undermine.server.store.log import commit
from undermine.sim.match import awaited_seat

Done = TypeVar("Done")
LEVEL = "apprentice"
LOOK_SECONDS = 60  # at the end of a round
OPTIONS = http.Options(reaction_seconds=0, chatter="lively", watch=True)


@dataclass(frozen=True)
class Guest:
    """Somebody who has been here before: id and name, and the cookie by which their browser is known."""

    person: str
    token: str
    name: str


@dataclass(frozen=True)
class Line:
    """The moves from a deal up to a position, with what each of them did."""

    seed: bytes
    moves: tuple[tuple[int, Action, str], ...]
    over: bool


Wanted = Callable[[Table], bool]
"""Whether a table is the position that is looked for."""


@cache
def turn(number: int) -> Wanted:
    """Want the first seat's own turn, the given one of the first round."""
    return lambda table: (
        table.round == 1 and table.turn >= (number - 1) * table.seats and asks(table, "take-turn")
    )


def asks(table: Table, name: str, seat: int = 0) -> bool:
    """Return whether a question of that name is put to the seat."""
    ask = table.ask()
    return ask is not None and ask.name() == name and ask.awaits(table, seat)


@cache
def question(name: str) -> Wanted:
    """Want that question put to the first seat, in the first round: no end of one has been looked at before."""
    return lambda table: table.round == 1 and asks(table, name)


def other_turn(table: Table) -> bool:
    """Want the turn of the second seat, when everybody has had some."""
    return table.turn >= 2 * table.seats and asks(table, "take-turn", seat=1)


def round_end(table: Table) -> bool:
    """Want the moment when the first round has just been settled."""
    return table.round > 1


def game_end(table: Table) -> bool:
    return table.ask() is None


@cache
def line(rules: str, seats: int, wanted: Wanted) -> Line:
    """Let bots play one deal after the other until one of them comes to the position."""
    for number in count():
        seed = number.to_bytes(32, "big")
        found = _played(rules, seats, seed, wanted)
        if found is not None:
            return found
    raise AssertionError("there is always another deal")


def _played(rules: str, seats: int, seed: bytes, wanted: Wanted) -> Line | None:
    table = start(compose(rules), seats, seed)
    bots = [hire(LEVEL).at(seat, seed) for seat in range(seats)]
    moves: list[tuple[int, Action, str]] = []
    while not wanted(table):
        ask = table.ask()
        if ask is None:
            return None
        seat = awaited_seat(table, ask)
        action = decide(bots[seat], view(table, seat)).engine
        moves.append((seat, action, digest(apply(table, seat, action), table.ruleset)))
    return Line(seed, tuple(moves), table.ask() is None)


def new_guest(database_url: str, name: str = "Ann") -> Guest:
    known = _write(database_url, lambda connection: identity.new_guest(connection, name, _now()))
    return Guest(*known, name)


def set_up(database_url: str, guests: Sequence[Guest], rules: str, seats: int, wanted: Wanted) -> str:
    """Put a game in that position, the guests on the first seats and bots on the others; return the table's code."""
    moves = line(rules, seats, wanted)

    def work(connection: Connection) -> str:
        host, *others = guests
        looks = 0 if moves.over else LOOK_SECONDS  # the end of a game that is over has been looked at
        options = structs.replace(OPTIONS, unmasking_seconds=looks)
        asked = http.NewTable(rules, seats, host.name, [LEVEL] * (seats - len(guests)), "n", options)
        code = lobby.create(connection, host.person, asked, _now()).code
        for guest in others:
            lobby.join(connection, code, guest.person, http.Join(guest.name))
        dealing.start(connection, code, host.person, _now())
        game = lobby.table(connection, code)
        change_game(connection, game.id, deal_seed=moves.seed)
        entries = [
            Entry(seq, f"position:{seq}", MOVE, seat, str(action), done, _now())
            for seq, (seat, action, done) in enumerate(moves.moves, 1)
        ]
        commit(connection, game.id, entries, over=False)
        if moves.over:
            change_game(connection, game.id, status=OVER, ended=_now())
        return code

    return _write(database_url, work)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _write(database_url: str, work: Callable[[Connection], Done]) -> Done:
    database = Database(database_url)
    try:
        return database.write(work).result()
    finally:
        database.close()
