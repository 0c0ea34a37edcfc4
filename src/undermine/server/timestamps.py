"""The time, as all servers of a database know it."""

import time

STEP_SECONDS = 1.0
"""Seconds by which the system's clock must have been set forward for us to follow."""


class Watch:
    """The seconds since 1970, which never go back.

    A clock that is set back must not stop games: then time runs on from where it was. A clock that is set forward is
    followed, since the machine may have slept.
    """

    def __init__(self) -> None:
        """Begin with what the system's clock says."""
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        if time.time() - time.monotonic() > self._ahead + STEP_SECONDS:
            self._ahead = time.time() - time.monotonic()
        return self._ahead + time.monotonic()


_watch = Watch()


def now() -> float:
    """Return the seconds since 1970."""
    return _watch.now()


def elapsed() -> float:
    """Return seconds since some moment, which run on evenly whatever is done to the system's clock."""
    return time.monotonic()


def now_ms() -> int:
    return int(now() * 1000)
