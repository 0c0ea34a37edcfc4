"""How good an answer to a question between turns looks: one judge a kind of answer."""

from __future__ import annotations

from undermine.bots.policy.judge import Judge, first_in
from undermine.bots.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.classic.modules.base.goals import GoalTurnedUp
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of


class TakeGold(Judge):
    """Keep the most valuable gold card."""

    def score(self, situation: Situation, code: i64) -> float:
        """Count the gold."""
        return float(first_in(code))


class ChooseCell(Judge):
    """Resolve first what is most likely the treasure; a saboteur last."""

    def score(self, situation: Situation, code: i64) -> float:
        """Look up the chance."""
        chance = situation.chance_at(first_in(code))
        return chance if situation.digs else -chance


class ChoosePlace(Judge):
    """Turn a goal so that the tunnel goes on towards the treasure, or away from it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Measure the way."""
        first = first_in(code)
        for event in reversed(situation.view.story()):
            if isinstance(event, GoalTurnedUp):
                face = face_of(event.goal, 1 if first & TURNED_BIT else 0)
                distance = situation.distance_with(first & CELL_MASK, face)
                return -distance if situation.digs else distance
        return 0.0


class AnyAnswer(Judge):
    """A question without a judge of its own: all answers are alike, and chance decides."""

    def score(self, situation: Situation, code: i64) -> float:
        """Think the same of all."""
        return 0.0
