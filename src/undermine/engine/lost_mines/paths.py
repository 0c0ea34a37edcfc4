"""Step 1: path cards, the tools for obstacles, and storms (LM-16, LM-17, LM-22, LM-23)."""

from __future__ import annotations

from undermine.engine._native import i64, vec
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, hand, laid_on_board, spent
from undermine.engine.lost_mines.table import TRAP, LostMinesTable, lost_mines
from undermine.engine.tunnels.board import ANYTHING, EMPTY
from undermine.engine.tunnels.sides import CELL, CELL_MASK, PLACE, SIDE_NAMES, TURNED_BIT, beyond, edge_at
from undermine.engine.tunnels.tiles import card_of, face_of


class Lay(Verb):
    """Lay a path card on an empty cell of the board, upright or turned by 180 degrees (LM-16).

    It needs no way to any start or dwarf. A trap or troll at one of its edges stays (LM-23).
    """

    def __init__(self) -> None:
        """Take a place as target."""
        super().__init__("lay", "LM-16", first=PLACE)

    def target(self, action: Action) -> i64:
        """Return the cell without the way up."""
        return action.first & CELL_MASK

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Try every cell beside a face-up card whose opening leads there."""
        at_table = lost_mines(table)
        board = at_table.board
        frontier = board.frontier
        i: i64
        for i in range(len(frontier)):
            if board.met_by_opening(frontier[i]):
                self._offer_cell(at_table, hand.cards, frontier[i], codes)

    def _offer_cell(self, table: LostMinesTable, cards: vec[i64], cell: i64, codes: Codes) -> None:
        """Offer every different card in hand, each way up that fits all face-up neighbours."""
        tiles = table.board.tiles
        fits = table.board.fits_at(cell)
        last: i64 = -1
        i: i64
        turned: i64
        for i in range(len(cards)):
            card = cards[i]
            if card == last or not self.accepts[card]:
                continue
            last = card
            for turned in range(tiles.ways[card]):
                if fits & (1 << tiles.openings[face_of(card, turned)]):
                    codes.add(self.code(card, cell | turned * TURNED_BIT, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Name everything that LM-16 has against the place."""
        board = lost_mines(table).board
        cell = action.first & CELL_MASK
        turned: i64 = 1 if action.first & TURNED_BIT else 0
        face = face_of(action.card, turned)
        if turned and board.tiles.ways[action.card] == 1:
            reasons.append(Refusal("same-both-ways", "LM-16"))
        if board.face_at(cell) != EMPTY:
            reasons.append(Refusal("not-empty", "LM-16"))
            return
        if board.fits_at(cell) == ANYTHING:
            reasons.append(Refusal("not-beside-a-card", "LM-16"))
            return
        misfits = board.misfits(cell, face)
        for side, name in enumerate(SIDE_NAMES):
            if misfits >> side & 1:
                reasons.append(Refusal("does-not-fit", "LM-16", name))
        if board.openings_into(cell) & board.tiles.openings[face] == 0:
            reasons.append(Refusal("meets-no-opening", "LM-16"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Lay the card."""
        turned: i64 = 1 if action.first & TURNED_BIT else 0
        table.happen(PathLaid(seat, action.card, action.first & CELL_MASK, turned))


class PathLaid(PublicEvent):
    """A path card was laid."""

    fields = ("seat", "card", "cell", "turned:flag")
    clause = "LM-16"

    def __init__(self, seat: i64, card: i64, cell: i64, turned: i64) -> None:
        """Note who laid what where, and which way up."""
        self.seat = seat
        self.card = card
        self.cell = cell
        self.turned = turned

    def change(self, table: Table) -> None:
        """Move the card from the hand onto the board."""
        at_table = lost_mines(table)
        at_table.play(self.seat, self.card)
        at_table.board.place(self.cell, face_of(self.card, self.turned))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the hand onto the board."""
        return [laid_on_board(hand(self.seat), self.card, self.cell, self.turned)]


class BringTool(Verb):
    """Put a tool on an obstacle of its kind that has none, for everybody (LM-17)."""

    def __init__(self) -> None:
        """Take the obstacle's cell as target."""
        super().__init__("bring-tool", "LM-17", first=CELL)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every obstacle for which the hand has a tool."""
        at_table = lost_mines(table)
        laid = at_table.board.laid
        cards = hand.cards
        last: i64 = -1
        i: i64
        k: i64
        for i in range(len(cards)):
            if cards[i] == last or not self.accepts[cards[i]]:
                continue
            last = cards[i]
            for k in range(len(laid)):
                if needs_tool(at_table, laid[k], last):
                    codes.add(self.code(last, laid[k], 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse anything but an obstacle of the tool's kind without a tool."""
        if not needs_tool(lost_mines(table), action.first, action.card):
            reasons.append(Refusal("no-such-obstacle-there", "LM-17"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Put the tool there."""
        table.happen(ToolBrought(seat, action.card, action.first))


def needs_tool(table: LostMinesTable, cell: i64, tool: i64) -> bool:
    """Return whether an obstacle lies on the cell that this tool overcomes, without a tool on it."""
    face = table.board.face_at(cell)
    if face <= 0 or table.rules.obstacle[card_of(face)] != table.rules.overcomes[tool]:
        return False
    return not table.has_tool(cell)


class ToolBrought(PublicEvent):
    """A tool lies on an obstacle, which everybody can enter now (LM-17)."""

    fields = ("seat", "card", "cell")
    clause = "LM-17"

    def __init__(self, seat: i64, card: i64, cell: i64) -> None:
        """Note who put which tool where."""
        self.seat = seat
        self.card = card
        self.cell = cell

    def change(self, table: Table) -> None:
        """Discard the card and put the token there."""
        at_table = lost_mines(table)
        at_table.spend(self.seat, self.card)
        at_table.tools = (*at_table.tools, int(self.cell))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The card that was played."""
        return [spent(self.seat, self.card)]


class Storm(Verb):
    """Remove a path card without a dwarf on it, never a start or a mine (LM-22)."""

    def __init__(self) -> None:
        """Take the card's cell as target."""
        super().__init__("storm", "LM-22", first=CELL)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every path card without a dwarf."""
        at_table = lost_mines(table)
        card = self.first_playable(table, seat, hand)
        if card < 0:
            return
        laid = at_table.board.laid
        i: i64
        for i in range(len(laid)):
            if is_path(at_table, laid[i]) and not is_occupied(at_table, laid[i]):
                codes.add(self.code(card, laid[i], 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse anything but a path card, and one with a dwarf on it."""
        at_table = lost_mines(table)
        if not is_path(at_table, action.first):
            reasons.append(Refusal("no-path-card-there", "LM-22"))
        elif is_occupied(at_table, action.first):
            reasons.append(Refusal("dwarf-stands-there", "LM-22"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Remove the card, and the tokens that would lie between empty cells."""
        at_table = lost_mines(table)
        removed = card_of(at_table.board.face_at(action.first))
        edges = [
            int(token.edge) for token in at_table.tokens if loses_token(at_table, action.first, token.edge)
        ]
        table.happen(StormRaged(seat, action.card, action.first, removed, tuple(edges)))


def is_path(table: LostMinesTable, cell: i64) -> bool:
    """Return whether a path card lies on the cell."""
    face = table.board.face_at(cell)
    return face > 0 and table.rules.is_path[card_of(face)] == 1


def is_occupied(table: LostMinesTable, cell: i64) -> bool:
    """Return whether a dwarf stands on the cell."""
    for place in table.places:
        if place == cell:
            return True
    return False


def loses_token(table: LostMinesTable, cell: i64, edge: i64) -> bool:
    """Return whether an edge of a cell will lie between two empty cells once the card there is gone (LM-22).

    A face-down mine is a card. A token between cards that do not join stays, and does nothing until a way crosses it.
    """
    side: i64
    for side in range(4):
        if edge_at(cell, side) == edge:
            other = beyond(edge) if edge & CELL_MASK == cell else edge & CELL_MASK
            return table.board.face_at(other) == EMPTY
    return False


class StormRaged(PublicEvent):
    """A storm removed a path card, with its tool and the tokens now between empty cells (LM-22)."""

    fields = ("seat", "card", "cell", "removed:card", "edges")
    clause = "LM-22"

    def __init__(self, seat: i64, card: i64, cell: i64, removed: i64, edges: tuple[int, ...]) -> None:
        """Note who removed what, and the edges that lose their token."""
        self.seat = seat
        self.card = card
        self.cell = cell
        self.removed = removed
        self.edges = edges

    def change(self, table: Table) -> None:
        """Discard the path card, the storm, and the card of every troll that is gone."""
        at_table = lost_mines(table)
        at_table.board.take(self.cell)
        at_table.tools = tuple([tool for tool in at_table.tools if tool != self.cell])
        at_table.discard.append(int(self.removed))
        for token in at_table.tokens:
            if int(token.edge) in self.edges and token.owner != TRAP:
                at_table.discard.append(int(at_table.rules.troll))
        at_table.tokens = tuple([token for token in at_table.tokens if int(token.edge) not in self.edges])
        at_table.spend(self.seat, self.card)
