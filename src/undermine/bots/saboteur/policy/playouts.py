"""Playouts: an option is tried on an imagined table, which plain policies play on until the gold is divided.

They suspect each other together: everybody begins with the same odds, those of the seat that thinks, and what is done
from then on changes them. So the story is not told again at every decision, which would take a tenth of the time.
"""

from __future__ import annotations

from typing import Final, cast

from undermine.bots.saboteur.policy.rollout import Lots, best_of
from undermine.bots.saboteur.policy.scoring import Policy
from undermine.bots.saboteur.policy.suspicion import Witness
from undermine.engine._native import i64
from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.play import apply
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.table import SaboteurTable
from undermine.engine.saboteur.views import SaboteurView

MOST_DECISIONS: Final[i64] = 600
"""More decisions than a round has."""
SURE: Final = 0.999
"""Nobody is suspected more than that by everybody."""


class Playouts:
    """What one seat tries in one decision."""

    def __init__(
        self, seen: SaboteurView, miners: Policy, saboteurs: Policy, public_guilt: list[float]
    ) -> None:
        """Note how both sides play on, and how much everybody suspects each seat by now."""
        self.seat: i64 = seen.seat
        self.miners = miners
        self.saboteurs = saboteurs
        facts = miners.facts
        self.saboteur: i64 = facts.saboteur
        self.witness = Witness(seen, True, facts.joined, 1.0, facts.heard)
        self.witness.seat = SPECTATOR
        self.odds: list[float] = []
        for guilt in public_guilt:
            likely = min(SURE, max(1.0 - SURE, guilt))
            self.odds.append(likely / (1.0 - likely))

    def earns(self, table: Table, code: i64, seed: i64) -> int:
        """Return how much gold the seat gets in the round on a copy of this table if it does this."""
        tried = cast("SaboteurTable", table.copy())
        scores, round_ = tried.ruleset.scores, tried.round
        before = scores(tried)[self.seat]
        witness, lots = self.witness, Lots(seed)
        witness.odds = self.odds.copy()
        apply(tried, self.seat, unpack(code, tried.ruleset.verbs))
        seat: i64 = max(0, tried.active)
        i: i64
        for i in range(MOST_DECISIONS):
            for event in tried.happened:
                witness.hear(event)
            ask = tried.ask()
            if ask is None or tried.round != round_:
                break
            while not ask.awaits(tried, seat):
                seat = (seat + 1) % tried.seats
            self.answer(tried, seat, lots)
        return scores(tried)[self.seat] - before

    def answer(self, table: SaboteurTable, seat: i64, lots: Lots) -> None:
        """Let a seat answer by the policy of its side, which sees that seat's view and what everybody suspects."""
        seen = cast("SaboteurView", view(table, seat))
        prompt = seen.prompt
        if prompt is None:
            return
        guilty = bool(table.roles) and table.roles[seat] == self.saboteur
        policy = self.saboteurs if guilty else self.miners
        situation = policy.situation(seen)
        situation.suspect(self.guilt(seat, guilty))
        best = best_of(policy.scores(situation, prompt.options), lots)
        apply(table, seat, prompt.options[best])

    def guilt(self, seat: i64, guilty: bool) -> list[float]:
        """Return how much a seat suspects each: what everybody suspects, but for itself."""
        suspected = [odds / (1.0 + odds) for odds in self.witness.odds]
        suspected[seat] = 1.0 if guilty else 0.0
        return suspected
