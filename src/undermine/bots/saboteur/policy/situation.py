"""A situation: a seat's view and what follows from it. What costs much is worked out when it is first needed."""

from __future__ import annotations

from typing import Final

from undermine.bots.saboteur.policy.path_cost import PathCost, Supply
from undermine.bots.saboteur.policy.ruleset_facts import RulesetFacts
from undermine.bots.saboteur.policy.suspicion import suspicions
from undermine.bots.saboteur.policy.weights import Weights
from undermine.engine._native import i64
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.saboteur.observations import SawDwarf, SawGoal
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.board import Board, without
from undermine.engine.tunnels.routes import Routes, lengths_without, steps_between
from undermine.engine.tunnels.sides import CELL_MASK, TURNED_BIT, beside
from undermine.engine.tunnels.tiles import card_of, face_of

NO_WAY: Final = 14
"""How long a route counts that cannot be built at all."""
UNLIKELY: Final = 0.02
"""A chance so small that nobody goes there."""
FULL_ROUND: Final = 60.0
"""About as many cards are still to be played when a round begins."""


class Situation:
    """What one seat sees and concludes.

    `digs` says whether reaching the treasure is what the seat wants, `zeal` how much. `cells` are the cells where the
    treasure may be, `chances` how likely, `distance` how many cards away it is to be expected, `nearest` at least.
    `shut` are the doors that are walls to the seat, `labyrinth` is the board without them: ways are measured there.
    `best_dig` is the score of the best tunnel looked at so far, `diverted` the routes without the one laid last,
    `rockfalls` the cells where one is thought through, `sharing` how much each seat shares what this seat wins.
    """

    def __init__(self, view: SaboteurView, facts: RulesetFacts, weights: Weights) -> None:
        """Look at the view."""
        self.view = view
        self.facts = facts
        self.weights = weights
        self.rules = facts.rules
        self.seat: i64 = view.seat
        self.board = view.board
        dwarf: i64 = view.dwarfs[view.seat] if view.dwarfs else UNKNOWN
        self.dwarf: str = "" if dwarf == UNKNOWN else facts.rules.cards[dwarf].name
        self.digs = self.dwarf != "saboteur"
        self.zeal = weights.bystander_zeal if self.dwarf in facts.bystanders else 1.0
        self.shut: list[int] = self.shut_doors(self.dwarf) if weights.avoid_closed_doors else []
        self.labyrinth = without(view.board, self.shut) if self.shut else view.board
        self.cells: list[int] = []
        self.chances: list[float] = []
        self.routes: list[Routes] = []
        self.distance = 0.0
        self.nearest: i64 = NO_WAY
        self.find_treasure()
        self.measure()
        self.best_dig = 0.0
        self.diverted: list[Routes] | None = None
        self.rockfalls: list[int] | None = None
        self.sharing: list[float] = []
        self._guilt: list[float] | None = None
        self._supply: Supply | None = None
        self._path_cost: PathCost | None = None

    def shut_doors(self, dwarf: str) -> list[int]:
        """Return the cells with doors that are walls to a dwarf."""
        board = self.board
        return [int(cell) for cell in board.laid if self.facts.shut(card_of(board.face_at(cell)), dwarf)]

    def distance_for(self, dwarf: str) -> i64:
        """Return how many cards the treasure is away at least for a dwarf to whom other doors are walls."""
        shut = self.shut_doors(dwarf)
        if shut == self.shut:
            return self.nearest
        nearest: i64 = NO_WAY
        for routes in self.routes_on(without(self.board, shut) if shut else self.board):
            nearest = min(nearest, routes.best)
        return nearest

    def measure(self) -> None:
        """Measure the way to every cell where the treasure may be."""
        self.routes = self.routes_on(self.labyrinth)
        self.expect()
        self.nearest = NO_WAY
        for routes in self.routes:
            self.nearest = min(self.nearest, routes.best)

    def expect(self) -> None:
        """Work out how far away the treasure is to be expected."""
        self.distance = self.expected([int(routes.best) for routes in self.routes])

    def find_treasure(self) -> None:
        """Conclude where the treasure may be from the goals revealed and the looks taken."""
        stones: list[int] = []
        for memory in self.view.memories:
            if isinstance(memory, SawGoal) and not memory.stale and self.remembers(memory.turn):
                if memory.goal == self.facts.treasure:
                    self.cells = [int(memory.cell)]
                    self.chances = [1.0]
                    return
                stones.append(int(memory.cell))
        hidden = [int(goal.cell) for goal in self.view.goals if not goal.revealed]
        self.cells = [cell for cell in hidden if cell not in stones] or hidden
        self.chances = [1.0 / len(self.cells) for _ in self.cells]

    def remembers(self, turn: i64) -> bool:
        """Return whether the seat still knows what it saw in a turn."""
        memory: i64 = self.weights.memory_turns
        return memory == 0 or self.view.turn - turn < memory * self.view.seats

    def routes_on(self, board: Board) -> list[Routes]:
        """Return the routes to each cell where the treasure may be."""
        return [Routes(board, cell, self.facts.patterns, self.weights.longest_detour) for cell in self.cells]

    def expected(self, lengths: list[int]) -> float:
        """Return the distance to be expected over all cells where the treasure may be, each that many cards away."""
        distance = 0.0
        for number, length in enumerate(lengths):
            distance += self.chances[number] * float(min(NO_WAY, length))
        return distance

    def distance_with(self, cell: i64, face: i64) -> float:
        """Return the distance once a face lies on the cell."""
        return self.expected_with(self.routes, cell, face)

    def expected_with(self, routes: list[Routes], cell: i64, face: i64) -> float:
        """Return the distance by these routes once a face lies on the cell."""
        distance = 0.0
        for number, route in enumerate(routes):
            distance += self.chances[number] * float(min(NO_WAY, route.with_face(cell, face)))
        return distance

    def supply(self) -> Supply:
        """Return the tunnel cards that are still to come."""
        if self._supply is None:
            self._supply = Supply(self.view, self.facts, self.weights.own_copies)
        return self._supply

    def path_cost_on(self, board: Board) -> PathCost:
        """Return the path cost to the cells where the treasure may be, on a board."""
        return PathCost(board, self.supply(), self.cells, self.chances, self.weights.second_way)

    def path_cost(self) -> PathCost:
        """Return the path cost to the cells where the treasure may be."""
        if self._path_cost is None:
            self._path_cost = self.path_cost_on(self.labyrinth)
        return self._path_cost

    def gain(self, cell: i64, face: i64) -> float:
        """Return how much nearer the treasure comes once a face lies on the cell; never through a shut door."""
        if self.weights.use_path_cost:
            gain = self.path_cost().gain(cell, face)
        else:
            gain = self.distance - self.distance_with(cell, face)
        if self.weights.avoid_closed_doors and gain > 0.0 and self.facts.shut(card_of(face), self.dwarf):
            return 0.0
        return gain

    def last_steps(self, cell: i64, face: i64) -> float:
        """Return what it counts that a face on the cell reaches the treasure, or leaves the last card to others."""
        weights = self.weights
        if weights.finish == 0.0 and weights.leave_finish == 0.0:
            return 0.0
        counts = 0.0
        for number, routes in enumerate(self.routes):
            left = routes.with_face(cell, face)
            if left == 0:
                counts += self.chances[number] * weights.finish
            elif left == 1 and routes.best > 1:
                counts -= self.chances[number] * weights.leave_finish
        return counts

    def trimmings(self, card: i64, gain: float) -> float:
        """Return what laying a card counts beside the way, because of a door or a crystal on it."""
        if self.facts.pays(card, self.dwarf):
            return self.weights.lay_crystal
        return self.facts.door(card, self.dwarf, gain)

    def gain_without(self, cell: i64) -> float:
        """Return how much nearer the treasure comes once a card is taken away."""
        if self.weights.use_path_cost:
            return self.path_cost().now - self.path_cost_on(without(self.labyrinth, [int(cell)])).now
        detour = self.weights.longest_detour
        left = lengths_without(self.labyrinth, cell, self.cells, self.facts.patterns, detour)
        return self.distance - self.expected(left)

    def use_of(self, card: i64) -> float:
        """Return how much nearer, or farther, to the treasure a card would bring this seat now."""
        if not self.rules.is_tunnel[card]:
            return 0.0
        best = 0.0
        frontier = self.board.frontier
        tiles = self.board.tiles
        i: i64
        turned: i64
        for i in range(len(frontier)):
            if not self.board.lit_at(frontier[i]):
                continue
            fits = self.board.fits_at(frontier[i])
            for turned in range(2):
                face = face_of(card, turned)
                if fits & (1 << tiles.openings[face]):
                    gain = self.path_cost().gain(frontier[i], face)
                    best = max(best, gain if self.digs else -gain)
        return best

    def length_to(self, cell: i64) -> float:
        """Return how many cards a cell is away: by the routes, or as the crow flies where there are none."""
        for routes in self.routes:
            if routes.goal == cell:
                return float(min(NO_WAY, routes.best))
        nearest: i64 = NO_WAY
        frontier = self.board.frontier
        i: i64
        for i in range(len(frontier)):
            if self.board.lit_at(frontier[i]):
                nearest = min(nearest, 1 + steps_between(frontier[i], cell))
        return float(nearest)

    def is_gate(self, cell: i64) -> bool:
        """Return whether a best way to the treasure leads over a cell next."""
        for routes in self.routes:
            if routes.gate == cell:
                return True
        return False

    def chance_at(self, cell: i64) -> float:
        """Return how likely the treasure is on a cell."""
        for number, possible in enumerate(self.cells):
            if possible == cell:
                return self.chances[number]
        return 0.0

    def guilt(self, seat: i64) -> float:
        """Return how likely a seat is a saboteur."""
        if self._guilt is None:
            facts = self.facts
            self._guilt = suspicions(
                self.view,
                self.dwarf,
                facts.joined,
                self.weights.credulity,
                facts.heard,
                facts.rivals(self.dwarf),
            )
        return self._guilt[seat]

    def enmity(self, seat: i64) -> float:
        """Return how likely a seat wants the contrary of what this seat wants."""
        if seat == self.seat:
            return 0.0
        return self.guilt(seat) if self.digs else 1.0 - self.guilt(seat)

    def knows_dwarf(self, seat: i64) -> bool:
        """Return whether the seat has seen another one's dwarf, and it is still the same."""
        for memory in self.view.memories:
            if isinstance(memory, SawDwarf) and memory.target == seat and not memory.stale:
                return True
        return False

    def doubt(self, seat: i64) -> float:
        """Return how much could be learnt about a seat: nothing about somebody who is certainly one or the other."""
        if self.knows_dwarf(seat):
            return 0.0
        enmity = self.enmity(seat)
        return 2.0 * enmity * (1.0 - enmity)

    def believe(self, guilt: list[float], goals: dict[int, float]) -> None:
        """Take over better founded suspicions, and chances of where the treasure is."""
        self._guilt = guilt
        likely = [cell for cell, chance in goals.items() if chance > UNLIKELY]
        if likely:
            same_cells = likely == self.cells
            self.cells = likely
            self.chances = [goals[cell] for cell in likely]
            self._path_cost = None
            if same_cells:
                self.expect()
            else:
                self.measure()

    def suspect(self, guilt: list[float]) -> None:
        """Take over suspicions, where somebody else has followed what everybody did."""
        self._guilt = guilt

    def broken(self, seat: i64) -> i64:
        """Return how many kinds of tools are broken before a seat."""
        bits: i64 = 0
        for card in self.view.before[seat]:
            bits |= self.rules.breaks[card]
        return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1)

    def worth(self, card: i64) -> float:
        """Return what it is worth to keep a card."""
        if self.facts.is_map[card] and len(self.cells) <= 1:
            return 0.0
        if not self.digs:
            return self.facts.saboteurs[card]
        collecting = self.weights.keep_crystal if self.facts.pays(card, self.dwarf) else 0.0
        return self.facts.miners[card] + collecting

    def close(self) -> bool:
        """Return whether the treasure is so near that a saboteur drops all cover."""
        return float(self.nearest) <= self.weights.open_harm_within

    def hurry(self) -> float:
        """Return how much harm to tools counts to a saboteur now: less while the cover holds, more when it is late."""
        late = 1.0 + self.weights.late_break * (1.0 - self.time_left())
        return late if self.close() else late * self.weights.covert_break

    def harmful(self, gain: float) -> float:
        """Return what it counts to a saboteur that others come so much nearer to the treasure."""
        return -gain if self.close() else -gain * self.weights.covert_harm - self.weights.seen_harm_cost

    def blending(self, card: i64, first: i64) -> float:
        """Return what it counts to a saboteur that a tunnel seems to lead on: the more, the longer it may help."""
        if self.weights.blend_in == 0.0 or not self.leads_on(card, first):
            return 0.0
        return self.weights.blend_in * self.time_left()

    def leads_on(self, card: i64, first: i64) -> bool:
        """Return whether a tunnel, laid there, seems to lead towards a goal: as those see it who suspect by it."""
        sides = self.facts.joined[card]
        if first & TURNED_BIT:
            sides = (sides & 3) << 2 | sides >> 2
        cell = first & CELL_MASK
        here = self.steps_to_goals(cell)
        side: i64
        for side in range(4):
            if sides & (1 << side) and self.steps_to_goals(beside(cell, side)) < here:
                return True
        return False

    def steps_to_goals(self, cell: i64) -> i64:
        """Return how many steps the nearest face-down goal is away from a cell."""
        nearest: i64 = NO_WAY
        for goal in self.view.goals:
            if not goal.revealed:
                nearest = min(nearest, steps_between(cell, goal.cell))
        return nearest

    def time_left(self) -> float:
        """Return how much of the round is left, 1 when it begins."""
        cards: i64 = self.view.deck_size
        for size in self.view.hand_sizes:
            cards += size
        return min(1.0, float(cards) / FULL_ROUND)
