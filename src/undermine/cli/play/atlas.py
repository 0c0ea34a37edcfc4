"""`undermine atlas`: how fair is Saboteur? Many rounds, counted by players, edition, module, dwarf, seat and level."""

from pathlib import Path
from typing import Annotated

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import Cluster, ClusterCertificates, ClusterInsecure, Language, Workers
from undermine.cli.output import interruptible, needing, progress_bar


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(atlas)


def atlas(
    out: Annotated[
        Path, typer.Option(help="The folder for results and page; a run goes on with what is there.")
    ],
    rounds: Annotated[int, typer.Option(help="How many rounds of every setting.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same rounds.")] = "atlas",
    bot: Annotated[str, typer.Option(help="Who plays every seat.")] = "apprentice",
    workers: Workers = 1,
    cluster: Cluster = None,
    cluster_certificates: ClusterCertificates = None,
    cluster_insecure: ClusterInsecure = False,
    lang: Language = "",
) -> None:
    """Play rounds of many settings and write a page about who wins, with intervals. Goes on where it was stopped."""
    from undermine.locale.catalogue import text
    from undermine.sim.outputs import prepare_folder
    from undermine.sim.spreading import Place, spreading

    with needing("undermine atlas", "sim"):
        from undermine.sim.atlas.page import MODULE_PICTURE, PAGE, PICTURE, write_page
        from undermine.sim.atlas.plan import AtlasPlan
        from undermine.sim.atlas.playing import RESULTS, AtlasResults, play_atlas
    language = chosen_language(lang)
    place = Place(workers, cluster, cluster_certificates, cluster_insecure)
    place.check()
    plan = AtlasPlan(rounds, seed, bot)
    plan.check()
    prepare_folder(out, RESULTS, PAGE, PICTURE, MODULE_PICTURE)
    results = AtlasResults(plan, out / RESULTS)
    total = sum(plan.rounds_of(cell) for cell in plan.cells())
    with interruptible() as interruption, spreading(place) as spreader, progress_bar() as bar:
        task = bar.add_task("rounds", total=total)
        play_atlas(plan, results, spreader, lambda played: bar.advance(task, played))
    page = write_page(plan, results, out, lambda name, **about: text(language, f"atlas-{name}", **about))
    print(text(language, "atlas-written", file=str(page)))
    interruption.end(language, results.played().total(), total)
