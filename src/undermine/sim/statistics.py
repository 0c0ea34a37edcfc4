"""What a batch of games comes to: wins by side, gold by seat, bot and role, and length.

Only whole numbers are added up, so that the sums are the same in whatever order the games come in.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from undermine.engine.classic.modules.base.dealing import DwarfsRevealed
from undermine.engine.classic.modules.base.gold import WinnersFound
from undermine.engine.classic.rounds import GameEnded
from undermine.engine.classic.table import classic
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.rounds import RoundBegan, RoundEnded
from undermine.engine.kernel.table import Table
from undermine.sim.match import Watcher

SIDES = ("miners", "saboteurs", "nobody")


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
        self.wealth = _wealth(table)

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        """Count the decision and look for the end of a round."""
        self.decisions += 1
        for event in events:
            if isinstance(event, RoundEnded):
                self.treasure = bool(event.treasure)
            elif isinstance(event, DwarfsRevealed):
                self.dwarfs = event.dwarfs
            elif isinstance(event, WinnersFound):
                self.winners = event.winners
            elif isinstance(event, RoundBegan | GameEnded):
                self._close_round(table)

    def _close_round(self, table: Table) -> None:
        summary = self.summary
        summary.rounds += 1
        side = "miners" if self.treasure else "saboteurs" if self.winners else "nobody"
        summary.sides[side] += 1
        wealth = _wealth(table)
        for seat, dwarf in enumerate(self.dwarfs):
            role = table.ruleset.cards[dwarf].name
            summary.role_rounds[role] += 1
            summary.role_gold[role] += wealth[seat] - self.wealth[seat]
            summary.role_wins[role] += seat in self.winners
        self.wealth = wealth

    def ended(self, table: Table) -> None:
        """Count the game."""
        summary = self.summary
        summary.games += 1
        summary.decisions += self.decisions
        summary.shortest = min(summary.shortest or self.decisions, self.decisions)
        summary.longest = max(summary.longest, self.decisions)
        for seat, (bot, gold) in enumerate(zip(self.line_up, _wealth(table), strict=True)):
            summary.seat_gold[seat] += gold
            summary.bot_games[bot] += 1
            summary.bot_gold[bot] += gold
            summary.bot_wins[bot] += seat in classic(table).winners


def _wealth(table: Table) -> list[int]:
    return [int(classic(table).wealth(seat)) for seat in range(table.seats)]


def plain_summary(summary: Summary) -> dict[str, object]:
    """Return shares and means as plain data."""
    return {
        "sides": {
            side: {"rounds": summary.sides[side], "share": _ratio(summary.sides[side], summary.rounds)}
            for side in SIDES
        },
        "gold": {
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
