"""What is measured of any build: fixed tasks, in instructions and in time.

    python -m undermine.sim.bench.instructions [TASK ...]

runs tasks under valgrind's callgrind, each with two numbers of repetitions, and prints what one unit of it costs (a
decision, a view, a copy), which does not depend on what else the machine does. What starting up costs is the same in
both runs and cancels out. Most tasks use nothing but the verbs that every build of the engine has, so that any other
build can be counted by its path, and timed (`sim/bench/against.py`):

    PYTHONPATH=other/wheel python src/undermine/sim/bench/instructions.py
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

from undermine.engine.games import compose
from undermine.engine.kernel import play, playout
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.playout import random_playout
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view

FEW = 4
MANY = 12
"""Repetitions of a task in the two runs that are counted."""
APART = 7
"""Decisions from one moment to the next whose view or copy is counted."""
MOMENTS = 60
DECISIONS_A_GAME = 200
WHOLE_GAMES = 402
"""Decisions of every table of a batch that are timed at least: two games, or six rounds, each with its deal."""
ENVIRONMENTS = 64
"""Tables of a batch with observations."""
REPEAT = "--repeat"
TIME = "--time"

Once = Callable[[int], int]
"""Does a task once, given the number of the repetition; returns how many units that were."""
Prepare = Callable[[str, int], Once]


class Task(NamedTuple):
    """Something to be measured. `prepare` gets everything ready, for rules and players, and is never timed.

    `instead` is what builds do in its place that cannot do it yet. `least` repetitions go before those that are timed,
    and as many are timed at least. `counted` are the repetitions in the two runs under callgrind; none where they would
    take minutes, or depend on how often cyclic garbage is searched for. `practice` are those by which the engine is
    built. A task `beside_peer` is compared with the peer.
    """

    rules: str
    players: int
    prepare: Prepare
    instead: str = ""
    least: int = 1
    counted: tuple[int, int] | None = (FEW, MANY)
    practice: int = MANY
    beside_peer: bool = False

    def repeat(self, times: int) -> int:
        """Do it that often; return the units."""
        once = self.prepare(self.rules, self.players)
        return sum([once(number) for number in range(times)])


def inside(rules: str, players: int) -> Once:
    """Play random games by the engine's own loop; decisions are counted."""
    return _playouts(rules, players, random_playout)


def checked(rules: str, players: int) -> Once:
    """Play random games by the engine's own loop, every choice examined, as older builds always do."""
    return _playouts(rules, players, getattr(playout, "checked_playout", random_playout))


def _playouts(rules: str, players: int, play_on: Callable[[Table, Rng], int]) -> Once:
    ruleset = compose(rules)

    def play(game: int) -> int:
        table = start(ruleset, players, seed_bytes(str(game)))
        return int(play_on(table, Rng(seed_bytes(f"{game}/playout"))))

    return play


def by_place(rules: str, players: int) -> Once:
    """Play random games from outside the engine by the places of options: `offered`, `take`."""
    ruleset = compose(rules)
    offered: Callable[[Table], int] = play.offered
    take: Callable[[Table, int], int] = play.take

    def play_one(game: int) -> int:
        chance = Random(game)  # noqa: S311 - a benchmark
        decisions = 0
        table = start(ruleset, players, seed_bytes(str(game)))
        count = offered(table)
        while count:
            count = take(table, int(chance.random() * count))
            decisions += 1
        return decisions

    return play_one


def batches(tables: int) -> Prepare:
    """Return what gets ready to step that many tables at once, by chance."""

    def prepare(rules: str, players: int) -> Once:
        numpy = import_module("numpy")
        batch = import_module("undermine.engine.batch").Batch(compose(rules), players, tables)
        chance = numpy.random.default_rng(0)

        def step(_: int) -> int:
            batch.step((chance.random(tables) * numpy.asarray(batch.counts)).astype(numpy.int64))
            return tables

        return step

    return prepare


def environments(rules: str, players: int) -> Once:
    """Step tables of environments, with observations and masks, by chance."""
    numpy = import_module("numpy")
    batch = import_module("undermine.env").VectorEnv(tables=ENVIRONMENTS, rules=rules, players=players)
    chance = numpy.random.default_rng(0)

    def step(_: int) -> int:
        batch.step((chance.random(ENVIRONMENTS) * batch.offered).astype(numpy.int64))
        return ENVIRONMENTS

    return step


def verbs(rules: str, players: int) -> Once:
    """Play random games from outside the engine: `start`, `options`, `apply`."""
    ruleset = compose(rules)

    def play_one(game: int) -> int:
        chance = Random(game)  # noqa: S311 - a benchmark
        decisions = 0
        table = start(ruleset, players, seed_bytes(str(game)))
        seat = 0
        while (ask := table.ask()) is not None:
            while not ask.awaits(table, seat):
                seat = (seat + 1) % players
            offered = options(table, seat)
            apply(table, seat, offered[int(chance.random() * len(offered))])
            decisions += 1
        return decisions

    return play_one


def views(rules: str, players: int) -> Once:
    """Make the view of the asked seat at every moment."""
    return _at_moments(rules, players, view)


def copies(rules: str, players: int) -> Once:
    """Copy the table at every moment."""
    moments = _moments(rules, players)

    def copy_all(_: int) -> int:
        for table, _seat in moments:
            table.copy()
        return len(moments)

    return copy_all


