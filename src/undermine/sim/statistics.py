"""What a batch of games comes to: wins by side, gold (or points) by seat, bot and role, and length.

Only whole numbers are added up, so that the sums are the same in whatever order the games come in.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from undermine.engine.classic.modules.base.dealing import DwarfsRevealed
from undermine.engine.classic.modules.base.gold import WinnersFound
from undermine.engine.classic.rounds import GameEnded
from undermine.engine.classic.table import ClassicTable, classic
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.rounds import RoundBegan, RoundEnded
from undermine.engine.kernel.table import Table
from undermine.engine.lost_mines.cards import CLANS, LOYAL, SELFISH
from undermine.engine.lost_mines.rounds import GameWon
from undermine.engine.lost_mines.scoring import PointsScored, RolesRevealed
from undermine.engine.lost_mines.table import LostMinesTable
from undermine.sim.match import Watcher

MINERS, SABOTEURS, NOBODY = "miners", "saboteurs", "nobody"
SIDES = (MINERS, SABOTEURS, *CLANS, NOBODY)
"""Who can win a round of Saboteur; of The Lost Mines the clan whose pool is worth more; or nobody."""


@dataclass
class Summary:
    """Sums over games; `Counter` keys are sides, seats, bots and dwarfs."""

    games: int = 0
    rounds: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    sides: Counter[str] = field(default_factory=Counter)
    seat_gold: Counter[int] = field(default_factory=Counter)
    bot_games: Counter[str] = field(default_factory=Counter)
    bot_gold: Counter[str] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    role_rounds: Counter[str] = field(default_factory=Counter)
    role_gold: Counter[str] = field(default_factory=Counter)
    role_wins: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Summary") -> None:
        """Add the sums of other games."""
        self.shortest = min([length for length in (self.shortest, other.shortest) if length], default=0)
        self.longest = max(self.longest, other.longest)
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            elif name in ("games", "rounds", "decisions"):
                setattr(self, name, getattr(self, name) + value)


class Scorer(Watcher):
    """Keeps the score of one game after the other."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.summary = Summary()
        self.line_up: Sequence[str] = ()

    def seat(self, line_up: Sequence[str]) -> None:
        """Note which bot sits where in the next game."""
        self.line_up = line_up

    def began(self, table: Table) -> None:
        """Begin the first round."""
        self.decisions = 0
        self.treasure = False
        self.dwarfs: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self.gained: tuple[int, ...] = ()
        self.wealth = wealth(table)
        self.summary.sides.update(dict.fromkeys(sides(table), 0))

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
                self.gained = event.gained
                self.winners = tuple(
                    seat for seat, gained in enumerate(event.gained) if most and gained == most
                )
            elif isinstance(event, RoundBegan | GameEnded | GameWon):
                self._close_round(table)

    def _close_round(self, table: Table) -> None:
        summary = self.summary
        summary.rounds += 1
        summary.sides[self._side(table)] += 1
        owned = wealth(table)
        for seat, dwarf in enumerate(self.dwarfs):
            role = table.ruleset.cards[dwarf].name
            summary.role_rounds[role] += 1
            summary.role_gold[role] += owned[seat] - self.wealth[seat]
            summary.role_wins[role] += seat in self.winners
        self.wealth = owned

    def _side(self, table: Table) -> str:
        """Return who has won the round: a side of Saboteur, or the clan whose members got more points."""
        if isinstance(table, ClassicTable):
            return MINERS if self.treasure else SABOTEURS if self.winners else NOBODY
        gained = dict.fromkeys(CLANS, 0)
        for seat, points in enumerate(self.gained):
            clan, role = table.ruleset.cards[self.dwarfs[seat]].tags
            if role != SELFISH:
                gained[clan if role == LOYAL else next(other for other in CLANS if other != clan)] += points
        best = max(gained.values())
        ahead = [clan for clan in CLANS if gained[clan] == best]
        return ahead[0] if len(ahead) == 1 else NOBODY

    def ended(self, table: Table) -> None:
        """Count the game."""
        summary = self.summary
        summary.games += 1
        summary.decisions += self.decisions
        summary.shortest = min(summary.shortest or self.decisions, self.decisions)
        summary.longest = max(summary.longest, self.decisions)
        for seat, (bot, gold) in enumerate(zip(self.line_up, wealth(table), strict=True)):
            summary.seat_gold[seat] += gold
            summary.bot_games[bot] += 1
            summary.bot_gold[bot] += gold
            summary.bot_wins[bot] += seat in winners(table)


def wealth(table: Table) -> list[int]:
    """Return what everybody has won so far: gold, or points."""
    if isinstance(table, LostMinesTable):
        return table.points
    return [int(classic(table).wealth(seat)) for seat in range(table.seats)]


def winners(table: Table) -> tuple[int, ...]:
    """Return who has won the game."""
    return table.winners if isinstance(table, LostMinesTable) else classic(table).winners


def sides(table: Table) -> tuple[str, ...]:
    """Return who can win a round."""
    return (*CLANS, NOBODY) if isinstance(table, LostMinesTable) else (MINERS, SABOTEURS, NOBODY)


def counted(summary: Summary) -> str:
    """Say what is earned in these games: gold, or points."""
    return "points" if CLANS[0] in summary.sides else "gold"


def plain_summary(summary: Summary) -> dict[str, object]:
    """Return shares and means as plain data."""
    return {
        "sides": {
            side: {"rounds": summary.sides[side], "share": _ratio(summary.sides[side], summary.rounds)}
            for side in SIDES
            if side in summary.sides
        },
        "counted": counted(summary),
        counted(summary): {
            "by_seat": [_ratio(summary.seat_gold[seat], summary.games) for seat in sorted(summary.seat_gold)],
            "by_bot": {
                bot: _ratio(summary.bot_gold[bot], summary.bot_games[bot])
                for bot in sorted(summary.bot_games)
            },
            "by_role": {
                role: _ratio(summary.role_gold[role], summary.role_rounds[role])
                for role in sorted(summary.role_rounds)
            },
        },
        "wins": {
            "by_bot": {
                bot: _ratio(summary.bot_wins[bot], summary.bot_games[bot])
                for bot in sorted(summary.bot_games)
            },
            "by_role": {
                role: _ratio(summary.role_wins[role], summary.role_rounds[role])
                for role in sorted(summary.role_rounds)
            },
        },
        "length": {
            "rounds": summary.rounds,
            "decisions": summary.decisions,
            "decisions_per_game": _ratio(summary.decisions, summary.games),
            "decisions_per_round": _ratio(summary.decisions, summary.rounds),
            "shortest_game": summary.shortest,
            "longest_game": summary.longest,
        },
    }


def _ratio(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
