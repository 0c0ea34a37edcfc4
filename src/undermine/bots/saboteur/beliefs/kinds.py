"""Of which kind a player may be, by what the others at the table do: people who sit down together often play alike.

With a chance of `Likelihoods.together` all players at a table are of one kind; else each is of any kind. Both are
weighed by what everybody has done, whatever their role. So five players of a kind are soon recognised, and at a table
where everybody plays in another way nothing is concluded from one about another.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from undermine.bots.saboteur.beliefs.likelihoods import LEAST, Actions, Kinds, Likelihoods
from undermine.engine._native import i64, vec

GUILTY: Final = 0.35
"""How likely anybody is a saboteur, as far as it matters for the kind of player somebody is."""
MOST_LEANING: Final = 50.0
"""Nothing is surer than that, as the logarithm of odds."""

Player = tuple[int, int]
"""A seat, and the dwarf card before it."""


def kinds_by_company(
    likelihoods: Likelihoods, done: dict[Player, list[Actions]], weights: list[float]
) -> dict[Player, Kinds]:
    """Return for each player how likely each kind is, by what all the others did.

    `done` has what each did, for every place of the treasure; `weights` are the chances of the places.
    """
    if len(likelihoods.kinds.chances) == 1 or likelihoods.together == 0.0:
        return dict.fromkeys(done, likelihoods.kinds)
    company = Company(likelihoods)
    alone = [Alone(likelihoods, actions, weights) for actions in done.values()]
    for one in alone:
        company.join(one)
    return {player: company.kinds_beside(one) for player, one in zip(done, alone, strict=True)}


class Alone:
    """How likely a player of each kind did all that, in any role and wherever the treasure is, as logarithms.

    `apart` is the same for a player of whom no kind is known.
    """

    def __init__(self, likelihoods: Likelihoods, actions: list[Actions], weights: list[float]) -> None:
        """Add up over the places of the treasure."""
        priors = likelihoods.kinds.chances
        number = len(priors)
        most = max([one.most for one in actions])
        self.by_kind: vec[float] = vec[float]([0.0] * number)
        by_kind = self.by_kind
        kind: i64
        for place, one in enumerate(actions):
            likely = one.likely
            weight = weights[place] * exp(one.most - most)
            for kind in range(number):
                by_kind[kind] += weight * ((1.0 - GUILTY) * likely[kind] + GUILTY * likely[number + kind])
        together = 0.0
        for kind in range(number):
            together += priors[kind] * by_kind[kind]
            by_kind[kind] = most + log(max(LEAST, by_kind[kind]))
        self.apart = most + log(max(LEAST, together))


class Company:
    """All players of a table: how likely they did what they did if they are of one kind, or each of any kind."""

    def __init__(self, likelihoods: Likelihoods) -> None:
        """Begin with nobody."""
        self.likelihoods = likelihoods
        self.alike: vec[float] = vec[float]([log(prior) for prior in likelihoods.kinds.chances])
        self.apart = 0.0

    def join(self, one: Alone) -> None:
        """Add a player."""
        kind: i64
        for kind in range(len(self.alike)):
            self.alike[kind] += one.by_kind[kind]
        self.apart += one.apart

    def kinds_beside(self, one: Alone) -> Kinds:
        """Return how likely each kind is for a player whose company is alike, by kind, or each of its own kind."""
        priors, together = self.likelihoods.kinds.chances, self.likelihoods.together
        others = self.alike[:]
        kind: i64
        for kind in range(len(others)):
            others[kind] -= one.by_kind[kind]
        most = others[0]
        for kind in range(len(others)):
            most = max(most, others[kind])
        total = 0.0
        for kind in range(len(others)):
            others[kind] = exp(others[kind] - most)
            total += others[kind]
        leaning = log((1.0 - together) / together) + self.apart - one.apart - most - log(total)
        alike = 1.0 / (1.0 + exp(max(-MOST_LEANING, min(MOST_LEANING, leaning))))
        for kind in range(len(others)):
            others[kind] = (1.0 - alike) * priors[kind] + alike * others[kind] / total
        return Kinds(others)
