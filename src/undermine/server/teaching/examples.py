"""A drawn example for a clause: one step of the clearest scenario that shows it, as clients draw a table.

The scenarios are those that our own tests play. A step is played when somebody asks for it.
"""

import itertools
from functools import lru_cache
from pathlib import Path

from undermine.engine.kernel.play import apply
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rounds import RoundBegan
from undermine.engine.kernel.table import Table
from undermine.protocol import learning, present
from undermine.protocol.messages import Reason
from undermine.protocol.views import Words
from undermine.replay.viewers import OPEN, shown_table
from undermine.rulebook.scenario_files import scenario_files
from undermine.scenarios.position import Stage, set_up
from undermine.scenarios.reading import Scenario, Step, read_file
from undermine.server.errors import RequestError

MEANT = "examples"
"""The folder of those that were written to be looked at."""


@lru_cache(maxsize=1)
def chosen() -> dict[str, tuple[Scenario, Step]]:
    """Return for every clause that has one its clearest scenario, and the step that shows it."""
    scenarios = [one for path in scenario_files() for one in read_file(path)]
    best: dict[str, tuple[tuple[int, ...], Scenario, Step]] = {}
    for scenario in scenarios:
        for place, clause in enumerate(scenario.clauses):
            step = shown_step(scenario, clause)
            if step is None:
                continue
            rank = (*clearness(scenario, step), place)
            if clause not in best or rank < best[clause][0]:
                best[clause] = (rank, scenario, step)
    return {clause: (scenario, step) for clause, (_, scenario, step) in best.items()}


def shown_step(scenario: Scenario, clause: str) -> Step | None:
    """Return the action that shows a clause: the one that is refused by it, else the last one."""
    acting = [step for step in scenario.steps if step.who]
    citing = [step for step in acting if any(clause in line.text.split() for line in step.expectations)]
    return next(reversed(citing or acting), None)


def clearness(scenario: Scenario, step: Step) -> tuple[bool, int, bool, int, int]:
    """Return how much there is to understand: the less, the clearer. What was written to be looked at comes first."""
    unmeant = Path(scenario.file).parent.name != MEANT
    refused = any(line.text.startswith("refused") for line in step.expectations)
    return unmeant, len(scenario.clauses), refused, scenario.steps.index(step), len(scenario.headings)


@lru_cache(maxsize=512)
def example(clause: str) -> learning.Example:
    """Return the example of a clause."""
    if clause not in chosen():
        raise RequestError("no-such-example", "This clause has no example.", 404)
    scenario, step = chosen()[clause]
    stage = set_up(scenario)
    for before in scenario.steps[: scenario.steps.index(step)]:
        _play(stage, before)
    shown, round_ = _picture(stage.table), stage.table.round
    events, refused = _play(stage, step)
    return learning.Example(
        clause=clause,
        rules=stage.scene.ruleset.name,
        names=stage.scene.names,
        seat=stage.scene.seat(step.who),
        action=stage.scene.numbered(step.action),
        before=shown,
        events=events,
        refused=refused,
        after=_picture(stage.table) if stage.table.round == round_ else None,
    )


def _play(stage: Stage, step: Step) -> tuple[list[Words], list[Reason]]:
    """Do a step, if it is one and legal, and return what happened or why not."""
    if not step.who:
        return [], []
    trial = stage.table.copy()
    try:
        events = apply(trial, stage.scene.seat(step.who), stage.scene.action(step.action))
    except Refused as refused:
        return [], [present.reason(refusal) for refusal in refused.reasons]
    stage.table = trial
    told = itertools.takewhile(lambda event: not isinstance(event, RoundBegan), events)
    return present.words(told, trial.ruleset), []


def _picture(table: Table) -> learning.Picture:
    """Return a table with everything open."""
    view = present.situation(shown_table(table, OPEN), 0).view
    return learning.Picture(
        view, [present.names(hand.listing(), table.ruleset.cards) for hand in table.hands]
    )
