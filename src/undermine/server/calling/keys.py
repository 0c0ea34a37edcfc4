"""The keys of this server for Web Push (VAPID, RFC 8292): made once, and kept in the database for ever."""

import base64
import logging

from sqlalchemy import Connection

from undermine.server.store.calling import addresses
from undermine.server.store.calling.keys import KeyPair, keep_or_find

log = logging.getLogger(__name__)


def new_keys() -> KeyPair:
    """Make a pair of keys; needs the extra `push`."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 - as above

    key = ec.generate_private_key(ec.SECP256R1())
    private = key.private_numbers().private_value.to_bytes(32, "big")
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return KeyPair(_written(private), _written(public))


def keys_of(connection: Connection, now: int) -> KeyPair:
    """Return the keys of this database, and tell the operator if browsers have subscribed for others."""
    keys = keep_or_find(connection, new_keys(), now)
    lost = addresses.subscribed_for_others(connection, keys.public)
    if lost:
        log.error(
            "the keys for push messages were lost: devices must be allowed again to be called",
            extra={"row": f"call_addresses: {lost}"},
        )
    return keys


def _written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
