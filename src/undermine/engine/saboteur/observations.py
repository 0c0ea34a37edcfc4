"""What a seat of Saboteur may have seen in secret, beside the cards it passed (BASE-12)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.observations import Observation, SeenTransfer


class SawGoal(Observation):
    """A look at the face-down goal on a cell (BASE-25). Stale once the goals there may have changed places."""

    fields = ("cell", "goal:card", "turn:number", "stale:flag")

    def __init__(self, cell: i64, goal: i64, turn: i64, stale: i64 = 0) -> None:
        """Date the look."""
        self.cell = cell
        self.goal = goal
        self.turn = turn
        self.stale = stale


class SawDwarf(Observation):
    """A look at a player's dwarf card (S2-18, CHEST-5). Stale once that player may have another one (MIX-3)."""

    fields = ("target:seat", "dwarf:card", "turn:number", "stale:flag")

    def __init__(self, target: i64, dwarf: i64, turn: i64, stale: i64 = 0) -> None:
        """Date the look."""
        self.target = target
        self.dwarf = dwarf
        self.turn = turn
        self.stale = stale


class GaveDwarf(Observation):
    """The dwarf card that a player had to give away: only they know which one it was (MIX-3)."""

    fields = ("dwarf:card", "turn:number")

    def __init__(self, dwarf: i64, turn: i64) -> None:
        """Date the exchange."""
        self.dwarf = dwarf
        self.turn = turn


class HandedOver(SeenTransfer):
    """Cards of the hand that another player got: those two know that they were among that player's cards (S2-20)."""

    fields = ("target:seat", "cards", "turn:number")

    def __init__(self, target: i64, cards: tuple[int, ...], turn: i64) -> None:
        """Date the exchange."""
        self.target = target
        self.cards = cards
        self.turn = turn

    def moved(self) -> list[int]:
        """Return the cards that somebody else has now."""
        return list(self.cards)
