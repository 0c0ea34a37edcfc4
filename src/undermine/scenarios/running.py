"""Playing a scenario and comparing what happens with what is expected."""

from __future__ import annotations

from dataclasses import dataclass, field

from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import apply
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.table import SPECTATOR, Event, Table
from undermine.scenarios.expectations import Expectation, Legal, RefusedBecause, Result
from undermine.scenarios.expecting import read_expectation
from undermine.scenarios.instead import Instead
from undermine.scenarios.lines import BadScenario, Line, in_file, on_line
from undermine.scenarios.position import Stage, set_up
from undermine.scenarios.reading import Scenario, Step
from undermine.scenarios.refused import RefusedRules, read_refused_rules


@dataclass
class Failure:
    """An expectation that was not met: its line, what it says, and what is the case instead."""

    line: int
    expected: str
    instead: Instead

    @property
    def happened(self) -> str:
        """What is the case instead, in English, for programs."""
        return str(self.instead)


@dataclass
class Outcome:
    """What came of a scenario. It stops at the first step of which something else was expected.

    There is no stage where rules are refused.
    """

    scenario: Scenario
    stage: Stage | None
    failures: list[Failure] = field(default_factory=list)
    step: Step | None = None
    table: Table | None = None
    events: list[Event] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Return whether everything was as expected."""
        return not self.failures


@dataclass
class _Ready:
    step: Step
    seat: int
    action: Action | None
    expectations: list[tuple[Line, Expectation]]

    def expects_refusal(self) -> bool:
        return any(isinstance(one, RefusedBecause) and one.wanted for _, one in self.expectations)


def run(scenario: Scenario) -> Outcome:
    """Play a scenario; raises `BadScenario` with a sentence if it cannot be read."""
    with in_file(scenario.file):
        refused = read_refused_rules(scenario)
        if refused is not None:
            return _attempt(refused, Outcome(scenario, None))
        stage = set_up(scenario)
        ready = _prepare_all(scenario, stage)
    outcome = Outcome(scenario, stage)
    for one in ready:
        _play(one, stage, outcome)
        if outcome.failures:
            return outcome
    return outcome


def _attempt(refused: RefusedRules, outcome: Outcome) -> Outcome:
    """Try to find the rules, and compare why they are refused with why they should be."""
    error = refused.attempt()
    for reason in refused.reasons:
        _note(reason.line, reason.line.text, reason.differs(error), outcome)
    return outcome


def _prepare_all(scenario: Scenario, stage: Stage) -> list[_Ready]:
    if not scenario.steps:
        raise BadScenario("scenario-expects-nothing", scenario.line)
    return [_prepare(step, stage) for step in scenario.steps]


def _prepare(step: Step, stage: Stage) -> _Ready:
    expectations = [(line, read_expectation(line, stage)) for line in step.expectations]
    if not step.who:
        return _Ready(step, int(SPECTATOR), None, expectations)
    with on_line(step.line.number):
        return _Ready(step, stage.scene.seat(step.who), stage.scene.action(step.action), expectations)


def _play(ready: _Ready, stage: Stage, outcome: Outcome) -> None:
    """Do the step on a copy, so that a table stays as it was when a step fails."""
    table = stage.table.copy()
    result = Result(stage.scene, stage.form, table, ready.seat)
    if ready.action is not None:
        try:
            result.events = apply(table, ready.seat, ready.action)
        except Refused as refused:
            result.reasons = refused.reasons
    if not ready.expects_refusal():
        _note(ready.step.line, "legal", Legal().check(result), outcome)
    for line, expectation in ready.expectations:
        if not outcome.failures or not isinstance(expectation, Legal):
            _note(line, line.text, expectation.check(result), outcome)
    if outcome.failures:
        outcome.step = ready.step
        outcome.events = result.events
        outcome.table = table
    else:
        stage.table = table


def _note(line: Line, expected: str, instead: Instead | None, outcome: Outcome) -> None:
    if instead is not None:
        drawn = f"{expected}\n{line.drawing()}" if line.inside and expected == line.text else expected
        outcome.failures.append(Failure(line.number, drawn, instead))
