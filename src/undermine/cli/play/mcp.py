"""`undermine mcp`: a seat for an AI assistant, over the Model Context Protocol (docs/research.md)."""

from typing import Annotated

import typer

from undermine.cli.output import needing
from undermine.errors import UserError


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(mcp)


def mcp(
    server: Annotated[
        str, typer.Option(help="The address of the server to play at.")
    ] = "http://127.0.0.1:8000",
    name: Annotated[str, typer.Option(help="What the assistant is called at the table.")] = "Assistant",
    token: Annotated[
        str,
        typer.Option(
            envvar="UNDERMINE_TOKEN", help="A token, to play as somebody; otherwise the assistant is a guest."
        ),
    ] = "",
) -> None:
    """Let an AI assistant play at a server: a Model Context Protocol server on standard input and output."""
    check_seat(server, name, token)
    with needing("undermine mcp", "mcp"):
        from undermine.client.assistant_tools import assistant_server
    assistant_server(server, name, token).run("stdio")


def check_seat(server: str, name: str, token: str) -> None:
    """Raise `UserError` if nobody could sit down with these: an assistant would hear of it much later."""
    from undermine.protocol.http import LONGEST_NAME
    from undermine.server.people.names import is_visible
    from undermine.server.settings import is_web_address

    if not is_web_address(server):
        raise UserError("setting-no-address", name="--server", value=server)
    if len(name) > LONGEST_NAME or not is_visible(name):
        raise UserError("bad-name", name=name)
    if token and not (token.isascii() and token.isprintable() and " " not in token):
        raise UserError("bad-token")
