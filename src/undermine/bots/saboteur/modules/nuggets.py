"""What bots think of Gold Nuggets."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.page import Page
from undermine.bots.saboteur.policy.judge import Judge, first_in
from undermine.bots.saboteur.policy.opinions import Opinions
from undermine.bots.saboteur.policy.questions import TakeGold
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64


class LeaveRound(Judge):
    """Leave with the nugget unless one's own side is about to win."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh how near the treasure is."""
        if first_in(code) == 0:
            return 0.0
        far = situation.distance - 8.0 * situation.time_left()
        return far if situation.digs else 2.5 - float(situation.nearest)


class PlaceNugget(Judge):
    """Lay the nugget where the way leads past, so that somebody will take it; a saboteur off the way."""

    def score(self, situation: Situation, code: i64) -> float:
        """Measure how far from the goals it lies."""
        length = situation.length_to(first_in(code))
        return -length if situation.digs else length


PAGE: Final = Page(
    ("nuggets",),
    Opinions(
        questions={
            "leave-round": LeaveRound(),
            "pick-nugget": TakeGold(),
            "place-nugget": PlaceNugget(),
        }
    ),
)
