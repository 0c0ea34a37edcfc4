"""Every example in docs/scenarios.md is played."""

import re
from pathlib import Path

from undermine.cli.rules.report import report
from undermine.scenarios.reading import read_scenarios
from undermine.scenarios.running import run
from undermine.scenarios.saboteur import SABOTEUR_FORM


def test_the_examples_of_the_documentation_hold(root: Path) -> None:
    text = (root / "docs" / "scenarios.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```scenario\n(.*?)```", text, re.DOTALL)
    outcomes = [run(scenario) for block in blocks for scenario in read_scenarios(block)]
    assert len(outcomes) == 8
    assert [report(outcome, "en") for outcome in outcomes if not outcome.passed] == []


def test_every_heading_and_every_part_of_a_view_is_documented(root: Path) -> None:
    text = (root / "docs" / "scenarios.md").read_text(encoding="utf-8")
    named = [heading.name for heading in SABOTEUR_FORM.headings]
    named.extend([field.name for field in SABOTEUR_FORM.view_fields])
    assert [name for name in named if not re.search(rf"`{name}( [A-Z,]+)?`", text)] == []
