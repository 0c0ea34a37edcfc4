"""What an environment plays: rules, players, how long, for which reward, and how actions are numbered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undermine.api.games import USUAL_PLAYERS, composed
from undermine.engine.kernel.play import start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table
from undermine.errors import UserError

REWARDS: Final = ("round", "gold", "place")
ACTIONS: Final = ("flat", "listed")
WINDOWS: Final = {"saboteur": (-4, -6, 11, 6), "lost-mines": (0, 0, 10, 6)}
"""The cells that observations and flat actions tell apart, by game: left, top, right, bottom."""
MOST_OPTIONS: Final = 512
"""Places in a list of options; random play has never offered more than 350, in `jubilee2`."""


@dataclass(frozen=True)
class Setting:
    """Everything that decides what observations and actions look like.

    `reward` is paid when a round is settled: `round` is 1 for those who have won it and -1 for the others, `gold` what
    they got (points in The Lost Mines); `place` is paid at the end: 1 for the first, 0 for the last, ties share.
    """

    rules: str = "base"
    players: int | None = None
    whole_game: bool = False
    reward: str = "round"
    claims: bool = False
    actions: str = "flat"
    window: tuple[int, int, int, int] | None = None
    most_options: int = MOST_OPTIONS

    def check(self) -> None:
        """Raise `UserError` or `RulesError` with a sentence if this cannot be played."""
        for name, value, choices in (("reward", self.reward, REWARDS), ("actions", self.actions, ACTIONS)):
            if value not in choices:
                raise UserError("env-choice", name=name, value=value, choices=", ".join(choices))
        if self.window is not None and not (
            self.window[0] <= 0 <= self.window[2] and self.window[1] <= 0 <= self.window[3]
        ):
            raise UserError("env-window", window=str(self.window))
        self.ruleset.check_seats(self.seats)

    @property
    def ruleset(self) -> Ruleset:
        """The rules."""
        return composed(self.rules)

    @property
    def seats(self) -> int:
        """How many play: as many as asked for, or else as are usual."""
        if self.players is not None:
            return self.players
        return max(self.ruleset.fewest, min(USUAL_PLAYERS, self.ruleset.most))

    @property
    def cells(self) -> tuple[int, int, int, int]:
        """The window: left, top, right, bottom."""
        return self.window or WINDOWS[self.ruleset.game.name]

    def example(self) -> Table:
        """Return a table that has just been dealt, the same every time: what it has shows how large pieces must be."""
        return start(self.ruleset, self.seats, seed_bytes("an example of these rules"))
