"""Reading a scenario file into scenarios: headings, steps and their expectations, still as text.

What the words mean is decided when the rules are known (`position`, `running`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path

from undermine.scenarios.lines import BadScenario, Line, in_file, nest, split_lines

EXPECT = "expect"
REFUSED_RULES = "refused-rules"
"""The heading of a scenario of rules that cannot be played (`refused`)."""
CLAUSE = re.compile(r"[A-Z][A-Z0-9]*-\d+")


@dataclass
class Step:
    """An action and what is expected of it; without `who`, only a look at the table as it stands."""

    line: Line
    who: str
    action: str
    expectations: list[Line]


@dataclass
class Scenario:
    """One scenario as it stands in its file."""

    file: str
    line: int
    title: str
    clauses: list[str] = field(default_factory=list)
    headings: list[Line] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)


def read_scenarios(text: str, file: str = "") -> list[Scenario]:
    """Return the scenarios of a text; raises `BadScenario` with a sentence that names the line."""
    with in_file(file):
        return _read(text, file)


def read_file(path: Path) -> list[Scenario]:
    """Return the scenarios of a file."""
    with in_file(str(path)):
        scenarios = _read(_text(path), str(path))
        if not scenarios:
            raise BadScenario("scenario-none")
    return scenarios


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadScenario("scenario-not-text") from None
    except FileNotFoundError:
        raise BadScenario("scenario-no-file") from None
    except PermissionError:
        raise BadScenario("scenario-closed-file") from None
    except OSError as problem:
        raise BadScenario("scenario-unread-file", reason=problem.strerror) from None


def _read(text: str, file: str) -> list[Scenario]:
    scenarios: list[Scenario] = []
    for line in nest(split_lines(text), 0):
        key, value = keyed(line)
        if key == "scenario":
            scenarios.append(_begin(line, value, scenarios, file))
        elif not scenarios:
            raise BadScenario("scenario-no-first-line", line.number)
        elif key == EXPECT or is_name(key):
            scenarios[-1].steps.append(_step(line, key, value))
        else:
            _heading(scenarios[-1], line, key, value)
    return [variant for scenario in scenarios for variant in _variants(scenario)]


def _variants(scenario: Scenario) -> list[Scenario]:
    """Return the scenario once for each of the rules that it names: what holds in both editions is said once."""
    for place, line in enumerate(scenario.headings):
        key, value = keyed(line)
        rules = [name.strip() for name in value.split(",")]
        if key in ("rules", REFUSED_RULES) and len(rules) > 1:
            return [_under(scenario, place, name) for name in rules]
    return [scenario]


def _under(scenario: Scenario, place: int, rules: str) -> Scenario:
    line = scenario.headings[place]
    headings = scenario.headings.copy()
    headings[place] = replace(line, text=f"{keyed(line)[0]}: {rules}")
    return replace(scenario, title=f"{scenario.title} ({rules})", headings=headings)


def keyed(line: Line) -> tuple[str, str]:
    """Split a line into what stands before and after its first colon."""
    key, colon, value = line.text.partition(":")
    if not colon:
        raise BadScenario("scenario-no-colon", line.number, text=line.text)
    return " ".join(key.split()), value.strip()


def is_name(word: str) -> bool:
    """Return whether a word can be the name of a seat: headings begin with a small letter, names do not."""
    return bool(word) and not word[0].islower()


def _begin(line: Line, title: str, before: list[Scenario], file: str) -> Scenario:
    if not title:
        raise BadScenario("scenario-no-title", line.number)
    if any(other.title == title for other in before):
        raise BadScenario("scenario-title-twice", line.number, title=title)
    if line.inside:
        raise BadScenario("scenario-below-title", line.inside[0].number)
    return Scenario(file, line.number, title)


def _step(line: Line, key: str, value: str) -> Step:
    base = line.inside[0].indent if line.inside else 0
    expectations = nest(line.inside, base)
    if key != EXPECT:
        return Step(line, key, value, expectations)
    if value or not expectations:
        raise BadScenario("scenario-bare-expect", line.number)
    return Step(line, "", "", expectations)


def _heading(scenario: Scenario, line: Line, key: str, value: str) -> None:
    if scenario.steps:
        raise BadScenario("scenario-late-heading", line.number, key=key)
    if key == "clauses":
        scenario.clauses = [clause.strip() for clause in value.split(",")]
        for clause in scenario.clauses:
            if not CLAUSE.fullmatch(clause):
                raise BadScenario("scenario-no-clause", line.number, clause=clause)
        return
    if any(keyed(other)[0] == key for other in scenario.headings):
        raise BadScenario("scenario-said-twice", line.number, key=key)
    scenario.headings.append(line)
