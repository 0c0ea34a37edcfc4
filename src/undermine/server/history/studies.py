"""Finished games gone through again for those who ask, in a process of its own that gives way to games.

Going through a game costs as much as hundreds of moves, so it is never done in the server's own process; who asks for
much waits behind the others, and what was just made is kept.
"""

import asyncio
import gzip
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from msgspec import json

from undermine.engine.kernel.records import BadRecord, Record, read_record
from undermine.footprint import MEBIBYTE
from undermine.protocol import history
from undermine.server.errors import RequestError
from undermine.server.history import advice, open_rounds, records, replays, results
from undermine.server.store.results import Result
from undermine.server.workers import STUDYING_NICENESS, end_pool, new_pool

LONGEST_STUDY_SECONDS = 60.0
"""Seconds of waiting and working after which a study is given up, and its process with it."""
MOST_WAITING, MOST_WAITING_OF_ONE = 40, 4
"""Studies that may wait at once: in all, and for one party."""
KEPT_BYTES = 32 * MEBIBYTE
PACKING_LEVEL = 4

T = TypeVar("T")


class Studies:
    """Goes through games, one at a time, and remembers what it found last."""

    def __init__(self) -> None:
        """Start no process yet."""
        self._pool = new_pool(STUDYING_NICENESS)
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    @contextmanager
    def turn(self, party: str) -> Iterator[None]:
        """Wait in line for a party; raises `RequestError` if too much waits already, before anything is read."""
        if self._waiting[party] >= MOST_WAITING_OF_ONE or self._waiting.total() >= MOST_WAITING:
            raise RequestError("too-fast", "Too many games are gone through; wait a little.", 429)
        self._waiting[party] += 1
        try:
            yield
        finally:
            self._waiting[party] -= 1
            self._waiting += Counter()  # forgets those at 0

    async def find(self, key: Hashable, work: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return what some work gives, which is done only if that is not known; `key` names what it follows from."""
        found = self._kept.get(key)
        if found is None:
            found = await work()
        self._kept[key] = found
        self._kept.move_to_end(key)
        while sum(map(len, self._kept.values())) > KEPT_BYTES and len(self._kept) > 1:
            self._kept.popitem(last=False)
        return found

    async def do(self, work: Callable[..., T], *given: object) -> T:
        """Do some work."""
        pool = self._pool
        try:
            doing = asyncio.get_running_loop().run_in_executor(pool, partial(work, *given))
            return await asyncio.wait_for(doing, LONGEST_STUDY_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            if pool is self._pool:
                self._pool = new_pool(STUDYING_NICENESS)
                end_pool(pool)
            raise RequestError("unavailable", "Going through the game took too long.", 503) from None

    def close(self) -> None:
        """End the worker."""
        end_pool(self._pool)


# -- inside the worker ---------------------------------------------------------------------------------------------


def _packed(answer: object) -> bytes:
    """Return an answer as it goes over the line: packing megabytes would hold up the server."""
    return gzip.compress(json.encode(answer), PACKING_LEVEL, mtime=0)


def _read(record: str) -> Record:
    try:
        return read_record(record)
    except BadRecord as error:
        raise records.refusal(error) from None


def replayed(record: str, said: bytes, seat: str, first: int, count: int) -> bytes:
    """Return some steps of a recorded game."""
    remarks = json.decode(said, type=list[history.Remark])
    return _packed(replays.replayed(_read(record), remarks, seat, first, count))


def replayed_file(record: str, seat: str, first: int, count: int) -> bytes:
    """Return some steps of a game that somebody has brought along."""
    said = records.extras_of(record).talk
    return _packed(replays.replayed(records.uploaded(record), said, seat, first, count))


def opened_rounds(record: str, first: int, count: int) -> bytes:
    """Return some steps of the rounds that are over; nothing if none is."""
    try:
        opened = open_rounds.opened_rounds(_read(record), first, count)
    except BadRecord as error:
        raise records.refusal(error) from None
    return b"" if opened is None else _packed(opened)


def advised(record: str, move: int) -> bytes:
    """Return what a master would have done in the place of a recorded move."""
    try:
        return _packed(advice.advised(_read(record), move))
    except BadRecord as error:
        raise records.refusal(error) from None


def verified(record: str) -> bytes:
    """Return what checking the record of one of our games came to."""
    return _packed(history.Verification(records.extras_of(record).fairness, records.verified(record)))


def verified_file(record: str, commitment: str, nonce: str) -> bytes:
    """Return what checking a game that somebody has brought along came to."""
    records.uploaded(record)
    checks = records.verified(record, commitment, nonce)
    return _packed(history.Verification(records.extras_of(record).fairness, checks))


def results_of(record: str) -> list[Result] | None:
    """Return what a finished game came to; None if it cannot be replayed."""
    try:
        return results.results_of(read_record(record))
    except BadRecord:
        return None
