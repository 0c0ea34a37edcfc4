"""Scenarios of rules that cannot be played: a mixture that is refused, and the reasons that are expected."""

from __future__ import annotations

from dataclasses import dataclass

from undermine.engine.kernel.rulesets import RulesError
from undermine.scenarios.contents import items
from undermine.scenarios.games import find_rules
from undermine.scenarios.instead import Instead, Message, Written
from undermine.scenarios.lines import BadScenario, Line
from undermine.scenarios.reading import REFUSED_RULES, Scenario, keyed

REFUSED = "refused"
BESIDE = (REFUSED_RULES, "seats")
"""What such a scenario may say besides its clauses."""


@dataclass
class Reason:
    """An expected reason: its code and the names it must mention; all of it may be left out."""

    line: Line
    words: list[str]

    def differs(self, error: RulesError | None) -> Instead | None:
        """Return what is the case instead, or None if rules were refused for this reason."""
        if error is None:
            return Message("playable")
        about = [str(thing) for thing in error.about.values()]
        code, names = self.words[:1], self.words[1:]
        if code in ([], [error.code]) and all(name in about for name in names):
            return None
        return Written(" ".join([REFUSED, error.code, *about]))


@dataclass
class RefusedRules:
    """A mixture that cannot be played, maybe only by some number of players, and why."""

    rules: str
    seats: int | None
    reasons: list[Reason]

    def attempt(self) -> RulesError | None:
        """Return what speaks against these rules, if anything does."""
        try:
            ruleset, _ = find_rules(self.rules)
            if self.seats is not None:
                ruleset.check_seats(self.seats)
        except RulesError as error:
            return error
        return None


def read_refused_rules(scenario: Scenario) -> RefusedRules | None:
    """Return what a scenario says of rules that are refused, or None if it is played on a table."""
    lines = {keyed(line)[0]: line for line in scenario.headings}
    if REFUSED_RULES not in lines:
        return None
    for key, line in lines.items():
        if key not in BESIDE:
            raise BadScenario("scenario-no-position", line.number, key=key)
    if scenario.steps:
        raise BadScenario("scenario-nobody-acts", scenario.steps[0].line.number)
    line = lines[REFUSED_RULES]
    reasons = [_reason(inside) for inside in line.inside] or [Reason(line, [])]
    return RefusedRules(keyed(line)[1], _seats(lines.get("seats")), reasons)


def _reason(line: Line) -> Reason:
    first, *words = line.text.split()
    if first != REFUSED:
        raise BadScenario("scenario-no-reason", line.number)
    return Reason(line, words)


def _seats(line: Line | None) -> int | None:
    if line is None:
        return None
    value = keyed(line)[1]
    return int(value) if value.isdecimal() else len(items(value))
