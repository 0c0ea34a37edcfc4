"""What the sensible bot makes of its view: its side, where the treasure may be, how far it is, whom to suspect."""

from functools import cached_property
from typing import Final, cast

from undermine.bots.sensible.suspicion import suspicions
from undermine.engine._native import i64, vec
from undermine.engine.classic.observations import SawGoal
from undermine.engine.classic.ruleset import ClassicRuleset
from undermine.engine.classic.tools import TOOLS
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.routes import Routes

DETOUR: Final = 2
"""Routes that many cards longer than the best are still looked at."""
NO_WAY: Final = 12
"""How long a route counts that cannot be built at all."""


class Situation:
    """A view and what follows from it; each conclusion is drawn when it is first needed."""

    def __init__(self, view: ClassicView, patterns: vec[i64]) -> None:
        """Look at the view; `patterns` says which sides the deck can join."""
        self.view = view
        self.rules = cast("ClassicRuleset", view.ruleset)
        self.seat = view.seat
        self.patterns = patterns

    @cached_property
    def dwarf(self) -> str:
        """The name of the seat's own dwarf, empty while there is none."""
        dwarf = self.view.dwarfs[self.seat] if self.view.dwarfs else UNKNOWN
        return "" if dwarf == UNKNOWN else self.rules.cards[dwarf].name

    @cached_property
    def digs_for_gold(self) -> bool:
        """Whether reaching the treasure is what the seat wants."""
        return self.dwarf != "saboteur"

    @cached_property
    def chances(self) -> dict[int, float]:
        """For each cell where the treasure may be, how likely it is there."""
        return treasure_chances(self.view)

    @cached_property
    def routes(self) -> list[tuple[float, Routes]]:
        """The routes to each of these cells, with the chance that it is worth going there."""
        return self.routes_on(self.view.board)

    def routes_on(self, board: Board) -> list[tuple[float, Routes]]:
        """Return the routes as they would be on another board."""
        return [(chance, Routes(board, cell, self.patterns, DETOUR)) for cell, chance in self.chances.items()]

    @cached_property
    def distance(self) -> float:
        """How many cards the treasure is away, to be expected."""
        return expected(self.routes)

    @cached_property
    def nearest(self) -> int:
        """How many cards the nearest possible treasure is away."""
        return min([int(routes.best) for _, routes in self.routes], default=NO_WAY)

    def distance_with(self, cell: int, face: int) -> float:
        """Return the distance once a face lies on the cell."""
        return sum(chance * min(NO_WAY, int(routes.with_face(cell, face))) for chance, routes in self.routes)

    @cached_property
    def suspicion(self) -> list[float]:
        """For each seat, how likely it is a saboteur."""
        return suspicions(self.view, self.digs_for_gold)

    def broken(self, seat: int) -> list[str]:
        """Return the tools that are broken before a seat."""
        bits = 0
        for card in self.view.before[seat]:
            bits |= self.rules.breaks[card]
        return [tool for number, tool in enumerate(TOOLS) if bits >> number & 1]


def expected(routes: list[tuple[float, Routes]]) -> float:
    """Return the distance to be expected over all cells where the treasure may be."""
    return sum(chance * min(NO_WAY, int(route.best)) for chance, route in routes)


def treasure_chances(view: ClassicView) -> dict[int, float]:
    """Return where the treasure may be, from the goals revealed and the looks taken; each such cell is as likely."""
    seen = {look.cell: look for look in view.memories if isinstance(look, SawGoal) and not look.stale}
    for cell, look in seen.items():
        if view.ruleset.cards[look.goal].name == "treasure":
            return {int(cell): 1.0}
    unknown = [int(goal.cell) for goal in view.goals if not goal.revealed and goal.cell not in seen]
    return {cell: 1.0 / len(unknown) for cell in unknown}
