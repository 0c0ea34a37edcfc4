"""A small network: what the features of an option count at a moment, beside the score of the policy.

It adds two things up: every feature times every context, each product with a weight of its own, and hidden units that
look at features and contexts together. Most features of an option are 0, so only the others are gone through. What an
option without any features would get is taken off, since that is the same for all options of a decision.
"""

from __future__ import annotations

from math import tanh

from undermine.bots.saboteur.learnt.features import Named
from undermine.engine._native import i64, vec


class Network:
    """Weights of named features, by the names of contexts.

    `products` has for each feature its weight alone and in each context; `hidden` for each feature, then for each
    context, its weight to every hidden unit; `bias` what each of these begins with, and `out` what it counts.
    """

    def __init__(
        self,
        features: list[str],
        products: list[list[float]],
        hidden: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        """Take the weights."""
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(features)}
        self.units: i64 = len(bias)
        self.contexts: i64 = len(hidden) - len(features)
        self.products: vec[float] = vec[float]([weight for row in products for weight in row])
        self.hidden: vec[float] = vec[float]([weight for row in hidden for weight in row])
        self.bias: vec[float] = vec[float](bias)
        self.out: vec[float] = vec[float](out)

    def values(self, options: list[Named], contexts: list[float]) -> list[float]:
        """Return what the features of each option count, in a moment with these contexts."""
        counts = self._counts(contexts)
        begun = self._begun(contexts)
        nothing = self._fired(begun)
        return [self._value(features, counts, begun) - nothing for features in options]

    def _counts(self, contexts: list[float]) -> vec[float]:
        """Return what each feature counts by itself in these contexts."""
        width = self.contexts + 1
        counts = vec[float]([0.0] * len(self.numbers))
        feature: i64
        context: i64
        for feature in range(len(counts)):
            total = self.products[feature * width]
            for context in range(self.contexts):
                total += self.products[feature * width + 1 + context] * contexts[context]
            counts[feature] = total
        return counts

    def _begun(self, contexts: list[float]) -> vec[float]:
        """Return what every hidden unit has got from the contexts."""
        begun = self.bias[:]
        first = len(self.numbers) * self.units
        context: i64
        unit: i64
        for context in range(self.contexts):
            value = contexts[context]
            for unit in range(self.units):
                begun[unit] += value * self.hidden[first + context * self.units + unit]
        return begun

    def _fired(self, units: vec[float]) -> float:
        total = 0.0
        unit: i64
        for unit in range(self.units):
            total += self.out[unit] * tanh(units[unit])
        return total

    def _value(self, features: Named, counts: vec[float], begun: vec[float]) -> float:
        units = begun[:]
        total = 0.0
        unit: i64
        for name, value in features:
            feature: i64 = self.numbers[name]
            total += value * counts[feature]
            for unit in range(self.units):
                units[unit] += value * self.hidden[feature * self.units + unit]
        return total + self._fired(units)
