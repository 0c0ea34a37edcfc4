"""This build side by side with another: time in interleaved passes, and instructions where there is callgrind."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import BadZipFile, ZipFile

from undermine.errors import UserError
from undermine.sim.bench.instructions import TASKS, counted, timed
from undermine.sim.bench.running import machine

FEW_TIMES = 8
"""Repetitions of a task in the shorter of two runs; what both have in common is not measured."""
MORE_TIMES = 240
"""Repetitions more in the longer run, for each second that loops are to take; about, since builds differ."""


@dataclass(frozen=True)
class Comparison:
    """What is compared: a wheel, how often everything is timed, and how much longer the longer runs are."""

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
        return (self.passes + counts_instructions()) * len(TASKS)


def counts_instructions() -> bool:
    """Return whether this machine has callgrind."""
    return which("valgrind") is not None


def run(comparison: Comparison, progress: Callable[[], None]) -> dict[str, Any]:
    """Measure both builds and return one row a task, as plain data."""
    with TemporaryDirectory(prefix="undermine-bench-") as folder:
        with ZipFile(comparison.wheel) as wheel:
            wheel.extractall(folder)
        rates: dict[str, dict[str, float]] = {name: {} for name in TASKS}
        for _ in range(comparison.passes):
            for name, best in rates.items():
                _time_both(name, best, folder, comparison.seconds)
                progress()
        counts: dict[str, dict[str, float]] = {}
        if counts_instructions():
            for name in TASKS:
                counts[name] = _count_both(name, folder)
                progress()
    rows = [
        {
            "task": name,
            "per_second": compared(rates[name], less_is_better=False),
            "instructions": compared(counts.get(name, {}), less_is_better=True),
        }
        for name in TASKS
    ]
    return {
        "machine": machine(),
        "against": Path(comparison.wheel).name,
        "passes": comparison.passes,
        "rows": rows,
    }


def _builds(name: str, folder: str) -> dict[str, tuple[str, str]]:
    """Return what each build does for a task, and the build's path; this one's is that of this Python."""
    return {"this": (name, ""), "other": (TASKS[name].instead or name, folder)}


def _time_both(name: str, best: dict[str, float], folder: str, seconds: float) -> None:
    times = (FEW_TIMES, FEW_TIMES + max(1, round(MORE_TIMES * seconds)))
    for build, (task, path) in _builds(name, folder).items():
        best[build] = max(best.get(build, 0.0), timed(task, times, path))


def _count_both(name: str, folder: str) -> dict[str, float]:
    return {build: counted(task, path) for build, (task, path) in _builds(name, folder).items()}


def compared(figures: dict[str, float], *, less_is_better: bool) -> dict[str, float]:
    """Round the figures of both builds, and add how many times better this one is."""
    rounded: dict[str, float] = {build: round(figure) for build, figure in figures.items()}
    if "this" in figures and "other" in figures:
        this, other = figures["this"], figures["other"]
        rounded["ratio"] = round(other / this if less_is_better else this / other, 2)
    return rounded
