"""Writing any table out as a scenario, in the middle of a turn too: it is how a bug is reported.

Only what differs from the position that a scenario begins with is written, so a table reads as a person would have
described it. Reading it again gives an equal table.
"""

from __future__ import annotations

import re

from undermine.engine.kernel.rulesets import ruleset_of
from undermine.engine.kernel.table import Table
from undermine.scenarios.forms import Form
from undermine.scenarios.games import form_of
from undermine.scenarios.headings import Heading
from undermine.scenarios.position import Stage, set_up
from undermine.scenarios.reading import read_scenarios
from undermine.scenarios.scene import NAMES, Scene, can_name

FIRST_TITLE = "A position"
FIRST = ("seed", "round", "starter", "hand", "turn")
"""What the position to compare with has in common with the table: the rest may depend on it."""


def write_scenario(table: Table, names: list[str] | None = None, title: str = FIRST_TITLE) -> str:
    """Return the text of a scenario in whose position everything is as on this table."""
    scene = Scene(ruleset_of(table), seat_names(names or list(NAMES), table))
    form = form_of(table)
    head = [f"rules: {table.ruleset.name}", f"seats: {', '.join(scene.names)}"]
    first = [line for name in FIRST for line in _written(_named(form, name), table, None, scene)]
    begun = _begin(head + first)
    rest = [line for heading in form.headings for line in _changed(heading, table, begun, scene)]
    return "\n".join([f"scenario: {title}", *head, *first, *rest, "", *_asked(table, scene), ""])


def seat_names(names: list[str], table: Table) -> list[str]:
    """Return names that can stand in a scenario: one word each, all different."""
    safe: list[str] = []
    for seat in range(table.seats):
        name = re.sub(r"\W+", "_", names[seat]).strip("_")
        name = name[:1].upper() + name[1:]
        if not can_name(name) or name in safe or name in table.ruleset.cards_by_name:
            name = f"Seat{seat + 1}"
        safe.append(name)
    return safe


def _named(form: Form, name: str) -> Heading:
    return next(heading for heading in form.headings if heading.name == name)


def _begin(headings: list[str]) -> Stage:
    """Set up the position that only these headings describe."""
    text = "\n".join([f"scenario: {FIRST_TITLE}", *headings])
    return set_up(read_scenarios(text)[0])


def _changed(heading: Heading, table: Table, begun: Stage, scene: Scene) -> list[str]:
    if heading.name in FIRST:
        return []
    return _written(heading, table, None if heading.always else begun.table, scene)


def _written(heading: Heading, table: Table, begun: Table | None, scene: Scene) -> list[str]:
    """Write a heading for every subject of which the table has something else."""
    lines: list[str] = []
    for subject in heading.subjects(table):
        held = heading.get(table, subject)
        if begun is not None:
            first = heading.get(begun, subject)
            if held == first:
                continue
            held = heading.against(held, first)
        written = heading.content.write(held, scene)
        key = heading.key(subject, scene)
        if heading.content.block:
            lines.extend([f"{key}:", *["  " + line for line in written]])
        else:
            lines.append(f"{key}: {written[0]}")
    return lines


def _asked(table: Table, scene: Scene) -> list[str]:
    """Write who is asked, which says at a glance how far the game has come."""
    ask = table.ask()
    if ask is None:
        return ["expect:", "  game over"]
    names = [scene.names[seat] for seat in range(table.seats) if ask.asks(table, seat)]
    return ["expect:", f"  asked {', '.join(names)}: {ask.name()}"]
