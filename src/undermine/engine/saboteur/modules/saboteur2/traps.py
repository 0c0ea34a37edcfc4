"""Trap and free (S2-17)."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, laid_before
from undermine.engine.saboteur.modules.saboteur2.aiming import (
    AtPlayer,
    TakenFromBefore,
    lay_before,
    lies_before,
)
from undermine.engine.saboteur.table import SaboteurTable, saboteur

NOT_TRAPPED: Final = Refusal("not-trapped", "S2-17")


class PlayTrap(AtPlayer):
    """Lay a trap before another player, who has none yet and still plays in this round (S2-17, S2-15)."""

    def __init__(self) -> None:
        """Take a seat as target."""
        super().__init__("trap", "S2-17")

    def objection(self, table: SaboteurTable, seat: i64, target: i64) -> Refusal | None:
        """Object to oneself, to a second trap and to a player who has left the round."""
        if target == seat:
            return Refusal("not-yourself", "S2-17")
        if is_trapped(table, target):
            return Refusal("lies-there-already", "S2-15", "trap")
        return None if table.in_round(target) else Refusal("left-the-round", "S2-17")

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Lay it before the player."""
        table.happen(TrapLaid(seat, action.card, action.first))


class TrapLaid(PublicEvent):
    """A player has walked into a trap."""

    fields = ("seat", "card", "target:seat")
    clause = "S2-17"

    def __init__(self, seat: i64, card: i64, target: i64) -> None:
        """Note who trapped whom."""
        self.seat = seat
        self.card = card
        self.target = target

    def change(self, table: Table) -> None:
        """Move the card from the hand to before the player."""
        lay_before(saboteur(table), self.seat, self.card, self.target)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the hand to before the player."""
        return [laid_before(self.seat, self.card, self.target)]


class PlayFree(AtPlayer):
    """Remove a trap from before any player, oneself included (S2-17)."""

    def __init__(self) -> None:
        """Take a seat as target."""
        super().__init__("free", "S2-17")

    def objection(self, table: SaboteurTable, seat: i64, target: i64) -> Refusal | None:
        """Want a trap lying there."""
        return None if is_trapped(table, target) else NOT_TRAPPED

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Take the trap away."""
        table.happen(PlayerFreed(seat, action.card, action.first, trap_card(saboteur(table))))


class PlayerFreed(TakenFromBefore):
    """A trap was removed."""

    clause = "S2-17"


def trap_card(table: SaboteurTable) -> i64:
    """Return the trap card."""
    return table.rules.card("trap")


def is_trapped(table: SaboteurTable, seat: i64) -> bool:
    """Return whether a trap lies before the seat."""
    return lies_before(table, seat, trap_card(table))
