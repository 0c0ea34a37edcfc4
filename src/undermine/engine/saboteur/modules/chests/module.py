"""The module of Treasure Chests: it puts cards, verbs, laying and opening together."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Step, Table
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.modules.chests.cards import chest_cards, dark_cards
from undermine.engine.saboteur.modules.chests.laying import LayChests, LayNextChest
from undermine.engine.saboteur.modules.chests.looking import BuryChest, MapChest
from undermine.engine.saboteur.modules.chests.opening import ReachChest
from undermine.engine.saboteur.modules.chests.state import ChestState, chest_state
from undermine.engine.saboteur.seams import PIECES
from undermine.engine.saboteur.table import Discovery, SaboteurModule, SaboteurTable


class Chests(SaboteurModule):
    """Chests in the labyrinth, under dark cards that lie face down; how they come there, its subclasses say."""

    bars = ("map", "map-chest")
    discovering = True
    visible = True

    def cards(self) -> list[Card]:
        """Return dark cards and chests."""
        return dark_cards() + chest_cards()

    def verbs(self) -> list[Verb]:
        """Return what rockfall and map can do to a chest."""
        return [BuryChest(), MapChest()]

    def part(self, table: Table) -> Value | None:
        """Begin a round without chests."""
        return ChestState((), (), (), False)

    def forbids(self, table: Table, seat: i64, verb: Verb, card: i64) -> Refusal | None:
        """Forbid maps once a chest has put an end to them (CHEST-5)."""
        return Refusal("no-more-maps", "CHEST-5") if chest_state(table).no_maps else None

    def discovers(self, table: SaboteurTable, found: list[Discovery]) -> None:
        """Find the chests that are reached, as goals are (CHEST-2, BASE-18)."""
        for cell in chest_state(table).cells:
            if table.board.lit_at(cell):
                found.append(Discovery(cell, ReachChest(cell)))

    def shows(self, table: Table, seat: i64) -> Value | None:
        """Show where chests lie and whether maps are forbidden."""
        return chest_state(table).seen()


class TreasureChests(Chests):
    """A lot says where the chests lie (CHEST-1)."""

    id = "chests"

    def phase(self, phase: int) -> list[Step]:
        """Hide the chests."""
        return [LayChests()] if phase == PIECES else []


class ChosenChests(Chests):
    """The players choose where the chests lie (CHEST-1)."""

    id = "chests-chosen"
    variant_of = "chests"

    def phase(self, phase: int) -> list[Step]:
        """Have the players hide the chests."""
        return [LayNextChest()] if phase == PIECES else []
