"""The catalogues: every message by its id, in each language.

All `*.ftl` files of a language's folder make up its catalogue, so a module brings its words as one more file. What a
language lacks is said in English; what English lacks too is a mistake of ours and raises `MissingMessage`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from undermine.locale.languages import LANGUAGES, ORIGINAL

__all__ = ["LANGUAGES", "ORIGINAL", "MissingMessage", "file_names", "has_text", "listed", "read", "text"]


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
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return False
    entry = bundle.get_message(name)
    return attribute in entry.attributes if attribute else entry.value is not None


def _format(language: str, message: str, args: dict[str, object]) -> str:
    name, _, attribute = message.partition(".")
    bundle = _bundle(language)
    entry = bundle.get_message(name)
    pattern = entry.attributes[attribute] if attribute else entry.value
    words, faults = bundle.format_pattern(pattern, args) if pattern is not None else ("", [])
    if faults:
        msg = f"the message '{message}' ({language}) cannot be said: {faults[0]}"
        raise MissingMessage(msg)
    return str(words)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in file_names(language):
        bundle.add_resource(FluentResource(read(language, name)))
    return bundle


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
