"""Beliefs are measured against the truth, and fitted on what was done; both on games that are the same every time."""

from __future__ import annotations

import pytest

from undermine.sim.calibration import BINS, calibrate, is_saboteur, markdown
from undermine.sim.plan import Plan
from undermine.training.likelihoods import Counts, preferences, shares


def test_a_calibration_reports_every_quarter_and_all_beliefs() -> None:
    plan = Plan("base", 3, 1, "7", ("digger", "random"))
    result = calibrate(plan, workers=1)
    assert [quarter["guesses"] for quarter in result["quarters"]] == [9, 9, 9, 9]
    assert sum(bin_["guesses"] for bin_ in result["reliability"]) == 36
    assert len(result["reliability"]) <= BINS
    assert markdown(result).count("\n| ") >= 5
    assert calibrate(plan, workers=1) == result


@pytest.mark.parametrize(("dwarf", "guilty"), [("saboteur", True), ("blue-saboteur", True), ("miner", False)])
def test_a_saboteur_is_one_in_every_game(dwarf: str, guilty: bool) -> None:
    assert is_saboteur(dwarf) is guilty


def test_what_was_seldom_seen_is_drawn_towards_what_all_players_do() -> None:
    counts = Counts()
    counts.observed.update(
        {
            ("novice", "far", "on", "miner"): 80,
            ("novice", "far", "pass", "miner"): 20,
            ("novice", "far", "pass", "saboteur"): 2,
        }
    )
    found = shares(counts, "novice", ("miner", "saboteur"))["far"]
    assert found["on"]["miner"] == pytest.approx(0.8, abs=0.02)
    assert 0.3 < found["on"]["saboteur"] < 0.8
    assert sum(words["saboteur"] for words in found.values()) == pytest.approx(1.0, abs=1e-5)
    unseen = shares(counts, "digger", ("miner", "saboteur"))["far"]
    assert unseen["on"]["miner"] == unseen["on"]["saboteur"] == pytest.approx(80 / 102, abs=1e-3)


def test_a_preference_counts_whom_one_could_have_aimed_at() -> None:
    counts = Counts()
    counts.aims.update(
        {
            ("break", "miner", "at saboteur"): 50,
            ("break", "miner", "could saboteur"): 100,
            ("break", "miner", "at miner"): 50,
            ("break", "miner", "could miner"): 300,
        }
    )
    assert preferences(counts, "break", "miner") == pytest.approx(3.0, abs=0.2)
