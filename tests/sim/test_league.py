"""A league rates all bots on the same deals, goes on where it was, and lets newcomers catch up."""

from __future__ import annotations

from pathlib import Path

import pytest

from undermine.bots.registry import BOTS
from undermine.errors import UserError
from undermine.locale.catalogue import text
from undermine.sim.arena.figures import figures
from undermine.sim.arena.keeping import Keeper
from undermine.sim.arena.league import League, page, standing
from undermine.sim.arena.plan import SidesPlan
from undermine.sim.arena.playing import play_arena

QUICK = SidesPlan("base", 3, 2, "7", ("digger", "random"))


def say(name: str, **about: object) -> str:
    return text("en", f"league-{name}", **about)


def played(league: League, plan: SidesPlan) -> tuple[dict[str, object], int]:
    """The figures of a plan, and how many rounds had to be played for them."""
    league.folder.mkdir(exist_ok=True)
    keeper = Keeper(plan, league.results)
    before = len(keeper.kept)
    found = play_arena(plan, 1, keeper, lambda _: None)
    return plan.setting() | figures(plan, found), len(keeper.kept) - before


def test_a_league_goes_on_where_it_was_and_a_newcomer_catches_up(tmp_path: Path) -> None:
    league = League(tmp_path / "league")
    assert played(league, QUICK)[1] == 8
    assert played(league, QUICK)[1] == 0
    more = SidesPlan("base", 3, 2, "7", ("digger", "random", "novice"))
    result, rounds = played(league, more)
    assert rounds == 2 * (9 - 4)
    league.write(result, say)
    written = league.page.read_text(encoding="utf-8")
    assert all(f"| {bot} |" in written for bot in more.bots)
    assert written == page(result, say)
    assert "18 in all" in written


def test_the_page_says_how_sure_it_is_that_a_bot_is_ahead_of_the_next(tmp_path: Path) -> None:
    result, _ = played(League(tmp_path), SidesPlan("base", 3, 12, "7", ("digger", "random")))
    won = {bot: result["bots"][bot]["won"]["saboteur"] for bot in ("digger", "random")}  # type: ignore[index]
    cells = {(cell["miners"], cell["saboteurs"]): cell["miners_won"]["value"] for cell in result["cells"]}  # type: ignore[attr-defined]
    assert won["digger"]["value"] == pytest.approx(1 - cells["random", "digger"], abs=1e-3)
    lead = {
        (pair["bot"], pair["of"]): pair["by"]["value"]
        for pair in result["between"]  # type: ignore[attr-defined]
        if pair["role"] == "saboteur"
    }
    both = sum(cells[other, "random"] - cells[other, "digger"] for other in ("digger", "random")) / 2
    assert lead["digger", "random"] == pytest.approx(both, abs=1e-3)
    assert lead["random", "digger"] == -lead["digger", "random"]
    first, second = standing(result)
    row = next(line for line in page(result, say).splitlines() if line.startswith(f"| 1 | {first} |"))
    assert f"| {100 * lead[first, second]:+.1f} (" in row or f"| {100 * lead[first, second]:+.1f} |" in row


def test_the_best_comes_first(tmp_path: Path) -> None:
    result, _ = played(League(tmp_path), QUICK)
    ratings = {"digger": (20.0, 1.0), "random": (25.0, 4.0)}
    for bot, (mu, sigma) in ratings.items():
        for side in ("miner", "saboteur"):
            result["bots"][bot]["rating"][side] = {"mu": mu, "sigma": sigma}  # type: ignore[index]
    assert standing(result) == ["digger", "random"]


def test_all_bots_take_part_ours_those_given_and_those_of_earlier_runs(tmp_path: Path) -> None:
    league = League(tmp_path)
    own = tmp_path / "own.py"
    own.write_text(
        "import undermine as um\nclass Mine(um.Bot):\n    def choose(self, view, options):\n        return options[0]\n"
    )
    named = f"{own}:Mine"
    assert league.plan(SidesPlan("base", 3, 1, "7", (named,))).bots == (named, *BOTS)
    played(league, SidesPlan("base", 3, 1, "7", (named, "random")))
    assert named in league.plan(QUICK).bots


def test_a_league_has_its_own_file_of_results(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from undermine.cli import app

    options = ("--league", str(tmp_path / "l"), "--resume", str(tmp_path / "r.jsonl"))
    result = CliRunner().invoke(app, ["arena", "--games", "1", *options])
    assert isinstance(result.exception, UserError)
    assert "neither with --resume" in str(result.exception)
