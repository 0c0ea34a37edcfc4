"""What the benchmark counts: fixed tasks, and a peer whose chance is drawn fairly."""

import pytest

from undermine.sim.bench.instructions import MOMENTS, TASKS
from undermine.sim.bench.peers import drawn_outcome


@pytest.mark.parametrize("name", ["base inside", "base verbs", "lost-mines inside"])
def test_a_task_does_the_same_whenever_it_is_repeated(name: str) -> None:
    task = TASKS[name]
    assert task.repeat(task.rules, task.players, 1) == task.repeat(task.rules, task.players, 1) > 50


@pytest.mark.parametrize("name", ["view", "copy"])
def test_views_and_copies_are_made_at_every_moment(name: str) -> None:
    task = TASKS[name]
    assert task.repeat(task.rules, task.players, 2) == 2 * MOMENTS


@pytest.mark.parametrize(
    ("drawn", "outcome"), [(0.0, 7), (0.24, 7), (0.25, 8), (0.74, 8), (0.75, 9), (0.999, 9), (1.0, 9)]
)
def test_an_outcome_is_drawn_as_often_as_it_is_likely(drawn: float, outcome: int) -> None:
    assert drawn_outcome([(7, 0.25), (8, 0.5), (9, 0.25)], drawn) == outcome
