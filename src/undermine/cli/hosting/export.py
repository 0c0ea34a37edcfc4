"""`undermine export`: a server's finished games as data for research. Works also while the server runs."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from undermine.cli.hosting.databases import present_settings
from undermine.cli.language import chosen_language
from undermine.cli.options import DataDir, Language


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(export)


def export(
    out: Annotated[Path, typer.Option(help="The folder to write; it must be new or empty.")],
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    """Write the finished games whose players have all agreed as `undermine dataset` does: no names, no chat."""
    from undermine.cli.output import interruptible, needing, progress_bar
    from undermine.locale.catalogue import text
    from undermine.server.history.shared_games import shared_codes, shared_game
    from undermine.server.web.serve import open_database

    language = chosen_language(lang)
    with needing("undermine export", "data"):
        from undermine.sim.dataset.recorded import RecordedGame, RecordedGames
    database = open_database(present_settings(data_dir, language))
    try:
        codes = database.read(shared_codes).result()
        dataset = RecordedGames(out)
        with interruptible() as interruption, progress_bar() as bar:
            read = (
                database.read(partial(shared_game, code=code)).result()
                for code in bar.track(codes, description="games")
            )
            dataset.add(RecordedGame(*game) for game in read if game is not None)
    finally:
        database.close()
    print(text(language, "cli-dataset-written", games=dataset.games, folder=str(out)))
    interruption.end(language, dataset.games, len(codes))
