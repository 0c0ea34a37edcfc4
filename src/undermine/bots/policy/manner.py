"""A manner: the numbers by which a player weighs things up. One card nearer to the treasure is worth 1.

What a number means stands beside it. The plain manner is set by hand; what a level changes is data of that level.
"""

from __future__ import annotations


class Manner:
    """How much everything counts, for a player who digs for gold and for one who hinders it."""

    def __init__(self) -> None:
        """Weigh things up plainly."""
        # -- everybody
        self.memory = 0  # turns after which a look at a goal is forgotten; 0 is never
        self.credulity = 1.0  # how much every suspicious move counts: 1 is its due
        self.reckoning = False  # by effort (the cards that are left) instead of cells
        self.holding = 0.0  # so many more copies a card counts there that is in one's own hand ...
        self.second_way = 0.2  # ... and so much of the second best way
        self.rockfalls = 3  # so many rockfalls are thought through, those nearest to where the tunnel goes on
        self.serving = 0.0  # what the use counts that a tunnel card would have now, when it is to be passed
        self.stealing = 0.5  # a theft when the round begins, and once more when it is about to end
        self.guarding = 0.2  # stopping somebody else's theft
        # -- whoever digs for the treasure
        self.spending = 0.08  # the worth of the tunnel card laid
        self.breaking = 1.6  # breaking a tool of somebody who is certainly an enemy ...
        self.doubting = 0.5  # ... times the suspicion beyond this
        self.crowding = 0.2  # ... less this for every tool that is broken there already
        self.own_repair = 1.4
        self.repair = 1.2  # repairing for somebody who is certainly a friend ...
        self.distrust = 1.8  # ... less this times the suspicion
        self.rockfall = 0.3  # what a rockfall costs beside what it does
        self.looking = 0.6  # a look at a goal while nothing is known
        self.passing = 0.3  # passing a card of no worth
        self.keeping = 0.1  # what one point of worth of a passed card counts
        self.finishing = 0.0  # being the one who reaches the treasure, beyond the way won ...
        self.giving = 0.0  # ... and what it costs to leave the last card of the way to the next player
        self.heeding = (
            False  # measures ways without the doors of the other colour, which are shut (S2-22) ...
        )
        self.opening = 0.0  # ... and what it counts to bring one of those down
        self.sympathy = 0.3  # how much a dwarf wants the treasure found who gains nothing by it
        self.crystals = 0.9  # laying a crystal, for whoever is paid by them ...
        self.collecting = 0.0  # ... and what it is worth more to keep one
        # -- whoever hinders them
        self.in_sight = 4.0  # all cover is dropped when the treasure is at most so many cards away
        self.stealth = 0.5  # how much of the harm counts while the cover holds ...
        self.cover = 0.2  # ... less this for being seen to do it
        self.blending = 0.0  # a tunnel that seems to lead on, when the round begins; nothing when it ends
        self.hindering = 1.2  # breaking a tool of a certain enemy
        self.patience = 0.7  # how much of that counts while the cover holds
        self.lateness = 0.0  # so much more of it counts when the round is about to end
        self.already = 0.4  # for every tool that is broken there already
        self.sparing = 0.5  # repairing one's own tool
        self.helping = 0.8  # suspicion beyond which another one is repaired for
        self.prying = 0.3  # a look at a goal


PLAIN = Manner()
"""The manner of the plain rules of thumb."""
