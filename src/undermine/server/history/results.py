"""What a finished game came to, seat by seat, as the store keeps it."""

from sqlalchemy import Connection

from undermine.engine.kernel.records import BadRecord, Record
from undermine.replay.results import result_of
from undermine.rulebook import rulesets
from undermine.server.errors import RequestError
from undermine.server.history import records
from undermine.server.store import results as result_store
from undermine.server.store.games import GameRow
from undermine.server.store.log import entries_after
from undermine.server.store.results import Result, RoundPlayed


def results_of(record: Record) -> list[Result]:
    """Play a finished game again and return what it came to, seat by seat; raises `BadRecord` if it does not fit."""
    game = result_of(record, rulesets.ruleset)
    return [
        Result(
            seat,
            game.scores[seat],
            seat in game.winners,
            [RoundPlayed(past.roles[seat], past.won[seat], past.gained[seat]) for past in game.rounds],
        )
        for seat in range(len(record.names))
    ]


def results_from_log(connection: Connection, game: GameRow) -> list[Result]:
    """Return what a finished game came to; by its log, or as it was kept if other rules have dealt it."""
    if game.has_other_rules():
        return result_store.results_of(connection, game.id)
    try:
        return results_of(records.record_of(game, entries_after(connection, game.id, 0)))
    except (BadRecord, RequestError):
        return []
