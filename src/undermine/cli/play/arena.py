"""`undermine arena`: which bot plays better, on the same deals for all (docs/bots.md)."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import (
    AsJson,
    Cluster,
    ClusterCertificates,
    ClusterInsecure,
    DecisionSeconds,
    Language,
    Minutes,
    Picture,
    Records,
    Workers,
    seconds_of,
)
from undermine.cli.output import Interruption, interruptible, print_json, progress_bar
from undermine.errors import UserError

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from undermine.sim.arena.plan import ArenaPlan
    from undermine.sim.arena.played import Played
    from undermine.sim.spreading import Place


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
    games: Annotated[
        int,
        typer.Option(
            help="How many games at most: every deal takes one for each bot; with --sides, rounds for every pair."
        ),
    ] = 400,
    seed: Annotated[str, typer.Option(help="The same seed gives the same result.")] = "7",
    sides: Annotated[
        bool, typer.Option("--sides", help="Single rounds: each bot as all miners, each as all saboteurs.")
    ] = False,
    thinking: Annotated[
        str,
        typer.Option(
            help="Iterations like 25,100: the first bot with each of them on either side against the second.",
            show_default=False,
        ),
    ] = "",
    iterations: Annotated[
        int | None,
        typer.Option(help="How much bots that search may think; counted.", show_default="100"),
    ] = None,
    workers: Workers = 1,
    cluster: Cluster = None,
    cluster_certificates: ClusterCertificates = None,
    cluster_insecure: ClusterInsecure = False,
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep every result in this file, and go on with what it has.", show_default=False),
    ] = None,
    league: Annotated[
        Path | None,
        typer.Option(
            help="Keep a rating list of all bots, ours and those given, in this folder, and go on with it.",
            show_default=False,
        ),
    ] = None,
    records: Records = None,
    minutes: Minutes = None,
    plot: Picture = None,
    decision_seconds: DecisionSeconds = 60.0,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Compare bots: what they earn, who wins as what, ratings, time. The result does not depend on --workers."""
    _check_extra()
    from undermine.sim.arena.figures import figures
    from undermine.sim.pictures import check_picture
    from undermine.sim.spreading import Place

    language = chosen_language(lang)
    place = Place(workers, cluster, cluster_certificates, cluster_insecure)
    place.check()
    names = tuple(name.strip() for name in bots.split(","))
    plan = _plan(
        rules,
        players,
        games,
        seed,
        names,
        iterations,
        decision_seconds,
        sides or league is not None,
        thinking,
    )
    if league is not None:
        plan, resume = _league_plan(plan, league, resume)
    plan.check()
    place.check_records(records)
    seconds = seconds_of(minutes)
    if plot is not None:
        check_picture(plot)
    played, interruption = _play(plan, place, resume, records, seconds)
    result = plan.setting() | figures(plan, played)
    if played or not interruption.came:
        _print(result, language, as_json)
        if league is not None:
            _write_league(league, result, language)
        if plot is not None:  # after the tables, which nothing that happens to a picture may cost
            _draw(result, plot, language)
    interruption.end(language, len(played), plan.size())


def _league_plan(plan: ArenaPlan, folder: Path, resume: Path | None) -> tuple[ArenaPlan, Path]:
    from undermine.sim.arena.league import League
    from undermine.sim.arena.plan import SidesPlan, ThinkingPlan

    if resume is not None or not isinstance(plan, SidesPlan) or isinstance(plan, ThinkingPlan):
        raise UserError("league-alone")
    league = League(folder)
    return league.plan(plan), league.results


def _write_league(folder: Path, result: dict[str, Any], language: str) -> None:
    from undermine.locale.catalogue import text
    from undermine.sim.arena.league import League

    league = League(folder)
    league.write(result, lambda name, **about: text(language, f"league-{name}", **about))
    print(text(language, "league-written", file=str(league.page)), file=sys.stderr)


def _print(result: dict[str, Any], language: str, as_json: bool) -> None:
    from undermine.cli.play.arena_tables import show

    if as_json:
        print_json(result)
    else:
        show(result, language)


def _plan(
    rules: str,
    players: int,
    games: int,
    seed: str,
    bots: tuple[str, ...],
    iterations: int | None,
    decision_seconds: float,
    sides: bool,
    thinking: str,
) -> ArenaPlan:
    from undermine.bots.contract import Budget
    from undermine.sim.arena.plan import ContestPlan, SidesPlan, ThinkingPlan, thinkers

    budget = Budget().iterations if iterations is None else iterations
    if thinking:
        bots = thinkers(bots, thinking)
        return ThinkingPlan(rules, players, games, seed, bots, budget, decision_seconds)
    kind = SidesPlan if sides else ContestPlan
    return kind(rules, players, games, seed, bots, budget, decision_seconds)


def _play(
    plan: ArenaPlan, place: Place, resume: Path | None, records: Path | None, seconds: float
) -> tuple[list[Played], Interruption]:
    from undermine.sim.arena.keeping import Keeper
    from undermine.sim.arena.playing import play_arena
    from undermine.sim.recording import RecordFolder
    from undermine.sim.spreading import spreading

    folder = RecordFolder(records) if records is not None else None
    if folder is not None:
        folder.prepare(plan.setting() | {"bots": list(plan.bots)})
    keeper = Keeper(plan, resume)
    with interruptible() as interruption, spreading(place) as spreader, progress_bar() as bar:
        task = bar.add_task(plan.mode, total=plan.size())
        play_arena(
            plan, place.workers, keeper, lambda played: bar.advance(task, played), seconds, folder, spreader
        )
    return keeper.known(plan), interruption


def _check_extra() -> None:
    """Say before anything is played what is missing to report it."""
    for name in ("openskill", "matplotlib"):
        if find_spec(name) is None:
            raise UserError("arena-needs", name=name)


def _draw(result: dict[str, Any], path: Path, language: str) -> None:
    from undermine.cli.play.arena_tables import speaker
    from undermine.sim.arena.plot import draw

    draw(result, path, speaker(result, language))
