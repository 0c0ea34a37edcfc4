"""What bots think of the pioneer (WC-2022)."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.beliefs.clues import Clues, Filling
from undermine.bots.saboteur.page import Page
from undermine.bots.saboteur.policy.judge import CERTAINLY_NOT, Judge
from undermine.bots.saboteur.policy.opinions import Opinions
from undermine.bots.saboteur.policy.ruleset_facts import PageFacts
from undermine.bots.saboteur.policy.situation import Situation
from undermine.engine._native import i64
from undermine.engine.kernel.cards import hand_of
from undermine.engine.kernel.play import options
from undermine.engine.kernel.rng import Rng
from undermine.engine.saboteur.modules.championship.pioneer import PioneerDigs
from undermine.engine.saboteur.table import SaboteurTable


class Pioneer(Judge):
    """Lay two tunnels in one turn: as good as the best one and something more."""

    def score(self, situation: Situation, code: i64) -> float:
        """Build on the best single tunnel, if there is a second card for it."""
        useful = 0
        cards = situation.view.hand.cards
        i: i64
        for i in range(len(cards)):
            if (
                situation.rules.is_tunnel[cards[i]]
                and (situation.facts.joined[cards[i]] != 0) == situation.digs
            ):
                useful += 1
        if useful < 2 or situation.best_dig <= 0.0:
            return CERTAINLY_NOT
        return situation.best_dig + 0.4


class AbleToDig(Filling):
    """Lets the pioneer be able to answer: that the turn goes on shows that there is a place (WC-2022)."""

    def fill(self, table: SaboteurTable, rng: Rng) -> None:
        """Exchange a card of the pioneer's hand for a tunnel card of the deck that has a place."""
        ask = table.ask()
        if not isinstance(ask, PioneerDigs) or ask.seat == self.view.seat or len(options(table, ask.seat)):
            return
        hand = table.hands[ask.seat].listing()
        for place, card in enumerate(table.deck):
            if table.rules.is_tunnel[card]:
                table.hands[ask.seat] = hand_of([*hand[1:], card])
                if len(options(table, ask.seat)):
                    table.deck[place] = hand[0]
                    return
        table.hands[ask.seat] = hand_of(hand)


PAGE: Final = Page(
    ("wc2022",),
    Opinions(verbs={"pioneer": Pioneer()}, facts=PageFacts(worth={"pioneer": (3.5, 2.0)})),
    Clues(filling=AbleToDig),
)
