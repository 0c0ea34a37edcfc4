"""Of which kind a player may be, by what the others at the table do: people who sit down together often play alike.

With a chance of `Likelihoods.together` all players at a table are of one kind; else each is of any kind. Both are
weighed by what everybody has done, whatever their role. So five players of a kind are soon recognised, and at a table
where everybody plays in another way nothing is concluded from one about another.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from undermine.bots.saboteur.beliefs.likelihoods import Likelihoods, Row, log_of_sum

GUILTY: Final = 0.35
"""How likely anybody is a saboteur, as far as it matters for the kind of player somebody is."""
MOST_LEANING: Final = 50.0
"""Nothing is surer than that, as the logarithm of odds."""

Player = tuple[int, int]
"""A seat, and the dwarf card before it."""


def kinds_by_company(
    likelihoods: Likelihoods, rows: dict[Player, list[Row]], weights: list[float]
) -> dict[Player, list[float]]:
    """Return for each player the logarithms of how likely each kind is, by what all the others did.

    `rows` has what each did, for every place of the treasure; `weights` are the chances of the places.
    """
    priors = likelihoods.priors
    if len(priors) == 1 or likelihoods.together == 0.0:
        return dict.fromkeys(rows, priors)
    likely = {player: _likely_by_kind(places, weights, len(priors)) for player, places in rows.items()}
    all_alike = [sum([found[kind] for found in likely.values()], prior) for kind, prior in enumerate(priors)]
    each_apart = {
        player: log_of_sum([prior + found[kind] for kind, prior in enumerate(priors)])
        for player, found in likely.items()
    }
    apart = sum(list(each_apart.values()), 0.0)
    return {
        player: _mixed(
            likelihoods,
            [alike - one for alike, one in zip(all_alike, found, strict=True)],
            apart - each_apart[player],
        )
        for player, found in likely.items()
    }


def _likely_by_kind(places: list[Row], weights: list[float], kinds: int) -> list[float]:
    """Return how likely a player of each kind did all that, in any role and wherever the treasure is."""
    roles = (log(1.0 - GUILTY), log(GUILTY))
    likely: list[float] = []
    for kind in range(kinds):
        terms: list[float] = []
        for place, row in enumerate(places):
            weight = log(weights[place])
            terms.append(weight + roles[0] + row[kind])
            terms.append(weight + roles[1] + row[kinds + kind])
        likely.append(log_of_sum(terms))
    return likely


def _mixed(likelihoods: Likelihoods, others_alike: list[float], others_apart: float) -> list[float]:
    """Return how likely each kind is for a player whose company is alike, by kind, or each of its own kind."""
    alike = log_of_sum(others_alike)
    leaning = log((1.0 - likelihoods.together) / likelihoods.together) + others_apart - alike
    together = 1.0 / (1.0 + exp(max(-MOST_LEANING, min(MOST_LEANING, leaning))))
    return [
        log((1.0 - together) * exp(prior) + together * exp(of_kind - alike))
        for prior, of_kind in zip(likelihoods.priors, others_alike, strict=True)
    ]
