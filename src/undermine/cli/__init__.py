"""The command `undermine`. Each subcommand is one module below this package, named in COMMANDS."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - before anything is imported that older ones cannot read
    sys.stderr.write("undermine needs Python 3.11 or newer; this is %d.%d.\n" % sys.version_info[:2])  # noqa: UP031
    raise SystemExit(2)

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer

from undermine import __version__
from undermine.cli.edge import run
from undermine.engine.build import compiled

# The modules of this package that are subcommands, in the order of the help. Each offers `register(app)` and
# imports what is slow to import inside its command.
COMMANDS: tuple[str, ...] = (
    "hosting.serve",
    "hosting.cluster",
    "hosting.backup",
    "hosting.admin",
    "hosting.ratings",
    "hosting.export",
    "rules.modules",
    "rules.clauses",
    "rules.printing",
    "records.replay",
    "records.review",
    "records.verify",
    "rules.check",
    "play.simulate",
    "play.arena",
    "play.train",
    "play.tournament",
    "play.dataset",
    "play.mcp",
    "play.atlas",
    "play.bench",
)

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def _print_version(wanted: bool) -> None:
    if wanted:
        engine = "compiled" if compiled() else "uncompiled Python"
        print(f"undermine {__version__} (engine: {engine})")
        raise typer.Exit


@app.callback()
def undermine(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """Play and study the Saboteur board games."""


for _name in COMMANDS:
    import_module(f"{__name__}.{_name}").register(app)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command, by default the one that was typed."""
    sys.exit(run(app, sys.argv[1:] if arguments is None else arguments))
