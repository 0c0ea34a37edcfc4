"""Features of options: numbers that tell options of a turn apart, for policies that learn how much each counts.

An option has the features of its verb, which the page of the rulebook registers that brings the verb.
"""

from __future__ import annotations

from collections.abc import Callable

from undermine.bots.learnt.features import Features
from undermine.bots.saboteur.policy.situation import Situation


class OptionFeatures:
    """The features of one verb: their names, and what finds them by the situation, the packed action and its score.

    It puts them by their place among the names; those that are 0 it may leave out. A verb is `aimed` if it is about a
    player, whom the action names.
    """

    def __init__(
        self,
        names: tuple[str, ...],
        find: Callable[[Situation, int, float, Features], None],
        aimed: bool = False,
    ) -> None:
        """Note all three."""
        self.names = names
        self.find = find
        self.aimed = aimed


class PageContexts:
    """What a page adds to what a moment is like: the names, and what finds as many numbers by the situation."""

    def __init__(self, names: tuple[str, ...], find: Callable[[Situation], list[float]]) -> None:
        """Note both."""
        self.names = names
        self.find = find
