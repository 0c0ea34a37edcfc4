"""An atlas counts who wins, by players, module, dwarf, seat and level, and goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from undermine.errors import UserError
from undermine.locale.catalogue import text
from undermine.sim.atlas.answers import answers
from undermine.sim.atlas.figures import Share, ahead, beyond, gold_of, won_by, won_by_first
from undermine.sim.atlas.page import PAGE, PICTURE, page, write_page
from undermine.sim.atlas.plan import AtlasPlan, Cell, Portion
from undermine.sim.atlas.playing import AtlasResults, nothing, play_atlas, play_portion
from undermine.sim.batch import over_processes


class SmallPlan(AtlasPlan):
    """A few cells."""

    def by_players(self) -> list[Cell]:
        return [Cell(rules, 3, self.bot) for rules in ("base", "classic")]

    def by_module(self) -> list[Cell]:
        return [Cell(rules, 5, self.bot) for rules in ("base", "base+toll")]

    def by_level(self) -> list[Cell]:
        return [Cell("base", 5, "random")]


PLAN = SmallPlan(2, "7", "random")


def say(name: str, **about: object) -> str:
    return text("en", f"atlas-{name}", **about)


def test_every_round_is_counted_for_its_side_its_dwarfs_and_its_seats() -> None:
    tally = play_portion("7", Portion(Cell("base", 5, "random"), 0, 3))
    assert tally["sides"].total() == 3
    assert tally["dwarfs"].total() == tally["places"].total() == 15
    assert tally["dwarfs-won"].total() == tally["places-won"].total()
    assert set(tally["places"]) == {"0", "1", "2", "3", "4"}


def test_a_stopped_run_goes_on_and_comes_to_the_same_page(tmp_path: Path) -> None:
    whole, part = AtlasResults(PLAN, tmp_path / "a.jsonl"), AtlasResults(PLAN, tmp_path / "b.jsonl")
    play_atlas(PLAN, whole, over_processes(1), lambda _: None)
    first = next(iter(PLAN.portions()))
    part.keep(first, play_portion(PLAN.seed, first))
    with (tmp_path / "b.jsonl").open("a") as file:
        file.write('{"portion": ["base"')  # cut off
    again = AtlasResults(PLAN, tmp_path / "b.jsonl")
    assert len(again.known) == 1
    play_atlas(PLAN, again, over_processes(1), lambda _: None)
    assert page(PLAN, again, say) == page(PLAN, whole, say)
    written = write_page(PLAN, again, tmp_path, say)
    assert written.name == PAGE
    assert (tmp_path / PICTURE).stat().st_size > 1000
    assert "| `base+toll` |" in written.read_text(encoding="utf-8")


def test_results_of_other_rounds_are_left_alone(tmp_path: Path) -> None:
    AtlasResults(PLAN, tmp_path / "a.jsonl")
    with pytest.raises(UserError, match="other rounds"):
        AtlasResults(SmallPlan(2, "8", "random"), tmp_path / "a.jsonl")


@pytest.mark.parametrize(
    "line", ["{}", "[]", '{"portion": 1, "tally": {}}', '{"portion": [1, 2, 3, 4, 5]}', "my notes"]
)
def test_damaged_results_are_refused_and_left_alone(tmp_path: Path, line: str) -> None:
    file = tmp_path / "a.jsonl"
    AtlasResults(PLAN, file)
    with file.open("a", encoding="utf-8") as written:
        written.write(f"{line}\n")
    before = file.read_bytes()
    with pytest.raises(UserError, match="or none at all"):
        AtlasResults(PLAN, file)
    assert file.read_bytes() == before


def test_the_cells_of_an_atlas_compare_players_editions_modules_and_levels() -> None:
    cells = AtlasPlan(1, "7").cells()
    assert {cell.players for cell in cells if cell.rules == "classic"} == set(range(3, 11))
    assert Cell("base+toll", 5, "apprentice") in cells
    assert {cell.bot for cell in cells} >= {"random", "novice", "apprentice"}
    assert len(set(cells)) == len(cells)


def test_more_rounds_are_added_to_those_that_are_there_and_none_counts_twice(tmp_path: Path) -> None:
    step, whole = AtlasResults(PLAN, tmp_path / "a.jsonl"), AtlasResults(PLAN, tmp_path / "b.jsonl")
    for plan, results in (
        (PLAN, step),
        (SmallPlan(5, "7", "random"), step),
        (SmallPlan(5, "7", "random"), whole),
    ):
        play_atlas(plan, results, over_processes(1), lambda _: None)
    assert set(step.played().values()) == {5}
    assert all(step.total(cell) == whole.total(cell) for cell in PLAN.cells())


def test_bots_that_think_long_play_fewer_rounds() -> None:
    plan = AtlasPlan(1000, "7")
    assert plan.rounds_of(Cell("base", 5, "master")) == 50
    assert AtlasPlan(1000, "7", "master").rounds_of(Cell("base", 5, "master")) == 1000
    assert plan.rounds_of(Cell("base", 5, "random")) == 1000


def kept(tmp_path: Path, cell: Cell, **counts: dict[str, int]) -> AtlasResults:
    results = AtlasResults(PLAN, tmp_path / "kept.jsonl")
    tally = nothing()
    for name, count in counts.items():
        tally[name.replace("_", "-")].update(count)
    results.keep(Portion(cell, 0, sum(counts["sides"].values())), tally)
    return results


def test_dwarfs_who_win_together_count_as_one_in_a_round(tmp_path: Path) -> None:
    cell = Cell("base", 4, "random")
    dwarfs = {"miner": 300, "saboteur": 100}
    results = kept(
        tmp_path,
        cell,
        sides={"miners": 80, "saboteurs": 20},
        dwarfs=dwarfs,
        dwarfs_won={"miner": 240, "saboteur": 20},
        dwarfs_gold={"miner": 480},
        dwarfs_squares={"miner": 960},
        places={str(place): 100 for place in range(4)},
        places_won={"0": 50, "1": 70, "2": 70, "3": 70},
    )
    assert won_by(results, cell, "dwarfs", "miner") == Share(80, 100)
    assert won_by_first(results, cell) == (Share(50, 100), Share(70, 100))
    mean, low, high = gold_of(results, cell, "miner")
    assert mean == pytest.approx(1.6)
    assert high - low == pytest.approx(2 * 1.96 * 0.8 / 10, abs=0.001)  # 100 rounds, not 300 seats


def test_a_difference_is_told_only_where_chance_does_not_explain_it() -> None:
    assert ahead(Share(600, 1000), Share(500, 1000)) == 1
    assert ahead(Share(520, 1000), Share(500, 1000)) == 0
    assert ahead(Share(0, 3), Share(3, 3)) == 0
    assert beyond(Share(700, 1000), 0.5) == 1
    assert beyond(Share(300, 1000), 0.5) == -1
    assert beyond(Share(3, 3), 0.5) == 0


def test_questions_are_answered_by_what_was_played_and_left_out_where_nothing_was(tmp_path: Path) -> None:
    plan = AtlasPlan(1, "7", "random")
    cell = Cell("base", 4, "random")
    nobody = AtlasResults(plan, tmp_path / "nothing.jsonl")
    assert list(answers(plan, nobody, say)) == []
    results = kept(
        tmp_path,
        cell,
        sides={"miners": 900, "saboteurs": 100},
        dealt={"0": 200, "1": 800},
        dealt_won={"0": 180, "1": 720},
    )
    told = " ".join(answers(plan, results, say))
    assert (
        "too weak with four players?** Yes: the miners win 90.0% of the rounds. 20.0% of the rounds" in told
    )
