"""`undermine check`: run scenario files, and recorded games, and say what differs from what they expect."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undermine.errors import UserError

if TYPE_CHECKING:
    from undermine.cli.records.recorded import Outcome as RecordOutcome
    from undermine.scenarios.running import Outcome

SUFFIX, RECORD_SUFFIX = ".scenario", ".json"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(check)


def check(
    files: Annotated[
        list[Path],
        typer.Argument(
            help="Scenario files, or folders of them; or records of games (*.json).", show_default=False
        ),
    ],
    lang: Annotated[str, typer.Option(help="Language: en, pl, cs or de.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Run scenario files (docs/scenarios.md) or records of games and say what differs; exit code 1 if anything does."""
    from undermine.cli.records.recorded import played_again
    from undermine.cli.rules.report import report, report_record, summary
    from undermine.locale.catalogue import chosen_language
    from undermine.scenarios.reading import read_file
    from undermine.scenarios.running import run

    language = chosen_language(lang)
    records = [played_again(path) for path in files if path.suffix == RECORD_SUFFIX]
    others = [path for path in files if path.suffix != RECORD_SUFFIX]
    scenarios = [scenario for path in found_files(others, language) for scenario in read_file(path)]
    outcomes = [run(scenario) for scenario in scenarios]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if as_json:
        plain = [_plain(outcome) for outcome in outcomes] + [_plain_record(record) for record in records]
        print(json.dumps(plain, indent=1, ensure_ascii=False))
    else:
        for record in records:
            print(report_record(record, language))
        for outcome in failed:
            print(report(outcome, language), end="\n\n")
        if others:
            print(summary(len(outcomes) - len(failed), len(failed), language))
    raise typer.Exit(1 if failed or any(record.problem for record in records) else 0)


def found_files(paths: list[Path], language: str) -> list[Path]:
    """Return the scenario files that are named, those in named folders included."""
    from undermine.locale.catalogue import text

    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not inside:
            raise UserError(text(language, "cli-check-no-file", suffix=SUFFIX, folder=str(path)))
        found.extend(inside)
    return found


def _plain(outcome: "Outcome") -> dict[str, object]:
    scenario = outcome.scenario
    return {
        "title": scenario.title,
        "file": scenario.file,
        "line": scenario.line,
        "clauses": scenario.clauses,
        "passed": outcome.passed,
        "failures": [vars(failure) for failure in outcome.failures],
    }


def _plain_record(record: "RecordOutcome") -> dict[str, object]:
    passed = not record.problem
    return {"file": record.file, "moves": record.moves, "passed": passed, "problem": record.problem}
