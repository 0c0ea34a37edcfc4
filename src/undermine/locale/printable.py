"""What others wrote, made safe for a terminal: characters that steer one are shown as escapes instead of obeyed."""

import re
from typing import Final
from unicodedata import category

STEERING: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Categories of characters that move the cursor, change colours or directions, or are no text at all."""
JOINERS: Final = "\u200c\u200d"
"""Of those, what ordinary words of some languages need."""

_SUSPECT: Final = re.compile("[^ -~]")


def printable(text: str) -> str:
    r"""Return a text in one line in which every steering character is written as its escape, like `\x1b`."""
    return _SUSPECT.sub(lambda found: _escape(found[0]) if is_steering(found[0]) else found[0], text)


def escaped_json(text: str) -> str:
    """Return a JSON text that means the same and holds no steering character but line ends."""
    return _SUSPECT.sub(
        lambda found: _json_escape(found[0]) if found[0] != "\n" and is_steering(found[0]) else found[0], text
    )


def is_steering(character: str) -> bool:
    """Return whether a terminal might obey a character instead of showing it."""
    return category(character) in STEERING and character not in JOINERS


def _escape(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")


def _json_escape(character: str) -> str:
    units = character.encode("utf-16-be", "surrogatepass")
    return "".join([f"\\u{units[place : place + 2].hex()}" for place in range(0, len(units), 2)])
