"""Thinking is counted: the master tries no more than its budget allows, and thinks more if it may."""

from __future__ import annotations

import pytest

from tests.bots.test_contract import asked_views
from undermine.bots.beliefs import Belief
from undermine.bots.contract import Budget
from undermine.bots.master import MasterBot
from undermine.bots.policy.search import Candidate, Search
from undermine.engine.classic.views import ClassicView
from undermine.engine.kernel.rng import Rng, seed_bytes


class Counted(MasterBot):
    """A master whose tries are counted."""

    tried = 0

    def compare(
        self, view: ClassicView, belief: Belief, search: Search, candidates: list[Candidate], rng: Rng
    ) -> Candidate:
        chosen = super().compare(view, belief, search, candidates, rng)
        self.tried = sum(candidate.tries for candidate in candidates)
        return chosen


@pytest.mark.slow
def test_the_master_never_tries_more_than_its_budget() -> None:
    tried: dict[int, int] = {}
    for number, (seat, seen) in enumerate(asked_views("base", 4, ["apprentice"])):
        assert seen.prompt is not None
        if number % 12 == 0:
            for iterations in (1, 40, 90):
                master = Counted(seat, seed_bytes("budget"), Budget(iterations))
                master.tries = iterations  # as where the engine is compiled
                master.choose(seen, seen.prompt)
                assert master.tried <= iterations
                tried[iterations] = tried.get(iterations, 0) + master.tried
    assert tried[90] > tried[40] > tried[1]
