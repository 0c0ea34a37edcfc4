"""No interpreted code hands a vector to compiled code: the memory of such a vector is never freed (see `_native`)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hatch_build

SRC = Path(__file__).parents[2] / "src"
COMPILED = hatch_build.sources(SRC)
INTERPRETED = sorted({path.relative_to(SRC).as_posix() for path in SRC.rglob("*.py")} - set(COMPILED))

AnyFunction = ast.FunctionDef | ast.AsyncFunctionDef


def module_of(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")


def takes_vector(function: AnyFunction) -> bool:
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return any("vec[" in ast.unparse(each.annotation) for each in arguments if each.annotation)


def functions_with_vectors(path: str, source: str) -> Iterator[tuple[str, str]]:
    """Each function, class or method that takes a vector: module and name; methods have no module."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and takes_vector(node):
            yield module_of(path), node.name
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and takes_vector(method):
                    yield (module_of(path), node.name) if method.name == "__init__" else ("", method.name)


def calls(source: str) -> Iterator[tuple[str, str]]:
    """Everything that is called: module and name of what was imported; methods have no module."""
    tree = ast.parse(source)
    imported = {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield "", node.func.attr
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield imported.get(node.func.id, ("here", node.func.id))


def handed_over(source: str, takers: set[tuple[str, str]]) -> list[str]:
    return [f"{module}:{name}" for module, name in calls(source) if (module, name) in takers]


@cache
def all_takers() -> set[tuple[str, str]]:
    sources = {path: (SRC / path).read_text(encoding="utf-8") for path in COMPILED}
    return {taker for path, source in sources.items() for taker in functions_with_vectors(path, source)}


@pytest.mark.parametrize("path", INTERPRETED)
def test_no_interpreted_module_calls_a_compiled_function_that_takes_a_vector(path: str) -> None:
    assert handed_over((SRC / path).read_text(encoding="utf-8"), all_takers()) == []


def test_such_a_call_is_found() -> None:
    compiled = """
class Routes:
    def __init__(self, patterns: vec[i64]) -> None: ...
    def scores(self, codes: "vec[i64]") -> None: ...
def offer(codes: vec[i64]) -> None: ...
def plain(code: i64) -> None: ...
"""
    takers = set(functions_with_vectors("a/routes.py", compiled))
    interpreted = """
from a.routes import Routes, offer as propose, plain
Routes(v).scores(v)
propose(v)
plain(7)
"""
    assert sorted(handed_over(interpreted, takers)) == [":scores", "a.routes:Routes", "a.routes:offer"]
