"""Thinking: the options that look best are played on to the end of the round, on tables that agree with what was seen.

It is one step from the policy towards what earned more gold. The policy's scores say beforehand how much better an
option is likely to be, and about how far off they are; playouts say it too, with an error by chance that falls the more
there are, and a bias that stays. Both are weighed by how sure they are, so a few playouts change next to nothing, and
without any the policy is left. Options are tried on the same tables with the same chance, as long as there is something
to learn of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import erfc, exp, pi, sqrt
from typing import Final, NamedTuple

from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.learnt.contexts import exposure
from undermine.bots.saboteur.policy.playouts import Playouts
from undermine.engine._native import i64
from undermine.engine.kernel.table import Table

TABLES_AT_ONCE: Final = 12
"""Tables on which options are tried before it is asked what there is still to learn."""
WORTH_KNOWING: Final = 0.006
"""The gold that must be to gain by playouts without end for an option to be tried any further."""
UNSEEN_CHANGE: Final = 2.0
"""The square of a difference in gold that counts as if it had been seen: a few tables that are alike prove nothing."""


class Trust(NamedTuple):
    """What is known beforehand of options and of playouts, in gold, for one option beside another (ADR 57).

    `worth_of_a_card` is what one card nearer to the treasure by the policy is worth, `off_by` how far off that usually
    is, and `biased_by` how far off playouts are, however many there are.
    """

    worth_of_a_card: float
    off_by: float
    biased_by: float

    def share(self, error: float) -> float:
        """Return what part of what playouts say beyond the policy is believed, where chance has this squared error."""
        own = self.off_by * self.off_by
        return own / (own + self.biased_by * self.biased_by + error)


TRUSTS: Final = {
    "base": {"saboteur": Trust(0.08, 0.09, 0.08), "miner": Trust(0.07, 0.06, 0.09)},
    "saboteur2": dict.fromkeys(
        ("blue-miner", "green-miner", "boss", "geologist", "profiteer", "saboteur"), Trust(0.1, 0.12, 0.06)
    ),
}
"""By the edition and the dwarf. For the base game it was found at the real table; few decisions tell of Saboteur 2,
so all its dwarfs have one (ADR 58)."""


class Tried:
    """An option that is tried out, and how it went beside the favourite."""

    def __init__(self, place: int, code: i64, cards_behind: float, trust: Trust) -> None:
        """Begin untried; `cards_behind` is how much worse it looks to the policy than the favourite."""
        self.place = place
        self.code = code
        self._trust = trust
        self._expected = -trust.worth_of_a_card * cards_behind
        self._tables = 0
        self._ahead = 0
        self._squares = 0

    def add(self, ahead: int) -> None:
        """Note one table: how much more gold this option earned there than the favourite."""
        self._tables += 1
        self._ahead += ahead
        self._squares += ahead * ahead

    def lead(self) -> tuple[float, float]:
        """Return how much more gold is to be expected than by the favourite, and how far tables may still move that."""
        trust, share, lead = self._trust, 0.0, self._expected
        if self._tables:
            mean = self._ahead / self._tables
            spread = (self._squares + UNSEEN_CHANGE) / self._tables - mean * mean
            share = trust.share(spread / self._tables)
            lead += share * (mean - self._expected)
        return lead, trust.off_by * sqrt(trust.share(0.0) - share)

    def worth_knowing(self) -> float:
        """Return how much gold it would earn on average to try this option without end."""
        lead, open_ = self.lead()
        far = abs(lead) / open_
        return open_ * (exp(-far * far / 2.0) / sqrt(2.0 * pi) - far * erfc(far / sqrt(2.0)) / 2.0)


def think_through(options: list[Tried], playouts: Playouts, tables: Iterator[Table], most: int) -> Tried:
    """Return the option to take, of which the first is the favourite, after at most that many playouts."""
    favourite, rivals = options[0], options[1:]
    number = 0
    tried = [rival for rival in rivals if rival.worth_knowing() > WORTH_KNOWING]
    while tried and most >= TABLES_AT_ONCE * (1 + len(tried)):
        most -= TABLES_AT_ONCE * (1 + len(tried))
        for _ in range(TABLES_AT_ONCE):
            table = next(tables)
            usual = playouts.earns(table, favourite.code, number)
            for rival in tried:
                rival.add(playouts.earns(table, rival.code, number) - usual)
            number += 1
        tried = [rival for rival in rivals if rival.worth_knowing() > WORTH_KNOWING]
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
