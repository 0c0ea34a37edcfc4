"""Bots at work, in processes of their own, so that no thought holds up the server.

A worker is trusted: it rebuilds the table from the game's moves and hands the bot nothing but its seat's view. It keeps
the tables of its last games, so that it only has to add the newest moves.
"""

import asyncio
import logging
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import connection as multiprocessing_connection
from multiprocessing import get_context, parent_process

from undermine.bots.contract import Budget, Claim
from undermine.bots.registry import make_bot
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.engine.tunnels.sides import at
from undermine.server.protocol import AnyClaim, Looked, Suspect, Trust
from undermine.server.rulebook import ruleset

LONGEST_THOUGHT = 8.0
"""Seconds after which a bot is given up; any legal answer takes the place of its own."""
TABLES_KEPT = 200
BUDGET = Budget(iterations=600)
"""How much a master thinks about one answer: half a second or less on a machine of our days."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Task:
    """A question for a bot: the game up to now, the seat, and the bot that sits there."""

    game: str
    rules: str
    seats: int
    deal_seed: bytes = field(repr=False)  # seeds get into no log
    moves: tuple[tuple[int, str], ...] = field(repr=False)
    seat: int
    bot: str
    bot_seed: bytes = field(repr=False)
    claims: tuple[tuple[int, AnyClaim], ...] = ()


class Thinkers:
    """The pool of workers."""

    def __init__(self, workers: int) -> None:
        """Start no process yet: a server without bots needs none."""
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=begin_worker)

    async def answer(self, task: Task) -> str | None:
        """Return the bot's answer, or None if it has none in time."""
        pool = self._pool
        try:
            return await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(pool, think, task), LONGEST_THOUGHT
            )
        except (TimeoutError, BrokenProcessPool):
            log.warning("a bot gave no answer", extra={"game": task.game, "bot": task.bot})
            if pool is self._pool:
                self._pool = self._new_pool()
                end_pool(pool)
        except Exception:
            log.exception("a bot failed", extra={"game": task.game, "bot": task.bot})
        return None

    def close(self) -> None:
        """End the workers."""
        end_pool(self._pool)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End a pool of workers at once, whatever they are doing."""
    workers = list((pool._processes or {}).values())  # noqa: SLF001 - a worker that hangs can only be killed
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


# -- inside a worker -----------------------------------------------------------------------------------------------

_tables: OrderedDict[str, tuple[Table, int]] = OrderedDict()


def begin_worker() -> None:
    """Let a worker end with its server, however that ends, and leave Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        multiprocessing_connection.wait([parent.sentinel])
        os._exit(0)


def think(task: Task) -> str:
    """Let the bot look at its view and answer."""
    seen = view(_table(task), task.seat)
    if seen.prompt is None:
        raise ValueError(f"seat {task.seat} of game {task.game} is not asked")
    bot = make_bot(task.bot, task.seat, task.bot_seed, BUDGET)
    bot.hear(tuple([heard(seat, claim, seen.ruleset) for seat, claim in task.claims]))
    return str(bot.choose(seen, seen.prompt))


def heard(seat: int, claim: AnyClaim, ruleset: Ruleset) -> Claim:
    """Return a claim in the engine's words."""
    kind = str(claim.__struct_config__.tag)
    if isinstance(claim, Looked):
        return Claim(seat, kind, cell=int(at(*claim.cell)), card=int(ruleset.card(claim.card)))
    return Claim(seat, kind, about=claim.seat if isinstance(claim, Trust | Suspect) else None)


def _table(task: Task) -> Table:
    table, done = _tables.pop(task.game, (None, 0))
    if table is None or done > len(task.moves):
        table, done = start(ruleset(task.rules), task.seats, task.deal_seed), 0
    for seat, action in task.moves[done:]:
        apply(table, seat, read_action(action, table.ruleset.verbs))
    _tables[task.game] = (table, len(task.moves))
    while len(_tables) > TABLES_KEPT:
        _tables.popitem(last=False)
    return table
