"""The rooms of the package stay rooms: no folder too full, no hidden cycle, nothing read from around the package."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "undermine"
ROOMS = ("server", "client", "protocol", "rulebook")
MOST_MODULES = 24
FILES = sorted(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py"))


def ids(path: object) -> str:
    return path.relative_to(PACKAGE).as_posix() if isinstance(path, Path) else str(path)


@pytest.mark.parametrize("room", ROOMS)
def test_no_folder_holds_more_modules_than_one_can_overlook(room: str) -> None:
    folders = [PACKAGE / room, *[path for path in (PACKAGE / room).rglob("*") if path.is_dir()]]
    sizes = {ids(folder): len(list(folder.glob("*.py"))) for folder in folders}
    assert {folder: size for folder, size in sizes.items() if size > MOST_MODULES} == {}


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_no_import_is_hidden_from_the_linter(path: Path) -> None:
    assert "TYPE_CHECKING" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_nothing_is_read_from_around_the_package(path: Path) -> None:
    assert re.findall(r"\.parents\[|parent\.parent", path.read_text(encoding="utf-8")) == []
