"""What is said about being called back (docs/protocol.md): what somebody wants to be told, where, and when not."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undermine.protocol.http import Request

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Base64 = Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_=-]+$(?!\n)")]
Label = Annotated[str, Meta(max_length=60)]


class CallSettings(Request):
    """What the asker wants to be told of: their turn, a full table, the end of a game, the round of a tournament.

    Quiet hours are minutes of the day in their zone; both or none are given.
    """

    turn: bool = True
    full: bool = True
    over: bool = True
    round: bool = True
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    language: Annotated[str, Meta(max_length=8)] = "en"


class PushSubscription(Request):
    """A browser's subscription for the key that `Calls` gives (Push API)."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Base64
    auth: Base64
    name: Label = ""


class NewAddress(Request):
    """A mail address, or an address that `apprise` understands; a number is sent there that confirms it."""

    address: Annotated[str, Meta(min_length=3, max_length=500)]


class ConfirmAddress(Request):
    """The number that was sent to an address."""

    id: Annotated[str, Meta(max_length=32)]
    code: Annotated[str, Meta(max_length=12)]


class RemoveAddress(Request):
    """Do not call there any more."""

    id: Annotated[str, Meta(max_length=32)]


class CallAddress(Struct):
    """Where the asker is called. `lost`: it was subscribed for another key of this server, and must be again."""

    id: str
    kind: Literal["push", "apprise"]
    name: str
    created: int
    confirmed: bool
    lost: bool
    endpoint: str = ""


class Calls(Struct):
    """How the asker is called back. Without a `push_key` browsers cannot be; `services` are those of `apprise`."""

    push_key: str
    services: list[str]
    mail: bool
    settings: CallSettings
    addresses: list[CallAddress]
