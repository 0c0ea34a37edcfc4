"""What organisers and players may do in a tournament. Everything here runs in one transaction."""

import hmac
import secrets
from collections.abc import Iterable
from random import SystemRandom

from msgspec import json, structs
from sqlalchemy import Connection

from undermine.engine.kernel.rulesets import RulesError
from undermine.protocol import tournaments as told
from undermine.protocol.messages import TableOptions
from undermine.rulebook import rulesets
from undermine.server.errors import RequestError, bad_rules
from undermine.server.people import dealing, lobby
from undermine.server.people.identity import new_id
from undermine.server.people.names import is_visible
from undermine.server.tournaments import store
from undermine.server.tournaments.course import ORGANISER, SERVER, Course, change, course, format_of, not_now
from undermine.server.tournaments.store import PlayerRow, TournamentRow
from undermine.tournaments.events import (
    Absent,
    AnyEvent,
    Arrived,
    Begun,
    Closed,
    Present,
    Registered,
    ResultGiven,
    Withdrew,
)
from undermine.tournaments.tournament import NotNow, RoundPlayed

MOST_PLAYERS = 600
KEY_LETTERS = 20
SECRET_BYTES = 32


# -- opening -------------------------------------------------------------------------------------------------------


def open_tournament(connection: Connection, person: str, request: told.NewTournament, now: int) -> str:
    """Open a tournament and return its code."""
    lobby.check_name(connection, request.organiser)
    if not is_visible(request.name):
        raise RequestError("bad-name", "A name has no spaces around it and no invisible signs.", 400)
    rules = _checked(request)
    options = structs.replace(request.options, listed=False, bots_after_seconds=0)
    row = TournamentRow(
        id=new_id(),
        code=_new_code(connection),
        name=request.name,
        rules=rules,
        format=json.encode(request.format).decode(),
        options=lobby.written_options(options),
        onsite=request.onsite,
        organiser=person,
        lot=secrets.token_hex(8),
        secret=secrets.token_bytes(SECRET_BYTES),
        head=0,
    )
    store.add(connection, row, now)
    return row.code


def _checked(request: told.NewTournament) -> str:
    """Return the full name of the rules; refuses a format that cannot be played by them."""
    wanted = request.format
    try:
        rules = rulesets.ruleset(request.rules)
        for seats in {wanted.fewest, wanted.most, wanted.final or wanted.fewest}:
            rules.check_seats(seats)
    except RulesError as error:
        raise bad_rules(error) from None
    if not format_of(wanted).is_coherent():
        raise RequestError("bad-format", "These rounds, semifinals and final do not fit together.", 400)
    return rules.name


def _new_code(connection: Connection) -> str:
    while True:
        code = "".join([secrets.choice(lobby.CODE_LETTERS) for _ in range(lobby.CODE_LENGTH)])
        if not store.code_is_taken(connection, code):
            return code


# -- who takes part ------------------------------------------------------------------------------------------------


def register(connection: Connection, code: str, person: str, request: told.RegisterPlayer, now: int) -> None:
    """Let somebody take part from the next pairing on."""

    def happens(present: Course) -> tuple[str, Iterable[AnyEvent]]:
        known = present.player_of(person)
        if known is not None:
            _refuse_if_sent_away(present, known.player)
            return known.player, [Registered(known.player)]
        number = _added(connection, present, [request.name], person)[0]
        return number, [Registered(number)]

    change(connection, code, request.id, now, happens)


def type_in(
    connection: Connection, code: str, person: str | None, request: told.TypeInPlayers, now: int
) -> None:
    """Let the organiser register people who have no device, or none yet."""

    def happens(present: Course) -> tuple[str, Iterable[AnyEvent]]:
        _organisers_only(present, person)
        return ORGANISER, [Registered(number) for number in _added(connection, present, request.names)]

    change(connection, code, request.id, now, happens)


