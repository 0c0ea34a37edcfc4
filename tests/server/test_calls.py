"""People who are away are called back: once, with nothing secret, not in quiet hours, not to what they have seen."""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server.in_process import InProcess, Socket, cookies, let_bots_rest
from tests.server.push_service import PushService
from tests.server.test_tournaments import Cup
from undermine.protocol import messages
from undermine.server.calling import ways
from undermine.server.calling.quiet import quiet_until
from undermine.server.calling.wording import message
from undermine.server.live import caller, overdue
from undermine.server.settings import PUSH_SERVICES, Settings
from undermine.server.store.calling import calls
from undermine.server.store.calling.addresses import Address
from undermine.server.store.database import Database
from undermine.server.store.tables import calls as call_table
from undermine.server.store.tables import server_keys

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)
LONG_SECONDS = 30.0


@pytest.fixture
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def server(tmp_path: Path, push: PushService, monkeypatch: pytest.MonkeyPatch) -> Iterator[InProcess]:
    """A server that sends when the test says so, and not by itself."""
    let_bots_rest(monkeypatch)
    monkeypatch.setattr(caller, "LOOK_SECONDS", 3600.0)
    running = InProcess(settings(push), Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    yield running
    running.stop()


def settings(push: PushService, **more: Any) -> Settings:
    return Settings(request_rate=0.0, push_services=(push.origin,), call_delay=0.0, call_timeout=5.0, **more)


class Players:
    """Ann and Bob at a table of two people and a bot; both want to be called."""

    def __init__(self, server: InProcess, push: PushService) -> None:
        self.server = server
        made = server.post("/api/tables", {"rules": "base", "seats": 3, "name": "Ann", "bots": ["random"]})
        self.code, self.ann = made.json()["table"]["code"], cookie_of(made)
        self.subscribe(self.ann, push.subscription("ann"))
        joined = server.post(f"/api/tables/{self.code}/join", {"name": "Bob"})
        self.bob = cookie_of(joined)
        self.subscribe(self.bob, push.subscription("bob"))

    def subscribe(self, cookie: str, subscription: dict[str, str]) -> None:
        until(self.server, lambda: self.server.hub.caller.push_key != "")
        answer = self.server.post("/api/me/calls/push", subscription, cookie)
        assert answer.status_code == 200, answer.text

    def start(self) -> int:
        """Begin the game; return which of the two is asked first, and nobody if it is the bot."""
        self.server.post(f"/api/tables/{self.code}/start", {}, self.ann)
        live = self.server.run(self.server.hub.open(self.code))
        assert live is not None
        until(self.server, lambda: live.room is not None)
        assert live.room is not None
        return live.room.log.asked()[0]

    def line(self, cookie: str) -> Socket:
        line = self.server.connect(self.code, cookie)
        line.say('{"type":"hello","protocol":1}')
        return line


def cookie_of(answer: Any) -> str:
    return str(answer.headers["set-cookie"].partition("=")[2].partition(";")[0])


def until(server: InProcess, happened: Callable[[], bool]) -> None:
    """Let the server run until something has happened."""
    ends = time.monotonic() + LONG_SECONDS
    while not happened():
        assert time.monotonic() < ends, "it did not happen"
        server.run(asyncio.sleep(0.01))


def waiting(server: InProcess) -> list[tuple[str, str, str]]:
    """Return kind, subject and outcome of all calls."""
    rows = server.database.read(lambda transaction: transaction.execute(call_table.select()).all()).result()
    return [(row.kind, row.about, row.outcome) for row in rows]


def noted(server: InProcess) -> None:
    """Let everything be noted that there is to tell."""
    server.run(server.hub.caller.noted())


def begin_with_a_person(server: InProcess, push: PushService) -> tuple[Players, str]:
    """Begin games until a person is the first to be asked, and return who."""
    while True:
        players = Players(server, push)
        first = players.start()
        if first < 2:
            return players, (players.ann, players.bob)[first]


def test_who_is_asked_is_called_once_with_nothing_but_the_table(server: InProcess, push: PushService) -> None:
    players, asked = begin_with_a_person(server, push)
    noted(server)
    for _ in range(2):
        server.run(server.hub.caller.send_due())
    told = [message for message in push.delivered if message["kind"] == "turn"]
    code = players.code
    body = f"It is your turn at table {code}."
    assert told == [
        {"kind": "turn", "about": code, "title": "Your turn", "body": body, "tag": f"turn:{code}"}
    ]
    assert {header["content-encoding"] for header in push.headers} == {"aes128gcm"}
    assert all(header["authorization"].startswith("vapid ") for header in push.headers)
    assert asked


def test_a_full_table_calls_those_who_sit_there(server: InProcess, push: PushService) -> None:
    players = Players(server, push)
    noted(server)
    server.run(server.hub.caller.look_who_wants())
    server.run(server.hub.changed(players.code))
    noted(server)
    server.run(server.hub.caller.send_due())
    assert (
        sorted((message["kind"], message["about"]) for message in push.delivered)
        == [("full", players.code)] * 2
    )


def test_nobody_is_called_who_has_seen_the_turn(server: InProcess, push: PushService) -> None:
    players, asked = begin_with_a_person(server, push)
    line = players.line(asked)
    seq = 0
    while not seq:
        message = json.decode(line.hear(), type=messages.ServerMessage)
        seq = message.seq if isinstance(message, messages.Snapshot | messages.Update) else 0
    line.say(json.encode(messages.SawUpdate(seq)).decode())
    noted(server)
    until(server, lambda: ("turn", players.code, calls.SEEN) in waiting(server))
    server.run(server.hub.caller.send_due())
    assert [message for message in push.delivered if message["about"] == players.code] == []


def test_an_old_update_is_no_sign_that_the_turn_was_seen(server: InProcess, push: PushService) -> None:
    players, asked = begin_with_a_person(server, push)
    players.line(asked).say(json.encode(messages.SawUpdate(0)).decode())
    noted(server)
    server.run(server.hub.caller.send_due())
    assert [message["kind"] for message in push.delivered if message["about"] == players.code] == ["turn"]


def test_what_is_seen_before_it_is_noted_is_not_sent(server: InProcess, push: PushService) -> None:
    """Another server may hear of it first."""
    players = Players(server, push)
    (person,) = server.database.read(
        lambda transaction: [
            row.person
            for row in transaction.execute(call_table.metadata.tables["call_addresses"].select())
            if row.name == "ann"
        ]
    ).result()
    server.hub.caller.seen(person, players.code, 7)
    noted(server)
    server.database.write(
        lambda transaction: caller.note_calls(transaction, [person], calls.TURN, players.code, 7, 0)
    ).result()
    server.run(server.hub.caller.send_due())
    assert push.delivered == []


def test_a_turn_that_is_over_calls_nobody(server: InProcess, push: PushService) -> None:
    players, _ = begin_with_a_person(server, push)
    noted(server)
    server.database.write(
        lambda transaction: calls.end(transaction, calls.TURN, players.code, 99, 1)
    ).result()
    server.run(server.hub.caller.send_due())
    assert [message for message in push.delivered if message["about"] == players.code] == []


def test_quiet_hours_put_a_call_off(server: InProcess, push: PushService) -> None:
    players, asked = begin_with_a_person(server, push)
    minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
    quiet = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440, "zone": "UTC"}
    assert server.post("/api/me/calls/settings", quiet, asked).status_code == 200
    noted(server)
    server.run(server.hub.caller.send_due())
    assert [message for message in push.delivered if message["about"] == players.code] == []
    assert ("turn", players.code, "") in waiting(server)


