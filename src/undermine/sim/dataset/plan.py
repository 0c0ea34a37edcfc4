"""What a dataset holds: the games of a plan, in parts of a fixed number of games, wherever they are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from undermine import __version__
from undermine.engine.kernel.records import RULES_VERSION
from undermine.sim.dataset.schema import COLUMNS, SCHEMA
from undermine.sim.plan import Plan

GAMES_IN_A_PART: Final = 50


@dataclass(frozen=True)
class DatasetPlan:
    """The games, and what is written down of them."""

    plan: Plan
    claims: bool = False
    belief: bool = True

    def parts(self) -> list[range]:
        """Return the numbers of the games of each part."""
        games = self.plan.games
        return [
            range(first, min(first + GAMES_IN_A_PART, games)) for first in range(0, games, GAMES_IN_A_PART)
        ]

    def description(self, layout: list[dict[str, Any]]) -> dict[str, Any]:
        """Return what dataset.json says: all that parts of one dataset share, and what the columns mean."""
        plan = self.plan
        return {
            "undermine": __version__,
            "schema": SCHEMA,
            "rules_version": RULES_VERSION,
            "rules": plan.rules,
            "players": plan.players,
            "seed": plan.seed,
            "bots": list(plan.bots),
            "claims": self.claims,
            "belief": self.belief,
            "games_in_a_part": GAMES_IN_A_PART,
            "columns": {column.name: column.meaning for column in COLUMNS},
            "observation": layout,
        }
