"""Passwords: argon2 in threads of their own, a few at once, and a limited number of attempts.

A name that nobody has costs as much time as a wrong password, so that time does not tell which names there are.
"""

import asyncio
import base64
import secrets
import unicodedata
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from undermine.server.errors import RequestError
from undermine.server.limits import Limit
from undermine.server.store.bans import folded
from undermine.server.timestamps import elapsed

PARALLEL_HASHES = 2
"""Each takes 64 MB of memory and all of a core for a moment."""
MOST_WAITING_HASHES, MOST_WAITING_OF_ONE = 60, 4
"""Passwords that may wait to be checked: in all, and of one address."""
BURST_SECONDS = 200.0
"""How many seconds' worth of attempts may come at once."""
ADDRESSES_PER_NAME = 20.0
"""A name may be tried from many addresses this many times as often as from one: a few cannot lock its owner out."""

T = TypeVar("T")


class Passwords:
    """Hashes and checks passwords, and says who has tried too often."""

    def __init__(self, rate: float) -> None:
        """Allow `rate` attempts a second from one address in the long run; 0 for any number."""
        self._hasher = PasswordHasher()
        self._pool = ThreadPoolExecutor(PARALLEL_HASHES, thread_name_prefix="password")
        self._waiting: Counter[str] = Counter()
        self._decoy = _decoy(self._hasher)
        self._addresses = Limit(rate, BURST_SECONDS * rate)
        self._devices = Limit(rate, BURST_SECONDS * rate)
        self._names = Limit(ADDRESSES_PER_NAME * rate, ADDRESSES_PER_NAME * BURST_SECONDS * rate)

    def admit(self, address: str, name: str, device: str = "") -> None:
        """Count a try; raises `RequestError` if the address, or everybody for this name, has tried too often.

        A device on which the owner of that name has logged in before has tries of its own: whatever others do
        elsewhere, the owner is let in there.
        """
        now = elapsed()
        if device:
            allowed = self._devices.take(device, now)
        else:
            allowed = self._addresses.take(address, now)
            allowed = allowed and (not name or self._names.take(folded(name), now))
        if not allowed:
            raise RequestError("too-fast", "Too many tries; wait a little.", 429)

    async def hashed(self, password: str, party: str = "") -> str:
        """Return what is kept of a password that a party has sent."""
        return await self._work(party, lambda: self._hasher.hash(_spelled(password)))

    async def fits(self, password: str, kept: str | None, party: str = "") -> bool:
        """Return whether a password is the one that is kept; takes the same time if none is."""
        return await self._work(party, lambda: self._verify(password, kept or self._decoy))

    def _verify(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, _spelled(password))
        except Argon2Error:
            return False

    async def _work(self, party: str, work: Callable[[], T]) -> T:
        if self._waiting.total() >= MOST_WAITING_HASHES or self._waiting[party] >= MOST_WAITING_OF_ONE:
            raise RequestError("too-fast", "Too many passwords wait to be checked; try again.", 429)
        self._waiting[party] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting[party] -= 1
            self._waiting += Counter()  # forgets those at 0

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _spelled(password: str) -> str:
    """Return a password as one spelling, however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


def _decoy(hasher: PasswordHasher) -> str:
    """Return the hash of no password, with the cost of a real one."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, end = [
        base64.b64encode(secrets.token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    ]
    return f"$argon2id$v=19${costs}${salt}${end}"
