"""Every clause of the base game is shown by a scenario, in each edition it holds in."""

import pytest

from undermine.rulebook.scenario_files import SCENARIOS
from undermine.scenarios.reading import keyed, read_file

IN_PYTHON = {1, 2, 3, 4}
"""Components are counted in tests/saboteur/test_components.py."""
ONLY_IN = {15: "base", 29: "base", 16: "classic", 30: "classic"}
CLAUSES = [number for number in range(1, 39) if number not in IN_PYTHON]


def shown(rules: str) -> set[str]:
    clauses: set[str] = set()
    for path in (SCENARIOS / "base").glob("*.scenario"):
        for scenario in read_file(path):
            headings = dict(keyed(line) for line in scenario.headings)
            if headings.get("rules") == rules:
                clauses.update(scenario.clauses)
    return clauses


@pytest.mark.parametrize("rules", ["base", "classic"])
def test_every_clause_is_shown_by_a_scenario(rules: str) -> None:
    expected = {f"BASE-{number}" for number in CLAUSES if ONLY_IN.get(number, rules) == rules}
    assert expected - shown(rules) == set()
