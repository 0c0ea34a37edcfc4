"""Limits on how often something may be done: a bucket for each seat or address that fills up again with time.

Time is given, never asked for, so tests have their own.
"""

from collections import OrderedDict
from collections.abc import Hashable

MOST_BUCKETS = 10_000
"""Buckets kept at once; the ones used longest ago are forgotten, which only makes them full."""


class Limit:
    """So many at once (`burst`), and so many a second on the long run (`rate`), for each key; rate 0 is no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        """Begin with full buckets."""
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, key: Hashable, now: float) -> bool:
        """Take one out of a bucket; False if it is empty."""
        if not self.rate:
            return True
        left, since = self._buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + max(0.0, now - since) * self.rate)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed
