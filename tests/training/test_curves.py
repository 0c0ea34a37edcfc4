"""The picture of a course: a league has two dozen lines, which must be told apart."""

from __future__ import annotations

from pathlib import Path

from undermine.training.curves import draw_curve, looks
from undermine.training.matches import LEAGUE, MIXED, short


def test_no_two_lines_of_a_league_look_alike() -> None:
    names = [f"{side} against {short(other)}" for side, others in LEAGUE.items() for other in others]
    assert len(set(looks([*names, MIXED]))) == len(names) + 1


def test_a_curve_is_drawn_with_a_line_for_everybody_met(tmp_path: Path) -> None:
    won = {"miner against master": 0.6, "saboteur against master": 0.4}
    draw_curve([{"rounds": rounds, "won": won} for rounds in (10, 20)], tmp_path / "curve.svg")
    drawn = (tmp_path / "curve.svg").read_text("utf-8")
    assert all(name in drawn for name in won)
