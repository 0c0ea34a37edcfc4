"""A situation: a seat's view and what follows from it. What costs much is worked out when it is first needed."""

from __future__ import annotations

from typing import Final

from undermine.bots.policy.lore import Lore
from undermine.bots.policy.manner import Manner
from undermine.bots.policy.suspicion import suspicions
from undermine.engine._native import i64
from undermine.engine.classic.observations import SawGoal
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.routes import Routes

NO_WAY: Final = 14
"""How long a route counts that cannot be built at all."""
DETOUR: Final = 4
"""How much longer than the best one a route may be to be looked at."""


class Situation:
    """What one seat sees and concludes.

    `digs` says whether reaching the treasure is what the seat wants. `cells` are the cells where the treasure may be,
    `chances` how likely, `distance` how many cards away it is to be expected, `nearest` at least.
    """

    def __init__(self, view: ClassicView, lore: Lore, manner: Manner) -> None:
        """Look at the view."""
        self.view = view
        self.lore = lore
        self.manner = manner
        self.rules = lore.rules
        self.seat: i64 = view.seat
        self.board = view.board
        dwarf: i64 = view.dwarfs[view.seat] if view.dwarfs else UNKNOWN
        self.dwarf: str = "" if dwarf == UNKNOWN else lore.rules.cards[dwarf].name
        self.digs = self.dwarf != "saboteur"
        self.cells: list[int] = []
        self.chances: list[float] = []
        self.find_treasure()
        self.routes: list[Routes] = self.routes_on(view.board)
        self.distance = self.expected(self.routes)
        self.nearest: i64 = NO_WAY
        for routes in self.routes:
            self.nearest = min(self.nearest, routes.best)
        self._guilt: list[float] | None = None

    def find_treasure(self) -> None:
        """Conclude where the treasure may be from the goals revealed and the looks taken."""
        stones: list[int] = []
        for memory in self.view.memories:
            if isinstance(memory, SawGoal) and not memory.stale and self.remembers(memory.turn):
                if memory.goal == self.lore.treasure:
                    self.cells = [int(memory.cell)]
                    self.chances = [1.0]
                    return
                stones.append(int(memory.cell))
        hidden = [int(goal.cell) for goal in self.view.goals if not goal.revealed]
        self.cells = [cell for cell in hidden if cell not in stones] or hidden
        self.chances = [1.0 / len(self.cells) for _ in self.cells]

    def remembers(self, turn: i64) -> bool:
        """Say whether the seat still knows what it saw in a turn."""
        memory: i64 = self.manner.memory
        return memory == 0 or self.view.turn - turn < memory * self.view.seats

    def routes_on(self, board: Board) -> list[Routes]:
        """Return the routes to each cell where the treasure may be."""
        return [Routes(board, cell, self.lore.patterns, DETOUR) for cell in self.cells]

    def expected(self, routes: list[Routes]) -> float:
        """Return the distance to be expected over all cells where the treasure may be."""
        distance = 0.0
        for number, route in enumerate(routes):
            distance += self.chances[number] * float(min(NO_WAY, route.best))
        return distance

    def distance_with(self, cell: i64, face: i64) -> float:
        """Return the distance once a face lies on the cell."""
        distance = 0.0
        for number, route in enumerate(self.routes):
            distance += self.chances[number] * float(min(NO_WAY, route.with_face(cell, face)))
        return distance

    def chance_at(self, cell: i64) -> float:
        """Return how likely the treasure is on a cell."""
        for number, possible in enumerate(self.cells):
            if possible == cell:
                return self.chances[number]
        return 0.0

    def guilt(self, seat: i64) -> float:
        """Return how likely a seat is a saboteur."""
        if self._guilt is None:
            self._guilt = suspicions(self.view, self.digs, self.lore.joined, self.manner.credulity)
        return self._guilt[seat]

    def believe(self, guilt: list[float]) -> None:
        """Take over somebody's better founded suspicions."""
        self._guilt = guilt

    def broken(self, seat: i64) -> i64:
        """Return how many kinds of tools are broken before a seat."""
        bits: i64 = 0
        for card in self.view.before[seat]:
            bits |= self.rules.breaks[card]
        return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1)

    def worth(self, card: i64) -> float:
        """Return what it is worth to keep a card."""
        if self.lore.is_map[card] and len(self.cells) <= 1:
            return 0.0
        return self.lore.miners[card] if self.digs else self.lore.saboteurs[card]

    def close(self) -> bool:
        """Say whether the treasure is so near that a saboteur drops all cover."""
        return float(self.nearest) <= self.manner.in_sight
