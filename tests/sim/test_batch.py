"""Batches: the same plan gives the same result, whoever plays it, and what is counted adds up."""

from __future__ import annotations

import os

import pytest

from undermine.errors import UserError
from undermine.sim.batch import play_batch, running_processes, split
from undermine.sim.plan import Plan
from undermine.sim.statistics import Summary, plain_summary

PLAN = Plan("base", 4, 6, "7", ("digger", "random", "apprentice"))


def played(plan: Plan, workers: int = 1) -> Summary:
    return play_batch(plan, workers, lambda _: None)


def test_the_same_plan_gives_the_same_result() -> None:
    assert played(PLAN) == played(PLAN)


def test_another_seed_gives_another_result() -> None:
    assert played(PLAN) != played(Plan("base", 4, 6, "8", PLAN.bots))


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    assert played(PLAN, workers=2) == played(PLAN, workers=1)


def process_of(_: int) -> int:
    return os.getpid()


def test_processes_keep_running_from_call_to_call() -> None:
    with running_processes(2) as spreader:
        first, second = [{pid for _, pid in spreader(process_of, range(6))} for _ in range(2)]
    assert first & second
    assert os.getpid() not in first | second


def test_progress_counts_every_game_once() -> None:
    reported: list[int] = []
    play_batch(PLAN, 1, reported.append)
    assert sum(reported) == PLAN.games


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 2), (200, 2), (1000, 3)])
def test_chunks_hold_every_game_once_in_order(games: int, workers: int) -> None:
    assert [game for chunk in split(games, workers) for game in chunk] == list(range(games))


def test_bots_go_round_the_table_and_move_on_a_seat_with_every_game() -> None:
    plan = Plan("base", 5, 3, "7", ("digger", "random"))
    assert plan.line_up(0) == ["digger", "random", "digger", "random", "digger"]
    assert plan.line_up(1) == ["digger", "digger", "random", "digger", "random"]
    assert plan.line_up(5) == plan.line_up(0)


def test_every_game_and_every_bot_has_a_seed_of_its_own() -> None:
    seeds = [PLAN.deal_seed(game) for game in range(6)]
    seeds += [PLAN.bot_seed(game, seat) for game in range(6) for seat in range(4)]
    assert len(set(seeds)) == len(seeds)


def test_sums_are_consistent() -> None:
    summary = played(PLAN)
    assert summary.games == 6
    assert summary.rounds == sum(summary.sides.values()) == 18
    assert sum(summary.bot_games.values()) == 6 * 4
    assert sum(summary.role_rounds.values()) == 18 * 4
    gold = sum(summary.seat_gold.values())
    assert gold == sum(summary.bot_gold.values()) == sum(summary.role_gold.values()) > 0
    assert summary.shortest <= summary.decisions / summary.games <= summary.longest


def test_miners_earn_when_the_treasure_is_found_and_saboteurs_when_it_is_not() -> None:
    diggers = played(Plan("base", 5, 4, "1", ("digger",)))
    assert diggers.sides["miners"] > 8
    assert diggers.role_gold["miner"] > 0
    idle = played(Plan("base", 5, 4, "1", ("random",)))
    assert idle.sides == {"miners": 0, "saboteurs": 12, "nobody": 0}
    assert idle.role_gold["saboteur"] > 0
    assert idle.role_gold["miner"] == 0


def test_sums_do_not_depend_on_the_order_in_which_they_are_added() -> None:
    parts = [played(Plan("base", 3, 1, str(seed), ("digger",))) for seed in range(3)]
    one, other = Summary(), Summary()
    for part in parts:
        one.add(part)
    for part in reversed(parts):
        other.add(part)
    assert one == other
    assert plain_summary(one) == plain_summary(other)


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("base", 4, 0, "7", ("random",)), "there must be at least one game, not 0"),
        (Plan("base", 4, 1, "7", ("granny",)), "there is no bot called 'granny'"),
        (Plan("chess", 4, 1, "7", ("random",)), "there are no rules called 'chess'"),
        (Plan("base", 2, 1, "7", ("random",)), "'base' is for 3 to 10 players, not for 2"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(plan: Plan, sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        plan.check()
