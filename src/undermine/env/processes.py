"""Tables of a batch in processes of their own, which write what they show into memory that all share."""

from __future__ import annotations

from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from undermine.env.numbers.tables import Tables
from undermine.env.setting import Setting
from undermine.env.sight import Sight

ENDING_SECONDS: Final = 5.0
SHOWN: Final = ("observations", "masks", "offered", "seats", "rewards", "over")


class Arrays:
    """What a batch shows, a row a table."""

    def __init__(self, shown: dict[str, NDArray[Any]]) -> None:
        self.observations = shown["observations"]
        self.masks = shown["masks"]
        self.offered = shown["offered"]
        self.seats = shown["seats"]
        self.rewards = shown["rewards"]
        self.over = shown["over"]

    def take_over(self, others: Arrays, part: slice) -> None:
        """Show what others show as some of the rows."""
        for name in SHOWN:
            getattr(self, name)[part] = getattr(others, name)


def own_arrays(tables: Tables) -> Arrays:
    """Return what tables of this process show: their own memory where they are compiled."""
    rows = int(tables.size)
    return Arrays(
        {
            "observations": np.asarray(tables.observations).reshape(rows, -1),
            "masks": np.asarray(tables.masks).view(np.bool_).reshape(rows, -1),
            "offered": np.asarray(tables.offered),
            "seats": np.asarray(tables.seats),
            "rewards": np.asarray(tables.rewards).reshape(rows, -1),
            "over": np.asarray(tables.over).view(np.bool_),
        }
    )


def seated(sight: Sight, numbers: range, stride: int, seed: str) -> Tables:
    """Return tables that play the episodes of these numbers, and then every `stride`-th after."""
    tables = Tables(sight.setting, sight.encoder, sight.flat, sight.options_size)
    tables.open(numbers.start, len(numbers), stride, seed)
    return tables


class SharedArrays(Arrays):
    """What a batch shows, in memory that several processes share; `actions` are those that its tables do next."""

    def __init__(self, sight: Sight, tables: int, memory: str | None = None) -> None:
        """Make the memory, or use the one of that name."""
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "rewards": ((tables, sight.setting.seats), np.float64),
            "offered": ((tables,), np.int64),
            "seats": ((tables,), np.int64),
            "actions": ((tables,), np.int64),
            "over": ((tables,), np.bool_),
            "observations": ((tables, sight.size), np.uint8),
            "masks": ((tables, sight.actions), np.bool_),
        }
        room = sum(prod(shape) * np.dtype(kind).itemsize for shape, kind in shapes.values())
        self.memory = SharedMemory(memory) if memory else SharedMemory(create=True, size=room)
        made: dict[str, NDArray[Any]] = {}
        offset = 0
        for name, (shape, kind) in shapes.items():
            made[name] = np.ndarray(shape, kind, self.memory.buf, offset)
            offset += made[name].nbytes
        super().__init__(made)
        self.actions = made["actions"]

    def close(self) -> None:
        """Give up the arrays, and this process's part in their memory."""
        for name in (*SHOWN, "actions"):
            delattr(self, name)
        self.memory.close()


class Workers:
    """Processes that play the tables of a batch, each some of them."""

    def __init__(self, sight: Sight, tables: int, processes: int, seed: str) -> None:
        self.shown = SharedArrays(sight, tables)
        self._running: list[tuple[Any, Connection]] = []
        context = get_context("spawn")
        for worker in range(processes):
            first, last = (tables * number // processes for number in (worker, worker + 1))
            ours, theirs = context.Pipe()
            given = (theirs, self.shown.memory.name, sight.setting, range(first, last), tables, seed)
            process = context.Process(target=play_tables, args=given, daemon=True)
            process.start()
            self._running.append((process, ours))
        self._wait()

    def step(self, actions: NDArray[np.int64]) -> None:
        """Do one action at every table."""
        self.shown.actions[:] = actions
        for _, pipe in self._running:
            pipe.send(True)
        self._wait()

    def _wait(self) -> None:
        for _, pipe in self._running:
            pipe.recv()

    def close(self) -> None:
        """End the processes and give the memory back."""
        for process, pipe in self._running:
            pipe.send(False)
            process.join(ENDING_SECONDS)
        self._running = []
        self.shown.close()
        self.shown.memory.unlink()


def play_tables(
    pipe: Connection, memory: str, setting: Setting, numbers: range, tables: int, seed: str
) -> None:
    """Play some tables of a batch in a process of its own, until it is told to end."""
    sight = Sight(setting)
    shown = SharedArrays(sight, tables, memory)
    rows = slice(numbers.start, numbers.stop)
    own = seated(sight, numbers, tables, seed)
    shown.take_over(own_arrays(own), rows)
    pipe.send(True)
    while pipe.recv():
        own.step(shown.actions[rows].tolist())
        shown.take_over(own_arrays(own), rows)
        pipe.send(True)
    shown.close()
