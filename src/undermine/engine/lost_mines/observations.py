"""What a player of The Lost Mines may have seen in secret, beside the cards they discarded (LM-18).

Mines, treasures and dwarf cards never change places within a round, so nothing seen grows stale.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.observations import Observation


class SawMine(Observation):
    """A look at the face-down mine on a cell."""

    fields = ("cell", "mine:card", "turn:number")

    def __init__(self, cell: i64, mine: i64, turn: i64) -> None:
        """Date the look."""
        self.cell = cell
        self.mine = mine
        self.turn = turn


class SawTreasure(Observation):
    """A look at a treasure on display, by its number."""

    fields = ("number", "treasure:card", "turn:number")

    def __init__(self, number: i64, treasure: i64, turn: i64) -> None:
        """Date the look."""
        self.number = number
        self.treasure = treasure
        self.turn = turn


class SawRole(Observation):
    """A look at another player's dwarf card."""

    fields = ("target:seat", "role:card", "turn:number")

    def __init__(self, target: i64, role: i64, turn: i64) -> None:
        """Date the look."""
        self.target = target
        self.role = role
        self.turn = turn
