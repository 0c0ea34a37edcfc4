"""Instructions a decision: a measure of cost that does not depend on what else the machine does.

    python -m undermine.sim.bench.instructions [TASK ...]

runs short fixed tasks under valgrind's callgrind, each with two numbers of repetitions, and prints what one unit of it
costs (a decision, a view, a copy). What starting up costs is the same in both runs and cancels out. This file uses
nothing but the verbs that every build of the engine has, so that any other build can be counted by its path:

    PYTHONPATH=other/wheel python src/undermine/sim/bench/instructions.py
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from undermine.bots import contract
from undermine.bots.apprentice import ApprenticeBot
from undermine.engine.games import compose
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
UNDER_CALLGRIND = "--repeat"


class Task(NamedTuple):
    """Something to be counted: a number of repetitions in, the number of units done out."""

    rules: str
    players: int
    repeat: Callable[[str, int, int], int]


def inside(rules: str, players: int, games: int) -> int:
    """Play random games by the engine's own loop; return the decisions."""
    ruleset = compose(rules)
    decisions = 0
    for game in range(games):
        table = start(ruleset, players, seed_bytes(str(game)))
        decisions += int(random_playout(table, Rng(seed_bytes(f"{game}/playout"))))
    return decisions


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
    moments = _moments(rules, players)
    bots = [ApprenticeBot(seat, seed_bytes("1"), contract.Budget()) for seat in range(players)]
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


TASKS: dict[str, Task] = {
    "base inside": Task("base", 5, inside),
    "base verbs": Task("base", 5, verbs),
    "saboteur2 inside": Task("saboteur2", 5, inside),
    "lost-mines inside": Task("lost-mines", 4, inside),
    "jubilee inside": Task("jubilee", 5, inside),
    "view": Task("base", 5, views),
    "copy": Task("base", 5, copies),
    "apprentice": Task("base", 5, apprentices),
}


def counted(task: str) -> float:
    """Return the instructions that one unit of a task costs."""
    few, many = _collected(task, FEW), _collected(task, MANY)
    return (many[0] - few[0]) / (many[1] - few[1])


def _collected(task: str, times: int) -> tuple[int, int]:
    """Run a task under callgrind; return the instructions of the whole run and the units done."""
    with TemporaryDirectory() as folder:
        out = f"--callgrind-out-file={Path(folder, 'out')}"
        command = ["valgrind", "--tool=callgrind", out, sys.executable, __file__, UNDER_CALLGRIND, task]
        run = subprocess.run(  # noqa: S603 - our own script
            [*command, str(times)],
            env=os.environ | {"PYTHONHASHSEED": "0"},
            check=True,
            capture_output=True,
            text=True,
        )
    found = re.search(r"Collected : (\d+)", run.stderr)
    if found is None:
        raise RuntimeError(run.stderr)
    return int(found[1]), int(run.stdout)


def main(words: list[str]) -> None:
    """Count the named tasks, or all."""
    if words[:1] == [UNDER_CALLGRIND]:
        task = TASKS[words[1]]
        sys.stdout.write(str(task.repeat(task.rules, task.players, int(words[2]))))
        return
    for name in words or list(TASKS):
        sys.stdout.write(json.dumps({"task": name, "instructions": round(counted(name))}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
