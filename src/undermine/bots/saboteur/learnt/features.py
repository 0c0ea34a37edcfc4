"""Features of options: numbers that tell options of a turn apart, for policies that learn how much each counts.

An option has the features of its verb, which the page of the rulebook registers that brings the verb.
"""

from __future__ import annotations

from collections.abc import Callable

from undermine.bots.learnt.features import Features
from undermine.bots.saboteur.policy.situation import Situation


class OptionFeatures:
    """The features of one verb: their names, and what finds them by the situation, the packed action and its score.

    It puts them by their place among the names; those that are 0 it may leave out.
    """

    def __init__(
        self, names: tuple[str, ...], find: Callable[[Situation, int, float, Features], None]
    ) -> None:
        """Note both."""
        self.names = names
        self.find = find
