"""The arena: the same deals for everybody, the same result for the same seed, and a stopped run goes on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from undermine.errors import UserError
from undermine.sim.arena.figures import figures
from undermine.sim.arena.keeping import Keeper
from undermine.sim.arena.plan import ArenaPlan, ContestPlan, SidesPlan, ThinkingPlan, thinkers
from undermine.sim.arena.playing import play_arena
from undermine.sim.stopwatch import quantile, time_class

CONTEST = ContestPlan("base", 5, 4, "7", ("digger", "random"))
SIDES = SidesPlan("base", 5, 3, "7", ("digger", "random"))


def result(plan: ArenaPlan, workers: int = 1, keeper: Keeper | None = None) -> dict[str, Any]:
    """The reproducible part of what a plan comes to."""
    found = figures(plan, play_arena(plan, workers, keeper or Keeper(plan), lambda _: None))
    assert found.pop("time")
    return found


def test_on_every_deal_every_bot_sits_once_in_every_seat() -> None:
    for players in (3, 5, 10):
        plan = ContestPlan("base", players, 12, "7", ("a", "b", "c", "d"))
        assert plan.deals() == 3
        for deal in range(3):
            seats = Counter(
                (bot, seat) for line_up in plan.line_ups(deal) for seat, bot in enumerate(line_up)
            )
            assert set(seats.values()) == {1}
            assert len(seats) == 4 * players


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    plan = ContestPlan("base", 5, 80, "7", ("a", "b", "c", "d"))
    assert len({plan.line_ups(deal)[0] for deal in range(20)}) > 5


def test_rounds_of_sides_have_two_saboteurs_among_five_and_the_same_deals_for_all_pairs() -> None:
    matches = play_arena(SIDES, 1, Keeper(SIDES), lambda _: None)
    roles: dict[int, set[tuple[str, ...]]] = {}
    for match in matches:
        assert len(match.rounds) == 1
        assert Counter(match.rounds[0].roles) == {"miner": 3, "saboteur": 2}
        miners, saboteurs = match.task.line_up
        wanted = tuple(miners if role == "miner" else saboteurs for role in match.rounds[0].roles)
        assert match.seated == wanted
        roles.setdefault(match.task.deal, set()).add(match.rounds[0].roles)
    assert len(matches) == 4 * 3
    assert [len(dealt) for dealt in roles.values()] == [1, 1, 1]


@pytest.mark.slow
@pytest.mark.parametrize("plan", [CONTEST, SIDES], ids=["games", "sides"])
def test_the_number_of_workers_changes_nothing(plan: ArenaPlan) -> None:
    assert result(plan, workers=2) == result(plan)


def test_another_seed_gives_another_result() -> None:
    assert result(CONTEST) != result(ContestPlan("base", 5, 4, "8", CONTEST.bots))


def test_a_stopped_run_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    wanted = result(CONTEST, keeper=Keeper(CONTEST, path))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 1 + 4
    path.write_text("".join(lines[:3]) + lines[3][:40], encoding="utf-8")
    halfway = Keeper(CONTEST, path)
    assert len(halfway.kept) == 2
    assert result(CONTEST, keeper=halfway) == wanted
    assert len(Keeper(CONTEST, path).kept) == 4


def test_what_is_kept_serves_other_bots_on_the_same_deals_too(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    result(SIDES, keeper=Keeper(SIDES, path))
    more = Keeper(SidesPlan("base", 5, 3, "7", ("random", "digger", "apprentice")), path)
    assert len(more.kept) == 4 * 3


def test_results_of_something_else_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    result(SIDES, keeper=Keeper(SIDES, path))
    with pytest.raises(UserError, match="holds results of something else: players 5, not 6"):
        Keeper(SidesPlan("base", 6, 3, "7", SIDES.bots), path)
    path.write_text("not JSON\n", encoding="utf-8")
    with pytest.raises(UserError, match="is not a file of an arena's results"):
        Keeper(SIDES, path)


def test_no_more_is_played_when_the_time_is_up() -> None:
    assert play_arena(CONTEST, 1, Keeper(CONTEST), lambda _: None, seconds=0) == []


def test_figures_of_games_add_up() -> None:
    found = result(CONTEST)
    matches = play_arena(CONTEST, 1, Keeper(CONTEST), lambda _: None)
    digger, random = (found["bots"][name] for name in ("digger", "random"))
    earned = digger["earned"]["value"] + random["earned"]["value"]
    assert earned * 5 * 2 == pytest.approx(sum(sum(match.earned) for match in matches))
    assert sum(role["rounds"] for role in digger["roles"].values()) == 4 * 3 * 5 / 2
    assert found["ahead"][0]["by"]["value"] == pytest.approx(
        digger["earned"]["value"] - random["earned"]["value"]
    )
    assert (found["deals"], found["games"], found["counted"]) == (2, 4, "gold")


def test_figures_of_sides_show_who_is_stronger() -> None:
    found = result(SidesPlan("base", 5, 10, "7", ("apprentice", "random")))
    won = {(cell["miners"], cell["saboteurs"]): cell["miners_won"]["value"] for cell in found["cells"]}
    assert won["apprentice", "random"] > won["apprentice", "apprentice"] > won["random", "random"] == 0
    ahead = {(one["role"], one["against"]): one for one in found["ahead"]}
    assert ahead["miner", "random"]["surely"]
    assert ahead["miner", "random"]["by"]["value"] == pytest.approx(won["apprentice", "random"])
    assert not ahead["saboteur", "random"]["surely"]
    ratings = {bot: figures["rating"] for bot, figures in found["bots"].items()}
    assert ratings["apprentice"]["miner"]["mu"] > ratings["random"]["miner"]["mu"]


def test_a_thinker_meets_the_same_opponent_with_every_budget() -> None:
    bots = thinkers(("apprentice", "random"), "5, 50")
    assert bots == ("apprentice@5", "apprentice@50", "random")
    assert ThinkingPlan("base", 5, 1, "7", bots).line_ups(0) == [
        ("apprentice@5", "random"),
        ("apprentice@50", "random"),
        ("random", "apprentice@5"),
        ("random", "apprentice@50"),
    ]


@pytest.mark.parametrize("rules", ["saboteur2", "lost-mines"])
def test_sides_are_only_for_miners_and_saboteurs(rules: str) -> None:
    with pytest.raises(UserError, match="there are not just miners and saboteurs"):
        SidesPlan(rules, 6, 3, "7", ("random",)).check()


def test_other_games_are_compared_by_what_is_earned() -> None:
    assert result(ContestPlan("saboteur2", 6, 2, "7", ("digger", "random")))["counted"] == "gold"
    assert result(ContestPlan("lost-mines", 5, 2, "7", ("digger", "random")))["counted"] == "points"


def test_a_quantile_is_right_but_for_the_width_of_a_class() -> None:
    times = Counter(time_class(1_000_000 * ms) for ms in range(1, 101))
    assert quantile(times, 0.5) == pytest.approx(50, rel=0.1)
    assert quantile(times, 0.95) == pytest.approx(95, rel=0.1)
    assert quantile(Counter(), 0.5) == 0
