"""Tables and views as plain data, every field of them, so that two can be compared byte by byte.

Fields are not listed here: whatever a table or a view has is written, and a field of a kind that cannot be written is
an error, so that a new field is never left out by mistake.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from types import NoneType
from typing import Any

from undermine.engine.kernel.actions import Options
from undermine.engine.kernel.cards import Hand
from undermine.engine.kernel.codec import plain
from undermine.engine.kernel.observations import Memories
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Event, Rules, Story, Table
from undermine.engine.kernel.values import Value
from undermine.engine.kernel.views import Course, Prompt, View, told
from undermine.engine.tunnels.board import Board


def canonical_table(table: Table) -> dict[str, object]:
    """Everything a table holds but the rules, which never change, and what is left over from earlier moves."""
    return _fields(table, table.ruleset, leaving_out=("happened", "log", "offers", "steps", "height"))


def canonical_view(view: View) -> dict[str, object]:
    """Everything a view holds, its story and its prompt included."""
    return _fields(view, view.ruleset, leaving_out=("_outline",))  # is there once `outline` was asked for


def text(data: object) -> str:
    """Plain data as the bytes that would go over a wire."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def plain_events(events: list[Event], ruleset: Rules) -> list[object]:
    return [plain(event, ruleset) for event in events]


def _fields(thing: object, ruleset: Rules, leaving_out: tuple[str, ...] = ()) -> dict[str, object]:
    names = [name for name in _attributes(thing) if name not in leaving_out]
    return {name: _written(getattr(thing, name), ruleset) for name in names}


_attributes_of: dict[type, list[str]] = {}


def _attributes(thing: object) -> list[str]:
    """The names of all fields; a compiled object has no `__dict__` to ask."""
    kind = type(thing)
    if kind not in _attributes_of:
        names = [name for name in dir(thing) if not name.startswith("__")]
        _attributes_of[kind] = [name for name in names if not callable(getattr(thing, name))]
    return _attributes_of[kind]


def _written(thing: object, ruleset: Rules) -> object:
    if isinstance(thing, Value):
        return plain(thing, ruleset)
    for kind, write in WRITERS:
        if isinstance(thing, kind):
            return write(thing, ruleset)
    msg = f"tests/properties/canonical.py does not say how {type(thing).__name__} is written"
    raise TypeError(msg)


def _same(thing: Any, _ruleset: Rules) -> object:
    return thing


def _list(things: Any, ruleset: Rules) -> object:
    return [_written(thing, ruleset) for thing in things]


def _dictionary(things: Any, ruleset: Rules) -> object:
    return {str(key): _written(thing, ruleset) for key, thing in things.items()}


def _bytes(thing: bytes, _ruleset: Rules) -> object:
    return thing.hex()


def _hand(hand: Hand, ruleset: Rules) -> object:
    return [ruleset.cards[card].name for card in hand.listing()]


def _actions(offered: Options, _ruleset: Rules) -> object:
    return [str(action) for action in offered]


def _story(story: Story, ruleset: Rules) -> object:
    return plain_events(told(story), ruleset)


def _memories(memories: Memories, ruleset: Rules) -> object:
    return {str(seat): _list(memories[seat], ruleset) for seat in memories.owners()}


NOT_OF_THE_BOARD = ("tiles", "shared", "measured")
"""The rules, and what follows from the rest."""


def _board(board: Board, _ruleset: Rules) -> object:
    contents = {name: getattr(board, name) for name in _attributes(board) if name not in NOT_OF_THE_BOARD}
    return {
        name: content if isinstance(content, int) else list(content) for name, content in contents.items()
    }


def _outline(table: Table, ruleset: Rules) -> object:
    """A table within a view; what its log holds besides the story would be a leak, so it is written too.

    So would be steps that are left over above its agenda.
    """
    events = list(table.log.events)
    untold: dict[str, object] = {"log": plain_events(events, ruleset)} if events else {}
    if len(table.steps) > table.height:
        untold["steps"] = _list(table.steps, ruleset)
    return canonical_table(table) | untold


def _chance(rng: Rng, ruleset: Rules) -> object:
    return _fields(rng, ruleset, leaving_out=("begun",))  # follows from the seed


def _name(rules: Rules, _ruleset: Rules) -> object:
    return rules.name


WRITERS: tuple[tuple[Any, Callable[[Any, Rules], object]], ...] = (
    ((NoneType, bool, int, str), _same),
    ((list, tuple), _list),
    (dict, _dictionary),
    (bytes, _bytes),
    (Hand, _hand),
    (Options, _actions),
    (Story, _story),
    (Memories, _memories),
    (Board, _board),
    (Prompt, _fields),
    (Course, _fields),
    (Rng, _chance),
    (Rules, _name),
    (Table, _outline),
)
"""How things that are no values are written."""
