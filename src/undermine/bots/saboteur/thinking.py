"""Thinking: the options that look best are played on to the end of the round, on tables that agree with what was seen.

It is one step from the policy towards what earned more gold. The policy's scores say beforehand how much better an
option is likely to be, and about how far off they are; playouts say it too, with an error that falls the more there
are. Both are weighed by how sure they are, so a few playouts change next to nothing, and without any the policy is
left. All options are tried on the same tables with the same chance, and those that have fallen behind are dropped.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final

from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.learnt.contexts import exposure
from undermine.bots.saboteur.policy.playouts import Playouts
from undermine.engine._native import i64
from undermine.engine.kernel.table import Table

WORTH_OF_A_CARD: Final = 0.3
"""The gold that one card nearer to the treasure by the policy is worth ..."""
OFF_BY: Final = 0.18
"""... and how far off that usually is, for one option beside another: both as found at the real table (ADR 55)."""
TABLES_AT_ONCE: Final = 12
"""Tables on which everything is tried before the options that have fallen behind are dropped."""
BEHIND: Final = 1.5
"""Standard deviations by which an option has fallen behind."""
UNSEEN_CHANGE: Final = 2.0
"""The square of a difference in gold that counts as if it had been seen: a few tables that are alike prove nothing."""


class Tried:
    """An option that is tried out, and how it went beside the favourite."""

    def __init__(self, place: int, code: i64, cards_behind: float) -> None:
        """Begin untried; `cards_behind` is how much worse it looks to the policy than the favourite."""
        self.place = place
        self.code = code
        self._expected = -WORTH_OF_A_CARD * cards_behind
        self._tables = 0
        self._ahead = 0
        self._squares = 0

    def add(self, ahead: int) -> None:
        """Note one table: how much more gold this option earned there than the favourite."""
        self._tables += 1
        self._ahead += ahead
        self._squares += ahead * ahead

    def lead(self) -> tuple[float, float]:
        """Return how much more gold is to be expected than with the favourite, and how far off that may be."""
        if not self._tables:
            return self._expected, OFF_BY
        mean = self._ahead / self._tables
        spread = (self._squares + UNSEEN_CHANGE) / self._tables - mean * mean
        error = spread / self._tables
        trust = OFF_BY * OFF_BY / (OFF_BY * OFF_BY + error)
        return self._expected + trust * (mean - self._expected), sqrt(trust * error)

    def has_fallen_behind(self) -> bool:
        """Return whether it is hardly better than the favourite, as far as one can tell by now."""
        lead, deviation = self.lead()
        return lead + BEHIND * deviation < 0.0


def think_through(options: list[Tried], playouts: Playouts, tables: Iterator[Table], most: int) -> Tried:
    """Return the option to take, of which the first is the favourite, after at most that many playouts."""
    favourite, rivals = options[0], options[1:]
    number = 0
    while rivals and most >= TABLES_AT_ONCE * (1 + len(rivals)):
        most -= TABLES_AT_ONCE * (1 + len(rivals))
        for _ in range(TABLES_AT_ONCE):
            table = next(tables)
            usual = playouts.earns(table, favourite.code, number)
            for rival in rivals:
                rival.add(playouts.earns(table, rival.code, number) - usual)
            number += 1
        rivals = [rival for rival in rivals if not rival.has_fallen_behind()]
    best = max(rivals, key=lambda rival: rival.lead()[0], default=favourite)
    return best if best is not favourite and best.lead()[0] > 0.0 else favourite


def public_guilt(belief: SaboteurBelief) -> list[float]:
    """Return how much everybody would suspect each seat who knew what this seat does, but for its dwarf."""
    own = belief.view.seat
    deck = belief.dwarfs.deck
    guilty = deck.count(belief.card)
    as_watcher = guilty / max(1, len(deck) - guilty)
    others = guilty - (belief.saboteur(own) > 0.5)
    as_seat = others / max(1, len(deck) - 1 - others)
    rather = as_watcher / as_seat if as_seat else 1.0
    found = []
    for seat in range(belief.view.seats):
        likely = belief.saboteur(seat)
        found.append(rather * likely / (rather * likely + 1.0 - likely))
    found[own] = exposure(belief)
    return found
