"""`undermine bench`: how fast the engine is, on this machine, compiled and uncompiled side by side."""

import sys
from typing import Annotated, Any

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, Language
from undermine.cli.output import Interruption, plain_console, print_json, progress_bar
from undermine.cli.play.bench_lobby import bench_lobby
from undermine.cli.play.bench_server import bench_server
from undermine.errors import UserError

WIDTH = 132
"""How wide the table is where no terminal says it."""
HEADS = ("decisions", "rounds", "inside", "game", "options", "apply", "copy", "view")
"""The columns of figures, as the catalogues name them."""


def register(app: typer.Typer) -> None:
    """Add the command, and those for the server below it."""
    group = typer.Typer()
    group.callback(invoke_without_command=True)(bench)
    group.command("server")(bench_server)
    group.command("lobby")(bench_lobby)
    app.add_typer(group, name="bench")


def bench(
    context: typer.Context,
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
    against: Annotated[
        str,
        typer.Option(
            help="A wheel of another version, measured side by side with this one.", show_default=False
        ),
    ] = "",
    passes: Annotated[int, typer.Option(help="How often everything is measured; the best counts.")] = 5,
    seconds: Annotated[float, typer.Option(help="CPU time of each loop.")] = 0.4,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Measure uniformly random legal play (docs/performance.md); rates are per second of CPU time of one process."""
    from undermine.sim.bench.running import BenchPlan, known_rules, run, steps

    if context.invoked_subcommand is not None:
        return
    language = chosen_language(lang)
    if against:
        _bench_against(against, passes, seconds, language, as_json)
        return
    named = tuple(name.strip() for name in rules.split(",")) if rules else known_rules()
    plan = BenchPlan(named, _numbers(players), passes, seconds)
    plan.check()
    pythons = [sys.executable, uncompiled] if uncompiled else [sys.executable]
    total = steps(plan, pythons)
    with progress_bar() as bar:
        task = bar.add_task("passes", total=total)
        result = run(plan, pythons, lambda: bar.advance(task))
        done = int(bar.tasks[0].completed)
    if result["rows"]:
        _print(result, language, as_json)
    interruption = Interruption()
    interruption.came = done < total
    interruption.end(language, done, total)


def _bench_against(wheel: str, passes: int, seconds: float, language: str, as_json: bool) -> None:
    """Measure fixed tasks of this build and of another one."""
    from undermine.sim.bench.against import Comparison, run

    comparison = Comparison(wheel, passes, seconds)
    comparison.check()
    with progress_bar() as bar:
        task = bar.add_task("passes", total=comparison.steps())
        result = run(comparison, lambda: bar.advance(task))
    if as_json:
        print_json(result)
    else:
        _show_against(result, language)


def _show_against(result: dict[str, Any], language: str) -> None:
    from rich.table import Table

    from undermine.locale.catalogue import text

    def say(name: str, **args: object) -> str:
        return text(language, f"cli-bench-{name}", **args)

    console = plain_console(width=None if sys.stdout.isatty() else WIDTH)
    table = Table(say("task"), title=say("against", wheel=result["against"]))
    for measure in ("instructions", "per-second"):
        for column in ("other", "this", "times"):
            table.add_column(say(f"{measure}-{column}"), justify="right")
    peer, fall = result["peer"], result["batches_fall_by"]
    if peer:
        table.add_column(say("times-peer", game=peer["game"]), justify="right")
    for row in result["rows"]:
        beside = f"{row['per_second']['times_peer']:.2f}" if "times_peer" in row["per_second"] else ""
        figures = [*_figures(row["instructions"]), *_figures(row["per_second"])]
        table.add_row(row["task"], *figures, *([beside] if peer else []))
    console.print(table)
    machine = result["machine"]
    console.print(say("machine", **{name: machine[name] for name in ("processor", "cores", "system")}))
    if peer:
        console.print(say("peer", game=peer["game"], rate=f"{peer['decisions_per_second']:,}"))
    if fall is not None:
        console.print(say("fall", percent=f"{100 * fall:.1f}"))


def _figures(compared: dict[str, float]) -> list[str]:
    """Write the figures of both builds and how many times better this one is; nothing where there is none."""
    ratio = f"{compared['ratio']:.2f}" if "ratio" in compared else ""
    return [*[f"{compared[name]:,}" if name in compared else "" for name in ("other", "this")], ratio]


def _numbers(words: str) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in words.split(","))
    except ValueError:
        raise UserError("no-numbers", words=words) from None


def _print(result: dict[str, Any], language: str, as_json: bool) -> None:
    if as_json:
        print_json(result)
    else:
        _show(result, language)


def _show(result: dict[str, Any], language: str) -> None:
    from rich.table import Table

    from undermine.locale.catalogue import text
    from undermine.sim.bench.measuring import RATES

    def say(name: str, **args: object) -> str:
        return text(language, f"cli-bench-{name}", **args)

    console = plain_console(width=None if sys.stdout.isatty() else WIDTH)
    table = Table(say("rules"), say("players"), say("build"), title=say("title"))
    for head in HEADS:
        table.add_column(say(head), justify="right")
    for row in result["rows"]:
        rates = [row[name] for name in RATES]
        costs = [row["options_us"], row["apply_us"], row["copy_us"], row["view_us"]]
        cells = [f"{rate:,}" for rate in rates] + [f"{cost:.2f}" for cost in costs]
        table.add_row(row["rules"], str(row["players"]), say(row["build"]), *cells)
    console.print(table)
    machine = result["machine"]
    console.print(say("machine", **{name: machine[name] for name in ("processor", "cores", "system")}))
    for build in result["builds"]:
        console.print(f"{say(build['build'])}: undermine {build['undermine']}, {build['python']}")
    peer = result["peer"]
    if peer:
        rate = f"{peer['decisions_per_second']:,}"
        console.print(say("peer", game=peer["game"], rate=rate))
        for build, ratio in peer["ratios"].items():
            console.print(say("ratio", build=say(build), ratio=f"{ratio:.2f}"))
