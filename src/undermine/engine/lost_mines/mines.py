"""Mines and treasures: who steps on a mine reveals it, who ends there takes a treasure (LM-14, LM-26 to LM-28)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Event, PublicEvent, Step, Table, with_item
from undermine.engine.kernel.values import Value
from undermine.engine.lost_mines.rounds import end_round
from undermine.engine.lost_mines.table import ON_DISPLAY, LostMinesTable, Mine, Treasure, lost_mines
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, beside
from undermine.engine.tunnels.tiles import face_of


def step_on_mine(table: LostMinesTable, seat: i64, cell: i64, entry: i64) -> None:
    """Turn up the mine that a dwarf has stepped on over a side: the way that fits, or as the player chooses (LM-26)."""
    mine = table.mines[table.mine_at(cell)].card
    ways = fitting_ways(table, cell, mine, entry)
    if len(ways) == 1:
        reveal_mine(table, seat, cell, ways[0])
        return
    table.happen(MineTurnedUp(seat, cell, mine))
    table.push(TurnMine(seat, tuple([int(cell | (TURNED_BIT if way else 0)) for way in ways])))


def fitting_ways(table: LostMinesTable, cell: i64, mine: i64, entry: i64) -> list[int]:
    """Return the ways up (0, 1) between which the player may choose (LM-26).

    The way in must fit, then as many face-up neighbours as possible. Sides that do not fit are closed, as between any
    two cards: no step leads over them (LM-24).
    """
    openings = table.board.tiles.openings
    if table.board.tiles.ways[mine] == 1:
        return [0]
    ways = [way for way in (0, 1) if openings[face_of(mine, way)] & (1 << entry)]
    fitting = [fitting_sides(table, cell, face_of(mine, way)) for way in ways]
    return [way for way, sides in zip(ways, fitting, strict=True) if sides == max(fitting)]


def fitting_sides(table: LostMinesTable, cell: i64, face: i64) -> i64:
    """Return how many face-up neighbours of the cell a face would fit."""
    misfits = table.board.misfits(cell, face)
    fitting: i64 = 0
    side: i64
    for side in range(4):
        if table.board.face_at(beside(cell, side)) > 0 and misfits & (1 << side) == 0:
            fitting += 1
    return fitting


class TurnMine(Choice):
    """The mine fits either way up: the player who turns it over chooses how it lies (LM-26)."""

    verb = "choose-place"
    clause = "LM-26"

    def about(self, table: Table) -> Value | None:
        """Show everybody the mine that was turned up."""
        cell = self.choices[0] & CELL_MASK
        at_table = lost_mines(table)
        return MineTurnedUp(self.seat, cell, at_table.mines[at_table.mine_at(cell)].card)

    def chosen(self, table: Table, choice: i64) -> None:
        """Lay the mine as chosen."""
        reveal_mine(lost_mines(table), self.seat, choice & CELL_MASK, 1 if choice & TURNED_BIT else 0)


def reveal_mine(table: LostMinesTable, seat: i64, cell: i64, turned: i64) -> None:
    """Lay the mine face up; the dragon costs the player who wakes it (LM-27)."""
    mine = table.mines[table.mine_at(cell)].card
    table.happen(MineRevealed(seat, cell, mine, turned))
    if mine == table.rules.dragon_mine:
        table.happen(DragonWoken(seat))


class MineTurnedUp(PublicEvent):
    """A mine was stepped on and turned up; the player has yet to choose which way up it lies (LM-26)."""

    fields = ("seat", "cell", "mine:card")
    clause = "LM-26"

    def __init__(self, seat: i64, cell: i64, mine: i64) -> None:
        """Note what it is."""
        self.seat = seat
        self.cell = cell
        self.mine = mine

    def change(self, table: Table) -> None:
        """Change nothing yet: it is laid when the player has chosen."""


class MineRevealed(PublicEvent):
    """A face-down mine was stepped on and lies face up now (LM-26)."""

    fields = ("seat", "cell", "mine:card", "turned:flag")
    clause = "LM-26"

    def __init__(self, seat: i64, cell: i64, mine: i64, turned: i64) -> None:
        """Note who revealed what where, and which way up it lies."""
        self.seat = seat
        self.cell = cell
        self.mine = mine
        self.turned = turned

    def change(self, table: Table) -> None:
        """Turn the mine up."""
        at_table = lost_mines(table)
        turned_up = Mine(self.cell, self.mine, 1)
        at_table.mines = with_item(at_table.mines, at_table.mine_at(self.cell), turned_up)
        at_table.board.place(self.cell, face_of(self.mine, self.turned))


class DragonWoken(PublicEvent):
    """The player who reveals the dragon's mine takes the dragon token (LM-27)."""

    fields = ("seat",)
    clause = "LM-27"

    def __init__(self, seat: i64) -> None:
        """Note who takes it."""
        self.seat = seat

    def change(self, table: Table) -> None:
        """Put the token before the player."""
        lost_mines(table).dragon = self.seat


class Gather(Step):
    """After step 2: a player on a revealed treasure mine must take a treasure of its kind (LM-14, LM-28)."""

    def run(self, table: Table) -> None:
        """Take the only one, or ask which; everybody sees the kinds on display."""
        at_table = lost_mines(table)
        seat = at_table.active
        place = at_table.mine_at(at_table.places[seat])
        if place < 0 or not at_table.mines[place].revealed:
            return
        back = at_table.rules.treasure_of[at_table.mines[place].card]
        choices = [
            number
            for number, treasure in enumerate(at_table.treasures)
            if treasure.holder == ON_DISPLAY and treasure.back == back
        ]
        if len(choices) == 1:
            take_treasure(at_table, seat, choices[0])
        elif choices:
            at_table.push(ChooseTreasure(seat, tuple(choices)))


class ChooseTreasure(Choice):
    """Several treasures of the mine's kind are on display: the player takes one of them (LM-28)."""

    verb = "take-treasure"
    clause = "LM-28"

    def chosen(self, table: Table, choice: i64) -> None:
        """Take it."""
        take_treasure(lost_mines(table), self.seat, choice)


def take_treasure(table: LostMinesTable, seat: i64, number: i64) -> None:
    """Take a treasure; the round ends at once when it was the last on display (LM-29)."""
    treasure = table.treasures[number]
    table.happen(TreasureTaken(seat, number, treasure.card, treasure.back))
    for other in table.treasures:
        if other.holder == ON_DISPLAY:
            return
    end_round(table, True, seat)


class TreasureTaken(Event):
    """A player takes a treasure and alone looks at its value; everybody sees its kind (LM-28)."""

    fields = ("seat", "number", "treasure:card", "back:card")
    clause = "LM-28"

    def __init__(self, seat: i64, number: i64, treasure: i64, back: i64) -> None:
        """Note who took which."""
        self.seat = seat
        self.number = number
        self.treasure = treasure
        self.back = back

    def change(self, table: Table) -> None:
        """Lay the treasure face down before the player."""
        at_table = lost_mines(table)
        taken = Treasure(self.treasure, self.back, self.seat)
        at_table.treasures = with_item(at_table.treasures, self.number, taken)

    def seen_by(self, seat: i64) -> Event | None:
        """Show the value to the player alone."""
        return self if seat == self.seat else TreasureTaken(self.seat, self.number, UNKNOWN, self.back)
