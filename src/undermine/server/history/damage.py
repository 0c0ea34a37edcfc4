"""Looking for damage in the database: every row that a game depends on is read, and every log played again."""

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import DecodeError, json
from sqlalchemy import Connection, select

from undermine.bots.registry import BOTS
from undermine.engine.kernel.rulesets import RulesError
from undermine.protocol.messages import TableOptions
from undermine.rulebook.rulesets import ruleset
from undermine.server.room import chat
from undermine.server.room.chat import Speech
from undermine.server.room.log import DamagedLogError, GameLog
from undermine.server.store import talk
from undermine.server.store.games import OVER, PLAYING, GameRow, find_game
from undermine.server.store.log import entries_after
from undermine.server.store.tables import games
from undermine.server.store.tables import talk as talk_table


@dataclass(frozen=True)
class Damage:
    """A row that cannot be what was written: of which table of people, and what is wrong with it."""

    code: str
    game: str
    row: str
    problem: str


def codes(connection: Connection) -> list[str]:
    """Return the codes of all tables, oldest first."""
    return list(connection.execute(select(games.c.code).order_by(games.c.created)).scalars())


def damages(connection: Connection, code: str) -> list[Damage]:
    """Return what is damaged of one table."""
    game = find_game(connection, code)
    if game is None:
        return []
    found = [*_of_options(game), *_of_seats(game), *_of_talk(connection, game), *_of_log(connection, game)]
    return [Damage(code, game.id, row, problem) for row, problem in found]


def _of_options(game: GameRow) -> Iterator[tuple[str, str]]:
    try:
        json.decode(game.options, type=TableOptions)
    except (DecodeError, UnicodeError):
        yield "games.options", "unreadable"


def _of_seats(game: GameRow) -> Iterator[tuple[str, str]]:
    for number, seat in enumerate(game.seats):
        if seat.seat != number:
            yield f"seats.seat={number}", "missing"
            return
        if seat.bot is not None and seat.bot not in BOTS:
            yield f"seats.seat={number}", "unknown"


def _of_talk(connection: Connection, game: GameRow) -> Iterator[tuple[str, str]]:
    query = select(*talk.COLUMNS).where(talk_table.c.game == game.id).order_by(talk_table.c.number)
    for row in connection.execute(query):
        speech = Speech(*row)
        if not chat.is_readable(speech):
            yield f"talk.number={speech.number}", "unreadable"


def _of_log(connection: Connection, game: GameRow) -> Iterator[tuple[str, str]]:
    """Play a game again; one of another version of the rules means nothing here."""
    if game.deal_seed is None or game.has_other_rules():
        return
    try:
        played = GameLog(
            game.id, ruleset(game.rules), len(game.seats), game.deal_seed, game.bots(), TableOptions(), 0.0
        )
    except RulesError:
        yield "games.rules", "unknown"
        return
    try:
        for entry in entries_after(connection, game.id, 0):
            played.count(played.read(entry))
    except DamagedLogError as error:
        yield f"log.seq={error.seq}", "differs"
        return
    if game.status in (PLAYING, OVER) and played.is_over() != (game.status == OVER):
        yield "games.status", "differs"
