"""What bots think of the Tunnel Toll."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.page import Page
from undermine.bots.saboteur.policy.judge import CERTAINLY_NOT, Judge, card_in, first_in, second_in
from undermine.bots.saboteur.policy.opinions import Opinions
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.saboteur.modules.toll.asking import TollRequested
from undermine.engine.saboteur.modules.toll.state import TollState

TRUSTED: Final = 0.35
"""Who is suspected less than this gets a favour."""


class PlaceFigure(Judge):
    """Put a figure on an open end: it stops the others there, or earns gold; the hand is one card smaller for it."""

    def score(self, situation: Situation, code: i64) -> float:
        """A saboteur closes the best way; a miner earns something where the way does not lead."""
        kept = situation.weights.worth_passed * situation.worth(card_in(code))
        if situation.is_gate(first_in(code)):
            return -0.5 if situation.digs else 0.9 * situation.hurry() - kept
        return 0.1 - kept


class AskForToll(Judge):
    """Ask somebody to pay for the cell where the way goes on: it costs nothing to ask a friend."""

    def score(self, situation: Situation, code: i64) -> float:
        """Ask the most trusted player, before digging there."""
        toll = situation.view.parts.get("toll")
        if not situation.digs or not situation.is_gate(first_in(code)) or not isinstance(toll, TollState):
            return CERTAINLY_NOT
        return max(0.0, situation.best_dig) + 0.5 - situation.enmity(second_in(code))


class PayForMe(Judge):
    """Pay for a friend's way, if there is gold to spare."""

    def score(self, situation: Situation, code: i64) -> float:
        """Weigh the trust."""
        about = situation.view.about
        if first_in(code) == 0 or not isinstance(about, TollRequested):
            return 0.0
        spare = situation.view.tokens[situation.seat] > 1
        friend = situation.digs and situation.enmity(about.seat) < TRUSTED
        return 0.5 if spare and friend and situation.is_gate(about.cell) else -0.5


PAGE: Final = Page(
    ("toll",),
    Opinions(verbs={"toll": PlaceFigure(), "ask-toll": AskForToll()}, questions={"pay-for-me": PayForMe()}),
)
