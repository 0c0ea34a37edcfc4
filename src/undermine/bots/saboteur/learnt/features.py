"""Features of options: named numbers that tell options of a turn apart, for policies that learn how much each counts.

An option has the features of its verb, which the page of the rulebook registers that brings the verb.
"""

from __future__ import annotations

from collections.abc import Callable

from undermine.bots.saboteur.policy.situation import Situation

Named = list[tuple[str, float]]
"""The features of an option, those that are 0 left out."""


class OptionFeatures:
    """The features of one verb: their names, and what finds them by the situation, the packed action and its score."""

    def __init__(self, names: tuple[str, ...], find: Callable[[Situation, int, float], Named]) -> None:
        """Note both."""
        self.names = names
        self.find = find
