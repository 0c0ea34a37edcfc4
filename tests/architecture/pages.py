"""Pages of the rulebook as files: where each stands, which modules of the box it has, and how one is taken out.

The page of a module is the folder whose `module.py` has it, or else the one file that has it. It stands below
`engine/<game>/modules` (of The Lost Mines, which has few, below `engine/<game>`), and at the same place below
`bots/<game>/modules`. Modules that every mixture of a game begins with are no such page: they are the game.
"""

from __future__ import annotations

import ast
import shutil
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "undermine"
GAMES = {"saboteur": "modules/", "lost_mines": ""}
"""The games, and where their pages stand below the engine's folder of the game."""
THE_GAME = {"saboteur": {"base"}, "lost_mines": {"game"}}
"""The pages without which there is no game."""


@dataclass(frozen=True)
class ModulePage:
    """One page: its game, its place among the pages (`toll`, `championship/veto`) and its modules."""

    game: str
    place: str
    modules: tuple[str, ...]

    @property
    def engine_name(self) -> str:
        """The Python name of its rules."""
        return f"undermine.engine.{self.game}.{GAMES[self.game]}{self.place}".replace("/", ".")

    @property
    def bots_name(self) -> str:
        """The Python name of what bots think of it."""
        return f"undermine.bots.{self.game}.modules.{self.place}".replace("/", ".")

    def paths(self, package: Path) -> list[Path]:
        """Its files and folders in a copy of the package."""
        names = [
            name.replace(".", "/").removeprefix("undermine/") for name in (self.engine_name, self.bots_name)
        ]
        return [path for name in names for path in (package / name, package / f"{name}.py") if path.exists()]


def all_pages() -> list[ModulePage]:
    """Every page that can be taken out, in the order of the boxes."""
    found = []
    for game, folder in GAMES.items():
        tree = ast.parse(box_of(SOURCE, game).read_text(encoding="utf-8"))
        homes = {
            alias.name: node.module.removeprefix(f"undermine.engine.{game}.{folder}".replace("/", "."))
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }
        places: dict[str, list[str]] = {}
        for line in lines_of_box(tree):
            name, made = line.elts
            place = homes[ast.unparse(made)].removesuffix(".module").replace(".", "/")
            places.setdefault(place, []).append(ast.literal_eval(name))
        found += [
            ModulePage(game, place, tuple(modules))
            for place, modules in places.items()
            if place.split("/")[0] not in THE_GAME[game]
        ]
    return found


def box_of(package: Path, game: str) -> Path:
    return package / "engine" / game / "box.py"


def lines_of_box(tree: ast.Module) -> list[ast.Tuple]:
    """The lines of BOX: name and class of every module."""
    boxes = [
        node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "BOX"
    ]
    assert isinstance(boxes[0], ast.Tuple)
    return [line for line in boxes[0].elts if isinstance(line, ast.Tuple)]


def belongs(name: str, page: str) -> bool:
    """Whether a Python name is that of a page, or of something in it."""
    return name == page or name.startswith(f"{page}.")


def take_out(page: ModulePage, package: Path) -> None:
    """Delete a page from a copy of the package: its files, and its lines in the box."""
    for path in page.paths(package):
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    box = box_of(package, page.game)
    text = box.read_text(encoding="utf-8")
    tree = ast.parse(text)
    gone: list[ast.stmt | ast.Tuple] = [
        node
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and belongs(node.module or "", page.engine_name)
    ]
    gone += [line for line in lines_of_box(tree) if ast.literal_eval(line.elts[0]) in page.modules]
    deleted = {number for node in gone for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    kept = [line for number, line in enumerate(text.splitlines(), 1) if number not in deleted]
    box.write_text("\n".join(kept) + "\n", encoding="utf-8")
