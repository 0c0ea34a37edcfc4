"""What is remembered of a round beyond what lies on the table: who passed, who dug on, what can still be repaired.

Somebody who passed with whole tools had no tunnel worth laying; somebody who dug on before will do so again. The more
cards are gone that repair a kind of tool, the longer it stays broken.
"""

from __future__ import annotations

from typing import Final

from undermine.bots.learnt.features import Features
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.policy.judge import card_in, first_in
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64, vec
from undermine.engine.kernel.actions import VERB_MASK

REMEMBERED: Final = ("at-idle", "at-digger", "repairs-gone")
"""That an action is aimed at somebody who had nothing to dig with last time, or who has dug on; and what part of the
repairs is gone for the tool that is broken or repaired, or whose repair or break card is passed."""
AT_IDLE: Final[i64] = 0
AT_DIGGER: Final[i64] = 1
REPAIRS_GONE: Final[i64] = 2
MANY_TUNNELS: Final = 4.0
"""As many tunnels that lead on as one player lays in most rounds."""
ANY_TOOL: Final[i64] = 7
"""All three tools, as bits."""


class Memory:
    """What a seat remembers at one moment."""

    def __init__(self, situation: Situation, belief: SaboteurBelief) -> None:
        """Count the cards that the seat has not seen yet."""
        self.rules = situation.rules
        self.followed = belief.round
        self.unseen: list[float] = list(situation.facts.copies)
        for card, played in self.followed.played.items():
            self.unseen[card] -= float(played)
        for card in situation.view.hand.cards:
            self.unseen[card] -= 1.0
        self._gone: list[float] = [-1.0] * 8

    def gone(self, tools: i64) -> float:
        """Return what part of the cards that repair some of these tools (as bits) the seat has seen go, or holds."""
        if self._gone[tools] < 0.0:
            self._gone[tools] = 1.0 - self.repairs_left(tools)
        return self._gone[tools]

    def repairs_left(self, tools: i64) -> float:
        """Return what part of the cards that repair some of these tools the seat has not seen."""
        return self._unseen_part(self.rules.repairs, tools)

    def breaks_left(self, tools: i64) -> float:
        """Return what part of the cards that break some of these tools the seat has not seen."""
        return self._unseen_part(self.rules.breaks, tools)

    def _unseen_part(self, kinds: vec[i64], tools: i64) -> float:
        copies = unseen = 0.0
        for card in self.rules.cards:
            if kinds[card.index] & tools:
                copies += float(card.copies)
                unseen += self.unseen[card.index]
        return max(0.0, unseen) / copies if copies else 0.0

    def put(self, code: i64, features: Features) -> None:
        """Put what is remembered of whom an option is aimed at, and of the tools that it is about."""
        card = card_in(code)
        breaks, repairs = self.rules.breaks[card], self.rules.repairs[card]
        if not breaks | repairs:
            return
        features.put(REPAIRS_GONE, self.gone(breaks | repairs))
        if self.rules.verbs[code & VERB_MASK].name in ("break", "repair"):
            target = first_in(code)
            features.put(AT_IDLE, 1.0 if self.followed.idle[target] else 0.0)
            features.put(AT_DIGGER, min(1.0, float(self.followed.dug_on[target]) / MANY_TUNNELS))
