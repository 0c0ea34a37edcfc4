"""Long random runs: mixed bots over several rules and all player counts, everything counted and checked.

    python -m undermine.sim.soak --games 100000 --workers 2

plays the games, checks now and then that no card and no gold gets lost, tries forbidden things, and fails unless every
verb, ask, event and refusal code of the rules has occurred and the treasure was found often enough.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import Final

from undermine.bots.contract import Budget, Maker
from undermine.bots.digger import DiggerBot
from undermine.bots.registry import BOTS
from undermine.engine.build import compiled
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.cards import CLANS
from undermine.errors import UserError
from undermine.sim.batch import spread
from undermine.sim.besieger import BesiegerBot
from undermine.sim.census import Census, CensusTaker, expected_census
from undermine.sim.conservation import check_conserved
from undermine.sim.match import Watcher, play_match
from undermine.sim.plan import find_rules
from undermine.sim.provoking import Provoker
from undermine.sim.statistics import MINERS, Scorer, Summary

BOTH_EDITIONS = ("base", "classic")
MIXED: Final[dict[str, Maker]] = {name: entry.maker for name, entry in BOTS.items()}
BESIEGED: Final[dict[str, Maker]] = {"digger": DiggerBot, "besieger": BesiegerBot}
"""Who plays: the bots there are, or in some games those who reach goals from several sides."""
SIEGES = 0.25
"""The share of the games that are played around the goals."""
AUDITED = 0.1
PROVOKED = 0.25
"""Shares of the decisions after which everything is counted, and before which something forbidden is tried."""
TREASURES = 0.15
"""The share of rounds that must find the treasure: play that never gets there tests little."""


@dataclass(frozen=True)
class SoakPlan:
    """What is played: the rules take turns, then the player counts; who sits where is random."""

    rules: tuple[str, ...]
    seed: str

    def check(self) -> None:
        """Raise `UserError` with a sentence if these rules cannot be played."""
        for name in self.rules:
            find_rules(name)

    def ruleset(self, game: int) -> Ruleset:
        """Return the rules of a game."""
        return composed(self.rules[game % len(self.rules)])

    def players(self, game: int) -> int:
        """Return the number of players of a game."""
        ruleset = self.ruleset(game)
        counts = range(ruleset.fewest, ruleset.most + 1)
        return counts[game // len(self.rules) % len(counts)]


composed = cache(find_rules)


@dataclass
class Findings:
    """What some games came to."""

    summary: Summary = field(default_factory=Summary)
    census: Census = field(default_factory=Census)

    def add(self, other: "Findings") -> None:
        """Add what other games came to."""
        self.summary.add(other.summary)
        self.census.add(other.census)


class Auditor(Watcher):
    """Checks now and then that nothing got lost."""

    def __init__(self, chance: Random) -> None:
        """Audit by chance."""
        self.chance = chance

    def began(self, table: Table) -> None:
        """Check the first deal."""
        check_conserved(table)

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        """Check some of the decisions."""
        if self.chance.random() < AUDITED:
            check_conserved(table)

    def ended(self, table: Table) -> None:
        """Check the end."""
        check_conserved(table)


def soak_games(plan: SoakPlan, games: range) -> Findings:
    """Play some games of a plan; an error names the game in which it came."""
    taker = CensusTaker()
    scorer = Scorer()
    for game in games:
        chance = Random(f"{plan.seed}/{game}")  # noqa: S311 - it only has to be the same every time
        players = BESIEGED if chance.random() < SIEGES else MIXED
        line_up = [chance.choice(list(players)) for _ in range(plan.players(game))]
        scorer.seat(line_up)
        bots = [
            players[name](seat, seed_bytes(f"{plan.seed}/{game}/seat {seat}"), Budget())
            for seat, name in enumerate(line_up)
        ]
        watchers = [taker, scorer, Auditor(chance), Provoker(chance, PROVOKED, taker)]
        try:
            play_match(plan.ruleset(game), bots, seed_bytes(f"{plan.seed}/{game}"), watchers)
        except Exception as error:
            error.add_note(
                f"in game {game} of seed '{plan.seed}': {plan.ruleset(game).name}, {', '.join(line_up)}"
            )
            raise
    return Findings(scorer.summary, taker.census())


def soak(plan: SoakPlan, games: int, workers: int) -> dict[str, object]:
    """Play all games; return the counts, and under `faults` one sentence for everything that is not as it must be."""
    plan.check()
    found = Findings()
    for _, findings in spread(partial(soak_games, plan), games, workers):
        found.add(findings)
    expected = expected_census([composed(name) for name in plan.rules])
    missing = found.census.missing(expected)
    sought = found.summary.sides
    treasures = sum(sought[side] for side in (MINERS, *CLANS)) / found.summary.rounds
    faults = [f"{kind} that never occurred: {', '.join(names)}" for kind, names in missing.items()]
    if treasures < TREASURES:
        faults.append(f"the treasure was found in only {treasures:.1%} of the rounds")
    return {
        "engine": "compiled" if compiled() else "uncompiled",
        "rules": list(plan.rules),
        "seed": plan.seed,
        "games": found.summary.games,
        "rounds": found.summary.rounds,
        "decisions": found.summary.decisions,
        "treasures": round(treasures, 4),
        **{kind: dict(sorted(counter.items())) for kind, counter in vars(found.census).items()},
        "missing": missing,
        "faults": faults,
    }


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m undermine.sim.soak", description="Long random runs.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rules", default=",".join(BOTH_EDITIONS), help="rulesets, separated by commas")
    given = parser.parse_args()
    try:
        result = soak(SoakPlan(tuple(given.rules.split(",")), given.seed), given.games, given.workers)
    except UserError as error:
        parser.error(str(error))
    json.dump(result, sys.stdout, indent=1)
    sys.stdout.write("\n")
    sys.exit(1 if result["faults"] else 0)


if __name__ == "__main__":
    main()
