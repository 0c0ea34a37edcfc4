"""The time, as all servers of a database know it."""

import time


def now() -> float:
    """Return the seconds since 1970."""
    return time.time()


def now_ms() -> int:
    return int(now() * 1000)