@pytest.mark.parametrize(
    ("moment", "begin", "end", "until_hour"),
    [
        ("2026-01-05T23:30", 22 * 60, 7 * 60, "2026-01-06T07:00"),
        ("2026-01-05T06:59", 22 * 60, 7 * 60, "2026-01-05T07:00"),
        ("2026-01-05T07:00", 22 * 60, 7 * 60, None),
        ("2026-01-05T12:30", 12 * 60, 13 * 60, "2026-01-05T13:00"),
        ("2026-01-05T12:30", 12 * 60, 12 * 60, None),
    ],
)
def test_quiet_hours_go_over_midnight(moment: str, begin: int, end: int, until_hour: str | None) -> None:
    def milliseconds(text: str) -> int:
        return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)

    found = quiet_until(milliseconds(moment), "UTC", begin, end)
    assert found == (None if until_hour is None else milliseconds(until_hour))


def test_quiet_hours_are_those_of_the_zone() -> None:
    noon = round(datetime(2026, 7, 1, 12, tzinfo=UTC).timestamp() * 1000)
    assert quiet_until(noon, "Asia/Tokyo", 20 * 60, 22 * 60) is not None  # 21:00 there
    assert quiet_until(noon, "UTC", 20 * 60, 22 * 60) is None
    assert quiet_until(noon, "no such zone", 11 * 60, 13 * 60) is not None


def test_only_what_somebody_wants_is_told(server: InProcess, push: PushService) -> None:
    players = Players(server, push)
    wanted = {"turn": False, "full": False, "over": False, "round": False}
    for person in (players.ann, players.bob):
        assert server.post("/api/me/calls/settings", wanted, person).json()["settings"]["turn"] is False
    server.run(server.hub.changed(players.code))
    players.start()
    noted(server)
    assert [call for call in waiting(server) if call[2] == ""] == []


def test_what_was_not_delivered_is_tried_again(server: InProcess, push: PushService) -> None:
    players, _ = begin_with_a_person(server, push)
    noted(server)
    push.answer = 503
    server.run(server.hub.caller.send_due())
    assert ("turn", players.code, "") in waiting(server)
    push.answer = 201
    server.database.write(lambda transaction: transaction.execute(call_table.update().values(due=0))).result()
    server.run(server.hub.caller.send_due())
    assert [message["kind"] for message in push.delivered if message["about"] == players.code] == ["turn"]


