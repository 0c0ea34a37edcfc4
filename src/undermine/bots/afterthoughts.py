"""Afterthoughts: what a master adds to the scores of its policy before it tries the best options out.

They would be too slow for the thousands of moves of a search, but not for a decision.
"""

from typing import Final

from undermine.bots.effort import Effort
from undermine.bots.policy.judge import card_in, first_in
from undermine.bots.policy.situation import Situation
from undermine.engine._native import i64, vec
from undermine.engine.kernel.actions import VERB_MASK
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of

DIG: Final = "dig"
LOOK: Final = "map"
OPEN: Final = 1 / 3
"""The chance of each of three goals of which nobody knows anything."""


def think_again(situation: Situation, codes: vec[i64], scores: list[float]) -> None:
    """Correct the scores of tunnels and looks."""
    verbs = situation.rules.verbs
    names = [verbs[code & VERB_MASK].name for code in codes]
    weigh_digs(situation, codes, scores, [number for number, name in enumerate(names) if name == DIG])
    weigh_looks(situation, codes, scores, [number for number, name in enumerate(names) if name == LOOK])


def weigh_digs(situation: Situation, codes: vec[i64], scores: list[float], digs: list[int]) -> None:
    """Let the effort to the treasure that a tunnel saves, or costs, count instead of the cells."""
    if not digs:
        return
    effort = Effort(situation.view, situation.cells, situation.chances)
    factor = situation.zeal if situation.digs else -harm_counts(situation)
    for number in digs:
        target = int(first_in(codes[number]))
        cell, face = target & CELL_MASK, face_of(card_in(codes[number]), 1 if target & TURNED_BIT else 0)
        cells = situation.distance - situation.distance_with(cell, face)
        scores[number] += factor * (effort.gain(cell, face) - cells)


def harm_counts(situation: Situation) -> float:
    """Return how much of the harm that a tunnel does counts to a saboteur now."""
    return 1.0 if situation.close() else situation.manner.stealth


def weigh_looks(situation: Situation, codes: vec[i64], scores: list[float], looks: list[int]) -> None:
    """Let looks count by what they may still tell.

    The policy thinks of what was seen; a belief may be all but certain of a goal that nobody has looked at.
    """
    for number in looks:
        if scores[number] > 0.0:
            scores[number] *= left_to_learn(situation.chance_at(first_in(codes[number])))


def left_to_learn(chance: float) -> float:
    """Return how much a look tells at a goal that is the treasure with this chance: 1 while nothing is known."""
    return min(1.0, chance * (1.0 - chance) / (OPEN * (1.0 - OPEN)))
