"""Rockfall on a face-down dark card, and maps that look at a chest (CHEST-3, CHEST-4)."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, PublicEvent, Table
from undermine.engine.kernel.transfers import OUT, Transfer, board, spent
from undermine.engine.saboteur.modules.chests.cards import UNSEEN_CHEST, UNSEEN_DARK_CARD
from undermine.engine.saboteur.modules.chests.state import chest_state
from undermine.engine.saboteur.table import saboteur
from undermine.engine.tunnels.sides import CELL


class AtChest(Verb):
    """Play an action card of the base game at a chest that lies face down."""

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every face-down chest."""
        card = self.first_playable(table, seat, hand)
        if card < 0:
            return
        for cell in chest_state(table).cells:
            if not self.barred_at(table, seat, card, cell):
                codes.add(self.code(card, cell, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse a cell without a face-down chest."""
        if not chest_state(table).lies_at(action.first):
            reasons.append(Refusal("no-chest-there", self.clause))


class BuryChest(AtChest):
    """Remove a face-down dark card and the chest under it (CHEST-3)."""

    def __init__(self) -> None:
        """Take a rockfall and a cell."""
        super().__init__("rockfall-chest", "CHEST-3", first=CELL, like="rockfall")

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Set both aside, unseen."""
        table.happen(ChestBuried(seat, action.card, action.first))


class ChestBuried(PublicEvent):
    """A rockfall removed a dark card and its chest; nobody has seen them, and they are out of the round (MIX-4)."""

    fields = ("seat", "card", "cell")
    clause = "CHEST-3"

    def __init__(self, seat: i64, card: i64, cell: i64) -> None:
        """Note who removed which."""
        self.seat = seat
        self.card = card
        self.cell = cell

    def change(self, table: Table) -> None:
        """Set dark card and chest aside and discard the rockfall."""
        at_table = saboteur(table)
        state = chest_state(table)
        at_table.board.take(self.cell)
        at_table.put_away(state.dark_at(self.cell))
        at_table.put_away(state.chest_at(self.cell))
        table.change_part("chests", state.without(self.cell))
        at_table.spend(self.seat, self.card)

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """Dark card and chest out of the round, unseen; then the rockfall."""
        away = Transfer((UNSEEN_DARK_CARD, UNSEEN_CHEST), board(self.cell), OUT, False)
        return [away, spent(self.seat, self.card)]


class MapChest(AtChest):
    """Look at a chest and its dark card, alone (CHEST-4)."""

    def __init__(self) -> None:
        """Take a map and a cell."""
        super().__init__("map-chest", "CHEST-4", first=CELL, like="map")

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Look at both."""
        state = chest_state(table)
        cell = action.first
        table.happen(ChestSeen(seat, action.card, cell, state.dark_at(cell), state.chest_at(cell)))


class SawChest(Observation):
    """A look at the chest and the dark card on a cell (CHEST-4); both stay as they are while they lie there."""

    fields = ("cell", "dark:card", "chest:card", "turn:number")

    def __init__(self, cell: i64, dark: i64, chest: i64, turn: i64) -> None:
        """Date the look."""
        self.cell = cell
        self.dark = dark
        self.chest = chest
        self.turn = turn


class ChestSeen(Event):
    """A player looked at a chest and its dark card: everybody sees which, only the player what they are."""

    fields = ("seat", "card", "cell", "dark:card", "chest:card")
    clause = "CHEST-4"

    def __init__(self, seat: i64, card: i64, cell: i64, dark: i64, chest: i64) -> None:
        """Note who looked at what."""
        self.seat = seat
        self.card = card
        self.cell = cell
        self.dark = dark
        self.chest = chest

    def change(self, table: Table) -> None:
        """Discard the map and remember what was seen."""
        at_table = saboteur(table)
        at_table.spend(self.seat, self.card)
        at_table.remember(self.seat, SawChest(self.cell, self.dark, self.chest, at_table.turn))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The map."""
        return [spent(self.seat, self.card)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show both cards to the player alone."""
        if seat == self.seat:
            return self
        return ChestSeen(self.seat, self.card, self.cell, UNKNOWN, UNKNOWN)
