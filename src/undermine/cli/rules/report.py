"""Telling a person what differs in a scenario: what was expected, what happened, and how the board looks.

It is in the reader's language, but for what stands, or could stand, in the scenario file.
"""

from __future__ import annotations

import textwrap

from undermine.cli.records.recorded import Outcome as Recorded
from undermine.locale.catalogue import text
from undermine.locale.printable import printable
from undermine.locale.telling import in_words
from undermine.scenarios.phrases import write_phrase
from undermine.scenarios.running import Outcome

INDENT = "  "
LONGEST = 160


def report(outcome: Outcome, language: str) -> str:
    """Return what is to be said of a scenario that failed."""
    scenario = outcome.scenario
    place = f"{scenario.file}:{scenario.line}" if scenario.file else _line(language, scenario.line)
    lines = [text(language, "cli-check-failed", place=place), f"{INDENT}{scenario.title}"]
    if outcome.step is not None:
        step = outcome.step.line
        lines.append(f"{INDENT}{_line(language, step.number)}: {step.text}")
    for failure in outcome.failures:
        lines.extend(_difference(language, failure.line, failure.expected, failure.instead.told(language)))
    lines.extend(_afterwards(outcome, language))
    return "\n".join(lines)


def _line(language: str, number: int) -> str:
    return text(language, "cli-check-line", line=str(number))


def _difference(language: str, line: int, expected: str, happened: str) -> list[str]:
    place = f"{_line(language, line)}: "
    return [
        _beside(f"{place}{text(language, 'cli-check-expected')} ", expected),
        _beside(f"{' ' * len(place)}{text(language, 'cli-check-instead')} ", happened),
    ]


def _beside(label: str, words: str) -> str:
    """Put a label before the first line and the others below it."""
    first, *rest = words.split("\n")
    hanging = "\n".join([first, *[" " * len(label) + line for line in rest]])
    return textwrap.indent(label + hanging, INDENT * 2, lambda _: True)


def _afterwards(outcome: Outcome, language: str) -> list[str]:
    lines: list[str] = []
    if outcome.stage is None:
        return lines
    if outcome.events:
        lines.append(f"{INDENT}{text(language, 'cli-check-happened')}")
        lines.extend(
            [INDENT * 2 + _short(write_phrase(event, outcome.stage.scene)) for event in outcome.events]
        )
    if outcome.table is not None:
        heading = outcome.stage.form.heading("board")[0]
        drawn = heading.content.write(heading.get(outcome.table, 0), outcome.stage.scene)
        lines.append(f"{INDENT}{text(language, 'cli-check-board')}")
        lines.extend([INDENT + line for line in drawn])
    return lines


def _short(phrase: str) -> str:
    """Cut what is too long to read, like a whole deck."""
    return phrase if len(phrase) <= LONGEST else phrase[: LONGEST - 3] + "..."


def report_record(outcome: Recorded, language: str) -> str:
    """Return what is to be said of a recorded game."""
    file = printable(outcome.file)
    if outcome.problem:
        return (
            f"{text(language, 'cli-check-failed', place=file)}\n{INDENT}{in_words(outcome.problem, language)}"
        )
    return text(language, "cli-check-record-holds", file=file, count=outcome.moves)


def summary(passed: int, failed: int, language: str) -> str:
    """Return the last line: how many scenarios are as expected."""
    message = "cli-check-some-failed" if failed else "cli-check-all-passed"
    return text(language, message, count=passed + failed, passed=passed, failed=failed)
