"""How many connections there may be at once."""

from collections import Counter
from collections.abc import Callable

from undermine.server.people.addresses import party_of


def nobody(_address: str) -> bool:
    """Return that no address speaks for others."""
    return False


class Admission:
    """How many connections there are: of each address, and in all. 0 is any number."""

    def __init__(self, most: int, most_of_one: int, proxies: Callable[[str], bool] = nobody) -> None:
        """Admit this many; `proxies` says which addresses speak for others and are not counted alone."""
        self._most = most
        self._most_of_one = most_of_one
        self._proxies = proxies
        self._of: Counter[str] = Counter()
        self.refused = 0

    def enter(self, address: str) -> bool:
        """Count a connection, and return whether it may stay; either way it must `leave`."""
        party = party_of(address)
        self._of[party] += 1
        crowd = self._most_of_one and not self._proxies(address) and self._of[party] > self._most_of_one
        if crowd or (self._most and self._of.total() > self._most):
            self.refused += 1
            return False
        return True

    def count(self) -> int:
        """Return how many there are."""
        return self._of.total()

    def leave(self, address: str) -> None:
        party = party_of(address)
        self._of[party] -= 1
        if not self._of[party]:
            del self._of[party]
