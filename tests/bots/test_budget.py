"""Thinking is counted: the master tries no more than its budget allows in the end of a round, and more if it may."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.test_contract import asked_views
from undermine.bots.contract import Budget, decide
from undermine.bots.master import MasterBot
from undermine.bots.saboteur import play
from undermine.bots.saboteur.candidates import Candidate, try_out
from undermine.bots.saboteur.play import LAST_TURNS
from undermine.engine.kernel.rng import seed_bytes


class Counted:
    """Counts what is tried out: every rival, and the favourite at each table."""

    def __init__(self) -> None:
        self.tried = 0

    def __call__(self, candidates: list[Candidate], *search: Any) -> Candidate:
        chosen = try_out(candidates, *search)
        self.tried = sum(one.tries for one in candidates) + max(one.tries for one in candidates)
        return chosen


@pytest.mark.slow
def test_the_master_never_tries_more_than_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted()
    monkeypatch.setattr(play, "try_out", counted)
    tried: dict[int, int] = {}
    for number, (seat, seen) in enumerate(asked_views("base", 4, ["random"])):
        assert seen.prompt is not None
        if number % 5 == 0 and seen.deck_size == 0 and max(seen.hand_sizes) <= LAST_TURNS:
            for iterations in (1, 40, 90):
                bot = MasterBot(seat, seed_bytes("budget"), Budget(iterations))
                bot.tries = iterations  # as where the engine is compiled
                counted.tried = 0
                decide(bot, seen)
                assert counted.tried <= iterations
                tried[iterations] = tried.get(iterations, 0) + counted.tried
    assert tried[90] > tried[40] > tried[1]
