"""A tournament as the database has it, and how something is added to its log.

Everything here runs in one transaction.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from msgspec import json
from sqlalchemy import Connection

from undermine.protocol.tournaments import TournamentFormat
from undermine.server.errors import RequestError
from undermine.server.tournaments import store
from undermine.server.tournaments.store import LogRow, Mark, PlayerRow, TournamentRow
from undermine.tournaments.events import AnyEvent, Withdrew
from undermine.tournaments.formats import Format
from undermine.tournaments.tournament import NotNow, Tournament

ORGANISER, SERVER = "organiser", "server"
REFUSALS = {
    "registered-already": "They take part already.",
    "too-late": "The rounds are over.",
    "not-registered": "They do not take part.",
    "not-everybody-once": "Everybody must be seated once.",
    "wrong-size": "A table would have too many or too few players.",
    "not-paired": "No round is paired that could begin.",
    "pair-again": "Somebody who is seated has left: pair the round again.",
    "wrong-tables": "The round has other tables.",
    "not-begun": "This round has not begun.",
    "no-such-table": "There is no such table in this round.",
    "wrong-result": "Everybody at the table needs a number, and nobody else.",
    "round-not-over": "The round is not over.",
    "over": "The tournament is over.",
    "too-few-players": "There are too few players.",
}
"""Why something cannot happen in a tournament, for authors of programs."""


@dataclass(frozen=True)
class Course:
    """A tournament: what was settled, who takes part, and what happened."""

    row: TournamentRow
    players: dict[str, PlayerRow]
    log: list[LogRow]
    tournament: Tournament

    def player_of(self, person: str | None) -> PlayerRow | None:
        if person is None:
            return None
        return next((player for player in self.players.values() if player.person == person), None)

    def people_in_round(self) -> list[str]:
        """Return the people who sit at tables of the last round, of those who have a device."""
        seated = [player for table in self.tournament.rounds[-1].tables for player in table]
        return [person for player in seated if (person := self.players[player].person) is not None]

    def mark(self) -> Mark:
        """Return by what it is known whether the tournament has changed since."""
        return Mark(len(self.log), sum(player.person is not None for player in self.players.values()))

    def is_organiser(self, person: str | None) -> bool:
        return person is not None and person == self.row.organiser

    def was_sent_away(self, player: str) -> bool:
        """Return whether it was the organiser who withdrew a player."""
        left = [
            entry.by
            for entry in self.log
            if isinstance(entry.event, Withdrew) and entry.event.player == player
        ]
        return left[-1:] == [ORGANISER]


def format_of(settled: TournamentFormat) -> Format:
    return Format(settled.fewest, settled.most, settled.rounds, settled.semifinal, settled.final)


def course(connection: Connection, code: str) -> Course:
    """Return the tournament with this code, rebuilt from its log."""
    row = store.find(connection, code.upper())
    if row is None:
        raise RequestError("no-such-tournament", "There is no tournament with this code.", 404)
    log = store.log_of(connection, row.id)
    players = {player.player: player for player in store.players_of(connection, row.id)}
    settled = json.decode(row.format, type=TournamentFormat)
    tournament = Tournament(format_of(settled), row.lot, [entry.event for entry in log])
    return Course(row, players, log, tournament)


def change(
    connection: Connection,
    code: str,
    cmd_id: str,
    now: int,
    happens: Callable[[Course], tuple[str, Iterable[AnyEvent]]],
) -> Course:
    """Let something happen, unless it has already by this id; return the tournament as it is then.

    `happens` says by whom, and what; it may add other rows in the same transaction. Nobody else changes the tournament
    meanwhile.
    """
    store.touch(connection, code.upper(), now)
    present = course(connection, code)
    if any(entry.cmd_id == cmd_id for entry in present.log):
        return present
    by, events = happens(present)
    for number, event in enumerate(events):
        try:
            present.tournament.happen(event)
        except NotNow as error:
            raise not_now(error) from None
        entry = LogRow(f"{cmd_id}.{number}" if number else cmd_id, by, event)
        store.append(connection, present.row.id, len(present.log) + number + 1, entry, now)
    return course(connection, code)


def not_now(error: NotNow) -> RequestError:
    """Return the refusal of what does not fit."""
    return RequestError(error.code, REFUSALS[error.code])
