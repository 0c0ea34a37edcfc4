"""A push service with a browser behind it, on this machine: it takes messages and decrypts them as a browser would."""

from __future__ import annotations

import base64
import os
import socket
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json


def is_gone(line: socket.socket) -> bool:
    """Return whether the other end of a connection was closed."""
    try:
        return line.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class PushService:
    """Keeps what was delivered. Until it is `released`, requests wait; one whose sender is gone by then never came."""

    delivered: list[dict[str, Any]] = field(default_factory=list)
    posted: list[dict[str, Any]] = field(default_factory=list)
    """What came as plain JSON, as chat services take it."""
    headers: list[dict[str, str]] = field(default_factory=list)
    ports: list[int] = field(default_factory=list)
    requests: int = 0
    answer: int = 201

    def __post_init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self.released = threading.Event()
        self.released.set()
        self.arrived = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def subscription(self, device: str = "device") -> dict[str, str]:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"{self.origin}/{device}",
            "p256dh": written(public),
            "auth": written(self._secret),
            "name": device,
        }

    def close(self) -> None:
        self.released.set()
        self._server.shutdown()
        self._server.server_close()

    def take(self, body: bytes, headers: dict[str, str], line: socket.socket) -> int:
        """Take a message as a push service does."""
        self.requests += 1
        self.ports.append(line.getpeername()[1])
        self.arrived.set()
        self.released.wait(60)
        if headers.get("content-type") == "application/json":
            self.posted.append(json.decode(body))
        elif self.answer < 300 and not is_gone(line):
            decrypted = http_ece.decrypt(
                body, private_key=self._key, auth_secret=self._secret, version="aes128gcm"
            )
            self.delivered.append(json.decode(decrypted))
            self.headers.append(headers)
        return self.answer

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): text for name, text in self.headers.items()}
                status = service.take(body, headers, self.connection)
                with suppress(OSError):
                    self.send_response(status)
                    self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        return Handler
