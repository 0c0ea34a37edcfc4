"""The form of a game: what its scenarios can say. Each game describes its own; `games` lists them."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass

from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View
from undermine.scenarios.contents import Content
from undermine.scenarios.headings import Heading
from undermine.scenarios.lines import BadScenario
from undermine.scenarios.scene import Scene


@dataclass
class ViewField:
    """One thing a seat can see, as `view Bob hand: map` names it."""

    name: str
    content: Content
    get: Callable[[View], object]


@dataclass
class Form:
    """A game's headings in the order they are put on a table, its view fields, the table they begin with, a check."""

    headings: tuple[Heading, ...]
    view_fields: tuple[ViewField, ...]
    bare_table: Callable[[Scene, Rng, int, int], Table]
    check: Callable[[Table], None]

    def heading(self, key: str) -> tuple[Heading, str]:
        """Return the heading that a key names, and the rest of the key: whose it is."""
        for heading in self.headings:
            if key == heading.name and not heading.of:
                return heading, ""
            name, _, rest = key.rpartition(" ")
            if heading.of and name == heading.name:
                return heading, rest
        raise self._no_heading(key)

    def _no_heading(self, key: str) -> BadScenario:
        alone = [heading for heading in self.headings if key == heading.name]
        if alone:
            return BadScenario("scenario-heading-of-what", key=key, of=alone[0].of)
        names = [heading.name for heading in self.headings]
        near = difflib.get_close_matches(key, names, 1)
        if near:
            return BadScenario("scenario-no-heading-near", key=key, near=near[0], names=names)
        return BadScenario("scenario-no-heading", key=key, names=names)

    def view_field(self, name: str) -> ViewField:
        """Return the view field of that name."""
        for field in self.view_fields:
            if field.name == name:
                return field
        names = [field.name for field in self.view_fields]
        raise BadScenario("scenario-no-view-field", name=name, names=names)
