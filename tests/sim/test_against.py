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
from undermine.sim.bench.instructions import TASKS, VERBS

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
    monkeypatch.setattr(against, "FEW_TIMES", 1)
    names = ("base inside", "base by place", VERBS)
    monkeypatch.setattr(against, "TASKS", {name: TASKS[name] for name in names})
    rows = {row["task"]: row for row in run(Comparison(str(wheel), 1, 0.01), lambda: None)["rows"]}
    for name in names:
        assert set(rows[name]["per_second"]) == {"this", "other", "ratio"}


def test_a_ratio_above_one_means_that_this_build_is_better() -> None:
    fewer = against.compared({"this": 50, "other": 100}, less_is_better=True)
    more = against.compared({"this": 50, "other": 100}, less_is_better=False)
    assert (fewer["ratio"], more["ratio"]) == (2.0, 0.5)


def test_a_zip_without_undermine_is_no_wheel(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "empty.whl", "w"):
        pass
    with pytest.raises(UserError, match="is not a wheel"):
        Comparison(str(tmp_path / "empty.whl"), 1, 1.0).check()
