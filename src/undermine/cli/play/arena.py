"""`undermine arena`: which bot plays better, on the same deals for all (docs/bots.md)."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from undermine.errors import UserError

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from undermine.sim.arena.plan import ArenaPlan
    from undermine.sim.arena.played import Played


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(arena)


def arena(
    bots: Annotated[
        str,
        typer.Option(help="Who is compared, separated by commas, the best first; path.py:MyBot is yours."),
    ] = "apprentice,random",
    rules: Annotated[str, typer.Option(help="The rules, as `undermine modules` names them.")] = "base",
    players: Annotated[int, typer.Option(help="How many play.")] = 5,
    games: Annotated[int, typer.Option(help="How many games; with --sides, rounds for every pair.")] = 400,
    seed: Annotated[str, typer.Option(help="The same seed gives the same result.")] = "7",
    sides: Annotated[
        bool, typer.Option("--sides", help="Single rounds: each bot as all miners, each as all saboteurs.")
    ] = False,
    thinking: Annotated[
        str,
        typer.Option(
            help="Iterations like 25,100: the first bot with so many on either side against the second.",
            show_default=False,
        ),
    ] = "",
    iterations: Annotated[int, typer.Option(help="How much bots that search may think; counted.")] = 0,
    workers: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep every result in this file, and go on with what it has.", show_default=False),
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(help="Stop after so long; 0 only reports.", show_default=False)
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw a picture, .png or .svg.", show_default=False)
    ] = None,
    lang: Annotated[str, typer.Option(help="Language: en, pl, cs or de.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Compare bots: what they earn, who wins as what, ratings, time. The result does not depend on --workers."""
    _check_extra()
    from undermine.locale.catalogue import chosen_language
    from undermine.sim.arena.figures import figures
    from undermine.sim.pictures import check_picture

    language = chosen_language(lang)
    if workers < 1:
        raise UserError(f"there must be at least one worker, not {workers}")
    names = tuple(name.strip() for name in bots.split(","))
    plan = _plan(rules, players, games, seed, names, iterations, sides, thinking)
    plan.check()
    if plot is not None:
        check_picture(plot)
    result = plan.setting() | figures(plan, _play(plan, workers, resume, minutes))
    if plot is not None:
        _draw(result, plot, language)
    if as_json:
        print(json.dumps(result, indent=2, ensure_ascii=False))
    else:
        from undermine.cli.play.arena_tables import show

        show(result, language)


def _plan(
    rules: str,
    players: int,
    games: int,
    seed: str,
    bots: tuple[str, ...],
    iterations: int,
    sides: bool,
    thinking: str,
) -> ArenaPlan:
    from undermine.bots.contract import Budget
    from undermine.sim.arena.plan import ContestPlan, SidesPlan, ThinkingPlan, thinkers

    budget = iterations or Budget().iterations
    if thinking:
        return ThinkingPlan(rules, players, games, seed, thinkers(bots, thinking), budget)
    kind = SidesPlan if sides else ContestPlan
    return kind(rules, players, games, seed, bots, budget)


def _play(plan: ArenaPlan, workers: int, resume: Path | None, minutes: float | None) -> list[Played]:
    from undermine.cli.play.simulate import progress_bar
    from undermine.sim.arena.keeping import Keeper
    from undermine.sim.arena.playing import play_arena

    seconds = float("inf") if minutes is None else 60 * minutes
    with progress_bar() as bar:
        task = bar.add_task(plan.mode, total=sum(1 for _ in plan.tasks()))
        return play_arena(
            plan, workers, Keeper(plan, resume), lambda played: bar.advance(task, played), seconds
        )


def _check_extra() -> None:
    """Say before anything is played what is missing to report it."""
    for name in ("openskill", "matplotlib"):
        if find_spec(name) is None:
            raise UserError(f"the arena needs {name}: pip install 'undermine[sim]'")


def _draw(result: dict[str, Any], path: Path, language: str) -> None:
    from undermine.cli.play.arena_tables import speaker
    from undermine.sim.arena.plot import draw

    draw(result, path, speaker(result, language))
