"""The seams that Saboteur adds to the kernel's, and the names of its quantities and phases."""

from __future__ import annotations

from typing import ClassVar, Final

from undermine.engine._native import i64, mypyc_attr
from undermine.engine.kernel.agenda import Step
from undermine.engine.kernel.modules import Module
from undermine.engine.saboteur.table import SaboteurTable

# Quantities (seam `adjust`, fold: chain).
HAND_SIZE: Final = 0
"""Cards dealt to each player."""
PASS_LIMIT: Final = 1
"""Most cards discarded in one pass."""
DIRECTION: Final = 2
"""1 if turns go clockwise, -1 if the other way round."""
CALLED: Final = 3
"""1 if the seat gets a turn although its hand is empty."""
STARTER: Final = 4
"""Who starts the next round."""
SHARES: Final = 5
"""Gold cards laid out when the miners have won."""
QUANTITIES: Final = 6

# Phases of setting up a round, then of ending it (seam `phase`, fold: in box order).
ROLES: Final = 0
LAYOUT: Final = 1
PIECES: Final = 2
CHOICES: Final = 3
DECK: Final = 4
DEAL: Final = 5
SETUP: Final = (ROLES, LAYOUT, PIECES, CHOICES, DECK, DEAL)
REVEAL: Final = 6
WINNERS: Final = 7
SETTLING: Final = 8
DIVISION: Final = 9
AFTERMATH: Final = 10
ENDING: Final = (REVEAL, WINNERS, SETTLING, DIVISION, AFTERMATH)

# Traits of verbs, by which modules address them in `bars`, `bars_targets` and `prices`.
DIGGING: Final = "digging"
"""What plays a tunnel card of the hand. Where one is to be played, verbs that spend no turn can be used as well."""
LAYING: Final = "laying"
"""What lays a tunnel card on the cell it is aimed at, from the hand or not."""

MUST_CONNECT: Final = 0
"""Placing rule: a new card must be joined to the start (BASE-15)."""
MUST_TOUCH: Final = 1
"""Placing rule: next to a card and fitting is enough (BASE-16)."""


class Discovery:
    """Something that a placement has reached: where it lies and the step that resolves it (BASE-37)."""

    def __init__(self, cell: i64, step: Step) -> None:
        """Note the cell, by which the player names it, and the step."""
        self.cell = cell
        self.step = step


@mypyc_attr(allow_interpreted_subclasses=True)
class SaboteurModule(Module):
    """A rule module of Saboteur."""

    placing: ClassVar[int] = MUST_CONNECT
    discovering: ClassVar[bool] = False
    standing: ClassVar[bool] = False
    gold_in_cards: ClassVar[bool] = False

    def dwarfs(self, table: SaboteurTable, deck: list[int]) -> list[int]:
        """Return the dwarf cards to be shuffled and dealt (fold: chain)."""
        return deck

    def goals(self, table: SaboteurTable, laid: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the goals of the round, each a cell and a card (fold: chain)."""
        return laid

    def deck(self, table: SaboteurTable, cards: list[int]) -> list[int]:
        """Return the cards to be shuffled into the deck (fold: chain)."""
        return cards

    def laid_out(self, table: SaboteurTable) -> list[int]:
        """Return the cards that `deck` left out because they were laid in the labyrinth before (fold: sum)."""
        return []

    def gold_apart(self, table: SaboteurTable) -> tuple[int, ...]:
        """Return the gold cards that lie neither in the supply nor in a purse, but with this module (fold: sum)."""
        return ()

    def discovers(self, table: SaboteurTable, found: list[Discovery]) -> None:
        """Add what is reached now and not yet resolved (fold: sum)."""

    def stands_at(self, table: SaboteurTable, cell: i64) -> bool:
        """Return whether a figure of this module stands on the cell, if `standing` (fold: any)."""
        return False

    def wins(self, table: SaboteurTable, winners: list[int]) -> list[int]:
        """Return the seats that have won the round (fold: chain)."""
        return winners

    def division(self, table: SaboteurTable, steps: list[Step]) -> list[Step]:
        """Return the steps that divide the gold (fold: chain)."""
        return steps
