"""What a dwarf asks of its player, and with whom it wins, by the name of the game."""

from collections.abc import Callable
from typing import Final, NamedTuple

from undermine.rulebook import rulesets

MINER, SABOTEUR, ALONE = "miner", "saboteur", "alone"
SKILLS: Final = (MINER, SABOTEUR, ALONE)


class Part(NamedTuple):
    """What somebody is in a round: the skill it takes, and the side they win with. Who plays alone has no side."""

    skill: str
    side: str


def part_of(rules: str, dwarf: str) -> Part:
    """Return what a dwarf of these rules is in a round."""
    return PARTS[rulesets.ruleset(rules).game.name](dwarf)


def _saboteur_part(dwarf: str) -> Part:
    """Miners win with miners of their colour, saboteurs with saboteurs, and all others for themselves."""
    if dwarf == SABOTEUR:
        return Part(SABOTEUR, SABOTEUR)
    return Part(MINER, dwarf) if dwarf == MINER or dwarf.endswith(f"-{MINER}") else Part(ALONE, "")


def _lost_mines_part(dwarf: str) -> Part:
    """A clan has its loyal dwarfs and the other clan's saboteur (LM-31); the selfish have no share (LM-30)."""
    clan, role = dwarf.split("-")
    if role == "loyal":
        return Part(MINER, clan)
    other = "yellow" if clan == "blue" else "blue"
    return Part(SABOTEUR, other) if role == "saboteur" else Part(ALONE, "")


PARTS: Final[dict[str, Callable[[str], Part]]] = {"saboteur": _saboteur_part, "lost-mines": _lost_mines_part}
