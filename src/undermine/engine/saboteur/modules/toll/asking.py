"""Asking somebody else to pay (TOLL-4)."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.actions import NO_CARD, Action, Codes
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.cards import Hand
from undermine.engine.kernel.kinds import SEAT
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import NOBODY, PublicEvent, Table
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.modules.toll.state import figures, toll_state
from undermine.engine.saboteur.purse import has_gold
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.sides import CELL

NO_SUCH_PLAYER: Final = Refusal("no-such-player", "TOLL-4")
ASK_SOMEBODY_ELSE: Final = Refusal("ask-somebody-else", "TOLL-4")
HAS_NO_GOLD: Final = Refusal("has-no-gold", "TOLL-4")
ASKED_ALREADY: Final = Refusal("asked-already", "TOLL-4")


class AskToPay(Verb):
    """Name a cell with a figure and ask another player to pay, before playing and without showing the card (TOLL-4)."""

    def __init__(self) -> None:
        """Take a cell and a seat; the turn goes on afterwards."""
        super().__init__(
            "ask-toll",
            "TOLL-4",
            first=CELL,
            second=SEAT,
            takes_card=False,
            stoppable=False,
            spends_turn=False,
        )

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer everybody who has gold and was not asked, for every figure that somebody must pay for."""
        if not figures(table).cells:
            return
        state = toll_state(table)
        others = askable(saboteur(table), seat)
        i: i64
        for i in range(len(state.cells)):
            cell: i64 = state.cells[i]
            if state.owners[i] == seat or state.payer_at(cell) != NOBODY:
                continue
            for other in others:
                codes.add(self.code(NO_CARD, cell, other))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse cells that cost this player nothing, and players who cannot be asked."""
        state = toll_state(table)
        owner = state.owner_at(action.first)
        if owner == NOBODY:
            reasons.append(Refusal("no-figure-there", "TOLL-4"))
        elif owner == seat:
            reasons.append(Refusal("own-figure", "TOLL-3"))
        elif state.payer_at(action.first) != NOBODY:
            reasons.append(Refusal("promised-already", "TOLL-4"))
        objection = objection_to_asking(saboteur(table), seat, action.second)
        if objection is not None:
            reasons.append(objection)

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Ask; the turn goes on with the answer."""
        table.push(PayForMe(action.second, seat, action.first))
        table.happen(TollRequested(seat, action.second, action.first))


def askable(table: SaboteurTable, seat: i64) -> list[int]:
    """Return the players whom the seat can still ask to pay in this turn (TOLL-4)."""
    asked = toll_state(table).asked
    return [other for other in range(table.seats) if objection(table, asked, seat, other) is None]


def objection_to_asking(table: SaboteurTable, seat: i64, other: i64) -> Refusal | None:
    """Return why the seat cannot ask the other player, if it cannot (TOLL-4)."""
    return objection(table, toll_state(table).asked, seat, other)


def objection(table: SaboteurTable, asked: tuple[int, ...], seat: i64, other: i64) -> Refusal | None:
    """Return why the seat cannot ask the other player, if these have been asked in this turn (TOLL-4)."""
    if other < 0 or other >= table.seats:
        return NO_SUCH_PLAYER
    if other == seat:
        return ASK_SOMEBODY_ELSE
    if not has_gold(table, other):
        return HAS_NO_GOLD
    return ASKED_ALREADY if asked and int(other) in asked else None


class TollRequested(PublicEvent):
    """A player asked another to pay for a cell."""

    fields = ("seat", "target:seat", "cell")
    clause = "TOLL-4"

    def __init__(self, seat: i64, target: i64, cell: i64) -> None:
        """Note who asked whom, and for which cell."""
        self.seat = seat
        self.target = target
        self.cell = cell

    def change(self, table: Table) -> None:
        """Note who has been asked this turn."""
        table.change_part("toll", toll_state(table).with_question(self.target, table.turn))


class PayForMe(Choice):
    """Somebody asks the seat to pay the toll of a cell: yes or no (TOLL-4)."""

    fields = ("seat", "asker:seat", "cell")
    verb = "say"
    clause = "TOLL-4"

    def __init__(self, seat: i64, asker: i64, cell: i64) -> None:
        """Ask the seat on behalf of the player whose turn it is."""
        super().__init__(seat, (1, 0))
        self.asker = asker
        self.cell = cell

    def about(self, table: Table) -> Value | None:
        """Tell everybody who asks, and for which cell."""
        return TollRequested(self.asker, self.seat, self.cell)

    def chosen(self, table: Table, choice: i64) -> None:
        """Note the promise, if it is one; then the asker goes on."""
        table.happen(TollAnswered(self.seat, self.cell, choice))


class TollAnswered(PublicEvent):
    """A player promised to pay for a cell when the card is placed this turn, or declined."""

    fields = ("seat", "cell", "pays:flag")
    clause = "TOLL-4"

    def __init__(self, seat: i64, cell: i64, pays: i64) -> None:
        """Note the answer."""
        self.seat = seat
        self.cell = cell
        self.pays = pays

    def change(self, table: Table) -> None:
        """Note a promise; a no changes nothing."""
        if self.pays:
            table.change_part("toll", toll_state(table).with_promise(self.cell, self.seat))
