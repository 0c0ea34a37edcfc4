"""Time per decision: the bot's own CPU time, so that a busy machine makes nobody look slow.

Times are kept as counts in classes, 24 to a power of ten, so that those of many games can be added up.
"""

from collections import Counter
from math import log10
from time import thread_time_ns

from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot

CLASSES = 24
NS_A_MS = 1_000_000


class TimedBot(Bot):
    """A bot, and a watch that runs while it thinks."""

    def __init__(self, inner: Bot, times: Counter[int]) -> None:
        """Note the times of a bot; several may share the sheet."""
        super().__init__(inner.seat, inner.seed, inner.budget)
        self.inner = inner
        self.times = times

    def choose(self, view: View, options: Options) -> Action:  # noqa: ARG002 - the inner bot takes them from the view
        """Note how long the answer takes."""
        began = thread_time_ns()
        action = self.inner.decide(view)
        self.times[time_class(thread_time_ns() - began)] += 1
        return action


def time_class(nanoseconds: int) -> int:
    """Return the class of a time."""
    return int(CLASSES * log10(max(nanoseconds, 1)))


def time_figures(times: Counter[int]) -> dict[str, float]:
    """Return how many decisions were timed, and the milliseconds that half of them, 95 in a hundred and all keep to."""
    return {
        "decisions": times.total(),
        "median_ms": round(quantile(times, 0.5), 3),
        "p95_ms": round(quantile(times, 0.95), 3),
        "slowest_ms": round(quantile(times, 1), 3),
    }


def quantile(times: Counter[int], part: float) -> float:
    """Return the time, in milliseconds, that this part of the decisions does not exceed; the middle of its class."""
    left = part * times.total()
    for kind in sorted(times):
        left -= times[kind]
        if left <= 0:
            return float(10 ** ((kind + 0.5) / CLASSES)) / NS_A_MS
    return 0.0
