"""What the chests do, one by one (CHEST-5). Those that have to do with drawing are in `draws`.

An effect begins with a function of table and player; where the player must choose, it asks. None can be vetoed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.table import PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, board, hidden_on_board
from undermine.engine.saboteur.dwarfs import DwarfSeen
from undermine.engine.saboteur.modules.chests.cards import (
    EXTRA_DRAW,
    GOLD,
    LOOK,
    LOSE_CARDS,
    MOVE_GOAL,
    NO_DRAW,
    NO_MAPS,
    SEARCH_PILE,
    TAKE_CARD,
    THREE_CARDS,
)
from undermine.engine.saboteur.modules.chests.draws import (
    draw_less,
    draw_more,
    draw_three,
    lose_cards,
    search_pile,
    take_card,
)
from undermine.engine.saboteur.observations import SawGoal
from undermine.engine.saboteur.purse import GoldCardGained, TokensGained, shuffle_supply
from undermine.engine.saboteur.table import Goal, SaboteurTable, saboteur
from undermine.engine.tunnels.sides import EAST, beside


def resolve(table: SaboteurTable, seat: i64, chest: str) -> None:
    """Do what an opened chest says."""
    EFFECTS[chest](table, seat)


# -- (1) gold ------------------------------------------------------------------------------------------------------


def gain_gold(table: SaboteurTable, seat: i64) -> None:
    """Give 1 gold: a gold card of value 1 if the supply has one, else a token (CHEST-5)."""
    if 1 in table.supply:
        table.happen(GoldCardGained(seat, 1))
        shuffle_supply(table, table.supply)
    else:
        table.happen(TokensGained(seat, 1))


# -- (2) no more maps ----------------------------------------------------------------------------------------------


def forbid_maps(table: SaboteurTable, seat: i64) -> None:
    """Do nothing more: the chest lies on the table, and the module forbids maps while it does (CHEST-5)."""


# -- (5) a goal moves ----------------------------------------------------------------------------------------------


def move_goal(table: SaboteurTable, seat: i64) -> None:
    """Let the player move one face-down goal one cell east, if any can move (CHEST-5)."""
    cells = [int(goal.cell) for goal in table.goals if can_move(table, goal)]
    if len(cells) == 1:
        table.happen(GoalMoved(seat, cells[0], beside(cells[0], EAST)))
    elif cells:
        table.push(MoveWhichGoal(seat, tuple(cells)))


def can_move(table: SaboteurTable, goal: Goal) -> bool:
    """Return whether the goal is face down and neither a card nor a figure is in its way."""
    return not goal.revealed and table.is_free(beside(goal.cell, EAST))


class MoveWhichGoal(Choice):
    """A chest moves a goal: the player says which (CHEST-5)."""

    verb = "choose-cell"
    clause = "CHEST-5"

    def chosen(self, table: Table, choice: i64) -> None:
        """Move it; what it is reached by now is looked at when exploring goes on."""
        table.happen(GoalMoved(self.seat, choice, beside(choice, EAST)))


class GoalMoved(PublicEvent):
    """A face-down goal lies on another cell; what players have seen of it goes with the card."""

    fields = ("seat", "cell", "to:cell")
    clause = "CHEST-5"

    def __init__(self, seat: i64, cell: i64, to: i64) -> None:
        """Note which goal moved where."""
        self.seat = seat
        self.cell = cell
        self.to = to

    def change(self, table: Table) -> None:
        """Move the card, and the memories of it."""
        at_table = saboteur(table)
        number = at_table.goal_at(self.cell)
        at_table.lay_goal(number, Goal(self.to, at_table.goals[number].card))
        at_table.board.take(self.cell)
        at_table.board.hide(self.to)
        for seat in range(at_table.seats):
            at_table.memories[seat] = tuple([self._moved(memory) for memory in at_table.memories[seat]])

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The goal, face down as it was."""
        return [hidden_on_board(board(self.cell), UNKNOWN, self.to)]

    def _moved(self, memory: Observation) -> Observation:
        if isinstance(memory, SawGoal) and memory.cell == self.cell:
            return SawGoal(self.to, memory.goal, memory.turn, memory.stale)
        return memory


# -- (8) a look at a dwarf -----------------------------------------------------------------------------------------


def look_at_dwarf(table: SaboteurTable, seat: i64) -> None:
    """Let the player look at another player's dwarf card (CHEST-5)."""
    others = [other for other in range(table.seats) if other != seat]
    if len(others) == 1:
        table.happen(DwarfSeen(seat, others[0], table.roles[others[0]]))
    else:
        table.push(LookAtWhom(seat, tuple(others)))


class LookAtWhom(Choice):
    """A chest lets the player look at a dwarf card: the player says whose (CHEST-5)."""

    verb = "choose-seat"
    clause = "CHEST-5"

    def chosen(self, table: Table, choice: i64) -> None:
        """Look at it."""
        table.happen(DwarfSeen(self.seat, choice, saboteur(table).roles[choice]))


EFFECTS: Final[dict[str, Callable[[SaboteurTable, i64], None]]] = {
    GOLD: gain_gold,
    NO_MAPS: forbid_maps,
    NO_DRAW: draw_less,
    EXTRA_DRAW: draw_more,
    MOVE_GOAL: move_goal,
    TAKE_CARD: take_card,
    THREE_CARDS: draw_three,
    LOOK: look_at_dwarf,
    SEARCH_PILE: search_pile,
    LOSE_CARDS: lose_cards,
}
"""CHEST-5: what each chest does, in the order of the rules page."""
