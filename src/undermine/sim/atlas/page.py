"""The atlas as a page of Markdown with pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from undermine.engine.saboteur.ruleset import MINERS
from undermine.sim.arena.league import table
from undermine.sim.atlas.plan import EDITIONS, MODULE_PLAYERS, AtlasPlan, Cell
from undermine.sim.atlas.playing import AtlasResults
from undermine.sim.intervals import Interval, share
from undermine.sim.outputs import written_beside
from undermine.sim.pictures import COLOURS, paper, plain, write

Say = Callable[..., str]
PAGE: Final = "atlas.md"
PICTURE: Final = "atlas-players.svg"


def write_page(plan: AtlasPlan, results: AtlasResults, folder: Path, say: Say) -> Path:
    """Write the page and its picture; return where the page is."""
    draw(plan, results, folder / PICTURE, say)
    with written_beside(folder / PAGE) as beside:
        beside.write_text(page(plan, results, say), encoding="utf-8")
    return folder / PAGE


def page(plan: AtlasPlan, results: AtlasResults, say: Say) -> str:
    """Return the page."""
    played = sum(portion.last - portion.first for portion in results.known)
    usual = Cell(EDITIONS[0], MODULE_PLAYERS, plan.bot)
    lines = [
        f"# {say('title')}",
        say("setting", rounds=played, bot=plan.bot, seed=plan.seed),
        f"## {say('by-players')}",
        f"![{say('by-players')}]({PICTURE})",
        *_joined(_players_table(plan, results, say)),
        f"## {say('by-module', players=MODULE_PLAYERS)}",
        *_joined(_sides_table(plan.by_module(), results, say, say("rules"), lambda cell: f"`{cell.rules}`")),
        f"## {say('by-level')}",
        *_joined(_sides_table(plan.by_level(), results, say, say("bot"), lambda cell: cell.bot)),
        f"## {say('by-dwarf')}",
        *_joined(_won_table(results, usual, "dwarfs", say("dwarf"), say)),
        f"## {say('by-place')}",
        *_joined(_won_table(results, usual, "places", say("place"), say)),
        say("explained"),
    ]
    return "\n\n".join(lines) + "\n"


def _joined(lines: list[str]) -> list[str]:
    return ["\n".join(lines)]


def miners_won(results: AtlasResults, cell: Cell) -> tuple[Interval, int]:
    """Return how often the miners won, and in how many rounds."""
    sides = results.total(cell)["sides"]
    return share(sides[MINERS], sides.total()), sides.total()


def _players_table(plan: AtlasPlan, results: AtlasResults, say: Say) -> list[str]:
    numbers = sorted({cell.players for cell in plan.by_players()})
    rows = []
    for players in numbers:
        cells = [Cell(rules, players, plan.bot) for rules in EDITIONS]
        rows.append([str(players), *[written(*miners_won(results, cell)) for cell in cells]])
    return table([say("players"), *[say("miners-won", rules=rules) for rules in EDITIONS]], rows)


def _sides_table(
    cells: Sequence[Cell], results: AtlasResults, say: Say, head: str, name: Callable[[Cell], str]
) -> list[str]:
    rows = [[name(cell), written(*miners_won(results, cell))] for cell in cells]
    return table([head, say("miners-won", rules="")], rows)


def _won_table(results: AtlasResults, cell: Cell, kind: str, head: str, say: Say) -> list[str]:
    total = results.total(cell)
    rows = [
        [name, written(share(total[f"{kind}-won"][name], count), count)]
        for name, count in sorted(total[kind].items())
    ]
    return table([head, say("won")], rows)


def written(interval: Interval, rounds: int) -> str:
    """Return a share with its interval; nothing where nothing was played."""
    if not rounds:
        return ""
    return f"{interval.value:.1%} ({interval.low:.1%} – {interval.high:.1%}, {rounds})"  # noqa: RUF001 - a dash between numbers


def draw(plan: AtlasPlan, results: AtlasResults, path: Path, say: Say) -> None:
    """Draw how often the miners win by the number of players, for each edition."""
    figure, axes = paper(6, 3.6)
    for colour, rules in zip(COLOURS, EDITIONS, strict=True):
        cells = [cell for cell in plan.by_players() if cell.rules == rules]
        found = [
            (cell.players, miners_won(results, cell)[0]) for cell in cells if miners_won(results, cell)[1]
        ]
        values = [interval.value for _, interval in found]
        reach = [
            [interval.value - interval.low for _, interval in found],
            [interval.high - interval.value for _, interval in found],
        ]
        players = [players for players, _ in found]
        axes.errorbar(players, values, yerr=reach, color=colour, marker="o", capsize=3, label=plain(rules))
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set_ylim(0, 1)
    axes.set_xlabel(say("players"))
    axes.set_ylabel(say("miners-won", rules=""))
    axes.legend()
    write(figure, path)
