"""What a server knows of the others: who runs, which tables they have in memory, and who is connected to them there.

It is hearsay and may be old. It says who goes first where all could, and who is present; never what happens in a game.
Time is given, never asked for.
"""

from hashlib import sha256

from undermine.server.cluster.cluster_messages import AnyClusterMessage, Forgot, Hosting

SILENCE_SECONDS = 2.0
"""Seconds after which a server that says nothing counts as dead."""


class Peers:
    """The other servers of this database."""

    def __init__(self, node: str) -> None:
        self.node = node
        self._heard: dict[str, float] = {}
        self._tables: dict[str, dict[str, frozenset[int]]] = {}

    def hear(self, node: str, message: AnyClusterMessage, now: float) -> None:
        """Take what another server says."""
        self._heard[node] = now
        if isinstance(message, Hosting):
            self._tables.setdefault(message.code, {})[node] = frozenset(message.seats)
        elif isinstance(message, Forgot):
            self._drop(node, message.code)

    def forget_silent(self, now: float) -> list[str]:
        """Forget the servers that have been silent for too long; return the tables they had."""
        orphans = []
        for node in [node for node, heard in self._heard.items() if now - heard > SILENCE_SECONDS]:
            del self._heard[node]
            for code in [code for code, nodes in self._tables.items() if node in nodes]:
                self._drop(node, code)
                orphans.append(code)
        return orphans

    def assume_alive(self, now: float) -> None:
        """Count everybody as heard of: nobody could be heard."""
        self._heard = dict.fromkeys(self._heard, now)

    def seats(self, code: str) -> set[int]:
        """Return the seats that are connected to other servers."""
        return {seat for seats in self._tables.get(code, {}).values() for seat in seats}

    def is_hosted(self, code: str) -> bool:
        """Return whether another server has this table in memory."""
        return bool(self._tables.get(code))

    def rank(self, code: str) -> int:
        """Return how many of those who have this table in memory go before us."""
        return self._place(code, self._tables.get(code, {}))

    def is_first(self, code: str) -> bool:
        """Return whether, of all who run, it is us to take a table that nobody has."""
        return self._place(code, self._heard) == 0

    def _place(self, code: str, nodes: dict[str, frozenset[int]] | dict[str, float]) -> int:
        return sorted([*nodes, self.node], key=lambda node: _lot(node, code)).index(self.node)

    def _drop(self, node: str, code: str) -> None:
        hosts = self._tables.get(code, {})
        hosts.pop(node, None)
        if not hosts:
            self._tables.pop(code, None)


def _lot(node: str, code: str) -> bytes:
    return sha256(f"{node} {code}".encode()).digest()
