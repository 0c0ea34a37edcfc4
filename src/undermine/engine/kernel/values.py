"""Plain values: events, steps, parts and observations.

A value is equal to another of the same class with equal fields, and can be written down and read back.
`fields` names the attributes in the order of the constructor, each as "name" or "name:kind"; the kind says how
the number is written (see `kinds`). Plain classes are far cheaper to make than dataclasses once compiled.
"""

from __future__ import annotations

from typing import ClassVar, Final

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


class Value:
    """Something immutable that is nothing but its fields."""

    fields: ClassVar[tuple[str, ...]] = ()

    def contents(self) -> tuple[object, ...]:
        """Return the field values in the order of the constructor."""
        return tuple([getattr(self, field.partition(":")[0]) for field in type(self).fields])

    def __eq__(self, other: object) -> bool:
        """Return whether both are of one class and have equal fields."""
        return isinstance(other, Value) and type(self) is type(other) and self.contents() == other.contents()

    def __hash__(self) -> int:
        """Hash the class name and the fields."""
        return hash((type(self).__name__, self.contents()))

    def __repr__(self) -> str:
        """Write the value as the call that makes it."""
        names = [field.partition(":")[0] for field in type(self).fields]
        inside = ", ".join([f"{name}={value!r}" for name, value in zip(names, self.contents(), strict=True)])
        return f"{type(self).__name__}({inside})"

    def name(self) -> str:
        """Return the class name as it is written in records, logs and message ids: `TunnelDug` -> `tunnel-dug`."""
        return dashed(type(self).__name__)
