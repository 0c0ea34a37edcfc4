"""Errors in words: a message and what it speaks of become one sentence, in one line, safe to be printed."""

from collections.abc import Mapping
from typing import Final, Protocol, runtime_checkable

from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.kernel.records import BadRecord
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rulesets import RulesError
from undermine.locale.catalogue import ORIGINAL, has_text, text
from undermine.locale.printable import printable

LONGEST_QUOTATION: Final = 1000
"""Characters of what somebody typed or wrote in a file that a sentence repeats."""

FAMILIES: Final = ((RulesError, "rules"), (BadRecord, "record"), (Unreadable, "unreadable"))
"""Errors of the engine, which have a code each, and how the messages about them begin."""


@runtime_checkable
class Tells(Protocol):
    """An error that can say itself in a language."""

    def told(self, language: str) -> str:
        """Return the sentence."""
        ...


def sentence(language: str, message: str, about: Mapping[str, object]) -> str:
    """Return the message `error-<message>`; what is no message of the catalogues is said as it stands."""
    if " " in message or not has_text(ORIGINAL, f"error-{message}"):
        return printable(message)
    return text(
        language, f"error-{message}", **{name: in_words(value, language) for name, value in about.items()}
    )


def in_words(value: object, language: str) -> str | int | float:
    """Return something that a sentence speaks of; numbers stay numbers, so that plurals can be chosen by them."""
    if isinstance(value, int | float):
        return value
    if isinstance(value, Tells):
        return value.told(language)
    for kind, family in FAMILIES:
        if isinstance(value, kind):
            return sentence(language, f"{family}-{value.code}", value.about)
    if isinstance(value, Refused):
        reasons = [text(language, f"refusal-{reason.code}", about=reason.about) for reason in value.reasons]
        return "; ".join(reasons)
    parts = value if isinstance(value, list | tuple) else [value]
    words = ", ".join([printable(str(part)) for part in parts])
    return words if len(words) <= LONGEST_QUOTATION else f"{words[: LONGEST_QUOTATION - 3]}..."
