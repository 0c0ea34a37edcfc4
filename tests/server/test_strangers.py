"""What strangers try: names nobody sees, signs no database keeps, endless orders, guessed codes, other hosts' names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server import postgres
from tests.server.in_process import InProcess
from tests.server.test_clock import room_with_a_window
from undermine.protocol import messages
from undermine.server.people.names import is_visible
from undermine.server.room.effects import Append, Send
from undermine.server.settings import Settings
from undermine.server.store.database import Database

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

NEW = {"rules": "base", "seats": 3, "name": "Ann"}
PUBLIC = "https://undermine.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    folder = tmp_path_factory.mktemp("strangers")
    running = InProcess(Settings(request_rate=0), Database(f"sqlite:///{folder}/undermine.sqlite"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    folder, settings = tmp_path_factory.mktemp("public"), Settings(request_rate=0, public_url=PUBLIC)
    running = InProcess(settings, Database(f"sqlite:///{folder}/undermine.sqlite"))
    yield running
    running.stop()


# -- names -----------------------------------------------------------------------------------------------------------

INVISIBLE = [
    "\ufe0f",
    "\u034f",
    "\u3164",
    "\u2800",
    "Ann\ufe0f",
    "A\u034fnn",
    "\u3164\u3164",
    "\u115f",
    "\uffa0",
    "\u180e",
]
INVISIBLE += [
    "\u200b",
    "Ann\u200d",
    "\u0301Ann",
    " Ann",
    "Ann\u00a0",
    "\u202eAnn",
    "\U000e0041",
    "\x00",
    "A\x00",
]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_in_which_something_is_invisible_is_refused(server: InProcess, name: str) -> None:
    for path, body in (
        ("/api/tables", NEW | {"name": name}),
        ("/api/account", {"name": name, "password": "x" * 9}),
    ):
        answer = server.post(path, body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


@pytest.mark.parametrize(
    "name", ["Ann", "Łucja", "José", "Jose\u0301", "Ξένια", "美咲", "दीपा", "ทอม", "O'Neill", "Dr. 7", "🦡"]
)
def test_names_of_all_languages_can_be_taken(name: str) -> None:
    assert is_visible(name)


# -- signs that no database keeps ------------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_the_sign_that_ends_texts_is_no_fault_of_the_server(
    engine: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    if engine == "postgresql":
        url = postgres.empty_database(str(request.getfixturevalue("postgres_url")))
    running = InProcess(Settings(request_rate=0), Database(url))
    try:
        cookie = running.post("/api/tables", NEW).cookies["undermine"]
        attempts: list[tuple[str, str, Any]] = [
            ("GET", "/api/tables/A%00B", None),
            ("POST", "/api/login", {"name": "A\0", "password": "x" * 9}),
            ("POST", "/api/tables/A%00B/join", {"name": "Ann"}),
            ("POST", "/api/me/tokens", {"name": "a\0"}),
            ("POST", "/api/me/recover", {"key": "\0"}),
            ("POST", "/api/me/tokens/%00/revoke", {}),
            ("POST", "/api/tables", NEW | {"rules": "\0"}),
        ]
        for method, path, body in attempts:
            headers = {"Content-Type": "application/json", "Cookie": f"undermine={cookie}"}
            answer = running.request(method, path, headers=headers, json=body)
            assert 400 <= answer.status_code < 500, (path, answer.text)
    finally:
        running.stop()


# -- orders without end ----------------------------------------------------------------------------------------------


def test_standing_orders_do_not_fill_the_log() -> None:
    room = room_with_a_window(messages.TableOptions(reaction_seconds=4))
    written = refused = 0
    for number in range(400):
        effects = room.stand(0, messages.Standing(no=number % 2 == 0))
        written += sum(isinstance(effect, Append) for effect in effects)
        refused += Send(0, messages.Problem("too-fast")) in effects
        if any(isinstance(effect, Append) for effect in effects):
            room.committed()
    assert written < 20
    assert refused > 150


def test_the_same_orders_again_are_not_written_again() -> None:
    room = room_with_a_window(messages.TableOptions(reaction_seconds=4))
    room.stand(0, messages.Standing(no=True))
    room.committed()
    assert room.stand(0, messages.Standing(no=True)) == [Send(0, messages.StandingOrders(True, []))]


# -- codes of tables -------------------------------------------------------------------------------------------------


def test_who_guesses_codes_of_tables_is_told_of_none_for_a_while(tmp_path: Path) -> None:
    settings = Settings(request_rate=0.1)  # one guess, the next after 40 seconds
    server = InProcess(settings, Database(f"sqlite:///{tmp_path}/undermine.sqlite"))

    def status(path: str) -> int:
        return server.request("GET", path).status_code

    try:
        made = server.post("/api/tables", {"rules": "base", "seats": 3, "name": "Ann"})
        table = f"/api/tables/{made.json()['table']['code']}"
        assert status(table) == 200
        assert [status(f"/api/tables/{code}") for code in ("GUESS1", "GUESS2")] == [404, 429]
        assert status(table) == 429
        assert status("/api/me") == 200
    finally:
        server.stop()


# -- names of hosts, and origins -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8000", 200),
        ("[::1]:8000", 200),
        ("192.168.1.7", 200),
        ("localhost:8000", 200),
        ("nas", 200),
        ("raspberry.local:8000", 200),
        ("undermine.example", 200),
        ("evil.example", 421),
        ("undermine.example.evil.example:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("[", 421),
    ],
)
def test_a_server_answers_to_its_own_names_alone(public: InProcess, host: str, status: int) -> None:
    """A page of a domain that points here could else read what the server says to its visitor."""
    assert public.request("GET", "/api/rules", headers={"Host": host}).status_code == status


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (PUBLIC, 201),
        ("http://undermine.example", 403),
        ("https://undermine.example:444", 403),
        ("https://evil.example", 403),
        ("null", 403),
    ],
)
def test_a_page_without_https_is_none_of_ours_where_people_use_https(
    public: InProcess, origin: str, status: int
) -> None:
    headers = {"Host": "undermine.example", "Origin": origin}
    assert public.request("POST", "/api/tables", headers=headers, json=NEW).status_code == status


@pytest.mark.parametrize(("origin", "status"), [("http://testserver", 201), ("https://testserver", 403)])
def test_the_scheme_of_an_origin_counts(server: InProcess, origin: str, status: int) -> None:
    answer: httpx.Response = server.request("POST", "/api/tables", headers={"Origin": origin}, json=NEW)
    assert answer.status_code == status
