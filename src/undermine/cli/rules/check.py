"""`undermine check`: run scenario files, and recorded games, and say what differs from what they expect."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, Language
from undermine.cli.output import interruptible, print_json, progress_bar
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
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Run scenario files (docs/scenarios.md) or records of games and say what differs; exit code 1 if anything does."""
    from undermine.cli.records.recorded import played_again
    from undermine.scenarios.reading import read_file
    from undermine.scenarios.running import run

    language = chosen_language(lang)
    played = [path for path in files if path.suffix == RECORD_SUFFIX]
    others = [path for path in files if path.suffix != RECORD_SUFFIX]
    scenarios = [scenario for path in found_files(others) for scenario in read_file(path)]
    records: list[RecordOutcome] = []
    outcomes: list[Outcome] = []
    total = len(played) + len(scenarios)
    with interruptible() as interruption, progress_bar() as bar:
        task = bar.add_task("check", total=total)
        for path in played:
            records.append(played_again(path))
            bar.advance(task)
        for scenario in scenarios:
            outcomes.append(run(scenario))
            bar.advance(task)
    if as_json:
        print_json([_plain(outcome) for outcome in outcomes] + [_plain_record(record) for record in records])
    else:
        _show(outcomes, records, language)
    interruption.end(language, len(records) + len(outcomes), total)
    failed = any(not outcome.passed for outcome in outcomes) or any(record.problem for record in records)
    raise typer.Exit(1 if failed else 0)


def _show(outcomes: "list[Outcome]", records: "list[RecordOutcome]", language: str) -> None:
    from undermine.cli.rules.report import report, report_record, summary

    failed = [outcome for outcome in outcomes if not outcome.passed]
    for record in records:
        print(report_record(record, language))
    for outcome in failed:
        print(report(outcome, language), end="\n\n")
    if outcomes:
        print(summary(len(outcomes) - len(failed), len(failed), language))


def found_files(paths: list[Path]) -> list[Path]:
    """Return the scenario files that are named, those in named folders included."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not inside:
            raise UserError("no-scenario-file", suffix=SUFFIX, folder=path)
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
    problem = str(record.problem or "")
    return {"file": record.file, "moves": record.moves, "passed": not problem, "problem": problem}
