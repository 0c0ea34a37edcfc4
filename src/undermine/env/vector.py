"""Many tables at once: arrays of choices in, arrays of observations, masks and rewards out.

    batch = VectorEnv(tables=64, rules="base", players=5, seed=7)
    while ...:
        batch.step(choices)       # one action for each table
        batch.observations        # what the seat that must act now may know, one row a table
        batch.masks, batch.seats, batch.rewards, batch.over

The tables are stepped, and their numbers written, in compiled code (`numbers/tables.py`). Arrays show the tables' own
memory, which the next step overwrites: look at them again after every step, and copy what you keep.

An episode that ends is followed at once by the next one: table t plays the episodes t, t + tables, ..., and episode e
is dealt by the seed "SEED/e", whatever happens at the other tables. With `processes` the tables are shared out among
processes that write into shared memory; the arrays are the same.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from undermine.engine.build import compiled
from undermine.env.layout import Layout
from undermine.env.numbers.tables import Tables
from undermine.env.processes import Arrays, Workers, own_arrays, seated
from undermine.env.setting import Setting
from undermine.env.sight import Sight
from undermine.errors import UserError


class VectorEnv:
    """A batch of tables. Parameters are those of `Setting`, and how many tables, which seed, how many processes."""

    def __init__(self, tables: int = 64, seed: int | str = 0, processes: int = 0, **setting: Any) -> None:
        self.setting = Setting(**{"actions": "listed", **setting})
        self.sight = Sight(self.setting)
        self.tables = tables
        if tables < 1 or not 0 <= processes <= tables:
            raise UserError("env-tables", tables=tables, processes=processes)
        self._workers: Workers | None = None
        self._own: Tables | None = None
        self._shown: Arrays
        if processes:
            self._workers = Workers(self.sight, tables, processes, str(seed))
            self._shown = self._workers.shown
        else:
            self._own = seated(self.sight, range(tables), tables, str(seed))
            self._shown = own_arrays(self._own)

    def layout(self) -> Layout:
        """Return the pieces of an observation with their offsets."""
        return self.sight.encoder.layout

    @property
    def observations(self) -> NDArray[np.uint8]:
        """What the seat that must act may know, a row a table."""
        return self._shown.observations

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions it may take, a row a table."""
        return self._shown.masks

    @property
    def offered(self) -> NDArray[np.int64]:
        """How many options each table offers; listed actions are the numbers below that."""
        return self._shown.offered

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat that must act at each table."""
        return self._shown.seats

    @property
    def rewards(self) -> NDArray[np.float64]:
        """What the last step paid to every player, a row a table."""
        return self._shown.rewards

    @property
    def over(self) -> NDArray[np.bool_]:
        """Whether the last step ended the episode of each table; the next one has been dealt."""
        return self._shown.over

    def step(self, actions: Any) -> None:
        """Do one action at every table; raises `ValueError` if one is not possible there."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.tables,):
            raise ValueError(f"{self.tables} tables need as many actions, not {chosen.shape}")
        if self._own is not None:
            self._own.step(chosen.tolist())
            if not compiled():  # then the arrays show copies
                self._shown = own_arrays(self._own)
        elif self._workers is not None:
            self._check_possible(chosen)
            self._workers.step(chosen)

    def _check_possible(self, chosen: NDArray[np.int64]) -> None:
        in_range = (chosen >= 0) & (chosen < self.sight.actions)
        possible = in_range & self.masks[np.arange(self.tables), np.where(in_range, chosen, 0)]
        if not possible.all():
            wrong = int(np.argmin(possible))
            raise ValueError(f"action {int(chosen[wrong])} is not possible at table {wrong} now")

    def close(self) -> None:
        """End the processes and give the memory back."""
        if self._workers is not None:
            self._workers.close()
            self._workers = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
