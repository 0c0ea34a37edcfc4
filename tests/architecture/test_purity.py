"""The engine is pure, and nothing in its foundations knows an expansion.

Whether a package may import another is checked by `make imports`; this looks at what the linter of imports cannot
see: the standard library's doors to the outside, built-in doors, and names in plain words.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from undermine.engine.saboteur.box import BOX, FOUNDATIONS

ENGINE = Path(__file__).parents[2] / "src" / "undermine" / "engine"
FILES = sorted(ENGINE.rglob("*.py"))
NATIVE = ENGINE / "_native.py"

#: All the engine may use of the standard library: nothing of chance, time, files, processes or the machine.
ALLOWED = {"__future__", "typing", "collections", "hashlib", "itertools", "json"}
DOORS = frozenset(
    {"open", "print", "input", "eval", "exec", "compile", "__import__", "breakpoint", "globals"}
)


def ids(path: object) -> str:
    return path.relative_to(ENGINE).as_posix() if isinstance(path, Path) else str(path)


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out in full"
            yield node.module or ""


def unlawful_imports(source: str) -> list[str]:
    """The modules a source file imports that are neither the engine's own nor allowed."""
    found = []
    for name in imported(ast.parse(source)):
        ours = name == "undermine.engine" or name.startswith("undermine.engine.")
        if not ours and name.partition(".")[0] not in ALLOWED:
            found.append(name)
    return found


def doors_used(source: str) -> list[str]:
    """The built-in functions a source file calls that reach outside."""
    calls = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [call.id for call in calls if isinstance(call, ast.Name) and call.id in DOORS]


@pytest.mark.parametrize("path", [path for path in FILES if path != NATIVE], ids=ids)
def test_the_engine_has_no_door_to_the_outside(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert unlawful_imports(source) == []
    assert doors_used(source) == []


def test_native_types_come_from_the_compiler_and_nowhere_else() -> None:
    assert set(unlawful_imports(NATIVE.read_text(encoding="utf-8"))) <= {
        "librt.vecs",
        "mypy_extensions",
    }


def test_no_part_of_the_engine_has_state_of_its_own() -> None:
    changing = [
        f"{ids(path)}:{node.lineno}"
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Global)
    ]
    assert changing == []


def test_the_check_of_purity_can_fail() -> None:
    assert unlawful_imports("from random import choice\nimport os.path\nimport typer\nimport json") == [
        "random",
        "os.path",
        "typer",
    ]
    assert unlawful_imports("from undermine.locale import words") == ["undermine.locale"]
    assert doors_used("x = open('f')\nprint(x)") == ["open", "print"]


# -- nothing in the foundations names an expansion -------------------------------------------------------------------

FOUNDATION_FILES = sorted(
    path
    for folder in ("kernel", "tunnels", "saboteur/modules/base")
    for path in (ENGINE / folder).rglob("*.py")
)
BASE_MODULES = {module for name in ("base", "classic") for module in FOUNDATIONS[name]}
EXPANSIONS = [name for name, _ in BOX if name not in BASE_MODULES] + ["lost-mines"]
#: Clauses of other pages. (MIX speaks of what all modules share.)
PREFIXES = ("S2", "WC", "TOLL", "POST", "COST", "PARTY", "GOALS", "CHEST", "NUGGET", "SAB", "TOUR", "LM")
CLAUSE = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-\d+")
#: Words of the box that the base game has as well.
COMMON = {"nuggets"}


def named_expansions(source: str) -> list[str]:
    """The expansions that a source file names, by their ids or their clauses."""
    words = [name.replace("-", r"[-_ ]") for name in EXPANSIONS if name not in COMMON]
    return re.findall(rf"\b(?:{'|'.join(words)})\b", source, re.IGNORECASE) + CLAUSE.findall(source)


@pytest.mark.parametrize("path", FOUNDATION_FILES, ids=ids)
def test_the_foundations_name_no_expansion(path: Path) -> None:
    assert named_expansions(path.read_text(encoding="utf-8")) == []


def test_the_check_of_names_can_fail() -> None:
    assert EXPANSIONS
    assert named_expansions("if ruleset.has('saboteur2'):  # S2-4") == ["saboteur2", "S2-4"]
    assert named_expansions("the Lost Mines, BASE-4") == ["Lost Mines"]
