"""Long random runs: mixed bots over several rules and all player counts, everything counted and checked.

`python -m undermine.testing.soak` runs them; they are here since what is run by its name must be imported by nobody.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

from undermine.bots.contract import Budget, Maker
from undermine.bots.digger import DiggerBot
from undermine.bots.loader import hire
from undermine.engine.build import compiled
from undermine.engine.games import FOUNDATIONS, PRESETS, box_of
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Event, Table
from undermine.engine.lost_mines.cards import CLANS
from undermine.engine.saboteur.ruleset import MINERS
from undermine.sim.batch import spread
from undermine.sim.match import Watcher, play_match
from undermine.sim.plan import composed, find_rules
from undermine.sim.statistics import Scorer, Summary
from undermine.sim.stopwatch import TimedBot, time_figures
from undermine.testing.besieger import BesiegerBot
from undermine.testing.census import Census, CensusTaker, expected_census
from undermine.testing.conservation import check_conserved
from undermine.testing.ledger import LEDGERS, Ledger
from undermine.testing.mixtures import mixture, random_mixture
from undermine.testing.provoking import Provoker

BOTH_EDITIONS = ("base", "classic")
QUICK: Final = ("random", "digger", "apprentice")
"""Who plays unless somebody says otherwise: the bots that do not think long."""
BESIEGED: Final[dict[str, Maker]] = {"digger": DiggerBot, "besieger": BesiegerBot}
"""Who plays in some games then, to reach goals from several sides."""
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
    bots: tuple[str, ...] = ()
    iterations: int = Budget().iterations
    exhausting = True
    """Whether everything that can occur must occur."""

    def check(self) -> None:
        """Raise `UserError` with a sentence if these rules cannot be played."""
        for name in self.rules:
            find_rules(name)
        for name in self.bots:
            hire(name, self.iterations)

    def choose_players(self, chance: Random) -> dict[str, Maker]:
        """Return who may sit down in a game."""
        if not self.bots and chance.random() < SIEGES:
            return BESIEGED
        return {name: hire(name, self.iterations).maker for name in self.bots or QUICK}

    def ruleset(self, game: int) -> Ruleset:
        """Return the rules of a game."""
        return composed(self.rules[game % len(self.rules)])

    def players(self, game: int) -> int:
        """Return the number of players of a game."""
        counts = player_counts(self.ruleset(game))
        return counts[game // len(self.rules) % len(counts)]


@dataclass(frozen=True)
class MixturePlan(SoakPlan):
    """Random mixtures: every game has its own, and any number of players that these rules allow."""

    exhausting = False

    def ruleset(self, game: int) -> Ruleset:
        """Return the rules of a game."""
        return find_rules(random_mixture(self._chance(game)))

    def players(self, game: int) -> int:
        """Return the number of players of a game."""
        return self._chance(game).choice(player_counts(self.ruleset(game)))

    def _chance(self, game: int) -> Random:
        return Random(f"{self.seed}/{game}/mixture")  # noqa: S311 - it only has to be the same every time


def mixture_plan(seed: str, bots: tuple[str, ...] = (), iterations: int = Budget().iterations) -> MixturePlan:
    """Return the plan of random mixtures; what can occur in them is what can occur in the richest of them."""
    foundations = [mixture(foundation, box_of(foundation).optional()) for foundation in FOUNDATIONS]
    return MixturePlan((*foundations, *FOUNDATIONS, *PRESETS), seed, bots, iterations)


def player_counts(ruleset: Ruleset) -> range:
    """Return how many can play."""
    return range(ruleset.fewest, ruleset.most + 1)


@dataclass
class Findings:
    """What some games came to."""

    summary: Summary = field(default_factory=Summary)
    census: Census = field(default_factory=Census)
    mixtures: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    times: dict[str, Counter[int]] = field(default_factory=dict)

    def add(self, other: "Findings") -> None:
        """Add what other games came to."""
        self.summary.add(other.summary)
        self.census.add(other.census)
        self.mixtures.update(other.mixtures)
        self.seats.update(other.seats)
        for name, times in other.times.items():
            self.times.setdefault(name, Counter()).update(times)

    def modules(self) -> Counter[str]:
        """Return in how many games each foundation and module was played."""
        modules: Counter[str] = Counter()
        for rules, games in self.mixtures.items():
            modules.update(dict.fromkeys(rules.split("+"), games))
        return modules


class Auditor(Watcher):
    """Checks now and then that nothing got lost, and that cards lie where events said that they went."""

    def __init__(self, chance: Random) -> None:
        """Audit by chance."""
        self.chance = chance
        self.ledger: Ledger | None = None

    def began(self, table: Table) -> None:
        """Check the first deal."""
        check_conserved(table)
        open_ledger = LEDGERS.get(table.ruleset.game.name)
        self.ledger = None if open_ledger is None else open_ledger(table)

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        """Enter what happened, and check some of the decisions."""
        if self.ledger is not None:
            self.ledger.follow(events)
        if self.chance.random() < AUDITED:
            self._audit(table)

    def ended(self, table: Table) -> None:
        """Check the end."""
        self._audit(table)

    def _audit(self, table: Table) -> None:
        check_conserved(table)
        if self.ledger is not None:
            self.ledger.check(table)


def soak_games(plan: SoakPlan, games: range) -> Findings:
    """Play some games of a plan; an error names the game in which it came."""
    taker = CensusTaker()
    scorer = Scorer()
    findings = Findings(scorer.summary)
    for game in games:
        chance = Random(f"{plan.seed}/{game}")  # noqa: S311 - it only has to be the same every time
        ruleset = plan.ruleset(game)
        players = plan.choose_players(chance)
        line_up = [chance.choice(list(players)) for _ in range(plan.players(game))]
        findings.mixtures[ruleset.name] += 1
        findings.seats[len(line_up)] += 1
        scorer.seat(line_up)
        bots = [
            TimedBot(
                players[name](seat, seed_bytes(f"{plan.seed}/{game}/seat {seat}"), Budget(plan.iterations)),
                findings.times.setdefault(name, Counter()),
            )
            for seat, name in enumerate(line_up)
        ]
        watchers = [taker, scorer, Auditor(chance), Provoker(chance, PROVOKED, taker)]
        try:
            play_match(ruleset, bots, seed_bytes(f"{plan.seed}/{game}"), watchers)
        except Exception as error:
            error.add_note(f"in game {game} of seed '{plan.seed}': {ruleset.name}, {', '.join(line_up)}")
            raise
    findings.census = taker.census()
    return findings


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
        "mixtures": len(found.mixtures),
        "modules": dict(sorted(found.modules().items())),
        "players": dict(sorted(found.seats.items())),
        "seed": plan.seed,
        "games": found.summary.games,
        "rounds": found.summary.rounds,
        "decisions": found.summary.decisions,
        "treasures": round(treasures, 4),
        "times": {name: time_figures(times) for name, times in sorted(found.times.items())},
        **{kind: dict(sorted(counter.items())) for kind, counter in vars(found.census).items()},
        "missing": missing,
        "faults": faults if plan.exhausting else [],
    }
