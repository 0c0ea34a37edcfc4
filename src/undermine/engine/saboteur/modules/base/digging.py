"""Playing a tunnel card (BASE-13 to BASE-17)."""

from __future__ import annotations

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.actions import Action, Codes, Verb
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.events import PublicEvent
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.transfers import Transfer, hand, laid_on_board
from undermine.engine.saboteur.exploring import explore
from undermine.engine.saboteur.seams import DIGGING, LAYING, MUST_CONNECT
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.saboteur.tools import has_broken_tool
from undermine.engine.tunnels.board import ANYTHING, EMPTY, Board
from undermine.engine.tunnels.sides import CELL_MASK, PLACE, SIDE_NAMES, TURNED_BIT
from undermine.engine.tunnels.tiles import card_of, face_of


class LayTunnel(Verb):
    """Lay a tunnel card on an empty cell of the labyrinth, upright or turned, wherever the card comes from."""

    def target(self, action: Action) -> i64:
        """Return the cell without the way up."""
        return action.first & CELL_MASK

    def offer_faces(
        self, table: SaboteurTable, seat: i64, board: Board, faces: vec[i64], codes: Codes
    ) -> None:
        """Add every legal placement of these faces on the board."""
        openings = table.rules.tiles.openings
        sources = table.rules.tiles.sources
        wanted: i64 = 0
        ladders: i64 = 0
        i: i64
        for i in range(len(faces)):
            wanted |= 1 << openings[faces[i]]
            ladders |= sources[faces[i]]
        must_connect = table.rules.placing == MUST_CONNECT
        frontier, lit, fits = board.frontier, board.lit, board.fits
        for i in range(len(frontier)):
            spot = board.inner_spot(frontier[i])
            connected = lit[spot] != 0 or not must_connect
            if fits[spot] & wanted and (connected or ladders):
                self._offer_cell(table, seat, board, faces, frontier[i], connected, codes)

    def _offer_cell(
        self,
        table: SaboteurTable,
        seat: i64,
        board: Board,
        faces: vec[i64],
        cell: i64,
        connected: bool,
        codes: Codes,
    ) -> None:
        openings = table.rules.tiles.openings
        sources = table.rules.tiles.sources
        fits = board.fits[board.inner_spot(cell)]
        i: i64
        for i in range(len(faces)):
            face = faces[i]
            if fits & (1 << openings[face]) == 0:
                continue
            if not (board.met_by_opening(cell) if sources[face] else connected):
                continue
            card = (face - 1) >> 1
            if not self.barring_targets or not self.barred_at(table, seat, card, cell):
                codes.add(self.code(card, cell | ((face - 1) & 1) * TURNED_BIT, 0))


class Dig(LayTunnel):
    """Lay a tunnel card of the hand."""

    def __init__(self) -> None:
        """Take a place as target."""
        super().__init__("dig", "BASE-13", first=PLACE, traits=(DIGGING, LAYING))

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Try every face of every tunnel card in hand on every cell of the frontier."""
        at_table = saboteur(table)
        if has_broken_tool(at_table, seat):
            return
        faces = self._faces(at_table, seat, hand)
        if len(faces) > 0:
            self.offer_faces(at_table, seat, at_table.board, faces, codes)

    def _faces(self, table: SaboteurTable, seat: i64, hand: Hand) -> vec[i64]:
        """Return the faces the hand can show, one entry for each distinct card and way up."""
        cards = hand.cards
        faces = vec[i64](capacity=2 * len(cards))
        ways = table.rules.tiles.ways
        last: i64 = -1
        i: i64
        for i in range(len(cards)):
            card = cards[i]
            if card == last or not self.accepts[card]:
                continue
            last = card
            if self.barring and self.barred(table, seat, card):
                continue
            faces = append(faces, face_of(card, 0))
            if ways[card] == 2:
                faces = append(faces, face_of(card, 1))
        return faces

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Name every clause that the placement would break."""
        at_table = saboteur(table)
        if has_broken_tool(at_table, seat):
            reasons.append(Refusal("broken-tool", "BASE-17"))
        turned: i64 = 1 if action.first & TURNED_BIT else 0
        if turned and at_table.rules.tiles.ways[action.card] == 1:
            reasons.append(Refusal("same-both-ways", "BASE-14"))
        refuse_place(
            at_table, at_table.board, action.first & CELL_MASK, face_of(action.card, turned), reasons
        )

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Lay the card and see what it reaches."""
        turned: i64 = 1 if action.first & TURNED_BIT else 0
        table.happen(TunnelDug(seat, action.card, action.first & CELL_MASK, turned))
        explore(saboteur(table))


def refuse_place(table: SaboteurTable, board: Board, cell: i64, face: i64, reasons: list[Refusal]) -> None:
    """Add every reason of BASE-13 to BASE-16 why a face may not be laid on a cell."""
    spot = board.spot(cell)
    if spot >= 0 and board.face[spot] != EMPTY:
        reasons.append(Refusal("not-empty", "BASE-13"))
        return
    fits = ANYTHING if spot < 0 else board.fits[spot]
    if fits == ANYTHING:
        reasons.append(Refusal("not-beside-a-card", "BASE-13"))
        return
    openings = table.rules.tiles.openings[face]
    if fits & (1 << openings) == 0:
        misfits = board.misfits(cell, face)
        reasons.extend(
            [
                Refusal("does-not-fit", "BASE-14", name)
                for side, name in enumerate(SIDE_NAMES)
                if misfits >> side & 1
            ]
        )
    if table.rules.tiles.sources[face]:
        if not board.openings_into(cell) & openings:
            reasons.append(Refusal("meets-no-opening", table.rules.cards[card_of(face)].clause))
    elif table.rules.placing == MUST_CONNECT and not board.lit[spot] & openings:
        reasons.append(Refusal("not-connected", "BASE-15"))


class TunnelDug(PublicEvent):
    """A tunnel card was laid."""

    fields = ("seat", "card", "cell", "turned:flag")
    clause = "BASE-13"

    def __init__(self, seat: i64, card: i64, cell: i64, turned: i64) -> None:
        """Note who laid what where, and which way up."""
        self.seat = seat
        self.card = card
        self.cell = cell
        self.turned = turned

    def change(self, table: Table) -> None:
        """Move the card from the hand into the labyrinth."""
        at_table = saboteur(table)
        at_table.hands[self.seat].remove(self.card)
        at_table.board.place(self.cell, face_of(self.card, self.turned))
        at_table.last_dug = self.cell
        at_table.last_digger = self.seat
        at_table.last_player = self.seat

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the hand into the labyrinth."""
        return [laid_on_board(hand(self.seat), self.card, self.cell, self.turned)]
