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
from undermine.engine.saboteur.ruleset import MINERS
from undermine.errors import UserError
from undermine.replay.results import RoundResult
from undermine.sim.atlas.plan import AtlasPlan, Cell, Portion
from undermine.sim.batch import Spreader
from undermine.sim.lines import kept_lines
from undermine.sim.match import play_match
from undermine.sim.outputs import refused_writing, written_beside
from undermine.sim.plan import composed
from undermine.sim.results import RoundKeeper

RESULTS: Final = "atlas.jsonl"
Tally = dict[str, Counter[str]]
COUNTED: Final = (
    "sides",
    "dwarfs",
    "dwarfs-won",
    "dwarfs-gold",
    "dwarfs-squares",
    "places",
    "places-won",
    "dealt",
    "dealt-won",
)
"""What is counted: rounds by the side that won; for each dwarf its rounds, those it won, its gold and the sum of the
squares of it; for each place after the first player its rounds and those it won; rounds by how many saboteurs were
dealt, and which of these the miners won."""
SABOTEUR: Final = "saboteur"


class StartKeeper(RoundKeeper):
    """Keeps the result of a round, and who started it."""

    def began(self, table: Table) -> None:
        """Note who starts."""
        super().began(table)
        self.starter = int(table.starter)


def nothing() -> Tally:
    """Return counts of no rounds."""
    return {name: Counter() for name in COUNTED}


def play_portion(seed: str, portion: Portion) -> Tally:
    """Play some rounds and count."""
    rules, players, bot = portion.cell
    tally = nothing()
    hired = hire(bot)
    for number in range(portion.first, portion.last):
        deal = f"{seed}/{rules}/{players}/{number}"
        bots = [hired.at(seat, seed_bytes(f"{deal}/seat {seat}")) for seat in range(players)]
        keeper = StartKeeper()
        play_match(composed(rules), bots, seed_bytes(deal), [keeper], rounds=1)
        count_round(tally, keeper.rounds[0], keeper.starter)
    return tally


def count_round(tally: Tally, result: RoundResult, starter: int) -> None:
    """Count a round that a seat has started."""
    dealt = str(result.roles.count(SABOTEUR))
    tally["sides"][result.side] += 1
    tally["dealt"][dealt] += 1
    tally["dealt-won"][dealt] += result.side == MINERS
    for seat, (dwarf, won) in enumerate(zip(result.roles, result.won, strict=True)):
        place = str((seat - starter) % len(result.roles))
        gained = result.gained[seat]
        tally["dwarfs"][dwarf] += 1
        tally["dwarfs-won"][dwarf] += won
        tally["dwarfs-gold"][dwarf] += gained
        tally["dwarfs-squares"][dwarf] += gained * gained
        tally["places"][place] += 1
        tally["places-won"][place] += won


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

    def played(self) -> Counter[Cell]:
        """Return how many rounds of each cell are known: its first ones."""
        counts: Counter[Cell] = Counter()
        for portion in self.known:
            counts[portion.cell] += portion.last - portion.first
        return counts

    def total(self, cell: Cell) -> Tally:
        """Return the sums of a cell."""
        total = nothing()
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
    played = results.played()
    progress(sum(min(played[cell], plan.rounds_of(cell)) for cell in plan.cells()))
    for portion, tally in spread(partial(play_portion, plan.seed), plan.portions(played)):
        results.keep(portion, tally)
        progress(portion.last - portion.first)
