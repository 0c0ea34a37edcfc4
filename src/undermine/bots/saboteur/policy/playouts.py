"""Playouts: an option is tried on an imagined table, which plain policies play on until the gold is divided.

They suspect each other together: everybody begins with the same odds, those of the seat that thinks, and what is done
from then on changes them. So the story is not told again at every decision, which would take a tenth of the time.
"""

from __future__ import annotations

from typing import Final, cast

from undermine.bots.saboteur.policy.rollout import Lots, best_of
from undermine.bots.saboteur.policy.scoring import Policy
from undermine.bots.saboteur.policy.suspicion import Witness
from undermine.engine._native import i64, vec
from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.play import apply
from undermine.engine.kernel.table import SPECTATOR, Table
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.table import SaboteurTable
from undermine.engine.saboteur.views import SaboteurView

MOST_DECISIONS: Final[i64] = 600
"""More decisions than a round has."""
SURE: Final = 0.999
"""Nobody is suspected more than that by everybody."""
AIMLESS_SEED: Final[i64] = 0x5DEECE6
"""Changes the seed of a playout for drawing who does anything, so that this does not depend on what else is drawn."""
LOTS: Final[i64] = 4096
"""Who does anything is drawn by chances that are multiples of one in this number."""


class Playouts:
    """What one seat tries in one decision."""

    def __init__(
        self,
        seen: SaboteurView,
        policies: dict[int, Policy],
        public_guilt: list[float],
        aimless: list[float],
    ) -> None:
        """Note how every dwarf plays on, by its card, and how much everybody suspects each seat by now.

        `aimless` is how likely each seat does anything, whatever its dwarf.
        """
        self.seat: i64 = seen.seat
        self.policies = policies
        self.aimless: vec[i64] = vec[i64]([int(chance * float(LOTS)) for chance in aimless])
        self.aimless[self.seat] = 0
        facts = policies[UNKNOWN].facts
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
        aimless = self.who_is_aimless(seed)
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
            self.answer(tried, seat, aimless >> seat & 1, lots)
        return scores(tried)[self.seat] - before

    def who_is_aimless(self, seed: i64) -> i64:
        """Return as bits which seats do anything in a playout: the same ones whatever option is tried."""
        lots = Lots(seed ^ AIMLESS_SEED)
        found: i64 = 0
        seat: i64
        for seat in range(len(self.aimless)):
            if lots.below(LOTS) < self.aimless[seat]:
                found |= 1 << seat
        return found

    def answer(self, table: SaboteurTable, seat: i64, aimless: i64, lots: Lots) -> None:
        """Let a seat answer by the policy of its dwarf, which sees that seat's view and what everybody suspects.

        An aimless one takes any option.
        """
        seen = cast("SaboteurView", view(table, seat))
        prompt = seen.prompt
        if prompt is None:
            return
        if aimless:
            apply(table, seat, prompt.options[lots.below(len(prompt.options.codes))])
            return
        dwarf: int = table.roles[seat] if table.roles else UNKNOWN
        policy = self.policies.get(dwarf, self.policies[UNKNOWN])
        situation = policy.situation(seen)
        situation.suspect(self.guilt(seat, dwarf == self.saboteur))
        best = best_of(policy.scores(situation, prompt.options), lots)
        apply(table, seat, prompt.options[best])

    def guilt(self, seat: i64, guilty: bool) -> list[float]:
        """Return how much a seat suspects each: what everybody suspects, but for itself."""
        suspected = [odds / (1.0 + odds) for odds in self.witness.odds]
        suspected[seat] = 1.0 if guilty else 0.0
        return suspected
