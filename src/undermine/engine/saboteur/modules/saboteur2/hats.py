"""Inspection and swap hats: what players know of each other's dwarf cards (S2-18, S2-19)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Table
from undermine.engine.saboteur.dwarfs import DwarfSeen, exchange_dwarf
from undermine.engine.saboteur.modules.saboteur2.aiming import AtPlayer, PlayedAt
from undermine.engine.saboteur.table import SaboteurTable, saboteur


class Inspect(AtPlayer):
    """Look secretly at another player's dwarf card; the look is remembered, with the turn (S2-18)."""

    def __init__(self) -> None:
        """Take a seat as target."""
        super().__init__("inspect", "S2-18")

    def objection(self, table: SaboteurTable, seat: i64, target: i64) -> Refusal | None:
        """Object to oneself."""
        return Refusal("not-yourself", "S2-18") if target == seat else None

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Look."""
        table.happen(PlayedAt(seat, action.card, action.first))
        table.happen(DwarfSeen(seat, action.first, saboteur(table).roles[action.first]))


class SwapHats(AtPlayer):
    """Make any player, perhaps oneself, exchange their dwarf card with the unused pile (S2-19).

    The new card is seen by its owner alone, not by the player of swap hats. With fifteen dwarfs and at most twelve
    players the pile is never empty.
    """

    def __init__(self) -> None:
        """Take a seat as target."""
        super().__init__("swap-hats", "S2-19")

    def objection(self, table: SaboteurTable, seat: i64, target: i64) -> Refusal | None:
        """Object to nobody."""
        return None

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Exchange the dwarf card; every earlier look at it is stale (MIX-3)."""
        table.happen(PlayedAt(seat, action.card, action.first))
        exchange_dwarf(saboteur(table), action.first)
