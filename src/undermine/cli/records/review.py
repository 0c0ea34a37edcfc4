"""`undermine review`: what could be believed in a recorded game, move by move, as a table and a picture."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, Language, Picture
from undermine.cli.output import Interruption, interruptible, plain_console, print_json, progress_bar
from undermine.errors import UserError

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from undermine.engine.kernel.records import Record
    from undermine.locale.words import Words

MOST_PLAYOUTS = 10_000


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(review)


def review(
    file: Annotated[Path, typer.Argument(help="A record of a game.", show_default=False)],
    playouts: Annotated[
        int,
        typer.Option(
            help="Imagined tables that are played on after every move; 0: none.", min=0, max=MOST_PLAYOUTS
        ),
    ] = 12,
    plot: Picture = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show whom a watcher and every player could suspect after each move, and what gave saboteurs away."""
    from undermine.cli.records.recorded import record_from
    from undermine.engine.games import compose
    from undermine.locale.printable import printable
    from undermine.locale.words import Words

    language = chosen_language(lang)
    if plot is not None:
        _check_plot(plot)
    record = record_from(file)
    if not record.moves:
        raise UserError("nothing-to-review", file=file)
    result, interruption = _reviewed(file, record, playouts)
    words = Words(language, compose(record.rules), [printable(name) for name in record.names])
    if as_json:
        print_json(result)
    else:
        _show(result, words)
    if (
        plot is not None and result["moves"]
    ):  # after the tables, which nothing that happens to a picture may cost
        _draw(result | {"rounds": shown_rounds(result)}, plot, words)
    interruption.end(language, len(result["moves"]), len(record.moves))


def _reviewed(file: Path, record: Record, playouts: int) -> tuple[dict[str, Any], Interruption]:
    from undermine.bots.review import Reviewer
    from undermine.cli.records.recorded import bad_record
    from undermine.engine.games import compose
    from undermine.engine.kernel.records import BadRecord

    try:
        reviewer = Reviewer(record, compose, playouts)
        with interruptible() as interruption, progress_bar() as bar:
            task = bar.add_task("moves", total=len(record.moves))
            for _ in record.moves:
                reviewer.step()
                bar.advance(task)
    except BadRecord as error:
        raise bad_record(file, error) from None
    return reviewer.result(), interruption


def shown_rounds(result: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the rounds that are over, and the one in which the record ends: who were saboteurs there is not told."""
    over = result["rounds"]
    last = result["moves"][-1]["round"] if result["moves"] else 0
    if (over and over[-1]["round"] == last) or not last:
        return list(over)
    return [*over, {"round": last, "saboteurs": [], "treasure": None}]


def _check_plot(plot: Path) -> None:
    if find_spec("matplotlib") is None:
        raise UserError("picture-needs", name="matplotlib")
    from undermine.sim.pictures import check_picture

    check_picture(plot)


def _draw(result: dict[str, Any], plot: Path, words: Words) -> None:
    from undermine.sim.review_picture import draw

    draw(result, plot, lambda name: words.text(f"cli-review-{name}"))


def _show(result: dict[str, Any], words: Words) -> None:
    from rich.table import Table

    console = plain_console()
    rounds = shown_rounds(result)
    for round_ in rounds:
        moves = [move for move in result["moves"] if move["round"] == round_["round"]]
        table = Table(title=words.text("cli-review-round", round=round_["round"]))
        table.add_column(words.text("cli-review-move"), justify="right")
        table.add_column(words.text("cli-review-player"))
        table.add_column(words.text("cli-review-action"))
        for seat, name in enumerate(words.names):
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
    if rounds:
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
    if round_["treasure"] is None:
        return words.text("cli-review-unfinished")
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