def _added(connection: Connection, present: Course, names: list[str], person: str | None = None) -> list[str]:
    """Add players of these names and return their numbers."""
    taken = {player.name.casefold() for player in present.players.values()}
    first = len(present.players) + 1
    if first + len(names) > MOST_PLAYERS:
        raise RequestError("too-many-players", "The tournament is full.", 409, {"most": MOST_PLAYERS})
    for number, name in enumerate(names, first):
        lobby.check_name(connection, name)
        if name.casefold() in taken:
            raise RequestError(
                "name-taken-here", "Somebody else takes part by this name.", 409, {"name": name}
            )
        taken.add(name.casefold())
        store.add_player(connection, present.row.id, PlayerRow(str(number), name, person))
    return [str(number) for number in range(first, first + len(names))]


def key_of(row: TournamentRow, player: str) -> str:
    """Return the key by which a device becomes a player; it is kept nowhere."""
    return hmac.new(row.secret, player.encode(), "sha256").hexdigest()[:KEY_LETTERS]


def claim(connection: Connection, code: str, person: str, key: str, now: int) -> None:
    """Let a person be the player whose key they have, on whichever device that player was before."""

    def happens(present: Course) -> tuple[str, Iterable[AnyEvent]]:
        player = player_with_key(present, key)
        if player.person == person:
            return player.player, []
        _refuse_claim(present, player, person)
        store.set_person(connection, present.row.id, player.player, person)
        return player.player, [Arrived(player.player)]

    change(connection, code, f"claim.{new_id()}", now, happens)


def _refuse_claim(present: Course, player: PlayerRow, person: str) -> None:
    """Refuse to give a player to somebody who is another one, or while they play with another device."""
    other = present.player_of(person)
    if other is not None and other.player != player.player:
        raise RequestError("other-player", "You take part already, as somebody else.")
    if player.person is not None and _plays_here(present, player.player):
        raise RequestError("round-not-over", "They sit at a table of this server with another device.")


def _plays_here(present: Course, player: str) -> bool:
    """Return whether a player sits at a table of this server whose game is not over."""
    return any(
        player in players and played.code_of(number) and number not in played.gold
        for played in present.tournament.rounds[-1:]
        for number, players in enumerate(played.tables)
    )


def player_with_key(present: Course, key: str) -> PlayerRow:
    """Return the player whose key this is."""
    for player in present.players.values():
        if hmac.compare_digest(key_of(present.row, player.player).encode(), key.encode()):
            return player
    raise RequestError("wrong-link", "There is no player with this key.", 403)


def set_attendance(
    connection: Connection, code: str, person: str | None, request: told.SetAttendance, now: int
) -> None:
    """Let the organiser, or players for themselves, say who is withdrawn, back, or absent from the next round."""

    def happens(present: Course) -> tuple[str, Iterable[AnyEvent]]:
        by = _organiser_or_self(present, person, request.player)
        if request.attendance == "withdrawn":
            return by, [Withdrew(request.player)]
        if request.attendance == "absent":
            return by, [Absent(request.player)]
        if present.tournament.players.get(request.player, False):
            return by, [Present(request.player)]
        if by != ORGANISER:
            _refuse_if_sent_away(present, request.player)
        return by, [Registered(request.player)]

    change(connection, code, request.id, now, happens)


def _refuse_if_sent_away(present: Course, player: str) -> None:
    if present.was_sent_away(player):
        raise RequestError("sent-away", "The organiser has withdrawn you; ask them.", 403)


def _organiser_or_self(present: Course, person: str | None, player: str) -> str:
    if player not in present.players:
        raise RequestError("not-registered", "They do not take part.", 404)
    if present.is_organiser(person):
        return ORGANISER
    own = present.player_of(person)
    if own is None or own.player != player:
        raise RequestError("not-organiser", "Only the organiser may do this.", 403)
    return player


def _organisers_only(present: Course, person: str | None) -> None:
    if not present.is_organiser(person):
        raise RequestError("not-organiser", "Only the organiser may do this.", 403)


# -- rounds --------------------------------------------------------------------------------------------------------


