"""What bots think of the vault (WC-2018)."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.page import Page
from undermine.bots.saboteur.policy.judge import Judge
from undermine.bots.saboteur.policy.opinions import Opinions
from undermine.bots.saboteur.policy.questions import KeepCard
from undermine.bots.saboteur.policy.ruleset_facts import PageFacts
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64


class OpenVault(Judge):
    """Choose among the last cards of the pile instead of drawing one: good whenever nothing is urgent."""

    def score(self, situation: Situation, code: i64) -> float:
        """Think something of it."""
        return 0.35


PAGE: Final = Page(
    ("wc2018",),
    Opinions(
        verbs={"open-vault": OpenVault()},
        questions={"pick-from-vault": KeepCard()},
        facts=PageFacts(worth={"open-vault": (2.0, 2.0)}),
    ),
)
