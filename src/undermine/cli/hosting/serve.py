"""`undermine serve`: run the server, for this machine or for the local network."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on.", show_default="127.0.0.1")
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="The port; 0 takes any free one.", show_default="8000")
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Listen on all addresses, for friends in the local network.")
    ] = False,
    data_dir: Annotated[
        Path | None, typer.Option(help="Where games are kept.", show_default="a folder of the user's data")
    ] = None,
    lang: Annotated[str, typer.Option(help="Language of this command: en, pl, cs or de.")] = "",
    browse: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser, if there is one.")
    ] = False,
) -> None:
    """Serve games over the web until stopped. Settings can also come from the environment."""
    from undermine.locale.catalogue import chosen_language, text
    from undermine.server.settings import read_settings
    from undermine.server.web.serve import lan_address, listening_socket, open_database
    from undermine.server.web.serve import serve as run

    language = chosen_language(lang)
    settings = read_settings(os.environ)
    if lan:
        settings = replace(settings, host="0.0.0.0")  # noqa: S104 - what --lan asks for
    settings = replace(
        settings,
        host=host if host is not None else settings.host,
        port=port if port is not None else settings.port,
        data_dir=data_dir or settings.data_dir,
    )
    bound = listening_socket(settings.host, settings.port)
    database = open_database(settings)
    shown = lan_address() if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104 - see above
    address = f"[{shown}]" if ":" in shown else shown
    url = settings.public_url or f"http://{address}:{bound.getsockname()[1]}"
    print(text(language, "cli-serve-address", url=url), flush=True)
    if browse:
        _open_browser(url)
    run(settings, database, bound)


def _open_browser(url: str) -> None:
    """Open the page where there is a screen; a terminal browser would take the terminal from the server."""
    import webbrowser

    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name != "posix":
        webbrowser.open(url)
