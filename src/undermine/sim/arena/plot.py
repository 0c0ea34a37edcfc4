"""An arena as a picture, PNG or SVG by the name of the file: what bots earned, who beats whom, what thinking brings."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from undermine.bots.loader import THINKING, short_name
from undermine.sim.pictures import COLOURS, paper, plain, write

Say = Callable[[str], str]
"""Gives a word of the picture in the reader's language."""


def draw(figures: dict[str, Any], path: Path, say: Say) -> None:
    """Draw whatever was played."""
    if "cells" not in figures:
        draw_contest(figures, path, say)
    elif any(THINKING in cell["miners"] for cell in figures["cells"]):
        draw_thinking(figures, path, say)
    else:
        draw_sides(figures, path, say)


def draw_contest(figures: dict[str, Any], path: Path, say: Say) -> None:
    """Draw what every bot earned a game, with its interval."""
    figure, axes = paper(6, 0.6 + 0.5 * len(figures["bots"]))
    bots = list(figures["bots"])
    for place, bot in enumerate(bots):
        earned = figures["bots"][bot]["earned"]
        axes.barh(place, earned["value"], color=COLOURS[0], height=0.6)
        axes.errorbar(earned["value"], place, xerr=_reach(earned), color="black", capsize=3)
    axes.set_yticks(range(len(bots)), [plain(short_name(bot)) for bot in bots])
    axes.invert_yaxis()
    axes.set_xlabel(say("a-game"))
    write(figure, path)


def draw_sides(figures: dict[str, Any], path: Path, say: Say) -> None:
    """Draw the miners' share of rounds for every pair, with its interval."""
    rows = list(dict.fromkeys(cell["miners"] for cell in figures["cells"]))
    columns = list(dict.fromkeys(cell["saboteurs"] for cell in figures["cells"]))
    shares = [[float("nan")] * len(columns) for _ in rows]
    figure, axes = paper(1.8 + 1.2 * len(columns), 1.2 + 0.8 * len(rows))
    for cell in figures["cells"]:
        row, column = rows.index(cell["miners"]), columns.index(cell["saboteurs"])
        won = cell["miners_won"]
        shares[row][column] = won["value"]
        words = f"{won['value']:.0%}\n{won['low']:.0%}-{won['high']:.0%}"
        axes.text(column, row, words, ha="center", va="center", fontsize=8)
    axes.imshow(shares, cmap="RdYlGn", vmin=0, vmax=1, alpha=0.6, aspect="auto")
    axes.set_xticks(range(len(columns)), [plain(short_name(bot)) for bot in columns])
    axes.set_yticks(range(len(rows)), [plain(short_name(bot)) for bot in rows])
    axes.set_xlabel(say("saboteurs"))
    axes.set_ylabel(say("miners"))
    write(figure, path)


def draw_thinking(figures: dict[str, Any], path: Path, say: Say) -> None:
    """Draw how often the thinker's side won against the time that it took when it thought, not in most decisions."""
    figure, axes = paper(6, 3.6)
    for colour, side in zip(COLOURS, ("miners", "saboteurs"), strict=True):
        cells = [cell for cell in figures["cells"] if THINKING in cell[side]]
        points = sorted((figures["time"][cell[side]]["p95_ms"], _won_by(side, cell)) for cell in cells)
        times = [time for time, _ in points]
        values = [value for _, (value, _, _) in points]
        reach = [
            [value - low for _, (value, low, _) in points],
            [high - value for _, (value, _, high) in points],
        ]
        axes.errorbar(times, values, yerr=reach, color=colour, marker="o", capsize=3, label=say(side))
    axes.set_xscale("log")
    axes.set_xlabel(say("thought"))
    axes.set_ylabel(say("rounds-won"))
    axes.set_ylim(0, 1)
    axes.legend()
    write(figure, path)


def _won_by(side: str, cell: dict[str, Any]) -> tuple[float, float, float]:
    value, low, high = (float(cell["miners_won"][name]) for name in ("value", "low", "high"))
    return (value, low, high) if side == "miners" else (1 - value, 1 - high, 1 - low)


def _reach(interval: dict[str, float]) -> list[list[float]]:
    return [[interval["value"] - interval["low"]], [interval["high"] - interval["value"]]]
