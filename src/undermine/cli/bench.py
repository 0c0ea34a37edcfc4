"""`undermine bench`: how fast the engine is, on this machine, compiled and uncompiled side by side."""

import json
import sys
from typing import Annotated, Any

import typer

WIDTH = 120
"""How wide the table is where no terminal says it."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(bench)


def bench(
    rules: Annotated[
        str, typer.Option(help="The rules, separated by commas.", show_default="all usual ones")
    ] = "",
    players: Annotated[str, typer.Option(help="Numbers of players, separated by commas.")] = "3,5,10",
    uncompiled: Annotated[
        str,
        typer.Option(
            help="A Python with the uncompiled engine, measured beside this one.", show_default=False
        ),
    ] = "",
    passes: Annotated[int, typer.Option(help="How often everything is measured; the best counts.")] = 5,
    seconds: Annotated[float, typer.Option(help="CPU time of each loop.")] = 0.4,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure uniformly random legal play (docs/performance.md); rates are per second of CPU time of one process."""
    from undermine.cli.simulate import progress_bar
    from undermine.sim.bench.running import BenchPlan, known_rules, run, steps

    named = tuple(name.strip() for name in rules.split(",")) if rules else known_rules()
    plan = BenchPlan(named, _numbers(players), passes, seconds)
    plan.check()
    pythons = [sys.executable, uncompiled] if uncompiled else [sys.executable]
    with progress_bar() as bar:
        task = bar.add_task("passes", total=steps(plan, pythons))
        result = run(plan, pythons, lambda: bar.advance(task))
    if as_json:
        print(json.dumps(result, indent=2, ensure_ascii=False))
    else:
        _show(result)


def _numbers(text: str) -> tuple[int, ...]:
    from undermine.errors import UserError

    try:
        return tuple(int(word) for word in text.split(","))
    except ValueError:
        raise UserError(f"'{text}' is not a list of numbers like 3,5,10") from None


def _show(result: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    heads = ("decisions/s", "rounds/s", "inside/s", "options µs", "apply µs", "copy µs", "view µs")
    table = Table("rules", "players", "build", title="uniformly random legal play, best pass")
    for head in heads:
        table.add_column(head, justify="right")
    for row in result["rows"]:
        rates = [row["decisions_per_second"], row["rounds_per_second"], row["inside_per_second"]]
        costs = [row["options_us"], row["apply_us"], row["copy_us"], row["view_us"]]
        cells = [f"{rate:,}" for rate in rates] + [f"{cost:.2f}" for cost in costs]
        table.add_row(row["rules"], str(row["players"]), row["build"], *cells)
    console.print(table)
    machine = result["machine"]
    console.print(f"{machine['processor']}, {machine['cores']} cores, {machine['system']}")
    for build in result["builds"]:
        console.print(f"{build['build']}: undermine {build['undermine']}, {build['python']}")
    peer = result["peer"]
    if peer:
        ratios = ", ".join(f"{build} {ratio:.2f} times" for build, ratio in peer["ratios"].items())
        console.print(
            f"OpenSpiel {peer['game']} from Python: {peer['decisions_per_second']:,} decisions/s; {ratios} that"
        )
