"""Phrases: events, steps and other values as a person writes them, `tunnel-dug seat=Ann cell=3,-1`.

The words are those of the codec; names stand for seats, items of a list are parted by commas (cells by semicolons),
and quotation marks hold words with spaces together. A value that holds other values is written as JSON instead.
"""

from __future__ import annotations

import difflib
import json
import re
from typing import cast

from undermine.engine.kernel.codec import kind_name, plain, read_field, read_value, value_classes
from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.kernel.values import Value
from undermine.scenarios.lines import BadScenario
from undermine.scenarios.scene import NOBODY, SEAT_WORD, Scene

FIELD = re.compile(r'([a-z_]+)=("[^"]*"|\S*)')
PHRASE = re.compile(r'([a-z0-9-]+)((?:\s+[a-z_]+=(?:"[^"]*"|\S*))*)')
NESTED = ("value", "values")
WITH_COMMAS = ("cells", "places", "edges", "actions")


def field_kinds(kind: type[Value]) -> dict[str, str]:
    """Return the kind of every field of a class of values."""
    parts = [field.partition(":") for field in kind.fields]
    return {name: described or name for name, _, described in parts}


def find_class(name: str, among: type[Value]) -> type[Value]:
    """Return the class of values of that written name."""
    named = {kind_name(kind): kind for kind in value_classes() if issubclass(kind, among)}
    if name not in named:
        near = difflib.get_close_matches(name, named, 1)
        if near:
            raise BadScenario("scenario-no-class-near", name=name, kind=kind_name(among), near=near[0])
        raise BadScenario("scenario-no-class", name=name, kind=kind_name(among))
    return named[name]


def split_phrase(text: str) -> tuple[str, dict[str, str]]:
    """Split a phrase into its name and the text of its fields."""
    match = PHRASE.fullmatch(text.strip())
    if match is None:
        raise BadScenario("scenario-no-phrase", text=text)
    return match[1], {name: word.strip('"') for name, word in FIELD.findall(match[2])}


def read_words(word: str, kind: str, scene: Scene) -> object:
    """Return what the text of one field means."""
    if kind in NESTED:
        raise BadScenario("scenario-value-inside")
    if kind == "text":
        return word
    if kind in scene.ruleset.kinds:
        return read_field(_numbered(word, kind, scene), kind, scene.ruleset)
    if kind == "action":
        return int(scene.action(word).code())
    single = kind[:-1]
    parting = ";" if kind in WITH_COMMAS else r"[,;]"
    items = [item.strip() for item in re.split(parting, word) if item.strip()]
    return read_field([_numbered(item, single, scene) for item in items], kind, scene.ruleset)


def _numbered(word: str, kind: str, scene: Scene) -> str:
    if kind != "seat":
        return word
    return "@?" if word in (NOBODY, "?") else f"@{scene.seat(word)}"


def read_phrase(text: str, among: type[Value], scene: Scene) -> Value:
    """Return the value that a phrase or its JSON means."""
    if text.startswith("{"):
        return _read_json(text, scene)
    name, fields = split_phrase(text)
    kinds = field_kinds(find_class(name, among))
    check_fields(name, fields, kinds)
    for field in kinds:
        if field not in fields:
            raise BadScenario("scenario-lacks-field", name=name, field=field)
    contents = [read_words(fields[field], kind, scene) for field, kind in kinds.items()]
    made: Value = find_class(name, among)(*contents)
    return made


def _read_json(text: str, scene: Scene) -> Value:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as problem:
        column = str(problem.colno)
        raise BadScenario("scenario-no-json", reason=problem.msg, column=column) from None
    try:
        return read_value(cast("dict[str, object]", data), scene.ruleset)
    except Unreadable:
        raise
    except (AttributeError, KeyError, TypeError, ValueError):
        raise BadScenario("scenario-other-json") from None


def check_fields(name: str, fields: dict[str, str], kinds: dict[str, str]) -> None:
    """Raise `BadScenario` if a phrase names a field that the value does not have."""
    for field in fields:
        if not kinds:
            raise BadScenario("scenario-no-fields", name=name, field=field)
        if field not in kinds:
            raise BadScenario("scenario-no-field", name=name, field=field, fields=list(kinds))


def write_phrase(value: Value, scene: Scene) -> str:
    """Write a value as a phrase, or as JSON if it holds other values."""
    data = plain(value, scene.ruleset)
    kinds = field_kinds(type(value))
    if any(kind in NESTED for kind in kinds.values()) or '"' in str(data):
        return json.dumps(data, ensure_ascii=False)
    words = [value.name()]
    words.extend([f"{field}={_quoted(_words(data[field], kind, scene))}" for field, kind in kinds.items()])
    return " ".join(words)


def _words(content: object, kind: str, scene: Scene) -> str:
    if kind == "action":
        return scene.named(str(content))
    if isinstance(content, list):
        parting = ";" if kind in WITH_COMMAS else ","
        return parting.join([_words(item, kind[:-1], scene) for item in content])
    word = str(content)
    if kind == "seat":
        match = SEAT_WORD.fullmatch(word)
        return scene.names[int(match[1])] if match else NOBODY
    return word


def _quoted(word: str) -> str:
    return f'"{word}"' if " " in word else word
