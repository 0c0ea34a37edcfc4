"""Where the scenarios are that show the rules: those that the help draws, and that our tests play."""

from pathlib import Path

SCENARIOS = Path(__file__).parent / "scenarios"
"""A folder for each page of the rulebook; `examples` holds those that were written to be looked at."""


def scenario_files() -> list[Path]:
    return sorted(SCENARIOS.rglob("*.scenario"))
