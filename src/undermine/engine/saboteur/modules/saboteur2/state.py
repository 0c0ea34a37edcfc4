"""The module's own part of the table; all of it is public."""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.modules import part_slot
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.table import SaboteurTable


class TeamsAndThefts(Value):
    """When each seat played its theft (turn of the round, 0 never; S2-28), and which teams have won (S2-23)."""

    fields = ("thefts:numbers", "blue:flag", "green:flag")

    def __init__(self, thefts: tuple[int, ...], blue: bool, green: bool) -> None:
        """Note the turns and the teams."""
        self.thefts = thefts
        self.blue = blue
        self.green = green


def fresh(seats: int) -> TeamsAndThefts:
    """Return the part as it is when a round begins."""
    return TeamsAndThefts((0,) * seats, False, False)


SABOTEUR2: Final = part_slot("saboteur2")


def state_of(table: SaboteurTable) -> TeamsAndThefts:
    """Return the part as it is now."""
    return cast("TeamsAndThefts", table.part_in(SABOTEUR2))


def note_theft(table: SaboteurTable, seat: i64) -> None:
    """Note that the seat plays a theft in this turn."""
    state = state_of(table)
    thefts = list(state.thefts)
    thefts[seat] = int(table.turn)
    table.change_part("saboteur2", TeamsAndThefts(tuple(thefts), state.blue, state.green))


def note_teams(table: SaboteurTable, blue: bool, green: bool) -> None:
    """Note which teams have won the round."""
    table.change_part("saboteur2", TeamsAndThefts(state_of(table).thefts, blue, green))
