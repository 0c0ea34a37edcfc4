"""Options as numbers: what an action is and what it is aimed at, for policies that choose from a list."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.actions import (
    CARD_MASK,
    CARD_SHIFT,
    FIRST_SHIFT,
    NO_CARD,
    SECOND_SHIFT,
    TARGET_MASK,
    VERB_MASK,
)
from undermine.engine.kernel.kinds import Kind
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.tunnels.sides import SOUTHERN, TURNED_BIT, route_sides
from undermine.env.numbers.entries import Entries
from undermine.env.numbers.window import Window

FEATURES: Final = (
    "verb",
    "card",
    "x",
    "y",
    "turned",
    "seat",
    "number",
    "second x",
    "second y",
    "second turned",
    "second seat",
    "second number",
)
"""Each is counted from 1, 0 where the action has none. `seat` counts from the observer, who is 1. `number` is a tool,
a flag, a number, a further card (its number + 1), or the first step of a route. Of an edge, x and y are the cell
north or west of it, and `turned` is 2 if the other cell lies south; of a route, x and y are 6 and the steps that it
leads east and south."""
WIDTH: Final[i64] = 12

NOTHING: Final[i64] = 0
PLACE: Final[i64] = 1
CELL: Final[i64] = 2
SEAT: Final[i64] = 3
EDGE: Final[i64] = 4
ROUTE: Final[i64] = 5
SPARE: Final[i64] = 6
NUMBER: Final[i64] = 7
KINDS: Final[dict[str, int]] = {
    "place": int(PLACE),
    "cell": int(CELL),
    "seat": int(SEAT),
    "edge": int(EDGE),
    "route": int(ROUTE),
    "spare-card": int(SPARE),
}
X: Final[i64] = 2
Y: Final[i64] = 3
TURNED: Final[i64] = 4
SEAT_AT: Final[i64] = 5
NUMBER_AT: Final[i64] = 6
SECOND: Final[i64] = 5
"""How far the places of a second target lie behind those of the first."""
ROUTE_ORIGIN: Final[i64] = 6


def kind_number(kind: Kind | None) -> int:
    """Return how the numbers of a kind are written."""
    return int(NOTHING) if kind is None else KINDS.get(kind.name, int(NUMBER))


class OptionFeatures:
    """Writes packed actions as features."""

    def __init__(self, ruleset: Ruleset, seats: int, window: Window) -> None:
        self.seats: i64 = seats
        self.window = window
        self.first: vec[i64] = vec[i64]()
        self.second: vec[i64] = vec[i64]()
        for verb in ruleset.verbs:
            self.first = append(self.first, kind_number(verb.first))
            self.second = append(self.second, kind_number(verb.second))

    def write(self, code: i64, seat: i64, start: i64, entries: Entries) -> None:
        """Write the features of one packed action, beginning at an index."""
        verb = code & VERB_MASK
        card = (code >> CARD_SHIFT) & CARD_MASK
        entries.put(start, 1 + verb)
        if card != NO_CARD:
            entries.put(start + 1, 1 + card)
        first = (code >> FIRST_SHIFT) & TARGET_MASK
        second = (code >> SECOND_SHIFT) & TARGET_MASK
        self._write_target(self.first[verb], first, seat, start, entries)
        if self.second[verb] != NOTHING:
            self._write_target(self.second[verb], second, seat, start + SECOND, entries)

    def _write_target(self, kind: i64, target: i64, seat: i64, start: i64, entries: Entries) -> None:
        if kind in (PLACE, CELL, EDGE):
            self.window.write(target, start + X, entries)
            if kind == PLACE:
                entries.put(start + TURNED, 2 if target & TURNED_BIT else 1)
            elif kind == EDGE:
                entries.put(start + TURNED, 2 if target & SOUTHERN else 1)
        elif kind == SEAT:
            entries.put(start + SEAT_AT, 1 + (target - seat) % self.seats)
        elif kind == ROUTE:
            self._write_route(target, start, entries)
        elif kind == SPARE:
            entries.put(start + NUMBER_AT, target)
        elif kind == NUMBER:
            entries.put(start + NUMBER_AT, 1 + target)

    def _write_route(self, route: i64, start: i64, entries: Entries) -> None:
        east: i64 = 0
        south: i64 = 0
        for side in route_sides(route):
            east += 2 - side if side & 1 else 0
            south += 0 if side & 1 else side - 1
        entries.put(start + X, ROUTE_ORIGIN + east)
        entries.put(start + Y, ROUTE_ORIGIN + south)
        entries.put(start + NUMBER_AT, route & 7)
