"""Where a checkout cites the clauses of the rules: the code that enforces them and the tests that show them.

A citation is a clause id in a docstring, a comment or a string of the engine or of its tests, or in the lines of a
scenario file that name clauses. `BASE-13 to BASE-17` cites all five; in parentheses that hold nothing else, numbers
alone go on with the last prefix: `(BASE-15, 21, 29)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import undermine
from undermine.rulebook.clauses import all_clauses

ENFORCING: Final = Path("src", "undermine", "engine")
"""Only the engine enforces rules; whatever else names a clause talks about it."""
SCENARIOS: Final = Path("src", "undermine", "rulebook", "scenarios")
NO_RULES: Final = ("architecture", "build", "cli", "locale")
"""The folders of tests that are about other things than the rules, even where they name clauses."""

_ID: Final = r"[A-Z][A-Z0-9]*-[0-9]+"
_SINGLE: Final = re.compile(rf"\b{_ID}\b")
_RANGE: Final = re.compile(rf"\b({_ID}) to ({_ID})\b")
_GROUP: Final = re.compile(rf"\(({_ID}(?:(?:, | and | to )(?:{_ID}|[0-9]+))+)\)")
_SCENARIO_LINE: Final = re.compile(r"\s*(clauses:|refused\b)")


def checkout() -> Path | None:
    """Return the root of the checkout this package runs from, or None if it was installed."""
    root = Path(undermine.__file__).parents[2]
    return root if (root / ENFORCING).is_dir() and (root / "tests").is_dir() else None


def cited(line: str) -> set[str]:
    """Return the ids of the clauses that a line cites."""
    found = set(_SINGLE.findall(line))
    for first, last in _RANGE.findall(line):
        found |= _between(first, last)
    for group in _GROUP.findall(line):
        found |= _spelt_out(group)
    return found & set(all_clauses())


def _between(first: str, last: str) -> set[str]:
    prefix, _, low = first.rpartition("-")
    other, _, high = last.rpartition("-")
    return {f"{prefix}-{number}" for number in range(int(low), int(high) + 1)} if prefix == other else set()


def _spelt_out(group: str) -> set[str]:
    """Give every number of `BASE-15, 21 to 23` its prefix."""
    found: set[str] = set()
    last = ""
    for joint, word in re.findall(rf"(, | and | to |)({_ID}|[0-9]+)", group):
        clause = word if "-" in word else f"{last.rpartition('-')[0]}-{word}"
        found |= _between(last, clause) if joint == " to " else {clause}
        last = clause
    return found


def citations(root: Path) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Return, by clause, the places in the code and in the tests of a checkout, each as `path:line`."""
    code = _gather(root, sorted((root / ENFORCING).rglob("*.py")))
    return code, _gather(root, _showing_files(root))


def _showing_files(root: Path) -> list[Path]:
    tests = root / "tests"
    about_rules = [path for path in tests.rglob("*.py") if path.relative_to(tests).parts[0] not in NO_RULES]
    return sorted([*about_rules, *(root / SCENARIOS).rglob("*.scenario")])


def _gather(root: Path, files: list[Path]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for path in files:
        for number, line in _lines(path):
            for clause in cited(line):
                places.setdefault(clause, []).append(f"{path.relative_to(root).as_posix()}:{number}")
    return places


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    """Go through the lines of a file that may cite; of a scenario file those that name clauses."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if path.suffix == ".py" or _SCENARIO_LINE.match(line):
            yield number, line
