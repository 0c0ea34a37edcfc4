"""A small network: what the features of an option count at a moment, beside the score of the policy.

It adds two things up: every feature times every context, each product with a weight of its own, and hidden units that
look at features and contexts together. Most features of an option are 0, so only the others are gone through. What an
option without any features would get is taken off, since that is the same for all options of a decision.
"""

from __future__ import annotations

from typing import Any, Final

from undermine.bots.learnt.features import Features
from undermine.engine._native import i64, vec

SATURATED: Final = 3.0
"""A hidden unit that gets more than this, or less than its negative, gives no more."""


class Network:
    """Weights of features and contexts, each by its number.

    `products` has for each feature its weight alone and in each context; `hidden` for each feature, then for each
    context, its weight to every hidden unit; `bias` what each of these begins with, and `out` what it counts.
    """

    def __init__(
        self, products: list[list[float]], hidden: list[list[float]], bias: list[float], out: list[float]
    ) -> None:
        """Take the weights."""
        self.features: i64 = len(products)
        self.units: i64 = len(bias)
        self.contexts: i64 = len(hidden) - len(products)
        self.products: vec[float] = vec[float]([weight for row in products for weight in row])
        self.hidden: vec[float] = vec[float]([weight for row in hidden for weight in row])
        self.bias: vec[float] = vec[float](bias)
        self.out: vec[float] = vec[float](out)

    def values(self, features: Features, contexts: list[float]) -> list[float]:
        """Return what the features of each option count, in a moment with these contexts."""
        counts = self._counts(contexts)
        begun = self._begun(contexts)
        nothing = self._fired(begun)
        return [self._value(features, option, counts, begun) - nothing for option in range(features.options)]

    def _counts(self, contexts: list[float]) -> vec[float]:
        """Return what each feature counts by itself in these contexts."""
        width = self.contexts + 1
        products, values = self.products, vec[float](contexts)
        counts = vec[float]([0.0] * int(self.features))
        feature: i64
        context: i64
        for feature in range(self.features):
            total = products[feature * width]
            for context in range(self.contexts):
                total += products[feature * width + 1 + context] * values[context]
            counts[feature] = total
        return counts

    def _begun(self, contexts: list[float]) -> vec[float]:
        """Return what every hidden unit has got from the contexts."""
        begun = self.bias[:]
        hidden = self.hidden
        first = self.features * self.units
        context: i64
        unit: i64
        for context in range(self.contexts):
            value = contexts[context]
            for unit in range(self.units):
                begun[unit] += value * hidden[first + context * self.units + unit]
        return begun

    def _fired(self, units: vec[float]) -> float:
        out = self.out
        total = 0.0
        unit: i64
        for unit in range(self.units):
            total += out[unit] * squashed(units[unit])
        return total

    def _value(self, features: Features, option: i64, counts: vec[float], begun: vec[float]) -> float:
        units = begun[:]
        hidden, values = self.hidden, features.values
        number = self.units
        total = 0.0
        feature: i64
        unit: i64
        for feature in range(self.features):
            value = values[option * self.features + feature]
            if value == 0.0:
                continue
            total += value * counts[feature]
            for unit in range(number):
                units[unit] += value * hidden[feature * number + unit]
        return total + self._fired(units)


def squashed(value: float) -> float:
    """Return what a hidden unit gives: almost the hyperbolic tangent, in a few products and a quotient."""
    bounded = max(-SATURATED, min(SATURATED, value))
    square = bounded * bounded
    return bounded * (27.0 + square) / (27.0 + 9.0 * square)


def network_from(data: dict[str, Any], features: tuple[str, ...], contexts: tuple[str, ...]) -> Network:
    """Return a network of these features and contexts from its numbers, which may have some of others, too."""
    known = list(data["hidden_contexts"])
    columns = [0, *[1 + known.index(name) for name in contexts]]
    products = [[data["products"][name][column] for column in columns] for name in features]
    hidden = [data["hidden"][name] for name in features]
    hidden += [data["hidden_contexts"][name] for name in contexts]
    return Network(products, hidden, data["bias"], data["out"])
