"""The module of Tunnel Toll: start tokens, two more things to do in a turn, and a price on cells with a figure."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.modules import Verb, as_verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import NOBODY, Rules, Step, Table
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.modules.toll.asking import AskToPay, askable
from undermine.engine.saboteur.modules.toll.figures import PlaceFigure
from undermine.engine.saboteur.modules.toll.paying import GiveStartTokens, SettleToll
from undermine.engine.saboteur.modules.toll.state import FIGURES, TollState, figures, toll_state
from undermine.engine.saboteur.purse import has_gold
from undermine.engine.saboteur.seams import LAYING, ROLES
from undermine.engine.saboteur.table import SaboteurModule, SaboteurTable, saboteur


class TunnelToll(SaboteurModule):
    """The module: start tokens, two more things to do in a turn, and a price on cells with a figure."""

    id = "toll"
    bars_targets = (LAYING,)
    prices = (LAYING,)
    standing = True
    visible = True

    def verbs(self) -> list[Verb]:
        """Return the new turn options."""
        return [PlaceFigure(), AskToPay()]

    def joined(self, ruleset: Rules) -> None:
        """Let every card be discarded for a figure."""
        ruleset.verb("toll").accept_all()

    def part(self, table: Table) -> Value | None:
        """Return all figures for the new round (TOLL-5)."""
        return TollState((), (), FIGURES)

    def phase(self, phase: int) -> list[Step]:
        """Hand out the start tokens."""
        return [GiveStartTokens()] if phase == ROLES else []

    def forbids_at(self, table: Table, seat: i64, verb: Verb, card: i64, target: i64) -> Refusal | None:
        """Forbid a cell with a figure to players who cannot pay and have nobody who does (TOLL-3)."""
        owner = figures(table).owner_at(target)
        if owner in (NOBODY, seat) or toll_state(table).payer_at(target) != NOBODY:
            return None
        if has_gold(saboteur(table), seat):
            return None
        return Refusal("cannot-pay", "TOLL-3", remedy="ask-toll" if askable(saboteur(table), seat) else "")

    def charges(self, table: Table, seat: i64, action: Action) -> list[Step]:
        """Have the figure on the cell paid for (TOLL-3)."""
        cell = as_verb(action.verb).target(action)
        return [] if figures(table).owner_at(cell) == NOBODY else [SettleToll(seat, cell)]

    def stands_at(self, table: SaboteurTable, cell: i64) -> bool:
        """Return whether a figure stands there: it blocks the cell from every side (TOLL-3)."""
        return figures(table).owner_at(cell) != NOBODY

    def shows(self, table: Table, seat: i64) -> Value | None:
        """Show everything: figures, tokens and promises are public."""
        return toll_state(table)
