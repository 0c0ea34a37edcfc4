"""2023, the diversion (WC-2023): the tunnel card laid last is moved to another cell.

It is laid there like any other tunnel card, and the mover counts as having placed it: whatever follows from placing a
tunnel card follows here too.
"""

from __future__ import annotations

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.actions import FIRST_SHIFT, TARGET_MASK, Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, board, hand, spent
from undermine.engine.saboteur.exploring import explore
from undermine.engine.saboteur.modules.base.actions import breakable
from undermine.engine.saboteur.modules.base.digging import LayTunnel, TunnelDug, refuse_place
from undermine.engine.saboteur.seams import LAYING
from undermine.engine.saboteur.table import NOWHERE, SaboteurModule, SaboteurTable, saboteur
from undermine.engine.tunnels.board import without
from undermine.engine.tunnels.sides import CELL_MASK, PLACE, TURNED_BIT
from undermine.engine.tunnels.tiles import card_of, face_of


class Diversion(SaboteurModule):
    """The diversion card."""

    id = "wc2023"
    requires = ("dwarfs",)

    def cards(self) -> list[Card]:
        """Return the card."""
        return [Card("diversion", "WC-2023", copies=1, verbs=("divert",))]

    def verbs(self) -> list[Verb]:
        """Return the verb it is played with."""
        return [Divert()]


def divertible(table: SaboteurTable) -> i64:
    """Return the card that a player placed or moved last this round, or -1 if there is none or it is gone."""
    if table.last_dug == NOWHERE or not breakable(table, table.last_dug):
        return -1
    return card_of(table.board.face_at(table.last_dug))


class Divert(LayTunnel):
    """Move the tunnel card laid last to another cell, by the usual rules, judged without it.

    It is an action card, so neither a broken tool nor a trap forbids it.
    """

    def __init__(self) -> None:
        """Take the new place as target."""
        super().__init__("divert", "WC-2023", first=PLACE, traits=(LAYING,))

    def subject(self, table: Table, action: Action) -> i64:
        """Return the card that is moved, if there is one: modules judge it at its new cell."""
        moved = divertible(saboteur(table))
        return action.card if moved < 0 else moved

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Try both ways up of the moved card on every other cell."""
        at_table = saboteur(table)
        card = self.first_playable(table, seat, hand)
        moved = divertible(at_table)
        if card < 0 or moved < 0:
            return
        shows = at_table.rules.tiles.shows
        faces = append(vec[i64](), shows[face_of(moved, 0)])
        if at_table.rules.tiles.ways[moved] == 2:
            faces = append(faces, shows[face_of(moved, 1)])
        found = Codes()
        board = without(at_table.board, [int(at_table.last_dug)])
        self.offer_faces(at_table, seat, board, faces, len(faces), found)
        i: i64
        for i in range(found.count()):
            place = (found.at(i) >> FIRST_SHIFT) & TARGET_MASK
            if place & CELL_MASK != at_table.last_dug:
                codes.add(self.code(card, place, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Name every clause that the move would break."""
        at_table = saboteur(table)
        moved = divertible(at_table)
        if moved < 0:
            reasons.append(Refusal("no-card-to-divert", "WC-2023"))
            return
        cell = action.first & CELL_MASK
        if cell == at_table.last_dug:
            reasons.append(Refusal("needs-another-cell", "WC-2023"))
            return
        turned: i64 = 1 if action.first & TURNED_BIT else 0
        if turned and at_table.rules.tiles.ways[moved] == 1:
            reasons.append(Refusal("same-both-ways", "BASE-14"))
        board = without(at_table.board, [int(at_table.last_dug)])
        refuse_place(at_table, board, cell, face_of(moved, turned), reasons)

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Lift the card, lay it again, and see what it reaches (BASE-18)."""
        at_table = saboteur(table)
        moved = divertible(at_table)
        turned: i64 = 1 if action.first & TURNED_BIT else 0
        table.happen(TunnelLifted(seat, action.card, at_table.last_dug, moved))
        table.happen(TunnelDug(seat, moved, action.first & CELL_MASK, turned))
        explore(at_table)


class TunnelLifted(PublicEvent):
    """A player took the tunnel card laid last out of the labyrinth, to lay it elsewhere at once."""

    fields = ("seat", "card", "cell", "lifted:card")
    clause = "WC-2023"

    def __init__(self, seat: i64, card: i64, cell: i64, lifted: i64) -> None:
        """Note who lifted what."""
        self.seat = seat
        self.card = card
        self.cell = cell
        self.lifted = lifted

    def change(self, table: Table) -> None:
        """Discard the diversion and take the tunnel card in hand."""
        at_table = saboteur(table)
        at_table.hands[self.seat].remove(self.card)
        at_table.hands[self.seat].add(self.lifted)
        at_table.board.take(self.cell)
        at_table.discard.append(int(self.card))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The tunnel card into the hand, and the diversion."""
        lifted = Transfer((int(self.lifted),), board(self.cell), hand(self.seat))
        return [lifted, spent(self.seat, self.card)]
