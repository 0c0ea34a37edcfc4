"""Modules do not import each other in a circle, imports for type checkers counted (ADR 47)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"

Graph = dict[str, set[str]]


def import_graph(root: Path) -> Graph:
    """Return which modules each module imports when it is loaded or type-checked."""
    files = {_name(path, root): path for path in root.rglob("*.py")}
    return {
        name: {
            imported
            for imported in _imports(ast.parse(path.read_text(encoding="utf-8")).body)
            if imported in files and imported != name
        }
        for name, path in files.items()
    }


def _name(path: Path, root: Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def _imports(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.If | ast.Try | ast.ClassDef):
            yield from _imports(node.body)


def circles(graph: Graph) -> list[set[str]]:
    """Return the sets of modules each of which leads to all others of the set."""
    reached = {name: _reachable(graph, name) for name in graph}
    found: list[set[str]] = []
    for name in graph:
        circle = {other for other in reached[name] if name in reached[other]}
        if circle and circle not in found:
            found.append(circle)
    return found


def _reachable(graph: Graph, name: str) -> set[str]:
    waiting, found = list(graph[name]), set[str]()
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting.extend(graph[other])
    return found


@pytest.mark.parametrize("guard", ["", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    "])
def test_a_planted_circle_is_found(tmp_path: Path, guard: str) -> None:
    (tmp_path / "one.py").write_text("import two\n")
    (tmp_path / "two.py").write_text(f"{guard}from one import something\n")
    (tmp_path / "three.py").write_text("import one\n")
    assert circles(import_graph(tmp_path)) == [{"one", "two"}]


def test_no_module_is_imported_by_what_it_imports() -> None:
    assert circles(import_graph(SOURCE)) == []


def test_few_rooms_import_something_for_type_checkers_alone() -> None:
    files = [path.relative_to(SOURCE / "undermine") for path in SOURCE.rglob("*.py")]
    using = [
        path for path in files if "TYPE_CHECKING" in (SOURCE / "undermine" / path).read_text(encoding="utf-8")
    ]
    # Commands import what is slow when they run, and so do simulations with what is an extra.
    assert {path.parts[0] for path in using} == {"cli", "sim"}
