"""How names are spelt: identifiers with dashes in files and messages, in capitals in code."""

from __future__ import annotations


def dashed(name: str) -> str:
    """Spell a class name with dashes: `TunnelDug` becomes `tunnel-dug`."""
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
