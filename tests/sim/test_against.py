"""Two builds side by side: what is compared, and which way round."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from undermine.engine.games import compose
from undermine.engine.kernel.play import start
from undermine.engine.kernel.playout import checked_playout, random_playout
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.errors import UserError
from undermine.sim.bench import against
from undermine.sim.bench.against import Comparison, run
from undermine.sim.bench.instructions import LARGE_BATCH, SMALL_BATCH, TASKS, VERBS

ROOT = Path(__file__).parents[2]


def test_a_playout_whose_choices_are_examined_is_the_same_playout() -> None:
    tables = [start(compose("base"), 4, seed_bytes("side")) for _ in range(2)]
    decisions = {
        play_on(table, Rng(seed_bytes("by side")))
        for play_on, table in zip((random_playout, checked_playout), tables, strict=True)
    }
    assert len(decisions) == 1
    assert tables[0].rng.position() == tables[1].rng.position()
    assert tables[0].ruleset.scores(tables[0]) == tables[1].ruleset.scores(tables[1])


@pytest.mark.slow
def test_every_task_of_both_builds_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here this source is the other build as well; what not every build can do is held against what they do instead."""
    wheel = tmp_path / "other.whl"
    with ZipFile(wheel, "w") as packed:
        for path in (ROOT / "src").rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                packed.write(path, path.relative_to(ROOT / "src"))
    monkeypatch.setattr(against, "counts_instructions", lambda: False)
    names = ("base inside", "base by place", VERBS)
    monkeypatch.setattr(against, "TASKS", {name: TASKS[name] for name in names})
    comparison, steps = Comparison(str(wheel), 1, 0.01), []
    rows = {row["task"]: row for row in run(comparison, lambda: steps.append(1))["rows"]}
    assert len(steps) == comparison.steps() == 5, "three tasks here, two there"
    for name in names:
        assert {"this", "other", "ratio"} <= set(rows[name]["per_second"])


def figures_of(
    rates: dict[str, float], verbs_there: float, peer: float | None
) -> dict[tuple[str, str], float]:
    there = {against.PEER_TASK: peer} if peer is not None else {}
    return (
        {(against.THIS, name): rate for name, rate in rates.items()}
        | {(against.OTHER, VERBS): verbs_there}
        | there
    )


def test_batches_and_environments_are_held_against_the_verbs_of_the_other_build_and_against_the_peer() -> (
    None
):
    rates = {VERBS: 700.0, SMALL_BATCH: 1000.0, LARGE_BATCH: 800.0, "base environments": 450.0, "view": 90.0}
    found = against.summary(figures_of(rates, 300.0, 400.0), {})
    rows = {row["task"]: row["per_second"] for row in found["rows"]}
    assert rows[SMALL_BATCH] == {"this": 1000, "other": 300, "ratio": 3.33, "times_peer": 2.5}
    assert rows[LARGE_BATCH]["ratio"] == 2.67
    assert rows["base environments"]["ratio"] == 1.5
    assert rows[VERBS]["times_peer"] == 1.75
    assert rows["view"] == {"this": 90}
    assert found["batches_fall_by"] == 0.2
    assert found["peer"] == {"game": "crazy_eights", "decisions_per_second": 400}


def test_without_the_peer_nothing_is_said_of_it() -> None:
    found = against.summary(figures_of({VERBS: 700.0}, 350.0, None), {(against.THIS, VERBS): 12.0})
    row = next(row for row in found["rows"] if row["task"] == VERBS)
    assert row["per_second"] == {"this": 700, "other": 350, "ratio": 2.0}
    assert row["instructions"] == {"this": 12}
    assert (found["peer"], found["batches_fall_by"]) == (None, None)


def test_a_pass_measures_every_task_here_and_each_that_the_other_build_does_once() -> None:
    measured = against.measured()
    assert len(set(measured)) == len(measured)
    assert {name for build, name in measured if build == against.THIS} == set(TASKS)
    assert not any(TASKS[name].instead for build, name in measured if build == against.OTHER)


def test_a_ratio_above_one_means_that_this_build_is_better() -> None:
    fewer = against.compared({"this": 50, "other": 100}, less_is_better=True)
    more = against.compared({"this": 50, "other": 100}, less_is_better=False)
    assert (fewer["ratio"], more["ratio"]) == (2.0, 0.5)


def test_a_zip_without_undermine_is_no_wheel(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "empty.whl", "w"):
        pass
    with pytest.raises(UserError, match="is not a wheel"):
        Comparison(str(tmp_path / "empty.whl"), 1, 1.0).check()
