"""The module of Saboteur 2: it puts cards, verbs, setting up and the end of a round together.

What the base game does already needs no code here. Playing a tunnel card and drawing one (S2-6), the end of a round
(S2-21), a new round with all cards and its starter, and the end of the game (S2-29) are those of the current
edition. Bridges and double curves (S2-10) and what ladders reach (S2-12) follow from the shapes: tiles know which
openings are joined, and a ladder is joined to the start. Doors never hinder building, revealing or ending a round
(S2-13) and crystals mean nothing to the labyrinth (S2-14): so both are looked at only when winners and gold are found.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Rules, Step, Table
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.modules.saboteur2.aiming import lies_before
from undermine.engine.saboteur.modules.saboteur2.cards import (
    DWARFS,
    HAND,
    MORE_ROCKFALLS,
    MOST_PASSED,
    action_cards,
    dwarf_cards,
    tunnel_cards,
)
from undermine.engine.saboteur.modules.saboteur2.dealing import SetAside
from undermine.engine.saboteur.modules.saboteur2.hands import DiscardTwo, SwapHands
from undermine.engine.saboteur.modules.saboteur2.hats import Inspect, SwapHats
from undermine.engine.saboteur.modules.saboteur2.payout import DivideTokens
from undermine.engine.saboteur.modules.saboteur2.state import fresh, state_of
from undermine.engine.saboteur.modules.saboteur2.thefts import HandsOff, PlayTheft, ResolveThefts
from undermine.engine.saboteur.modules.saboteur2.traps import PlayFree, PlayTrap
from undermine.engine.saboteur.modules.saboteur2.winners import JudgeTeams, winning_group
from undermine.engine.saboteur.seams import (
    AFTERMATH,
    COUNTED,
    DECK,
    DIGGING,
    DIVISION,
    HAND_SIZE,
    LAYING,
    PASS_LIMIT,
    REVEAL,
)
from undermine.engine.saboteur.table import SaboteurModule, SaboteurTable, saboteur
from undermine.engine.tunnels.sides import adjacent
from undermine.engine.tunnels.tiles import face_of


class Saboteur2(SaboteurModule):
    """Two teams, more roles, doors, ladders, traps and thefts; gold is counted in tokens."""

    id = "saboteur2"
    requires = ("current",)
    excludes = ("gold-cards",)
    fewest = 2
    most = 12
    bars = (DIGGING,)
    bars_targets = (LAYING,)
    adjusts = (HAND_SIZE, PASS_LIMIT)
    excuses = (COUNTED,)
    visible = True

    def __init__(self) -> None:
        """Make the module for one ruleset."""
        super().__init__()
        self.trap: i64 = -1

    def cards(self) -> list[Card]:
        """Return the components that the base game has not."""
        return tunnel_cards() + action_cards() + dwarf_cards()

    def verbs(self) -> list[Verb]:
        """Return what the new action cards do (S2-7), and the fourth kind of turn (S2-8)."""
        return [
            PlayTheft(),
            HandsOff(),
            PlayTrap(),
            PlayFree(),
            Inspect(),
            SwapHats(),
            SwapHands(),
            DiscardTwo(),
        ]

    def joined(self, ruleset: Rules) -> None:
        """Let any two cards be discarded, and look up the trap."""
        ruleset.verb("discard-two").accept_all()
        self.trap = ruleset.card("trap")

    def part(self, table: Table) -> Value | None:
        """Begin a round without thefts and winners."""
        return fresh(table.seats)

    def shows(self, table: Table, seat: i64) -> Value | None:
        """Show the whole part to everybody: it says what has happened in the open."""
        return state_of(saboteur(table))

    # -- setting up ------------------------------------------------------------------------------------------------

    def deck(self, table: SaboteurTable, cards: list[int]) -> list[int]:
        """Add the further rockfall (S2-2)."""
        return cards + [int(table.rules.card("rockfall"))] * MORE_ROCKFALLS

    def dwarfs(self, table: SaboteurTable, deck: list[int]) -> list[int]:
        """Shuffle all fifteen dwarfs, whatever the number of players (S2-5)."""
        return [int(table.rules.card(name)) for name, copies in DWARFS for _ in range(copies)]

    def adjust(self, table: Table, quantity: int, seat: i64, value: i64) -> i64:
        """Deal six cards to everybody (S2-4); let up to three be passed (S2-9)."""
        return HAND if quantity == HAND_SIZE else MOST_PASSED

    def phase(self, phase: int) -> list[Step]:
        """Set cards aside; judge the teams once the dwarfs are shown (S2-21), divide the gold, then steal (MIX-6)."""
        if phase == DECK:
            return [SetAside()]
        if phase == REVEAL:
            return [JudgeTeams()]
        if phase == DIVISION:
            return [DivideTokens()]
        if phase == AFTERMATH:
            return [ResolveThefts()]
        return []

    # -- during the round ------------------------------------------------------------------------------------------

    def forbids(self, table: Table, seat: i64, verb: Verb, card: i64) -> Refusal | None:
        """Keep a trapped player from playing tunnel cards (S2-17)."""
        return Refusal("trapped", "S2-17") if lies_before(saboteur(table), seat, self.trap) else None

    def forbids_at(self, table: Table, seat: i64, verb: Verb, card: i64, target: i64) -> Refusal | None:
        """Keep ladders away from goals, face down or revealed, on any side (S2-11)."""
        at_table = saboteur(table)
        if not at_table.rules.tiles.sources[face_of(card, 0)]:
            return None
        for goal in at_table.goals:
            if adjacent(goal.cell, target):
                return Refusal("beside-a-goal", "S2-11")
        return None

    # -- the end of the round --------------------------------------------------------------------------------------

    def wins(self, table: SaboteurTable, winners: list[int]) -> list[int]:
        """Return the winning group (S2-26)."""
        return winning_group(table)

    def partakes(self, table: Table, matter: int, seat: i64) -> bool:
        """Leave trapped players out of the division (S2-17, S2-26)."""
        return not lies_before(saboteur(table), seat, self.trap)
