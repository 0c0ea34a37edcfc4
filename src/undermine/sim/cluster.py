"""Playing on a cluster of machines with dask (docs/research.md): the same chunks in the same order, the same results.

Chunks are handed out in portions that take a few seconds, since every portion costs the scheduler some milliseconds. A
worker that dies takes its portion with it, which another one plays again.
"""

from __future__ import annotations

import ipaddress
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from distributed import Client, LocalCluster, Security

from undermine import __version__
from undermine.errors import UserError
from undermine.sim.batch import MOST_WORKERS, Spreader

C = TypeVar("C")
T = TypeVar("T")

LOCAL: Final = "local:"
"""An address that means worker processes of this machine, as many as follow."""
ANY_PORT: Final = {"dashboard_address": "127.0.0.1:0"}
"""Where the scheduler tells of itself, though nobody asks: on a port of its own, so that two may run at once."""
LEAST_SECONDS: Final = 2.0
"""What a portion should take at least."""
MOST_IN_A_PORTION: Final = 256
PORTIONS_AHEAD: Final = 3
"""Portions for each worker that are handed out before their turn."""
RETRIES: Final = 5
"""How often a portion is played again when its worker dies."""
CONNECTING_SECONDS: Final = 15
WORKERS_SECONDS: Final = 90
"""How long we wait for the first worker; a busy machine takes its time to start one."""
CERTIFICATES: Final = ("ca.pem", "cert.pem", "key.pem")


@dataclass(frozen=True)
class ClusterAddress:
    """Where a cluster is, and how it is talked to."""

    address: str
    certificates: Path | None = None
    insecure: bool = False

    def check(self) -> None:
        """Raise `UserError` if the address is none, or if anybody on the way could listen and take part."""
        if self.address.startswith(LOCAL):
            self.local_workers()
            return
        parts = urlsplit(self.address)
        try:
            reachable = parts.scheme in ("tcp", "tls") and parts.hostname and parts.port
        except ValueError:
            reachable = False
        if not reachable:
            raise UserError("bad-cluster", address=self.address)
        if parts.scheme == "tcp" and not self.insecure and not is_loopback(parts.hostname or ""):
            raise UserError("open-cluster", address=self.address)
        if parts.scheme == "tls":
            self.security()

    def local_workers(self) -> int:
        """Return how many workers a local cluster has."""
        number = self.address.removeprefix(LOCAL)
        if not number.isdecimal() or not 1 <= int(number) <= MOST_WORKERS:
            raise UserError("bad-cluster", address=self.address)
        return int(number)

    def security(self) -> Security:
        """Return the certificates by which both ends of a connection know each other."""
        folder = self.certificates
        lacking = [name for name in CERTIFICATES if folder is None or not (folder / name).is_file()]
        if folder is None or lacking:
            raise UserError(
                "no-certificates", files=list(CERTIFICATES), folder=folder or "--cluster-certificates"
            )
        ca, cert, key = (str(folder / name) for name in CERTIFICATES)
        return Security(tls_ca_file=ca, tls_client_cert=cert, tls_client_key=key, require_encryption=True)


def is_loopback(host: str) -> bool:
    """Return whether a host is this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@contextmanager
def over_cluster(where: ClusterAddress) -> Iterator[Spreader]:
    """Connect, and give what plays chunks there."""
    where.check()
    with _client(where) as client:
        _check_versions(client)

        def spread_over(play: Callable[[C], T], chunks: Iterable[C]) -> Iterator[tuple[C, T]]:
            return spread_portions(client, play, chunks)

        yield spread_over


@contextmanager
def _client(where: ClusterAddress) -> Iterator[Client]:
    if where.address.startswith(LOCAL):
        workers = where.local_workers()
        with (
            LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                host="127.0.0.1",
                dashboard_address=None,
                scheduler_kwargs=ANY_PORT,
            ) as local,
            Client(local, set_as_default=False) as client,
        ):
            yield client
        return
    security = where.security() if where.address.startswith("tls") else None
    try:
        client = Client(where.address, security=security, timeout=CONNECTING_SECONDS, set_as_default=False)
    except (OSError, TimeoutError):
        raise UserError("no-cluster", address=where.address) from None
    with client:
        yield client


def _check_versions(client: Client) -> None:
    """Raise `UserError` if a worker has another version of ours: its games could differ."""
    try:
        client.wait_for_workers(1, timeout=WORKERS_SECONDS)
    except TimeoutError:
        raise UserError("no-cluster-workers") from None
    for worker, version in client.run(installed_version, on_error="return").items():
        if version != __version__:
            raise UserError("cluster-version", worker=worker, version=str(version), ours=__version__)


def installed_version() -> str:
    """Return the version of ours that a worker has."""
    return __version__


def play_portion(play: Callable[[C], T], chunks: list[C]) -> tuple[list[T], float]:
    """Play some chunks one after the other, and say how long they took."""
    began = monotonic()
    return [play(chunk) for chunk in chunks], monotonic() - began


def spread_portions(client: Client, play: Callable[[C], T], chunks: Iterable[C]) -> Iterator[tuple[C, T]]:
    """Play chunks on a cluster and give what each came to, in order; portions grow until they take long enough."""
    rest = iter(chunks)
    size = 1
    waiting: deque[tuple[list[C], Any]] = deque()
    while True:
        ahead = PORTIONS_AHEAD * max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
        while len(waiting) < ahead and (portion := list(islice(rest, size))):
            task = client.submit(play_portion, play, portion, pure=False, retries=RETRIES)
            waiting.append((portion, task))
        if not waiting:
            return
        portion, task = waiting.popleft()
        results, seconds = task.result()
        task.release()
        yield from zip(portion, results, strict=True)
        size = portion_size(len(portion), seconds)


def portion_size(chunks: int, seconds: float) -> int:
    """Return how many chunks the next portion should have, after some took so long."""
    wanted = chunks * LEAST_SECONDS / max(seconds, 1e-3)
    return max(1, min(MOST_IN_A_PORTION, 2 * chunks, round(wanted + 0.5)))