def apprentices(rules: str, players: int) -> Once:
    """Let an apprentice decide at every moment (its view included)."""
    contract = import_module("undermine.bots.contract")  # bots import much that the other tasks do without
    apprentice = import_module("undermine.bots.apprentice").ApprenticeBot
    bots = [apprentice(seat, seed_bytes("1"), contract.Budget()) for seat in range(players)]
    decide = getattr(contract, "decide", _choose)
    return _at_moments(rules, players, lambda table, seat: decide(bots[seat], view(table, seat)))


def _at_moments(rules: str, players: int, do: Callable[[Table, int], object]) -> Once:
    moments = _moments(rules, players)

    def do_all(_: int) -> int:
        for table, seat in moments:
            do(table, seat)
        return len(moments)

    return do_all


def _choose(bot: Any, seen: Any) -> None:
    """Let a bot decide in builds without `contract.decide`, where it is given the engine's view."""
    bot.choose(seen, seen.prompt)


def _moments(rules: str, players: int) -> list[tuple[Table, int]]:
    ruleset, chance = compose(rules), Random(players)  # noqa: S311 - a benchmark
    found: list[tuple[Table, int]] = []
    while len(found) < MOMENTS:
        table = start(ruleset, players, seed_bytes(str(len(found))))
        decisions = 0
        while (ask := table.ask()) is not None and len(found) < MOMENTS:
            seat = next(seat for seat in range(players) if ask.awaits(table, seat))
            if decisions % APART == 0:
                found.append((table.copy(), seat))
            offered = options(table, seat)
            apply(table, seat, offered[int(chance.random() * len(offered))])
            decisions += 1
    return found


def stepped(tables: int, prepare: Prepare, steps: tuple[int, int] | None) -> Task:
    """Return the task to step many tables of the base game at once; `steps` are those that are counted."""
    practice = MANY * DECISIONS_A_GAME // tables + 1
    return Task("base", 5, prepare, VERBS, WHOLE_GAMES, steps, practice, beside_peer=True)


VERBS = "base verbs"
SMALL_BATCH, LARGE_BATCH = "base batches of 16", "base batches of 1024"
TASKS: dict[str, Task] = {
    "base inside": Task("base", 5, inside, beside_peer=True),
    "base inside, checked": Task("base", 5, checked),
    VERBS: Task("base", 5, verbs, beside_peer=True),
    "base by place": Task("base", 5, by_place, VERBS, beside_peer=True),
    SMALL_BATCH: stepped(16, batches(16), None),
    LARGE_BATCH: stepped(1024, batches(1024), None),
    "base environments": stepped(
        ENVIRONMENTS, environments, (WHOLE_GAMES // 2, WHOLE_GAMES + WHOLE_GAMES // 2)
    ),
    "saboteur2 inside": Task("saboteur2", 5, inside),
    "lost-mines inside": Task("lost-mines", 4, inside),
    "jubilee inside": Task("jubilee", 5, inside),
    "view": Task("base", 5, views),
    "copy": Task("base", 5, copies),
    "apprentice": Task("base", 5, apprentices),
}


def practise() -> None:
    """Do a little of every task: what is counted then is how the engine is built by profile."""
    for task in TASKS.values():
        task.repeat(task.practice)


def counted(name: str, path: str = "") -> float:
    """Return the instructions that one unit of a task costs, of the build at a path, else of this one."""
    times = TASKS[name].counted or (FEW, MANY)
    with (
        ThreadPoolExecutor() as pool
    ):  # both at once: what is counted does not depend on what else the machine does
        few, many = pool.map(lambda repetitions: _collected(name, repetitions, path), times)
    return (many[0] - few[0]) / (many[1] - few[1])


def timed(name: str, seconds: float, path: str = "") -> float:
    """Return how many units of a task are done in a second of CPU time, in a process of its own; see `rate`."""
    return float(_run([sys.executable], [TIME, name, str(seconds)], path).stdout)


def rate(task: Task, seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Do a task for that long at least; return the units a second.

    It is done before that untimed: something may be imported, and the tables of a batch, which are dealt all at once,
    come to different points of their games.
    """
    once = task.prepare(task.rules, task.players)
    for number in range(task.least):
        once(number)
    done, units, spent = task.least, 0, 0.0
    begun = clock()
    while spent < seconds:
        for number in range(done, done + task.least):
            units += once(number)
        done += task.least
        spent = clock() - begun
    return units / spent


def _run(python: list[str], words: list[str], path: str) -> subprocess.CompletedProcess[str]:
    """Run this script in a process of its own, with the build at a path."""
    paths = {"PYTHONPATH": path} if path else {}
    return subprocess.run(  # noqa: S603 - our own script
        [*python, __file__, *words],
        env=os.environ | {"PYTHONHASHSEED": "0"} | paths,
        check=True,
        capture_output=True,
        text=True,
    )


def _collected(task: str, times: int, path: str) -> tuple[int, int]:
    """Run a task under callgrind; return the instructions of the whole run and the units done."""
    with TemporaryDirectory() as folder:
        out = f"--callgrind-out-file={Path(folder, 'out')}"
        callgrind = ["valgrind", "--tool=callgrind", out, sys.executable]
        done = _run(callgrind, [REPEAT, task, str(times)], path)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        raise RuntimeError(done.stderr)
    return int(found[1]), int(done.stdout)


def main(words: list[str]) -> None:
    """Count the named tasks, or all."""
    if words[:1] == [REPEAT]:
        sys.stdout.write(str(TASKS[words[1]].repeat(int(words[2]))))
        return
    if words[:1] == [TIME]:
        sys.stdout.write(str(rate(TASKS[words[1]], float(words[2]))))
        return
    for name in words or [name for name, task in TASKS.items() if task.counted]:
        sys.stdout.write(json.dumps({"task": name, "instructions": round(counted(name))}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
