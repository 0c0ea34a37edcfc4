"""Games and who sits where."""

import logging
from dataclasses import dataclass, field
from math import inf
from typing import Any

from msgspec import DecodeError, json
from sqlalchemy import Column, Connection, Exists, Select, delete, exists, func, insert, select, update

from undermine.engine.kernel.records import RULES_VERSION
from undermine.protocol.messages import TableOptions
from undermine.server.room.entries import MOVE
from undermine.server.store.removed import removed_names
from undermine.server.store.tables import games, log, seats

faults = logging.getLogger(__name__)

DAY_MS = 24 * 3600 * 1000
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


@dataclass(frozen=True)
class SeatRow:
    """A seat: a person, a bot, or nobody yet."""

    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str = ""
    promise: str = ""
    assistant: int = 0
    research: int = 0

    def is_free(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class GameRow:
    """A game, from the making of its table to its end."""

    id: str
    code: str
    rules: str
    options: str
    status: str
    host: str
    server_seed: bytes = field(repr=False)  # seeds get into no log
    deal_seed: bytes | None = field(repr=False)
    rematch: str | None
    seats: tuple[SeatRow, ...]
    started: int | None = None
    rules_version: int | None = None
    revealing: int | None = None
    removed: tuple[str, ...] = ()

    def has_other_rules(self) -> bool:
        """Return whether the game was dealt by another version of the rules: its log means nothing here."""
        return self.deal_seed is not None and self.rules_version != RULES_VERSION

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def people(self) -> list[str]:
        """Return the people who sit at the table."""
        return [seat.person for seat in self.seats if seat.person is not None]

    def settings(self) -> TableOptions:
        """Return the host's settings; where they are damaged, the game goes on with the default ones."""
        try:
            return json.decode(self.options, type=TableOptions)
        except (DecodeError, UnicodeError):
            faults.exception("the options of a game are damaged", extra={"game": self.id, "row": "options"})
            return TableOptions()

    def bots(self) -> dict[int, str]:
        return {seat.seat: seat.bot for seat in self.seats if seat.bot is not None}


GAME_COLUMNS = (
    games.c.id,
    games.c.code,
    games.c.rules,
    games.c.options,
    games.c.status,
    games.c.host,
    games.c.server_seed,
    games.c.deal_seed,
    games.c.rematch,
    games.c.started,
    games.c.rules_version,
    games.c.revealing,
)
SEAT_COLUMNS = (
    seats.c.seat,
    seats.c.person,
    seats.c.name,
    seats.c.bot,
    seats.c.nonce,
    seats.c.promise,
    seats.c.assistant,
    seats.c.research,
)
IS_UNFINISHED = games.c.status.in_((OPEN, PLAYING))
GOES_ON = (games.c.status == PLAYING) & (games.c.rules_version == RULES_VERSION)


def add_game(connection: Connection, game: GameRow, now: int) -> None:
    values = {column.name: getattr(game, column.name) for column in GAME_COLUMNS}
    connection.execute(insert(games).values(values | {"created": now}))
    for seat in game.seats:
        put_seat(connection, game.id, seat)


def put_seat(connection: Connection, game: str, seat: SeatRow) -> None:
    """Let this be who sits on the seat."""
    connection.execute(delete(seats).where(seats.c.game == game, seats.c.seat == seat.seat))
    values = {column.name: getattr(seat, column.name) for column in SEAT_COLUMNS}
    connection.execute(insert(seats).values(values | {"game": game}))


def put_seats(connection: Connection, game: str, seated: tuple[SeatRow, ...]) -> None:
    """Change who sits where."""
    connection.execute(delete(seats).where(seats.c.game == game))
    for seat in seated:
        put_seat(connection, game, seat)


def find_game(connection: Connection, code: str) -> GameRow | None:
    """Return the game with this short code."""
    row = connection.execute(select(*GAME_COLUMNS).where(games.c.code == code)).one_or_none()
    if row is None:
        return None
    query = select(*SEAT_COLUMNS).where(seats.c.game == row.id).order_by(seats.c.seat)
    seated = tuple([SeatRow(*seat) for seat in connection.execute(query)])
    sent_away = tuple(removed_names(connection, row.id)) if row.status == OPEN else ()
    return GameRow(**row._mapping, seats=seated, removed=sent_away)  # noqa: SLF001 - a public name with an underscore


def code_is_taken(connection: Connection, code: str) -> bool:
    return bool(connection.execute(select(exists().where(games.c.code == code))).scalar_one())


def change_game(connection: Connection, game: str, **values: Any) -> None:
    connection.execute(update(games).where(games.c.id == game).values(**values))


def has_bots() -> Exists:
    """Return the condition that a bot takes part in a game."""
    return exists().where(seats.c.game == games.c.id, seats.c.bot.is_not(None))


def games_with_bots(connection: Connection) -> list[str]:
    """Return the codes of running games that a bot takes part in."""
    query = select(games.c.code).where(GOES_ON, has_bots())
    return list(connection.execute(query).scalars())


def busy_bots(connection: Connection, host: str, since: int) -> int:
    """Return how many bots play at a host's tables in games that have moved, or begun, since then."""
    moved = select(func.max(log.c.at)).where(log.c.game == games.c.id).scalar_subquery()
    recent = func.coalesce(moved, games.c.started) >= since
    query = (
        select(func.count())
        .select_from(seats.join(games, seats.c.game == games.c.id))
        .where(games.c.host == host, games.c.status == PLAYING, seats.c.bot.is_not(None), recent)
    )
    return int(connection.execute(query).scalar_one())


def overdue_games(connection: Connection, now: int) -> list[str]:
    """Return the codes of running games whose turns have days, and in which nobody has moved for as long."""
    with_days = games.c.options.like('%"turn_days":%') & games.c.options.not_like('%"turn_days":0%')
    moved = select(func.max(log.c.at)).where(log.c.game == games.c.id, log.c.kind == MOVE).scalar_subquery()
    last = func.coalesce(moved, games.c.started).label("last")
    query = select(games.c.code, games.c.options, last).where(GOES_ON, with_days)
    rows = connection.execute(query).all()
    return [row.code for row in rows if row.last + _turn_days(row.options) * DAY_MS <= now]


def _turn_days(options: str) -> float:
    """Return how many days a turn has; where the options are damaged, more than anybody waits."""
    try:
        return json.decode(options, type=TableOptions).turn_days
    except (DecodeError, UnicodeError):
        return inf


def status_of(connection: Connection, game: str) -> str:
    return str(connection.execute(select(games.c.status).where(games.c.id == game)).scalar_one())


def unfinished(connection: Connection) -> list[tuple[str, str, str, int]]:
    """Return code, rules, status and moment of making of all tables that are open or played at, oldest first."""
    columns = (games.c.code, games.c.rules, games.c.status, games.c.created)
    query = select(*columns).where(IS_UNFINISHED).order_by(games.c.created)
    return [(row.code, row.rules, row.status, row.created) for row in connection.execute(query)]


def at_tables_of(person: str, *columns: Column[Any]) -> Select[Any]:
    """Return the query for something about the tables at which a person sits."""
    return select(*columns).join(seats, seats.c.game == games.c.id).where(seats.c.person == person)


def games_of(connection: Connection, person: str) -> list[str]:
    """Return the codes of the unfinished games of a person, newest first."""
    query = at_tables_of(person, games.c.code).where(IS_UNFINISHED).order_by(games.c.created.desc())
    return list(connection.execute(query).scalars())


def finished_games_of(
    connection: Connection, person: str, first: int, count: int
) -> list[tuple[GameRow, int]]:
    """Return some finished games of a person and when they ended, newest first."""
    query = (
        at_tables_of(person, games.c.code, games.c.ended)
        .where(games.c.status == OVER)
        .order_by(games.c.ended.desc(), games.c.id)
        .offset(first)
        .limit(count)
    )
    rows = [(find_game(connection, row.code), row.ended) for row in connection.execute(query).all()]
    return [(game, ended) for game, ended in rows if game is not None]
