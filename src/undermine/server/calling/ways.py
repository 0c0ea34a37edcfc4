"""The ways to somebody who is away: Web Push, and what `apprise` reaches. Both are extras, and both block."""

import hashlib
import logging
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol
from urllib.parse import quote, urlsplit

from undermine.server.calling.wording import Message
from undermine.server.store.calling.addresses import PUSH, Address
from undermine.server.store.calling.keys import KeyPair

KEPT_SECONDS = 12 * 3600
"""How long a push service keeps a message for a device that is off."""
GONE = (404, 410)
"""What a push service answers for a subscription that has ended."""
TOPIC_LETTERS = 32

log = logging.getLogger(__name__)


class AddressGoneError(Exception):
    """Nobody is at an address any more."""


class NotSentError(Exception):
    """A message could not be sent now; another attempt may succeed."""


class Way(Protocol):
    """How messages of one kind of address are sent; raises `AddressGoneError` or `NotSentError`."""

    def send(self, address: Address, message: Message) -> None: ...


def has_push() -> bool:
    return find_spec("pywebpush") is not None


def has_apprise() -> bool:
    return find_spec("apprise") is not None


def load() -> None:
    """Import what sending needs, so that it takes no time of the first message."""
    for name in ("pywebpush", "apprise"):
        if find_spec(name) is not None:
            import_module(name)


def is_allowed(endpoint: str, services: Sequence[str]) -> bool:
    """Return whether an address belongs to a push service that is known here: others could be anybody's server.

    A service is the end of a host's name, reached by https, or an origin as it is.
    """
    try:
        parts = urlsplit(endpoint)
        origin, host, port = f"{parts.scheme}://{parts.netloc}", parts.hostname or "", parts.port
    except ValueError:
        return False
    named = [service for service in services if "://" not in service]
    is_known = any(host == service or host.endswith(f".{service}") for service in named)
    return origin in services or (parts.scheme == "https" and is_known and port in (None, 443))


class WebPush:
    """Sends to browsers that have subscribed (RFC 8030), encrypted for them alone (RFC 8291)."""

    def __init__(self, keys: KeyPair, contact: str, seconds: float) -> None:
        """Sign with these keys; `contact` is whom push services may write to, `seconds` how long they may take."""
        self._keys = keys
        self._contact = contact
        self._seconds = seconds

    def send(self, address: Address, message: Message) -> None:
        from pywebpush import WebPushException, webpush  # noqa: PLC0415 - an extra
        from requests import RequestException  # noqa: PLC0415 - as above

        topic = hashlib.sha256(f"{address.id} {message.tag}".encode()).hexdigest()[:TOPIC_LETTERS]
        try:
            webpush(
                {"endpoint": address.address, "keys": {"p256dh": address.p256dh, "auth": address.auth}},
                message.payload(),
                vapid_private_key=self._keys.private,
                vapid_claims={"sub": self._contact},
                ttl=KEPT_SECONDS,
                headers={"Topic": topic, "Urgency": "normal"},
                timeout=self._seconds,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in GONE:
                raise AddressGoneError from None
            raise NotSentError from None  # what it says may quote the address
        except (RequestException, ValueError):
            raise NotSentError from None


class Apprise:
    """Sends by what `apprise` knows: Discord, Telegram, Matrix, mail."""

    def __init__(self, mail_url: str) -> None:
        """Use this mailbox for addresses of mail."""
        self._mail_url = mail_url

    def send(self, address: Address, message: Message) -> None:
        import apprise  # noqa: PLC0415 - an extra

        sender = apprise.Apprise()
        url = address.address
        if is_mail(url):
            joint = "&" if "?" in self._mail_url else "?"
            url = f"{self._mail_url}{joint}to={quote(url)}"
        if not sender.add(url):
            raise AddressGoneError
        if not sender.notify(title=message.title, body=message.body):
            raise NotSentError


def is_mail(address: str) -> bool:
    return "://" not in address and "@" in address


def service_of(address: str) -> str:
    """Return by what an address is reached: `discord`, `tgram`, ..., `mail`; empty if it is no address."""
    if is_mail(address):
        return "mail"
    scheme, found, _ = address.partition("://")
    return scheme.lower() if found else ""


def way_to(address: Address, push: Way | None, other: Way | None) -> Way:
    """Return how an address is reached; raises `NotSentError` if what it needs is not installed."""
    way = push if address.kind == PUSH else other
    if way is None:
        raise NotSentError
    return way
