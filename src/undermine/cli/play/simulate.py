"""`undermine simulate`: many games of bots, and what they come to."""

from typing import Annotated, Any

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import (
    AsJson,
    Cluster,
    ClusterCertificates,
    ClusterInsecure,
    DecisionSeconds,
    Language,
    Records,
    Workers,
)
from undermine.cli.output import interruptible, plain_console, print_json, progress_bar


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
    workers: Workers = 1,
    cluster: Cluster = None,
    cluster_certificates: ClusterCertificates = None,
    cluster_insecure: ClusterInsecure = False,
    records: Records = None,
    decision_seconds: DecisionSeconds = 60.0,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play many games: wins by side, gold, length. The result does not depend on --workers."""
    from undermine.sim.batch import play_batch
    from undermine.sim.plan import Plan
    from undermine.sim.recording import RecordFolder
    from undermine.sim.spreading import Place, spreading
    from undermine.sim.statistics import Summary, plain_summary

    language = chosen_language(lang)
    names = tuple(name.strip() for name in bots.split(","))
    plan = Plan(rules, players, games, seed, names, decision_seconds)
    plan.check()
    place = Place(workers, cluster, cluster_certificates, cluster_insecure)
    place.check()
    place.check_records(records)
    setting = {"rules": rules, "players": players, "seed": seed, "bots": list(names)}
    folder = RecordFolder(records) if records is not None else None
    if folder is not None:
        folder.prepare(setting)
    summary = Summary()
    with interruptible() as interruption, spreading(place) as spreader, progress_bar() as bar:
        task = bar.add_task("games", total=games)
        play_batch(plan, workers, lambda played: bar.advance(task, played), folder, summary, spreader)
    if summary.games:
        _print(setting | {"games": summary.games} | plain_summary(summary), language, as_json)
    interruption.end(language, summary.games, games)


def _print(result: dict[str, Any], language: str, as_json: bool) -> None:
    if as_json:
        print_json(result)
    else:
        _show(result, language)


def _show(result: dict[str, Any], language: str) -> None:
    from rich.table import Table

    from undermine.cli.play.arena_tables import lost_sentences
    from undermine.locale.catalogue import text

    def heads(*names: str) -> list[str]:
        return [text(language, f"cli-simulate-{name}", counted=result["counted"]) for name in names]

    earned = result[result["counted"]]
    setting = {name: str(result[name]) for name in ("rules", "players", "seed")} | {"games": result["games"]}
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
    console = plain_console()
    console.print(text(language, "cli-simulate-setting", **setting))
    for table in (sides, roles, bots):
        console.print(table)
    console.print(text(language, "cli-simulate-by-seat", counted=result["counted"], amounts=seats))
    console.print(text(language, "cli-simulate-length", **length))
    for sentence in lost_sentences(result, language):
        console.print(sentence)
