"""Rockfall, map and passing (BASE-10, BASE-12, BASE-24, BASE-25)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.passing import PassCards
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, PublicEvent, Table
from undermine.engine.kernel.transfers import OUT, PILE, Transfer, board, spent
from undermine.engine.saboteur.observations import SawGoal
from undermine.engine.saboteur.seams import PASS_LIMIT
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.engine.tunnels.board import face_in
from undermine.engine.tunnels.sides import CELL
from undermine.engine.tunnels.tiles import card_of


class Rockfall(Verb):
    """Remove one tunnel card of the labyrinth, never the start or a goal (BASE-24)."""

    def __init__(self) -> None:
        """Take a cell as target."""
        super().__init__("rockfall", "BASE-24", first=CELL)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every tunnel card of the labyrinth."""
        at_table = saboteur(table)
        card = self.first_playable(table, seat, hand)
        if card < 0:
            return
        barred = len(self.seams.barring_targets) > 0
        board, is_tunnel = at_table.board, at_table.rules.is_tunnel
        laid, window = board.laid, board.window
        i: i64
        for i in range(len(laid)):
            if not is_tunnel[card_of(face_in(window[board.inner_spot(laid[i])]))]:
                continue
            if not (barred and self.barred_at(table, seat, card, laid[i])):
                codes.add(self.code(card, laid[i], 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse anything but a tunnel card."""
        if not breakable(saboteur(table), action.first):
            reasons.append(Refusal("no-tunnel-card-there", "BASE-24"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Take the card out of the labyrinth."""
        removed = card_of(saboteur(table).board.face_at(action.first))
        table.happen(RockFell(seat, action.card, action.first, removed))


def breakable(table: SaboteurTable, cell: i64) -> bool:
    """Return whether a tunnel card lies face up on the cell."""
    face = table.board.face_at(cell)
    return face > 0 and table.rules.is_tunnel[card_of(face)] == 1


class RockFell(PublicEvent):
    """A rockfall removed a tunnel card; both are discarded, the rockfall on top (BASE-12), if they are of the deck."""

    fields = ("seat", "card", "cell", "removed:card")
    clause = "BASE-24"

    def __init__(self, seat: i64, card: i64, cell: i64, removed: i64) -> None:
        """Note who removed what."""
        self.seat = seat
        self.card = card
        self.cell = cell
        self.removed = removed

    def change(self, table: Table) -> None:
        """Discard the tunnel card and the rockfall."""
        at_table = saboteur(table)
        at_table.board.take(self.cell)
        at_table.put_away(self.removed)
        at_table.spend(self.seat, self.card)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The tunnel card, aside if it is not of the deck (MIX-4); then the rockfall."""
        away = PILE if cards[self.removed].copies else OUT
        return [Transfer((int(self.removed),), board(self.cell), away), spent(self.seat, self.card)]


class Map(Verb):
    """Look at one face-down goal, alone (BASE-25)."""

    def __init__(self) -> None:
        """Take the goal's cell as target."""
        super().__init__("map", "BASE-25", first=CELL)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every face-down goal."""
        at_table = saboteur(table)
        card = self.first_playable(table, seat, hand)
        if card < 0:
            return
        barred = len(self.seams.barring_targets) > 0
        for goal in at_table.goals:
            if not goal.revealed and not (barred and self.barred_at(table, seat, card, goal.cell)):
                codes.add(self.code(card, goal.cell, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a cell without a face-down goal."""
        at_table = saboteur(table)
        number = at_table.goal_at(action.first)
        if number < 0 or at_table.goals[number].revealed:
            reasons.append(Refusal("no-face-down-goal-there", "BASE-25"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Look at the goal."""
        at_table = saboteur(table)
        goal = at_table.goals[at_table.goal_at(action.first)].card
        table.happen(GoalSeen(seat, action.card, action.first, goal))


class GoalSeen(Event):
    """A player looked at a face-down goal: everybody sees which, only the player what it is."""

    fields = ("seat", "card", "cell", "goal:card")
    clause = "BASE-25"

    def __init__(self, seat: i64, card: i64, cell: i64, goal: i64) -> None:
        """Note who looked at what."""
        self.seat = seat
        self.card = card
        self.cell = cell
        self.goal = goal

    def change(self, table: Table) -> None:
        """Discard the map and remember what was seen."""
        at_table = saboteur(table)
        at_table.spend(self.seat, self.card)
        at_table.remember(self.seat, SawGoal(self.cell, self.goal, at_table.turn))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The map."""
        return [spent(self.seat, self.card)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the goal itself to the player alone."""
        return self if seat == self.seat else GoalSeen(self.seat, self.card, self.cell, UNKNOWN)


class Pass(PassCards):
    """Discard cards face down and draw as many (BASE-10): one, unless a module allows more; in any order (BASE-12)."""

    def __init__(self) -> None:
        """Every card of the hand will do."""
        super().__init__("BASE-10")

    def limit(self, table: Table, seat: i64) -> i64:
        """Return how many cards the seat may discard in one pass."""
        return saboteur(table).rules.adjusted(table, PASS_LIMIT, seat, 1)
