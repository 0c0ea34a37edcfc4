"""A run of the benchmark: one worker process a build, all tasks in interleaved passes, the best of all passes."""

import json
import os
import platform
import subprocess
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from undermine.engine.kernel.rulesets import RulesError
from undermine.errors import UserError
from undermine.sim.bench.measuring import RATES
from undermine.sim.bench.peers import PEER
from undermine.sim.plan import find_rules

PLAYERS = (3, 5, 10)
RULES = ("base", "saboteur2", "jubilee", "lost-mines")
"""What is measured unless something else is asked for: those of these rules that there are."""
COMPARED = ("base", 5)
"""The row that is compared with the peer."""


@dataclass(frozen=True)
class BenchPlan:
    """What is measured, how often, and how long each loop takes in seconds of CPU time."""

    rules: tuple[str, ...]
    players: tuple[int, ...]
    passes: int
    seconds: float

    def check(self) -> None:
        """Raise `UserError` with a sentence if this cannot be measured."""
        if self.passes < 1:
            raise UserError("no-passes", passes=self.passes)
        if not 0 < self.seconds < float("inf"):
            raise UserError("no-seconds", seconds=f"{self.seconds:g}")
        for name in self.rules:
            find_rules(name)
        if not self.rows():
            raise UserError("no-rows", players=self.players)

    def rows(self) -> list[tuple[str, int]]:
        """Return every rules and player count that go together."""
        return [
            (name, players) for name in self.rules for players in self.players if _playable(name, players)
        ]


def known_rules() -> tuple[str, ...]:
    """Return those of the usual rules that there are."""
    return tuple([name for name in RULES if _known(name)])


def _known(name: str) -> bool:
    try:
        find_rules(name)
    except UserError:
        return False
    return True


def _playable(name: str, players: int) -> bool:
    try:
        find_rules(name).check_seats(players)
    except RulesError:
        return False
    return True


class Worker:
    """A process that measures one build; use it in a `with`."""

    def __init__(self, python: str) -> None:
        """Start it; raises `UserError` if that Python cannot run the benchmark."""
        self.python = python
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the Python that the user has named
                [python, "-P", "-m", "undermine.sim.bench.worker"],  # -P: nothing from the current folder
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        except OSError:
            raise UserError("no-interpreter", python=python) from None

    def ask(self, task: str, **details: object) -> dict[str, Any]:
        """Let it do one task and return its answer."""
        process = self.process
        try:
            if process.stdin is not None and process.stdout is not None:
                process.stdin.write(json.dumps({"task": task, **details}) + "\n")
                process.stdin.flush()
                answer: dict[str, Any] = json.loads(process.stdout.readline())
                return answer
        except (OSError, json.JSONDecodeError):
            pass
        raise UserError("no-benchmark", python=self.python)

    def __enter__(self) -> Self:
        """Use it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let it end."""
        with suppress(OSError):
            self.process.communicate()


def steps(plan: BenchPlan, pythons: Sequence[str]) -> int:
    """Return how often `run` will report progress."""
    return plan.passes * len(plan.rows()) * len(pythons)


def run(plan: BenchPlan, pythons: Sequence[str], progress: Callable[[], None]) -> dict[str, Any]:
    """Measure everything in interleaved passes, and return the best of all passes as plain data."""
    with ExitStack() as stack:
        workers = [stack.enter_context(Worker(python)) for python in pythons]
        builds = [worker.ask("about") for worker in workers]
        best: dict[tuple[str, int, int], dict[str, float]] = {}
        peer: dict[str, float] = {}
        with_peer = next(
            (worker for worker, build in zip(workers, builds, strict=True) if build["open_spiel"]), None
        )
        with suppress(KeyboardInterrupt):  # what has been measured until then is reported
            for _ in range(plan.passes):
                for rules, players in plan.rows():
                    for number, worker in enumerate(workers):
                        measured = worker.ask("rules", rules=rules, players=players, seconds=plan.seconds)
                        keep_best(best.setdefault((rules, players, number), {}), measured)
                        progress()
                if with_peer is not None:
                    keep_best(peer, with_peer.ask("peer", seconds=plan.seconds))
    rows = [
        {"rules": rules, "players": players, "build": builds[number]["build"], **_rounded(measured)}
        for (rules, players, number), measured in best.items()
    ]
    return {
        "machine": machine(),
        "builds": builds,
        "passes": plan.passes,
        "seconds": plan.seconds,
        "rows": rows,
        "peer": {"game": PEER, **_rounded(peer), "ratios": ratios(rows, peer)} if peer else None,
    }


def keep_best(best: dict[str, float], measured: dict[str, float]) -> None:
    """Keep the highest rates and the lowest costs."""
    for name, value in measured.items():
        better = max if name in RATES else min
        best[name] = better(best.get(name, value), value)


def ratios(rows: list[dict[str, Any]], peer: dict[str, float]) -> dict[str, float]:
    """Return how many times as many decisions a second as the peer each build makes."""
    return {
        row["build"]: round(row["decisions_per_second"] / peer["decisions_per_second"], 3)
        for row in rows
        if (row["rules"], row["players"]) == COMPARED
    }


def _rounded(measured: dict[str, float]) -> dict[str, float]:
    return {name: round(value) if name in RATES else round(value, 3) for name, value in measured.items()}


def machine() -> dict[str, Any]:
    """Describe the machine."""
    models = [
        line.partition(":")[2].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")
    ]
    return {
        "system": platform.platform(),
        "processor": models[0] if models else platform.processor(),
        "cores": os.cpu_count(),
    }


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
