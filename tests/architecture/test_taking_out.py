"""Every page can be taken out by deleting its files and its lines in the box; bots of all levels play on without it."""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.pages import SOURCE, ModulePage, all_pages, take_out

PAGES = all_pages()
PLAY_ON = Path(__file__).parent / "play_on.py"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "rulebook", "server", "client", "cli", "training")
"""What nobody needs to play."""
FEW, MANY = 1, 40


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is needed to play, compiled to byte code once for all copies of it."""
    copy = shutil.copytree(SOURCE, tmp_path_factory.mktemp("whole") / "undermine", ignore=LEFT_OUT)
    compileall.compile_dir(copy, quiet=2)
    return Path(copy)


@pytest.fixture
def package(whole: Path, tmp_path: Path) -> Path:
    """A copy from which something may be deleted."""
    return Path(shutil.copytree(whole, tmp_path / "undermine"))


def played_on(package: Path, seed: str, games: int) -> list[str]:
    """The rules of the games that were played with a copy of the package."""
    run = subprocess.run(
        [sys.executable, str(PLAY_ON), seed, str(games)],
        env=os.environ | {"PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.place)
def test_bots_play_on_without_a_page(page: ModulePage, package: Path) -> None:
    take_out(page, package)
    rules = played_on(package, page.place, FEW)
    assert len(rules) == FEW
    assert not {module for mixture in rules for module in mixture.split("+")} & set(page.modules)


@pytest.mark.soak
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.place)
def test_bots_play_many_games_without_a_page(page: ModulePage, package: Path) -> None:
    take_out(page, package)
    assert len(played_on(package, f"{page.place}/many", MANY)) == MANY


def test_bots_play_on_without_any_page(package: Path) -> None:
    for page in PAGES:
        take_out(page, package)
    assert set(played_on(package, "nothing", 3)) <= {"base", "classic", "lost-mines"}


def test_a_page_that_somebody_needs_is_missed(package: Path) -> None:
    needing = package / "testing" / "conservation.py"
    added = "from undermine.engine.saboteur.modules.toll.state import TollState  # noqa: F401\n"
    needing.write_text(added + needing.read_text(encoding="utf-8"), encoding="utf-8")
    take_out(next(page for page in PAGES if page.place == "toll"), package)
    with pytest.raises(AssertionError, match=r"No module named .*toll"):
        played_on(package, "needed", 1)
