"""Placing a figure on an open end (TOLL-2)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.observations import PassedCards
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, spent_unseen
from undermine.engine.saboteur.modules.toll.state import toll_state
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.sides import CELL


class PlaceFigure(Verb):
    """Discard a card face down and put a figure on an open end, broken tools or not (TOLL-2)."""

    def __init__(self) -> None:
        """Take any card and a cell."""
        super().__init__("toll", "TOLL-2", first=CELL, stoppable=False)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every card for every open end."""
        at_table = saboteur(table)
        if toll_state(table).left == 0:
            return
        cells = [cell for cell in at_table.board.frontier if is_open_end(at_table, cell)]
        cards = hand.cards
        i: i64
        for i in range(len(cards)):
            if i > 0 and cards[i] == cards[i - 1]:
                continue
            for cell in cells:
                codes.add(self.code(cards[i], cell, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a third figure, and cells that are no open ends."""
        at_table = saboteur(table)
        if toll_state(table).left == 0:
            reasons.append(Refusal("no-figure-left", "TOLL-2"))
        if not is_open_end(at_table, action.first):
            reasons.append(Refusal("no-open-end-there", "TOLL-2"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Discard the card and place the figure."""
        table.happen(FigurePaidFor(seat, action.card))
        table.happen(FigurePlaced(seat, action.first))


def is_open_end(table: SaboteurTable, cell: i64) -> bool:
    """Return whether a tunnel, joined to the start or not, leads into a cell without card or figure (TOLL-2)."""
    return table.board.tunnels_into(cell) != 0 and table.is_free(cell)


class FigurePaidFor(Event):
    """A card was discarded face down for a figure; there is no draw for it (TOLL-2)."""

    fields = ("seat", "card")
    clause = "TOLL-2"

    def __init__(self, seat: i64, card: i64) -> None:
        """Note who discarded what."""
        self.seat = seat
        self.card = card

    def change(self, table: Table) -> None:
        """Discard the card; the hand is one smaller from now on."""
        at_table = saboteur(table)
        at_table.hands[self.seat].remove(self.card)
        at_table.discard.append(int(self.card))
        at_table.remember(self.seat, PassedCards((int(self.card),), at_table.turn))
        at_table.draws -= 1

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the hand, face down on the pile."""
        return [spent_unseen(self.seat, (int(self.card),))]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the card to the player alone."""
        return self if seat == self.seat else FigurePaidFor(self.seat, UNKNOWN)


class FigurePlaced(PublicEvent):
    """A figure stands on an open end of a tunnel, its token before the player."""

    fields = ("seat", "cell")
    clause = "TOLL-2"

    def __init__(self, seat: i64, cell: i64) -> None:
        """Note who put it where."""
        self.seat = seat
        self.cell = cell

    def change(self, table: Table) -> None:
        """Put the figure on the cell."""
        table.change_part("toll", toll_state(table).with_figure(self.cell, self.seat))
