"""Contexts: what a moment is like, on which it depends how much the features of an option count.

Every feature is multiplied with every one of the `CONTEXTS` (how late it is, how near the treasure, how suspected the
seat itself is), and each product has a weight of its own.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.suspects import add
from undermine.bots.saboteur.policy.situation import Situation

CONTEXTS: Final = ("always", "time-left", "nearness", "exposure", "hampered", "knowing", "crowd")
"""What a moment is like: each is between 0 and 1, but for the crowd, which is 0 with five players."""
FAR: Final = 8.0
"""Cards from the treasure at which nothing is near any more."""
USUAL_PLAYERS: Final = 5
KNOWN: Final = 0.9
"""The chance of a place for the treasure that is as good as certain."""
MOST_LEANING: Final = 20.0
"""Nobody is suspected more than that, as the logarithm of odds."""


def contexts_of(situation: Situation, belief: SaboteurBelief) -> list[float]:
    """Return what the moment is like, in the order of `CONTEXTS`."""
    view = situation.view
    return [
        1.0,
        situation.time_left(),
        max(0.0, 1.0 - float(situation.nearest) / FAR),
        exposure(belief),
        1.0 if situation.broken(situation.seat) else 0.0,
        1.0 if max(situation.chances, default=0.0) > KNOWN else 0.0,
        float(view.seats - USUAL_PLAYERS) / USUAL_PLAYERS,
    ]


def exposure(belief: SaboteurBelief) -> float:
    """Return how much somebody would suspect the seat who knows no more than the seat's own actions and the deck."""
    likelihoods, seat = belief.likelihoods, belief.view.seat
    place = max(range(len(belief.chances)), key=lambda number: belief.chances[number], default=-1)
    row = likelihoods.nothing
    for action in belief.round.observed:
        if action.seat == seat and action.judged:
            row = add(row, likelihoods.of(action.judged[place]))
    guilty = max(1, belief.dwarfs.deck.count(belief.card))
    innocent = max(1, len(belief.dwarfs.deck) - guilty)
    leaning = likelihoods.leaning(row) + log(guilty / innocent)
    return 1.0 / (1.0 + exp(-max(-MOST_LEANING, min(MOST_LEANING, leaning))))
