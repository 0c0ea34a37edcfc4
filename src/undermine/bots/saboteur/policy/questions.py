"""How good an answer to a question between turns looks: one judge a question, but for those of expansions."""

from __future__ import annotations

from undermine.bots.saboteur.policy.judge import Judge, first_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.saboteur.modules.base.goals import GoalTurnedUp
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of


class TakeGold(Judge):
    """Keep the most valuable gold card."""

    def score(self, situation: Situation, code: i64) -> float:
        """Count the gold."""
        return float(first_in(code))


class ChangeGold(Judge):
    """Change the least valuable gold card when a toll or a dragon must be paid: its value becomes known."""

    def score(self, situation: Situation, code: i64) -> float:
        """Count the gold."""
        return -float(first_in(code))


class ChooseNext(Judge):
    """Resolve first what is most likely the treasure; a saboteur last."""

    def score(self, situation: Situation, code: i64) -> float:
        """Look up the chance."""
        chance = situation.chance_at(first_in(code))
        return chance if situation.digs else -chance


class TurnUp(Judge):
    """Turn what was reached so that the tunnel goes on towards the treasure, or away from it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Measure the way."""
        card = self.card(situation)
        if card < 0:
            return 0.0
        first = first_in(code)
        distance = situation.distance_with(first & CELL_MASK, face_of(card, 1 if first & TURNED_BIT else 0))
        return -distance if situation.digs else distance

    def card(self, situation: Situation) -> i64:
        """Return the card that lies on the table and is to be turned, or -1."""
        for event in reversed(situation.view.story()):
            if isinstance(event, GoalTurnedUp):
                return event.goal
        return -1


class KeepCard(Judge):
    """Keep the card that is worth most."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the card."""
        return situation.worth(first_in(code))


class AnyAnswer(Judge):
    """A question without a judge of its own: all answers are alike, and chance decides."""

    def score(self, situation: Situation, code: i64) -> float:
        """Think the same of all."""
        return 0.0
