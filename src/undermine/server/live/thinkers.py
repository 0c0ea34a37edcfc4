"""Bots at work, in processes of their own, so that no thought holds up the server.

A worker is trusted: it rebuilds the table from the game's moves and hands the bot nothing but its seat's view. It keeps
the tables of its last games, so that it only has to add the newest moves. Hosts take turns at the workers: who has many
bots waits for them alone. A worker that hangs or holds too much memory is replaced, and no other thought is lost by it.
"""

import asyncio
import logging
import os
from collections import OrderedDict, deque
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace

from msgspec import convert, json

from undermine.api.games import seat_names
from undermine.api.views import view_of
from undermine.bots.cast import PLAIN
from undermine.bots.contract import Bot, Budget, Claim, decide
from undermine.bots.registry import make_bot
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View, view
from undermine.footprint import resident_bytes
from undermine.protocol.claiming import AboutSeat, AnyClaim, Looked, PassingBecause
from undermine.rulebook.rulesets import ruleset
from undermine.server.workers import THINKING_NICENESS, end_pool, new_pool

LONGEST_THOUGHT_SECONDS = 8.0
"""Seconds of thinking, not of waiting for a worker, after which a bot is given up."""
STARTING_SECONDS = 60.0
"""Seconds that a worker may take to start."""
TABLES_KEPT = 200
ITERATIONS = 600
"""How much a master thinks about one answer: half a second or less on a machine of our days."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Task:
    """A question for a bot: the game up to now, the seat, and the bot that sits there.

    Where it `speaks` it is not asked for an action, but whether it has something to say; its answer is a claim as JSON.
    """

    game: str
    rules: str
    seats: int
    deal_seed: bytes = field(repr=False)  # seeds get into no log
    moves: tuple[tuple[int, str], ...] = field(repr=False)
    seat: int
    bot: str
    bot_seed: bytes = field(repr=False)
    claims: tuple[tuple[int, AnyClaim], ...] = ()
    host: str = ""
    iterations: int = ITERATIONS
    temperament: str = PLAIN
    speaks: bool = False


class Worker:
    """A place in which one bot thinks at a time: a process, and the next one if that has to end."""

    def __init__(self) -> None:
        """Start no process yet."""
        self._pool = new_pool(THINKING_NICENESS)
        self._has_started = False
        self.resident = 0  # bytes, when it was last asked

    async def think(self, task: Task) -> str | None:
        """Return the bot's answer, or None if it has none in time."""
        try:
            await self._start()
            thought = asyncio.get_running_loop().run_in_executor(self._pool, think_and_weigh, task)
            answer, self.resident = await asyncio.wait_for(thought, LONGEST_THOUGHT_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            log.warning("a bot gave no answer", extra={"game": task.game, "bot": task.bot})
            self.replace()
        except Exception:
            log.exception("a bot failed", extra={"game": task.game, "bot": task.bot})
        else:
            return answer
        return None

    async def _start(self) -> None:
        """Wait until the process runs: that is no part of a thought."""
        if not self._has_started:
            starting = asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)
            await asyncio.wait_for(starting, STARTING_SECONDS)
            self._has_started = True

    def replace(self) -> None:
        """End the process; another one starts with the next thought."""
        end_pool(self._pool)
        self._pool, self._has_started, self.resident = new_pool(THINKING_NICENESS), False, 0

    def close(self) -> None:
        """End the process for good."""
        end_pool(self._pool)


