"""Scoring: every option of a prompt gets a number from the judge of its kind."""

from __future__ import annotations

from functools import cache
from typing import Final

from undermine.bots.saboteur.pages import all_pages, pages_of
from undermine.bots.saboteur.policy.judge import Judge
from undermine.bots.saboteur.policy.questions import AnyAnswer, ChangeGold, ChooseNext, TakeGold, TurnUp
from undermine.bots.saboteur.policy.ruleset_facts import RulesetFacts
from undermine.bots.saboteur.policy.situation import Situation
from undermine.bots.saboteur.policy.turns import Break, Dig, Look, PassCards, Repair, Rockfall
from undermine.bots.saboteur.policy.weights import Weights
from undermine.engine._native import i64
from undermine.engine.kernel.actions import VERB_MASK, Options
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.views import SaboteurView

VERBS: Final[dict[str, Judge]] = {
    "dig": Dig(),
    "break": Break(),
    "repair": Repair(),
    "rockfall": Rockfall(),
    "map": Look(),
    "pass": PassCards(),
}
"""The judge of every verb of a turn in the base game."""

QUESTIONS: Final[dict[str, Judge]] = {
    "pick-gold": TakeGold(),
    "change-gold": ChangeGold(),
    "choose-next": ChooseNext(),
    "turn-goal": TurnUp(),
}
"""The judge of every question between turns that no page has for itself, by its name."""

ANY_ANSWER: Final[Judge] = AnyAnswer()
"""The judge of what nobody has thought of: a module that is not ours."""


@cache
def all_verbs() -> dict[str, Judge]:
    """Return the judge of every verb of a turn, those of all pages."""
    judges = dict(VERBS)
    for page in all_pages():
        judges.update(page.opinions.verbs)
    return judges


@cache
def all_questions() -> dict[str, Judge]:
    """Return the judge of every question between turns, those of all pages."""
    judges = dict(QUESTIONS)
    for page in all_pages():
        judges.update(page.opinions.questions)
    return judges


def facts_of(rules: SaboteurRuleset) -> RulesetFacts:
    """Return what a set of rules means to a player, all its pages looked up."""
    return RulesetFacts(rules, [page.opinions.facts for page in pages_of(rules)])


class Policy:
    """How a player in one weights weighs the options of one set of rules."""

    def __init__(self, rules: SaboteurRuleset, weights: Weights) -> None:
        """Look up who judges what."""
        self.facts = facts_of(rules)
        self.weights = weights
        verbs = all_verbs()
        self.judges: list[Judge] = [verbs.get(verb.name, ANY_ANSWER) for verb in rules.verbs]
        self.questions = all_questions()

    def situation(self, view: SaboteurView) -> Situation:
        """Return the view as this player sees it."""
        return Situation(view, self.facts, self.weights)

    def is_question(self, situation: Situation) -> bool:
        """Return whether the seat is asked something between turns."""
        return situation.view.asking in self.questions

    def scores(self, situation: Situation, options: Options) -> list[float]:
        """Return how good each option looks."""
        codes = options.codes
        question = self.questions.get(situation.view.asking)
        scores: list[float] = []
        i: i64
        for i in range(len(codes)):
            code = codes[i]
            judge = self.judges[code & VERB_MASK] if question is None else question
            scores.append(judge.score(situation, code))
        return scores
