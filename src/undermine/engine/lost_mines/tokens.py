"""Step 1: traps and trolls on the edges between cells (LM-19 to LM-21)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, spent
from undermine.engine.lost_mines.table import TRAP, LostMinesTable, Token, lost_mines
from undermine.engine.tunnels.board import EDGE as BEYOND
from undermine.engine.tunnels.board import EMPTY, HIDDEN
from undermine.engine.tunnels.sides import (
    CELL_MASK,
    CROSSING,
    EAST,
    SOUTH,
    SOUTHERN,
    beside,
    beyond,
    edge_at,
)


class PlaceToken(Verb):
    """Put a token on an edge that a way leads to (LM-19)."""

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every edge, each once."""
        card = self.first_playable(table, seat, hand)
        if card < 0:
            return
        at_table = lost_mines(table)
        laid = at_table.board.laid
        i: i64
        side: i64
        for i in range(len(laid)):
            for side in range(4):
                if not leads_over(at_table, laid[i], side):
                    continue
                both_up = at_table.board.face_at(beside(laid[i], side)) > 0
                if both_up and side in (EAST, SOUTH):
                    continue  # offered from the other side
                edge = edge_at(laid[i], side)
                if not at_table.has_token(edge):
                    codes.add(self.code(card, edge, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse an edge to which no way leads, and one with a token."""
        at_table = lost_mines(table)
        edge = action.first
        side: i64 = SOUTH if edge & SOUTHERN else EAST
        if edge > SOUTHERN | CELL_MASK or not (
            leads_over(at_table, edge & CELL_MASK, side) or leads_over(at_table, beyond(edge), side ^ 2)
        ):
            reasons.append(Refusal("no-way-over-that-edge", "LM-19"))
        elif at_table.has_token(edge):
            reasons.append(Refusal("token-already-there", "LM-19"))


def leads_over(table: LostMinesTable, cell: i64, side: i64) -> bool:
    """Return whether a face-up card has an opening to a cell that is empty, a face-down mine, or opens there as well.

    So never over the board's border.
    """
    board = table.board
    face = board.face_at(cell)
    if face <= 0 or board.tiles.openings[face] & (1 << side) == 0:
        return False
    there = board.face_at(beside(cell, side))
    if there == BEYOND:
        return False
    if there == EMPTY or there == HIDDEN:  # noqa: PLR1714, SIM109 - two comparisons of native integers
        return True
    return board.tiles.openings[there] & (1 << (side ^ 2)) != 0


class SetTrap(PlaceToken):
    """Set a trap: a player who crosses it loses a card (LM-20)."""

    def __init__(self) -> None:
        """Take an edge as target."""
        super().__init__("set-trap", "LM-19", first=CROSSING)

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Set it."""
        table.happen(TrapSet(seat, action.card, action.first))


class TrapSet(PublicEvent):
    """A trap lies on an edge and stays there (LM-20)."""

    fields = ("seat", "card", "edge")
    clause = "LM-19"

    def __init__(self, seat: i64, card: i64, edge: i64) -> None:
        """Note who set it where."""
        self.seat = seat
        self.card = card
        self.edge = edge

    def change(self, table: Table) -> None:
        """Discard the card and put the token there."""
        at_table = lost_mines(table)
        at_table.spend(self.seat, self.card)
        at_table.tokens = (*at_table.tokens, Token(self.edge, TRAP))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The card that was played."""
        return [spent(self.seat, self.card)]


class CallTroll(PlaceToken):
    """Call a troll: nobody crosses it until its owner's next turn begins (LM-21)."""

    def __init__(self) -> None:
        """Take an edge as target."""
        super().__init__("call-troll", "LM-19", first=CROSSING)

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Call it."""
        table.happen(TrollCalled(seat, action.card, action.first))


class TrollCalled(PublicEvent):
    """A troll stands on an edge; its card lies before its owner until it leaves (LM-21)."""

    fields = ("seat", "card", "edge")
    clause = "LM-21"

    def __init__(self, seat: i64, card: i64, edge: i64) -> None:
        """Note whose troll stands where."""
        self.seat = seat
        self.card = card
        self.edge = edge

    def change(self, table: Table) -> None:
        """Put the token there; the card is not discarded yet."""
        at_table = lost_mines(table)
        at_table.play(self.seat, self.card)
        at_table.tokens = (*at_table.tokens, Token(self.edge, self.seat))
