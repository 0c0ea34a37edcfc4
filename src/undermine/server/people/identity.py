"""Who somebody is. A guest is known again by a token in a cookie; a recovery key moves them to another device.

Programs that others write play for a person by tokens of their own, which can be revoked one by one.

Tokens are random and long, and only their hashes are kept, so looking one up by its hash tells nothing by its time.
"""

import base64
import secrets
from hashlib import sha256

from sqlalchemy import Connection

from undermine.protocol import http
from undermine.server.store import people

SESSION, RECOVERY, PROGRAM, DEVICE = "session", "recovery", "program", "device"
MOST_PROGRAMS = 20
MOST_DEVICES = 20
"""Devices that are known as somebody's; the one known longest is forgotten."""
ID_LETTERS = 16
KEY_BYTES = 15  # 24 letters in base 32: six groups of four


def new_id() -> str:
    """Return a name that tells nothing and cannot be guessed."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> bytes:
    return sha256(token.encode()).digest()


def new_guest(connection: Connection, name: str, now: int) -> tuple[str, str]:
    """Add a person and return their id and the token of their first session."""
    person = new_id()
    people.add_person(connection, person, name, now)
    return person, new_session(connection, person, now)


def new_guest_by_token(connection: Connection, name: str, now: int) -> tuple[str, str]:
    """Add a person who shares a device with others, and return their id and the token by which they are known."""
    person = new_id()
    people.add_person(connection, person, name, now)
    token = f"undermine_{secrets.token_urlsafe(32)}"
    people.add_token(connection, hashed(token), person, PROGRAM, now, name)
    return person, token


def new_session(connection: Connection, person: str, now: int) -> str:
    token = secrets.token_urlsafe(32)
    people.add_token(connection, hashed(token), person, SESSION, now)
    return token


def whose_session(connection: Connection, token: str) -> str | None:
    return people.person_with(connection, hashed(token), SESSION)


def new_recovery_key(connection: Connection, person: str, now: int) -> str:
    """Return a new recovery key, for reading aloud and typing; the one before it is void."""
    letters = base64.b32encode(secrets.token_bytes(KEY_BYTES)).decode()
    people.drop_tokens(connection, person, RECOVERY)
    people.add_token(connection, hashed(letters), person, RECOVERY, now)
    return "-".join([letters[at : at + 4] for at in range(0, len(letters), 4)])


def recover(connection: Connection, key: str, now: int) -> tuple[str, str] | None:
    """Return the person of a recovery key and a new session of theirs."""
    letters = "".join([letter for letter in key.upper() if letter.isalnum()])
    person = people.person_with(connection, hashed(letters), RECOVERY)
    return None if person is None else (person, new_session(connection, person, now))


# -- devices -------------------------------------------------------------------------------------------------------


def new_device(connection: Connection, person: str, now: int) -> str:
    """Return a token by which a device is known where somebody has logged in: it is nobody's key to anything."""
    for token_hash, _, _ in people.tokens_of(connection, person, DEVICE)[: 1 - MOST_DEVICES]:
        people.drop_token(connection, token_hash)
    token = secrets.token_urlsafe(16)
    people.add_token(connection, hashed(token), person, DEVICE, now)
    return token


def whose_device(connection: Connection, token: str) -> str | None:
    return people.person_with(connection, hashed(token), DEVICE)


# -- programs ------------------------------------------------------------------------------------------------------


def new_program(connection: Connection, person: str, name: str, now: int) -> http.NewToken | None:
    """Return a new token for a program of a person's, or None if they have as many as one may have."""
    if len(people.tokens_of(connection, person, PROGRAM)) >= MOST_PROGRAMS:
        return None
    token = f"undermine_{secrets.token_urlsafe(32)}"
    people.add_token(connection, hashed(token), person, PROGRAM, now, name)
    return http.NewToken(_id_of(hashed(token)), name, now, token)


def whose_program(connection: Connection, token: str) -> str | None:
    return people.person_with(connection, hashed(token), PROGRAM)


def programs_of(connection: Connection, person: str) -> list[http.Token]:
    """Return the tokens of a person's programs, without what makes them work."""
    kept = people.tokens_of(connection, person, PROGRAM)
    return [http.Token(_id_of(token_hash), name, created) for token_hash, name, created in kept]


def revoke_program(connection: Connection, person: str, token_id: str) -> bool:
    """Revoke a token of a person's; False if there is none with this id."""
    kept = [token_hash for token_hash, _, _ in people.tokens_of(connection, person, PROGRAM)]
    revoked = [token_hash for token_hash in kept if _id_of(token_hash) == token_id]
    for token_hash in revoked:
        people.drop_token(connection, token_hash)
    return bool(revoked)


def _id_of(token_hash: bytes) -> str:
    return token_hash.hex()[:ID_LETTERS]
