"""Keeping games with printed cards: seed, names, the keys of seats and what was told, in one row."""

import secrets
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct, json
from sqlalchemy import Connection, delete, insert, select, update

from undermine.engine.kernel.rulesets import RulesError
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.views import view
from undermine.protocol import companion as told
from undermine.protocol.present import situation
from undermine.protocol.views import AnyView
from undermine.rulebook import components, rulesets
from undermine.server.companion.game import OVER, SilentGame
from undermine.server.companion.games import silent_game
from undermine.server.errors import RequestError, bad_rules
from undermine.server.people.lobby import CODE_LENGTH, CODE_LETTERS, check_name
from undermine.server.store.tables import companions

KEPT_MS = 14 * 24 * 3600 * 1000
MOST_ENTRIES = 400


class Place(Struct, frozen=True):
    """A table of a tournament."""

    tournament: str
    round: int
    table: int


class Sheet(Struct):
    """What is kept of one game."""

    rules: str
    names: list[str]
    seed: bytes
    keys: list[str]
    """Hashes of the keys to the seats, empty where no device has one."""
    entries: list[told.Entry] = []
    place: Place | None = None
    """Where its result goes, if it is a game of a tournament."""

    def game(self) -> SilentGame:
        return silent_game(rulesets.ruleset(self.rules), len(self.names), self.seed, self.entries)


def create(connection: Connection, request: told.NewCompanion, now: int) -> str:
    """Begin a game and return its code. Those that nobody has touched for long are forgotten."""
    code = "".join([secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)])
    _begin(connection, code, request, now, None)
    return code


def create_for(connection: Connection, place: Place, code: str, request: told.NewCompanion, now: int) -> None:
    """Begin the game of a table of a tournament by its own code, unless it has begun."""
    if _sheet(connection, code) is None:
        _begin(connection, code, request, now, place)


def _begin(
    connection: Connection, code: str, request: told.NewCompanion, now: int, place: Place | None
) -> None:
    try:
        rules = rulesets.ruleset(request.rules)
        rules.check_seats(len(request.names))
    except RulesError as error:
        raise bad_rules(error) from None
    for name in request.names:
        check_name(connection, name)
    if len(set(request.names)) < len(request.names):
        raise RequestError("name-taken", "Two have the same name.", 400)
    connection.execute(delete(companions).where(companions.c.changed < now - KEPT_MS))
    keys = [""] * len(request.names)
    sheet = Sheet(rules.name, request.names, secrets.token_bytes(32), keys, place=place)
    connection.execute(insert(companions).values(code=code, sheet=_written(sheet), changed=now))


def claim(connection: Connection, code: str, request: told.ClaimSeat, now: int) -> str:
    """Give a seat to a device and return its key; each seat has one device."""
    sheet = found(connection, code)
    if request.seat >= len(sheet.names):
        raise RequestError("wrong-seat", "There is no such seat.", 400)
    if sheet.keys[request.seat]:
        raise RequestError("seat-taken", "Another device has this name.")
    key = secrets.token_urlsafe(18)
    sheet.keys[request.seat] = _hashed(key)
    _keep(connection, code, sheet, now)
    return key


def tell(connection: Connection, code: str, request: told.Tell, now: int) -> None:
    """Note what somebody of the table tells, if it can be so."""
    sheet = found(connection, code)
    seat = seat_of(sheet, request.key)
    entry = request.entry
    if isinstance(entry, told.GoldPicked) and entry.seat != seat:
        raise RequestError("wrong-seat", "You may choose for yourself alone.", 403)
    if len(sheet.entries) >= MOST_ENTRIES:
        raise RequestError("too-long", "More cannot be noted of one game.")
    sheet.game().tell(entry)
    sheet.entries.append(entry)
    _keep(connection, code, sheet, now)


def seat_of(sheet: Sheet, key: str) -> int:
    """Return the seat of a key."""
    hashed = _hashed(key)
    if hashed not in sheet.keys:
        raise RequestError("wrong-key", "This is no key to a seat of this game.", 403)
    return sheet.keys.index(hashed)


def found(connection: Connection, code: str) -> Sheet:
    row = _sheet(connection, code)
    if row is None:
        raise RequestError("no-such-table", "There is no game with this code.", 404)
    return json.decode(row, type=Sheet)


def _sheet(connection: Connection, code: str) -> str | None:
    query = select(companions.c.sheet).where(companions.c.code == code.upper())
    return connection.execute(query).scalar_one_or_none()


def scores(sheet: Sheet) -> list[int]:
    """Return what everybody has when the game is over."""
    game = sheet.game()
    if game.phase() != OVER:
        raise RequestError("not-over", "The game is not over.")
    return [game.score_of(seat) for seat in range(len(sheet.names))]


def shown(code: str, sheet: Sheet) -> told.Companion:
    """Return what everybody may see: nothing of dwarfs in play and of the values of gold cards."""
    game = sheet.game()
    is_over = game.phase() == OVER
    seats = [
        told.CompanionSeat(
            name,
            bool(sheet.keys[seat]),
            game.open_gold_of(seat),
            len(game.gold_of(seat)),
            game.score_of(seat) if is_over else None,
        )
        for seat, name in enumerate(sheet.names)
    ]
    dwarfs = components.dwarf_deck(sheet.rules, len(sheet.names))
    last = game.shown
    return told.Companion(
        code.upper(),
        sheet.rules,
        len(sheet.entries) + sum(map(bool, sheet.keys)),
        int(game.table.round),
        game.phase(),
        seats,
        [told.DwarfCount(dwarf, copies) for dwarf, copies in dwarfs],
        game.asked(),
        last.dwarfs if last else [],
        last.winners if last else [],
        set_up(sheet.rules, len(sheet.names)),
    )


@lru_cache(maxsize=64)
def set_up(rules: str, seats: int) -> AnyView:
    """Return how a table looks to everybody when a round begins: of some deal, since nothing hidden is seen."""
    table = components.dealt(rulesets.ruleset(rules), seats, "set-up")
    return situation(view(table, SPECTATOR), 0).view


def own(sheet: Sheet, seat: int) -> told.OwnSeat:
    """Return what one seat may know beside what everybody sees."""
    game = sheet.game()
    offered = game.gold_on_offer() if game.asked() == seat else []
    return told.OwnSeat(seat, game.dwarf_of(seat), game.gold_of(seat), offered)


def _keep(connection: Connection, code: str, sheet: Sheet, now: int) -> None:
    kept = companions.c.code == code.upper()
    connection.execute(update(companions).where(kept).values(sheet=_written(sheet), changed=now))


def _written(sheet: Sheet) -> str:
    return json.encode(sheet).decode()


def _hashed(key: str) -> str:
    return sha256(key.encode()).hexdigest()
