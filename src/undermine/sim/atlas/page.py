"""The atlas as a page of Markdown with pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from undermine.sim.arena.league import table
from undermine.sim.atlas.answers import answers
from undermine.sim.atlas.drawing import draw_modules, draw_players
from undermine.sim.atlas.figures import gold_of, miners_won, won_by, won_by_first, won_with
from undermine.sim.atlas.plan import EDITIONS, MODULE_PLAYERS, USUAL_PLAYERS, AtlasPlan, Cell
from undermine.sim.atlas.playing import AtlasResults
from undermine.sim.intervals import Interval
from undermine.sim.outputs import written_beside

Say = Callable[..., str]
PAGE: Final = "atlas.md"
PICTURE: Final = "atlas-players.svg"
MODULE_PICTURE: Final = "atlas-modules.svg"
MOST_SABOTEURS: Final = 4


def write_page(plan: AtlasPlan, results: AtlasResults, folder: Path, say: Say) -> Path:
    """Write the page and its pictures; return where the page is."""
    draw_players(plan, results, folder / PICTURE, say)
    draw_modules(plan, results, folder / MODULE_PICTURE, say)
    with written_beside(folder / PAGE) as beside:
        beside.write_text(page(plan, results, say), encoding="utf-8")
    return folder / PAGE


def page(plan: AtlasPlan, results: AtlasResults, say: Say) -> str:
    """Return the page."""
    command = f"undermine atlas --rounds {plan.rounds} --seed {plan.seed} --bot {plan.bot} --out atlas"
    argued = list(answers(plan, results, say))
    lines = [
        f"# {say('title')}",
        say("setting", rounds=results.played().total(), bot=plan.bot, seed=plan.seed),
        f"```\n{command}\n```",
        *([f"## {say('argued')}", *argued] if argued else []),
        say("explained"),
        *_tables(plan, results, say),
    ]
    return "\n\n".join(lines) + "\n"


def _tables(plan: AtlasPlan, results: AtlasResults, say: Say) -> list[str]:
    by_module = say("by-module", players=", ".join(map(str, MODULE_PLAYERS)))
    base, team = (Cell(rules, USUAL_PLAYERS, plan.bot) for rules in (EDITIONS[0], EDITIONS[2]))
    return [
        f"## {say('by-players')}",
        f"![{say('by-players')}]({PICTURE})",
        _players_table(plan, results, say),
        f"## {say('by-saboteurs')}",
        _dealt_table(plan, results, say),
        f"## {by_module}",
        f"![{by_module}]({MODULE_PICTURE})",
        _module_table(plan, results, say),
        f"## {say('by-level')}",
        _level_table(plan, results, say),
        f"## {say('by-dwarf', players=USUAL_PLAYERS)}",
        _dwarf_table(results, (base, team), say),
        f"## {say('by-place')}",
        _first_table(plan, results, say),
        _place_table(results, base, say),
    ]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(table(head, rows))


def _numbers_of_players(plan: AtlasPlan, *rules: str) -> list[int]:
    return sorted({cell.players for cell in plan.by_players() if cell.rules in rules})


def _players_table(plan: AtlasPlan, results: AtlasResults, say: Say) -> str:
    rows = []
    for players in _numbers_of_players(plan, *EDITIONS):
        cells = [Cell(rules, players, plan.bot) for rules in EDITIONS]
        rows.append([str(players), *[str(miners_won(results, cell)) for cell in cells]])
    return _table([say("players"), *[say("miners-won", rules=rules) for rules in EDITIONS]], rows)


def _dealt_table(plan: AtlasPlan, results: AtlasResults, say: Say) -> str:
    counts = range(MOST_SABOTEURS + 1)
    rows = []
    for players in _numbers_of_players(plan, EDITIONS[0]):
        cell = Cell(EDITIONS[0], players, plan.bot)
        rows.append([str(players), *[str(won_with(results, cell, saboteurs)) for saboteurs in counts]])
    return _table([say("players"), *[say("dealt", saboteurs=saboteurs) for saboteurs in counts]], rows)


def _module_table(plan: AtlasPlan, results: AtlasResults, say: Say) -> str:
    names = dict.fromkeys([cell.rules for cell in plan.by_module()])
    rows = [
        [
            f"`{rules}`",
            *[str(miners_won(results, Cell(rules, players, plan.bot))) for players in MODULE_PLAYERS],
        ]
        for rules in names
    ]
    return _table(
        [say("rules"), *[say("miners-won-with", players=players) for players in MODULE_PLAYERS]], rows
    )


def _level_table(plan: AtlasPlan, results: AtlasResults, say: Say) -> str:
    rows = [[cell.bot, str(miners_won(results, cell))] for cell in plan.by_level()]
    return _table([say("bot"), say("miners-won", rules="")], rows)


def _dwarf_table(results: AtlasResults, cells: Sequence[Cell], say: Say) -> str:
    rows = [
        [
            f"`{cell.rules}`",
            dwarf,
            str(won_by(results, cell, "dwarfs", dwarf)),
            gold(gold_of(results, cell, dwarf)),
        ]
        for cell in cells
        for dwarf in sorted(results.total(cell)["dwarfs"])
    ]
    return _table([say("rules"), say("dwarf"), say("won"), say("gold")], rows)


def _first_table(plan: AtlasPlan, results: AtlasResults, say: Say) -> str:
    rows = []
    for players in _numbers_of_players(plan, EDITIONS[0]):
        first, others = won_by_first(results, Cell(EDITIONS[0], players, plan.bot))
        rows.append([str(players), str(first), str(others)])
    return _table([say("players"), say("first"), say("others")], rows)


def _place_table(results: AtlasResults, cell: Cell, say: Say) -> str:
    places = sorted(results.total(cell)["places"])
    rows = [[place, str(won_by(results, cell, "places", place))] for place in places]
    return _table([say("place", players=cell.players), say("won")], rows)


def gold(interval: Interval) -> str:
    """Return an amount of gold with its interval."""
    return f"{interval.value:.2f} ({interval.low:.2f} – {interval.high:.2f})"  # noqa: RUF001 - a dash between numbers
