"""The command `undermine`. Each subcommand is one module below this package, named in COMMANDS."""

import sys
from importlib import import_module
from typing import Annotated

import typer

from undermine import __version__
from undermine.engine.build import compiled
from undermine.errors import UserError

# The modules of this package that are subcommands, in the order of the help. Each offers `register(app)` and
# imports what is slow to import inside its command.
COMMANDS: tuple[str, ...] = (
    "hosting.serve",
    "hosting.cluster",
    "hosting.backup",
    "hosting.admin",
    "rules.modules",
    "rules.clauses",
    "records.replay",
    "records.review",
    "records.verify",
    "rules.check",
    "play.simulate",
    "play.arena",
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


def main() -> None:
    """Run one command. What the user can put right ends in one sentence, never in a traceback."""
    try:
        app()
    except UserError as error:
        print(f"undermine: {error}", file=sys.stderr)
        sys.exit(error.exit_code)
