"""What all strangers have in common: they measure as the crow flies, and count no cards."""

from __future__ import annotations

from typing import Final

import undermine as um

STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
FARTHEST: Final = 20


class Crow(um.Bot):
    """Chooses the option with the highest `liking`; a stranger of one's own says what it likes."""

    def choose(self, view: um.View, options: um.Options) -> um.Action:
        likings = [self.liking(view, option) for option in options]
        best = [number for number, liking in enumerate(likings) if liking == max(likings)]
        return options[self.rng.choice(best)]

    def liking(self, view: um.View, option: um.Action) -> float:
        raise NotImplementedError

    def is_saboteur(self, view: um.View) -> bool:
        return view.role is not None and view.role.endswith("saboteur")

    def targets(self, view: um.View) -> list[tuple[int, int]]:
        """The goals that may be the treasure."""
        hidden = [goal.cell for goal in view.goals if not goal.revealed]
        seen = {
            memory.facts["cell"]: memory.facts["goal"]
            for memory in view.memories
            if memory.name == "saw-goal"
        }
        gold = [cell for cell in hidden if seen.get(cell) == "treasure"]
        return gold or [cell for cell in hidden if cell not in seen] or hidden

    def away(self, view: um.View, cell: tuple[int, int]) -> int:
        """How many steps a cell is away from the nearest goal."""
        x, y = cell
        return min([abs(x - to_x) + abs(y - to_y) for to_x, to_y in self.targets(view)], default=FARTHEST)

    def front(self, view: um.View) -> int:
        """How far the tunnel's end seems to be away."""
        return min([self.away(view, cell) for cell in view.board], default=FARTHEST)

    def progress(self, view: um.View, dig: um.Action) -> float:
        """How many steps nearer a tunnel seems to lead than the labyrinth does now; a dead end leads nowhere."""
        if dig.cell is None or dig.card is None or not dig.card.startswith("["):
            return -2.0
        x, y = dig.cell
        sides = [OPPOSITE[side] if dig.turned else side for side in dig.card.strip("[]") if side in STEPS]
        ends = [self.away(view, (x + STEPS[side][0], y + STEPS[side][1])) for side in sides]
        return float(self.front(view) - 1 - min(ends, default=FARTHEST))

    def hurt_by(self, view: um.View) -> list[int]:
        """Who has broken this player's tools in this round."""
        return [
            int(str(event.facts["seat"]))
            for event in view.events
            if event.name == "tool-broken" and event.facts["target"] == self.seat
        ]
