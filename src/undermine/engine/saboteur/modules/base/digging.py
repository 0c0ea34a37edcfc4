"""Playing a tunnel card (BASE-13 to BASE-17)."""

from __future__ import annotations

from undermine.engine._native import i64, vec
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, hand, laid_on_board
from undermine.engine.saboteur.exploring import explore
from undermine.engine.saboteur.seams import DIGGING, LAYING, MUST_CONNECT
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.saboteur.tools import has_broken_tool
from undermine.engine.tunnels.board import ANYTHING, EMPTY, Board, fits_in, lit_in
from undermine.engine.tunnels.sides import CELL_MASK, PLACE, ROW, SIDE_NAMES, TURNED_BIT
from undermine.engine.tunnels.tiles import FACE_BITS, FACE_MASK, LADDER_BIT, card_of, face_of, is_turned


def all_shown(shown: vec[i64], count: i64) -> i64:
    """Return what any of the first `count` faces shows."""
    together: i64 = 0
    i: i64
    for i in range(count):
        together |= shown[i]
    return together


class LayTunnel(Verb):
    """Lay a tunnel card on an empty cell of the labyrinth, upright or turned, wherever the card comes from."""

    def target(self, action: Action) -> i64:
        """Return the cell without the way up."""
        return action.first & CELL_MASK

    def offer_faces(
        self, table: SaboteurTable, seat: i64, board: Board, shown: vec[i64], count: i64, codes: Codes
    ) -> None:
        """Add every legal placement, cell by cell, of the first `count` faces, given as `Tiles.shows` has them."""
        wanted = all_shown(shown, count)
        i: i64
        ladders = wanted & LADDER_BIT
        wanted >>= FACE_BITS
        everywhere = table.rules.placing != MUST_CONNECT
        barred = len(self.seams.barring_targets) > 0
        frontier, window = board.frontier, board.window
        width, origin = board.width, board.origin
        packed = codes.room(count * len(frontier))
        at = codes.end
        for i in range(len(frontier)):
            cell = frontier[i]
            there = window[(cell >> 10) * width + (cell & (ROW - 1)) - origin]
            fitting = fits_in(there) & wanted
            if fitting == 0:
                continue
            connected = everywhere or lit_in(there) != 0
            if not connected and ladders == 0:
                continue
            j: i64
            for j in range(count):
                face = shown[j]
                if fitting & (face >> FACE_BITS) == 0:
                    continue
                joined = connected if face & LADDER_BIT == 0 else board.met_by_opening(cell)
                face &= FACE_MASK
                if joined and not (barred and self.barred_at(table, seat, card_of(face), cell)):
                    packed[at] = self.code(card_of(face), cell | is_turned(face) * TURNED_BIT, 0)
                    at += 1
        codes.end = at


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
        count = self._gather_faces(at_table, seat, hand, codes)
        if count > 0:
            self.offer_faces(at_table, seat, at_table.board, codes.faces, count, codes)

    def _gather_faces(self, table: SaboteurTable, seat: i64, hand: Hand, codes: Codes) -> i64:
        """Put what the hand can show into `codes.faces`, each distinct card and way up; return the number of faces."""
        cards, accepts, barred = hand.cards, self.accepts, len(self.seams.barring) > 0
        ways, shows = table.rules.tiles.ways, table.rules.tiles.shows
        faces = codes.room_for_faces(2 * len(cards))
        count: i64 = 0
        last: i64 = -1
        i: i64
        for i in range(len(cards)):
            card = cards[i]
            if card == last or not accepts[card]:
                continue
            last = card
            if barred and self.barred(table, seat, card):
                continue
            faces[count] = shows[face_of(card, 0)]
            count += 1
            if ways[card] == 2:
                faces[count] = shows[face_of(card, 1)]
                count += 1
        return count

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
    if spot >= 0 and board.face_on(spot) != EMPTY:
        reasons.append(Refusal("not-empty", "BASE-13"))
        return
    fits = ANYTHING if spot < 0 else board.fits_on(spot)
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
    elif table.rules.placing == MUST_CONNECT and not board.lit_on(spot) & openings:
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
