"""Who sends too much is told so and harms nobody; who does not read is cut and, coming back, has missed nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.in_process import Closed, InProcess, Socket, let_bots_rest
from undermine.protocol import messages
from undermine.server.live import connection
from undermine.server.live.rate_limits import (
    MESSAGE_BURST_SECONDS,
    MESSAGES_PER_REQUEST,
    SEAT_MESSAGES_PER_REQUEST,
)
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.web import socket_api

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

NAMES = ("Ann", "Bob", "Cid")
SEAT_MESSAGE_BURST, ADDRESS_BURST = (
    int(SEAT_MESSAGES_PER_REQUEST * MESSAGE_BURST_SECONDS),
    int(MESSAGES_PER_REQUEST * MESSAGE_BURST_SECONDS),
)
TOO_FAST = messages.Problem("too-fast")
HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


class Table:
    """A table at which Ann, Bob and Cid play."""

    def __init__(self, server: InProcess) -> None:
        self.server = server
        self.cookies = {"": ""}
        made = server.post("/api/tables", {"rules": "base", "seats": 3, "name": "Ann"})
        self.code, self.cookies["Ann"] = made.json()["table"]["code"], made.cookies["undermine"]
        for name in NAMES[1:]:
            joined = server.post(f"/api/tables/{self.code}/join", {"name": name})
            self.cookies[name] = joined.cookies["undermine"]
        assert server.post(f"/api/tables/{self.code}/start", {}, self.cookies["Ann"]).is_success

    def sit(self, name: str, last: int = 0, **more: Any) -> Socket:
        """Open a line to the table for somebody."""
        socket = self.server.connect(self.code, self.cookies[name], **more)
        say(socket, messages.Hello(messages.PROTOCOL, last))
        return socket


def say(socket: Socket, *said: messages.ClientMessage) -> None:
    for message in said:
        socket.say(messages.write_message(message).decode())


def hear(socket: Socket, until: Callable[[messages.ServerMessage], bool]) -> list[messages.ServerMessage]:
    """Return what comes, up to the message that is waited for."""
    heard: list[messages.ServerMessage] = []
    while not heard or not until(heard[-1]):
        heard.append(messages.read_server_message(socket.hear()))
    return heard


def is_pong(message: messages.ServerMessage) -> bool:
    return isinstance(message, messages.Pong)


def is_update(message: messages.ServerMessage) -> bool:
    """Whether a message tells how things stand now."""
    return isinstance(message, messages.Update) and message.now is not None


def updates(heard: list[messages.ServerMessage]) -> list[messages.Update]:
    return [message for message in heard if isinstance(message, messages.Update)]


def until_closed(socket: Socket) -> tuple[list[messages.Update], int]:
    """Return the updates that come until the server closes the line, and the code."""
    heard: list[messages.Update] = []
    try:
        while True:
            heard += updates(hear(socket, lambda _: True))
    except Closed as closed:
        return heard, closed.code


@contextmanager
def playing(tmp_path: Path, rate: float) -> Iterator[Table]:
    """Serve a table; `rate` is how many requests a second may come from one address."""
    with pytest.MonkeyPatch.context() as patch:
        let_bots_rest(patch)
        server = InProcess(Settings(request_rate=rate), Database(f"sqlite:///{tmp_path}/undermine.sqlite"))
        yield Table(server)
        server.stop()


def answer(now: messages.Situation | None, chance: Random, name: str) -> messages.Act:
    """Answer the open question somehow."""
    assert now is not None
    assert now.ask is not None
    assert now.options is not None
    return messages.Act(name, now.ask.number, chance.choice(now.options.all).action)


def test_a_seat_that_floods_is_told_so_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 1000.0
    monkeypatch.setattr(socket_api, "elapsed", lambda: moment)
    with playing(tmp_path, 1.0) as table:
        sockets = [table.sit(name, address=HERE) for name in NAMES]
        opened = [updates(hear(socket, is_update))[-1].now for socket in sockets]
        (asked,) = [seat for seat, now in enumerate(opened) if now is not None and now.options is not None]
        flooding, other = sockets[asked - 1], sockets[asked - 2]
        flood = [messages.Act(f"a{number}", 99, "pass map") for number in range(3 * SEAT_MESSAGE_BURST)]
        say(flooding, *flood)
        heard = hear(flooding, lambda message: message == messages.Problem("too-fast", flood[-1].id))
        refused = [message for message in heard if isinstance(message, messages.Problem)]
        assert refused == [messages.Problem("too-fast", act.id) for act in flood[SEAT_MESSAGE_BURST:]]
        say(sockets[asked], answer(opened[asked], Random(7), "mine"))
        assert hear(sockets[asked], lambda message: isinstance(message, messages.Ack))
        assert updates(hear(other, is_update))[-1].seq == updates(hear(flooding, is_update))[-1].seq == 2
        moment += 1.0
        say(flooding, messages.Ping())
        assert TOO_FAST not in hear(flooding, is_pong)


def test_an_address_that_floods_is_told_so_and_another_is_not_harmed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_api, "elapsed", lambda: 1000.0)
    with playing(tmp_path, 1.0) as table, ExitStack() as stack:
        sockets = [table.sit(name, address=HERE) for name in NAMES]
        for socket in sockets:
            stack.callback(socket.close)
            hear(socket, lambda message: isinstance(message, messages.Welcome))
        for socket in sockets:
            say(socket, *[messages.Ping()] * ADDRESS_BURST)
        for socket in sockets:
            assert TOO_FAST in hear(socket, lambda message: message == TOO_FAST)
        with pytest.raises(Closed) as closed:
            hear(table.sit("Ann", address=HERE), is_pong)
        assert closed.value.code == messages.CLOSE_TOO_FAST
        elsewhere = table.sit("", address=ELSEWHERE)
        assert isinstance(hear(elsewhere, lambda _: True)[0], messages.Welcome)


def test_whoever_stops_reading_is_cut_and_comes_back_to_every_update_once_and_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "QUEUED_MESSAGES", 8)
    with playing(tmp_path, 0.0) as table:
        sleeper, watching = table.sit("Bob", room=2), table.sit("Bob")
        sockets = [table.sit(name) for name in NAMES]
        chance, seen = Random(7), updates(hear(watching, is_update))
        for number in range(20):
            shown = [updates(hear(socket, is_update))[-1].now for socket in sockets]
            (asked,) = [seat for seat, now in enumerate(shown) if now is not None and now.options is not None]
            say(sockets[asked], answer(shown[asked], chance, f"m{number}"))
            seen += updates(hear(watching, is_update))
        late, code = until_closed(sleeper)
        assert code == messages.CLOSE_TOO_SLOW
        assert len(late) < len(seen)
        back = table.sit("Bob", last=late[-1].seq)
        late += updates(hear(back, is_update))
        assert [update.seq for update in late] == list(range(1, len(seen) + 1))
        assert [update.events for update in late] == [update.events for update in seen]
