"""Start tokens, and paying for a figure (TOLL-1, TOLL-3)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.table import NOBODY, PublicEvent, Step, Table
from undermine.engine.saboteur.modules.toll.state import PRICE, START_TOKENS, toll_state
from undermine.engine.saboteur.purse import TokensGained, TokensPaid, raise_token
from undermine.engine.saboteur.table import saboteur


class GiveStartTokens(Step):
    """Everybody gets a gold token when the game begins (TOLL-1)."""

    def run(self, table: Table) -> None:
        """Hand them out, once in a game."""
        if saboteur(table).round == 1:
            for seat in range(table.seats):
                table.happen(TokensGained(seat, START_TOKENS))


class SettleToll(Step):
    """A tunnel card is about to be laid on a cell with a figure (TOLL-3)."""

    fields = ("seat", "cell")

    def __init__(self, seat: i64, cell: i64) -> None:
        """Note who lays it where."""
        self.seat = seat
        self.cell = cell

    def run(self, table: Table) -> None:
        """Let the player pay, or the one who promised to; the owner pays nothing and removes the figure too."""
        state = toll_state(table)
        promised = state.payer_at(self.cell)
        payer = self.seat if promised == NOBODY else promised
        table.push(PayToll(payer, state.owner_at(self.cell), self.cell))
        if payer != state.owner_at(self.cell):
            raise_token(saboteur(table), payer)


class PayToll(Step):
    """The payer has a token to pay with."""

    fields = ("payer:seat", "owner:seat", "cell")

    def __init__(self, payer: i64, owner: i64, cell: i64) -> None:
        """Note who pays whom for which cell."""
        self.payer = payer
        self.owner = owner
        self.cell = cell

    def run(self, table: Table) -> None:
        """Pay and remove the figure."""
        if self.payer != self.owner:
            table.happen(TokensPaid(self.payer, self.owner, PRICE))
        table.happen(FigureRemoved(self.cell))


class FigureRemoved(PublicEvent):
    """A figure was paid for, or removed by its owner; it is out for the round."""

    fields = ("cell",)
    clause = "TOLL-3"

    def __init__(self, cell: i64) -> None:
        """Note where it stood."""
        self.cell = cell

    def change(self, table: Table) -> None:
        """Take the figure off the cell."""
        table.change_part("toll", toll_state(table).without_figure(self.cell))