def test_a_subscription_that_has_ended_is_forgotten(server: InProcess, push: PushService) -> None:
    _, asked = begin_with_a_person(server, push)
    noted(server)
    push.answer = 410
    server.run(server.hub.caller.send_due())
    told = server.request("GET", "/api/me/calls", headers=cookies(asked)).json()
    assert told["addresses"] == []


def test_keys_are_kept_and_losing_them_is_told(tmp_path: Path, push: PushService, caplog: Any) -> None:
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    found: list[str] = []
    for loses in (False, True, False):
        running = InProcess(settings(push), Database(url))
        until(running, lambda running=running: running.hub.caller.push_key != "")  # type: ignore[misc]
        found.append(running.hub.caller.push_key)
        if not loses:
            Players(running, push)
        if loses:
            running.database.write(lambda transaction: transaction.execute(server_keys.delete())).result()
        running.stop()
    assert found[0] == found[1] != found[2]
    assert "the keys for push messages were lost" in caplog.text
    assert len(base64.urlsafe_b64decode(found[0] + "=")) == 65


@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com.example.org/", False),
        ("https://evilfcm.googleapis.com@127.0.0.1/", False),
        ("https://fcm.googleapis.com:22/", False),
        ("http://127.0.0.1:5432/", False),
        ("https://[", False),
    ],
)
def test_only_push_services_are_sent_to(endpoint: str, allowed: bool) -> None:
    assert ways.is_allowed(endpoint, PUSH_SERVICES) == allowed


def test_an_address_of_apprise_is_confirmed_by_its_owner(
    server: InProcess, push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(ways.Apprise, "send", lambda _self, _address, message: said.append(message.body))
    players = Players(server, push)
    refused = server.post("/api/me/calls/address", {"address": "json://127.0.0.1/x"}, players.ann)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-address")
    added = server.post("/api/me/calls/address", {"address": "discord://1234/abcd"}, players.ann).json()
    (address,) = [one for one in added["addresses"] if one["kind"] == "apprise"]
    assert (address["confirmed"], address["name"]) == (False, "discord")
    code = said[0].rpartition(" ")[2]
    confirmed = server.post("/api/me/calls/confirm", {"id": address["id"], "code": code}, players.ann).json()
    assert [one["confirmed"] for one in confirmed["addresses"]] == [True, True]
    wrong = server.post("/api/me/calls/confirm", {"id": address["id"], "code": "no"}, players.bob)
    assert wrong.status_code == 404


@pytest.mark.filterwarnings("ignore:'imghdr' is deprecated:DeprecationWarning")  # one of apprise's services
def test_apprise_delivers_what_is_to_be_told_and_what_fails_is_tried_again(push: PushService) -> None:
    """By apprise itself and its plainest service, which posts JSON."""
    way, told = ways.Apprise(""), message("turn", "ABCDE", "pl")
    to = Address("1", "ann", "apprise", push.origin.replace("http", "json"), "", "", "", "json", "", 0)
    way.send(to, told)
    (body,) = push.posted
    assert (body["title"], body["message"]) == (told.title, told.body)
    push.answer = 500
    with pytest.raises(ways.NotSentError):
        way.send(to, told)
    with pytest.raises(ways.AddressGoneError):
        way.send(to._replace(address="nowhere://x"), told)


def test_somebody_is_called_though_the_server_died_before_it_was_noted(
    tmp_path: Path, push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_bots_rest(monkeypatch)
    monkeypatch.setattr(caller, "LOOK_SECONDS", 3600.0)
    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    died = InProcess(settings(push), Database(url))
    players, _ = begin_with_a_person(died, push)
    noted(died)
    died.database.write(lambda transaction: transaction.execute(call_table.delete())).result()
    died.stop()
    monkeypatch.setattr(overdue, "SETTLED_MS", 0)
    monkeypatch.setattr(overdue, "LOOK_SECONDS", 0.01)
    running = InProcess(settings(push), Database(url))
    until(running, lambda: ("turn", players.code, "") in waiting(running))
    running.run(running.hub.caller.send_due())
    assert [one["kind"] for one in push.delivered if one["about"] == players.code] == ["turn"]
    running.stop()


def test_the_round_of_a_tournament_calls_those_who_play_in_it(server: InProcess, push: PushService) -> None:
    cup = Cup(server)
    cup.register("Ann", "Bob", "Cid")
    until(server, lambda: server.hub.caller.push_key != "")
    for name, cookie in cup.cookies.items():
        assert server.post("/api/me/calls/push", push.subscription(name), cookie).status_code == 200
    cup.begin()
    noted(server)
    server.run(server.hub.caller.send_due())
    told = [message["body"] for message in push.delivered if message["kind"] == "round"]
    assert told == [f"A round of tournament {cup.code} begins: look where you sit."] * 3
