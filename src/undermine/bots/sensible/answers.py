"""How the sensible bot answers questions between turns: one small function a verb, higher is better."""

from collections.abc import Callable
from typing import Final

from undermine.bots.sensible.situation import Situation
from undermine.engine.classic.modules.base.goals import GoalTurnedUp
from undermine.engine.kernel.actions import Action
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of

Score = Callable[[Situation, Action], float]


def take_gold(_situation: Situation, action: Action) -> float:
    """Keep the most valuable gold card."""
    return float(action.first)


def choose_cell(situation: Situation, action: Action) -> float:
    """Resolve first what is most likely the treasure; a saboteur last."""
    chance = situation.chances.get(int(action.first), 0.0)
    return chance if situation.digs_for_gold else -chance


def choose_place(situation: Situation, action: Action) -> float:
    """Turn a goal so that the tunnel goes on towards the treasure, or away from it."""
    for event in reversed(situation.view.story()):
        if isinstance(event, GoalTurnedUp):
            face = face_of(event.goal, 1 if action.first & TURNED_BIT else 0)
            distance = situation.distance_with(action.first & CELL_MASK, face)
            return -distance if situation.digs_for_gold else distance
    return 0.0


def any_answer(_situation: Situation, _action: Action) -> float:
    """An answer without an entry: all are alike, and chance decides."""
    return 0.0


SCORES: Final[dict[str, Score]] = {
    "take-gold": take_gold,
    "choose-cell": choose_cell,
    "choose-place": choose_place,
}
