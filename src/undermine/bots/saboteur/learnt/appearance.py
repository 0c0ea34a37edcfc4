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
from undermine.bots.saboteur.beliefs.observed_actions import BREAKING, MENDING, Distances, compared
from undermine.bots.saboteur.learnt.features import Named
from undermine.bots.saboteur.policy.judge import card_in, first_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.kernel.actions import VERB_MASK
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of

APPEARANCES: Final = ("looks-guilty", "looks-guilty-to-masters")
WATCHERS: Final = (STRANGERS, MASTERS)
MOST_LEANING: Final = 3.0
"""No single action makes anybody look worse, or better, than that, as the logarithm of odds."""
Judgement = tuple[list[int], int, str]
"""Where a seat would look for the treasure, how far that is, and its circumstances."""


@cache
def leanings(game: str, watcher: str) -> dict[str, dict[str, float]]:
    """Return by circumstances and word how much likelier a saboteur does that than a miner, as a watcher judges it."""
    likelihoods = likelihoods_of(game, watcher)
    return {
        circumstances: {word: bounded(likelihoods.leaning(deeds)) for word, deeds in words.items()}
        for circumstances, words in likelihoods.deeds.items()
    }


def bounded(leaning: float) -> float:
    """Return a leaning, or the most that counts."""
    return max(-MOST_LEANING, min(MOST_LEANING, leaning))


class Appearance:
    """How a seat looks to those who watch it at a moment, if it does one thing or another."""

    def __init__(self, situation: Situation, belief: SaboteurBelief) -> None:
        """Measure the board as a watcher would, for every place that the treasure may have."""
        self.situation = situation
        game = game_of(situation.rules)
        self.leanings: list[dict[str, dict[str, float]]] = [leanings(game, watcher) for watcher in WATCHERS]
        self.distances: Distances = belief.round.measured_distances()
        judged: list[Judgement] = belief.round.judged_by_place(int(situation.seat))
        self.moments: list[Judgement] = [judged[place] for place in belief.round.kept]
        self.chances: list[float] = belief.chances
        self.known: dict[tuple[str, ...], Named] = {}

    def features(self, code: i64) -> Named:
        """Return how an option makes the seat look, to each watcher."""
        verb = self.situation.rules.verbs[code & VERB_MASK].name
        words = self._digging(code) if verb == "dig" else [self._plainly(verb, code)] * len(self.moments)
        key = tuple(words)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = [
                (APPEARANCES[watcher], self._leaning(watcher, words)) for watcher in range(len(WATCHERS))
            ]
        return found

    def _leaning(self, watcher: int, words: list[str]) -> float:
        """Return the mean over all places for the treasure; what a watcher has never seen says nothing."""
        total = 0.0
        for number, word in enumerate(words):
            known = self.leanings[watcher].get(self.moments[number][2])
            if known is not None:
                total += self.chances[number] * known.get(word, 0.0)
        return total

    def _digging(self, code: i64) -> list[str]:
        card, first = card_in(code), first_in(code)
        cell, face = int(first & CELL_MASK), int(face_of(card, 1 if first & TURNED_BIT else 0))
        dead = "" if self.situation.facts.joined[card] else "dead-"
        return [
            f"{dead}{compared(before, self.distances.with_face(sought, cell, face))}"
            for sought, before, _ in self.moments
        ]

    def _plainly(self, verb: str, code: i64) -> str:
        own = first_in(code) == self.situation.seat
        if verb == "repair":
            return "mend-own" if own else MENDING
        if verb == "break":
            return "break-own" if own else BREAKING
        if verb == "rockfall":
            return "rock-on" if self.situation.digs else "rock-against"
        return verb
