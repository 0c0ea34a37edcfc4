"""What is told of a tournament: to everybody who has its code, to its players, and to its organiser."""

from msgspec import json
from sqlalchemy import Connection

from undermine.protocol import tournaments as told
from undermine.protocol.messages import TableOptions
from undermine.server.tournaments import store
from undermine.server.tournaments.course import Course, course
from undermine.server.tournaments.keeping import key_of, tables_by_hand
from undermine.tournaments.standings import Standing
from undermine.tournaments.tournament import RoundPlayed

MOST_LISTED = 50


def shown(present: Course) -> told.TournamentShown:
    """Return what everybody may know: of games, what they came to when they are over, and nothing before."""
    row, tournament = present.row, present.tournament
    return told.TournamentShown(
        len(present.log),
        row.code,
        row.name,
        row.rules,
        json.decode(row.format, type=told.TournamentFormat),
        row.onsite,
        tournament.next_stage(),  # type: ignore[arg-type]
        [
            told.TournamentPlayer(player, known.name, _attendance(present, player))
            for player, known in present.players.items()
        ],
        [_round(present, played) for played in tournament.rounds],
        [_standing(own) for own in tournament.standings()],
        tournament.ranking(),
    )


def _attendance(present: Course, player: str) -> told.Attendance:
    if not present.tournament.players.get(player):
        return "withdrawn"
    return "absent" if player in present.tournament.absent else "playing"


def _round(present: Course, played: RoundPlayed) -> told.TournamentRound:
    by_hand = tables_by_hand(present, played.tables)
    watch = json.decode(present.row.options, type=TableOptions).watch
    tables = [
        told.TournamentTable(
            list(players),
            played.gold.get(number),
            not played.code_of(number) if played.begun else number in by_hand,
            (played.code_of(number) or None) if watch else None,
        )
        for number, players in enumerate(played.tables)
    ]
    return told.TournamentRound(played.stage, played.begun, tables, list(played.byes))  # type: ignore[arg-type]


def _standing(own: Standing) -> told.TournamentStanding:
    points, opponents = round(float(own.points), 1), round(float(own.opponents), 1)
    return told.TournamentStanding(own.player, points, own.gold, opponents, own.firsts, own.played, own.byes)


def own_tournament(connection: Connection, code: str, person: str | None) -> told.OwnTournament:
    """Return a tournament as the asker may see it."""
    present = course(connection, code)
    you = present.player_of(person)
    organising = _organising(present) if present.is_organiser(person) else None
    player = None if you is None else you.player
    return told.OwnTournament(shown(present), player, _table_of(present, player), organising)


def _table_of(present: Course, player: str | None) -> str | None:
    """Return the code of the table at which a player sits in the last round, if it is played on this server."""
    for played in present.tournament.rounds[-1:]:
        for number, players in enumerate(played.tables):
            if player in players:
                return played.code_of(number) or None
    return None


def _organising(present: Course) -> told.Organising:
    rounds = present.tournament.rounds
    return told.Organising(
        {player: key_of(present.row, player) for player in present.players},
        [player for player, known in present.players.items() if known.person is None],
        list(rounds[-1].codes) if rounds else [],
    )


def own_tournaments(connection: Connection, person: str | None) -> told.OwnTournaments:
    """Return the tournaments that the asker organises or takes part in."""
    rows = [] if person is None else store.of_person(connection, person, MOST_LISTED)
    return told.OwnTournaments(
        [told.ListedTournament(row.code, row.name, row.organiser == person) for row in rows]
    )
