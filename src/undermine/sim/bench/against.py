"""This build side by side with another: time in interleaved passes, and instructions where there is callgrind."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import BadZipFile, ZipFile

from undermine.errors import UserError
from undermine.sim.bench.instructions import LARGE_BATCH, SMALL_BATCH, TASKS, counted, timed
from undermine.sim.bench.peers import PEER
from undermine.sim.bench.running import Worker, machine

THIS, OTHER = "this", "other"
Figures = dict[tuple[str, str], float]
"""What was measured of a task in a build: `THIS` or `OTHER`, and the task's name."""
PEER_TASK = ("peer", PEER)


@dataclass(frozen=True)
class Comparison:
    """What is compared: a wheel, how often everything is timed, and for how many seconds of CPU time at least."""

    wheel: str
    passes: int
    seconds: float

    def check(self) -> None:
        """Raise `UserError` if there is no such wheel, or nothing to measure."""
        if self.passes < 1:
            raise UserError("no-passes", passes=self.passes)
        if not 0 < self.seconds < float("inf"):
            raise UserError("no-seconds", seconds=f"{self.seconds:g}")
        try:
            with ZipFile(self.wheel) as wheel:
                if "undermine/__init__.py" in wheel.namelist():
                    return
        except (OSError, BadZipFile):
            pass
        raise UserError("no-wheel", wheel=self.wheel)

    def steps(self) -> int:
        """Return how often `run` reports progress."""
        return self.passes * len(measured()) + len(countable())


def measured() -> list[tuple[str, str]]:
    """Return every task of each build, in the order of a pass: what is compared one after the other.

    What the other build cannot do is held against what it does instead, which is measured once a pass.
    """
    both = [[(THIS, name), (OTHER, task.instead or name)] for name, task in TASKS.items()]
    return list(dict.fromkeys([one for pair in both for one in pair]))


def countable() -> list[tuple[str, str]]:
    """Return those of which instructions are counted; none on a machine without callgrind."""
    if not counts_instructions():
        return []
    names = [name for name, task in TASKS.items() if task.counted]
    return [(build, name) for build, name in measured() if name in names]


def counts_instructions() -> bool:
    """Return whether this machine has callgrind."""
    return which("valgrind") is not None


def run(comparison: Comparison, progress: Callable[[], None]) -> dict[str, Any]:
    """Measure both builds and return one row a task, as plain data."""
    with TemporaryDirectory(prefix="undermine-bench-") as folder:
        with ZipFile(comparison.wheel) as wheel:
            wheel.extractall(folder)
        paths = {THIS: "", OTHER: folder}
        rates: Figures = {}
        with Worker(sys.executable) as worker:
            has_peer = bool(worker.ask("about")["open_spiel"])
            for _ in range(comparison.passes):
                for build, name in measured():
                    _keep_best(rates, (build, name), timed(name, comparison.seconds, paths[build]))
                    progress()
                if has_peer:
                    peer = worker.ask("peer", seconds=comparison.seconds)
                    _keep_best(rates, PEER_TASK, peer["decisions_per_second"])
        counts: Figures = {}
        for build, name in countable():
            counts[build, name] = counted(name, paths[build])
            progress()
    return {
        "machine": machine(),
        "against": Path(comparison.wheel).name,
        "passes": comparison.passes,
        "seconds": comparison.seconds,
        **summary(rates, counts),
    }


def _keep_best(rates: Figures, task: tuple[str, str], rate: float) -> None:
    rates[task] = max(rates.get(task, 0.0), rate)


def summary(rates: Figures, counts: Figures) -> dict[str, Any]:
    """Return a row a task with what both builds came to and how many times better this one is.

    Beside it: the peer, and by how much of its decisions a second a batch falls from few tables to many.
    """
    small, large = rates.get((THIS, SMALL_BATCH)), rates.get((THIS, LARGE_BATCH))
    peer = rates.get(PEER_TASK)
    return {
        "rows": [
            {
                "task": name,
                "per_second": {
                    **compared(_of_both(name, rates), less_is_better=False),
                    **_beside_peer(name, rates),
                },
                "instructions": compared(_of_both(name, counts), less_is_better=True),
            }
            for name in TASKS
        ],
        "peer": {"game": PEER, "decisions_per_second": round(peer)} if peer else None,
        "batches_fall_by": round(1 - large / small, 3) if small and large else None,
    }


def _of_both(name: str, figures: Figures) -> dict[str, float]:
    """Return what was measured of a task in this build, and of what the other one does for it."""
    tasks = {THIS: (THIS, name), OTHER: (OTHER, TASKS[name].instead or name)}
    return {build: figures[task] for build, task in tasks.items() if task in figures}


def _beside_peer(name: str, rates: Figures) -> dict[str, float]:
    rate, peer = rates.get((THIS, name)), rates.get(PEER_TASK)
    if not TASKS[name].beside_peer or rate is None or peer is None:
        return {}
    return {"times_peer": round(rate / peer, 2)}


def compared(figures: dict[str, float], *, less_is_better: bool) -> dict[str, float]:
    """Round the figures of both builds, and add how many times better this one is."""
    rounded: dict[str, float] = {build: round(figure) for build, figure in figures.items()}
    if THIS in figures and OTHER in figures:
        this, other = figures[THIS], figures[OTHER]
        rounded["ratio"] = round(other / this if less_is_better else this / other, 2)
    return rounded
