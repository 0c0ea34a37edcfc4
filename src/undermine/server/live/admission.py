"""How many connections there may be at once, and how many may be opened one after the other."""

import time
from collections import Counter
from collections.abc import Callable

from undermine.server.limits import Limit
from undermine.server.people.addresses import party_of

OPENED_PER_SECOND, OPENED_BURST = 10.0, 400.0
"""Connections that one address may open: a second in the long run, and at once."""
FLOOD_COST = 10
"""As how many opened connections one counts that had to be cut because it flooded us."""


def nobody(_address: str) -> bool:
    """Return that no address speaks for others."""
    return False


class Admission:
    """How many connections there are: of each address, and in all. 0 is any number.

    Who is cut and comes again at once costs us as much as before, so where the connections of an address are limited,
    the rate is limited, too, at which it may open them.
    """

    def __init__(
        self,
        most: int,
        most_of_one: int,
        proxies: Callable[[str], bool] = nobody,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Admit this many; `proxies` says which addresses speak for others and are not counted alone."""
        self._most = most
        self._most_of_one = most_of_one
        self._proxies = proxies
        self._clock = clock
        self._opened = Limit(OPENED_PER_SECOND if most_of_one else 0.0, OPENED_BURST)
        self._of: Counter[str] = Counter()
        self.refused = 0

    def enter(self, address: str) -> bool:
        """Count a connection, and return whether it may stay; either way it must `leave`."""
        party = party_of(address)
        self._of[party] += 1
        crowd = not self._proxies(address) and self._is_too_much(party)
        if crowd or (self._most and self._of.total() > self._most):
            self.refused += 1
            return False
        return True

    def _is_too_much(self, party: str) -> bool:
        """Return whether a party has too many connections, or opens them too often; what is refused counts too."""
        opens_too_often = not self._opened.take(party, self._clock())
        return opens_too_often or 0 < self._most_of_one < self._of[party]

    def note_flood(self, address: str) -> None:
        """Hear that a connection of an address had to be cut, so that it cannot go on with the next one."""
        self._opened.spend({party_of(address): FLOOD_COST}, self._clock())

    def count(self) -> int:
        """Return how many there are."""
        return self._of.total()

    def leave(self, address: str) -> None:
        party = party_of(address)
        self._of[party] -= 1
        if not self._of[party]:
            del self._of[party]
