"""The names of what the seams of Saboteur are about: quantities, phases, traits of verbs, placing rules, matters."""

from __future__ import annotations

from typing import Final

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

# Matters (seam `partakes`, fold: all must agree).
IN_ROUND: Final = 0
"""Matter: who still plays in this round."""
COUNTED: Final = 1
"""Matter: who counts when gold is divided."""
SHARING: Final = 2
"""Matter: who receives a share when gold is divided."""
MATTERS: Final = 3
