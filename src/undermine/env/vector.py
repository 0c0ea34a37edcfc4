"""Many tables at once: arrays of choices in, arrays of observations, masks and rewards out.

    batch = VectorEnv(tables=64, rules="base", players=5, seed=7)
    while ...:
        batch.step(choices)       # one action for each table
        batch.observations        # what the seat that must act now may know, one row a table
        batch.masks, batch.seats, batch.rewards, batch.over

An episode that ends is followed at once by the next one: table t plays the episodes t, t + tables, ..., and episode e
is dealt by the seed "SEED/e", whatever happens at the other tables. With `processes` the tables are shared out among
processes that write into shared memory; the arrays are the same.
"""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from undermine.env.entries import VALUE_BITS, Entries
from undermine.env.episode import Episode
from undermine.env.layout import Layout
from undermine.env.setting import Setting
from undermine.env.sight import Sight
from undermine.errors import UserError

ENDING_SECONDS: Final = 5.0


class Arrays:
    """What a batch shows, a row a table, in memory of its own or shared with other processes."""

    def __init__(self, sight: Sight, tables: int, memory: memoryview | None = None) -> None:
        players = sight.setting.seats
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "rewards": ((tables, players), np.float64),
            "seats": ((tables,), np.int64),
            "actions": ((tables,), np.int64),
            "over": ((tables,), np.bool_),
            "observations": ((tables, sight.size), np.uint8),
            "masks": ((tables, sight.actions), np.bool_),
        }
        self.bytes = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes.values())
        given = memoryview(bytearray(self.bytes)) if memory is None else memory
        made: dict[str, NDArray[Any]] = {}
        offset = 0
        for name, (shape, kind) in shapes.items():
            made[name] = np.ndarray(shape, kind, given, offset)
            offset += made[name].nbytes
        self.rewards, self.seats, self.actions = made["rewards"], made["seats"], made["actions"]
        self.over, self.observations, self.masks = made["over"], made["observations"], made["masks"]

    def rows(self, part: slice) -> Arrays:
        """Return the same arrays of some tables alone."""
        some = object.__new__(Arrays)
        for name in ("rewards", "seats", "actions", "over", "observations", "masks"):
            setattr(some, name, getattr(self, name)[part])
        return some


class Tables:
    """Some of the tables of a batch, played in this process."""

    def __init__(self, setting: Setting, sight: Sight, numbers: range, tables: int, seed: str) -> None:
        self.sight = sight
        self.tables = tables
        self.seed = seed
        self.episodes = [Episode(setting, sight) for _ in numbers]
        self.games = list(numbers)
        for place in range(len(self.games)):
            self._deal(place)
        self._entries = Entries()

    def _deal(self, place: int) -> None:
        self.episodes[place].begin(f"{self.seed}/{self.games[place]}")

    def step(self, shown: Arrays) -> None:
        """Do the action of every table; raises `ValueError` if one is not possible."""
        for place, episode in enumerate(self.episodes):
            shown.rewards[place] = episode.act(int(shown.actions[place]))
            shown.over[place] = episode.over
            if episode.over:
                self.games[place] += self.tables
                self._deal(place)
        self.look(shown)

    def look(self, shown: Arrays) -> None:
        """Write down what the seats that must act now may know and do."""
        entries = self._entries
        entries.clear()
        encoder, size = self.sight.encoder, self.sight.size
        for place, episode in enumerate(self.episodes):
            shown.seats[place] = episode.seat
            entries.begin(place * size)
            episode.write(encoder, entries)
            shown.masks[place] = episode.mask(episode.seat)
        packed = np.array(entries.listing(), np.int64)
        shown.observations[:] = 0
        places = packed >> int(VALUE_BITS)
        shown.observations[places // size, places % size] = packed & 255


class VectorEnv:
    """A batch of tables. Parameters are those of `Setting`, and how many tables, which seed, how many processes."""

    def __init__(self, tables: int = 64, seed: int | str = 0, processes: int = 0, **setting: Any) -> None:
        self.setting = Setting(**{"actions": "listed", **setting})
        self.sight = Sight(self.setting)
        self.tables = tables
        if tables < 1 or not 0 <= processes <= tables:
            raise UserError("env-tables", tables=tables, processes=processes)
        self._memory: SharedMemory | None = None
        self._workers: list[tuple[Any, Connection]] = []
        self._own: Tables | None = None
        if processes:
            self._start(processes, str(seed))
        else:
            self._arrays = Arrays(self.sight, tables)
            self._own = Tables(self.setting, self.sight, range(tables), tables, str(seed))
            self._own.look(self._arrays)

    def layout(self) -> Layout:
        """Return the pieces of an observation with their offsets."""
        return self.sight.encoder.layout

    @property
    def observations(self) -> NDArray[np.uint8]:
        """What the seat that must act may know, a row a table."""
        return self._arrays.observations

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions it may take, a row a table."""
        return self._arrays.masks

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat that must act at each table."""
        return self._arrays.seats

    @property
    def rewards(self) -> NDArray[np.float64]:
        """What the last step paid to every player, a row a table."""
        return self._arrays.rewards

    @property
    def over(self) -> NDArray[np.bool_]:
        """Whether the last step ended the episode of each table; the next one has been dealt."""
        return self._arrays.over

    def step(self, actions: Any) -> None:
        """Do one action at every table; raises `ValueError` if one is not possible there."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.tables,):
            raise ValueError(f"{self.tables} tables need as many actions, not {chosen.shape}")
        possible = self.masks[np.arange(self.tables), np.clip(chosen, 0, self.sight.actions - 1)]
        if (chosen < 0).any() or (chosen >= self.sight.actions).any() or not possible.all():
            wrong = int(np.argmin(possible))
            raise ValueError(f"action {int(chosen[wrong])} is not possible at table {wrong} now")
        self._arrays.actions[:] = chosen
        if self._own is not None:
            self._own.step(self._arrays)
            return
        for _, pipe in self._workers:
            pipe.send(True)
        for _, pipe in self._workers:
            pipe.recv()

    # -- processes -------------------------------------------------------------------------------------------------

    def _start(self, processes: int, seed: str) -> None:
        room = Arrays(self.sight, self.tables).bytes
        self._memory = SharedMemory(create=True, size=room)
        self._arrays = Arrays(self.sight, self.tables, self._memory.buf)
        context = get_context("spawn")
        for worker in range(processes):
            first, last = (self.tables * number // processes for number in (worker, worker + 1))
            ours, theirs = context.Pipe()
            process = context.Process(
                target=play_tables,
                args=(theirs, self._memory.name, self.setting, range(first, last), self.tables, seed),
                daemon=True,
            )
            process.start()
            self._workers.append((process, ours))
        for _, pipe in self._workers:
            pipe.recv()

    def close(self) -> None:
        """End the processes and give the memory back."""
        for process, pipe in self._workers:
            pipe.send(False)
            process.join(ENDING_SECONDS)
        self._workers = []
        if self._memory is not None:
            del self._arrays
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def play_tables(
    pipe: Connection, memory: str, setting: Setting, numbers: range, tables: int, seed: str
) -> None:
    """Play some tables of a batch in a process of its own, until it is told to end."""
    shared = SharedMemory(memory)
    sight = Sight(setting)
    arrays = Arrays(sight, tables, shared.buf).rows(slice(numbers.start, numbers.stop))
    own = Tables(setting, sight, numbers, tables, seed)
    own.look(arrays)
    pipe.send(True)
    while pipe.recv():
        own.step(arrays)
        pipe.send(True)
    del arrays
    shared.close()
