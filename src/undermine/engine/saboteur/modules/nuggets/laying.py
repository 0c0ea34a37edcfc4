"""Choosing a nugget and where it lies (NUGGET-1)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.table import PublicEvent, Step, Table
from undermine.engine.kernel.transfers import BOX, Transfer, laid_on_board
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.modules.nuggets.state import COLUMNS, ROWS, NuggetState, nugget_state
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.sides import adjacent, at
from undermine.engine.tunnels.tiles import face_of


class ChooseNugget(Step):
    """The player to the right of the round's starter chooses a nugget and where it lies (NUGGET-1)."""

    def run(self, table: Table) -> None:
        """Ask for the nugget, if there is more than one left, then for the cell."""
        at_table = saboteur(table)
        seat = at_table.left_of(at_table.starter, -1)
        left = nugget_state(table).left
        if len(left) == 1:
            ask_for_cell(at_table, seat, left[0])
        else:
            table.push(PickNugget(seat, left))


class PickNugget(Choice):
    """Which of the nuggets that are left is this round's? (NUGGET-1)."""

    verb = "choose-card"
    clause = "NUGGET-1"

    def chosen(self, table: Table, choice: i64) -> None:
        """Ask where it is to lie."""
        ask_for_cell(saboteur(table), self.seat, choice)


def ask_for_cell(table: SaboteurTable, seat: i64, nugget: i64) -> None:
    """Show the chosen nugget and ask for its cell."""
    table.happen(NuggetChosen(seat, nugget))
    table.push(PlaceNugget(seat, tuple(nugget_cells(table, nugget))))


def nugget_cells(table: SaboteurTable, nugget: i64) -> list[int]:
    """Return the cells on which a nugget may lie (NUGGET-1).

    They lie free between start and goals, next to neither the start nor a goal, and no opening of the nugget would
    meet a wall there: only goals may misfit (BASE-19).
    """
    banned = [at(0, 0), *[goal.cell for goal in table.goals]]
    cells: list[int] = []
    for y in ROWS:
        for x in COLUMNS:
            cell = at(x, y)
            if not table.is_free(cell) or table.board.misfits(cell, face_of(nugget, 0)):
                continue
            if not any(adjacent(cell, other) for other in banned):
                cells.append(int(cell))
    return cells


class NuggetChosen(PublicEvent):
    """A nugget was chosen for this round; no later round can have it."""

    fields = ("seat", "card")
    clause = "NUGGET-1"

    def __init__(self, seat: i64, card: i64) -> None:
        """Note who chose which."""
        self.seat = seat
        self.card = card

    def change(self, table: Table) -> None:
        """Take it out of those that are left."""
        left = tuple([card for card in nugget_state(table).left if card != self.card])
        table.change_part("nuggets", NuggetState(left, self.card))


class PlaceNugget(Choice):
    """Where does the chosen nugget lie? (NUGGET-1)."""

    fields = ("seat", "choices:cells")
    verb = "choose-cell"
    clause = "NUGGET-1"

    def about(self, table: Table) -> Value | None:
        """Tell everybody which nugget it is."""
        return NuggetChosen(self.seat, nugget_state(table).nugget)

    def chosen(self, table: Table, choice: i64) -> None:
        """Lay it there."""
        table.happen(NuggetLaid(self.seat, nugget_state(table).nugget, choice))


class NuggetLaid(PublicEvent):
    """The nugget lies face up in the labyrinth until the round ends."""

    fields = ("seat", "card", "cell")
    clause = "NUGGET-1"

    def __init__(self, seat: i64, card: i64, cell: i64) -> None:
        """Note which lies where."""
        self.seat = seat
        self.card = card
        self.cell = cell

    def change(self, table: Table) -> None:
        """Lay it face up."""
        saboteur(table).board.place(self.cell, face_of(self.card, 0))
        table.change_part("nuggets", NuggetState(nugget_state(table).left, self.card, self.cell))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The nugget, face up."""
        return [laid_on_board(BOX, self.card, self.cell)]
