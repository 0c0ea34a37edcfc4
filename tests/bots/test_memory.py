"""Bots keep nothing of what they decided: a server's bots think for months in the same process.

Counted in blocks of memory, which include those of compiled code. Only the compiled engine has ever leaked here: run
by `make played`, this looks at it.
"""

from __future__ import annotations

import gc
import sys

import pytest

from tests.bots.sitting import bot
from undermine.bots import contract
from undermine.bots.contract import Bot
from undermine.bots.registry import BOTS
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.sim.match import awaited_seat
from undermine.sim.plan import composed

DECISIONS = 60
WARM_UP = 10
"""Decisions after which everything that is looked up only once has been looked up."""


def table_after(rules: str, decisions: int) -> Table:
    table = start(composed(rules), 5, seed_bytes("memory"))
    for _ in range(decisions):
        decide(table, bot("apprentice", asked(table)), moves=True)
    return table


def asked(table: Table) -> int:
    ask = table.ask()
    assert ask is not None
    return awaited_seat(table, ask)


def decide(table: Table, decider: Bot, moves: bool = False) -> None:
    seen = view(table, decider.seat)
    assert seen.prompt is not None
    action = contract.decide(decider, seen)
    if moves:
        apply(table, decider.seat, action.engine)


def blocks_kept(table: Table, decider: Bot, decisions: int) -> int:
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(decisions):
        decide(table, decider)
    gc.collect()
    return sys.getallocatedblocks() - before


@pytest.mark.parametrize("rules", ["base", "saboteur2", "lost-mines"])
@pytest.mark.parametrize("level", BOTS)
def test_a_decision_leaves_no_memory_behind(level: str, rules: str) -> None:
    for decisions in (0, 25):
        table = table_after(rules, decisions)
        decider = bot(level, asked(table))
        blocks_kept(table, decider, WARM_UP)
        assert blocks_kept(table, decider, DECISIONS) < DECISIONS / 4
