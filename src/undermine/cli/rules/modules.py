"""`undermine modules`: the rulesets there are, what can be added to them, and what does not go together."""

from __future__ import annotations

from typing import Any

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, Language
from undermine.cli.output import print_json


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(modules)


def modules(
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """List rulesets and modules: what they are, for how many players, what goes with what."""
    language = chosen_language(lang)
    found = survey(language)
    if as_json:
        print_json(found)
    else:
        _show(found, language)


def survey(language: str) -> dict[str, list[dict[str, Any]]]:
    """Return what the boxes hold, as plain data."""
    from undermine.engine.games import BOXES, FOUNDATIONS, PRESETS, optional_modules

    rulesets = [_named(f"module-{name}", name, language) | _composed(name) for name in FOUNDATIONS]
    presets = [
        _named(f"preset-{name}", name, language) | {"rules": rules} | _composed(name)
        for name, rules in PRESETS.items()
    ]
    made = {name: make() for box in BOXES for name, make in box.modules if name in optional_modules()}
    modules = [_named(f"module-{name}", name, language) | _combined(name, made) for name in made]
    return {"rulesets": rulesets, "presets": presets, "modules": modules}


def _combined(name: str, made: dict[str, Any]) -> dict[str, Any]:
    """Return with what a module goes and with what it does not."""
    from undermine.engine.games import FOUNDATIONS

    module = made[name]
    return {
        "rulesets": _limits(name, list(FOUNDATIONS)),
        "requires": list(module.requires),
        "excludes": [other for other in made if other in module.excludes or name in made[other].excludes],
        "replaces": list(module.replaces),
    }


def _named(message: str, name: str, language: str) -> dict[str, Any]:
    from undermine.locale.catalogue import text

    return {"id": name, "name": text(language, message), "about": text(language, f"{message}-about")}


def _composed(name: str) -> dict[str, Any]:
    from undermine.engine.games import compose

    ruleset = compose(name)
    modules = [module.id for module in ruleset.modules]
    return {"fewest": ruleset.fewest, "most": ruleset.most, "modules": modules}


def _limits(module: str, rulesets: list[str]) -> dict[str, dict[str, int]]:
    """Return the rulesets a module can be added to, with the player limits of the mixture."""
    from undermine.engine.games import compose
    from undermine.engine.kernel.rulesets import RulesError

    limits = {}
    for name in rulesets:
        try:
            mixture = compose(f"{name}+{module}")
        except RulesError:
            continue
        limits[name] = {"fewest": mixture.fewest, "most": mixture.most}
    return limits


def _show(found: dict[str, list[dict[str, Any]]], language: str) -> None:
    from undermine.locale.catalogue import listed, text

    for sort in ("rulesets", "presets"):
        entries = []
        for entry in found[sort]:
            players = text(language, "cli-modules-players", fewest=entry["fewest"], most=entry["most"])
            entries.append((entry, [entry["rules"], players] if "rules" in entry else [players]))
        _print(text(language, f"cli-modules-{sort}"), entries)
    added = []
    for entry in found["modules"]:
        notes = [
            text(language, "cli-modules-with", ruleset=name, fewest=limits["fewest"], most=limits["most"])
            for name, limits in entry["rulesets"].items()
        ]
        if entry["excludes"]:
            notes.append(text(language, "cli-modules-without", modules=listed(language, entry["excludes"])))
        added.append((entry, notes))
    _print(text(language, "cli-modules-modules"), added)


def _print(heading: str, entries: list[tuple[dict[str, Any], list[str]]]) -> None:
    """Print entries under a heading: the id beside its name, what it is, and notes on it."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, show_header=False, padding=(0, 2, 1, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for entry, notes in entries:
        told = Text(entry["name"], style="bold").append(f"\n{entry['about']}", style="not bold")
        for note in notes:
            told.append(f"\n{note}", style="not bold italic")
        table.add_row(entry["id"], told)
    console = Console(highlight=False)
    console.print(Text(heading, style="bold underline"), end="\n\n")
    console.print(table)
