"""Reading the lines below an action into expectations."""

from __future__ import annotations

import re

from undermine.engine.kernel.modules import part_name
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.values import Value
from undermine.scenarios.contents import Phrase
from undermine.scenarios.expectations import (
    Asked,
    DoesNotHappen,
    Expectation,
    Happens,
    Has,
    Legal,
    May,
    Over,
    RefusedBecause,
    Sees,
    Shows,
    read_pattern,
    same_action,
)
from undermine.scenarios.lines import BadScenario, Line, on_line
from undermine.scenarios.position import Stage
from undermine.scenarios.reading import is_name, keyed

SEES = re.compile(r"(\S+) (sees|see|does not see|do not see) (.+)")
MAY = re.compile(r"(\S+) may (?:(not|only) )?(.+)")
ASKED = re.compile(r"asked ([^:]+?)(?::\s*(\S+))?")
VIEW = re.compile(r"view (\S+) ([^:]+)")


def read_expectation(line: Line, stage: Stage) -> Expectation:
    """Return what a line expects; raises `BadScenario` with a sentence that names the line."""
    with on_line(line.number):
        return _spoken(line, stage) or _about_table(line, stage)


def _spoken(line: Line, stage: Stage) -> Expectation | None:
    """Read the expectations that are sentences."""
    if line.text == "legal":
        return Legal()
    if line.text in ("round over", "game over"):
        return Over(line.text.split()[0])
    return _about_refusal(line) or _about_event(line, stage) or _about_seat(line, stage)


def _about_refusal(line: Line) -> Expectation | None:
    words = line.text.split()
    if words[0] == "refused":
        return RefusedBecause(words[1:])
    if words[:2] == ["not", "refused"]:
        return RefusedBecause(words[2:], wanted=False)
    return None


def _about_event(line: Line, stage: Stage) -> Expectation | None:
    words = line.text.split()
    if words[0] == "event":
        return Happens(read_pattern(line.text.removeprefix("event").strip(), stage.scene))
    if words[:2] == ["no", "event"]:
        return DoesNotHappen(read_pattern(line.text.removeprefix("no event").strip(), stage.scene))
    return None


def _about_seat(line: Line, stage: Stage) -> Expectation | None:
    """Read who is asked, and what a seat sees or may do."""
    scene = stage.scene
    asked = ASKED.fullmatch(line.text)
    if asked:
        names = [] if asked[1] == "nobody" else [name.strip() for name in asked[1].split(",")]
        return Asked(sorted(scene.seat(name) for name in names), asked[2] or "")
    sees = SEES.fullmatch(line.text)
    if sees:
        wanted = "not" not in sees[2]
        return Sees(_viewers(sees[1], stage), read_pattern(sees[3], scene), wanted)
    may = MAY.fullmatch(line.text)
    if may and is_name(may[1]):
        actions = [same_action(action.strip(), scene) for action in may[3].split(";")]
        return May(scene.seat(may[1]), actions, may[2] or "")
    return None


def _viewers(word: str, stage: Stage) -> list[int]:
    """Return who is meant; `others`, who depend on the step, are an empty list."""
    if word == "others":
        return []
    if word == "everybody":
        return [*range(stage.table.seats), int(SPECTATOR)]
    return [stage.scene.viewer(word)]


def _about_table(line: Line, stage: Stage) -> Expectation:
    """Read an expectation that is a heading, or a part of a view."""
    if ":" not in line.text:
        raise BadScenario("scenario-no-expectation", text=line.text)
    key, value = keyed(line)
    view = VIEW.fullmatch(key)
    if view:
        viewer = stage.scene.viewer(view[1])
        if view[2].startswith("part "):
            heading, word = stage.form.heading(view[2])
            module = stage.scene.ruleset.modules[heading.subject(word, stage.scene)]
            content = Phrase(Value).read(value, line, stage.scene)
            return Shows(viewer, key, content, part_name(module))
        known = stage.form.view_field(view[2])
        return Shows(viewer, known.name, known.content.read(value, line, stage.scene))
    heading, word = stage.form.heading(key)
    subject = heading.subject(word, stage.scene) if heading.of else 0
    return Has(heading, subject, heading.read(line, stage.scene))
