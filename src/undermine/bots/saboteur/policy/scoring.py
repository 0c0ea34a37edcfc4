"""Scoring: every option of a prompt gets a number from the judge of its kind."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.policy.expansions import (
    AskForToll,
    BuryChest,
    DiscardTwo,
    Divert,
    Free,
    HandsOff,
    Inspect,
    LookAtChest,
    OpenVault,
    Pioneer,
    PlaceFigure,
    Reverse,
    SwapGoals,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from undermine.bots.saboteur.policy.judge import Judge
from undermine.bots.saboteur.policy.questions import (
    AnyAnswer,
    ChangeGold,
    ChooseNext,
    DecideSwap,
    KeepCard,
    LeaveRound,
    LookAtDwarf,
    MoveGoal,
    PayForMe,
    PlaceChest,
    PlaceNugget,
    Rob,
    SayVeto,
    TakeCard,
    TakeGold,
    TurnUp,
)
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
    "theft": Theft(),
    "hands-off": HandsOff(),
    "trap": Trap(),
    "free": Free(),
    "inspect": Inspect(),
    "swap-hats": SwapHats(),
    "swap-hands": SwapHands(),
    "discard-two": DiscardTwo(),
    "swap-goals": SwapGoals(),
    "open-vault": OpenVault(),
    "reverse": Reverse(),
    "pioneer": Pioneer(),
    "divert": Divert(),
    "rockfall-chest": BuryChest(),
    "map-chest": LookAtChest(),
    "toll": PlaceFigure(),
    "ask-toll": AskForToll(),
}
"""The judge of every verb of a turn."""

QUESTIONS: Final[dict[str, Judge]] = {
    "pick-gold": TakeGold(),
    "change-gold": ChangeGold(),
    "choose-next": ChooseNext(),
    "turn-goal": TurnUp(),
    "turn-dark-card": TurnUp(),
    "move-which-goal": MoveGoal(),
    "pick-from-vault": KeepCard(),
    "keep-of-deck": KeepCard(),
    "keep-of-pile": KeepCard(),
    "take-from-whom": TakeCard(),
    "look-at-whom": LookAtDwarf(),
    "choose-victim": Rob(),
    "decide-swap": DecideSwap(),
    "veto-window": SayVeto(),
    "pay-for-me": PayForMe(),
    "leave-round": LeaveRound(),
    "pick-nugget": TakeGold(),
    "place-nugget": PlaceNugget(),
    "place-chest": PlaceChest(),
}
"""The judge of every question between turns, by its name."""

ANY_ANSWER: Final[Judge] = AnyAnswer()
"""The judge of what is in neither list: a module that is not ours."""


class Policy:
    """How a player in one weights weighs the options of one set of rules."""

    def __init__(self, rules: SaboteurRuleset, weights: Weights) -> None:
        """Look up who judges what."""
        self.facts = RulesetFacts(rules)
        self.weights = weights
        self.judges: list[Judge] = [VERBS.get(verb.name, ANY_ANSWER) for verb in rules.verbs]

    def situation(self, view: SaboteurView) -> Situation:
        """Return the view as this player sees it."""
        return Situation(view, self.facts, self.weights)

    def scores(self, situation: Situation, options: Options) -> list[float]:
        """Return how good each option looks."""
        codes = options.codes
        question = QUESTIONS.get(situation.view.asking)
        scores: list[float] = []
        i: i64
        for i in range(len(codes)):
            code = codes[i]
            judge = self.judges[code & VERB_MASK] if question is None else question
            scores.append(judge.score(situation, code))
        return scores
