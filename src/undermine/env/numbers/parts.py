"""What modules show of their own: figures, chests, thefts, as pieces of an observation, by the fields they declare.

Nothing here knows a module. A number is itself; a flag 0 or 1; a card its number + 1; a seat one place each; a cell
its column and row in the window, from 1. Of a list the first entries are shown; one that has an entry for each seat
when the round begins is turned so that it begins with the observer.
"""

from __future__ import annotations

from typing import Final, cast

from undermine.engine.kernel.modules import Module, part_name
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.values import Value
from undermine.env.layout import Layout
from undermine.env.numbers.entries import Entries
from undermine.env.numbers.window import Window

ENTRIES_SHOWN: Final = 12
"""How many entries of a list are shown."""
COORDINATES: Final = ("x", "y")


class PartField:
    """One field of what a module shows."""

    def __init__(self, name: str, kind: str, by_seat: bool) -> None:
        self.name = name
        self.several = kind.endswith("s") and kind != "s"
        self.kind = kind[:-1] if self.several else kind
        self.by_seat = by_seat
        self.start = 0

    def lay_out(self, layout: Layout, part: str, players: list[str]) -> None:
        """Add the piece."""
        single = {"cell": list(COORDINATES), "seat": players}.get(self.kind, ["value"])
        axes = [single]
        if self.several:
            axes = [players if self.by_seat else [str(place) for place in range(ENTRIES_SHOWN)], single]
        self.start = layout.add(
            f"{part}.{self.name}", f"{self.name} of {part}, as its module shows it", *axes
        )
        self.width = len(single)

    def write(self, value: Value, seat: int, seats: int, window: Window, entries: Entries) -> None:
        """Write what the module shows."""
        content = getattr(value, self.name)
        if not self.several:
            self._write_one(self.start, content, seat, seats, window, entries)
            return
        listed = cast("tuple[int, ...]", content)
        if self.by_seat:
            listed = listed[seat:] + listed[:seat]
        for place, number in enumerate(listed[:ENTRIES_SHOWN]):
            self._write_one(self.start + place * self.width, number, seat, seats, window, entries)

    def _write_one(
        self, start: int, number: int, seat: int, seats: int, window: Window, entries: Entries
    ) -> None:
        if self.kind == "cell":
            if number >= 0:
                entries.put(start, window.x(number))
                entries.put(start + 1, window.y(number))
        elif self.kind == "seat":
            if number >= 0:
                entries.put(start + (number - seat) % seats, 1)
        else:
            entries.put(start, int(number) + (self.kind == "card"))


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

    def write(self, table: Table, seat: int, window: Window, entries: Entries) -> None:
        """Write what the module shows to a seat."""
        shown = self.module.shows(table, seat)
        if shown is not None:
            for field in self.fields:
                field.write(shown, seat, table.seats, window, entries)
