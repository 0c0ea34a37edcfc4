"""Do beliefs hold for all kinds of players? Lets each kind play among itself, and compares beliefs with the truth.

    python -m undermine.sim.styles --games 60 --bots apprentice,master,tests/bots/strangers/gambler.py:Gambler

prints a table in Markdown (docs/bots.md has it): the logarithmic loss of somebody who only watches, by quarter of the
round, against that of somebody who only knows the dwarf deck; how far beliefs are from what came true; and the Brier
score of the last quarter. `--of master` asks what a master would believe.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from math import log
from typing import Final, NamedTuple

from undermine.bots.loader import short_name
from undermine.errors import UserError
from undermine.sim.batch import check_workers, spread
from undermine.sim.calibration import BELIEFS, BINS, QUARTERS, TOP, is_saboteur, suspicions
from undermine.sim.intervals import Interval, mean
from undermine.sim.observing import observed_rounds
from undermine.sim.plan import Plan

LEAST_CHANCE: Final = 1e-6
"""A truth that was taken for less likely than this counts as likely as this."""


class Watched(NamedTuple):
    """What a watcher believed of every seat after one quarter of a round, what before anybody moved, and the truth."""

    quarter: int
    chances: tuple[float, ...]
    priors: tuple[float, ...]
    truth: tuple[bool, ...]


def watch_rounds(plan: Plan, level: str, games: range) -> list[Watched]:
    """Play some games of a plan, and note what a watcher believes who knows what this level knows."""
    found: list[Watched] = []
    for positions in observed_rounds(plan, games):
        priors = tuple(suspicions(positions[0].view, level))
        truth = tuple(is_saboteur(dwarf) for dwarf in positions[0].dwarfs)
        for quarter in range(QUARTERS):
            position = positions[len(positions) * (quarter + 1) // QUARTERS - 1]
            found.append(Watched(quarter, tuple(suspicions(position.view, level)), priors, truth))
    return found


def loss(chances: Sequence[float], truth: Sequence[bool]) -> float:
    """Return the logarithmic loss of beliefs, a seat."""
    likely = [chance if true else 1.0 - chance for chance, true in zip(chances, truth, strict=True)]
    return -sum(log(max(LEAST_CHANCE, chance)) for chance in likely) / len(likely)


class Quarter(NamedTuple):
    """The loss of the watcher in a quarter, and by how much it is above that of the dwarf deck alone."""

    loss: float
    above_prior: Interval


def quarter_losses(watched: list[Watched], quarter: int) -> Quarter:
    """Return what a watcher loses in one quarter of the round; intervals are over rounds."""
    seen = [one for one in watched if one.quarter == quarter]
    losses = [loss(one.chances, one.truth) for one in seen]
    priors = [loss(one.priors, one.truth) for one in seen]
    above = mean([believed - prior for believed, prior in zip(losses, priors, strict=True)])
    return Quarter(sum(losses) / len(losses), above)


def calibration_error(watched: list[Watched]) -> float:
    """Return how far beliefs are from what came true: over ten equal bins, each weighed by its beliefs."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for one in watched:
        for chance, true in zip(one.chances, one.truth, strict=True):
            bins[min(int(chance * BINS), BINS - 1)].append((chance, true))
    off = sum(abs(sum(chance - true for chance, true in bin_)) for bin_ in bins)
    return off / sum(len(bin_) for bin_ in bins)


def last_brier(watched: list[Watched]) -> float:
    """Return the Brier score of the last quarter."""
    squares = [
        (chance - true) ** 2
        for one in watched
        if one.quarter == QUARTERS - 1
        for chance, true in zip(one.chances, one.truth, strict=True)
    ]
    return sum(squares) / len(squares)


def watch(plan: Plan, level: str, workers: int) -> list[Watched]:
    """Play all games of a plan."""
    plan.check()
    found: list[Watched] = []
    for _, watched in spread(partial(watch_rounds, plan, level), plan.games, workers):
        found += watched
    return found


def row(name: str, watched: list[Watched]) -> str:
    """Return a line of the table."""
    quarters = [quarter_losses(watched, quarter) for quarter in range(QUARTERS)]
    prior = quarters[0].loss - quarters[0].above_prior.value
    cells = [f"{prior:.3f}"]
    for found in quarters:
        above = found.above_prior
        cells.append(f"{found.loss:.3f} ({above.low:+.3f} to {above.high:+.3f})")
    cells += [f"{calibration_error(watched):.3f}", f"{last_brier(watched):.3f}"]
    return f"| {name} | {' | '.join(cells)} |"


HEADING: Final = (
    "| five of | dwarf deck alone | quarter 1 | quarter 2 | quarter 3 | quarter 4 | calibration error "
    "| Brier, quarter 4 |\n|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m undermine.sim.styles", description="Do beliefs hold for all kinds of players?"
    )
    parser.add_argument("--bots", required=True, help="kinds of players, separated by commas")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rules", default="base")
    parser.add_argument("--seed", default="styles")
    parser.add_argument("--of", default=TOP, choices=BELIEFS, help="whose beliefs")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    everything: list[Watched] = []
    try:
        check_workers(given.workers)
        sys.stdout.write(f"{HEADING}\n")
        for name in given.bots.split(","):
            plan = Plan(given.rules, given.players, given.games, given.seed, (name,))
            watched = watch(plan, given.of, given.workers)
            everything += watched
            sys.stdout.write(f"{row(short_name(name), watched)}\n")
            sys.stdout.flush()
    except UserError as error:
        parser.error(str(error))
    sys.stdout.write(f"{row('all together', everything)}\n")


if __name__ == "__main__":
    main()
