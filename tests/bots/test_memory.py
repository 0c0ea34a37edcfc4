"""Bots keep nothing of what they decided: a server's bots think for months in the same process.

Counted in blocks of memory, which include those of compiled code. Only the compiled engine has ever leaked here: run
by `make played`, this looks at it.
"""

from __future__ import annotations

import gc
import sys

import pytest

from tests.bots.sitting import bot, dealt_round, saboteurs_of
from undermine.bots import contract
from undermine.bots.contract import Bot, Budget
from undermine.bots.registry import BOTS
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.footprint import MEBIBYTE, resident_bytes
from undermine.sim.match import awaited_seat, play_match
from undermine.sim.plan import composed

DECISIONS = 60
WARM_UP = 10
"""Decisions after which everything that is looked up only once has been looked up."""
THINKING = Budget(iterations=96)
"""Enough for a grandmaster to try options out."""
GAMES = 5000
GAMES_A_LINE = 1000
MOST_GROWTH_MIB = 4
"""How much more a process may hold after all games than after the first thousand: 1 kB a game."""


@pytest.fixture(autouse=True)
def quick_collections() -> None:
    """Let the collector of garbage pass over all that earlier tests have loaded: that took most of the time."""
    gc.collect()
    gc.freeze()


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


def test_thinking_leaves_no_memory_behind() -> None:
    table = dealt_round(1)
    while table.deck_size() > 20 or asked(table) in saboteurs_of(table):
        decide(table, bot("apprentice", asked(table)), moves=True)
    decider = bot("grandmaster", asked(table), budget=THINKING)
    blocks_kept(table, decider, WARM_UP)
    assert blocks_kept(table, decider, DECISIONS // 2) < DECISIONS / 4


@pytest.mark.soak
@pytest.mark.parametrize("level", BOTS)
def test_memory_stays_flat_over_thousands_of_games(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules = composed("base")
    held = []
    for game in range(1, GAMES + 1):
        bots = [bot(level, seat, f"{game}/{seat}") for seat in range(5)]
        play_match(rules, bots, seed_bytes(f"memory {game}"), [])
        if game % GAMES_A_LINE == 0:
            held.append((resident_bytes() or 0) / MEBIBYTE)
            with capsys.disabled():
                sys.stdout.write(f"{level}: {game} games, {held[-1]:.1f} MiB\n")
    assert held[-1] - held[0] < MOST_GROWTH_MIB
