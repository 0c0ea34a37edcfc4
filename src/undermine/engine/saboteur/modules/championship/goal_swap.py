"""2017, the goal swap (WC-2017): two face-down goals change places, or only seem to.

Everybody sees which two goals were lifted; only the player knows whether they were swapped. From then on what anybody
else saw of them earlier is stale; what the player saw goes with the cards.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.agenda import Choice
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, PublicEvent, Table
from undermine.engine.kernel.transfers import Transfer, spent
from undermine.engine.saboteur.observations import SawGoal
from undermine.engine.saboteur.table import Goal, SaboteurModule, SaboteurTable, saboteur
from undermine.engine.tunnels.sides import CELL


class GoalSwap(SaboteurModule):
    """The goal swap card."""

    id = "wc2017"
    requires = ("dwarfs",)

    def cards(self) -> list[Card]:
        """Return the card."""
        return [Card("goal-swap", "WC-2017", copies=1, verbs=("swap-goals",))]

    def verbs(self) -> list[Verb]:
        """Return the verb it is played with."""
        return [SwapGoals()]


class SwapGoals(Verb):
    """Lift two face-down goals; whether they change places is decided afterwards, in secret."""

    def __init__(self) -> None:
        """Take the cells of two goals as targets."""
        super().__init__("swap-goals", "WC-2017", first=CELL, second=CELL)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every pair of face-down goals, in the order of their cells."""
        at_table = saboteur(table)
        card = self.first_playable(table, seat, hand)
        if card < 0:
            return
        cells = sorted([int(goal.cell) for goal in at_table.goals if not goal.revealed])
        for place, one in enumerate(cells):
            for other in cells[place + 1 :]:
                codes.add(self.code(card, one, other))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse anything but two different face-down goals; a pair is named in the order of its cells."""
        at_table = saboteur(table)
        for cell in (action.first, action.second):
            number = at_table.goal_at(cell)
            if number < 0 or at_table.goals[number].revealed:
                reasons.append(
                    Refusal("no-face-down-goal-there", "WC-2017", CELL.write(int(cell), self.catalogue))
                )
        if action.first == action.second:
            reasons.append(Refusal("needs-two-goals", "WC-2017"))
        elif action.first > action.second:
            reasons.append(Refusal("name-goals-in-order", "WC-2017"))

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Lift the two goals and let the player decide."""
        table.happen(GoalsLifted(seat, action.card, action.first, action.second))
        table.push(DecideSwap(seat, action.first, action.second))


class GoalsLifted(PublicEvent):
    """A player has picked up two face-down goals, without looking at them."""

    fields = ("seat", "card", "one:cell", "other:cell")
    clause = "WC-2017"

    def __init__(self, seat: i64, card: i64, one: i64, other: i64) -> None:
        """Note who lifted which."""
        self.seat = seat
        self.card = card
        self.one = one
        self.other = other

    def change(self, table: Table) -> None:
        """Discard the goal swap; the goals are put back when the player has decided."""
        at_table = saboteur(table)
        at_table.spend(self.seat, self.card)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The goal swap."""
        return [spent(self.seat, self.card)]


class DecideSwap(Choice):
    """Are the two goals to change places? Nobody but the player learns the answer."""

    fields = ("seat", "one:cell", "other:cell")
    verb = "say"
    clause = "WC-2017"

    def __init__(self, seat: i64, one: i64, other: i64) -> None:
        """Offer no and yes."""
        super().__init__(seat, (0, 1))
        self.one = one
        self.other = other

    def chosen(self, table: Table, choice: i64) -> None:
        """Put the goals back."""
        table.happen(GoalsReturned(self.seat, self.one, self.other, choice))


class DecidedSwap(Observation):
    """What a player decided about two goals, which nobody else knows."""

    fields = ("one:cell", "other:cell", "swapped:flag", "turn:number")

    def __init__(self, one: i64, other: i64, swapped: i64, turn: i64) -> None:
        """Date the decision."""
        self.one = one
        self.other = other
        self.swapped = swapped
        self.turn = turn


class GoalsReturned(Event):
    """Two goals lie on the table again: swapped or not, as the player alone knows."""

    fields = ("seat", "one:cell", "other:cell", "swapped:flag")
    clause = "WC-2017"

    def __init__(self, seat: i64, one: i64, other: i64, swapped: i64) -> None:
        """Note what became of them."""
        self.seat = seat
        self.one = one
        self.other = other
        self.swapped = swapped

    def change(self, table: Table) -> None:
        """Swap the goals, or not; bring what everybody remembers of them up to date."""
        at_table = saboteur(table)
        if self.swapped:
            one = at_table.goal_at(self.one)
            other = at_table.goal_at(self.other)
            lifted = at_table.goals[one].card
            at_table.lay_goal(one, Goal(self.one, at_table.goals[other].card))
            at_table.lay_goal(other, Goal(self.other, lifted))
        for seat in range(at_table.seats):
            self._remember(at_table, seat)
        at_table.remember(self.seat, DecidedSwap(self.one, self.other, self.swapped, at_table.turn))

    def _remember(self, table: SaboteurTable, seat: i64) -> None:
        """Let the player's own looks follow the decision; make those of everybody else stale."""
        memories: list[Observation] = []
        for memory in table.memories[seat]:
            if isinstance(memory, SawGoal) and memory.cell in (self.one, self.other):
                if seat != self.seat:
                    memories.append(SawGoal(memory.cell, memory.goal, memory.turn, 1))
                    continue
                if self.swapped:
                    cell = self.other if memory.cell == self.one else self.one
                    memories.append(SawGoal(cell, memory.goal, memory.turn, memory.stale))
                    continue
            memories.append(memory)
        table.memories[seat] = tuple(memories)

    def seen_by(self, seat: i64) -> Event | None:
        """Show the decision to the player alone."""
        return self if seat == self.seat else GoalsReturned(self.seat, self.one, self.other, UNKNOWN)
