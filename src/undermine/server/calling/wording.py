"""What a call says: what it is about and at which table, and nothing else. It is made from these alone."""

from typing import NamedTuple

from msgspec import json

from undermine.locale.catalogue import LANGUAGES, ORIGINAL, text


class Message(NamedTuple):
    """A call in somebody's language. `tag` is the same for calls that take each other's place on a screen."""

    kind: str
    about: str
    title: str
    body: str
    tag: str

    def payload(self) -> bytes:
        return json.encode(self._asdict())


def message(kind: str, about: str, language: str) -> Message:
    spoken = language if language in LANGUAGES else ORIGINAL
    title = text(spoken, f"call-{kind}")
    return Message(kind, about, title, text(spoken, f"call-{kind}-at", code=about), f"{kind}:{about}")


def confirmation(code: str, language: str) -> Message:
    """Return what is sent to an address to find out whether its owner wants to be called there."""
    spoken = language if language in LANGUAGES else ORIGINAL
    return Message(
        "confirm", "", text(spoken, "call-confirm"), text(spoken, "call-confirm-code", code=code), "confirm"
    )
