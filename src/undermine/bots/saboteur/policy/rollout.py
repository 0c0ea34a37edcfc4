"""Playing on by policies alone: what a search does with a table, and what fitting does with whole rounds."""

from __future__ import annotations

from typing import cast

from undermine.bots.saboteur.policy.scoring import Policy
from undermine.engine._native import i64
from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.play import apply
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.rounds import RoundEnded
from undermine.engine.saboteur.views import SaboteurView


class Lots:
    """Chance that costs next to nothing: a linear congruential generator."""

    def __init__(self, seed: i64) -> None:
        """Begin anywhere."""
        self.state: i64 = seed & 0x7FFFFFFF

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1."""
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % bound


def best_of(scores: list[float], lots: Lots) -> i64:
    """Return the place of the highest score; equals are drawn by lot."""
    best: i64 = 0
    equals: i64 = 1
    i: i64
    for i in range(1, len(scores)):
        if scores[i] > scores[best]:
            best = i
            equals = 1
        elif scores[i] == scores[best]:
            equals += 1
            if lots.below(equals) == 0:
                best = i
    return best


def answer(table: Table, seat: i64, policy: Policy, lots: Lots) -> None:
    """Let a seat answer by its policy, which sees that seat's view and nothing else."""
    seen = cast("SaboteurView", view(table, seat))
    prompt = seen.prompt
    if prompt is None:
        return
    best = best_of(policy.scores(policy.situation(seen), prompt.options), lots)
    apply(table, seat, unpack(prompt.options.codes[best], table.ruleset.verbs))


def rollout(table: Table, policies: list[Policy], lots: Lots, decisions: i64) -> RoundEnded | None:
    """Play until the round is over, and return how it ended, or until the limit of decisions is reached."""
    seats: i64 = table.seats
    seat: i64 = max(0, table.active)
    i: i64
    for i in range(decisions):
        ask = table.ask()
        if ask is None:
            return None
        while not ask.awaits(table, seat):
            seat = (seat + 1) % seats
        answer(table, seat, policies[seat], lots)
        if table.active < 0 or table.turn == 1:
            for event in table.happened:
                if isinstance(event, RoundEnded):
                    return event
    return None
