"""Running the server: uvicorn with the defaults that a game of hidden cards needs."""

import logging
import os
import signal
import socket
import sys
from types import FrameType
from typing import NoReturn

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts

from undermine import __version__
from undermine.errors import UserError
from undermine.server.live.admission import Admission
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.store.opening import database_errors, database_name, refuse_others
from undermine.server.web import logs
from undermine.server.web.app import make_app
from undermine.server.web.connections import GuardedHttp, GuardedWebSocket

LARGEST_FRAME_BYTES = 16 * 1024
SEND_BUFFER_BYTES = 64 * 1024
"""What the system keeps for a client that does not read; by itself it would keep megabytes."""
TURN_SECONDS = 0.0001
"""How long one thread may keep the others waiting. The one that writes to the database takes several short turns for
each move, and waits this long for every one of them on a busy server; Python's 5 ms would hold up every move."""
LOOPBACK = "127.0.0.1,::1"
MOST_FILES = 65_536
"""Files that are open at once, connections among them, where the system allows it."""
OWN_FILES = 128
"""Files that are no connections: the database, workers, what is just read."""
FEWEST_CONNECTIONS = 64

log = logging.getLogger(__name__)


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 means any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    try:
        bound.bind((host, port))
        bound.listen()  # early connections wait until we serve
    except (OSError, OverflowError, TypeError, ValueError) as error:  # the last two: no name of a host
        bound.close()
        raise UserError("cannot-listen", host=host, port=str(port), reason=error) from None
    return bound


def lan_address() -> str:
    """Return this machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that exists in documentation only
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def open_database(settings: Settings) -> Database:
    """Return the database, made or brought up to date; raises `UserError` with a sentence."""
    make_data_dir(settings)
    refuse_others(settings.database())
    with database_errors(settings.database()):
        return Database(settings.database())


def make_data_dir(settings: Settings) -> None:
    """Make the folder of a database that is a file there; raises `UserError` with a sentence."""
    if not settings.database_url:
        with database_errors(settings.database()):
            settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)


def serve(settings: Settings, database: Database, bound: socket.socket) -> None:
    """Serve until the process is told to stop."""
    logs.set_up(as_json=settings.log_format == "json")
    host, port = bound.getsockname()[:2]
    about = {"version": __version__, "address": f"{host}:{port}", "database": database_name(database.url)}
    log.info("the server starts", extra=about)
    sys.setswitchinterval(TURN_SECONDS)
    config = uvicorn.Config(
        make_app(settings, database),
        log_config=None,
        http=http_protocol(settings),
        ws=GuardedWebSocket,
        ws_max_size=LARGEST_FRAME_BYTES,
        ws_per_message_deflate=False,  # how well a message shrinks tells something of what is in it
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    signal.signal(signal.SIGTERM, end)  # uvicorn stops all, then lets the signal have its own way
    uvicorn.Server(config).run(sockets=[bound])


def http_protocol(settings: Settings) -> type[GuardedHttp]:
    """Return how connections are served, as many as there is room for.

    Who has named a proxy, or the address that people use instead of ours, has others spoken for by one address.
    """
    allowed = os.environ.get("FORWARDED_ALLOW_IPS", LOOPBACK if settings.public_url else "")
    trusted = _TrustedHosts(allowed)

    class Served(GuardedHttp):
        admission = Admission(
            connection_limit(), settings.connections_per_address, lambda host: host in trusted
        )

    return Served


def connection_limit() -> int:
    """Let this process open as many files as it may, and return for how many connections that leaves room."""
    try:
        import resource  # noqa: PLC0415 - there is none on Windows
    except ImportError:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return 0 if soft == resource.RLIM_INFINITY else max(FEWEST_CONNECTIONS, soft - OWN_FILES)


def end(_signal: int, _frame: FrameType | None) -> NoReturn:
    """End as any program does, tidying up behind it."""
    sys.exit(0)
