"""What bots think of the goal swap (WC-2017): only who knows where the treasure is gains by it."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.beliefs.clues import Clues
from undermine.bots.saboteur.beliefs.goals import Lifting
from undermine.bots.saboteur.page import Page
from undermine.bots.saboteur.policy.judge import Judge, first_in, second_in
from undermine.bots.saboteur.policy.opinions import Opinions
from undermine.bots.saboteur.policy.ruleset_facts import PageFacts
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.saboteur.modules.championship.goal_swap import DecidedSwap, GoalsLifted, GoalsReturned


class SwapGoals(Judge):
    """Lift two goals: only a player who knows where the treasure is gains by it."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh how much nearer, or farther, the treasure would come."""
        return swap_gain(situation, first_in(code), second_in(code)) - 0.1

    def harm(self, situation: Situation, code: i64) -> float:
        """Weigh the contrary."""
        return -swap_gain(situation, first_in(code), second_in(code))


def swap_gain(situation: Situation, one: i64, other: i64) -> float:
    """Return what the seat gains if two goals change places."""
    nearer = (situation.chance_at(one) - situation.chance_at(other)) * (
        situation.length_to(one) - situation.length_to(other)
    )
    return nearer if situation.digs else -nearer


class DecideSwap(Judge):
    """Swap the lifted goals if that brings the treasure nearer, or takes it farther away."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the way."""
        if first_in(code) == 0:
            return 0.0
        for event in reversed(situation.view.story()):
            if isinstance(event, GoalsLifted):
                return swap_gain(situation, event.one, event.other)
        return 0.0


PAGE: Final = Page(
    ("wc2017",),
    Opinions(
        verbs={"swap-goals": SwapGoals()},
        questions={"decide-swap": DecideSwap()},
        facts=PageFacts(worth={"swap-goals": (1.0, 2.5)}),
    ),
    Clues(lifting=Lifting((GoalsReturned,), (DecidedSwap,))),
)
