"""Step 2 of a turn: walking from card to joined card (LM-13, LM-20, LM-21, LM-24, LM-25).

A move is a route. Two routes have the same consequence if they end on the same card and cross as many traps; onto a
face-down mine they must also come in by the same side, since the mine is turned to fit the way in (LM-26). Of those
with the same consequence only the shortest is a move, and of several the first in the order north, east, south, west.
"""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.actions import NO_CARD, Action, Codes
from undermine.engine.kernel.agenda import SeatAsk
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.modules import Verb, as_verb
from undermine.engine.kernel.observations import PassedCards
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, PublicEvent, Step, Table, with_item
from undermine.engine.kernel.transfers import Transfer, spent_unseen
from undermine.engine.lost_mines.mines import step_on_mine
from undermine.engine.lost_mines.table import TRAP, LostMinesTable, lost_mines
from undermine.engine.tunnels.board import EDGE as BEYOND
from undermine.engine.tunnels.board import EMPTY, HIDDEN
from undermine.engine.tunnels.sides import ROUTE, beside, edge_at, longer_route, route_sides
from undermine.engine.tunnels.tiles import card_of

STEPS: Final[i64] = 3
STEPS_FROM_CAMPFIRE: Final[i64] = 5
"""LM-24: how many steps a move has at most."""
COUNTS: Final[i64] = 6
"""How many traps a route can cross: none to five."""

FREE: Final[i64] = 0
TRAPPED: Final[i64] = 1
BLOCKED: Final[i64] = 2


class Routes:
    """The moves that a dwarf can make: `routes`, packed, and the cells where they end, in the order they are found."""

    def __init__(self, table: LostMinesTable, seat: i64) -> None:
        """Look from card to card, step by step."""
        self.table = table
        self.seat = seat
        self.routes: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()
        self._walk(table.places[seat])

    def _walk(self, origin: i64) -> None:
        """Go on from every card reached, in the order in which they were reached."""
        board = self.table.board
        seen = vec[i64](
            [0] * int(board.size())
        )  # by spot: the numbers of traps with which it was reached, as bits
        mines = vec[i64]()
        cells = vec[i64]([origin])
        counts = vec[i64]([0])
        routes = vec[i64]([0])
        lengths = vec[i64]([0])
        seen[board.spot(origin)] = 1
        longest = steps_from(self.table, origin)
        done: i64 = 0
        side: i64
        while done < len(cells) and lengths[done] < longest:
            cell = cells[done]
            for side in range(4):
                crossing = step_from(self.table, self.seat, cell, side)
                if crossing == BLOCKED:
                    continue
                near = beside(cell, side)
                count = counts[done] + crossing
                route = longer_route(routes[done], lengths[done], side)
                spot = board.spot(near)
                if board.face_on(spot) == HIDDEN:
                    entry = (spot * COUNTS + count) * 4 + side
                    if entry not in mines:
                        mines = append(mines, entry)
                        self._add(route, near)
                    continue
                if seen[spot] & (1 << count):
                    continue
                seen[spot] |= 1 << count
                self._add(route, near)
                cells = append(cells, near)
                counts = append(counts, count)
                routes = append(routes, route)
                lengths = append(lengths, lengths[done] + 1)
            done += 1

    def _add(self, route: i64, end: i64) -> None:
        self.routes = append(self.routes, route)
        self.ends = append(self.ends, end)


def steps_from(table: LostMinesTable, cell: i64) -> i64:
    """Return how many steps a move may have that starts on the cell (LM-24)."""
    card = card_of(table.board.face_at(cell))
    return STEPS_FROM_CAMPFIRE if table.rules.is_campfire[card] else STEPS


