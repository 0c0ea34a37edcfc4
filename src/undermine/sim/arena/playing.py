"""Playing an arena's matches, over one or several processes, and going on where a stopped run has left off."""

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import partial
from time import monotonic

from undermine.bots.own import hire
from undermine.sim.arena.keeping import Keeper
from undermine.sim.arena.plan import ArenaPlan, Task
from undermine.sim.arena.played import Played
from undermine.sim.batch import spread
from undermine.sim.match import play_match
from undermine.sim.plan import composed
from undermine.sim.results import RoundKeeper, wealth, winners
from undermine.sim.stopwatch import TimedBot

MOST_IN_A_CHUNK = 4
"""Matches that one process plays before it reports: what a stopped run loses."""


def play_task(plan: ArenaPlan, task: Task) -> Played:
    """Play one match."""
    seated = plan.seated(task)
    times: dict[str, Counter[int]] = defaultdict(Counter)
    bots = [
        TimedBot(hire(name, plan.iterations).at(seat, plan.bot_seed(task.deal, seat)), times[name])
        for seat, name in enumerate(seated)
    ]
    keeper = RoundKeeper()
    table = play_match(composed(plan.rules), bots, plan.deal_seed(task.deal), [keeper], plan.rounds)
    won = tuple(seat in winners(table) for seat in range(plan.players))
    return Played(task, seated, tuple(keeper.rounds), tuple(wealth(table)), won, dict(times))


def play_tasks(plan: ArenaPlan, tasks: list[Task], chosen: range) -> list[Played]:
    """Play some of the matches, one after the other."""
    return [play_task(plan, tasks[number]) for number in chosen]


def play_arena(
    plan: ArenaPlan,
    workers: int,
    keeper: Keeper,
    progress: Callable[[int], None],
    seconds: float = float("inf"),
) -> list[Played]:
    """Play what the keeper does not have yet, for so many seconds at most; return all that is known of this plan."""
    plan.check()
    stop = monotonic() + seconds
    tasks = list(plan.tasks())
    lacking = [task for task in tasks if task not in keeper.kept]
    progress(len(tasks) - len(lacking))
    if monotonic() < stop:
        for chunk, played in spread(
            partial(play_tasks, plan, lacking), len(lacking), workers, MOST_IN_A_CHUNK
        ):
            keeper.keep(played)
            progress(len(chunk))
            if monotonic() >= stop:
                break
    return [keeper.kept[task] for task in tasks if task in keeper.kept]
