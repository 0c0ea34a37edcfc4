"""What a batch of games comes to: wins by side, gold (or points) by seat, bot and role, and length.

Only whole numbers are added up, so that the sums are the same in whatever order the games come in.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from undermine.engine.kernel.table import Table
from undermine.replay.results import RoundResult
from undermine.sim.results import RoundKeeper


@dataclass
class Summary:
    """Sums over games; `Counter` keys are sides, seats, bots and dwarfs; of `lost`, bot and reason."""

    games: int = 0
    rounds: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    counted: str = ""
    sides: Counter[str] = field(default_factory=Counter)
    seat_gold: Counter[int] = field(default_factory=Counter)
    bot_games: Counter[str] = field(default_factory=Counter)
    bot_gold: Counter[str] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    role_rounds: Counter[str] = field(default_factory=Counter)
    role_gold: Counter[str] = field(default_factory=Counter)
    role_wins: Counter[str] = field(default_factory=Counter)
    lost: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, other: "Summary") -> None:
        """Add the sums of other games."""
        self.shortest = min([length for length in (self.shortest, other.shortest) if length], default=0)
        self.longest = max(self.longest, other.longest)
        self.counted = self.counted or other.counted
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            elif name in ("games", "rounds", "decisions"):
                setattr(self, name, getattr(self, name) + value)


class Scorer(RoundKeeper):
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
        super().began(table)
        game = table.ruleset.game
        self.summary.counted = game.counted
        self.summary.sides.update(dict.fromkeys(game.sides, 0))

    def ended(self, table: Table) -> None:
        """Count the game."""
        summary = self.summary
        scores, winners = table.ruleset.scores(table), table.ruleset.winners(table)
        summary.games += 1
        summary.decisions += self.decisions
        summary.shortest = min(summary.shortest or self.decisions, self.decisions)
        summary.longest = max(summary.longest, self.decisions)
        for result in self.rounds:
            self._count_round(result)
        for seat, (bot, gold) in enumerate(zip(self.line_up, scores, strict=True)):
            summary.seat_gold[seat] += gold
            summary.bot_games[bot] += 1
            summary.bot_gold[bot] += gold
            summary.bot_wins[bot] += seat in winners

    def _count_round(self, result: RoundResult) -> None:
        summary = self.summary
        summary.rounds += 1
        summary.sides[result.side] += 1
        for role, gained, won in zip(result.roles, result.gained, result.won, strict=True):
            summary.role_rounds[role] += 1
            summary.role_gold[role] += gained
            summary.role_wins[role] += won


def plain_summary(summary: Summary) -> dict[str, object]:
    """Return shares and means as plain data."""
    told: dict[str, object] = {
        "sides": {
            side: {"rounds": rounds, "share": _ratio(rounds, summary.rounds)}
            for side, rounds in summary.sides.items()
        },
        "counted": summary.counted,
        summary.counted: {
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
    return told | {"lost": _lost(summary)} if summary.lost else told


def _lost(summary: Summary) -> dict[str, dict[str, int]]:
    """Return the decisions that programs have lost, by bot and reason."""
    lost: dict[str, dict[str, int]] = {}
    for (bot, reason), count in sorted(summary.lost.items()):
        lost.setdefault(bot, {})[reason] = count
    return lost


def _ratio(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
