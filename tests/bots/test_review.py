"""A game in review: a belief for every move, the truth at the end of each round, and what gave saboteurs away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.properties.play import Game, Setup
from undermine.bots.review import review
from undermine.engine.games import compose
from undermine.sim.match import play


@pytest.fixture(scope="module", params=["base", "lost-mines"])
def reviewed(request: pytest.FixtureRequest) -> tuple[Game, dict[str, Any]]:
    game = Game(Setup(request.param, 3, 5))
    while game.table.round == 1:
        game.move()
    return game, review(game.recorded(), compose, playouts=0)


def test_every_move_has_a_belief_of_the_watcher_and_of_each_seat(
    reviewed: tuple[Game, dict[str, Any]],
) -> None:
    game, result = reviewed
    assert [move["seq"] for move in result["moves"]] == list(range(1, len(game.moves) + 1))
    for move in result["moves"]:
        assert len(move["observer"]) == len(move["seats"]) == 3
        assert all(0.0 <= chance <= 1.0 for seat in [move["observer"], *move["seats"]] for chance in seat)


def test_a_round_ends_in_the_truth(reviewed: tuple[Game, dict[str, Any]]) -> None:
    _, result = reviewed
    for round_ in result["rounds"]:
        last = [move for move in result["moves"] if move["round"] == round_["round"]][-1]
        assert [seat for seat, chance in enumerate(last["observer"]) if chance == 1.0] == round_["saboteurs"]


def test_only_saboteurs_give_themselves_away(reviewed: tuple[Game, dict[str, Any]]) -> None:
    _, result = reviewed
    guilty = {round_["round"]: round_["saboteurs"] for round_ in result["rounds"]}
    for telling in result["gave_away"]:
        assert telling["seat"] in guilty[telling["round"]]
        assert telling["after"] > telling["before"]


def test_the_chance_of_the_treasure_is_found_by_playing_on() -> None:
    record = Game(Setup("base", 3, 5)).play(4).recorded()
    chances = [move["treasure"] for move in review(record, compose, playouts=2)["moves"]]
    assert len(chances) == 4
    assert set(chances) <= {0.0, 0.5, 1.0}
    assert chances == [move["treasure"] for move in review(record, compose, playouts=2)["moves"]]


def test_while_gold_is_taken_the_truth_stays_known() -> None:
    """The last gold card of a round came with the next round's first beliefs."""
    record = play("base", ["digger"] * 3, seed=1).record.engine
    first = next(number for number, move in enumerate(record.moves) if move.action.startswith("take-gold"))
    last = next(
        number
        for number, move in enumerate(record.moves[first:], first)
        if not move.action.startswith("take-gold")
    )
    record.moves = record.moves[:last]
    moves = review(record, compose, playouts=0)["moves"]
    assert moves[-1]["action"].startswith("take-gold")
    assert moves[-1]["observer"] == moves[first - 1]["observer"]
    assert set(moves[-1]["observer"]) <= {0.0, 1.0}
