"""`undermine train`: lets the top level learn by playing (docs/bots.md)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import (
    Cluster,
    ClusterCertificates,
    ClusterInsecure,
    Language,
    Picture,
    Workers,
)
from undermine.cli.output import Interruption, interruptible, needing, progress_bar

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from undermine.sim.spreading import Place
    from undermine.training.course import Course


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
    deals: Annotated[
        int,
        typer.Option(
            help="Deals of a batch, after which all learn; each is played four times.", min=1, max=MOST_DEALS
        ),
    ] = 1024,
    known: Annotated[
        Path | None,
        typer.Option(
            "--from", help="Begin with the trained weights of this file instead of none.", show_default=False
        ),
    ] = None,
    workers: Workers = 1,
    cluster: Cluster = None,
    cluster_certificates: ClusterCertificates = None,
    cluster_insecure: ClusterInsecure = False,
    plot: Picture = None,
    lang: Language = "",
) -> None:
    """Train the weights of the top level. Stopped, it goes on where it was: all is kept in a file beside the output."""
    language = chosen_language(lang)
    with needing("undermine train", "train"):
        from undermine.training import course as courses
    from undermine.sim.spreading import Place

    place = Place(workers, cluster, cluster_certificates, cluster_insecure)
    begun_with = None if known is None else str(known)
    plan = courses.planned(courses.CoursePlan(seed, rules, side, against, deals, begun_with))
    course = courses.opened(output, plan, rounds)
    place.check()
    if plot is not None:
        from undermine.sim.pictures import check_picture

        check_picture(plot)
    interruption = _train(course, place, rounds, output)
    if plot is not None:
        from undermine.training.curves import draw_curve

        draw_curve(course.curve, plot)
    interruption.end(language, course.rounds, rounds)


def _train(course: Course, place: Place, rounds: int, output: Path) -> Interruption:
    from undermine.sim.spreading import spreading
    from undermine.training.course import kept_beside

    with interruptible() as interruption, progress_bar() as bar, spreading(place) as spreader:
        task = bar.add_task("train", total=rounds, completed=course.rounds)
        for _ in course.train(rounds, spreader, lambda played: bar.advance(task, played)):
            course.keep(kept_beside(output))
            course.write(output)
    return interruption
