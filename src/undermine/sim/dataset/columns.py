"""Decisions column by column, as Parquet keeps them: appending to a few long columns costs least."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from undermine.engine._native import viewed
from undermine.engine.kernel.table import Table
from undermine.env.numbers.action_counts import ActionCounts
from undermine.env.numbers.encoding import Encoder
from undermine.env.numbers.entries import Entries
from undermine.env.numbers.tables import BYTES
from undermine.sim.dataset.schema import COLUMNS, arrow_schema

OBSERVATIONS_AT_ONCE: Final = 64
"""Observations that are sorted together; what they take in memory spread out is a few hundred kilobytes."""
PACKED: Final = ("observation_index", "observation_value", "options", "roles")
"""Columns of lists that every row has; their values are kept one behind the other."""


class Lists:
    """A column of lists: all values one behind the other, and where each list ends."""

    def __init__(self, values: Any) -> None:
        self.values = values
        self.ends = array("i", [0])

    def add(self, values: Iterable[Any]) -> None:
        """Add a list."""
        self.values.extend(values)
        self.ends.append(len(self.values))

    def arrow(self, kind: Any) -> Any:
        """Return the column as Arrow has it."""
        items = self.values if isinstance(self.values, list) else np.asarray(self.values)
        return pa.ListArray.from_arrays(
            pa.array(self.ends, pa.int32()), pa.array(items, kind.value_type), type=kind
        )


class Observations:
    """Observations, each as the places that are not zero, in order, and the numbers there."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self._entries = Entries(OBSERVATIONS_AT_ONCE * encoder.layout.size)
        self._written = 0
        self._counts: list[NDArray[Any]] = []
        self._places: list[NDArray[Any]] = []
        self._values: list[NDArray[Any]] = []

    def add(self, table: Table, seat: int, counted: ActionCounts) -> None:
        """Add what a seat may know now."""
        self._entries.begin(self._written * self.encoder.layout.size)
        self.encoder.write(table, seat, counted, self._entries)
        self._written += 1
        if self._written == OBSERVATIONS_AT_ONCE:
            self._sort()

    def _sort(self) -> None:
        """Find what was written, in order."""
        size = self.encoder.layout.size
        spread = np.asarray(viewed(self._entries.numbers, BYTES))[: self._written * size]
        there = spread != 0  # finding what is true is ten times as fast as finding what is not zero
        found = np.flatnonzero(there)
        self._counts.append(np.count_nonzero(there.reshape(-1, size), axis=1))
        self._places.append((found % size).astype(np.uint16))
        self._values.append(spread[found])
        self._entries.wipe()
        self._written = 0

    def arrow(self) -> dict[str, Any]:
        """Return both columns as Arrow has them."""
        self._sort()
        ends = pa.array(np.cumsum(np.concatenate([[0], *self._counts])), pa.int32())
        return {
            "observation_index": pa.ListArray.from_arrays(ends, pa.array(np.concatenate(self._places))),
            "observation_value": pa.ListArray.from_arrays(ends, pa.array(np.concatenate(self._values))),
        }


class Columns:
    """The decisions of some games."""

    def __init__(self, encoder: Encoder) -> None:
        self.observations = Observations(encoder)
        self.options = Lists(array("i"))
        self.roles = Lists([])
        self.plain: dict[str, list[Any]] = {
            column.name: [] for column in COLUMNS if column.name not in PACKED
        }

    def __len__(self) -> int:
        return len(self.plain["game"])

    def begin_row(self, options: Sequence[int], roles: Sequence[str], known: dict[str, Any]) -> None:
        """Add a row; what is not known yet is null."""
        self.options.add(options)
        self.roles.add(roles)
        for name, values in self.plain.items():
            values.append(known.get(name))

    def arrow(self) -> Any:
        """Return all rows as a table of Arrow."""
        schema = arrow_schema()
        packed = {
            **self.observations.arrow(),
            "options": self.options.arrow(schema.field("options").type),
            "roles": self.roles.arrow(schema.field("roles").type),
        }
        return pa.table({name: packed.get(name, self.plain.get(name)) for name in schema.names}, schema)
