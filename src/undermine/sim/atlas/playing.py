"""Playing the rounds of an atlas and keeping what they came to, a line a portion, so that a run can go on later."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from undermine import __version__
from undermine.bots.loader import hire
from undermine.engine.kernel.records import RULES_VERSION
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import Table
from undermine.errors import UserError
from undermine.sim.atlas.plan import AtlasPlan, Cell, Portion
from undermine.sim.batch import Spreader
from undermine.sim.lines import kept_lines
from undermine.sim.match import play_match
from undermine.sim.outputs import refused_writing, written_beside
from undermine.sim.plan import composed
from undermine.sim.results import RoundKeeper

RESULTS: Final = "atlas.jsonl"
Tally = dict[str, Counter[str]]
"""Counts of `sides`, `dwarfs`, `dwarfs-won`, `places` and `places-won` (places after the first player)."""


class StartKeeper(RoundKeeper):
    """Keeps the result of a round, and who started it."""

    def began(self, table: Table) -> None:
        """Note who starts."""
        super().began(table)
        self.starter = int(table.starter)


def play_portion(seed: str, portion: Portion) -> Tally:
    """Play some rounds and count."""
    rules, players, bot = portion.cell
    tally: Tally = {name: Counter() for name in ("sides", "dwarfs", "dwarfs-won", "places", "places-won")}
    hired = hire(bot)
    for number in range(portion.first, portion.last):
        deal = f"{seed}/{rules}/{players}/{number}"
        bots = [hired.at(seat, seed_bytes(f"{deal}/seat {seat}")) for seat in range(players)]
        keeper = StartKeeper()
        play_match(composed(rules), bots, seed_bytes(deal), [keeper], rounds=1)
        result = keeper.rounds[0]
        tally["sides"][result.side] += 1
        for seat, (dwarf, won) in enumerate(zip(result.roles, result.won, strict=True)):
            place = str((seat - keeper.starter) % players)
            tally["dwarfs"][dwarf] += 1
            tally["dwarfs-won"][dwarf] += won
            tally["places"][place] += 1
            tally["places-won"][place] += won
    return tally


class AtlasResults:
    """What is known so far, in memory and in a file."""

    def __init__(self, plan: AtlasPlan, path: Path) -> None:
        """Read what the file has; raises `UserError`, and changes nothing, if it is about something else."""
        self.path = path
        self.known: dict[Portion, Tally] = {}
        head = {"undermine": __version__, "rules_version": RULES_VERSION, "atlas": plan.seed}
        whole, lines = kept_lines(path, "atlas-of-others")
        if lines and lines[0] != head:
            raise UserError("atlas-of-others", file=path)
        try:
            self.known = dict(map(read, lines[1:]))
        except (KeyError, TypeError, ValueError, AttributeError):
            raise UserError("atlas-of-others", file=path) from None
        with written_beside(path) as beside:  # so whatever was cut off when a run was stopped is taken away
            beside.write_text(whole or json.dumps(head) + "\n", encoding="utf-8")

    def keep(self, portion: Portion, tally: Tally) -> None:
        """Add a portion."""
        self.known[portion] = tally
        line = {"portion": [*portion.cell, portion.first, portion.last], "tally": tally}
        with refused_writing(self.path), self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def total(self, cell: Cell) -> Tally:
        """Return the sums of a cell."""
        total: Tally = {name: Counter() for name in ("sides", "dwarfs", "dwarfs-won", "places", "places-won")}
        for portion, tally in self.known.items():
            if portion.cell == cell:
                for name, counts in tally.items():
                    total[name].update(counts)
        return total


def read(line: dict[str, Any]) -> tuple[Portion, Tally]:
    """Return a portion and its counts from a line of the file."""
    rules, players, bot, first, last = line["portion"]
    tally = {name: Counter(counts) for name, counts in line["tally"].items()}
    return Portion(Cell(rules, players, bot), first, last), tally


def play_atlas(
    plan: AtlasPlan, results: AtlasResults, spread: Spreader, progress: Callable[[int], None]
) -> None:
    """Play what is not known yet."""
    lacking = [portion for portion in plan.portions() if portion not in results.known]
    progress(sum(portion.last - portion.first for portion in plan.portions() if portion in results.known))
    for portion, tally in spread(partial(play_portion, plan.seed), lacking):
        results.keep(portion, tally)
        progress(portion.last - portion.first)
