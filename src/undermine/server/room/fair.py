"""Fair deals that anybody can check afterwards.

Before anybody sits down the server publishes a commitment to its secret seed. Everybody who sits down promises a nonce
by its fingerprint; once all seats are fixed, the nonces are shown, and the deal follows from seed and nonces. So nobody
who knows the seed can choose a nonce by it, unless nobody else gives one: what is proven, and what is not, is in
docs/protocol.md. The seed is shown only when the whole game is over, since all rounds are dealt from it.
"""

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256

SCHEME = "undermine deal/1"
SEED_BYTES = 32


def new_server_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def promise(nonce: str) -> str:
    """Return what fixes a nonce without showing it: its SHA-256."""
    return sha256(nonce.encode()).hexdigest()


def commitment(server_seed: bytes, game: str) -> str:
    """Return what fixes the secret seed without showing it: SHA-256 of the seed and the game's id."""
    return sha256(server_seed + game.encode()).hexdigest()


def deal_seed(server_seed: bytes, game: str, nonces: Iterable[str]) -> bytes:
    """Return the engine's seed: HMAC-SHA256, keyed by the secret, of scheme, game and sorted nonces, one a line."""
    lines = [SCHEME, game, *sorted(nonces)]
    return hmac.digest(server_seed, "\n".join(lines).encode(), "sha256")
