"""Appearance: how much more an option would make a watcher suspect the seat, as that watcher judges actions.

There are two watchers: one who knows many kinds of players, and one who takes everybody for an apprentice, as the
master does.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from undermine.bots.likelihoods import MASTERS, STRANGERS
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.likelihoods import game_of, likelihoods_of
from undermine.bots.saboteur.beliefs.observed_actions import BREAKING, MENDING, compared
from undermine.bots.saboteur.learnt.features import Named
from undermine.bots.saboteur.policy.judge import card_in, first_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine.kernel.actions import VERB_MASK
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of

APPEARANCES: Final = ("looks-guilty", "looks-guilty-to-masters")
WATCHERS: Final = (STRANGERS, MASTERS)
MOST_LEANING: Final = 3.0
"""No single action makes anybody look worse, or better, than that, as the logarithm of odds."""


@cache
def leaning(game: str, watcher: str, circumstances: str, word: str) -> float:
    """Return how much likelier a saboteur does that than a miner, as a watcher judges it."""
    likelihoods = likelihoods_of(game, watcher)
    return likelihoods.leaning(likelihoods.of((circumstances, word)))


class Appearance:
    """How a seat looks to those who watch it at a moment, if it does one thing or another."""

    def __init__(self, situation: Situation, belief: SaboteurBelief) -> None:
        """Measure the board as a watcher would, for every place that the treasure may have."""
        self.situation = situation
        self.game = game_of(situation.rules)
        self.distances = belief.round.measured_distances()
        judged = belief.round.judged_by_place(int(situation.seat))
        self.moments = [judged[place] for place in belief.round.kept]
        self.chances = belief.chances

    def features(self, code: int) -> Named:
        """Return how an option makes the seat look, to each watcher."""
        verb = self.situation.rules.verbs[code & VERB_MASK].name
        words = self._digging(code) if verb == "dig" else [self._plainly(verb, code)] * len(self.moments)
        return [
            (name, max(-MOST_LEANING, min(MOST_LEANING, self._leaning(watcher, words))))
            for name, watcher in zip(APPEARANCES, WATCHERS, strict=True)
        ]

    def _leaning(self, watcher: str, words: list[str]) -> float:
        return sum(
            [
                chance * leaning(self.game, watcher, circumstances, word)
                for (_, _, circumstances), word, chance in zip(self.moments, words, self.chances, strict=True)
            ],
            0.0,
        )

    def _digging(self, code: int) -> list[str]:
        card, first = card_in(code), first_in(code)
        cell, face = int(first & CELL_MASK), int(face_of(card, 1 if first & TURNED_BIT else 0))
        dead = "" if self.situation.facts.joined[card] else "dead-"
        return [
            f"{dead}{compared(before, self.distances.with_face(sought, cell, face))}"
            for sought, before, _ in self.moments
        ]

    def _plainly(self, verb: str, code: int) -> str:
        own = first_in(code) == self.situation.seat
        if verb == "repair":
            return "mend-own" if own else MENDING
        if verb == "break":
            return "break-own" if own else BREAKING
        if verb == "rockfall":
            return "rock-on" if self.situation.digs else "rock-against"
        return verb
