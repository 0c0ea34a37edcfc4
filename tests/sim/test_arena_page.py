"""The page of the bots has a place for every table, and the tables say what was found."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from undermine.sim.arena.figures import figures
from undermine.sim.arena.keeping import Keeper
from undermine.sim.arena.plan import ArenaPlan, ContestPlan, SidesPlan, ThinkingPlan
from undermine.sim.arena.playing import play_arena


@pytest.fixture(scope="module")
def script(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("arena_script", root / "scripts" / "arena.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def found(plan: ArenaPlan) -> dict[str, Any]:
    return plan.setting() | figures(plan, play_arena(plan, 1, Keeper(plan), lambda _: None))


def test_every_table_has_its_place_on_the_page(root: Path, script: ModuleType) -> None:
    page = (root / "docs" / "bots.md").read_text(encoding="utf-8")
    for name in ("ceiling", *(run.name for run in script.RUNS)):
        assert page.count(f"<!-- {name} -->\n") == page.count(f"<!-- end of {name} -->\n") == 1


def test_tables_tell_shares_with_intervals_and_how_much_was_played(script: ModuleType) -> None:
    sides = script.sides_table(found(SidesPlan("base", 5, 2, "7", ("digger", "random"))))
    assert " | 0.0% (0.0% to 65.8%) of 2 |" in sides
    assert "| miners | digger | random | random | " in sides
    games = script.games_table(found(ContestPlan("lost-mines", 5, 2, "7", ("digger", "random"))))
    assert games.startswith("| bot | points a game | ")
    assert "2 games on 1 deals: digger ahead of random by " in games
    thinking = script.thinking_table(
        found(ThinkingPlan("base", 5, 2, "7", ("digger@3", "digger@9", "random")))
    )
    assert [line.split()[1] for line in thinking.splitlines()[2:4]] == ["3", "9"]
