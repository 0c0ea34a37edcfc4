"""Functions stay short and simple, and folders small: a reader holds each in mind."""

import ast
from pathlib import Path

import pytest
from radon.complexity import cc_visit
from radon.visitors import Class

SOURCE = Path(__file__).parents[2] / "src" / "undermine"
FILES = sorted(SOURCE.rglob("*.py"))
MOST_BRANCHES = 12
MOST_LINES_OF_NINE_IN_TEN = 15
MOST_MODULES_IN_A_FOLDER = 24


def too_branched(source: str) -> list[str]:
    """Return the functions with more ways through them than a reader can keep track of."""
    blocks = [block for block in cc_visit(source) if not isinstance(block, Class)]
    return [f"{block.fullname} {block.complexity}" for block in blocks if block.complexity > MOST_BRANCHES]


def test_a_branched_function_is_found() -> None:
    branches = "".join(f"    if x == {number}:\n        return {number}\n" for number in range(MOST_BRANCHES))
    assert too_branched(f"def choose(x):\n{branches}") == ["choose 13"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_function_has_too_many_branches(file: Path) -> None:
    assert too_branched(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("room", ["", "engine", "bots", "server"])
def test_nine_in_ten_functions_are_short(room: str) -> None:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in (SOURCE / room).rglob("*.py")]
    functions = [
        node
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    lengths = sorted((node.end_lineno or 0) - node.lineno + 1 for node in functions)
    assert lengths[len(lengths) * 9 // 10] <= MOST_LINES_OF_NINE_IN_TEN


def test_no_folder_is_a_heap() -> None:
    folders = {file.parent for file in FILES}
    counts = {
        folder: len([file for file in folder.glob("*.py") if file.name != "__init__.py"])
        for folder in folders
    }
    assert {folder: count for folder, count in counts.items() if count > MOST_MODULES_IN_A_FOLDER} == {}
