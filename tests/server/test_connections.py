"""One connection cannot cost much, whatever comes over it; and one address cannot have all of them."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from tests.server.running import RunningServer
from undermine.footprint import MEBIBYTE, resident_bytes
from undermine.server.live.admission import FLOOD_COST, OPENED_BURST, OPENED_PER_SECOND, Admission
from undermine.server.web import connections
from undermine.server.web.connections import FRAME_BURST, LARGEST_HEAD_BYTES, TOO_LARGE

MASK = b"\0\0\0\0"
CLOSING = b"\x88\x02"
PING = b"\x89\x80" + MASK
LARGE_PING = b"\x89\xfd" + MASK + b"x" * 125
EMPTY_FRAGMENT = b"\x00\x80" + MASK
TEXT_BEGUN = b"\x01\x80" + MASK
CONNECTIONS = 20
FLOODER = "127.0.0.9"
HELLO = b'{"type":"hello","protocol":1}'

linux = pytest.mark.skipif(
    not Path("/proc").exists(), reason="how much memory a process holds is read from /proc"
)


UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that nothing else is asked of, so that what it holds is held for us; an address may call it 20 times."""
    running = RunningServer(
        tmp_path_factory.mktemp("fresh"), UNDERMINE_CONNECTIONS_PER_ADDRESS=str(CONNECTIONS)
    )
    yield running
    running.stop()


