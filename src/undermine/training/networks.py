"""Networks while they learn: how they weigh many decisions at once, and how a step makes what paid off likelier.

The network is that of `bots/learnt/network.py`, as arrays. A step is one of policy gradient with bounded
ratios (PPO): over some passes, each decision's chance is moved by what the decision was worth, no further than a
bound, and pulled towards the policy without training.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from undermine.bots.learnt.network import SATURATED, Network, network_from
from undermine.training.adam import Adam, Weights

Floats = NDArray[np.float32]
"""What is worked out for every option is half as long: it takes half of the time."""
Places = NDArray[np.uint16]

UNITS: Final = 64
"""Hidden units."""
PASSES: Final = 4
"""How often the decisions of a batch are gone through."""
PORTION: Final = 4096
"""Decisions after which a step is taken."""
BOUND: Final = 0.3
"""By what part a decision's chance is moved at most in a batch."""
STEP: Final = 0.008
"""How far a weight moves in a step, about."""
PULL: Final = 0.002
"""The worth of a decision, in standard deviations, that outweighs a divergence of 1 from the untrained policy."""
DIGITS: Final = 4
"""Digits of a weight that are written."""


class Decision(NamedTuple):
    """A decision: what was chosen, how likely, the contexts, and of every option what the policy itself thought of it.

    Features that are not 0 are listed by the place of their option, their number and their value.
    """

    options: Places
    numbers: Places
    values: Floats
    contexts: Floats
    usual: Floats
    chosen: int
    log_chance: float


class Decisions:
    """Many decisions as arrays, with a row for each option; contexts have a row for each decision."""

    def __init__(self, decisions: list[Decision], features: int) -> None:
        counts = [len(decision.usual) for decision in decisions]
        self.starts = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64)
        self.of_row = np.repeat(np.arange(len(decisions)), counts)
        self.features: Floats = np.zeros((sum(counts), features), dtype=np.float32)
        listed = [len(decision.values) for decision in decisions]
        rows = np.concatenate([decision.options for decision in decisions]) + np.repeat(self.starts, listed)
        numbers = np.concatenate([decision.numbers for decision in decisions])
        self.features[rows, numbers] = np.concatenate([decision.values for decision in decisions])
        self.contexts: Floats = np.array([decision.contexts for decision in decisions])
        self.usual: Floats = np.concatenate([decision.usual for decision in decisions])
        self.chosen = self.starts + np.array([decision.chosen for decision in decisions])
        self.log_chances: Floats = np.array([decision.log_chance for decision in decisions], dtype=np.float32)

    def log_softmax(self, logits: Floats) -> Floats:
        """Return the logarithms of chances among the options of each decision."""
        shifted = logits - np.maximum.reduceat(logits, self.starts)[self.of_row]
        sums = np.add.reduceat(np.exp(shifted), self.starts)
        found: Floats = shifted - np.log(sums)[self.of_row]
        return found


