"""What bots think of the change of direction (WC-2020)."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.page import Page
from undermine.bots.saboteur.policy.judge import Judge
from undermine.bots.saboteur.policy.opinions import Opinions
from undermine.bots.saboteur.policy.ruleset_facts import PageFacts
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.saboteur.modules.championship.reverse import TurnOrder


class Reverse(Judge):
    """Change the direction: good if a friend comes next then instead of an enemy."""

    def score(self, situation: Situation, code: i64) -> float:
        """Compare both neighbours."""
        order = situation.view.parts.get("wc2020")
        clockwise = not (isinstance(order, TurnOrder) and order.reversed)
        seats: i64 = situation.view.seats
        left = (situation.seat + 1) % seats
        right = (situation.seat + seats - 1) % seats
        gain = situation.enmity(left) - situation.enmity(right)
        return 0.4 * (gain if clockwise else -gain) + 0.05


PAGE: Final = Page(
    ("wc2020",), Opinions(verbs={"reverse": Reverse()}, facts=PageFacts(worth={"reverse": (0.8, 0.8)}))
)
