"""The bots by name: what simulations, arenas and lobbies offer. A bot is added by one line."""

from dataclasses import dataclass
from typing import Final

from undermine.bots.apprentice import ApprenticeBot
from undermine.bots.contract import Bot, Budget, Maker
from undermine.bots.digger import DiggerBot
from undermine.bots.grandmaster import GrandmasterBot
from undermine.bots.master import MasterBot
from undermine.bots.novice import NoviceBot
from undermine.bots.random_bot import RandomBot
from undermine.errors import UserError


@dataclass(frozen=True)
class Entry:
    """One kind of bot: its name, a sentence for people, and how it is made."""

    name: str
    sentence: str
    maker: Maker


BOTS: Final[dict[str, Entry]] = {
    entry.name: entry
    for entry in (
        Entry("random", "Does anything that is allowed.", RandomBot),
        Entry("digger", "Digs towards the goals, whatever its role.", DiggerBot),
        Entry("novice", "Plays its role, but overlooks things, forgets, and believes at once.", NoviceBot),
        Entry("apprentice", "Plays its role by solid rules of thumb.", ApprenticeBot),
        Entry("master", "Reads the table, and tries out in its mind what it might do.", MasterBot),
        Entry("grandmaster", "Knows all kinds of players, and which kind is at the table.", GrandmasterBot),
    )
}

FORMER_NAMES: Final[dict[str, str]] = {"sensible": "apprentice"}
"""Names that bots had before, which older commands and records may still use."""


def find_bot(name: str) -> Entry:
    """Return the bot of that name; raises `UserError` with a sentence."""
    name = FORMER_NAMES.get(name, name)
    if name not in BOTS:
        raise UserError("no-bot", name=name, bots=tuple(BOTS))
    return BOTS[name]


def make_bot(name: str, seat: int, seed: bytes, budget: Budget) -> Bot:
    """Make the bot of that name for a seat."""
    return find_bot(name).maker(seat, seed, budget)
