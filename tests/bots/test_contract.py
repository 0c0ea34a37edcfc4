"""Every bot keeps the contract: it sees a view and a prompt, answers with an option, and needs no memory for that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bots.sitting import bot
from undermine.bots.contract import decide
from undermine.bots.registry import BOTS, find_bot
from undermine.engine.games import FOUNDATIONS, compose
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.views import View, view
from undermine.errors import UserError
from undermine.sim.match import awaited_seat

RULES = [(rules, players) for rules in FOUNDATIONS for players in (4, 7)]


def asked_views(rules: str, players: int, seats: list[str]) -> Iterator[tuple[int, View]]:
    """Play a game of bots and give every view in which a seat was asked, before it answers."""
    table = start(compose(rules), players, seed_bytes(f"{rules} {players}"))
    bots = [bot(seats[seat % len(seats)], seat) for seat in range(players)]
    while (ask := table.ask()) is not None:
        seat = awaited_seat(table, ask)
        seen = view(table, seat)
        yield seat, seen
        assert seen.prompt is not None
        apply(table, seat, decide(bots[seat], seen).engine)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("rules", "players"), RULES)
def test_a_bot_made_afresh_answers_the_same(name: str, rules: str, players: int) -> None:
    remembering = {seat: bot(name, seat) for seat in range(players)}
    asked = 0
    for seat, seen in asked_views(rules, players, ["digger", "random", "apprentice"]):
        asked += 1
        if asked % 8 == 0:
            assert seen.prompt is not None
            answer = decide(remembering[seat], seen)
            assert answer.engine in seen.prompt.options
            assert decide(bot(name, seat), seen) == answer
    assert asked > 50


def test_another_seed_makes_the_random_bot_answer_otherwise() -> None:
    first, second = [bot("random", 0, seed) for seed in ("one", "two")]
    different = 0
    for _, seen in asked_views("base", 4, ["random"]):
        assert seen.prompt is not None
        different += decide(first, seen) != decide(second, seen)
    assert different > 10


def test_the_random_bot_chooses_every_option_about_equally_often() -> None:
    _, seen = next(asked_views("base", 4, ["random"]))
    assert seen.prompt is not None
    offered = [str(action) for action in seen.prompt.options]
    answers = [str(decide(bot("random", 0, str(seed)), seen)) for seed in range(100 * len(offered))]
    counts = [answers.count(action) for action in offered]
    assert min(counts) > 60
    assert max(counts) < 150


def test_an_unknown_bot_is_named_in_a_sentence() -> None:
    with pytest.raises(
        UserError,
        match="'grandmother'; there are: random, digger, novice, apprentice, master, grandmaster",
    ):
        find_bot("grandmother")
