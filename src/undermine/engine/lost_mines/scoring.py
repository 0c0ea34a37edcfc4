"""Scoring (LM-30 to LM-34): what everybody's treasures are worth to whom."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.table import NOBODY, PublicEvent, Step, Table, with_item
from undermine.engine.lost_mines.cards import CLANS, LOYAL, SABOTEUR, SELFISH
from undermine.engine.lost_mines.table import ON_DISPLAY, LostMinesTable, lost_mines

DRAGON_PRICE: Final[i64] = 2
"""LM-33: points that the dragon costs."""


class Score(Step):
    """Roles and treasures are revealed, points are counted, the dragon takes its share."""

    def run(self, table: Table) -> None:
        """Reveal, count, pay (LM-30 to LM-33)."""
        at_table = lost_mines(table)
        shown = [
            int(UNKNOWN if treasure.holder == ON_DISPLAY else treasure.card)
            for treasure in at_table.treasures
        ]
        at_table.happen(RolesRevealed(tuple(at_table.roles), tuple(shown)))
        at_table.happen(PointsScored(tuple(shares(at_table))))
        if at_table.dragon != NOBODY:
            price = min(int(DRAGON_PRICE), at_table.points[at_table.dragon])
            at_table.happen(DragonPaid(at_table.dragon, price))


def shares(table: LostMinesTable) -> list[int]:
    """Return what each seat scores: selfish dwarfs for themselves (LM-30), all others from a clan's pool (LM-31)."""
    roles = [table.rules.cards[role].tags for role in table.roles]
    gained = [sum(values_of(table, seat)) if role == SELFISH else 0 for seat, (_, role) in enumerate(roles)]
    for clan in CLANS:
        members = [
            seat
            for seat, (own, role) in enumerate(roles)
            if (role == LOYAL and own == clan) or (role == SABOTEUR and own != clan)
        ]
        share_pool(table, members, gained)
    return gained


def share_pool(table: LostMinesTable, members: list[int], gained: list[int]) -> None:
    """Share a pool equally; the remainder goes to who took the most valuable treasure, ties share it (LM-32)."""
    if not members:
        return
    pool = sum([sum(values_of(table, seat)) for seat in members])
    share, remainder = divmod(pool, len(members))
    best = max([max(values_of(table, seat), default=0) for seat in members])
    finders = [seat for seat in members if best in values_of(table, seat)]
    for seat in members:
        gained[seat] += share
    for seat in finders:
        gained[seat] += remainder // len(finders)


def values_of(table: LostMinesTable, seat: int) -> list[int]:
    """Return the values of a seat's treasures."""
    return [int(table.rules.worth[treasure.card]) for treasure in table.treasures if treasure.holder == seat]


class RolesRevealed(PublicEvent):
    """All dwarf cards and all treasures that were taken are shown (LM-30)."""

    fields = ("dwarfs:cards", "treasures:cards")
    clause = "LM-30"

    def __init__(self, dwarfs: tuple[int, ...], treasures: tuple[int, ...]) -> None:
        """Show who was what, and the treasures by number; those still on display stay unknown."""
        self.dwarfs = dwarfs
        self.treasures = treasures

    def change(self, table: Table) -> None:
        """Let everybody see them until the next round."""
        lost_mines(table).roles_shown = True

    def report(self, outcome: Outcome) -> None:
        """Everybody's dwarf of the round."""
        outcome.dwarfs = self.dwarfs


class PointsScored(PublicEvent):
    """Everybody gets the points of the round (LM-30 to LM-32)."""

    fields = ("gained:numbers",)
    clause = "LM-31"

    def __init__(self, gained: tuple[int, ...]) -> None:
        """Note everybody's points."""
        self.gained = gained

    def change(self, table: Table) -> None:
        """Add them up."""
        at_table = lost_mines(table)
        at_table.points = [had + got for had, got in zip(at_table.points, self.gained, strict=True)]

    def report(self, outcome: Outcome) -> None:
        """The points of the round; those with most of them have won it."""
        most = max(self.gained)
        outcome.gained = self.gained
        outcome.winners = tuple([seat for seat, gained in enumerate(self.gained) if most and gained == most])


class DragonPaid(PublicEvent):
    """The holder of the dragon token gives back two points, or what they have (LM-33)."""

    fields = ("seat", "price:number")
    clause = "LM-33"

    def __init__(self, seat: i64, price: i64) -> None:
        """Note who pays how much."""
        self.seat = seat
        self.price = price

    def change(self, table: Table) -> None:
        """Take the points away."""
        at_table = lost_mines(table)
        at_table.points = with_item(at_table.points, self.seat, int(at_table.points[self.seat] - self.price))
