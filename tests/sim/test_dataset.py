"""A dataset holds what was known, possible, done and true at every decision, and keeps meaning the same."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from undermine.api.games import composed
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, options, start
from undermine.env.episode import Episode
from undermine.env.setting import Setting
from undermine.errors import UserError
from undermine.sim.batch import over_processes
from undermine.sim.dataset import plan as plan_module
from undermine.sim.dataset import writing as writing_module
from undermine.sim.dataset.plan import DatasetPlan
from undermine.sim.dataset.schema import COLUMNS, SCHEMA
from undermine.sim.dataset.writing import part_path, read_rows, write_dataset
from undermine.sim.plan import Plan

MEANINGS = {1: "a1d2c3cb"}
"""A fingerprint of the columns of each schema; a change of one takes the next number of SCHEMA and a line here."""
GOLDEN = {1: "b120fb3c"}
"""A fingerprint of a small dataset: what the columns hold, whatever they are called."""


def written(folder: Path, games: int = 2, workers: int = 1, **options: Any) -> DatasetPlan:
    plan = Plan("base", 4, games, "7", ("digger", "random"))
    dataset = DatasetPlan(plan, **{"belief": False, **options})
    write_dataset(dataset, folder, over_processes(workers), lambda _: None)
    return dataset


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    folder = tmp_path_factory.mktemp("dataset")
    written(folder, claims=True, belief=True)
    return list(read_rows(folder))


def fingerprint(content: object) -> str:
    return sha256(repr(content).encode()).hexdigest()[:8]


def test_a_column_that_changes_its_meaning_needs_a_new_schema(tmp_path: Path) -> None:
    columns = [(column.name, str(column.kind), column.meaning) for column in COLUMNS]
    assert fingerprint(columns) == MEANINGS[SCHEMA]
    anybody = DatasetPlan(Plan("base", 3, 1, "7", ("random",)), belief=False)  # who plays the same for ever
    write_dataset(anybody, tmp_path, over_processes(1), lambda _: None)
    assert fingerprint(list(read_rows(tmp_path))[:40]) == GOLDEN[SCHEMA]


def test_games_can_be_played_again_from_their_rows_and_come_to_the_same(rows: list[dict[str, Any]]) -> None:
    plan = Plan("base", 4, 2, "7", ("digger", "random"))
    for game in range(2):
        of_game = [row for row in rows if row["game"] == game]
        table = start(composed("base"), 4, plan.deal_seed(game))
        for row in of_game:
            offered = options(table, row["seat"])
            assert str(offered[row["choice"]]) == row["action"]
            assert len(offered) == len(row["options"])
            assert row["roles"] == [table.ruleset.cards[role].name for role in table.roles]  # type: ignore[attr-defined]
            apply(table, row["seat"], read_action(row["action"], table.ruleset.verbs))
        assert table.ask() is None
        scores = table.ruleset.scores(table)
        for seat in range(4):
            mine = [row for row in of_game if row["seat"] == seat]
            gained = {row["round"]: row["gained"] for row in mine}
            assert sum(gained.values()) == scores[seat] == mine[0]["score"]


def test_an_observation_is_what_the_environment_shows(rows: list[dict[str, Any]]) -> None:
    episode = Episode(Setting(players=4, claims=True, whole_game=True))
    row = rows[0]
    plan = Plan("base", 4, 2, "7", ("digger", "random"))
    episode.table = start(composed("base"), 4, plan.deal_seed(0))
    numbers = np.zeros(episode.sight.size, np.uint8)
    numbers[row["observation_index"]] = row["observation_value"]
    assert (numbers == episode.observation(row["seat"])).all()
    assert len(row["belief"]) == 4


@pytest.mark.slow
def test_what_bots_claim_stands_there_with_its_truth(tmp_path: Path) -> None:
    plan = Plan("base", 5, 2, "claims", ("apprentice",))
    write_dataset(DatasetPlan(plan, claims=True, belief=False), tmp_path, over_processes(1), lambda _: None)
    claims = [
        (claim, true)
        for row in read_rows(tmp_path)
        for claim, true in zip(row["claims"], row["claims_true"], strict=True)
    ]
    assert claims
    assert {true for _, true in claims} <= {True, False, None}


@pytest.mark.slow
def test_workers_and_a_stop_in_the_middle_change_no_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan_module, "GAMES_IN_A_PART", 2)
    monkeypatch.setattr(writing_module, "GAMES_IN_A_PART", 2)
    one, two = tmp_path / "one", tmp_path / "two"
    dataset = written(one, games=6)
    written(two, games=6, workers=2)
    parts = [path.name for path in sorted(one.iterdir())]
    assert len(parts) == 4
    assert [(one / name).read_bytes() for name in parts] == [(two / name).read_bytes() for name in parts]
    lost = part_path(two, dataset.parts()[1])
    lost.write_bytes(lost.read_bytes()[:100])  # as if the machine had stopped while it was written
    kept = part_path(two, dataset.parts()[0])
    before = kept.stat().st_mtime_ns
    written(two, games=6)
    assert [(one / name).read_bytes() for name in parts] == [(two / name).read_bytes() for name in parts]
    assert kept.stat().st_mtime_ns == before


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(UserError, match="something else in the folder"):
        written(tmp_path)
    other = tmp_path / "other"
    written(other, games=1)
    with pytest.raises(UserError, match="holds another dataset"):
        write_dataset(
            DatasetPlan(Plan("base", 5, 1, "7", ("random",))), other, over_processes(1), lambda _: None
        )
    assert pq.ParquetFile(other / "part-000000.parquet").schema_arrow.metadata[b"undermine-schema"] == b"1"