def step_from(table: LostMinesTable, seat: i64, cell: i64, side: i64) -> i64:
    """Return whether a dwarf can step from a face-up card over a side: FREE, TRAPPED (a trap strikes) or BLOCKED.

    Openings must meet; onto a face-down mine that of the card it leaves is enough (LM-24). No troll lets anybody
    pass (LM-21).
    """
    board = table.board
    openings = board.tiles.openings
    spot = board.spot(cell)
    if openings[board.face_on(spot)] & (1 << side) == 0:
        return BLOCKED
    there = board.face_on(spot + board.stride(side))
    if there == EMPTY or there == BEYOND:  # noqa: PLR1714, SIM109 - two comparisons of native integers
        return BLOCKED
    if there != HIDDEN:
        if openings[there] & (1 << (side ^ 2)) == 0:
            return BLOCKED
        if table.rules.is_narrow[card_of(there)] and not has_room(table, seat, beside(cell, side)):
            return BLOCKED
    if table.tokens:
        return crossing_of(table, edge_at(cell, side))
    return FREE


def has_room(table: LostMinesTable, seat: i64, cell: i64) -> bool:
    """Return whether a dwarf may enter rocks or an obstacle: with its tool, and if no other dwarf is there (LM-25)."""
    card = card_of(table.board.face_at(cell))
    if table.rules.obstacle[card] and not table.has_tool(cell):
        return False
    other: i64
    for other in range(table.seats):
        if other != seat and table.places[other] == cell:
            return False
    return True


def crossing_of(table: LostMinesTable, edge: i64) -> i64:
    """Return what crossing an edge means: a troll blocks it (LM-21), a trap strikes (LM-20)."""
    for token in table.tokens:
        if token.edge == edge:
            return TRAPPED if token.owner == TRAP else BLOCKED
    return FREE


class Walk(Step):
    """Step 2: the active player may move their dwarf (LM-13). Where nobody could walk, nobody is asked."""

    def run(self, table: Table) -> None:
        """Ask, if there is a first step; everybody can see that."""
        at_table = lost_mines(table)
        seat = at_table.active
        side: i64
        for side in range(4):
            if step_from(at_table, seat, at_table.places[seat], side) != BLOCKED:
                at_table.push(at_table.rules.move_asks[seat])
                return


