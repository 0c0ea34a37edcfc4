"""What a master would have done at any moment of a finished game, by what the player could know then."""

from itertools import islice

from undermine.bots.games import advise
from undermine.engine.kernel.play import options
from undermine.engine.kernel.records import Record
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.views import view
from undermine.protocol import history
from undermine.replay.walking import moments
from undermine.rulebook import rulesets

TRIES = 96
"""Options that a master may try out on imagined tables, in the end of a round."""


def advised(record: Record, move: int) -> history.Advice:
    """Return the advice for the move with this number, counted from 1; raises `BadRecord`."""
    if move > len(record.moves):
        return history.Advice(move, None, None, [])
    made = record.moves[move - 1]
    before = next(islice(moments(record, rulesets.ruleset), move - 1, None))
    offered = options(before.table, made.seat)
    advice = advise(view(before.table, made.seat), offered, TRIES, Rng(seed_bytes(f"advice {move}")))
    shown = [
        history.AdvisedOption(
            str(offered[one.place]),
            [history.AdviceReason(reason.code, reason.seat, reason.chance) for reason in one.reasons],
        )
        for one in advice
    ]
    return history.Advice(move, made.seat, made.action, shown)
