"""Hiding the chests in the labyrinth (CHEST-1): on cells drawn by lot, or chosen by the players one by one."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Event, Step, Table
from undermine.engine.kernel.transfers import BOX, Transfer, hidden_on_board
from undermine.engine.saboteur.modules.chests.cards import COLUMNS, LAID, ROWS, chest_cards, dark_cards
from undermine.engine.saboteur.modules.chests.state import ChestState, chest_state
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.sides import adjacent, at


class LayChests(Step):
    """Shuffle all dark cards and all chests again and hide four of each; the rest stays out, unseen (CHEST-1)."""

    def run(self, table: Table) -> None:
        """Draw the cells by chance, too."""
        at_table = saboteur(table)
        darks = [int(at_table.rules.card(card.name)) for card in dark_cards()]
        chests = [int(at_table.rules.card(card.name)) for card in chest_cards()]
        at_table.rng.shuffle(darks)
        at_table.rng.shuffle(chests)
        table.happen(ChestsLaid(chest_cells(at_table), tuple(darks[:LAID]), tuple(chests[:LAID])))


def chest_cells(table: SaboteurTable) -> tuple[int, ...]:
    """Draw free cells between start and goals, none next to the start, a goal or another chest (CHEST-1)."""
    cells = free_cells(table)
    table.rng.shuffle(cells)
    chosen: list[int] = []
    for cell in cells:
        if len(chosen) < LAID and may_lie(table, cell, chosen):
            chosen.append(cell)
    return tuple(sorted(chosen))


def free_cells(table: SaboteurTable) -> list[int]:
    """Return the cells between start and goals on which nothing lies."""
    return [int(at(x, y)) for x in COLUMNS for y in ROWS if table.is_free(at(x, y))]


def may_lie(table: SaboteurTable, cell: int, chests: list[int]) -> bool:
    """Return whether a free cell is next to neither the start nor a goal nor one of the chests (CHEST-1)."""
    goals = [int(goal.cell) for goal in table.goals]
    return not touches(cell, [int(at(0, 0)), *goals, *chests])


def touches(cell: int, others: list[int]) -> bool:
    """Return whether the cell is next to one of the others."""
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
        """Hide them: face down they are like goals to those who dig (CHEST-2)."""
        table.change_part("chests", ChestState(self.cells, self.darks, self.chests, False))
        for cell in self.cells:
            saboteur(table).board.hide(cell)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The dark cards, face down."""
        laid = zip(self.cells, self.darks, strict=True)
        return [hidden_on_board(BOX, dark, cell) for cell, dark in laid]

    def seen_by(self, seat: i64) -> Event | None:
        """Show where they lie, not what they are."""
        unknown = (int(UNKNOWN),) * len(self.cells)
        return ChestsLaid(self.cells, unknown, unknown)


# -- chosen by the players -----------------------------------------------------------------------------------------


class LayNextChest(Step):
    """The players lay the four chests one after the other, clockwise from the round's starter (CHEST-1)."""

    def run(self, table: Table) -> None:
        """Ask the next player, unless all chests lie or no cell is left for one."""
        at_table = saboteur(table)
        laid = chest_state(table).cells
        cells = [cell for cell in free_cells(at_table) if may_lie(at_table, cell, list(laid))]
        if len(laid) < LAID and cells:
            table.push(PlaceChest(at_table.left_of(at_table.starter, len(laid)), tuple(cells)))


class PlaceChest(Choice):
    """Where does the next chest lie? Nobody knows which it is (CHEST-1)."""

    fields = ("seat", "choices:cells")
    verb = "choose-cell"
    clause = "CHEST-1"

    def chosen(self, table: Table, choice: i64) -> None:
        """Lay one of the chests that are left there, under one of the dark cards that are left."""
        at_table = saboteur(table)
        state = chest_state(table)
        dark = drawn(at_table, dark_cards(), state.darks)
        chest = drawn(at_table, chest_cards(), state.chests)
        table.happen(ChestLaid(self.seat, choice, dark, chest))
        table.push(LayNextChest())


def drawn(table: SaboteurTable, cards: list[Card], laid: tuple[int, ...]) -> int:
    """Draw one of the cards that do not lie in the labyrinth yet, unseen."""
    left = [card for card in [int(table.rules.card(card.name)) for card in cards] if card not in laid]
    return left[table.rng.below(len(left))]


class ChestLaid(Event):
    """A player has laid a chest under a dark card. Nobody knows which."""

    fields = ("seat", "cell", "dark:card", "chest:card")
    clause = "CHEST-1"

    def __init__(self, seat: i64, cell: i64, dark: i64, chest: i64) -> None:
        """Note who laid what where."""
        self.seat = seat
        self.cell = cell
        self.dark = dark
        self.chest = chest

    def change(self, table: Table) -> None:
        """Hide it."""
        table.change_part("chests", chest_state(table).plus(self.cell, self.dark, self.chest))
        saboteur(table).board.hide(self.cell)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The dark card, face down."""
        return [hidden_on_board(BOX, self.dark, self.cell)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show where it lies, not what it is, to everybody alike."""
        return ChestLaid(self.seat, self.cell, UNKNOWN, UNKNOWN)
