"""The module of Gold Nuggets: a nugget in the labyrinth every round, and a way out of the round for its taker."""

from __future__ import annotations

from typing import cast

from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.rounds import TurnBegan
from undermine.engine.kernel.table import NOBODY, Event, Step, Table
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.modules.nuggets.laying import ChooseNugget
from undermine.engine.saboteur.modules.nuggets.leaving import LeaveRound, SettleNugget, TakeNugget
from undermine.engine.saboteur.modules.nuggets.state import SHAPE, VALUES, NuggetState, nugget_state
from undermine.engine.saboteur.seams import CALLED, CHOICES, COUNTED, IN_ROUND, LAYING, SETTLING, SHARING
from undermine.engine.saboteur.table import Discovery, SaboteurModule, SaboteurTable, saboteur
from undermine.engine.tunnels.sides import adjacent
from undermine.engine.tunnels.tiles import TunnelCard, face_of


class GoldNuggets(SaboteurModule):
    """The module: a nugget in the labyrinth every round, and a way out of the round for the player who takes it."""

    id = "nuggets"
    bars_targets = ("break", LAYING)
    adjusts = (CALLED,)
    excuses = (IN_ROUND, COUNTED, SHARING)
    watches = (TurnBegan,)
    discovering = True
    visible = True

    def cards(self) -> list[Card]:
        """Return the nuggets; they are no tunnel cards, so no rockfall hits them."""
        return [
            TunnelCard(name, SHAPE, "NUGGET-1", kind="nugget", verbs=(), mark=str(value))
            for name, value in VALUES.items()
        ]

    def part(self, table: Table) -> Value | None:
        """Begin a round with the nuggets that no earlier round has used up (NUGGET-1)."""
        before = table.part("nuggets")
        if before is None:
            return NuggetState(tuple([int(table.ruleset.card(name)) for name in VALUES]))
        return NuggetState(cast("NuggetState", before).left)

    def phase(self, phase: int) -> list[Step]:
        """Have a nugget laid before the hands are dealt; settle who keeps its gold before gold is divided (MIX-6)."""
        if phase == CHOICES:
            return [ChooseNugget()]
        if phase == SETTLING:
            return [SettleNugget()]
        return []

    def discovers(self, table: SaboteurTable, found: list[Discovery]) -> None:
        """Find the nugget when it is first joined to the start (NUGGET-2)."""
        state = nugget_state(table)
        if state.owner == NOBODY and table.board.lit_at(state.cell):
            found.append(Discovery(state.cell, TakeNugget()))

    def gold_apart(self, table: SaboteurTable) -> tuple[int, ...]:
        """Return the gold that lies open before the player who took the nugget (NUGGET-2)."""
        state = table.part("nuggets")
        return state.gold if isinstance(state, NuggetState) else ()

    def forbids_at(self, table: Table, seat: i64, verb: Verb, card: i64, target: i64) -> Refusal | None:
        """Keep ladders away from the nugget (NUGGET-1), and broken tools from players who have left (NUGGET-3)."""
        if LAYING in verb.traits:
            if not saboteur(table).rules.tiles.sources[face_of(card, 0)]:
                return None
            beside = adjacent(target, nugget_state(table).cell)
            return Refusal("beside-the-nugget", "NUGGET-1") if beside else None
        state = nugget_state(table)
        return Refusal("player-has-left", "NUGGET-3") if state.gone and target == state.owner else None

    def adjust(self, table: Table, quantity: int, seat: i64, value: i64) -> i64:
        """Call the taker to their next turn even with an empty hand: they must be asked (NUGGET-3)."""
        state = nugget_state(table)
        return 1 if state.pending and state.owner == seat else value

    def reacts(self, table: Table, event: Event) -> None:
        """Ask the taker at the start of their next turn, for the last time (NUGGET-3)."""
        if isinstance(event, TurnBegan):
            state = nugget_state(table)
            if state.pending and state.owner == event.seat:
                table.push(LeaveRound(event.seat, True))

    def partakes(self, table: Table, matter: int, seat: i64) -> bool:
        """Leave out players who have left the round: no turns, no share, not counted (NUGGET-3)."""
        state = nugget_state(table)
        return not (state.gone and state.owner == seat)

    def shows(self, table: Table, seat: i64) -> Value | None:
        """Show everything: all of it lies in the open."""
        return nugget_state(table)
