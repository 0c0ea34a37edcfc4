"""`undermine review`: what could be believed in a recorded game, move by move, as a table and a picture."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from undermine.errors import UserError

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from undermine.locale.words import Words


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(review)


def review(
    file: Annotated[Path, typer.Argument(help="A record of a game.", show_default=False)],
    playouts: Annotated[
        int, typer.Option(help="Imagined tables that are played on after every move; 0: none.", min=0)
    ] = 12,
    plot: Annotated[
        Path | None, typer.Option(help="Draw a picture, .png or .svg.", show_default=False)
    ] = None,
    lang: Annotated[str, typer.Option(help="Language: en, pl, cs or de.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show whom a watcher and every player could suspect after each move, and what gave saboteurs away."""
    from undermine.bots.review import review as reviewed
    from undermine.cli.records.replay import bad_record, read_file
    from undermine.engine.games import compose
    from undermine.engine.kernel.records import BadRecord
    from undermine.locale.catalogue import chosen_language
    from undermine.locale.words import Words

    language = chosen_language(lang)
    if plot is not None:
        _check_plot(plot)
    record = read_file(file, language)
    try:
        result = reviewed(record, compose, playouts)
    except BadRecord as error:
        raise bad_record(file, language, error) from None
    words = Words(language, compose(record.rules), record.names)
    if plot is not None:
        _draw(result, plot, words)
    if as_json:
        print(json.dumps(result, ensure_ascii=False, indent=1))
    else:
        _show(result, words)


def _check_plot(plot: Path) -> None:
    if find_spec("matplotlib") is None:
        raise UserError("a picture needs matplotlib: pip install 'undermine[sim]'")
    from undermine.sim.pictures import check_picture

    check_picture(plot)


def _draw(result: dict[str, Any], plot: Path, words: Words) -> None:
    from undermine.sim.review_picture import draw

    draw(result, plot, lambda name: words.text(f"cli-review-{name}"))


def _show(result: dict[str, Any], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for round_ in result["rounds"]:
        moves = [move for move in result["moves"] if move["round"] == round_["round"]]
        table = Table(title=words.text("cli-review-round", round=round_["round"]))
        table.add_column(words.text("cli-review-move"), justify="right")
        table.add_column(words.text("cli-review-player"))
        table.add_column(words.text("cli-review-action"))
        for seat, name in enumerate(result["names"]):
            guilty = seat in round_["saboteurs"]
            table.add_column(name, justify="right", style="red" if guilty else "")
        table.add_column(words.text("cli-review-treasure"), justify="right")
        for move in moves:
            table.add_row(*_row(move, words))
        console.print(table)
        console.print(_ending(round_, words))
        for telling in result["gave_away"]:
            if telling["round"] == round_["round"]:
                console.print(_telling(telling, words))
    if result["rounds"]:
        console.print(words.text("cli-review-explained"))


def _row(move: dict[str, Any], words: Words) -> list[str]:
    from undermine.engine.kernel.actions import read_action

    action = words.action(read_action(move["action"], words.ruleset.verbs))
    chance = "" if move["treasure"] is None else _percent(move["treasure"])
    return [
        str(move["seq"]),
        words.seat(move["seat"]),
        action,
        *[_percent(chance) for chance in move["observer"]],
        chance,
    ]


def _ending(round_: dict[str, Any], words: Words) -> str:
    names = words.listed([words.seat(seat) for seat in round_["saboteurs"]])
    ending = words.text("cli-review-found" if round_["treasure"] else "cli-review-not-found")
    if not round_["saboteurs"]:
        return f"{ending} {words.text('cli-review-no-saboteurs')}"
    count = len(round_["saboteurs"])
    return f"{ending} {words.text('cli-review-saboteurs', count=count, names=names)}"


def _telling(telling: dict[str, Any], words: Words) -> str:
    return words.text(
        "cli-review-gave-away",
        move=telling["seq"],
        seat=words.seat(telling["seat"]),
        before=_percent(telling["before"]),
        after=_percent(telling["after"]),
    )


def _percent(chance: float) -> str:
    return f"{chance:.0%}"