class Turns:
    """Those who wait for a worker. Hosts take turns, however many of their bots wait."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(not turn.done() for turns in self._waiting.values() for turn in turns)

    def wait(self, host: str) -> asyncio.Future[Worker]:
        """Line up; what is returned is done when it is this one's turn. A caller that goes away cancels it."""
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(host, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[Worker] | None:
        """Return whose turn it is, and let that host be the last one now."""
        while self._waiting:
            host, turns = self._waiting.popitem(last=False)
            while turns and turns[0].done():
                turns.popleft()
            if turns:
                turn = turns.popleft()
                if turns:
                    self._waiting[host] = turns
                return turn
        return None


class Thinkers:
    """All workers, and those who wait for them."""

    def __init__(self, workers: int, memory_limit: int = 0) -> None:
        """Start no process yet: a server without bots needs none.

        A worker that holds more bytes than `memory_limit` after a thought is replaced; 0 is no limit.
        """
        self._memory_limit = memory_limit
        self._workers = [Worker() for _ in range(workers)]
        self._free = list(self._workers)
        self._turns = Turns()
        self._thoughts: set[asyncio.Task[str | None]] = set()
        self._closed = False

    def waiting(self) -> int:
        """Return how many bots wait for a worker."""
        return len(self._turns)

    def residents(self) -> list[int]:
        """Return how many bytes each worker held after its last thought; 0 for one that has had none."""
        return [worker.resident for worker in self._workers]

    async def answer(self, task: Task) -> str | None:
        """Return the bot's answer, or None if it has none in time.

        Who no longer wants the answer cancels this: a thought that has not begun never will.
        """
        worker = await self._next_worker(task.host)
        thought = asyncio.create_task(self._let_think(worker, task))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(thought)

    async def _next_worker(self, host: str) -> Worker:
        if self._free:
            return self._free.pop()
        turn = self._turns.wait(host)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # its turn came while it went away
                self._give_back(turn.result())
            raise

    async def _let_think(self, worker: Worker, task: Task) -> str | None:
        try:
            return await worker.think(replace(task, iterations=self._iterations()))
        finally:
            if self._memory_limit and worker.resident > self._memory_limit:
                log.info("a worker holds too much memory and is replaced", extra={"bytes": worker.resident})
                worker.replace()
            self._give_back(worker)

    def _iterations(self) -> int:
        """Return how much the next bot may think: the less, the more wait behind it."""
        return ITERATIONS * len(self._workers) // (len(self._workers) + len(self._turns))

    def _give_back(self, worker: Worker) -> None:
        turn = None if self._closed else self._turns.next()
        if turn is None:
            self._free.append(worker)
        else:
            turn.set_result(worker)

    def close(self) -> None:
        """End the workers."""
        self._closed = True
        for worker in self._workers:
            worker.close()


# -- inside a worker -----------------------------------------------------------------------------------------------

_tables: OrderedDict[str, tuple[Table, int]] = OrderedDict()


def think_and_weigh(task: Task) -> tuple[str, int]:
    """Return the bot's answer, and how many bytes this process holds now, 0 where nobody can tell."""
    return think(task), resident_bytes() or 0


def think(task: Task) -> str:
    """Let the bot look at its view and answer, or speak: nothing is the empty text."""
    seen = view(_table(task), task.seat)
    if task.speaks:
        claim = _bot(task).speak(view_of(seen, seat_names(seen.seats)))
        return "" if claim is None else json.encode(spoken(claim)).decode()
    if seen.prompt is None:
        raise ValueError(f"seat {task.seat} of game {task.game} is not asked")
    return str(decide(_bot(task), seen))


def answer_at_once(task: Task, seen: View) -> str | None:
    """Return what a bot answers to its view without thinking: quick enough for the server itself."""
    if seen.prompt is None:
        return None
    return str(decide(_bot(task), seen, at_once=True))


def _bot(task: Task) -> Bot:
    bot = make_bot(task.bot, task.seat, task.bot_seed, Budget(task.iterations))
    bot.temperament = task.temperament
    bot.hear(tuple([heard(seat, claim) for seat, claim in task.claims]))
    return bot


def heard(seat: int, claim: AnyClaim) -> Claim:
    """Return a claim as bots hear it."""
    kind = str(claim.__struct_config__.tag)
    if isinstance(claim, Looked):
        return Claim(seat, kind, cell=claim.cell, card=claim.card)
    about = claim.seat if isinstance(claim, AboutSeat) else None
    return Claim(seat, kind, about=about, why=claim.why if isinstance(claim, PassingBecause) else None)


def spoken(claim: Claim) -> AnyClaim:
    """Return what a bot claims as everybody is told it."""
    fields = {"is": claim.kind, "cell": claim.cell, "card": claim.card, "seat": claim.about, "why": claim.why}
    return convert({name: value for name, value in fields.items() if value is not None}, AnyClaim)  # type: ignore[no-any-return]


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
