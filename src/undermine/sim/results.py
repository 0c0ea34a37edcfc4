"""The results of rounds: who has won, as what, and what everybody got by it."""

from collections.abc import Sequence
from dataclasses import dataclass

from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.rounds import RoundBegan, RoundEnded
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.cards import CLANS, LOYAL, SELFISH
from undermine.engine.lost_mines.rounds import GameWon
from undermine.engine.lost_mines.scoring import PointsScored, RolesRevealed
from undermine.engine.lost_mines.table import LostMinesTable
from undermine.engine.saboteur.modules.base.dealing import DwarfsRevealed
from undermine.engine.saboteur.modules.base.gold import WinnersFound
from undermine.engine.saboteur.rounds import GameEnded
from undermine.engine.saboteur.table import SaboteurTable, saboteur
from undermine.sim.match import Watcher

MINERS, SABOTEURS, NOBODY = "miners", "saboteurs", "nobody"
SIDES = (MINERS, SABOTEURS, *CLANS, NOBODY)
"""Who can win a round of Saboteur; of The Lost Mines the clan whose pool is worth more; or nobody."""


@dataclass(frozen=True)
class RoundResult:
    """What one round came to: the side that won, and by seat the dwarf, what was gained, and whether it won."""

    side: str
    roles: tuple[str, ...]
    gained: tuple[int, ...]
    won: tuple[bool, ...]


class RoundKeeper(Watcher):
    """Keeps the results of the rounds of one game after the other."""

    def began(self, table: Table) -> None:
        """Begin the first round."""
        self.rounds: list[RoundResult] = []
        self.decisions = 0
        self.treasure = False
        self.dwarfs: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self.scored: tuple[int, ...] = ()
        self.wealth = wealth(table)

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        """Count the decision and look for the end of a round."""
        self.decisions += 1
        for event in events:
            if isinstance(event, RoundEnded):
                self.treasure = bool(event.treasure)
            elif isinstance(event, DwarfsRevealed | RolesRevealed):
                self.dwarfs = event.dwarfs
            elif isinstance(event, WinnersFound):
                self.winners = event.winners
            elif isinstance(event, PointsScored):
                most = max(event.gained)
                self.scored = event.gained
                self.winners = tuple(
                    seat for seat, gained in enumerate(event.gained) if most and gained == most
                )
            elif isinstance(event, RoundBegan | GameEnded | GameWon):
                self._close_round(table)

    def _close_round(self, table: Table) -> None:
        owned = wealth(table)
        self.rounds.append(
            RoundResult(
                self._side(table),
                tuple(table.ruleset.cards[dwarf].name for dwarf in self.dwarfs),
                tuple(after - before for after, before in zip(owned, self.wealth, strict=True)),
                tuple(seat in self.winners for seat in range(table.seats)),
            )
        )
        self.wealth = owned

    def _side(self, table: Table) -> str:
        """Return who has won the round: a side of Saboteur, or the clan whose members got more points."""
        if isinstance(table, SaboteurTable):
            return MINERS if self.treasure else SABOTEURS if self.winners else NOBODY
        gained = dict.fromkeys(CLANS, 0)
        for seat, points in enumerate(self.scored):
            clan, role = table.ruleset.cards[self.dwarfs[seat]].tags
            if role != SELFISH:
                gained[clan if role == LOYAL else next(other for other in CLANS if other != clan)] += points
        best = max(gained.values())
        ahead = [clan for clan in CLANS if gained[clan] == best]
        return ahead[0] if len(ahead) == 1 else NOBODY


def wealth(table: Table) -> list[int]:
    """Return what everybody has won so far: gold, or points."""
    if isinstance(table, LostMinesTable):
        return list(table.points)
    return [int(saboteur(table).wealth(seat)) for seat in range(table.seats)]


def winners(table: Table) -> tuple[int, ...]:
    """Return who has won the game."""
    return table.winners if isinstance(table, LostMinesTable) else saboteur(table).winners


def sides(table: Table) -> tuple[str, ...]:
    """Return who can win a round."""
    return (*CLANS, NOBODY) if isinstance(table, LostMinesTable) else (MINERS, SABOTEURS, NOBODY)
