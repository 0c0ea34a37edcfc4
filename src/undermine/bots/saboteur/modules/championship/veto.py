"""What bots think of the veto (WC-2019): it is for what does much harm."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.page import Page
from undermine.bots.saboteur.policy.judge import Judge, first_in
from undermine.bots.saboteur.policy.opinions import Opinions
from undermine.bots.saboteur.policy.ruleset_facts import PageFacts
from undermine.bots.saboteur.policy.scoring import all_verbs
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.kernel.actions import VERB_MASK
from undermine.engine.kernel.turns import Announced

VETO_FROM: Final = 0.7
"""The least harm against which a veto is played."""


class SayVeto(Judge):
    """Veto what does much harm."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the harm of the announced action."""
        about = situation.view.about
        if first_in(code) == 0 or not isinstance(about, Announced):
            return 0.0
        return harm_of(situation, about.action) - VETO_FROM


def harm_of(situation: Situation, code: i64) -> float:
    """Return how much harm somebody else's action does to the seat."""
    judge = all_verbs().get(situation.rules.verbs[code & VERB_MASK].name)
    return 0.0 if judge is None else judge.harm(situation, code)


PAGE: Final = Page(
    ("wc2019",),
    Opinions(questions={"veto-window": SayVeto()}, facts=PageFacts(worth={"veto": (3.0, 5.0)})),
)
