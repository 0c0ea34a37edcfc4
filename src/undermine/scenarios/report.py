"""Telling a person what differs: what was expected, what happened, and how the board looks."""

from __future__ import annotations

import textwrap

from undermine.scenarios.phrases import write_phrase
from undermine.scenarios.running import Outcome

INDENT = "  "
LONGEST = 160


def report(outcome: Outcome) -> str:
    """Return what is to be said of a scenario that failed."""
    scenario = outcome.scenario
    place = f"{scenario.file}:{scenario.line}" if scenario.file else f"line {scenario.line}"
    lines = [f"FAILED {place}", f"{INDENT}{scenario.title}"]
    if outcome.step is not None:
        lines.append(f"{INDENT}line {outcome.step.line.number}: {outcome.step.line.text}")
    for failure in outcome.failures:
        lines.append(_beside(f"line {failure.line}: expected ", failure.expected))
        lines.append(_beside(" " * (len(f"line {failure.line}: ")) + "but it is ", failure.happened))
    lines.extend(_afterwards(outcome))
    return "\n".join(lines)


def _beside(label: str, text: str) -> str:
    """Put a label before the first line and the others below it."""
    first, *rest = text.split("\n")
    hanging = "\n".join([first, *[" " * len(label) + line for line in rest]])
    return textwrap.indent(label + hanging, INDENT * 2, lambda _: True)


def _afterwards(outcome: Outcome) -> list[str]:
    lines: list[str] = []
    if outcome.events:
        lines.append(f"{INDENT}What happened:")
        lines.extend(
            [INDENT * 2 + _short(write_phrase(event, outcome.stage.scene)) for event in outcome.events]
        )
    if outcome.table is not None:
        heading = outcome.stage.form.heading("board")[0]
        drawn = heading.content.write(heading.get(outcome.table, 0), outcome.stage.scene)
        lines.append(f"{INDENT}The board:")
        lines.extend([INDENT + line for line in drawn])
    return lines


def _short(phrase: str) -> str:
    """Cut what is too long to read, like a whole deck."""
    return phrase if len(phrase) <= LONGEST else phrase[: LONGEST - 3] + "..."


def summary(passed: int, failed: int) -> str:
    """Return the last line: how many scenarios are as expected."""
    scenarios = "1 scenario" if passed + failed == 1 else f"{passed + failed} scenarios"
    return (
        f"{scenarios}: all as expected"
        if not failed
        else f"{scenarios}: {failed} failed, {passed} as expected"
    )
