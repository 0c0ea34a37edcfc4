"""Tournaments in the database: what was settled, who takes part, and the log."""

from typing import NamedTuple

from msgspec import json
from sqlalchemy import Connection, delete, exists, func, insert, or_, select, true, update

from undermine.server.store.tables import games, tournament_log, tournament_players, tournaments
from undermine.tournaments.events import AnyEvent

BEGUN = '"is":"begun"'
"""What the event has in it with which a round begins."""


class TournamentRow(NamedTuple):
    """What was settled when a tournament was opened; `head` is how many entries its log has."""

    id: str
    code: str
    name: str
    rules: str
    format: str
    options: str
    onsite: bool
    organiser: str
    lot: str
    secret: bytes
    head: int


class PlayerRow(NamedTuple):
    """Somebody who takes part; a person, if they have come with a device of their own."""

    player: str
    name: str
    person: str | None


class LogRow(NamedTuple):
    """An entry of the log; `by` is the organiser, the server, or a player's number."""

    cmd_id: str
    by: str
    event: AnyEvent


COLUMNS = [tournaments.c[name] for name in TournamentRow._fields]


def add(connection: Connection, row: TournamentRow, now: int) -> None:
    values = row._asdict() | {"onsite": int(row.onsite), "created": now, "changed": now}
    connection.execute(insert(tournaments).values(values))


def code_is_taken(connection: Connection, code: str) -> bool:
    return bool(connection.execute(select(exists().where(tournaments.c.code == code))).scalar_one())


def find(connection: Connection, code: str) -> TournamentRow | None:
    row = connection.execute(select(*COLUMNS).where(tournaments.c.code == code)).one_or_none()
    return None if row is None else TournamentRow(*row)._replace(onsite=bool(row.onsite))


def touch(connection: Connection, code: str, now: int) -> None:
    """Note that a tournament changes; until the transaction ends, nobody else can change it."""
    connection.execute(update(tournaments).where(tournaments.c.code == code).values(changed=now))


class Mark(NamedTuple):
    """By what it is known that a tournament has changed: entries of its log, and players who are persons.

    Who is deleted leaves the log as it is.
    """

    head: int
    people: int


def marks(connection: Connection, since: int, watched: list[str]) -> dict[str, Mark]:
    """Return the marks of tournaments that changed since then, or that somebody watches, by their codes."""
    wanted = or_(tournaments.c.changed >= since, tournaments.c.code.in_(watched))
    persons = (
        select(func.count(tournament_players.c.person))
        .where(tournament_players.c.tournament == tournaments.c.id)
        .scalar_subquery()
    )
    query = select(tournaments.c.code, tournaments.c.head, persons).where(wanted)
    return {code: Mark(head, people) for code, head, people in connection.execute(query)}


def of_person(connection: Connection, person: str, count: int) -> list[TournamentRow]:
    """Return the tournaments that somebody organises or takes part in, the latest first."""
    taking_part = exists().where(
        tournament_players.c.tournament == tournaments.c.id, tournament_players.c.person == person
    )
    query = select(*COLUMNS).where(or_(tournaments.c.organiser == person, taking_part))
    return [
        TournamentRow(*row)
        for row in connection.execute(query.order_by(tournaments.c.changed.desc()).limit(count))
    ]


# -- players -------------------------------------------------------------------------------------------------------


def add_player(connection: Connection, tournament: str, player: PlayerRow) -> None:
    connection.execute(insert(tournament_players).values(tournament=tournament, **player._asdict()))


def players_of(connection: Connection, tournament: str) -> list[PlayerRow]:
    columns = [tournament_players.c[name] for name in PlayerRow._fields]
    query = select(*columns).where(tournament_players.c.tournament == tournament)
    return sorted([PlayerRow(*row) for row in connection.execute(query)], key=lambda row: int(row.player))


def set_person(connection: Connection, tournament: str, player: str, person: str | None) -> None:
    """Let a player be this person from now on."""
    ours = (tournament_players.c.tournament == tournament) & (tournament_players.c.player == player)
    connection.execute(update(tournament_players).where(ours).values(person=person))


# -- the log -------------------------------------------------------------------------------------------------------


def append(connection: Connection, tournament: str, seq: int, entry: LogRow, now: int) -> None:
    written = json.encode(entry.event).decode()
    values = {"cmd_id": entry.cmd_id, "by": entry.by, "event": written, "at": now}
    connection.execute(insert(tournament_log).values(tournament=tournament, seq=seq, **values))
    connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(head=seq))


def log_of(connection: Connection, tournament: str) -> list[LogRow]:
    columns = (tournament_log.c.cmd_id, tournament_log.c.by, tournament_log.c.event)
    query = select(*columns).where(tournament_log.c.tournament == tournament).order_by(tournament_log.c.seq)
    return [
        LogRow(row.cmd_id, row.by, json.decode(row.event, type=AnyEvent)) for row in connection.execute(query)
    ]


# -- tables and forgetting -----------------------------------------------------------------------------------------


def with_status(connection: Connection, codes: list[str], status: str) -> list[str]:
    """Return those of these tables whose game has that status."""
    query = select(games.c.code).where(games.c.code.in_(codes), games.c.status == status)
    return list(connection.execute(query).scalars())


def forget_unused(connection: Connection, before: int, *, unbegun: bool = False) -> int:
    """Forget tournaments in which nothing has happened since then, or only such as never began; return how many."""
    begun = exists().where(
        tournament_log.c.tournament == tournaments.c.id, tournament_log.c.event.contains(BEGUN)
    )
    wanted = (tournaments.c.changed < before) & (~begun if unbegun else true())
    old = list(connection.execute(select(tournaments.c.id).where(wanted)).scalars())
    for table in (tournament_log, tournament_players):
        connection.execute(delete(table).where(table.c.tournament.in_(old)))
    connection.execute(delete(tournaments).where(tournaments.c.id.in_(old)))
    return len(old)
