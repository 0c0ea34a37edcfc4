"""What modules show of their own: figures, chests, thefts, as pieces of an observation, by the fields they declare.

Nothing here knows a module. A number is itself; a flag 0 or 1; a card its number + 1; a seat one place each; a cell
its column and row in the window, from 1. Of a list the first entries are shown; one that has an entry for each seat
when the round begins is turned so that it begins with the observer.
"""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.modules import Module, part_name
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.values import Value
from undermine.env.layout import Layout
from undermine.env.numbers.entries import Entries
from undermine.env.numbers.window import Window

ENTRIES_SHOWN: Final = 12
"""How many entries of a list are shown."""
COORDINATES: Final = ("x", "y")

NUMBER: Final[i64] = 0
CARD: Final[i64] = 1
CELL: Final[i64] = 2
SEAT: Final[i64] = 3
KINDS: Final[dict[str, int]] = {"card": int(CARD), "cell": int(CELL), "seat": int(SEAT)}
"""How a field is written; all kinds that are not among them as numbers."""


class PartField:
    """One field of what a module shows."""

    def __init__(self, name: str, kind: str, by_seat: bool) -> None:
        self.name = name
        self.several = kind.endswith("s") and kind != "s"
        self.single_kind = kind[:-1] if self.several else kind
        self.kind: i64 = KINDS.get(self.single_kind, int(NUMBER))
        self.by_seat = by_seat
        self.start: i64 = 0
        self.width: i64 = 1

    def lay_out(self, layout: Layout, part: str, players: list[str]) -> None:
        """Add the piece."""
        single = {"cell": list(COORDINATES), "seat": players}.get(self.single_kind, ["value"])
        axes = [single]
        if self.several:
            axes = [players if self.by_seat else [str(place) for place in range(ENTRIES_SHOWN)], single]
        self.start = layout.add(
            f"{part}.{self.name}", f"{self.name} of {part}, as its module shows it", *axes
        )
        self.width = len(single)

    def write(self, value: Value, seat: i64, seats: i64, window: Window, entries: Entries) -> None:
        """Write what the module shows."""
        content = getattr(value, self.name)
        if not self.several:
            self._write_one(self.start, content, seat, seats, window, entries)
            return
        listed = cast("tuple[int, ...]", content)
        source: i64 = seat if self.by_seat else 0
        place: i64
        for place in range(min(len(listed), ENTRIES_SHOWN)):
            if source >= len(listed):
                source = 0
            self._write_one(self.start + place * self.width, listed[source], seat, seats, window, entries)
            source += 1

    def _write_one(
        self, start: i64, number: i64, seat: i64, seats: i64, window: Window, entries: Entries
    ) -> None:
        if self.kind == NUMBER:
            entries.put(start, number)
        elif self.kind == CARD:
            entries.put(start, number + 1)
        elif number >= 0 and self.kind == CELL:
            window.write(number, start, entries)
        elif number >= 0:
            entries.put(start + (number - seat) % seats, 1)


class ShownPart:
    """What one module shows."""

    def __init__(self, module: Module, table: Table, layout: Layout, players: list[str]) -> None:
        self.module = module
        shown = module.shows(table, 0)
        self.fields: list[PartField] = []
        if shown is None:
            return
        for field in type(shown).fields:
            name, _, kind = field.partition(":")
            content = getattr(shown, name)
            by_seat = kind == "numbers" and isinstance(content, tuple) and len(content) == table.seats
            found = PartField(name, kind or name, by_seat)
            found.lay_out(layout, part_name(module), players)
            self.fields.append(found)

    def write(self, table: Table, seat: i64, window: Window, entries: Entries) -> None:
        """Write what the module shows to a seat."""
        shown = self.module.shows(table, seat)
        if shown is not None:
            for field in self.fields:
                field.write(shown, seat, table.seats, window, entries)
