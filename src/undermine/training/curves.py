"""The curve of a course: how often each side won, batch by batch.

Each opponent has a colour of its own, each side a kind of line, so that the many lines of a league can be told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from matplotlib import colormaps

from undermine.sim.pictures import paper, plain, write

SMOOTHED_BATCHES: Final = 8
"""Batches whose mean is drawn: a single one is mostly luck."""
PALETTE: Final = colormaps["tab20"]
LINES: Final = ("solid", "dashed", "dotted")


def draw_curve(curve: Sequence[dict[str, Any]], path: Path) -> None:
    """Draw the share of rounds that each side won against everybody, over the rounds played."""
    figure, axes = paper(9.0, 4.5)
    names = sorted({name for batch in curve for name in batch["won"]})
    for name, (colour, line) in zip(names, looks(names), strict=True):
        met = [(batch["rounds"], 100 * batch["won"][name]) for batch in curve if name in batch["won"]]
        axes.plot(*smoothed(met), label=plain(name), color=PALETTE(colour), linestyle=LINES[line])
    axes.set_xlabel("rounds")
    axes.set_ylabel("rounds won, %")
    axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0), fontsize="small", frameon=False)
    write(figure, path)


def looks(names: Sequence[str]) -> list[tuple[int, int]]:
    """Return by the names of lines, as "miner against master", a colour for whom they met and a kind for who did."""
    parted = [name.partition(" against ") for name in names]
    sides = sorted({side for side, _, _ in parted})
    met = sorted({other for _, _, other in parted})
    return [(met.index(other) % PALETTE.N, sides.index(side) % len(LINES)) for side, _, other in parted]


def smoothed(points: Sequence[tuple[int, float]]) -> tuple[list[int], list[float]]:
    """Return the points as means over the batches before each."""
    rounds = [number for number, _ in points]
    values = [value for _, value in points]
    means = []
    for end in range(1, len(values) + 1):
        last = values[max(0, end - SMOOTHED_BATCHES) : end]
        means.append(sum(last) / len(last))
    return rounds, means