def connect(port: int, address: str = "127.0.0.1") -> socket.socket:
    """Return a connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(address, 0))


def upgraded(port: int, code: str = "ABCDEF", address: str = "127.0.0.1") -> socket.socket:
    """Return a connection that has become a WebSocket."""
    line = connect(port, address)
    asked = UPGRADE.replace(b"/ ", f"/ws/tables/{code} ".encode(), 1)
    try:
        line.sendall(asked.replace(b"here", f"127.0.0.1:{port}".encode()))
        assert b"101" in line.recv(4096)
    except BaseException:
        line.close()
        raise
    return line


def poured(line: socket.socket, portion: bytes, most_bytes: int, seconds: float = 5.0) -> int:
    """Send as much as the other side takes, reading nothing; return how many bytes that was."""
    line.settimeout(0.5)
    sent, ends = 0, time.monotonic() + seconds
    with suppress(OSError):
        while sent < most_bytes and time.monotonic() < ends:
            sent += line.send(portion)
    return sent


def ends(line: socket.socket) -> bool:
    """Return whether the other side has cut a connection."""
    return heard_until_cut(line) is not None


def heard_until_cut(line: socket.socket) -> bytes | None:
    """Return what the other side has sent until it cut the connection; None if it does not."""
    heard = b""
    try:
        while portion := line.recv(65_536):
            heard += portion
    except TimeoutError:
        return None
    except OSError:
        pass
    return heard


def grown(server: RunningServer, attack: Callable[[], object]) -> float:
    """Return how many MiB a server holds more while something is done to it."""
    before = resident_bytes(server.process.pid) or 0
    attack()
    return ((resident_bytes(server.process.pid) or 0) - before) / MEBIBYTE


@linux
def test_pings_of_a_client_that_reads_nothing_take_no_memory(fresh: RunningServer) -> None:
    line = upgraded(fresh.port)
    assert grown(fresh, lambda: poured(line, LARGE_PING * 500, 100 * MEBIBYTE)) < 8
    line.close()


@pytest.mark.parametrize(
    ("start", "frame"), [(b"", PING), (TEXT_BEGUN, EMPTY_FRAGMENT)], ids=["pings", "fragments"]
)
def test_frames_that_are_no_messages_are_counted_and_their_sender_is_cut(
    fresh: RunningServer, start: bytes, frame: bytes
) -> None:
    with upgraded(fresh.port) as line:
        line.sendall(start)  # once: a message that begins within another is an error of its own
        poured(line, frame * 20_000, 800_000 * len(frame), seconds=2.0)
        for _ in range(5):
            assert httpx.get(f"{fresh.url}/healthz").status_code == 200  # within httpx's five seconds
        line.settimeout(60)
        heard = heard_until_cut(line)
        assert heard is not None
        assert CLOSING not in heard  # it is cut at once, and not dismissed because it did not greet


def test_a_client_that_pings_as_clients_do_is_answered(server: RunningServer) -> None:
    with upgraded(server.port) as line:
        line.settimeout(20)
        for _ in range(int(FRAME_BURST) // 2):
            line.sendall(PING)
            assert line.recv(2) == b"\x8a\x00"


def test_messages_that_come_at_once_are_read_one_after_the_other(server: RunningServer) -> None:
    frame = b"\x81" + bytes([0x80 | len(HELLO)]) + MASK + HELLO
    with upgraded(server.port) as line:
        line.settimeout(20)
        line.sendall(frame * 3000)
        assert line.recv(4)[:2] == CLOSING  # there is no such table


ENDLESS = pytest.mark.parametrize(
    ("start", "portion"),
    [
        (b"GET / HTTP/1.1\r\nHost: here\r\n", b"X-Long: " + b"x" * 8000 + b"\r\n"),
        (b"GET / HTTP/1.1\r\nHost: here\r\nX-Endless: ", b"x" * 8000),
        (b"GET /", b"x" * 8000),
        (
            b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
            b"X-T: " + b"x" * 8000 + b"\r\n",
        ),
    ],
    ids=["many headers", "one header", "an address", "trailers"],
)


@ENDLESS
def test_a_head_without_an_end_is_refused_as_soon_as_it_is_too_long(
    fresh: RunningServer, start: bytes, portion: bytes
) -> None:
    with connect(fresh.port) as line:
        line.settimeout(60)
        line.sendall(
            (start + portion * 5)[: LARGEST_HEAD_BYTES + 1]
        )  # no more: what is not read resets the line
        assert TOO_LARGE in (heard_until_cut(line) or b"")


@linux
@ENDLESS
def test_headers_have_an_end(fresh: RunningServer, start: bytes, portion: bytes) -> None:
    line = connect(fresh.port)
    line.sendall(start)
    sent: list[int] = []
    assert grown(fresh, lambda: sent.append(poured(line, portion, 60 * MEBIBYTE))) < 8
    assert sent[0] < 8 * MEBIBYTE
    line.close()


def test_the_headers_of_a_browser_fit(server: RunningServer) -> None:
    cookies = {"Cookie": "other=" + "x" * (LARGEST_HEAD_BYTES // 2)}
    assert httpx.get(f"{server.url}/healthz", headers=cookies).status_code == 200


@pytest.mark.parametrize(
    "start", [b"", b"GET / HTTP/1.1\r\nHost: x", b"POST /api/login HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_request_that_does_not_come_is_not_waited_for(
    start: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def attempt() -> float:
        monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
        loop = asyncio.get_running_loop()

        class Http(connections.GuardedHttp):
            admission = Admission(0, 0)

        listening = await loop.create_server(lambda: guarded(Http), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        began = loop.time()
        writer.write(start)
        with suppress(ConnectionResetError):
            await asyncio.wait_for(reader.read(), 5)
        writer.close()
        listening.close()
        return loop.time() - began

    assert 0.1 < asyncio.run(attempt()) < 3


@pytest.mark.parametrize(
    "asked", [b"GET / HTTP/1.1\r\nHost: here\r\n\r\n", UPGRADE], ids=["an answer", "messages"]
)
def test_who_reads_nothing_is_cut_and_what_waits_for_them_is_given_up(
    asked: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A WebSocket is cut when no ping is answered: closing it would wait for the client to read."""

    async def attempt() -> None:
        monkeypatch.setattr(connections, "STALLED_SECONDS", 0.2)
        loop, is_cut = asyncio.get_running_loop(), asyncio.Event()

        class WebSocket(connections.GuardedWebSocket):
            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                is_cut.set()

        class Http(connections.GuardedHttp):
            admission = Admission(0, 0)

            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                is_cut.set()

        config = Config(
            pour, interface="asgi3", log_config=None, ws=WebSocket, ws_ping_interval=0.2, ws_ping_timeout=0.2
        )
        listening = await loop.create_server(lambda: Http(config, ServerState(), {}), "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*listening.sockets[0].getsockname(), limit=1)
        writer.write(asked)
        await asyncio.wait_for(is_cut.wait(), 60)
        writer.close()
        listening.close()

    asyncio.run(attempt())


async def pour(scope: dict[str, Any], _receive: object, send: Callable[[dict[str, Any]], Any]) -> None:
    """Answer anything with more than any buffer holds."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(64 * MEBIBYTE)})
    elif scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": bytes(64 * MEBIBYTE)})
        await asyncio.sleep(3600)  # it has more to say later


def guarded(protocol: type[connections.GuardedHttp]) -> connections.GuardedHttp:
    """Return a connection to an application that never answers."""

    async def silent(_scope: object, _receive: object, _send: object) -> None:
        await asyncio.sleep(60)

    return protocol(Config(silent, interface="asgi3", log_config=None), ServerState(), {})


def is_cut(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_one_address_cannot_have_all_connections(fresh: RunningServer) -> None:
    lines = []
    try:
        lines = [connect(fresh.port) for _ in range(3 * CONNECTIONS)]
        time.sleep(0.5)
        cut = sum(is_cut(line) for line in lines)
        assert cut == 2 * CONNECTIONS
        # Somebody else has another address, and there is room for them.
        other = socket.create_connection(
            ("127.0.0.1", fresh.port), timeout=5, source_address=("127.0.0.2", 0)
        )
        other.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b"200" in other.recv(100)
        other.close()
    finally:
        for line in lines:
            line.close()


def test_connections_are_counted_by_address_by_network_and_in_all() -> None:
    admission = Admission(6, 2, lambda address: address == "10.0.0.1")
    assert [admission.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    admission.leave("192.0.2.1")
    admission.leave("192.0.2.1")
    assert admission.enter("192.0.2.1")
    assert [admission.enter(f"2001:db8::{part}") for part in range(3)] == [True, True, False]
    assert admission.enter("10.0.0.1")
    assert not admission.enter("10.0.0.1")


def test_connections_can_be_opened_only_so_often_and_floods_count_for_many() -> None:
    moments = [0.0]
    admission = Admission(0, 5, lambda address: address == "10.0.0.1", lambda: moments[0])

    def opened(address: str) -> int:
        """Return how often an address gets in until it is refused, at most a thousand times."""
        for count in range(1000):
            is_in = admission.enter(address)
            admission.leave(address)
            if not is_in:
                return count
        return 1000

    assert opened("192.0.2.1") == OPENED_BURST
    assert opened("10.0.0.1") == 1000  # a proxy, which speaks for many
    moments[0] += 2
    assert opened("192.0.2.1") == 2 * OPENED_PER_SECOND
    admission.note_flood("192.0.2.2")
    assert opened("192.0.2.2") == OPENED_BURST - FLOOD_COST


def test_any_number_can_be_opened_where_an_address_may_have_any_number() -> None:
    admission = Admission(0, 0)
    assert all(admission.enter("192.0.2.1") for _ in range(2 * int(OPENED_BURST)))


@pytest.mark.parametrize("flood", ["frames", "headers"])
def test_who_floods_again_and_again_is_not_let_in_for_a_while_and_others_are(
    tmp_path: Path, flood: str
) -> None:
    server = RunningServer(tmp_path, UNDERMINE_CONNECTIONS_PER_ADDRESS=str(CONNECTIONS))
    try:
        refused = False
        for _ in range(int(OPENED_BURST)):  # a tenth would do where no time went by
            try:
                flooded(server.port, flood)
            except (OSError, AssertionError):  # it is refused before it has become a WebSocket
                refused = True
                break
        assert refused
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    finally:
        server.stop()


def flooded(port: int, flood: str) -> None:
    """Send more than one connection may, and wait until it is cut; raises an error if it is refused at once."""
    if flood == "frames":
        with upgraded(port, address=FLOODER) as line:
            poured(line, PING * 500, 500 * len(PING))
            assert ends(line)
    else:
        with connect(port, FLOODER) as line:
            line.sendall((b"GET /" + b"x" * LARGEST_HEAD_BYTES)[: LARGEST_HEAD_BYTES + 1])
            assert TOO_LARGE in (heard_until_cut(line) or b"")
