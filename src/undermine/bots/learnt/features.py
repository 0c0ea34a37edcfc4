"""The features of all options of a decision, as numbers side by side."""

from __future__ import annotations

from undermine.engine._native import i64, vec


class Features:
    """The features of all options of a decision: `values` has a row for each option, as wide as there are features."""

    def __init__(self, options: i64, width: i64) -> None:
        """Begin with nothing but 0."""
        self.options = options
        self.width = width
        self.values: vec[float] = vec[float]([0.0] * int(options * width))
        self._first: i64 = 0

    def begin(self, option: i64, first: i64) -> None:
        """Go on with those features of an option that are counted from the first one on."""
        self._first = option * self.width + first

    def put(self, number: i64, value: float) -> None:
        """Note a feature, by its number among those that were begun."""
        self.values[self._first + number] = value
