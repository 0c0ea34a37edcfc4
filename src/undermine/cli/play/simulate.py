"""`undermine simulate`: many games of bots, and what they come to."""

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from rich.progress import Progress


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(simulate)


def simulate(
    rules: Annotated[str, typer.Option(help="The rules, as `undermine modules` names them.")] = "base",
    players: Annotated[int, typer.Option(help="How many play.")] = 5,
    games: Annotated[int, typer.Option(help="How many games of three rounds.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "7",
    bots: Annotated[
        str, typer.Option(help="Who plays, separated by commas; goes round the table and on with every game.")
    ] = "apprentice",
    workers: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    lang: Annotated[str, typer.Option(help="Language: en, pl, cs or de.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games: wins by side, gold, length. The result does not depend on --workers."""
    from undermine.errors import UserError
    from undermine.locale.catalogue import chosen_language
    from undermine.sim.batch import play_batch
    from undermine.sim.plan import Plan
    from undermine.sim.statistics import plain_summary

    language = chosen_language(lang)
    plan = Plan(rules, players, games, seed, tuple(name.strip() for name in bots.split(",")))
    plan.check()
    if workers < 1:
        raise UserError(f"there must be at least one worker, not {workers}")
    with progress_bar() as bar:
        task = bar.add_task("games", total=games)
        summary = play_batch(plan, workers, lambda played: bar.advance(task, played))
    setting = {"rules": rules, "players": players, "games": games, "seed": seed, "bots": list(plan.bots)}
    result: dict[str, Any] = setting | plain_summary(summary)
    if as_json:
        print(json.dumps(result, indent=2, ensure_ascii=False))
    else:
        _show(result, language)


def progress_bar() -> "Progress":
    """Return a bar on the terminal, or one that shows nothing where there is none."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def _show(result: dict[str, Any], language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from undermine.locale.catalogue import text

    def heads(*names: str) -> list[str]:
        return [text(language, f"cli-simulate-{name}", counted=result["counted"]) for name in names]

    earned = result[result["counted"]]
    setting = {name: str(result[name]) for name in ("games", "rules", "players", "seed")}
    sides = Table(*heads("side", "rounds-won", "share"))
    for side, won in result["sides"].items():
        sides.add_row(*heads(side), str(won["rounds"]), f"{won['share']:.1%}")
    roles = Table(*heads("role", "rounds-won", "a-round"))
    for role, amount in earned["by_role"].items():
        roles.add_row(
            text(language, f"dwarf-{role}"), f"{result['wins']['by_role'][role]:.1%}", f"{amount:.2f}"
        )
    bots = Table(*heads("bot", "games-won", "a-game"))
    for bot, amount in earned["by_bot"].items():
        bots.add_row(bot, f"{result['wins']['by_bot'][bot]:.1%}", f"{amount:.2f}")
    length = {
        name: f"{value:.1f}" if isinstance(value, float) else str(value)
        for name, value in result["length"].items()
    }
    seats = ", ".join(f"{amount:.2f}" for amount in earned["by_seat"])
    console = Console(highlight=False)
    console.print(text(language, "cli-simulate-setting", **setting), markup=False)
    for table in (sides, roles, bots):
        console.print(table)
    console.print(text(language, "cli-simulate-by-seat", counted=result["counted"], amounts=seats))
    console.print(text(language, "cli-simulate-length", **length))
