"""Light suspicion: what each player has done in the open this round, as odds of being a saboteur.

Each kind of event multiplies the odds of its player; an event that is not listed says nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.engine._native import i64, vec
from undermine.engine.kernel.table import Event
from undermine.engine.saboteur.modules.base.actions import RockFell
from undermine.engine.saboteur.modules.base.cards import DWARFS
from undermine.engine.saboteur.modules.base.digging import TunnelDug
from undermine.engine.saboteur.modules.base.tools import ToolBroken, ToolRepaired
from undermine.engine.saboteur.observations import SawDwarf
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import steps_between
from undermine.engine.tunnels.sides import beside

EVEN: Final = (1, 2)
"""Saboteurs and miners in the dwarf deck of rules that do not say."""
CERTAIN: Final = 1000.0

DEAD_END_LAID: Final = 6.0
LED_ASTRAY: Final = 1.6
LED_ON: Final = 0.6
TUNNEL_DESTROYED: Final = 4.0
DEAD_END_CLEARED: Final = 0.4
BROKE_MINE: Final = 2.5
BROKE_INNOCENT: Final = 2.2
BROKE_GUILTY: Final = 0.5
HELPED_INNOCENT: Final = 0.7
HELPED_GUILTY: Final = 1.5


class Witness:
    """Odds of every seat, as one seat sees them.

    `joined` says which sides each card of the catalogue joins, `credulity` how much every move counts, `heard` what to
    make of events that the base game does not have.
    """

    def __init__(
        self, view: SaboteurView, honest: bool, joined: vec[i64], credulity: float, heard: Hearings
    ) -> None:
        """Begin with what the dwarf deck says; an honest witness distrusts those who break its tools."""
        self.seat: i64 = view.seat
        self.honest = honest
        self.joined = joined
        self.credulity = credulity
        self.heard = heard
        self.goals: list[int] = [int(goal.cell) for goal in view.goals if not goal.revealed]
        saboteurs, miners = DWARFS.get(view.seats, EVEN)
        others = saboteurs if honest else max(saboteurs - 1, 0)
        rest = saboteurs + miners - 1 - others
        self.odds: list[float] = [others / rest] * view.seats
        if self.seat >= 0:
            self.odds[self.seat] = 0.0 if honest else CERTAIN
        self.looks: list[tuple[int, str]] = [
            (int(memory.target), view.ruleset.cards[memory.dwarf].name)
            for memory in view.memories
            if isinstance(memory, SawDwarf) and not memory.stale
        ]

    def conclude(self, rivals: list[str]) -> None:
        """Put what was seen in place of what was suspected; to an honest witness rivals are half an enemy."""
        for seat, seen in self.looks:
            rival = self.honest and seen in rivals
            self.odds[seat] = CERTAIN if seen == "saboteur" else 1.0 if rival else 0.0

    def doubt(self, seat: i64, factor: float) -> None:
        """Change the odds of another seat."""
        if seat != self.seat:
            self.odds[seat] *= factor if self.credulity == 1.0 else factor**self.credulity

    def suspicion(self, seat: i64) -> float:
        """Return how likely the seat is a saboteur."""
        return self.odds[seat] / (1.0 + self.odds[seat])

    def blend(self, target: i64, innocent: float, guilty: float) -> float:
        """Return a factor between two, by how much the target is suspected."""
        guilt = self.suspicion(target)
        return innocent * (1.0 - guilt) + guilty * guilt

    def away(self, cell: i64) -> i64:
        """Return how many steps the nearest face-down goal is away from a cell."""
        nearest: i64 = -1
        for goal in self.goals:
            steps = steps_between(cell, goal)
            if nearest < 0 or steps < nearest:
                nearest = steps
        return max(nearest, 0)

    def hear(self, event: Event) -> None:
        """Let a public event speak for or against somebody."""
        if isinstance(event, TunnelDug):
            self.saw_dig(event)
        elif isinstance(event, ToolBroken):
            self.saw_attack(event.seat, event.target)
        elif isinstance(event, ToolRepaired):
            self.saw_repair(event)
        elif isinstance(event, RockFell):
            cleared = self.joined[event.removed] == 0
            self.doubt(event.seat, DEAD_END_CLEARED if cleared else TUNNEL_DESTROYED)
        elif self.heard:
            hearing = self.heard.get(type(event))
            if hearing is not None:
                hearing(self, event)

    def saw_dig(self, dug: TunnelDug) -> None:
        """A tunnel: dead ends are suspicious, tunnels that lead towards a goal are not."""
        sides = self.joined[dug.card]
        if dug.turned:
            sides = (sides & 3) << 2 | sides >> 2
        if sides == 0:
            self.doubt(dug.seat, DEAD_END_LAID)
            return
        here = self.away(dug.cell)
        ahead = here
        side: i64
        for side in range(4):
            if sides & (1 << side):
                ahead = min(ahead, self.away(beside(dug.cell, side)))
        self.doubt(dug.seat, LED_ON if ahead < here else LED_ASTRAY)

    def saw_attack(self, seat: i64, target: i64) -> None:
        """A broken tool, or something like it: it depends on whose."""
        if target == self.seat:
            self.doubt(seat, BROKE_MINE if self.honest else 1 / BROKE_MINE)
        else:
            self.doubt(seat, self.blend(target, BROKE_INNOCENT, BROKE_GUILTY))

    def saw_repair(self, repaired: ToolRepaired) -> None:
        """A repair for somebody else: it depends for whom."""
        if repaired.target != repaired.seat:
            self.doubt(repaired.seat, self.blend(repaired.target, HELPED_INNOCENT, HELPED_GUILTY))


Hearings = dict[type[Event], Callable[[Witness, Event], None]]
"""What to make of events, by their class."""


def suspicions(
    view: SaboteurView, dwarf: str, joined: vec[i64], credulity: float, heard: Hearings, rivals: list[str]
) -> list[float]:
    """Return for each seat how likely it is a saboteur, from the story of the round."""
    witness = Witness(view, dwarf != "saboteur", joined, credulity, heard)
    for event in view.story():
        witness.hear(event)
    witness.conclude(rivals)
    return [witness.suspicion(seat) for seat in range(view.seats)]
