"""The curve of a course: how often each side won, batch by batch."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from undermine.sim.pictures import paper, plain, write

SMOOTHED_BATCHES: Final = 8
"""Batches whose mean is drawn: a single one is mostly luck."""


def draw_curve(curve: Sequence[dict[str, Any]], path: Path) -> None:
    """Draw the share of rounds that each side won against everybody, over the rounds played."""
    figure, axes = paper(7.0, 4.0)
    for name in sorted({name for batch in curve for name in batch["won"]}):
        met = [(batch["rounds"], 100 * batch["won"][name]) for batch in curve if name in batch["won"]]
        axes.plot(*smoothed(met), label=plain(name))
    axes.set_xlabel("rounds")
    axes.set_ylabel("rounds won, %")
    axes.legend(fontsize="small")
    write(figure, path)


def smoothed(points: Sequence[tuple[int, float]]) -> tuple[list[int], list[float]]:
    """Return the points as means over the batches before each."""
    rounds = [number for number, _ in points]
    values = [value for _, value in points]
    means = []
    for end in range(1, len(values) + 1):
        last = values[max(0, end - SMOOTHED_BATCHES) : end]
        means.append(sum(last) / len(last))
    return rounds, means
