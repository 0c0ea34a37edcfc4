"""Appearance: how much more an option would make a watcher suspect the seat, as that watcher judges actions.

There are two watchers: one who knows many kinds of players, and one who takes everybody for an apprentice, as the
master does.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from undermine.bots.learnt.features import Features
from undermine.bots.likelihoods import MASTERS, STRANGERS
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.likelihoods import game_of, likelihoods_of
from undermine.bots.saboteur.beliefs.observed_actions import BREAKING, MENDING, compared
from undermine.bots.saboteur.policy.judge import card_in, first_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.actions import VERB_MASK
from undermine.engine.tunnels.routes import FAR, Routes
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of

APPEARANCES: Final = ("looks-guilty", "looks-guilty-to-masters")
WATCHERS: Final = (STRANGERS, MASTERS)
MOST_LEANING: Final = 3.0
"""No single action makes anybody look worse, or better, than that, as the logarithm of odds."""
COMPARED: Final = (compared(1, 0), compared(1, 1), compared(1, 2))
DIGGING: Final = (*COMPARED, *[f"dead-{word}" for word in COMPARED])
"""The words for a tunnel, by how far the treasure is afterwards, and the same for dead ends."""
Leanings = dict[str, dict[str, float]]
"""How much likelier a saboteur does something than a miner, by circumstances and word."""


@cache
def leanings(game: str, watcher: str) -> Leanings:
    """Return how much likelier a saboteur does what than a miner, as a watcher judges it."""
    likelihoods = likelihoods_of(game, watcher)
    return {
        circumstances: {word: bounded(likelihoods.leaning(actions)) for word, actions in words.items()}
        for circumstances, words in likelihoods.actions.items()
    }


def bounded(leaning: float) -> float:
    """Return a leaning, or the most that counts."""
    return max(-MOST_LEANING, min(MOST_LEANING, leaning))


class Moment:
    """A moment, if the treasure is at one of its places: `sought` are the goals where a seat would look for it.

    `before` is how far away these are. `known` has what each watcher makes of each word, `digging` the same for the
    words of a tunnel, one watcher after the other.
    """

    def __init__(
        self, sought: list[Routes], before: i64, known: list[dict[str, float]], chance: float
    ) -> None:
        """Look the words of a tunnel up; `chance` is how likely the treasure is at that place."""
        self.sought = sought
        self.before = before
        self.known = known
        self.chance = chance
        self.digging: vec[float] = vec[float]()
        for leaning in known:
            for word in DIGGING:
                self.digging = append(self.digging, leaning.get(word, 0.0))

    def word(self, cell: i64, face: i64) -> i64:
        """Return the word for a tunnel laid on a cell, by its number in `COMPARED`."""
        after: i64 = FAR
        for routes in self.sought:
            after = min(after, routes.with_face(cell, face))
        if after < self.before:
            return 0
        return 1 if after == self.before else 2


class Appearance:
    """How a seat looks to those who watch it at a moment, if it does one thing or another."""

    def __init__(self, situation: Situation, belief: SaboteurBelief) -> None:
        """Measure the board as a watcher would, for every place that the treasure may have."""
        self.situation = situation
        game = game_of(situation.rules)
        judging = [leanings(game, watcher) for watcher in WATCHERS]
        routes = belief.round.measured_distances().routes
        judged = belief.round.judged_by_place(int(situation.seat))
        self.moments: list[Moment] = []
        for number, place in enumerate(belief.round.kept):
            cells, before, circumstances = judged[place]
            known = [words.get(circumstances, {}) for words in judging]
            moment = Moment([routes[cell] for cell in cells], before, known, belief.chances[number])
            self.moments.append(moment)
        self._plain: dict[str, list[float]] = {}

    def put(self, code: i64, features: Features) -> None:
        """Put how an option makes the seat look, to each watcher: the mean over all places for the treasure."""
        verb = self.situation.rules.verbs[code & VERB_MASK].name
        if verb == "dig":
            self._put_tunnel(card_in(code), first_in(code), features)
            return
        word = self._plainly(verb, code)
        if word not in self._plain:
            self._plain[word] = [self._leaning(watcher, word) for watcher in range(len(WATCHERS))]
        for watcher, leaning in enumerate(self._plain[word]):
            features.put(watcher, leaning)

    def _leaning(self, watcher: int, word: str) -> float:
        """Return how a word looks whatever the place; what a watcher has never seen says nothing."""
        return sum([moment.chance * moment.known[watcher].get(word, 0.0) for moment in self.moments], 0.0)

    def _put_tunnel(self, card: i64, first: i64, features: Features) -> None:
        cell, face = first & CELL_MASK, face_of(card, 1 if first & TURNED_BIT else 0)
        words: i64 = len(DIGGING)
        kind: i64 = 0 if self.situation.facts.joined[card] else len(COMPARED)
        strangers = masters = 0.0
        for moment in self.moments:
            word = kind + moment.word(cell, face)
            strangers += moment.chance * moment.digging[word]
            masters += moment.chance * moment.digging[words + word]
        features.put(0, strangers)
        features.put(1, masters)

    def _plainly(self, verb: str, code: i64) -> str:
        own = first_in(code) == self.situation.seat
        if verb == "repair":
            return "mend-own" if own else MENDING
        if verb == "break":
            return "break-own" if own else BREAKING
        if verb == "rockfall":
            return "rock-on" if self.situation.digs else "rock-against"
        return verb
