"""Scoring: every option of a prompt gets a number from the judge of its kind."""

from __future__ import annotations

from typing import Final

from undermine.bots.policy.answers import AnyAnswer, ChooseCell, ChoosePlace, TakeGold
from undermine.bots.policy.judge import Judge
from undermine.bots.policy.lore import Lore
from undermine.bots.policy.manner import Manner
from undermine.bots.policy.situation import Situation
from undermine.bots.policy.turns import Break, Dig, Look, PassCards, Repair, Rockfall, Unfamiliar
from undermine.engine._native import i64, vec
from undermine.engine.classic.ruleset import ClassicRuleset
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.actions import VERB_MASK

JUDGES: Final[dict[str, Judge]] = {
    "dig": Dig(),
    "break": Break(),
    "repair": Repair(),
    "rockfall": Rockfall(),
    "map": Look(),
    "pass": PassCards(),
    "take-gold": TakeGold(),
    "choose-cell": ChooseCell(),
    "choose-place": ChoosePlace(),
}
"""The judge of every verb."""

UNFAMILIAR: Final[Judge] = Unfamiliar()
ANY_ANSWER: Final[Judge] = AnyAnswer()


class Policy:
    """How a player in one manner weighs the options of one set of rules."""

    def __init__(self, rules: ClassicRuleset, manner: Manner) -> None:
        """Look up who judges what."""
        self.lore = Lore(rules)
        self.manner = manner
        self.judges: list[Judge] = [
            JUDGES.get(verb.name, UNFAMILIAR if verb.of_turn else ANY_ANSWER) for verb in rules.verbs
        ]

    def situation(self, view: ClassicView) -> Situation:
        """Return the view as this player sees it."""
        return Situation(view, self.lore, self.manner)

    def scores(self, situation: Situation, codes: vec[i64]) -> list[float]:
        """Return how good each packed action looks."""
        scores: list[float] = []
        i: i64
        for i in range(len(codes)):
            code = codes[i]
            scores.append(self.judges[code & VERB_MASK].score(situation, code))
        return scores
