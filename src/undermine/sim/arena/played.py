"""What one match of an arena came to."""

from collections import Counter
from dataclasses import dataclass, field

from undermine.replay.results import RoundResult
from undermine.sim.arena.plan import Task


@dataclass(frozen=True)
class Played:
    """What one match came to; by seat, but for times and lost decisions, which are by bot.

    Programs in other languages lose decisions, by the reason (docs/line-protocol.md).
    """

    task: Task
    seated: tuple[str, ...]
    rounds: tuple[RoundResult, ...]
    earned: tuple[int, ...]
    won: tuple[bool, ...]
    times: dict[str, Counter[int]]
    lost: dict[str, Counter[str]] = field(default_factory=dict)
