"""Whom to suspect: what each player has done in the open this round, as odds of being a saboteur.

Each kind of event multiplies the odds of whoever did it; an event that is not listed says nothing.
"""

from collections.abc import Callable
from typing import Final, cast

from undermine.engine.classic.modules.base.actions import RockFell
from undermine.engine.classic.modules.base.cards import DWARFS
from undermine.engine.classic.modules.base.digging import TunnelDug
from undermine.engine.classic.modules.base.tools import ToolBroken, ToolRepaired
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.events import Event
from undermine.engine.tunnels.routes import joined_sides, steps_between
from undermine.engine.tunnels.sides import beside

EVEN: Final = (1, 2)
"""Saboteurs and miners in the dwarf deck of rules that do not say."""

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
    """Odds of every seat, as one seat sees them."""

    def __init__(self, view: ClassicView, honest: bool) -> None:
        """Begin with what the dwarf deck says; an honest witness knows that whoever breaks its tools is no friend."""
        self.cards = view.ruleset.cards
        self.seat = view.seat
        self.honest = honest
        self.goals = [goal.cell for goal in view.goals if not goal.revealed]
        saboteurs, miners = DWARFS.get(view.seats, EVEN)
        others = saboteurs if honest else max(saboteurs - 1, 0)
        rest = saboteurs + miners - 1 - others
        self.odds = [others / rest] * view.seats
        self.odds[self.seat] = 0.0 if honest else 1000.0

    def doubt(self, seat: int, factor: float) -> None:
        """Change the odds of another seat."""
        if seat != self.seat:
            self.odds[seat] *= factor

    def suspicion(self, seat: int) -> float:
        """Return how likely the seat is a saboteur."""
        return self.odds[seat] / (1.0 + self.odds[seat])

    def blend(self, target: int, innocent: float, guilty: float) -> float:
        """Return a factor between two, by how much the target is suspected."""
        guilt = self.suspicion(target)
        return innocent * (1.0 - guilt) + guilty * guilt

    def away(self, cell: int) -> int:
        """Return how many steps the nearest face-down goal is away from a cell."""
        return min([int(steps_between(cell, goal)) for goal in self.goals], default=0)


def saw_dig(witness: Witness, event: Event) -> None:
    """A tunnel: dead ends are suspicious, tunnels that lead towards a goal are not."""
    dug = cast("TunnelDug", event)
    sides = joined_sides(witness.cards[dug.card], bool(dug.turned))
    if not sides:
        witness.doubt(dug.seat, DEAD_END_LAID)
        return
    ahead = [witness.away(beside(dug.cell, side)) for side in sides]
    witness.doubt(dug.seat, LED_ON if min(ahead) < witness.away(dug.cell) else LED_ASTRAY)


def saw_rockfall(witness: Witness, event: Event) -> None:
    """A rockfall: clearing a dead end helps, anything else hurts."""
    fell = cast("RockFell", event)
    cleared = not joined_sides(witness.cards[fell.removed])
    witness.doubt(fell.seat, DEAD_END_CLEARED if cleared else TUNNEL_DESTROYED)


def saw_break(witness: Witness, event: Event) -> None:
    """A broken tool: it depends on whose."""
    broken = cast("ToolBroken", event)
    if broken.target == witness.seat:
        witness.doubt(broken.seat, BROKE_MINE if witness.honest else 1 / BROKE_MINE)
    else:
        witness.doubt(broken.seat, witness.blend(broken.target, BROKE_INNOCENT, BROKE_GUILTY))


def saw_repair(witness: Witness, event: Event) -> None:
    """A repair for somebody else: it depends for whom."""
    repaired = cast("ToolRepaired", event)
    if repaired.target != repaired.seat:
        witness.doubt(repaired.seat, witness.blend(repaired.target, HELPED_INNOCENT, HELPED_GUILTY))


TESTIMONY: Final[dict[type[Event], Callable[[Witness, Event], None]]] = {
    TunnelDug: saw_dig,
    RockFell: saw_rockfall,
    ToolBroken: saw_break,
    ToolRepaired: saw_repair,
}


def suspicions(view: ClassicView, honest: bool) -> list[float]:
    """Return for each seat how likely it is a saboteur, from the story of the round."""
    witness = Witness(view, honest)
    for event in view.story():
        testimony = TESTIMONY.get(type(event))
        if testimony is not None:
            testimony(witness, event)
    return [witness.suspicion(seat) for seat in range(view.seats)]
