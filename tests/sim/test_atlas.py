"""An atlas counts who wins, by players, module, dwarf, seat and level, and goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from undermine.errors import UserError
from undermine.locale.catalogue import text
from undermine.sim.atlas.page import PAGE, PICTURE, page, write_page
from undermine.sim.atlas.plan import AtlasPlan, Cell, Portion
from undermine.sim.atlas.playing import AtlasResults, play_atlas, play_portion
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
