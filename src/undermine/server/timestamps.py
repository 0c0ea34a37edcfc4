"""The time, as all servers of a database know it."""

import time


def now() -> float:
    """Return the seconds since 1970."""
    return time.time()


def elapsed() -> float:
    """Return seconds since some moment, which run on evenly whatever is done to the system's clock."""
    return time.monotonic()


def now_ms() -> int:
    return int(now() * 1000)
