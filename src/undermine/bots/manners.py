"""The manners of the master: by which numbers it weighs things up, for every dwarf it may be.

How they were found stands in docs/bots.md.
"""

from typing import Final

from undermine.bots.policy.manner import Manner


def mining() -> Manner:
    """Return the manner of a master who digs for gold: it reckons with the cards that are left."""
    manner = Manner()
    manner.reckoning = True
    manner.holding = 2.1
    manner.second_way = 0.17
    manner.serving = 0.23
    manner.breaking = 2.2
    manner.own_repair = 1.25
    manner.repair = 1.25
    manner.distrust = 1.9
    manner.rockfall = 0.26
    manner.looking = 0.64
    manner.passing = 0.27
    return manner


def lurking() -> Manner:
    """Return the manner of a master among the saboteurs: whole tools first, its own and its fellow's, then harm.

    A rockfall waits for a cell that costs the miners dearly, wherever in the labyrinth that is.
    Broken tools are kept for later. Whoever breaks them early gives the miners time to repair: in rounds of apprentices
    against such saboteurs one of three miners with a broken tool changed the chance of the treasure by 2 points when
    the round began and by 10 to 15 in its last third, where it is worth more than a turn of the way.
    """
    manner = Manner()
    manner.reckoning = True
    manner.second_way = 0.24
    manner.serving = 0.2
    manner.passing = 0.46
    manner.rockfall = 1.3
    manner.rockfalls = 20
    manner.sparing = 1.8
    manner.helping = 0.3
    manner.in_sight = 2.0
    manner.stealth = 0.8
    manner.cover = 0.1
    manner.hindering = 0.75
    manner.patience = 1.0
    manner.lateness = 4.1
    manner.blending = 1.0
    manner.keeping = 0.11
    manner.prying = 0.11
    return manner


MINING: Final = mining()
LURKING: Final = lurking()
"""The numbers of both were climbed to on rounds against apprentices (docs/bots.md tells how)."""


# -- Saboteur 2: gold goes to one team, to thieves, and to whoever is paid for something else ------------------------


def thieving() -> Manner:
    """Return what all manners of Saboteur 2 share: a theft is a whole piece of gold, so it is worth any turn."""
    manner = Manner()
    manner.stealing = 2.0
    manner.guarding = 0.5
    return manner


def racing() -> Manner:
    """Return the manner of a team's miner, who races the other team to the treasure (S2-22, S2-23).

    The last card wins for one's own team, so it is worth more than anything else, and it is not left to the next
    player if that can be helped. Through the other team's doors there is no way.
    """
    manner = thieving()
    manner.finishing = 3.0
    manner.giving = 0.5
    manner.heeding = True
    manner.opening = 0.5
    return manner


def presiding() -> Manner:
    """Return the manner of the boss: if it finishes, both teams win and share (S2-24), so others had better do it."""
    manner = thieving()
    manner.finishing = -0.5
    return manner


def collecting() -> Manner:
    """Return the manner of a geologist: many crystals and a long round (S2-27), and tools that stay whole."""
    manner = thieving()
    manner.sympathy = -0.3
    manner.own_repair = 2.5
    manner.passing = 0.5
    manner.crystals = 4.0
    manner.collecting = 10.0
    return manner


def profiting() -> Manner:
    """Return the manner of the profiteer, who wins anyhow (S2-26): more among the saboteurs, who are fewer."""
    manner = thieving()
    manner.sympathy = -0.5
    return manner


def plotting() -> Manner:
    """Return the manner of a saboteur in Saboteur 2: open harm and whole tools; blending in earned less there."""
    manner = thieving()
    manner.reckoning = True
    manner.sparing = 1.5
    manner.hindering = 0.8
    return manner


SECOND: Final[dict[str, Manner]] = {
    "blue-miner": racing(),
    "green-miner": racing(),
    "boss": presiding(),
    "geologist": collecting(),
    "profiteer": profiting(),
    "saboteur": plotting(),
}
"""The manner of every dwarf of Saboteur 2."""
