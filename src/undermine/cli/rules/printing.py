"""`undermine print`: the cards of a mixture as a PDF, made by the client's own print page in a headless Chromium."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated
from urllib.parse import urlencode

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import Language
from undermine.errors import UserError

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
A4_OF_CHROMIUM = re.compile(rb"/MediaBox \[0 0 594\.9\d* 841\.9\d*\]")
A4_BOX = b"/MediaBox [0 .03 595.28 841.92"
"""A4 in points: 210 mm by 297 mm."""
PRINTING_SECONDS = 300
LOADING_MS = 60_000
"""The time that passes on the page, as fast as it can, until it counts as loaded."""


class Size(StrEnum):
    """Sizes of cards in millimetres."""

    ORIGINAL = "44x67"
    SLEEVES = "63x88"


class Paper(StrEnum):
    """Sizes of paper."""

    A4 = "A4"
    LETTER = "Letter"


class Bleed(StrEnum):
    """How far drawings go beyond the cut, in millimetres."""

    NONE = "0"
    SOME = "3"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(name="print")(print_cards)


def print_cards(
    out: Annotated[Path, typer.Option("--out", help="The PDF to write.")],
    rules: Annotated[str, typer.Option("--rules", help="A ruleset or mixture: base+toll.")] = "base",
    size: Annotated[Size, typer.Option(help="The size of the cards in mm.")] = Size.ORIGINAL,
    bleed: Annotated[Bleed, typer.Option(help="How far drawings go beyond the cut, in mm.")] = Bleed.NONE,
    paper: Annotated[Paper, typer.Option(help="The paper.")] = Paper.A4,
    backs: Annotated[bool, typer.Option(help="Print backs, mirrored for the other side.")] = True,
    booklet: Annotated[bool, typer.Option(help="Print the rules behind the cards.")] = True,
    save_ink: Annotated[bool, typer.Option("--save-ink", help="Use little ink.")] = False,
    lang: Language = "",
) -> None:
    """Print the cards and rules of a mixture as a PDF; needs Chromium."""
    from undermine.locale.catalogue import text
    from undermine.rulebook.components import components, gold_cards
    from undermine.sim.outputs import check_output
    from undermine.sim.plan import find_rules

    language = chosen_language(lang)
    mixture = find_rules(rules).name
    check_output(out, is_printed)
    asked = {
        "rules": rules,
        "size": size.value,
        "bleed": bleed.value,
        "paper": paper.value,
        "backs": "yes" if backs else "no",
        "booklet": "yes" if booklet else "no",
        "ink": "saving" if save_ink else "full",
        "language": language,
    }
    browser = found_browser()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
        print_page(browser, f"{url}/print?{urlencode(asked)}", out, Path(folder))
    cards = sum(copies for _, copies in (*components(mixture), *gold_cards(mixture)))
    print(text(language, "cli-print-done", cards=cards, file=str(out)))


def is_printed(head: bytes) -> bool:
    """Return whether a file was printed by a browser, from its beginning; an empty one may become so."""
    return not head or (head.startswith(b"%PDF-") and b"Skia/PDF" in head)


def with_exact_pages(pdf: bytes) -> bytes:
    """Return a PDF whose A4 pages are as wide as A4 is: Chromium knows widths in steps of a third of a millimetre.

    What is drawn stays where it is. The number of bytes stays the same, since the file says where in it things stand.
    """
    return A4_OF_CHROMIUM.sub(lambda box: A4_BOX.ljust(len(box[0]) - 1) + b"]", pdf)


def found_browser() -> str:
    """Return where Chromium is; raises `UserError` with a sentence if it is nowhere."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        raise UserError("no-chromium", names=", ".join(BROWSERS))
    return found


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve the client from a database of its own, for as long as the page is printed."""
    command = [sys.executable, "-m", "undermine", "serve", "--port", "0", "--data-dir", str(folder / "data")]
    environment = os.environ | {"DATABASE_URL": "", "UNDERMINE_BOT_WORKERS": "1", "UNDERMINE_PUBLIC_URL": ""}
    with subprocess.Popen(  # noqa: S603 - ourselves
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as server:
        try:
            first = server.stdout.readline() if server.stdout else ""
            url = next((word for word in first.split() if word.startswith("http")), None)
            if url is None:
                raise UserError("no-print-server")
            yield url
        finally:
            server.terminate()


def print_page(browser: str, address: str, out: Path, folder: Path) -> None:
    """Let the browser print a page; raises `UserError` with a sentence if nothing comes of it."""
    from undermine.sim.outputs import written_beside

    made = folder / "cards.pdf"
    command = [
        browser,
        "--headless",
        "--disable-gpu",
        "--no-pdf-header-footer",
        f"--user-data-dir={folder / 'browser'}",
        f"--virtual-time-budget={LOADING_MS}",
        f"--print-to-pdf={made}",
        *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
        address,
    ]
    try:
        subprocess.run(command, capture_output=True, timeout=PRINTING_SECONDS, check=False)  # noqa: S603 - the browser that was found
    except (OSError, subprocess.TimeoutExpired) as error:
        raise UserError("not-printed", reason=error) from None
    if not made.exists():
        raise UserError("not-printed", reason=browser)
    with written_beside(out) as beside:
        beside.write_bytes(with_exact_pages(made.read_bytes()))
