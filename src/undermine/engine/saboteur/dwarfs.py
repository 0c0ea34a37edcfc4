"""Dwarf cards that are looked at or change hands during a round; the top unused one is the first (MIX-3)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.table import Event, Table, with_item
from undermine.engine.saboteur.observations import GaveDwarf, SawDwarf
from undermine.engine.saboteur.table import SaboteurTable, saboteur


class DwarfSeen(Event):
    """A player looked at another player's dwarf card: everybody sees whose, only the player which (S2-18, CHEST-5)."""

    fields = ("seat", "target:seat", "dwarf:card")
    clause = "CHEST-5"

    def __init__(self, seat: i64, target: i64, dwarf: i64) -> None:
        """Note who looked at whose."""
        self.seat = seat
        self.target = target
        self.dwarf = dwarf

    def change(self, table: Table) -> None:
        """Remember what was seen."""
        at_table = saboteur(table)
        at_table.remember(self.seat, SawDwarf(self.target, self.dwarf, at_table.turn))

    def seen_by(self, seat: i64) -> Event | None:
        """Show the dwarf to the player who looked."""
        return self if seat == self.seat else DwarfSeen(self.seat, self.target, UNKNOWN)


class DwarfExchanged(Event):
    """A player's dwarf card went under the unused ones, and the top one of those is theirs now (COST-1, S2-19)."""

    fields = ("seat", "dwarf:card", "given:card")
    clause = "MIX-3"

    def __init__(self, seat: i64, dwarf: i64, given: i64) -> None:
        """Note whose it was, which they have now and which they had."""
        self.seat = seat
        self.dwarf = dwarf
        self.given = given

    def change(self, table: Table) -> None:
        """Exchange the cards; every earlier look at the player's dwarf is stale."""
        at_table = saboteur(table)
        at_table.roles = with_item(at_table.roles, self.seat, int(self.dwarf))
        at_table.unused = (*at_table.unused[1:], int(self.given))
        at_table.remember(self.seat, GaveDwarf(self.given, at_table.turn))
        forget_dwarfs(at_table, (int(self.seat),))

    def seen_by(self, seat: i64) -> Event | None:
        """Show both dwarfs to the player alone."""
        return self if seat == self.seat else DwarfExchanged(self.seat, UNKNOWN, UNKNOWN)


def exchange_dwarf(table: SaboteurTable, seat: i64) -> None:
    """Exchange a seat's dwarf card for the top one of the unused, which must not be empty."""
    table.happen(DwarfExchanged(seat, table.unused[0], table.roles[seat]))


def forget_dwarfs(table: SaboteurTable, seats: tuple[int, ...]) -> None:
    """Mark every look at the dwarf cards of these seats as stale; to be called by events only."""
    for owner in range(table.seats):
        table.memories[owner] = tuple([_aged(memory, seats) for memory in table.memories[owner]])


def _aged(memory: Observation, seats: tuple[int, ...]) -> Observation:
    if isinstance(memory, SawDwarf) and int(memory.target) in seats:
        return SawDwarf(memory.target, memory.dwarf, memory.turn, 1)
    return memory
