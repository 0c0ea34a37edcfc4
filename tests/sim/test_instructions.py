"""What the benchmark counts: fixed tasks, and a peer whose chance is drawn fairly."""

from collections.abc import Callable

import pytest

from undermine.sim.bench.instructions import LARGE_BATCH, MOMENTS, SMALL_BATCH, TASKS, Task, rate
from undermine.sim.bench.peers import drawn_outcome


@pytest.mark.parametrize("name", ["base inside", "base verbs", "lost-mines inside"])
def test_a_task_does_the_same_whenever_it_is_repeated(name: str) -> None:
    task = TASKS[name]
    assert task.repeat(1) == task.repeat(1) > 50


@pytest.mark.parametrize("name", ["view", "copy"])
def test_views_and_copies_are_made_at_every_moment(name: str) -> None:
    task = TASKS[name]
    assert task.repeat(2) == 2 * MOMENTS


@pytest.mark.parametrize("name", [SMALL_BATCH, LARGE_BATCH, "base environments"])
def test_every_table_of_a_batch_is_timed_over_whole_games(name: str) -> None:
    """Two games of the base rules are about 400 decisions, so that each table deals several rounds."""
    assert TASKS[name].least > 400


def test_a_step_of_a_batch_is_a_decision_of_every_table() -> None:
    assert TASKS[SMALL_BATCH].repeat(3) == 3 * 16


def test_a_rate_leaves_out_what_is_done_before_and_counts_whole_portions() -> None:
    """A task of three units that takes two seconds, in portions of five: three of them last longer than 25 seconds."""
    now, seen = [0.0], []

    def prepare(_rules: str, _players: int) -> Callable[[int], int]:
        now[0] += 1000

        def once(number: int) -> int:
            seen.append(number)
            now[0] += 2 if number >= 5 else 100
            return 3

        return once

    task = Task("base", 5, prepare, least=5)
    assert rate(task, 25.0, clock=lambda: now[0]) == 1.5
    assert seen == list(range(20))


@pytest.mark.parametrize(
    ("drawn", "outcome"), [(0.0, 7), (0.24, 7), (0.25, 8), (0.74, 8), (0.75, 9), (0.999, 9), (1.0, 9)]
)
def test_an_outcome_is_drawn_as_often_as_it_is_likely(drawn: float, outcome: int) -> None:
    assert drawn_outcome([(7, 0.25), (8, 0.5), (9, 0.25)], drawn) == outcome
