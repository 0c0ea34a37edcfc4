"""Reaching a chest: its dark card is turned up and joins the labyrinth, then the chest is opened (CHEST-2)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.table import PublicEvent, Step, Table
from undermine.engine.kernel.transfers import BOX, OUT, Transfer, board, laid_on_board
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.modules.chests.cards import NO_MAPS
from undermine.engine.saboteur.modules.chests.effects import resolve
from undermine.engine.saboteur.modules.chests.state import ChestState, chest_state
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT
from undermine.engine.tunnels.tiles import face_of


class ReachChest(Step):
    """The player whose turn it is turns up a dark card that is reached, and opens the chest under it (CHEST-2)."""

    fields = ("cell",)

    def __init__(self, cell: i64) -> None:
        """Note which one."""
        self.cell = cell

    def run(self, table: Table) -> None:
        """Lay the dark card the only possible way, or let the player choose."""
        at_table = saboteur(table)
        dark = chest_state(table).dark_at(self.cell)
        table.happen(DarkCardTurnedUp(at_table.active, self.cell, dark))
        ways = dark_ways(at_table, self.cell, dark)
        if len(ways) == 1:
            open_chest(at_table, self.cell, ways[0])
            return
        places = [int(self.cell | (TURNED_BIT if way else 0)) for way in ways]
        table.push(TurnDarkCard(at_table.active, tuple(places)))


def dark_ways(table: SaboteurTable, cell: i64, dark: i64) -> list[int]:
    """Return the ways up (0, 1) between which the player may choose (CHEST-2).

    Those that fit all face-up neighbours; else those that join a tunnel that reached the card. Only a card that is the
    same both ways can do neither, and then there is nothing to choose.
    """
    if table.rules.tiles.ways[dark] == 1:
        return [0]
    fitting = [way for way in (0, 1) if table.board.misfits(cell, face_of(dark, way)) == 0]
    if fitting:
        return fitting
    entrances = table.board.lit_at(cell)
    return [way for way in (0, 1) if table.rules.tiles.openings[face_of(dark, way)] & entrances]


class DarkCardTurnedUp(PublicEvent):
    """A dark card was reached and turned up; the player has taken the chest that lay under it."""

    fields = ("seat", "cell", "dark:card")
    clause = "CHEST-2"

    def __init__(self, seat: i64, cell: i64, dark: i64) -> None:
        """Note who reached what."""
        self.seat = seat
        self.cell = cell
        self.dark = dark

    def change(self, table: Table) -> None:
        """Change nothing yet: the card is laid once it is clear which way up."""


class TurnDarkCard(Choice):
    """Both ways will do: the player chooses which way up the dark card lies (CHEST-2)."""

    verb = "choose-place"
    clause = "CHEST-2"

    def about(self, table: Table) -> Value | None:
        """Show everybody the card that was turned up."""
        cell = self.choices[0] & CELL_MASK
        return DarkCardTurnedUp(self.seat, cell, chest_state(table).dark_at(cell))

    def chosen(self, table: Table, choice: i64) -> None:
        """Lay the dark card as chosen and open the chest."""
        open_chest(saboteur(table), choice & CELL_MASK, 1 if choice & TURNED_BIT else 0)


def open_chest(table: SaboteurTable, cell: i64, turned: i64) -> None:
    """Lay the dark card, turn the chest up and do what it says; exploring goes on afterwards (CHEST-2)."""
    state = chest_state(table)
    chest = state.chest_at(cell)
    table.happen(DarkCardLaid(table.active, cell, state.dark_at(cell), turned))
    table.happen(ChestOpened(table.active, chest))
    resolve(table, table.active, table.rules.cards[chest].name)


class DarkCardLaid(PublicEvent):
    """A dark card is part of the labyrinth, an ordinary tunnel card from now on; nobody has placed it (CHEST-2)."""

    fields = ("seat", "cell", "card", "turned:flag")
    clause = "CHEST-2"

    def __init__(self, seat: i64, cell: i64, card: i64, turned: i64) -> None:
        """Note what lies where, and which way up."""
        self.seat = seat
        self.cell = cell
        self.card = card
        self.turned = turned

    def change(self, table: Table) -> None:
        """Lay it face up; the chest is in the player's hands."""
        saboteur(table).board.place(self.cell, face_of(self.card, self.turned))
        table.change_part("chests", chest_state(table).without(self.cell))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The dark card, face up where it lay."""
        return [laid_on_board(board(self.cell), self.card, self.cell, self.turned)]


class ChestOpened(PublicEvent):
    """A chest was turned up; it is set aside, but for the one that lies on the table to forbid maps (CHEST-5)."""

    fields = ("seat", "chest:card")
    clause = "CHEST-5"

    def __init__(self, seat: i64, chest: i64) -> None:
        """Note who opened which."""
        self.seat = seat
        self.chest = chest

    def change(self, table: Table) -> None:
        """Set the chest aside."""
        at_table = saboteur(table)
        if at_table.rules.cards[self.chest].name == NO_MAPS:
            state = chest_state(table)
            table.change_part("chests", ChestState(state.cells, state.darks, state.chests, True))
        else:
            at_table.put_away(self.chest)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The chest out of the round, unless it stays on the table (CHEST-5)."""
        stays = cards[self.chest].name == NO_MAPS
        return [] if stays else [Transfer((int(self.chest),), BOX, OUT)]
