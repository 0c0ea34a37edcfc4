"""The written form of values: names and words instead of indices, as plain data for JSON, and back again.

The same form serves records (digests of events), scenario files, logs and the wire. Words do not depend on the order
of modules or cards, so they stay readable for later versions.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.actions import read_action, unpack
from undermine.engine.kernel.kinds import UNKNOWN, Unreadable
from undermine.engine.kernel.table import Event, Rules
from undermine.engine.kernel.values import Value, dashed

DIGEST_LETTERS: Final = 16


def plain(value: Value, ruleset: Rules) -> dict[str, object]:
    """Return a value as plain data: its name under `is`, and its fields in words."""
    data: dict[str, object] = {"is": value.name()}
    for field, content in zip(type(value).fields, value.contents(), strict=True):
        name, _, kind = field.partition(":")
        data[name] = write_field(content, kind or name, ruleset)
    return data


def write_field(content: object, kind: str, ruleset: Rules) -> object:
    """Return the plain form of one field: a word, a list of words, or that of a value inside."""
    if kind == "text":
        return content
    if kind == "value":
        return None if content is None else plain(cast("Value", content), ruleset)
    if kind == "values":
        return [plain(cast("Value", item), ruleset) for item in cast("tuple[object, ...]", content)]
    if kind == "action":
        return str(unpack(cast("i64", content), ruleset.verbs))
    if kind in ruleset.kinds:
        return ruleset.kinds[kind].write(cast("int", content), ruleset.cards)
    single = ruleset.kinds[kind[:-1]]
    return [single.write(item, ruleset.cards) for item in cast("tuple[int, ...]", content)]


def read_value(data: dict[str, object], ruleset: Rules) -> Value:
    """Return the value that plain data means; raises `Unreadable` with a sentence."""
    name = data.get("is")
    found = [kind for kind in value_classes() if kind_name(kind) == name]
    if len(found) != 1:
        msg = f"'{name}' is not the name of an event, step or part"
        raise Unreadable("not-a-value", {"name": str(name)}, msg)
    contents: list[object] = []
    for field in found[0].fields:
        part, _, kind = field.partition(":")
        if part not in data:
            raise Unreadable("lacks-part", {"name": str(name), "part": part}, f"'{name}' lacks '{part}'")
        contents.append(read_field(data[part], kind or part, ruleset))
    made: Value = found[0](*contents)
    return made


def read_field(content: object, kind: str, ruleset: Rules) -> object:
    """Return what the plain form of one field means; raises `Unreadable` with a sentence."""
    if kind == "text":
        return content
    if kind == "value":
        return None if content is None else read_value(cast("dict[str, object]", content), ruleset)
    if kind == "values":
        return tuple([read_value(item, ruleset) for item in cast("list[dict[str, object]]", content)])
    if kind == "action":
        return int(read_action(cast("str", content), ruleset.verbs).code())
    if kind in ruleset.kinds:
        number = ruleset.kinds[kind].read(cast("str", content), ruleset.cards)
        if kind == "flag" and number != UNKNOWN:
            return number != 0  # by a statement of its own: compiled, one expression would make it an int
        return number
    single = ruleset.kinds[kind[:-1]]
    return tuple([single.read(item, ruleset.cards) for item in cast("list[str]", content)])


def value_classes() -> list[type[Value]]:
    """Return every class of values there is."""
    classes: list[type[Value]] = []
    waiting: list[type[Value]] = [Value]
    while waiting:
        subclasses = waiting.pop().__subclasses__()
        classes.extend(subclasses)
        waiting.extend(subclasses)
    return classes


def kind_name(kind: type[Value]) -> str:
    """Return the written name of a class of values."""
    return dashed(kind.__name__)


def digest(events: list[Event], ruleset: Rules) -> str:
    """Return a short fingerprint of what happened, the same on every machine, compiled or not."""
    return plain_digest([plain(event, ruleset) for event in events])


def plain_digest(events: list[dict[str, object]]) -> str:
    """Return the fingerprint of events that are plain data already."""
    written = json.dumps(events, separators=(",", ":"), ensure_ascii=False)
    return sha256(written.encode()).hexdigest()[:DIGEST_LETTERS]
