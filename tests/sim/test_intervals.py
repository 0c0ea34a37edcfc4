"""Intervals are those of the textbooks, and hold the truth about as often as they say."""

from __future__ import annotations

from random import Random

import pytest

from undermine.sim.intervals import mean, share


def test_the_interval_of_a_share_is_wilsons() -> None:
    assert share(15, 20) == pytest.approx((0.75, 0.5313, 0.8881), abs=0.0001)
    assert share(0, 10) == pytest.approx((0, 0, 0.2775), abs=0.0001)
    assert share(0, 0) == (0, 0, 1)


def test_the_interval_of_a_mean_is_two_standard_errors_wide_to_each_side() -> None:
    assert mean([1, 2, 3, 4, 5]) == pytest.approx((3, 3 - 1.96 * 0.7071, 3 + 1.96 * 0.7071), abs=0.0001)
    assert mean([4]) == (4, 4, 4)


def test_intervals_hold_the_truth_in_about_95_of_a_hundred_cases() -> None:
    chance = Random(7)
    samples = [[chance.random() < 0.3 for _ in range(100)] for _ in range(400)]
    for interval in (lambda sample: share(sum(sample), 100), mean):
        caught = sum(interval(sample).low <= 0.3 <= interval(sample).high for sample in samples)
        assert 0.92 * 400 < caught < 0.98 * 400