class MoveDwarf(SeatAsk):
    """The player moves their dwarf along a route, or lets it stay (LM-13)."""

    fields = ("seat",)

    def collect(self, table: Table, seat: i64, codes: Codes) -> None:
        """Offer to stay, and every route."""
        at_table = lost_mines(table)
        codes.add(at_table.rules.stay.code(NO_CARD, 0, 0))
        routes = Routes(at_table, seat).routes
        move = at_table.rules.move
        i: i64
        for i in range(len(routes)):
            codes.add(move.code(NO_CARD, routes[i], 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse anything but staying and the routes on offer."""
        at_table = lost_mines(table)
        if action.verb is at_table.rules.stay:
            return
        if action.verb is not at_table.rules.move:
            reasons.append(table.ruleset.refusal("not-asked", action.verb.name))
            return
        routes = Routes(at_table, seat).routes
        if action.first not in routes:
            reasons.append(route_refusal(at_table, seat, action.first))

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        """Walk, or stay."""
        table.drop_step()
        as_verb(action.verb).perform(table, seat, action)


def route_refusal(table: LostMinesTable, seat: i64, route: i64) -> Refusal:
    """Say what is wrong with a route: where it cannot be walked, or that another one comes to the same."""
    sides = route_sides(route)
    cell: i64 = table.places[seat]
    if not sides or ROUTE.write(route, []) == "" or len(sides) > steps_from(table, cell):
        return Refusal("too-many-steps", "LM-24")
    for side in sides:
        face = table.board.face_at(cell)
        if face <= 0 or step_from(table, seat, cell, side) == BLOCKED:
            return blocked_refusal(table, cell, side)
        cell = beside(cell, side)
    return Refusal("roundabout-route", "LM-24")


def blocked_refusal(table: LostMinesTable, cell: i64, side: i64) -> Refusal:
    """Say why a dwarf cannot step from a cell over a side."""
    if table.board.face_at(cell) <= 0:
        return Refusal("mine-ends-the-move", "LM-24")
    near = beside(cell, side)
    there = table.board.face_at(near)
    openings = table.board.tiles.openings
    leaves = openings[table.board.face_at(cell)] & (1 << side) != 0
    enters = there == HIDDEN or (there > 0 and openings[there] & (1 << (side ^ 2)) != 0)
    if not leaves or not enters:
        return Refusal("no-way-there", "LM-24")
    if crossing_of(table, edge_at(cell, side)) == BLOCKED:
        return Refusal("troll-in-the-way", "LM-21")
    if table.rules.obstacle[card_of(there)] and not table.has_tool(near):
        return Refusal("obstacle-without-tool", "LM-25")
    return Refusal("no-room-there", "LM-25")


class Stay(Verb):
    """Leave the dwarf where it is (LM-13)."""

    def __init__(self) -> None:
        """Take nothing."""
        super().__init__("stay", "LM-13", takes_card=False, stoppable=False)
        self.of_turn = False

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Note it, for everybody to see."""
        table.happen(DwarfStayed(seat))


class Move(Verb):
    """Walk along a route that is declared at once (LM-24)."""

    def __init__(self) -> None:
        """Take a route."""
        super().__init__("move", "LM-24", first=ROUTE, takes_card=False, stoppable=False)
        self.of_turn = False

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer nothing in step 1."""

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Walk; every trap on the way strikes in the order of the route; a face-down mine is revealed."""
        at_table = lost_mines(table)
        cell: i64 = at_table.places[seat]
        traps: i64 = 0
        last: i64 = 0
        for side in route_sides(action.first):
            if crossing_of(at_table, edge_at(cell, side)) == TRAPPED:
                traps += 1
            cell = beside(cell, side)
            last = side
        table.happen(DwarfWalked(seat, action.first, cell))
        i: i64
        for i in range(traps):
            spring_trap(at_table, seat)
        if at_table.board.face_at(cell) == HIDDEN:
            step_on_mine(at_table, seat, cell, last ^ 2)


class DwarfStayed(PublicEvent):
    """A player does not move their dwarf."""

    fields = ("seat",)
    clause = "LM-13"

    def __init__(self, seat: i64) -> None:
        """Note whose dwarf stays."""
        self.seat = seat

    def change(self, table: Table) -> None:
        """Change nothing."""


class DwarfWalked(PublicEvent):
    """A dwarf has walked along a route and stands on another card now (LM-24)."""

    fields = ("seat", "route", "cell")
    clause = "LM-24"

    def __init__(self, seat: i64, route: i64, cell: i64) -> None:
        """Note who went which way, and where it ended."""
        self.seat = seat
        self.route = route
        self.cell = cell

    def change(self, table: Table) -> None:
        """Move the dwarf."""
        at_table = lost_mines(table)
        at_table.places = with_item(at_table.places, self.seat, int(self.cell))


def spring_trap(table: LostMinesTable, seat: i64) -> None:
    """Let a trap cost a random card of the hand; nothing if the hand is empty (LM-20)."""
    hand = table.hands[seat]
    if hand.size() > 0:
        table.happen(TrapSprung(seat, hand.cards[table.rng.below(hand.size())]))


class TrapSprung(Event):
    """A trap costs its victim a card, face down: only the victim knows which. The trap stays (LM-20)."""

    fields = ("seat", "card")
    clause = "LM-20"

    def __init__(self, seat: i64, card: i64) -> None:
        """Note who lost which card."""
        self.seat = seat
        self.card = card

    def change(self, table: Table) -> None:
        """Discard the card; it is not replaced (LM-15)."""
        table.hands[self.seat].remove(self.card)
        table.discard.append(int(self.card))
        table.remember(self.seat, PassedCards((int(self.card),), table.turn))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """From the hand, face down on the pile."""
        return [spent_unseen(self.seat, (int(self.card),))]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the card to the victim."""
        return self if seat == self.seat else TrapSprung(self.seat, UNKNOWN)
