"""Every scenario of the rulebook, one test a scenario."""

from pathlib import Path

import pytest

from undermine.cli.rules.report import report
from undermine.rulebook.scenario_files import SCENARIOS as FOLDER
from undermine.rulebook.scenario_files import scenario_files
from undermine.scenarios.reading import Scenario, read_file
from undermine.scenarios.running import run

SCENARIOS = [scenario for path in scenario_files() for scenario in read_file(path)]


def name_of(scenario: Scenario) -> str:
    return f"{Path(scenario.file).relative_to(FOLDER)}: {scenario.title}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name_of)
def test_scenario(scenario: Scenario) -> None:
    outcome = run(scenario)
    assert outcome.passed, "\n" + report(outcome, "en")
