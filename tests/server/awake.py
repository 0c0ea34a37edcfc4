"""Time without that in which the whole process was stopped, for runs that take long and make room for others."""

from __future__ import annotations

import asyncio
import selectors
import threading
import time
from collections.abc import Callable
from typing import Final

LONGEST_STEP_SECONDS: Final = 5.0
"""Real seconds between two looks at the clock after which the process was stopped, not busy."""
_monotonic = time.monotonic


class AwakeClock:
    """A clock that stands still while its process is stopped: nobody runs out of time by that."""

    def __init__(self, clock: Callable[[], float] = _monotonic) -> None:
        """Begin at the time of a clock that never stands still."""
        self._clock = clock
        self._last = clock()
        self._stopped = 0.0
        self._lock = threading.Lock()

    def __call__(self) -> float:
        """Return seconds from some point on."""
        with self._lock:
            now = self._clock()
            if now - self._last > LONGEST_STEP_SECONDS:
                self._stopped += now - self._last
            self._last = now
            return now - self._stopped


class WakefulSelector(selectors.DefaultSelector):
    """Waits for short times only, so that a clock is looked at often enough."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what is ready, or nothing after some time."""
        most = LONGEST_STEP_SECONDS / 5
        return super().select(most if timeout is None else min(timeout, most))


class AwakeLoop(asyncio.SelectorEventLoop):
    """A loop by such a clock."""

    def __init__(self, clock: AwakeClock) -> None:
        """Begin now."""
        super().__init__(WakefulSelector())
        self._awake = clock

    def time(self) -> float:
        """Return seconds from some point on."""
        return self._awake()
