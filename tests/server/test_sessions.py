"""Who may still speak for somebody after a password was changed, and who is let in while others guess it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.in_process import Closed, InProcess, Socket
from tests.server.running import RunningServer
from tests.server.test_tables import refusal, run
from undermine.client import Person
from undermine.protocol import messages
from undermine.server.errors import RequestError
from undermine.server.people.addresses import party_of
from undermine.server.people.passwords import MOST_WAITING_OF_ONE, Passwords
from undermine.server.settings import Settings
from undermine.server.store.database import Database

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

PASSWORD, OTHER = "a shaft full of lamps", "another lamp"


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[InProcess]:
    """A server with limits as they are by default."""
    running = InProcess(Settings(), Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    yield running
    running.stop()


def log_in(server: InProcess, name: str, password: str, address: str, cookies: str = "") -> httpx.Response:
    """Log in from an address, as a browser with these cookies."""

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(server.called, client=(address, 50_000))
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            headers = {"Cookie": cookies} if cookies else {}
            body = {"name": name, "password": password}
            return await client.post("/api/login", json=body, headers=headers)

    return server.run(asked())


# -- after a password was changed ------------------------------------------------------------------------------------


def test_with_a_new_password_old_recovery_keys_and_tokens_of_programs_are_void(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as here, Person(server.url) as thief:
            await here.open_account("Hedda", PASSWORD)
            key, token = await here.recovery_key(), (await here.make_token("my bot")).token
            await here.change_password(PASSWORD, OTHER)
            assert await refusal(thief.recover(key)) == "wrong-key"
            async with Person(server.url, token=token) as program:
                assert await refusal(program.me()) == "wrong-token"
            assert await here.tokens() == []

    run(game())


@pytest.mark.parametrize("how", ["logout", "password", "revoked"])
def test_an_open_line_ends_with_what_it_was_opened_by(how: str, tmp_path: Path) -> None:
    running = InProcess(Settings(request_rate=0), Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    try:
        made = running.post("/api/tables", {"rules": "base", "seats": 3, "name": "Ann"})
        code, cookie = made.json()["table"]["code"], made.cookies["undermine"]
        assert running.post("/api/account", {"name": "Ann", "password": PASSWORD}, cookie).is_success
        token = running.post("/api/me/tokens", {"name": "bot"}, cookie).json()
        bearer = {"Authorization": f"Bearer {token['token']}"}
        line = running.connect(code, cookie) if how != "revoked" else opened(running, code, bearer)
        line.say(messages.write_message(messages.Hello(messages.PROTOCOL, None)).decode())
        line.hear()
        end: dict[str, Any] = {
            "logout": ("/api/logout", {}),
            "password": ("/api/account/password", {"old": PASSWORD, "new": OTHER}),
            "revoked": (f"/api/me/tokens/{token['id']}/revoke", {}),
        }
        path, body = end[how]
        assert running.post(path, body, cookie).is_success
        assert closing_code(line) == messages.CLOSE_SIGNED_OUT
    finally:
        running.stop()


def closing_code(line: Socket) -> int:
    """Hear a line to its end, and return why it was closed."""
    while True:
        try:
            line.hear()
        except Closed as closed:
            return closed.code


def opened(server: InProcess, code: str, headers: dict[str, str]) -> Socket:
    return Socket(server, f"/ws/tables/{code}", headers)


# -- while others guess ----------------------------------------------------------------------------------------------


def test_guesses_from_a_few_addresses_do_not_lock_the_owner_out(limited: InProcess) -> None:
    made = limited.post("/api/account", {"name": "Ida", "password": PASSWORD})
    assert made.is_success
    for number in range(60):
        log_in(limited, "Ida", "not this one", f"198.51.100.{number % 3}")
    assert log_in(limited, "Ida", PASSWORD, "203.0.113.9").status_code == 200


def test_a_device_where_one_has_logged_in_is_let_in_even_from_the_guesser_s_address(
    limited: InProcess,
) -> None:
    limited.post("/api/account", {"name": "Ida", "password": PASSWORD})
    known = log_in(limited, "Ida", PASSWORD, "203.0.113.9").cookies["undermine-device"]
    for _ in range(30):
        log_in(limited, "Ida", "not this one", "203.0.113.9")
    assert log_in(limited, "Ida", PASSWORD, "203.0.113.9").status_code == 429
    device = f"undermine-device={known}"
    assert log_in(limited, "Ida", PASSWORD, "203.0.113.9", device).status_code == 200
    assert log_in(limited, "Idb", PASSWORD, "203.0.113.9", device).status_code == 429
    for _ in range(30):
        log_in(limited, "Ida", "not this one", "203.0.113.9", device)
    assert log_in(limited, "Ida", PASSWORD, "203.0.113.9", device).status_code == 429


def test_many_logins_at_once_do_not_keep_others_from_signing_up() -> None:
    async def flood() -> str:
        passwords = Passwords(0)
        try:
            tries = [
                asyncio.create_task(passwords.fits("wrong", None, f"198.51.100.{number % 6}"))
                for number in range(60)
            ]
            await asyncio.sleep(0)
            kept = await passwords.hashed(PASSWORD, "203.0.113.9")
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert (
                sum(isinstance(outcome, RequestError) for outcome in outcomes) == 60 - 6 * MOST_WAITING_OF_ONE
            )
            return kept
        finally:
            passwords.close()

    assert asyncio.run(flood()).startswith("$argon2")


# -- who counts as one -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "party"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("not an address", "not an address"),
    ],
)
def test_all_addresses_of_a_network_of_ipv6_are_one_party(address: str, party: str) -> None:
    assert party_of(address) == party


def test_somebody_with_many_addresses_of_one_network_is_limited_as_one(limited: InProcess) -> None:
    answers = [
        log_in(limited, f"N{number}", "wrong password", f"2001:db8::{number:x}").status_code
        for number in range(40)
    ]
    assert answers.count(429) >= 25
