"""Hiding the chests in the labyrinth (CHEST-1)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.classic.modules.chests.cards import COLUMNS, LAID, ROWS, chest_cards, dark_cards
from undermine.engine.classic.modules.chests.state import ChestState
from undermine.engine.classic.table import ClassicTable, classic
from undermine.engine.kernel.agenda import Step
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Table
from undermine.engine.tunnels.sides import adjacent, at


class LayChests(Step):
    """Shuffle all dark cards and all chests anew and hide four of each; the rest stays out, unseen (CHEST-1)."""

    def run(self, table: Table) -> None:
        """Draw the cells by chance, too."""
        at_table = classic(table)
        darks = [int(at_table.rules.card(card.name)) for card in dark_cards()]
        chests = [int(at_table.rules.card(card.name)) for card in chest_cards()]
        at_table.rng.shuffle(darks)
        at_table.rng.shuffle(chests)
        table.happen(ChestsLaid(chest_cells(at_table), tuple(darks[:LAID]), tuple(chests[:LAID])))


def chest_cells(table: ClassicTable) -> tuple[int, ...]:
    """Draw free cells between start and goals, none next to the start, a goal or another chest (CHEST-1)."""
    banned = [int(at(0, 0)), *[int(goal.cell) for goal in table.goals]]
    cells = [int(at(x, y)) for x in COLUMNS for y in ROWS if table.is_free(at(x, y))]
    table.rng.shuffle(cells)
    chosen: list[int] = []
    for cell in cells:
        if len(chosen) < LAID and not touches(cell, banned) and not touches(cell, chosen):
            chosen.append(cell)
    return tuple(sorted(chosen))


def touches(cell: int, others: list[int]) -> bool:
    """Say whether the cell is next to one of the others."""
    for other in others:
        if adjacent(cell, other):
            return True
    return False


class ChestsLaid(Event):
    """Chests lie under dark cards in the labyrinth. Nobody knows which."""

    fields = ("cells", "darks:cards", "chests:cards")
    clause = "CHEST-1"

    def __init__(self, cells: tuple[int, ...], darks: tuple[int, ...], chests: tuple[int, ...]) -> None:
        """Note what lies where."""
        self.cells = cells
        self.darks = darks
        self.chests = chests

    def change(self, table: Table) -> None:
        """Hide them: face down they are like goals to whoever digs (CHEST-2)."""
        table.change_part("chests", ChestState(self.cells, self.darks, self.chests, False))
        for cell in self.cells:
            classic(table).board.hide(cell)

    def seen_by(self, seat: i64) -> Event | None:
        """Show where they lie, not what they are."""
        unknown = (int(UNKNOWN),) * len(self.cells)
        return ChestsLaid(self.cells, unknown, unknown)
