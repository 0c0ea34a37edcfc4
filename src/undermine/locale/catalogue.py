"""The catalogues: every message by its id, in each language.

All `*.ftl` files of a language's folder make up its catalogue, so a module brings its words as one more file. What a
language lacks is said in English; what English lacks too is a mistake of ours and raises `MissingMessage`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from undermine.locale.languages import LANGUAGES, ORIGINAL

__all__ = [
    "LANGUAGES",
    "ORIGINAL",
    "MissingMessage",
    "entries",
    "file_names",
    "has_text",
    "listed",
    "read",
    "text",
]

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: what goes on in further lines is indented."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Another message or term that an entry speaks of."""


class MissingMessage(LookupError):  # noqa: N818 - names what is missing
    """A message exists in no language, or lacks a variable it needs."""


def text(language: str, message: str, /, **args: object) -> str:
    """Return a message (`clause-base-14`) or its attribute (`clause-base-14.section`) in words."""
    for spoken in (language, ORIGINAL):
        if has_text(spoken, message):
            return _format(spoken, message, args)
    msg = f"there is no message '{message}'"
    raise MissingMessage(msg)


def has_text(language: str, message: str) -> bool:
    """Return whether a language has a message (or an attribute) of its own."""
    name, _, attribute = message.partition(".")
    entry = _catalogue(language).message(name)
    if entry is None:
        return False
    return attribute in entry.attributes if attribute else entry.value is not None


def _format(language: str, message: str, args: dict[str, object]) -> str:
    name, _, attribute = message.partition(".")
    catalogue = _catalogue(language)
    entry = catalogue.message(name)
    pattern = None if entry is None else entry.attributes[attribute] if attribute else entry.value
    words, faults = catalogue.bundle.format_pattern(pattern, args) if pattern is not None else ("", [])
    if faults:
        msg = f"the message '{message}' ({language}) cannot be said: {faults[0]}"
        raise MissingMessage(msg)
    return str(words)


class Catalogue:
    """What one language says. An entry is parsed when it is first asked for: all of them take half a second."""

    def __init__(self, language: str) -> None:
        """Find where every entry begins."""
        self.bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        for name in file_names(language):
            for entry, source in entries(read(language, name)):
                self._sources.setdefault(entry, source)

    def message(self, name: str) -> Message | None:
        """Return a message; None if this language has none of that name."""
        if name not in self._sources:
            return None
        self._parse(name)
        return self.bundle.get_message(name)

    def _parse(self, name: str) -> None:
        """Give an entry to the bundle, after all that it refers to."""
        if name in self._parsed or name not in self._sources:
            return
        source = self._sources[name]
        for reference in REFERENCE.findall(source):
            if reference != name:
                self._parse(reference)
        self.bundle.add_resource(FluentResource(source))
        self._parsed.add(name)


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Return the messages and terms of a catalogue file, each as it is written."""
    starts = [(found.group(1), found.start()) for found in ENTRY.finditer(source)]
    ends = [start for _, start in starts[1:]] + [len(source)]
    for (name, start), end in zip(starts, ends, strict=True):
        yield name, source[start:end]


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def _folder(language: str) -> Traversable:
    return files(__package__) / language


def file_names(language: str) -> list[str]:
    """Return the names of a language's catalogue files, in order."""
    return sorted(path.name for path in _folder(language).iterdir() if path.name.endswith(".ftl"))


def read(language: str, name: str) -> str:
    """Return the source of one catalogue file."""
    return (_folder(language) / name).read_text(encoding="utf-8")


def listed(language: str, words: Sequence[str]) -> str:
    """Join words into an enumeration: `a, b and c`."""
    if len(words) <= 1:
        return "".join(words)
    return text(language, "list-and", first=", ".join(words[:-1]), last=words[-1])
