"""Whether playing keeps memory: every level plays many games in this one process, and what it holds is printed.

    python -m undermine.testing.memory --games 5000

prints a line for every thousand games of each level, and fails if a level holds more after its last games than after
its first. Reads the memory of the process from /proc, so it needs Linux. `--bots inside` plays by chance inside the
engine, without bots and views: a million games take minutes. `--iterations` is how much bots that search may think;
with 10 they play by their policy, many times as fast.
"""

import argparse
import gc
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from undermine.bots.contract import Budget
from undermine.bots.loader import hire
from undermine.bots.registry import BOTS
from undermine.engine.build import compiled
from undermine.engine.kernel.play import start
from undermine.engine.kernel.playout import random_playout
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.rulesets import RulesError, Ruleset
from undermine.errors import UserError
from undermine.footprint import MEBIBYTE, resident_bytes
from undermine.sim.match import play_match
from undermine.sim.plan import composed

ALLOWED_GROWTH: Final = 4 * MEBIBYTE
"""Bytes that a level may hold more after its last games than after its first: arenas that are not quite full."""

INSIDE: Final = "inside"
"""In the place of a level: random choices inside the engine."""


@dataclass(frozen=True)
class Reading:
    """What the process held after a number of games of a level."""

    level: str
    games: int
    resident: int

    def __str__(self) -> str:
        """Return a line for people."""
        return f"{self.level:<12}{self.games:>8} games {self.resident / MEBIBYTE:>10.1f} MiB"


def held() -> int:
    """Return the memory that this process holds; raises `UserError` where that cannot be told."""
    gc.collect()
    resident = resident_bytes()
    if resident is None:
        raise UserError("no-proc")
    return resident


def readings(
    level: str, rules: str, players: int, games: int, every: int, budget: Budget
) -> Iterator[Reading]:
    """Let a level play against itself, and read the memory after every portion of its games."""
    ruleset = composed(rules)
    ruleset.check_seats(players)
    inside = level == INSIDE
    play = played_inside(ruleset, players) if inside else played_by_bots(level, ruleset, players, budget)
    for game in range(1, games + 1):
        play(game)
        if game % every == 0:
            yield Reading(level, game, held())


def played_by_bots(level: str, ruleset: Ruleset, players: int, budget: Budget) -> Callable[[int], None]:
    """Return what plays the game of a number with a bot of that level in every seat."""
    maker = hire(level).maker

    def play(game: int) -> None:
        seeds = [seed_bytes(f"memory/{game}/seat {seat}") for seat in range(players)]
        bots = [maker(seat, seed, budget) for seat, seed in enumerate(seeds)]
        play_match(ruleset, bots, seed_bytes(f"memory/{game}"), [])

    return play


def played_inside(ruleset: Ruleset, players: int) -> Callable[[int], None]:
    """Return what plays the game of a number by chance inside the engine."""

    def play(game: int) -> None:
        table = start(ruleset, players, seed_bytes(f"memory/{game}"))
        random_playout(table, Rng(seed_bytes(f"memory/{game}/playout")))

    return play


def growth(read: list[Reading]) -> int:
    """Return by how many bytes the memory grew from the first to the last reading."""
    return read[-1].resident - read[0].resident


def tell(line: str) -> None:
    """Print a line at once: the next one may be minutes away."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def grown(level: str, rules: str, players: int, games: int, every: int, budget: Budget) -> int:
    """Let a level play, print every reading, and return by how many bytes the memory grew."""
    read = []
    for reading in readings(level, rules, players, games, every, budget):
        tell(str(reading))
        read.append(reading)
    return growth(read)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m undermine.testing.memory", description="Memory of long play."
    )
    parser.add_argument("--games", type=int, default=5000, help="games of each level")
    parser.add_argument("--every", type=int, default=1000, help="games after which the memory is printed")
    parser.add_argument("--bots", default=",".join(BOTS), help=f"levels, separated by commas; or {INSIDE}")
    parser.add_argument("--rules", default="base")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--iterations", type=int, help="how much bots that search may think")
    given = parser.parse_args()
    if not 0 < given.every <= given.games:
        parser.error("--every must be at least 1 and no more than --games")
    if given.iterations is not None and given.iterations < 1:
        parser.error("--iterations must be at least 1")
    tell(f"engine: {'compiled' if compiled() else 'uncompiled'}")
    levels = given.bots.split(",")
    budget = Budget() if given.iterations is None else Budget(given.iterations)
    try:
        found = {
            level: grown(level, given.rules, given.players, given.games, given.every, budget)
            for level in levels
        }
    except (UserError, RulesError) as error:
        parser.error(str(error))
    faults = [
        f"{level} by {more / MEBIBYTE:.1f} MiB" for level, more in found.items() if more > ALLOWED_GROWTH
    ]
    sys.exit(f"memory grew: {', '.join(faults)}" if faults else 0)


if __name__ == "__main__":
    main()
