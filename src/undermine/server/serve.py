"""Running the server: uvicorn with the defaults that a game of hidden cards needs."""

import logging
import socket

import uvicorn

from undermine.errors import UserError
from undermine.server.app import make_app
from undermine.server.settings import Settings

LARGEST_FRAME = 16 * 1024
SEND_BUFFER = 64 * 1024
"""What the system keeps for a client that does not read; by itself it would keep megabytes."""


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 means any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        bound.bind((host, port))
    except (OSError, OverflowError) as error:
        bound.close()
        raise UserError(f"Cannot listen on {host} port {port}: {error}.") from None
    return bound


def lan_address() -> str:
    """Return this machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that exists in documentation only
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def serve(settings: Settings, bound: socket.socket) -> None:
    """Serve until the process is told to stop."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # how well a message shrinks tells something of what is in it
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run(sockets=[bound])
