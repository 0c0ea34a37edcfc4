"""`undermine export`: a server's finished games as data for research. Works also while the server runs."""

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
    from undermine.cli.output import needing
    from undermine.locale.catalogue import text
    from undermine.server.history.shared_games import shared_games
    from undermine.server.web.serve import open_database

    language = chosen_language(lang)
    with needing("undermine export", "data"):
        from undermine.sim.dataset.recorded import RecordedGame, RecordedGames
    database = open_database(present_settings(data_dir, language))
    try:
        dataset = RecordedGames(out)
        database.read(
            lambda connection: dataset.add(RecordedGame(*game) for game in shared_games(connection))
        ).result()
    finally:
        database.close()
    print(text(language, "cli-dataset-written", games=dataset.games, folder=str(out)))
