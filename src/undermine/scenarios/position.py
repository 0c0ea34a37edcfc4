"""Setting up the table that a scenario describes."""

from __future__ import annotations

from dataclasses import dataclass

from undermine.engine.kernel.play import start
from undermine.engine.kernel.records import read_seed
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Table
from undermine.scenarios.contents import items
from undermine.scenarios.forms import Form
from undermine.scenarios.games import find_rules
from undermine.scenarios.headings import Heading
from undermine.scenarios.lines import BadScenario, Line, on_line
from undermine.scenarios.reading import Scenario, keyed
from undermine.scenarios.scene import NAMES, Scene, check_name

FRAME = ("rules", "seats", "deal")
"""Headings that say what is to be set up at all."""
DEFAULT_RULES = "base"
DEFAULT_SEED = "0"


@dataclass
class Stage:
    """A table set up, with all that is needed to talk about it."""

    scene: Scene
    form: Form
    table: Table


def set_up(scenario: Scenario) -> Stage:
    """Return the table of a scenario; raises `BadScenario` with a sentence that names the line."""
    lines = {keyed(line)[0]: line for line in scenario.headings}
    scene, form = _frame(scenario, lines)
    table = _deal(scene, lines["deal"]) if "deal" in lines else _begin(scene, form, lines)
    placed = [line for key, line in lines.items() if key not in FRAME]
    if not lines.keys() & {"turn", "agenda", "deal"}:
        placed.append(_first_turn(scenario, scene))
    _put_all(scene, form, table, placed)
    with on_line(scenario.line):
        form.check(table)
    table.log.begin_move()
    return Stage(scene, form, table)


def _first_turn(scenario: Scenario, scene: Scene) -> Line:
    """Return the line that gives the turn to the player who acts first."""
    acting = [step for step in scenario.steps if step.who]
    if acting:
        return Line(acting[0].line.number, 0, f"turn: {acting[0].who}")
    return Line(scenario.line, 0, f"turn: {scene.names[0]}")


def _frame(scenario: Scenario, lines: dict[str, Line]) -> tuple[Scene, Form]:
    line = lines.get("rules", Line(scenario.line, 0, f"rules: {DEFAULT_RULES}"))
    with on_line(line.number):
        ruleset, form = find_rules(keyed(line)[1])
    with on_line(lines.get("seats", line).number):
        names = _names(lines.get("seats"), ruleset.fewest)
        ruleset.check_seats(len(names))
        for name in names:
            check_name(name, ruleset)
    return Scene(ruleset, names), form


def _names(line: Line | None, fewest: int) -> list[str]:
    if line is None:
        return list(NAMES[: max(3, fewest)])
    value = keyed(line)[1]
    if value.isdecimal() and int(value) <= len(NAMES):
        return list(NAMES[: int(value)])
    names = items(value)
    if len(set(names)) < len(names):
        raise BadScenario("scenario-seats-alike")
    return names


def _deal(scene: Scene, line: Line) -> Table:
    return start(scene.ruleset, len(scene.names), read_seed(keyed(line)[1]))


def _begin(scene: Scene, form: Form, lines: dict[str, Line]) -> Table:
    seed = keyed(lines["seed"])[1].partition(" at ")[0] if "seed" in lines else DEFAULT_SEED
    round_ = _read(form, lines, "round", scene, 1)
    starter = _read(form, lines, "starter", scene, 0)
    table = form.bare_table(scene, Rng(read_seed(seed)), round_, starter)
    table.rng = Rng(read_seed(seed))
    table.log.begin_story(None)
    return table


def _read(form: Form, lines: dict[str, Line], key: str, scene: Scene, default: int) -> int:
    if key not in lines:
        return default
    with on_line(lines[key].number):
        content = form.heading(key)[0].read(lines[key], scene)
    return content if isinstance(content, int) else default


def _put_all(scene: Scene, form: Form, table: Table, lines: list[Line]) -> None:
    """Put everything on the table, in the order of the form's headings."""
    known = [(line, *_heading(form, line)) for line in lines]
    known.sort(key=lambda entry: form.headings.index(entry[1]))
    for line, heading, word in [*known, *[entry for entry in known if entry[1].lasting]]:
        with on_line(line.number):
            subject = heading.subject(word, scene) if heading.of else 0
            heading.put(table, subject, heading.read(line, scene))


def _heading(form: Form, line: Line) -> tuple[Heading, str]:
    with on_line(line.number):
        return form.heading(keyed(line)[0])
