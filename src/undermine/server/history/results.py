"""What a finished game came to, seat by seat, as the store keeps it."""

from undermine.engine.kernel.records import Record
from undermine.replay.results import result_of
from undermine.rulebook import rulesets
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
