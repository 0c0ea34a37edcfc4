"""`undermine check`: run scenario files, and recorded games, and say what differs from what they expect."""

from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, Language
from undermine.cli.output import interruptible, print_json, progress_bar
from undermine.errors import UserError

if TYPE_CHECKING:
    from undermine.cli.records.recorded import Outcome as RecordOutcome
    from undermine.scenarios.reading import Scenario
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
    from undermine.scenarios.reading import read_file

    language = chosen_language(lang)
    played = [path for path in files if path.suffix == RECORD_SUFFIX]
    others = [path for path in files if path not in played]
    scenarios = list(chain.from_iterable(read_file(path) for path in found_files(others)))
    records: list[RecordOutcome] = []
    outcomes: list[Outcome] = []
    with interruptible() as interruption:
        _run_all(played, scenarios, records, outcomes)
    if as_json:
        print_json([*map(_plain, outcomes), *map(_plain_record, records)])
    else:
        _show(outcomes, records, language)
    interruption.end(language, len(records) + len(outcomes), len(played) + len(scenarios))
    failed = any(not outcome.passed for outcome in outcomes) or any(record.problem for record in records)
    raise typer.Exit(1 if failed else 0)


def _run_all(
    played: list[Path],
    scenarios: "list[Scenario]",
    records: "list[RecordOutcome]",
    outcomes: "list[Outcome]",
) -> None:
    """Fill in the outcomes one by one, so that an interruption leaves those there are."""
    from undermine.cli.records.recorded import played_again
    from undermine.scenarios.running import run

    with progress_bar() as bar:
        task = bar.add_task("check", total=len(played) + len(scenarios))
        for path in played:
            records.append(played_again(path))
            bar.advance(task)
        for scenario in scenarios:
            outcomes.append(run(scenario))
            bar.advance(task)


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
        "failures": [
            {"line": failure.line, "expected": failure.expected, "happened": failure.happened}
            for failure in outcome.failures
        ],
    }


def _plain_record(record: "RecordOutcome") -> dict[str, object]:
    problem = str(record.problem or "")
    return {"file": record.file, "moves": record.moves, "passed": not problem, "problem": problem}
