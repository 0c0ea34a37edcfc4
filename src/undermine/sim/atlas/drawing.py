"""The pictures of an atlas."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from undermine.sim.atlas.figures import Share, miners_won
from undermine.sim.atlas.plan import EDITIONS, MODULE_PLAYERS, AtlasPlan, Cell
from undermine.sim.atlas.playing import AtlasResults
from undermine.sim.pictures import COLOURS, legend_above, paper, plain, write

Say = Callable[..., str]
EDITION_COLOURS: Final = (*COLOURS, "#5f7f3a")
ROW_INCHES: Final = 0.26
MARGIN_INCHES: Final = 1.2


def reach_of(shares: list[Share]) -> list[list[float]]:
    """Return how far intervals reach below and above their shares."""
    intervals = [found.interval for found in shares]
    return [
        [interval.value - interval.low for interval in intervals],
        [interval.high - interval.value for interval in intervals],
    ]


def draw_players(plan: AtlasPlan, results: AtlasResults, path: Path, say: Say) -> None:
    """Draw how often the miners win by the number of players, for each edition."""
    figure, axes = paper(6, 3.6)
    for colour, rules in zip(EDITION_COLOURS, EDITIONS, strict=True):
        cells = [cell for cell in plan.by_players() if cell.rules == rules]
        found = [(cell.players, won) for cell in cells if (won := miners_won(results, cell)).rounds]
        shares = [won for _, won in found]
        axes.errorbar(
            [players for players, _ in found],
            [won.value for won in shares],
            yerr=reach_of(shares),
            color=colour,
            marker="o",
            capsize=3,
            label=plain(rules),
        )
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set_ylim(0, 1)
    axes.set_xlabel(say("players"))
    axes.set_ylabel(say("miners-won", rules=""))
    legend_above(axes)
    write(figure, path)


def draw_modules(plan: AtlasPlan, results: AtlasResults, path: Path, say: Say) -> None:
    """Draw how often the miners win with each module, for each number of players; lines are the game without."""
    names = list(dict.fromkeys([cell.rules for cell in plan.by_module()]))[::-1]
    figure, axes = paper(6, MARGIN_INCHES + ROW_INCHES * len(names))
    for number, (colour, players) in enumerate(zip(COLOURS, MODULE_PLAYERS, strict=True)):
        cells = [(place, Cell(rules, players, plan.bot)) for place, rules in enumerate(names)]
        found = [(place, won) for place, cell in cells if (won := miners_won(results, cell)).rounds]
        shares = [won for _, won in found]
        axes.errorbar(
            [won.value for won in shares],
            [place + 0.15 * (1 - 2 * number) for place, _ in found],
            xerr=reach_of(shares),
            color=colour,
            marker="o",
            linestyle="",
            capsize=2,
            label=say("miners-won-with", players=players),
        )
        usual = miners_won(results, Cell(EDITIONS[0], players, plan.bot))
        if usual.rounds:
            axes.axvline(usual.value, color=colour, linewidth=0.6)
    axes.set_yticks(range(len(names)), [plain(rules) for rules in names])
    axes.set_xlabel(say("miners-won", rules=""))
    legend_above(axes)
    write(figure, path)
