"""One page, one place: nobody outside the engine's own game knows a page, but for the page itself in another room."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.architecture.pages import SOURCE, ModulePage, all_pages, belongs, box_of
from undermine.bots.saboteur import pages as bot_pages
from undermine.engine.games import BOXES

PAGES = all_pages()
ROOT = SOURCE.parents[1]
FILES = [path for folder in ("src", "scripts", "examples") for path in sorted((ROOT / folder).rglob("*.py"))]


def name_of(path: Path) -> str:
    """The Python name of a file."""
    if not path.is_relative_to(SOURCE):
        return path.stem
    parts = ("undermine", *path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


def imported(tree: ast.AST) -> Iterator[str]:
    """Everything that a file imports, wherever in it: modules, and what is taken from them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def knows(importer: str, source: str, pages: Sequence[ModulePage] = PAGES) -> list[str]:
    """What a file imports of pages that are not its own."""
    names = set(imported(ast.parse(source)))
    foreign = [page for page in pages if not is_of(importer, page)]
    return sorted(name for name in names if any(is_of(name, page) for page in foreign))


def is_of(name: str, page: ModulePage) -> bool:
    return belongs(name, page.engine_name) or belongs(name, page.bots_name)


def test_every_module_that_can_be_added_is_on_a_page() -> None:
    modules = {module for page in PAGES for module in page.modules}
    assert {module for box in BOXES for module in box.optional()} | {"saboteur2"} == modules


def test_nothing_but_its_own_page_and_the_box_imports_a_page() -> None:
    boxes = [box_of(SOURCE, game) for game in ("saboteur", "lost_mines")]
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in FILES
        if path not in boxes
        for name in knows(name_of(path), path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("importer", "source"),
    [
        ("undermine.bots.pile", "from undermine.engine.saboteur.modules.toll.figures import FigurePaidFor"),
        ("undermine.testing.soak", "def f():\n    import undermine.engine.saboteur.modules.toll.state"),
        ("undermine.bots.saboteur.play", "from undermine.bots.saboteur.modules import toll"),
        ("undermine.bots.saboteur.modules.chests", "from undermine.bots.saboteur.modules.toll import PAGE"),
        (
            "undermine.engine.saboteur.modules.chests.draws",
            "from undermine.engine.saboteur.modules import toll",
        ),
    ],
)
def test_a_planted_import_is_found(importer: str, source: str) -> None:
    toll = next(page for page in PAGES if page.place == "toll")
    assert knows(importer, source, [toll])
    assert not knows("undermine.bots.saboteur.modules.toll", source, [toll])


def test_what_bots_think_stands_where_the_rules_stand() -> None:
    places = {page.place: page.modules for page in PAGES if page.game == "saboteur"}
    folder = SOURCE / "bots" / "saboteur" / "modules"
    files = [path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
    named = [path.relative_to(folder).with_suffix("").as_posix() for path in files]
    assert named
    assert [page.modules for page in bot_pages.all_pages()] == [places[place] for place in named]
