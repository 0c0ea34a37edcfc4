"""`undermine rules`: a clause in the player's language and, in a checkout, the code and the tests that cite it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, Language
from undermine.cli.output import print_json
from undermine.errors import UserError


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(rules)


def rules(
    clause: Annotated[str, typer.Argument(help="A clause id, for example BASE-14.")] = "",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show a clause of the rules, or list them all."""
    from undermine.rulebook.clauses import all_clauses

    language = chosen_language(lang)
    wanted = clause.strip().upper()
    if wanted and wanted not in all_clauses():
        raise UserError("no-clause", clause=clause)
    if as_json:
        print_json(entries([wanted] if wanted else all_clauses(), language))
    elif wanted:
        _show(entries([wanted], language)[0], language)
    else:
        _list(language)


def entries(clauses: list[str] | tuple[str, ...], language: str) -> list[dict[str, Any]]:
    """Return clauses with what they say and where they are cited; nowhere outside a checkout."""
    from undermine.cli.rules.citations import checkout, citations
    from undermine.rulebook.clauses import clause_text, page_of, section

    root: Path | None = checkout()
    code, tests = citations(root) if root else ({}, {})
    return [
        {
            "id": clause,
            "page": page_of(clause),
            "section": section(language, clause),
            "text": clause_text(language, clause),
            "code": code.get(clause, []),
            "tests": tests.get(clause, []),
        }
        for clause in clauses
    ]


def _show(entry: dict[str, Any], language: str) -> None:
    from rich.console import Console
    from rich.text import Text

    from undermine.cli.rules.citations import checkout
    from undermine.locale.catalogue import text
    from undermine.rulebook.clauses import title

    console = Console(highlight=False)
    head = Text(entry["id"], style="bold cyan")
    head.append(f"  {title(language, entry['page'])} · {entry['section']}", style="not bold default")
    console.print(head, end="\n\n")
    console.print(Text(entry["text"]))
    if checkout() is None:
        return
    for places, message in ((entry["code"], "cli-rules-code"), (entry["tests"], "cli-rules-tests")):
        console.print(Text(f"\n{text(language, message)}", style="bold"))
        for place in places or [text(language, "cli-rules-nowhere")]:
            print(f"  {place}")


def _list(language: str) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from undermine.rulebook.clauses import PAGES, clauses, section, title

    console = Console(highlight=False)
    for page in PAGES:
        sections: dict[str, list[str]] = {}
        for clause in clauses(page):
            sections.setdefault(section(language, clause), []).append(clause)
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        table.add_column(ratio=2)
        table.add_column(ratio=3, style="cyan")
        for heading, ids in sections.items():
            table.add_row(Text(heading), " ".join(ids))
        console.print(Text(title(language, page), style="bold"))
        console.print(table)
        console.print()
