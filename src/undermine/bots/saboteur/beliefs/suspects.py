"""Who may be a saboteur: every way in which the saboteurs' cards may have been dealt, weighed by what everybody did.

The ways are enumerated (base game: at most 330, times the places of the treasure), so the updating is exact. Cards
that nobody has held are all alike: only how many saboteurs are among them counts.
"""

from __future__ import annotations

from itertools import combinations
from math import comb, exp, log
from typing import NamedTuple

from undermine.bots.saboteur.beliefs.likelihoods import Likelihoods
from undermine.bots.saboteur.beliefs.observed_actions import ObservedAction


class Deal(NamedTuple):
    """One way: the dwarf cards that are saboteurs, the number of the treasure's place, and how likely that is."""

    saboteurs: frozenset[int]
    place: int
    likely: float


class Evidence:
    """What observed actions and claims say.

    `weights` has for each place how likely everybody did what they did, were they all miners; `sums` for each dwarf
    card and place how much likelier a saboteur did it; `aimed` what was aimed at whom.
    """

    def __init__(self, likelihoods: Likelihoods, weights: list[float]) -> None:
        """Begin with how likely each place is."""
        self.likelihoods = likelihoods
        self.weights = [log(weight) for weight in weights]
        self.sums: dict[int, list[float]] = {}
        self.aimed: list[tuple[int, int, float, float]] = []

    def add(self, observed_action: ObservedAction) -> None:
        """Weigh an observed action."""
        for place, judged in enumerate(observed_action.judged):
            self.weigh(observed_action.dwarf, place, *self.likelihoods.of(judged))
        aim = self.likelihoods.aims.get(observed_action.judged[0][1]) if observed_action.target >= 0 else None
        if aim is not None:
            self.aimed.append((observed_action.dwarf, observed_action.target, *aim))

    def weigh(self, dwarf: int, place: int, miner: float, saboteur: float) -> None:
        """Note how likely something is, in logarithms, that the holder of a dwarf card did or said."""
        self.weights[place] += miner
        self.sums.setdefault(dwarf, [0.0] * len(self.weights))[place] += saboteur - miner

    def aiming(self, saboteurs: frozenset[int], held: frozenset[int]) -> float:
        """Return how likely everybody would have aimed at those they aimed at, were these the saboteurs."""
        at_seats = len(saboteurs & held)
        total = 0.0
        for actor, target, miner, saboteur in self.aimed:
            rather = saboteur if actor in saboteurs else miner
            others = at_seats - (actor in saboteurs and actor in held)
            innocent = max(0, len(held) - 1 - others)
            picked = rather if target in saboteurs else 1.0
            total += log(picked / (rather * others + innocent))
        return self.likelihoods.temper * total


def weigh(
    evidence: Evidence,
    held: list[int],
    open_: list[int],
    free: int,
    certain: frozenset[int],
    left: int,
    counts: list[float] | None = None,
) -> list[Deal]:
    """Return every deal of the saboteurs' cards with its chance.

    `open_` are the cards that may be saboteurs, `free` further cards that nobody has held, `certain` those that are,
    and `left` says how many saboteurs there are among the open and the free ones. `counts` are chances, if they are
    known, of how many saboteurs are among the held ones.
    """
    places = range(len(evidence.weights))
    found: list[tuple[frozenset[int], int, float]] = []
    seats = frozenset(held)
    nothing = [0.0] * len(evidence.weights)
    for size in range(max(0, left - free), min(len(open_), left) + 1):
        prior = float(comb(free, left - size))
        for chosen in combinations(open_, size):
            saboteurs = certain.union(chosen)
            likely = prior if counts is None else prior * counts[len(saboteurs & seats)]
            if likely == 0.0:
                continue
            shared = evidence.aiming(saboteurs, seats) if evidence.aimed else 0.0
            sums = [evidence.sums.get(card, nothing) for card in saboteurs]
            for place in places:
                weight = log(likely) + evidence.weights[place] + shared + sum([own[place] for own in sums])
                found.append((saboteurs, place, weight))
    return _chances(found)


def _chances(found: list[tuple[frozenset[int], int, float]]) -> list[Deal]:
    """Return deals with chances that add up to 1, from the logarithms of their weights."""
    most = max([weight for _, _, weight in found], default=0.0)
    weighed = [Deal(saboteurs, place, exp(weight - most)) for saboteurs, place, weight in found]
    total = sum([deal.likely for deal in weighed])
    return [Deal(deal.saboteurs, deal.place, deal.likely / total) for deal in weighed]
