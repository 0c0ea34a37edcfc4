"""Levels: how well a bot plays one game. A game describes its levels in a `GamePlay`; `games` lists them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from undermine.api.actions import Action, Options
from undermine.bots.belief import Belief, Claims, Sampler
from undermine.engine.kernel import actions as engine_actions
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View


class Level:
    """How one bot plays one game; it may keep here what takes long to find out."""

    def scores(self, view: View, options: engine_actions.Options) -> list[float]:
        """Return how good each option looks."""
        raise NotImplementedError

    def think(
        self,
        view: View,  # noqa: ARG002 - most levels do not think
        options: engine_actions.Options,  # noqa: ARG002
        rng: Callable[[], Rng],  # noqa: ARG002
    ) -> int | None:
        """Return the place of the option that proves best when thought about; None to go by the scores alone."""
        return None


@dataclass(frozen=True)
class GamePlay:
    """What bots know of one game: the levels made for a seat, how to dig and nothing else, and what may be believed.

    `blur` is how far off a novice's score of an option may be. `rollouts` makes a function for some rules that plays a
    sampled table on to the end of the round and returns whether the treasure was found, where bots can do that.
    `tells_facts` is whether players may tell each other what they have seen.
    """

    dig: Callable[[View, Options], Action | None]
    novice: Callable[[int], Level]
    apprentice: Callable[[int], Level]
    master: Callable[[int, int], Level]
    grandmaster: Callable[[int, int], Level]
    blur: float
    believe: Callable[[View, Claims], Belief]
    sampler: Callable[[Belief], Sampler]
    rollouts: Callable[[Ruleset], Callable[[Table, Rng], bool]] | None = None
    tells_facts: bool = True
