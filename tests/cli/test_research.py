"""`undermine dataset`, `atlas` and `arena --league` write what they promise and go on where they were."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from undermine.bots.registry import BOTS
from undermine.cli import app
from undermine.sim.atlas.plan import AtlasPlan, Cell


def run(*command: str) -> str:
    result = CliRunner().invoke(app, list(command))
    if result.exception:
        raise result.exception
    return result.output


def test_a_dataset_is_written_and_said_to_be_there(tmp_path: Path) -> None:
    out = tmp_path / "decisions"
    command = (
        "dataset",
        "--games",
        "1",
        "--players",
        "3",
        "--bots",
        "random",
        "--no-belief",
        "--out",
        str(out),
    )
    assert "Decisions of one game are in" in run(*command)
    assert sorted(path.name for path in out.iterdir()) == ["dataset.json", "part-000000.parquet"]
    assert "Rozhodnutí z jedné hry" in run(*command, "--lang", "cs")


def test_a_league_writes_its_list_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undermine.sim.arena.league.BOTS", {"digger": BOTS["digger"]})
    command = (
        "arena",
        "--bots",
        "random",
        "--games",
        "1",
        "--players",
        "3",
        "--league",
        str(tmp_path / "league"),
    )
    assert "The rating list is in" in run(*command)
    page = (tmp_path / "league" / "league.md").read_text(encoding="utf-8")
    assert "| digger |" in page
    assert "| random |" in page
    run(*command, "--minutes", "0", "--lang", "de")
    assert "# Rangliste" in (tmp_path / "league" / "league.md").read_text(encoding="utf-8")


def test_an_atlas_writes_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("by_players", "by_module", "by_level"):
        monkeypatch.setattr(AtlasPlan, name, lambda plan: [Cell("base", 3, plan.bot)])
    told = run("atlas", "--rounds", "1", "--bot", "random", "--out", str(tmp_path), "--lang", "pl")
    assert "Strona jest w" in told
    assert "Czy Sabotażysta jest sprawiedliwy?" in (tmp_path / "atlas.md").read_text(encoding="utf-8")
