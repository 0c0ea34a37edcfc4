"""`undermine dataset`: every decision of many games of bots as Parquet (docs/research.md)."""

from pathlib import Path
from typing import Annotated

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import (
    Cluster,
    ClusterCertificates,
    ClusterInsecure,
    DecisionSeconds,
    Language,
    Workers,
)
from undermine.cli.output import interruptible, progress_bar


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(dataset)


def dataset(
    out: Annotated[Path, typer.Option(help="The folder to write; a run that was stopped goes on in it.")],
    rules: Annotated[str, typer.Option(help="The rules, as `undermine modules` names them.")] = "base",
    players: Annotated[int, typer.Option(help="How many play.")] = 5,
    games: Annotated[int, typer.Option(help="How many games.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "7",
    bots: Annotated[
        str, typer.Option(help="Who plays, separated by commas; goes round the table and on with every game.")
    ] = "apprentice",
    claims: Annotated[
        bool, typer.Option("--claims", help="Let bots claim things; each with its truth.")
    ] = False,
    belief: Annotated[
        bool, typer.Option("--belief/--no-belief", help="Add what each seat should believe; it takes time.")
    ] = True,
    workers: Workers = 1,
    cluster: Cluster = None,
    cluster_certificates: ClusterCertificates = None,
    cluster_insecure: ClusterInsecure = False,
    decision_seconds: DecisionSeconds = 60.0,
    lang: Language = "",
) -> None:
    """Write what every seat knew, could do and did, with the truth as labels, the same whatever --workers says."""
    from undermine.cli.output import needing
    from undermine.locale.catalogue import text
    from undermine.sim.plan import Plan
    from undermine.sim.spreading import Place, spreading

    language = chosen_language(lang)
    place = Place(workers, cluster, cluster_certificates, cluster_insecure)
    place.check()
    names = tuple(name.strip() for name in bots.split(","))
    plan = Plan(rules, players, games, seed, names, decision_seconds)
    plan.check()
    with needing("undermine dataset", "data"):
        from undermine.sim.dataset.plan import DatasetPlan
        from undermine.sim.dataset.writing import prepare, write_dataset
    chosen = DatasetPlan(plan, claims, belief)
    prepare(chosen, out)
    done = 0
    with interruptible() as interruption, spreading(place) as spreader, progress_bar() as bar:
        task = bar.add_task("games", total=games)

        def advance(played: int) -> None:
            nonlocal done
            done += played
            bar.advance(task, played)

        write_dataset(chosen, out, spreader, advance)
    print(text(language, "cli-dataset-written", games=done, folder=str(out)))
    interruption.end(language, done, games)
