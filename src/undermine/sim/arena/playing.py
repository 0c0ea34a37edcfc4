"""Playing an arena's matches, over one or several processes, and going on where a stopped run has left off."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from time import monotonic

from undermine.bots.program import lost_by
from undermine.sim.arena.keeping import Keeper
from undermine.sim.arena.plan import ArenaPlan, Task
from undermine.sim.arena.played import Played
from undermine.sim.batch import Spreader, over_processes
from undermine.sim.match import play_match
from undermine.sim.plan import composed
from undermine.sim.recording import RecordFolder, kept
from undermine.sim.results import RoundKeeper
from undermine.sim.stopwatch import TimedBot

MOST_IN_A_CHUNK = 4
"""Matches that one process plays before it reports: what a stopped run loses."""


def play_task(plan: ArenaPlan, task: Task, records: RecordFolder | None = None) -> Played:
    """Play one match."""
    seated = plan.seated(task)
    times: dict[str, Counter[int]] = defaultdict(Counter)
    hired = [plan.hired(name).at(seat, plan.bot_seed(task.deal, seat)) for seat, name in enumerate(seated)]
    bots = [TimedBot(bot, times[name]) for bot, name in zip(hired, seated, strict=True)]
    keeper = RoundKeeper()
    seed = plan.deal_seed(task.deal)
    with kept(records, record_name(plan, task), plan.rules, seated, seed) as watchers:
        table = play_match(composed(plan.rules), bots, seed, [keeper, *watchers], plan.rounds)
    rules = table.ruleset
    won = tuple(seat in rules.winners(table) for seat in range(plan.players))
    return Played(
        task,
        seated,
        tuple(keeper.rounds),
        tuple(rules.scores(table)),
        won,
        dict(times),
        lost_by(seated, hired),
    )


def record_name(plan: ArenaPlan, task: Task) -> str:
    """Return the name of a match's record: its deal, and which of the line-ups played it."""
    return f"deal-{task.deal + 1:06}-{plan.line_ups(task.deal).index(task.line_up) + 1}"


def play_tasks(plan: ArenaPlan, records: RecordFolder | None, tasks: list[Task]) -> list[Played]:
    """Play some of the matches, one after the other."""
    return [play_task(plan, task, records) for task in tasks]


def play_arena(
    plan: ArenaPlan,
    workers: int,
    keeper: Keeper,
    progress: Callable[[int], None],
    seconds: float = float("inf"),
    records: RecordFolder | None = None,
    spreader: Spreader | None = None,
) -> list[Played]:
    """Play what the keeper does not have yet, for a limited time; return all that is known of this plan."""
    plan.check()
    stop = monotonic() + seconds
    progress(len(keeper.known(plan)))
    if monotonic() < stop:
        lacking = (task for task in plan.tasks() if task not in keeper.kept)
        chunks = in_chunks(lacking, 1 if workers <= 1 else MOST_IN_A_CHUNK)
        spread = spreader or over_processes(workers)
        for chunk, played in spread(partial(play_tasks, plan, records), chunks):
            keeper.keep(played)
            progress(len(chunk))
            if monotonic() >= stop:
                break
    return keeper.known(plan)


def in_chunks(tasks: Iterator[Task], size: int) -> Iterator[list[Task]]:
    """Give tasks in lists of a size, the last one as long as it comes to."""
    while chunk := list(islice(tasks, size)):
        yield chunk
