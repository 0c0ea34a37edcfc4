"""The search: an option is tried on an imagined table, which is played on by policies for a while, and valued."""

from __future__ import annotations

from typing import Final, cast

from undermine.bots.saboteur.policy.rollout import Lots, rollout
from undermine.bots.saboteur.policy.scoring import Policy
from undermine.bots.saboteur.policy.value import chance, features
from undermine.engine._native import i64
from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.play import apply
from undermine.engine.kernel.table import Table
from undermine.engine.saboteur.modules.base.gold import WinnersFound
from undermine.engine.saboteur.rounds import RoundEnded
from undermine.engine.saboteur.table import SaboteurTable

LAPS: Final = 4
"""How often everybody moves before a table is valued, unless the round is over by then."""


class Search:
    """One decision of one seat."""

    def __init__(self, seat: i64, digs: bool, own: Policy, others: Policy, weights: list[float]) -> None:
        """Note who decides, how it and its friends play on, how all others do, and the weights of the value."""
        self.seat = seat
        self.digs = digs
        self.own = own
        self.others = others
        self.weights = weights

    def try_out(self, table: Table, code: i64, seed: i64) -> float:
        """Return how likely the seat wins the round if it does this."""
        tried = cast("SaboteurTable", table.copy())
        apply(tried, self.seat, unpack(code, tried.ruleset.verbs))
        if not ended(tried):
            rollout(tried, self.policies(tried), Lots(seed), LAPS * tried.seats)
        if ended(tried):
            return self.won(tried)
        if tried.ask() is None:
            return 0.0
        reached = chance(self.weights, features(tried, self.own.facts))
        return reached if self.digs else 1.0 - reached

    def policies(self, table: SaboteurTable) -> list[Policy]:
        """Return how everybody plays on: players who want the same as this seat play as it would itself."""
        saboteur = self.own.facts.saboteur
        return [self.own if (role != saboteur) == self.digs else self.others for role in table.roles]

    def won(self, table: SaboteurTable) -> float:
        """Return 1 if the seat is among the winners of the round that has just ended."""
        for event in table.happened:
            if isinstance(event, WinnersFound):
                return 1.0 if int(self.seat) in event.winners else 0.0
        return 0.0


def ended(table: Table) -> bool:
    """Return whether the round has ended by what was done last."""
    for event in table.happened:
        if isinstance(event, RoundEnded):
            return True
    return False