def pair(
    connection: Connection, code: str, person: str | None, request: told.TournamentCommand, now: int
) -> None:
    """Let the organiser pair the next round, or pair it again before it begins."""

    def happens(present: Course) -> tuple[str, Iterable[AnyEvent]]:
        _organisers_only(present, person)
        try:
            return ORGANISER, [present.tournament.pairing(SystemRandom())]
        except NotNow as error:
            raise not_now(error) from None

    change(connection, code, request.id, now, happens)


def begin(
    connection: Connection, code: str, person: str | None, request: told.BeginRound, now: int
) -> list[str]:
    """Let the organiser begin the round that is paired; return the codes of the tables that were opened for it."""

    def happens(present: Course) -> tuple[str, Iterable[AnyEvent]]:
        _organisers_only(present, person)
        try:
            waiting = present.tournament.waiting_round()
        except NotNow as error:
            raise not_now(error) from None
        by_hand = tables_by_hand(present, waiting.tables) | {*request.by_hand}
        codes = [
            "" if number in by_hand else _opened(connection, present, players, now)
            for number, players in enumerate(waiting.tables)
        ]
        return ORGANISER, [Begun(codes)]

    begun = change(connection, code, request.id, now, happens)
    return [opened for opened in begun.tournament.rounds[-1].codes if opened]


def tables_by_hand(present: Course, tables: list[list[str]]) -> set[int]:
    """Return the tables that must be played with real cards: all on site, else where somebody has no device."""
    return {
        number
        for number, players in enumerate(tables)
        if present.row.onsite or any(present.players[player].person is None for player in players)
    }


def _opened(connection: Connection, present: Course, players: list[str], now: int) -> str:
    seated = [present.players[player] for player in players]
    people = [(player.person, player.name) for player in seated if player.person is not None]
    options = json.decode(present.row.options, type=TableOptions)
    game = dealing.begin_with(connection, present.row.organiser, present.row.rules, options, people, now)
    return game.code


def give_result(
    connection: Connection, code: str, person: str | None, request: told.GiveResult, now: int
) -> None:
    """Take what a table came to: from the organiser at any time, from its players once, if real cards were used."""

    def happens(present: Course) -> tuple[str, Iterable[AnyEvent]]:
        by = organiser_or_at_table(present, person, request.round, request.table)
        return by, [ResultGiven(request.round, request.table, request.gold)]

    change(connection, code, request.id, now, happens)


def organiser_or_at_table(present: Course, person: str | None, round_: int, table: int) -> str:
    """Return as whom somebody may give the result of a table; refuses all but the organiser and those who sit there."""
    if present.is_organiser(person):
        return ORGANISER
    own = present.player_of(person)
    played = by_hand_in(present, round_, table)
    if own is None or played is None or own.player not in played.tables[table]:
        raise RequestError("not-organiser", "Only the organiser may do this.", 403)
    refuse_second_result(played, table)
    return own.player


def by_hand_in(present: Course, round_: int, table: int) -> RoundPlayed | None:
    """Return the round in which there is a table that is played with real cards."""
    rounds = present.tournament.rounds
    played = rounds[round_] if round_ < len(rounds) else None
    is_by_hand = played is not None and table < len(played.tables) and not played.code_of(table)
    return played if is_by_hand else None


def refuse_second_result(played: RoundPlayed, table: int) -> None:
    if table in played.gold:
        raise RequestError("result-there", "The result is there; the organiser can correct it.")


def note_result(connection: Connection, code: str, game: str, gold: list[int], now: int) -> None:
    """Take what a game on this server came to, unless its table has a result."""
    present = course(connection, code)
    for number, played in enumerate(present.tournament.rounds):
        if game in played.codes and played.codes.index(game) not in played.gold:
            table = played.codes.index(game)
            event = ResultGiven(number, table, gold)
            change(connection, code, f"game.{number}.{table}", now, lambda _, event=event: (SERVER, [event]))  # type: ignore[misc]


def close(
    connection: Connection, code: str, person: str | None, request: told.TournamentCommand, now: int
) -> None:
    """Let the organiser close the tournament: nothing more is paired."""

    def happens(present: Course) -> tuple[str, Iterable[AnyEvent]]:
        _organisers_only(present, person)
        return ORGANISER, [Closed()]

    change(connection, code, request.id, now, happens)
