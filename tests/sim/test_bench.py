"""The benchmark measures every build in passes and keeps the best of each."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from undermine.errors import UserError
from undermine.sim.bench import peers
from undermine.sim.bench.measuring import COSTS, RATES
from undermine.sim.bench.running import BenchPlan, keep_best, known_rules, ratios, run, steps


@pytest.mark.slow
def test_a_tiny_run_has_a_row_for_every_player_count_and_build() -> None:
    plan = BenchPlan(("base",), (3, 10), passes=1, seconds=0.01)
    reported: list[None] = []
    result = run(plan, [sys.executable], lambda: reported.append(None))
    assert [(row["rules"], row["players"], row["build"]) for row in result["rows"]] == [
        ("base", 3, "uncompiled"),
        ("base", 10, "uncompiled"),
    ]
    assert all(row[name] > 0 for row in result["rows"] for name in (*RATES, *COSTS))
    assert result["machine"]["cores"] >= 1
    assert result["builds"][0]["python"].startswith(("CPython", "PyPy"))
    assert len(reported) == steps(plan, [sys.executable]) == 2


def test_the_best_pass_counts() -> None:
    best: dict[str, float] = {}
    keep_best(best, {"decisions_per_second": 100.0, "copy_us": 5.0})
    keep_best(best, {"decisions_per_second": 90.0, "copy_us": 4.0})
    assert best == {"decisions_per_second": 100.0, "copy_us": 4.0}


def test_each_build_is_compared_with_the_peer_by_five_players_of_the_base_game() -> None:
    rows = [
        {"rules": "base", "players": players, "build": build, "decisions_per_second": rate}
        for players, build, rate in ((3, "compiled", 1.0), (5, "compiled", 300.0), (5, "uncompiled", 30.0))
    ]
    assert ratios(rows, {"decisions_per_second": 200.0}) == {"compiled": 1.5, "uncompiled": 0.15}


def test_the_peer_is_driven_to_the_end_of_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    class State:
        def __init__(self) -> None:
            self.done: list[int] = []

        def is_terminal(self) -> bool:
            return len(self.done) == 3

        def is_chance_node(self) -> bool:
            return not self.done

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(7, 1.0)]

        def legal_actions(self) -> list[int]:
            return [1, 2]

        def apply_action(self, action: int) -> None:
            self.done.append(action)

    game = SimpleNamespace(new_initial_state=State)
    monkeypatch.setattr(peers, "import_module", lambda _: SimpleNamespace(load_game=lambda *_: game))
    assert peers.measure_peer(0.001)["decisions_per_second"] > 0


def test_only_rules_that_there_are_have_rows_by_default() -> None:
    assert known_rules()[0] == "base"


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (BenchPlan(("base",), (5,), 0, 1.0), "at least one pass"),
        (BenchPlan(("base",), (5,), 1, 0.0), "must take some time"),
        (BenchPlan(("chess",), (5,), 1, 1.0), "there are no rules called 'chess'"),
        (BenchPlan(("base",), (99,), 1, 1.0), "none of these rules can be played by 99 players"),
    ],
)
def test_what_cannot_be_measured_is_said_in_a_sentence(plan: BenchPlan, sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        plan.check()


def test_a_python_that_cannot_run_the_benchmark_is_named() -> None:
    plan = BenchPlan(("base",), (3,), 1, 0.01)
    with pytest.raises(UserError, match="is not a Python that can be started"):
        run(plan, ["/nowhere/python"], lambda: None)
    with pytest.raises(UserError, match="cannot run this version's benchmark"):
        run(plan, ["/bin/cat"], lambda: None)
