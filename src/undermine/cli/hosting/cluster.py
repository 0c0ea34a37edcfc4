"""`undermine cluster-dev`: a whole cluster on this machine, for trying and testing."""

from __future__ import annotations

import signal
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import Language
from undermine.errors import UserError


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("cluster-dev")(cluster_dev)


def cluster_dev(
    port: Annotated[
        int, typer.Option(help="The port of the proxy; 0 takes any free one.", min=0, max=65535)
    ] = 8000,
    nodes: Annotated[int, typer.Option(help="The number of servers.", min=1, max=9)] = 3,
    data_dir: Annotated[
        Path | None,
        typer.Option(help="Where games are kept.", show_default="a folder that is removed afterwards"),
    ] = None,
    lang: Language = "",
) -> None:
    """Start PostgreSQL, Redis, some servers and Caddy on this machine, until stopped."""
    from undermine.locale.catalogue import text
    from undermine.server.cluster.local import Cluster, check_installed

    language = chosen_language(lang)
    with ExitStack() as stack:
        folder = data_dir or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="undermine-")))
        _prepare(folder)
        check_installed()
        cluster = Cluster(folder.absolute(), nodes=nodes, port=port)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            cluster.start()
            for node in cluster.nodes:
                print(text(language, "cli-cluster-node", name=node.name, url=node.url), flush=True)
            print(text(language, "cli-serve-address", url=cluster.url), flush=True)
            signal.sigwait({signal.SIGINT, signal.SIGTERM})
        except KeyboardInterrupt:
            pass
        finally:
            cluster.stop()


def _prepare(folder: Path) -> None:
    """Make the folder; raises `UserError` if that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o711)  # PostgreSQL may run as somebody else
    except OSError as error:
        raise UserError("data-dir", folder=folder, reason=error.strerror or error) from None
