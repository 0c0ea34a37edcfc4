"""Who stands where, and why before whom (TOUR-4).

Points by place; then the gold of all games; then the average points of those one has played against; then first
places; then a lot that was drawn with the tournament. A bye counts as the average of one's other rounds, or as half the
points of a first place if there is none; a round that somebody has missed counts nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256

from undermine.tournaments.formats import FULL_POINTS, places, points_of

HALF = Fraction(FULL_POINTS, 2)


@dataclass(frozen=True)
class TableResult:
    """What a game at a table came to: everybody's gold."""

    players: tuple[str, ...]
    gold: tuple[int, ...]


@dataclass
class Standing:
    """What somebody has achieved so far."""

    player: str
    points: Fraction = Fraction(0)
    gold: int = 0
    opponents: Fraction = Fraction(0)
    firsts: int = 0
    played: int = 0
    byes: int = 0
    met: list[str] = field(default_factory=list)


def standings(
    players: Sequence[str], results: Sequence[TableResult], byes: Sequence[str], lot: str
) -> list[Standing]:
    """Return everybody's standing, the best first."""
    found = {player: Standing(player) for player in players}
    for result in results:
        _count(found, result)
    for player in byes:
        if player in found:
            found[player].byes += 1
    for own in found.values():
        own.points += own.byes * (own.points / own.played if own.played else HALF)
    for own in found.values():
        against = [found[other].points for other in own.met if other in found]
        own.opponents = sum(against, Fraction(0)) / len(against) if against else Fraction(0)
    return sorted(found.values(), key=lambda own: _order(own, lot))


def _count(found: dict[str, Standing], result: TableResult) -> None:
    at_table = zip(result.players, result.gold, places(list(result.gold)), strict=True)
    for player, gold, place in at_table:
        if player in found:
            own = found[player]
            own.points += points_of(place, len(result.players))
            own.gold += gold
            own.firsts += place == 1
            own.played += 1
            own.met += [other for other in result.players if other != player]


def _order(own: Standing, lot: str) -> tuple[Fraction, int, Fraction, int, bytes]:
    drawn = sha256(f"{lot} {own.player}".encode()).digest()
    return -own.points, -own.gold, -own.opponents, -own.firsts, drawn
