"""What bots think of the diversion (WC-2023)."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.page import Page
from undermine.bots.saboteur.policy.judge import Judge, first_in
from undermine.bots.saboteur.policy.opinions import Opinions
from undermine.bots.saboteur.policy.ruleset_facts import PageFacts
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.tunnels.board import without
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import card_of, face_of


class Divert(Judge):
    """Move the tunnel that was laid last: it counts where it lies and where it lay."""

    def score(self, situation: Situation, code: i64) -> float:
        """Measure the way with the card on its new cell."""
        view = situation.view
        if situation.diverted is None:
            lies = [] if view.last_dug in situation.shut else [int(view.last_dug)]
            situation.diverted = situation.routes_on(without(situation.labyrinth, lies))
        face = face_of(
            card_of(situation.board.face_at(view.last_dug)), 1 if first_in(code) & TURNED_BIT else 0
        )
        distance = situation.expected_with(situation.diverted, first_in(code) & CELL_MASK, face)
        gain = situation.distance - distance
        return gain - 0.2 if situation.digs else situation.harmful(gain) - 0.2


PAGE: Final = Page(
    ("wc2023",), Opinions(verbs={"divert": Divert()}, facts=PageFacts(worth={"divert": (2.2, 4.5)}))
)
