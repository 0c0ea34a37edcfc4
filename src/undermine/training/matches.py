"""What a course plays: who sits where on which deals.

By turns, all of one side learn against somebody of the league, and one seat learns at a table of all levels. Where a
side learns together, its members share what they earn, so that the side learns to win; at mixed tables everybody learns
to earn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final, NamedTuple

from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import open_view
from undermine.sim.plan import composed
from undermine.training.players import Obvious, Paranoid, Silent, Sleeper, named

LEARNER: Final = "learner"
"""The name of the one who learns, as its own opponent too."""
UNTRAINED: Final = "untrained"
"""A grandmaster without a trained network."""
TRAINED: Final = "trained"
"""One who has learnt, and takes what looks best, without chances."""
SABOTEUR: Final = "saboteur"
MINER: Final = "miner"
SIDES: Final = (MINER, SABOTEUR)
MIXED: Final = "mixed table"
TABLES: Final = ("both", "sides", "mixed")
"""What a course plays: whole sides and mixed tables by turns, or one of these alone."""
SIDES_EVERY: Final = 4
"""Where a course plays both, whole sides meet on one deal of that many. The others are mixed tables, where a seat
learns more slowly than a side."""
TRIES: Final = 4
"""How often each deal is played."""
PLAYERS: Final = (5, 3, 10, 7)
"""How many play, by turns."""
LEAGUE: Final[dict[str, dict[str, float]]] = {
    MINER: {
        "master": 5,
        LEARNER: 2,
        "grandmaster": 1,
        UNTRAINED: 0.5,
        "apprentice": 1,
        "novice": 0.5,
        named(Obvious): 1,
        named(Sleeper): 0.5,
        named(Silent): 0.5,
    },
    SABOTEUR: {
        "master": 6,
        LEARNER: 1.5,
        "grandmaster": 1,
        UNTRAINED: 0.5,
        "apprentice": 1.5,
        "novice": 0.5,
        named(Paranoid): 0.5,
        named(Silent): 0.5,
    },
}
"""Whom each side meets, and how often."""
COMPANY: Final[dict[str, float]] = {
    "master": 4,
    "apprentice": 3,
    "novice": 3,
    "random": 3,
    LEARNER: 8,
    named(Obvious): 0.5,
    named(Paranoid): 0.5,
}
"""Who sits at mixed tables, and how often."""


class Match(NamedTuple):
    """A deal and who plays it; `label` is what is said of it in curves, `shared` whether a side shares its earnings."""

    seed: str
    rules: str
    seats: tuple[str, ...]
    label: str
    shared: bool
    tries: int = TRIES


@dataclass(frozen=True)
class Seating:
    """Who meets whom: the rules, by turns how many play, which sides learn, the only opponent, if any, and where."""

    seed: str
    rules: str
    players: tuple[int, ...]
    sides: tuple[str, ...]
    against: str | None = None
    tables: str = TABLES[0]

    def match(self, number: int, lots: Random) -> Match:
        """Return the match with this number."""
        by_sides, turn = self._turn(number)
        players = self.players[turn // max(1, len(self.sides)) % len(self.players)]
        seed = f"{self.seed}/deal {number}"
        if not by_sides:
            return self._mixed(players, seed, lots)
        side = self.sides[turn % len(self.sides)]
        league = {self.against: 1.0} if self.against else LEAGUE[side]
        other = drawn(league, lots)
        return side_against(self.rules, side, other, players, seed)

    def _turn(self, number: int) -> tuple[bool, int]:
        """Return whether sides meet in a match, and which one of its kind it is."""
        if not self.sides or self.tables == "mixed":
            return False, number
        if self.against or self.tables == "sides":
            return True, number
        before, among = divmod(number, SIDES_EVERY)
        return (True, before) if among == 0 else (False, number - before - 1)

    def _mixed(self, players: int, seed: str, lots: Random) -> Match:
        """Return a mixed table. Where one dwarf learns alone, those who learn are all that dwarf."""
        league = {self.against: 1.0} if self.against else COMPANY
        seats = [drawn(league, lots) for _ in range(players)]
        places = list(range(players))
        if len(self.sides) == 1:
            (side,) = self.sides
            seed, dwarfs = deal_with(self.rules, side, players, seed)
            places = [seat for seat in places if dwarfs[seat] == side]
            seats = [
                TRAINED if name == LEARNER and seat not in places else name for seat, name in enumerate(seats)
            ]
        seats[lots.choice(places)] = LEARNER
        return Match(seed, self.rules, tuple(seats), MIXED, shared=False)


def side_against(rules: str, side: str, other: str, players: int, seed: str) -> Match:
    """Seat all of a side, who learn, against somebody."""
    deal, dwarfs = deal_with(rules, side, players, seed)
    seats = tuple(LEARNER if other == LEARNER or dwarf == side else other for dwarf in dwarfs)
    return Match(deal, rules, seats, f"{side} against {short(other)}", shared=True)


def deal_with(rules: str, side: str, players: int, seed: str) -> tuple[str, Sequence[str]]:
    """Return the seed of a deal on which there is such a side, and the dwarf of every seat."""
    for attempt in count():
        deal = f"{seed}/{attempt}"
        dwarfs = dealt(rules, players, deal)
        if side in dwarfs:
            return deal, dwarfs
    raise AssertionError


def drawn(league: dict[str, float], lots: Random) -> str:
    """Return one of a league, each as likely as its weight."""
    return lots.choices(list(league), list(league.values()))[0]


def dealt(rules: str, players: int, seed: str) -> Sequence[str]:
    """Return the dwarf of every seat on a deal."""
    ruleset = composed(rules)
    dwarfs = open_view(start(ruleset, players, seed_bytes(seed))).dwarfs
    return [ruleset.cards[dwarf].name for dwarf in dwarfs]


def short(name: str) -> str:
    """Return the name of a bot without its file."""
    return name.rpartition(":")[2]
