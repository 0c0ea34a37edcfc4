"""`undermine serve`: run the server, for this machine or for the local network."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Annotated

import typer

from undermine.cli.hosting.databases import chosen_settings, tell_database
from undermine.cli.language import chosen_language
from undermine.cli.options import DataDir, Language


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
    data_dir: DataDir = None,
    lang: Language = "",
    browse: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser, if there is one.")
    ] = False,
) -> None:
    """Serve games over the web until stopped. Settings can also come from the environment."""
    from undermine.locale.catalogue import text
    from undermine.server.store.opening import only_server
    from undermine.server.web.serve import listening_socket, make_data_dir, open_database
    from undermine.server.web.serve import serve as run

    language = chosen_language(lang)
    settings = chosen_settings(data_dir)
    if lan:
        settings = replace(settings, host="0.0.0.0")  # noqa: S104 - what --lan asks for
    settings = replace(
        settings,
        host=host if host is not None else settings.host,
        port=port if port is not None else settings.port,
    )
    with listening_socket(settings.host, settings.port) as bound:
        make_data_dir(settings)
        with only_server(settings.database()):
            database = open_database(settings)
            tell_database(settings, language)
            url = settings.public_url or _address(settings.host, bound.getsockname()[1])
            print(text(language, "cli-serve-address", url=url), flush=True)
            if browse:
                _open_browser(url)
            run(settings, database, bound)


def _address(host: str, port: int) -> str:
    """Return where others reach this server."""
    from undermine.server.web.serve import lan_address

    shown = lan_address() if host in ("0.0.0.0", "::") else host  # noqa: S104 - only compared
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _open_browser(url: str) -> None:
    """Open the page where there is a screen; a terminal browser would take the terminal from the server."""
    import webbrowser

    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name != "posix":
        webbrowser.open(url)
