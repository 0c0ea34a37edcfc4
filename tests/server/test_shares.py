"""Nobody can choose a deal: shares are promised by their fingerprints, and shown when none can be chosen any more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection as Transaction

from tests.server.finished import play
from tests.server.in_process import InProcess
from undermine.protocol import http, messages
from undermine.server.history import records
from undermine.server.people import dealing, lobby
from undermine.server.room import fair
from undermine.server.settings import Settings
from undermine.server.store.database import Database

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

NAMES = ("Ann", "Bob", "Cid")


def fingerprint(nonce: str) -> str:
    return sha256(nonce.encode()).hexdigest()


class Table:
    """A table at which Ann, Bob and Cid sit; Ann and Bob have promised shares."""

    def __init__(self, server: InProcess) -> None:
        self.server = server
        made = server.post("/api/tables", {"rules": "base", "seats": 3, "name": "Ann"})
        self.code, self.cookies = made.json()["table"]["code"], {"Ann": made.cookies["undermine"]}
        for name in NAMES[1:]:
            joined = server.post(f"/api/tables/{self.code}/join", {"name": name})
            self.cookies[name] = joined.cookies["undermine"]
        for name in NAMES[:2]:
            assert self.share(name, promise=fingerprint(name)).is_success

    def share(self, name: str, **given: str) -> Any:
        return self.server.post(f"/api/tables/{self.code}/share", given, self.cookies[name])

    def start(self) -> dict[str, Any]:
        answer = self.server.post(f"/api/tables/{self.code}/start", {}, self.cookies["Ann"])
        assert answer.is_success, answer.text
        shown: dict[str, Any] = answer.json()["table"]
        return shown

    def fairness(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.server.request("GET", f"/api/tables/{self.code}/fairness").json()
        return shown


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    server = InProcess(Settings(request_rate=0), Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
    yield Table(server)
    server.stop()


def test_a_game_is_dealt_when_all_promised_shares_have_been_shown(table: Table) -> None:
    begun = table.start()
    assert (begun["status"], begun["revealing"]) == ("open", True)
    assert [seat["promise"] for seat in begun["seats"]] == [fingerprint("Ann"), fingerprint("Bob"), ""]
    assert table.fairness()["nonces"] == []
    assert table.share("Ann", nonce="Ann").json()["table"]["status"] == "open"
    assert table.fairness()["nonces"] == []  # Bob must not know it while he could still keep his own back
    assert table.share("Bob", nonce="Bob").json()["table"]["status"] == "playing"
    assert table.fairness()["nonces"] == ["Ann", "Bob"]


def test_a_share_that_was_not_promised_is_refused_and_so_is_one_too_early(table: Table) -> None:
    assert table.share("Ann", nonce="Ann").json()["code"] == "too-early"
    table.start()
    assert table.share("Ann", nonce="chosen").json()["code"] == "other-share"
    assert table.share("Cid", nonce="chosen").json()["code"] == "other-share"
    assert table.share("Cid", promise=fingerprint("chosen")).json()["code"] == "other-share"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("join", {"name": "Cid", "nonce": "chosen"}),
        ("leave", {}),
        ("order", {"order": [2, 1, 0]}),
        ("seat", {"seat": 1, "bot": None}),
        ("options", {"watch": True}),
    ],
)
def test_nothing_can_be_changed_at_a_table_while_shares_are_shown(table: Table, path: str, body: Any) -> None:
    table.start()
    who = table.cookies["Cid" if path in ("join", "leave") else "Ann"]
    assert table.server.post(f"/api/tables/{table.code}/{path}", body, who).json()["code"] == "dealing"


def test_who_is_gone_holds_nobody_up_and_everybody_sees_whose_share_is_missing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealing, "REVEAL_MS", 100)
    table.start()
    table.share("Ann", nonce="Ann")
    line = table.server.connect(table.code, table.cookies["Ann"])
    line.say(messages.write_message(messages.Hello(messages.PROTOCOL, None)).decode())
    while not isinstance(heard := messages.read_server_message(line.hear()), messages.TableChanged):
        pass
    assert heard.table.status == "playing"
    shares = [(share["seat"], bool(share["promise"]), share["nonce"]) for share in table.fairness()["shares"]]
    assert shares == [(0, True, "Ann"), (1, True, ""), (2, False, "")]


def test_a_rematch_is_dealt_from_new_shares_alone(tmp_path: Path) -> None:
    """The server made all numbers of a rematch, and could choose the deal."""
    database = Database(f"sqlite:///{tmp_path}/undermine.sqlite")

    def work(transaction: Transaction) -> tuple[http.Fairness, http.Fairness]:
        from undermine.server.store import people

        for name in NAMES:
            people.add_person(transaction, name, name, 1)
        code = lobby.create(transaction, "Ann", http.NewTable("base", 3, "Ann", [], "one"), 1).code
        for name in NAMES[1:]:
            lobby.join(transaction, code, name, http.Join(name))
        dealing.start(transaction, code, "Ann", 1)
        play(transaction, code)
        again = lobby.rematch(transaction, code, "Ann", 2).code
        for name in ("Bob", "Cid"):
            lobby.rematch(transaction, code, name, 2)
        before = lobby.fairness(lobby.table(transaction, again))
        for name in NAMES:
            dealing.share(transaction, again, name, http.GivenShare(promise=fair.promise(f"two {name}")), 2)
        dealing.start(transaction, again, "Ann", 2)
        for name in NAMES:
            dealing.share(transaction, again, name, http.GivenShare(nonce=f"two {name}"), 2)
        play(transaction, again)
        return before, lobby.fairness(lobby.table(transaction, again))

    before, after = database.write(work).result()
    database.close()
    assert (before.nonces, [share.promise for share in before.shares]) == ([], ["", "", ""])
    assert after.nonces == ["two Ann", "two Bob", "two Cid"]


def test_checking_a_game_compares_every_share_with_its_promise(tmp_path: Path) -> None:
    from tests.server.finished import finished_game
    from undermine.server.store.log import entries_after

    url = f"sqlite:///{tmp_path}/undermine.sqlite"
    code = finished_game(url, "shares")
    database = Database(url)

    def written(transaction: Transaction) -> str:
        game = lobby.table(transaction, code)
        return records.written(game, entries_after(transaction, game.id, 0), [])

    record = json.loads(database.read(written).result())
    database.close()

    def verdict() -> dict[str, bool]:
        return {check.name: check.holds for check in records.verified(json.dumps(record))}

    assert verdict() == {"commitment": True, "shares": True, "deal": True, "moves": True}
    record["fairness"]["shares"][0]["promise"] = fingerprint("another")
    assert not verdict()["shares"]
