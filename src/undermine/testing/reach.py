"""What rules can make happen, read from the engine's own source: which events and asks are made, which refusals given.

Beginning with the modules in play we follow every name that a definition uses to the definition it means. So a class
that the engine has for some expansion is not expected of rules without it.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import undermine.engine
from undermine.engine.kernel.rulesets import Ruleset

PACKAGE = undermine.engine.__name__
FOLDER = Path(undermine.engine.__file__).parent
VERBS_OF_PLAY = (f"{PACKAGE}.kernel.play", "apply")

Name = tuple[str, str]
"""A definition: its file, as it is imported, and its name there."""


@dataclass
class Source:
    """One file: what it defines on its top level, and where the other names come from."""

    definitions: dict[str, ast.stmt] = field(default_factory=dict)
    imports: dict[str, Name] = field(default_factory=dict)


@cache
def source(file: str) -> Source:
    """Read a file of the engine; anything else is empty."""
    found = Source()
    path = FOLDER.joinpath(*file.split(".")[2:]).with_suffix(".py")
    if not file.startswith(PACKAGE) or not path.is_file():
        return found
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        found.definitions.update(dict.fromkeys(_defined(node), node))
    for part in ast.walk(tree):
        if isinstance(part, ast.ImportFrom) and part.module:
            origin = part.module
            found.imports.update({alias.asname or alias.name: (origin, alias.name) for alias in part.names})
    return found


def _defined(node: ast.stmt) -> list[str]:
    """Return the names that a statement on the top level defines."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.AnnAssign):
        return [node.target.id] if isinstance(node.target, ast.Name) else []
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def meaning(file: str, name: str) -> Name:
    """Return the definition that a name in a file means."""
    return source(file).imports.get(name, (file, name))


def reachable(ruleset: Ruleset) -> set[Name]:
    """Return every definition of the engine that the rules in play can use."""
    kinds = [type(ruleset), *[type(module) for module in ruleset.modules]]
    waiting: list[Name] = [VERBS_OF_PLAY, *[(kind.__module__, kind.__name__) for kind in kinds]]
    found: set[Name] = set()
    while waiting:
        file, name = waiting.pop()
        node = source(file).definitions.get(name)
        if node is not None and (file, name) not in found:
            found.add((file, name))
            waiting.extend([meaning(file, used) for used in _names(node)])
    return found


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Go through a definition without its annotations, which make nothing happen."""
    yield node
    for name, content in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        for child in content if isinstance(content, list) else [content]:
            if isinstance(child, ast.AST):
                yield from _nodes(child)


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in _nodes(node) if isinstance(part, ast.Name)}


@dataclass
class Makings:
    """What reachable definitions make: values by the definition of their class, refusals by code, words as written."""

    values: set[Name] = field(default_factory=set)
    codes: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)


def makings(ruleset: Ruleset) -> Makings:
    """Return what the rules in play can make; an event that makes itself, as others see it, is not made by that."""
    made = Makings()
    for file, name in reachable(ruleset):
        for part in _nodes(source(file).definitions[name]):
            if isinstance(part, ast.Call):
                _note_call(file, name, part, made)
            elif isinstance(part, ast.Assign) and isinstance(part.value, ast.Constant):
                made.words.add(str(part.value.value))
    return made


def _note_call(file: str, name: str, call: ast.Call, made: Makings) -> None:
    function = call.func
    called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    words = [
        word.value for word in call.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]
    if called in ("Refusal", "refusal"):
        made.codes.update(words[:1])
    elif called == "verb":
        made.words.update(words[:1])
    elif called and called != name:
        made.values.add(meaning(file, called))
