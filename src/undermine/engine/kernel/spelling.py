"""How names are spelt: identifiers with dashes in files and messages, in capitals in code."""

from __future__ import annotations

from typing import Final

DASHED: Final[dict[str, str]] = {}
"""Class names that have been spelt; there are as many as classes."""


def dashed(name: str) -> str:
    """Spell a class name with dashes: `TunnelDug` becomes `tunnel-dug`."""
    if name not in DASHED:
        DASHED[name] = _spelt(name)
    return DASHED[name]


def _spelt(name: str) -> str:
    letters: list[str] = []
    for letter in name:
        if letter.isupper() and letters:
            letters.append("-")
        letters.append(letter.lower())
    return "".join(letters)


def listed(words: list[str]) -> str:
    """Join words into an English enumeration: `a, b and c`."""
    if len(words) <= 1:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]
