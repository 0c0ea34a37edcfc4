"""What goes to standard output: JSON that any device can take, tables, progress, and what to do at Ctrl-C."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:  # slow to import, so commands import it when they run
    from rich.console import Console
    from rich.progress import Progress

STOPPED_EXIT_CODE = 130
"""As shells count it: 128 and the number of the signal that Ctrl-C sends."""


def print_json(value: object) -> None:
    """Print JSON; what names in it could do to a terminal is escaped, and on other devices than UTF-8 all but ASCII."""
    from undermine.locale.printable import escaped_json

    is_utf8 = (getattr(sys.stdout, "encoding", "") or "utf-8").lower().replace("-", "") == "utf8"
    print(escaped_json(json.dumps(value, indent=2, ensure_ascii=not is_utf8)))


def plain_console(**options: Any) -> Console:
    """Return a console that takes texts as they are: brackets and colons in a name mean nothing."""
    from rich.console import Console

    return Console(markup=False, emoji=False, highlight=False, **options)


def progress_bar() -> Progress:
    """Return a bar on the terminal, or one that shows nothing where there is none."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not sys.stderr.isatty()
    console = Console(
        stderr=True, quiet=hidden
    )  # older versions of rich end even a hidden bar with an empty line
    return Progress(*columns, console=console, transient=True, disable=hidden)


@contextmanager
def needing(what: str, extra: str) -> Iterator[None]:
    """Say which extra is missing if a package that is imported inside is not installed."""
    from undermine.errors import UserError

    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("undermine"):
            raise
        raise UserError("needs-extra", what=what, extra=extra) from None


class Interruption:
    """Whether Ctrl-C has ended some work."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.came = False

    def end(self, language: str, done: int, total: int) -> None:
        """Tell how far the work came, and exit, if Ctrl-C ended it."""
        from undermine.locale.catalogue import text

        if self.came:
            print(text(language, "cli-stopped", done=done, total=total), file=sys.stderr)
            raise typer.Exit(STOPPED_EXIT_CODE)


@contextmanager
def interruptible() -> Iterator[Interruption]:
    """Let Ctrl-C end the work inside, but not the command: it prints what there is."""
    interruption = Interruption()
    try:
        yield interruption
    except KeyboardInterrupt:
        interruption.came = True
