"""Playouts: a game played on to its end by chance.

Compiled with the engine, so that a search need not leave it between decisions.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.play import carry_on, offer, refusals
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Table


def checked_playout(table: Table, rng: Rng) -> i64:
    """Do as `random_playout` does, but examine every choice as if it came from outside; for benchmarks."""
    decisions: i64 = 0
    verbs = table.ruleset.verbs
    seat: i64 = 0
    ask = table.ask()
    while ask is not None:
        seat = ask.awaited(table, seat)
        chosen = rng.below(offer(table, ask, seat))
        action = unpack(table.offers.at(chosen), verbs)
        reasons = refusals(table, seat, action)
        if reasons:
            raise Refused(reasons)
        carry_on(table, ask, seat, action)
        decisions += 1
        ask = table.ask()
    return decisions


def random_playout(table: Table, rng: Rng) -> i64:
    """Play every option with the same chance until the game is over; return the number of decisions."""
    decisions: i64 = 0
    verbs = table.ruleset.verbs
    seat: i64 = 0
    ask = table.ask()
    while ask is not None:
        seat = ask.awaited(table, seat)
        chosen = rng.below(offer(table, ask, seat))
        carry_on(table, ask, seat, unpack(table.offers.at(chosen), verbs))
        decisions += 1
        ask = table.ask()
    return decisions
