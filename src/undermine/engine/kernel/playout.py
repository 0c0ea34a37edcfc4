"""Playouts: a game played on to its end by chance.

Compiled with the engine, so that a search need not leave it between decisions.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.play import offered, take
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Table


def random_playout(table: Table, rng: Rng) -> i64:
    """Play every option with the same chance until the game is over; return the number of decisions."""
    decisions: i64 = 0
    seats: i64 = table.seats
    seat: i64 = 0
    ask = table.ask()
    while ask is not None:
        while not ask.awaits(table, seat):
            seat = (seat + 1) % seats
        take(table, seat, rng.below(offered(table, seat)))
        decisions += 1
        ask = table.ask()
    return decisions
