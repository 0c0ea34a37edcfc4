"""`undermine ratings`: what players' ratings come from. Works on a server's database, also while it runs."""

from __future__ import annotations

from functools import partial

import typer

from undermine.cli.hosting.databases import present_settings
from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, DataDir, Language
from undermine.cli.output import print_json, progress_bar


def register(app: typer.Typer) -> None:
    """Add the commands."""
    ratings = typer.Typer(no_args_is_help=True, help="Ratings of players and bots.")
    ratings.callback()(_ratings)
    ratings.command()(rebuild)
    app.add_typer(ratings, name="ratings")


def _ratings() -> None:
    """Ratings of players and bots."""


def rebuild(data_dir: DataDir = None, lang: Language = "", as_json: AsJson = False) -> None:
    """Learn all ratings again from the logs of the rated games, and tell whether anything came out differently."""
    from undermine.locale.catalogue import text
    from undermine.server.ratings import keeping
    from undermine.server.store import ratings as store
    from undermine.server.web.serve import open_database

    language = chosen_language(lang)
    database = open_database(present_settings(data_dir, language))
    try:
        rated = database.read(store.rated_in_order).result()
        with progress_bar() as bar:
            replayed = {
                game.game: database.read(partial(keeping.replayed, rated=game)).result()
                for game in bar.track(rated, description="games")
            }
        before = database.read(store.everything).result()
        games = database.write(lambda connection: keeping.rebuild(connection, replayed)).result()
        same = before == database.read(store.everything).result()
    finally:
        database.close()
    if as_json:
        print_json({"games": games, "same": same})
    else:
        print(text(language, "cli-ratings-rebuilt", games=games, same=str(same).lower()))
