"""`undermine train`: lets the top level learn by playing (docs/bots.md)."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import (
    AsJson,
    Cluster,
    ClusterCertificates,
    ClusterInsecure,
    Language,
    Minutes,
    Picture,
    Workers,
    seconds_of,
)
from undermine.cli.output import (
    Interruption,
    interruptible,
    needing,
    plain_console,
    print_json,
    progress_bar,
)
from undermine.training import DEALS

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from undermine.sim.spreading import Place
    from undermine.training.course import Course
    from undermine.training.exploiting import Gain


MOST_DEALS = 1_000_000


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(train)


def train(
    output: Annotated[
        Path, typer.Option(help="The file of trained weights to write; it may be one already.")
    ],
    rounds: Annotated[
        int, typer.Option(help="How many rounds are played, those of earlier runs too.")
    ] = 10_000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights.")] = "7",
    against: Annotated[
        str | None,
        typer.Option(
            help="Meet this bot alone instead of the league: what is there to gain against it?",
            show_default=False,
        ),
    ] = None,
    rules: Annotated[str, typer.Option(help="By which rules: base, saboteur2, lost-mines.")] = "base",
    side: Annotated[
        str, typer.Option(help="Who learns: a dwarf like miner or saboteur, or both: all of them.")
    ] = "both",
    tables: Annotated[
        str,
        typer.Option(
            help="Where: sides (a whole side learns to win), mixed (seats learn to earn gold), or both by turns."
        ),
    ] = "both",
    deals: Annotated[
        int,
        typer.Option(
            help="Deals of a batch, after which all learn; each is played four times.", min=1, max=MOST_DEALS
        ),
    ] = DEALS,
    known: Annotated[
        Path | None,
        typer.Option(
            "--from", help="Begin with the trained weights of this file instead of none.", show_default=False
        ),
    ] = None,
    minutes: Minutes = None,
    gain: Annotated[
        int,
        typer.Option(
            help="With --against: how many fresh deals a side tell in the end what there was to gain.",
            min=0,
            max=MOST_DEALS,
            show_default=False,
        ),
    ] = 0,
    workers: Workers = 1,
    cluster: Cluster = None,
    cluster_certificates: ClusterCertificates = None,
    cluster_insecure: ClusterInsecure = False,
    plot: Picture = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Train the weights of the top level. Stopped, it goes on where it was: all is kept in a file beside the output."""
    language = chosen_language(lang)
    with needing("undermine train", "train"):
        from undermine.training import course as courses
        from undermine.training.exploiting import check_gains
    from undermine.sim.spreading import Place

    place = Place(workers, cluster, cluster_certificates, cluster_insecure)
    begun_with = None if known is None else str(known)
    plan = courses.planned(courses.CoursePlan(seed, rules, side, against, deals, begun_with, tables=tables))
    if gain:
        check_gains(plan)
    seconds = seconds_of(minutes)
    course = courses.opened(output, plan, rounds)
    place.check()
    if plot is not None:
        from undermine.sim.pictures import check_picture

        check_picture(plot)
    interruption = _train(course, place, rounds, output, seconds)
    if plot is not None:
        from undermine.training.curves import draw_curve

        draw_curve(course.curve, plot)
    interruption.end(language, course.rounds, rounds)
    if gain:
        gains, interruption = _measure(course, place, gain)
        _show(course, gains, language, as_json)
        interruption.end(language, len(gains), len(plan.parts))


def _train(course: Course, place: Place, rounds: int, output: Path, seconds: float) -> Interruption:
    from undermine.sim.spreading import spreading
    from undermine.training.course import kept_beside

    end = monotonic() + seconds
    with interruptible() as interruption, progress_bar() as bar, spreading(place) as spreader:
        task = bar.add_task("train", total=rounds, completed=course.rounds)
        if not seconds:
            return interruption
        for _ in course.train(rounds, spreader, lambda played: bar.advance(task, played)):
            course.keep(kept_beside(output))
            course.write(output)
            if monotonic() > end:
                break
    return interruption


def _measure(course: Course, place: Place, rounds: int) -> tuple[list[Gain], Interruption]:
    from undermine.sim.spreading import spreading
    from undermine.training.exploiting import measured_gains

    gains: list[Gain] = []
    with interruptible() as interruption, progress_bar() as bar, spreading(place) as spreader:
        task = bar.add_task("gain", total=2 * rounds * len(course.plan.parts))
        gains = measured_gains(
            course.plan, course.written(), rounds, spreader, lambda played: bar.advance(task, played)
        )
    return gains, interruption


def _show(course: Course, gains: list[Gain], language: str, as_json: bool) -> None:
    if as_json:
        against = {"against": course.plan.against, "rounds_of_training": course.rounds}
        print_json(against | {"gains": {gain.side: _figures(gain) for gain in gains}})
        return
    from rich.table import Table

    from undermine.locale.catalogue import text

    words = ("train-side", "cli-arena-rounds", "train-won", "train-itself", "train-gain")
    columns = [text(language, word) for word in words]
    title = text(language, "train-gains", bot=str(course.plan.against), rounds=course.rounds)
    table = Table(*columns, title=title)
    for one in gains:
        shares = [f"{share.value:.1%}" for share in (one.won, one.itself)]
        low, high = 100 * one.gain.low, 100 * one.gain.high
        gain = f"{100 * one.gain.value:+.1f} ({low:+.1f} – {high:+.1f})"  # noqa: RUF001 - a dash between numbers
        table.add_row(text(language, f"cli-arena-{one.side}s"), str(one.rounds), *shares, gain)
    plain_console().print(table)


def _figures(gain: Gain) -> dict[str, Any]:
    shares = {name: getattr(gain, name)._asdict() for name in ("won", "itself", "gain")}
    return {"rounds": gain.rounds, **shares}
