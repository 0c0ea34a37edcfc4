"""Limits on how often something may be done: a bucket for each seat or address that fills up again with time.

Time is given, never asked for, so tests have their own.
"""

from collections import Counter, OrderedDict
from collections.abc import Hashable, Mapping

MOST_BUCKETS = 10_000
"""Buckets kept at once; the ones used longest ago are forgotten, which only makes them full."""


class Limit:
    """At most `burst` at once, and `rate` a second in the long run, for each key; rate 0 is no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        self._counts: Counter[str] | None = None

    def take(self, key: Hashable, now: float) -> bool:
        """Take one out of a bucket; False if it is empty."""
        if not self.rate:
            return True
        allowed = self._left(key, now) >= 1
        self._use(key, 1 if allowed else 0, now)
        if allowed and self._counts is not None:
            self._counts[str(key)] += 1
        return allowed

    def has(self, key: Hashable, now: float) -> bool:
        """Return whether a bucket is not empty."""
        return not self.rate or self._left(key, now) >= 1

    def count_for_others(self) -> None:
        """Count from now on what is taken, so that other servers can be told."""
        self._counts = Counter()

    def take_counts(self) -> dict[str, int]:
        """Return what was taken here since this was last asked."""
        if not self._counts:
            return {}
        counts, self._counts = self._counts, Counter()
        return dict(counts)

    def spend(self, times: Mapping[str, int], now: float) -> None:
        """Hear what was taken at another server."""
        for key, count in times.items() if self.rate else ():
            self._use(key, count, now)

    def _left(self, key: Hashable, now: float) -> float:
        left, since = self._buckets.get(key, (self.burst, now))
        return min(self.burst, left + max(0.0, now - since) * self.rate)

    def _use(self, key: Hashable, count: int, now: float) -> None:
        self._buckets[key] = (max(0.0, self._left(key, now) - count), now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
