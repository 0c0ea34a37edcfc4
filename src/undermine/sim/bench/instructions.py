"""Instructions a decision: a measure of cost that does not depend on what else the machine does.

    python -m undermine.sim.bench.instructions [TASK ...]

runs short fixed tasks under valgrind's callgrind, each with two numbers of repetitions, and prints what one unit of it
costs (a decision, a view, a copy). What starting up costs is the same in both runs and cancels out. Most tasks use
nothing but the verbs that every build of the engine has, so that any other build can be counted by its path, and timed
(`sim/bench/against.py`):

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
"""Repetitions of a task in its two runs: games, or rounds over all moments."""
APART = 7
"""Decisions from one moment to the next whose view or copy is counted."""
MOMENTS = 60
DECISIONS_A_GAME = 200
ENVIRONMENTS = 64
"""Tables of a batch with observations."""
REPEAT = "--repeat"
TIME = "--time"


class Task(NamedTuple):
    """Something to be counted: a number of repetitions in, the number of units done out."""

    rules: str
    players: int
    repeat: Callable[[str, int, int], int]
    instead: str = ""
    """What builds do in its place that cannot do it yet."""


def inside(rules: str, players: int, games: int) -> int:
    """Play random games by the engine's own loop; return the decisions."""
    ruleset = compose(rules)
    decisions = 0
    for game in range(games):
        table = start(ruleset, players, seed_bytes(str(game)))
        decisions += int(random_playout(table, Rng(seed_bytes(f"{game}/playout"))))
    return decisions


def checked(rules: str, players: int, games: int) -> int:
    """Play random games by the engine's own loop, every choice examined, as older builds always do."""
    ruleset = compose(rules)
    decisions = 0
    play_on = getattr(playout, "checked_playout", random_playout)
    for game in range(games):
        table = start(ruleset, players, seed_bytes(str(game)))
        decisions += int(play_on(table, Rng(seed_bytes(f"{game}/playout"))))
    return decisions


def by_place(rules: str, players: int, games: int) -> int:
    """Play random games from outside the engine by the places of options; return the decisions."""
    ruleset = compose(rules)
    decisions = 0
    for game in range(games):
        chance = Random(game)  # noqa: S311 - a benchmark
        table = start(ruleset, players, seed_bytes(str(game)))
        seat = 0
        while (ask := table.ask()) is not None:
            seat = ask.awaited(table, seat)
            play.take(table, seat, int(chance.random() * int(play.offered(table, seat))))
            decisions += 1
    return decisions


def by_one_call(rules: str, players: int, games: int) -> int:
    """Play random games from outside the engine by the places of options, one call a decision."""
    ruleset = compose(rules)
    decisions = 0
    for game in range(games):
        chance = Random(game)  # noqa: S311 - a benchmark
        table = start(ruleset, players, seed_bytes(str(game)))
        count = play.offered_first(table)
        while count:
            count = play.take_on(table, int(chance.random() * int(count)))
            decisions += 1
    return decisions


def batches(tables: int) -> Callable[[str, int, int], int]:
    """Return the task to step that many tables at once, by chance, as long as that many games take."""

    def stepped(rules: str, players: int, games: int) -> int:
        numpy = import_module("numpy")
        batch = import_module("undermine.engine.batch").Batch(compose(rules), players, tables)
        chance = numpy.random.default_rng(0)
        for _ in range(games * DECISIONS_A_GAME // tables + 1):
            batch.step((chance.random(tables) * numpy.asarray(batch.counts)).astype(numpy.int64))
        return int(batch.decisions)

    return stepped


def environments(rules: str, players: int, games: int) -> int:
    """Step tables of environments, with observations and masks, by chance; return the decisions."""
    numpy = import_module("numpy")
    batch = import_module("undermine.env").VectorEnv(tables=ENVIRONMENTS, rules=rules, players=players)
    chance = numpy.random.default_rng(0)
    steps = games * DECISIONS_A_GAME // ENVIRONMENTS + 1
    for _ in range(steps):
        batch.step((chance.random(ENVIRONMENTS) * batch.offered).astype(numpy.int64))
    return steps * ENVIRONMENTS


def verbs(rules: str, players: int, games: int) -> int:
    """Play random games from outside the engine: `start`, `options`, `apply`; return the decisions."""
    ruleset = compose(rules)
    decisions = 0
    for game in range(games):
        chance = Random(game)  # noqa: S311 - a benchmark
        table = start(ruleset, players, seed_bytes(str(game)))
        seat = 0
        while (ask := table.ask()) is not None:
            while not ask.awaits(table, seat):
                seat = (seat + 1) % players
            offered = options(table, seat)
            apply(table, seat, offered[int(chance.random() * len(offered))])
            decisions += 1
    return decisions


def views(rules: str, players: int, rounds: int) -> int:
    """Make the view of the asked seat at every moment, again and again; return the number of views."""
    moments = _moments(rules, players)
    for _ in range(rounds):
        for table, seat in moments:
            view(table, seat)
    return rounds * len(moments)


def copies(rules: str, players: int, rounds: int) -> int:
    """Copy the table at every moment, again and again; return the number of copies."""
    moments = _moments(rules, players)
    for _ in range(rounds):
        for table, _seat in moments:
            table.copy()
    return rounds * len(moments)


def apprentices(rules: str, players: int, rounds: int) -> int:
    """Let an apprentice decide at every moment (its view included); return the number of decisions."""
    contract = import_module("undermine.bots.contract")  # bots import much that the other tasks do without
    apprentice = import_module("undermine.bots.apprentice").ApprenticeBot
    moments = _moments(rules, players)
    bots = [apprentice(seat, seed_bytes("1"), contract.Budget()) for seat in range(players)]
    decide = getattr(contract, "decide", _choose)
    for _ in range(rounds):
        for table, seat in moments:
            decide(bots[seat], view(table, seat))
    return rounds * len(moments)


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


VERBS = "base verbs"
TASKS: dict[str, Task] = {
    "base inside": Task("base", 5, inside),
    "base inside, checked": Task("base", 5, checked),
    VERBS: Task("base", 5, verbs),
    "base by place": Task("base", 5, by_place, instead=VERBS),
    "base by place, one call": Task("base", 5, by_one_call, instead=VERBS),
    "base batches of 16": Task("base", 5, batches(16), instead=VERBS),
    "base batches of 1024": Task("base", 5, batches(1024), instead=VERBS),
    "base environments": Task("base", 5, environments, instead=VERBS),
    "saboteur2 inside": Task("saboteur2", 5, inside),
    "lost-mines inside": Task("lost-mines", 4, inside),
    "jubilee inside": Task("jubilee", 5, inside),
    "view": Task("base", 5, views),
    "copy": Task("base", 5, copies),
    "apprentice": Task("base", 5, apprentices),
}


def counted(task: str, path: str = "") -> float:
    """Return the instructions that one unit of a task costs, of the build at a path, else of this one."""
    with (
        ThreadPoolExecutor() as pool
    ):  # both at once: what is counted does not depend on what else the machine does
        few, many = pool.map(lambda times: _collected(task, times, path), (FEW, MANY))
    return (many[0] - few[0]) / (many[1] - few[1])


def timed(task: str, times: tuple[int, int], path: str = "") -> float:
    """Return how many units of a task are done in a second of CPU time, in a process of its own; see `rate`."""
    return float(_run([sys.executable], [TIME, task, *map(str, times)], path).stdout)


def rate(task: Task, few: int, many: int) -> float:
    """Do a task that often, and that often; return the units a second of what the second time was more.

    It is done once before: importing what it needs can take longer than all that is timed.
    """
    done: list[tuple[int, float]] = []
    for times in (few, few, many):
        begun = process_time()
        units = task.repeat(task.rules, task.players, times)
        done.append((units, process_time() - begun))
    return (done[2][0] - done[1][0]) / (done[2][1] - done[1][1])


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
        task = TASKS[words[1]]
        sys.stdout.write(str(task.repeat(task.rules, task.players, int(words[2]))))
        return
    if words[:1] == [TIME]:
        sys.stdout.write(str(rate(TASKS[words[1]], int(words[2]), int(words[3]))))
        return
    for name in words or list(TASKS):
        sys.stdout.write(json.dumps({"task": name, "instructions": round(counted(name))}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
