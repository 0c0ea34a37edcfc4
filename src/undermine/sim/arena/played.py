"""What one match of an arena came to."""

from collections import Counter
from dataclasses import dataclass

from undermine.replay.results import RoundResult
from undermine.sim.arena.plan import Task


@dataclass(frozen=True)
class Played:
    """What one match came to; by seat, but for the times, which are by bot."""

    task: Task
    seated: tuple[str, ...]
    rounds: tuple[RoundResult, ...]
    earned: tuple[int, ...]
    won: tuple[bool, ...]
    times: dict[str, Counter[int]]
