"""Every scenario file below this folder, one test a scenario."""

from pathlib import Path

import pytest

from undermine.cli.report import report
from undermine.scenarios.reading import Scenario, read_file
from undermine.scenarios.running import run

HERE = Path(__file__).parent
SCENARIOS = [scenario for path in sorted(HERE.rglob("*.scenario")) for scenario in read_file(path)]


def name_of(scenario: Scenario) -> str:
    return f"{Path(scenario.file).relative_to(HERE)}: {scenario.title}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name_of)
def test_scenario(scenario: Scenario) -> None:
    outcome = run(scenario)
    assert outcome.passed, "\n" + report(outcome, "en")
