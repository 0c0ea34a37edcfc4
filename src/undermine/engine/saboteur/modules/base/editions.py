"""Where the two editions disagree: `current` (BASE-15, 21, 29, 35) and `classic` (BASE-16, 21, 30, 35)."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import i64
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import NOBODY, Step, Table
from undermine.engine.saboteur.modules.base.gold import draft_steps, players_who_are, saboteur_steps
from undermine.engine.saboteur.seams import MUST_CONNECT, MUST_TOUCH, SHARES, STARTER
from undermine.engine.saboteur.table import SaboteurModule, SaboteurTable, saboteur

MOST_CLASSIC_SHARES = 9
ONLY_OTHERS: Final = Refusal("only-others", "BASE-21")


class CurrentEdition(SaboteurModule):
    """The current edition of the base game."""

    id = "current"
    requires = ("dwarfs",)
    excludes = ("classic",)
    placing = MUST_CONNECT
    bars_targets = ("break",)
    adjusts = (STARTER,)

    def forbids_at(self, table: Table, seat: i64, verb: Verb, card: i64, target: i64) -> Refusal | None:
        """Forbid breaking one's own tools (BASE-21)."""
        barred = (self.forbidden_seats(table, seat, verb, card) >> target) & 1
        return ONLY_OTHERS if barred else None

    def forbidden_seats(self, table: Table, seat: i64, verb: Verb, card: i64) -> i64:
        """Return the player's own seat."""
        return 1 << seat

    def adjust(self, table: Table, quantity: int, seat: i64, value: i64) -> i64:
        """Let the left neighbour of the player who placed the last tunnel card start (BASE-35)."""
        at_table = saboteur(table)
        return value if at_table.last_digger == NOBODY else at_table.left_of(at_table.last_digger)

    def division(self, table: SaboteurTable, steps: list[Step]) -> list[Step]:
        """Give as many gold cards as there are miners (BASE-29), or pay the saboteurs."""
        if not table.treasure_found:
            return saboteur_steps(table)
        miners = len(players_who_are(table, "miner"))
        return draft_steps(table, table.rules.adjusted(table, SHARES, NOBODY, miners))


class ClassicEdition(SaboteurModule):
    """The classic edition of the base game."""

    id = "classic"
    requires = ("dwarfs",)
    excludes = ("current",)
    placing = MUST_TOUCH
    adjusts = (STARTER,)

    def adjust(self, table: Table, quantity: int, seat: i64, value: i64) -> i64:
        """Let the left neighbour of the last player to place a tunnel card or play an action card start (BASE-35)."""
        at_table = saboteur(table)
        return value if at_table.last_player == NOBODY else at_table.left_of(at_table.last_player)

    def division(self, table: SaboteurTable, steps: list[Step]) -> list[Step]:
        """Pass as many gold cards as there are players, nine at most, until none is left (BASE-30)."""
        if not table.treasure_found:
            return saboteur_steps(table)
        return draft_steps(
            table, table.rules.adjusted(table, SHARES, NOBODY, min(table.seats, MOST_CLASSIC_SHARES))
        )
