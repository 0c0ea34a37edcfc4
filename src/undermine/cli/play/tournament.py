"""`undermine tournament`: whole tournaments of bots, to check a format, and the standings of one on a server."""

from typing import Annotated, Any

import typer

from undermine.cli.hosting.databases import on_database
from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, DataDir, Language, Workers
from undermine.cli.output import interruptible, print_json, progress_bar
from undermine.errors import UserError


def register(app: typer.Typer) -> None:
    """Add the command."""
    group = typer.Typer(no_args_is_help=True, help="Tournaments.")
    group.callback()(_tournament)
    group.command()(simulate)
    group.command()(standings)
    app.add_typer(group, name="tournament")


def _tournament() -> None:
    """Tournaments."""


def simulate(
    players: Annotated[int, typer.Option(help="How many take part.", min=2)] = 23,
    rules: Annotated[str, typer.Option(help="The rules.")] = "tournament",
    rounds: Annotated[int, typer.Option(help="Rounds before the cut.", min=1)] = 4,
    semifinal: Annotated[int, typer.Option(help="How many play semifinals; 0 for none.", min=0)] = 0,
    final: Annotated[int, typer.Option(help="How many play the final; 0 for none.", min=0)] = 6,
    fewest: Annotated[int, typer.Option(help="The smallest table.", min=2)] = 5,
    most: Annotated[int, typer.Option(help="The largest table.", min=2)] = 7,
    best: Annotated[str, typer.Option(help="The one better bot.")] = "apprentice",
    field: Annotated[str, typer.Option(help="All the others.")] = "novice",
    tournaments: Annotated[int, typer.Option(help="How many tournaments.", min=1)] = 20,
    seed: Annotated[str, typer.Option(help="The same seed gives the same tournaments.")] = "7",
    workers: Workers = 1,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play tournaments of one better bot among others, and tell how often it wins and what place it takes."""
    from undermine.sim.batch import check_workers
    from undermine.sim.tournaments import TournamentPlan
    from undermine.sim.tournaments import simulate as play_tournaments
    from undermine.tournaments.formats import Format

    language = chosen_language(lang)
    format_ = Format(fewest, most, rounds, semifinal, final)
    plan = TournamentPlan(rules, players, format_, best, field, seed)
    plan.check()
    check_workers(workers)
    places: list[int] = []
    with interruptible() as interruption, progress_bar() as bar:
        task = bar.add_task("tournaments", total=tournaments)
        for found in play_tournaments(plan, tournaments, workers):
            places += found
            bar.advance(task, len(found))
    if places:
        _print(_figures(plan.players, places), language, as_json)
    interruption.end(language, len(places), tournaments)


def standings(
    code: Annotated[str, typer.Argument(help="The tournament's code.", show_default=False)],
    data_dir: DataDir = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Tell how a tournament stands, rebuilt from its log in a server's database: place, points, gold, name."""
    from undermine.locale.printable import printable
    from undermine.server.tournaments import course, shown

    if not code.isprintable():
        raise UserError("no-such-tournament")
    found = on_database(
        data_dir, chosen_language(lang), lambda connection: shown.shown(course.course(connection, code))
    )
    names = {player.player: player.name for player in found.players}
    achieved = {own.player: own for own in found.standings}
    rows = [
        {
            "place": place,
            "name": names[player],
            "points": achieved[player].points,
            "gold": achieved[player].gold,
        }
        for place, player in enumerate(found.ranking, 1)
    ]
    if as_json:
        print_json({"name": found.name, "stage": found.stage, "standings": rows})
        return
    for row in rows:
        print(f"{row['place']:4} {row['points']:7} {row['gold']:5}  {printable(str(row['name']))}")


def _figures(players: int, places: list[int]) -> dict[str, Any]:
    wins = places.count(1)
    return {
        "players": players,
        "tournaments": len(places),
        "wins": wins,
        "win_share": round(wins / len(places), 3),
        "mean_place": round(sum(places) / len(places), 2),
        "places": places,
    }


def _print(figures: dict[str, Any], language: str, as_json: bool) -> None:
    from undermine.locale.catalogue import text

    if as_json:
        print_json(figures)
        return
    percent = round(100 * figures["win_share"])
    told = {name: figures[name] for name in ("players", "tournaments", "wins")}
    print(text(language, "cli-tournament-wins", percent=percent, **told))
    print(text(language, "cli-tournament-place", place=figures["mean_place"]))