@dataclass
class Learning:
    """A network that learns: the names of what it looks at, and its weights products, hidden, bias and out."""

    features: tuple[str, ...]
    contexts: tuple[str, ...]
    adam: Adam

    @classmethod
    def begun(cls, features: tuple[str, ...], contexts: tuple[str, ...], seed: int = 0) -> Learning:
        """Begin with a network that changes nothing."""
        inputs = len(features) + len(contexts)
        chance = np.random.default_rng(seed)
        weights = {
            "products": np.zeros((len(features), len(contexts) + 1)),
            "hidden": chance.normal(0.0, inputs**-0.5, (inputs, UNITS)),
            "bias": np.zeros(UNITS),
            "out": np.zeros(UNITS),
        }
        return cls(features, contexts, Adam.begun(weights))

    @property
    def weights(self) -> Weights:
        """The weights by name."""
        return self.adam.weights

    def learn(self, decisions: list[Decision], worths: NDArray[np.float64]) -> None:
        """Make decisions likelier that were worth more than others, and the others less likely."""
        worth: Floats = (worths / (worths.std() + 1e-8)).astype(np.float32)
        order = np.arange(len(decisions))
        chance = np.random.default_rng(self.adam.steps)
        for _ in range(PASSES):
            chance.shuffle(order)
            for begin in range(0, len(order), PORTION):
                portion = order[begin : begin + PORTION]
                taken = Decisions([decisions[number] for number in portion], len(self.features))
                self.adam.climb(self._slope(taken, worth[portion]), STEP)

    def _slope(self, decisions: Decisions, worths: Floats) -> Weights:
        """Return in which direction each weight makes these decisions pay off more."""
        found, units, slopes = self._worked_out(decisions)
        logs, usual = decisions.log_softmax(decisions.usual + found), decisions.log_softmax(decisions.usual)
        chances = np.exp(logs)
        ratios = np.exp(logs[decisions.chosen] - decisions.log_chances)
        far = ((ratios > 1.0 + BOUND) & (worths > 0.0)) | ((ratios < 1.0 - BOUND) & (worths < 0.0))
        pushed: Floats = np.where(far, np.float32(0.0), worths * ratios)
        slope: Floats = -chances * pushed[decisions.of_row]
        slope[decisions.chosen] += pushed
        strayed = np.add.reduceat(chances * (logs - usual), decisions.starts)
        slope -= PULL * chances * (logs - usual - strayed[decisions.of_row])
        return self._backwards(decisions, units, slopes, slope / np.float32(len(worths)))

    def values(self, decisions: Decisions) -> Floats:
        """Return what the network thinks of every option."""
        return self._worked_out(decisions)[0]

    def _worked_out(self, decisions: Decisions) -> tuple[Floats, Floats, Floats]:
        """Return what the network thinks of every option, what its hidden units give for it, and their slopes."""
        weights = {name: array.astype(np.float32) for name, array in self.weights.items()}
        known = len(self.features)
        begun = decisions.contexts @ weights["hidden"][known:] + weights["bias"]
        sums: Floats = decisions.features @ weights["hidden"][:known] + begun[decisions.of_row]
        counts = with_constant(decisions.contexts) @ weights["products"].T
        by_themselves = np.einsum("of,of->o", decisions.features, counts[decisions.of_row])
        units, slopes = squashed(sums)
        found: Floats = by_themselves + units @ weights["out"]
        return found, units, slopes

    def _backwards(self, decisions: Decisions, units: Floats, slopes: Floats, slope: Floats) -> Weights:
        """Return the slope of every weight from that of every option's value."""
        at_units = np.outer(slope, self.weights["out"].astype(np.float32)) * slopes
        of_contexts = np.add.reduceat(at_units, decisions.starts)
        of_counts = np.add.reduceat(decisions.features * slope[:, None], decisions.starts)
        found = {
            "products": of_counts.T @ with_constant(decisions.contexts),
            "hidden": np.concatenate([decisions.features.T @ at_units, decisions.contexts.T @ of_contexts]),
            "bias": at_units.sum(0),
            "out": units.T @ slope,
        }
        return {name: array.astype(np.float64) for name, array in found.items()}


def squashed(sums: Floats) -> tuple[Floats, Floats]:
    """Return what hidden units give for what they get, as in `bots/learnt/network.py`, and its slope."""
    units = np.clip(
        sums, -SATURATED, SATURATED
    )  # written over in place: new arrays take longer than the arithmetic
    squares = units * units
    parts = np.float32(1.0) / (np.float32(9.0) + np.float32(3.0) * squares)
    slopes: Floats = np.float32(9.0) - squares
    slopes *= parts
    slopes *= slopes
    squares += np.float32(27.0)
    squares *= parts
    squares *= np.float32(1.0 / 3.0)
    units *= squares
    return units, slopes


def with_constant(contexts: Floats) -> Floats:
    """Return contexts with a 1 before them: what a feature counts always."""
    return np.concatenate([np.ones((len(contexts), 1), dtype=np.float32), contexts], axis=1)


def written_weights(features: tuple[str, ...], contexts: tuple[str, ...], weights: Weights) -> dict[str, Any]:
    """Return the weights of a network as data, a line for each feature and context."""
    rounded = {name: np.round(array, DIGITS).tolist() for name, array in weights.items()}
    return {
        "products": dict(zip(features, rounded["products"], strict=True)),
        "hidden": dict(zip(features, rounded["hidden"][: len(features)], strict=True)),
        "hidden_contexts": dict(zip(contexts, rounded["hidden"][len(features) :], strict=True)),
        "bias": rounded["bias"],
        "out": rounded["out"],
    }


def read_weights(begun: Learning, data: dict[str, Any]) -> Weights:
    """Return the weights of a network that was written; what it does not know begins as if nothing was learnt.

    Raises `ValueError` if it has another number of hidden units.
    """
    if len(data["bias"]) != UNITS:
        raise ValueError("a network of another shape")
    weights = {name: np.zeros_like(array) for name, array in begun.weights.items()}
    columns = [0, *[1 + begun.contexts.index(name) for name in data["hidden_contexts"]]]
    for number, name in enumerate(begun.features):
        if name in data["products"]:
            weights["products"][number, columns] = data["products"][name]
            weights["hidden"][number] = data["hidden"][name]
    for name, row in data["hidden_contexts"].items():
        weights["hidden"][len(begun.features) + begun.contexts.index(name)] = row
    return weights | {"bias": np.array(data["bias"]), "out": np.array(data["out"])}


def network_of(features: tuple[str, ...], contexts: tuple[str, ...], weights: Weights) -> Network:
    """Return the network that plays with these weights."""
    return network_from(written_weights(features, contexts, weights), features, contexts)
