"""Step 1: look cards (LM-18). Everybody sees at what a player looks, only the player sees it.

The game offers no way to prove what was seen (LM-37): an observation is shown to its owner alone, and no verb shows a
card, a role or a look to others.
"""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.kinds import NUMBER, SEAT, UNKNOWN, Kind
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Event, Table
from undermine.engine.kernel.transfers import Transfer, spent
from undermine.engine.lost_mines.observations import SawMine, SawRole, SawTreasure
from undermine.engine.lost_mines.table import ON_DISPLAY, LostMinesTable, lost_mines
from undermine.engine.tunnels.sides import CELL


class Look(Verb):
    """Look at one of the two things that a look card names; it is playable if one of them has a target (LM-18)."""

    def __init__(self, name: str, kind: Kind) -> None:
        """Name the verb and what it looks at."""
        super().__init__(name, "LM-18", first=kind)

    def targets(self, table: LostMinesTable, seat: i64) -> list[int]:
        """Return what the seat may look at."""
        raise NotImplementedError(self.name)

    def refusal(self) -> Refusal:
        """Say what is wrong with any other target."""
        raise NotImplementedError(self.name)

    def offer(self, table: Table, seat: i64, hand: Hand, codes: Codes) -> None:
        """Offer every target with every different card."""
        targets = self.targets(lost_mines(table), seat)
        last: i64 = -1
        i: i64
        for i in range(len(hand.cards)):
            card = hand.cards[i]
            if card == last or not self.accepts[card]:
                continue
            last = card
            for target in targets:
                codes.add(self.code(card, target, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse anything else."""
        if int(action.first) not in self.targets(lost_mines(table), seat):
            reasons.append(self.refusal())


class LookMine(Look):
    """Look at a face-down mine."""

    def __init__(self) -> None:
        """Take the mine's cell as target."""
        super().__init__("look-mine", CELL)

    def targets(self, table: LostMinesTable, seat: i64) -> list[int]:
        """Return the face-down mines."""
        return [int(mine.cell) for mine in table.mines if not mine.revealed]

    def refusal(self) -> Refusal:
        """Say that it is none."""
        return Refusal("no-face-down-mine-there", "LM-18")

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Look."""
        at_table = lost_mines(table)
        mine = at_table.mines[at_table.mine_at(action.first)]
        table.happen(MineSeen(seat, action.card, action.first, mine.card))


class MineSeen(Event):
    """A player looked at a face-down mine (LM-18)."""

    fields = ("seat", "card", "cell", "mine:card")
    clause = "LM-18"

    def __init__(self, seat: i64, card: i64, cell: i64, mine: i64) -> None:
        """Note who looked at what."""
        self.seat = seat
        self.card = card
        self.cell = cell
        self.mine = mine

    def change(self, table: Table) -> None:
        """Discard the card and remember what was seen."""
        lost_mines(table).spend(self.seat, self.card)
        table.remember(self.seat, SawMine(self.cell, self.mine, table.turn))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The card that was played."""
        return [spent(self.seat, self.card)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the mine to the player alone."""
        return self if seat == self.seat else MineSeen(self.seat, self.card, self.cell, UNKNOWN)


class LookTreasure(Look):
    """Look at a treasure on display."""

    def __init__(self) -> None:
        """Take the treasure's number as target."""
        super().__init__("look-treasure", NUMBER)

    def targets(self, table: LostMinesTable, seat: i64) -> list[int]:
        """Return the treasures on display."""
        return [number for number, treasure in enumerate(table.treasures) if treasure.holder == ON_DISPLAY]

    def refusal(self) -> Refusal:
        """Say that it is none."""
        return Refusal("no-such-treasure-on-display", "LM-18")

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Look."""
        treasure = lost_mines(table).treasures[action.first]
        table.happen(TreasureSeen(seat, action.card, action.first, treasure.card))


class TreasureSeen(Event):
    """A player looked at a treasure on display (LM-18)."""

    fields = ("seat", "card", "number", "treasure:card")
    clause = "LM-18"

    def __init__(self, seat: i64, card: i64, number: i64, treasure: i64) -> None:
        """Note who looked at what."""
        self.seat = seat
        self.card = card
        self.number = number
        self.treasure = treasure

    def change(self, table: Table) -> None:
        """Discard the card and remember what was seen."""
        lost_mines(table).spend(self.seat, self.card)
        table.remember(self.seat, SawTreasure(self.number, self.treasure, table.turn))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The card that was played."""
        return [spent(self.seat, self.card)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the treasure to the player alone."""
        return self if seat == self.seat else TreasureSeen(self.seat, self.card, self.number, UNKNOWN)


class LookDwarf(Look):
    """Look at another player's dwarf card."""

    def __init__(self) -> None:
        """Take a seat as target."""
        super().__init__("look-dwarf", SEAT)

    def targets(self, table: LostMinesTable, seat: i64) -> list[int]:
        """Return everybody else."""
        return [other for other in range(table.seats) if other != seat]

    def refusal(self) -> Refusal:
        """Say that it is nobody else."""
        return Refusal("not-another-player", "LM-18")

    def perform(self, table: Table, seat: i64, action: Action) -> None:
        """Look."""
        table.happen(RoleSeen(seat, action.card, action.first, lost_mines(table).roles[action.first]))


class RoleSeen(Event):
    """A player looked at another player's dwarf card (LM-18)."""

    fields = ("seat", "card", "target:seat", "role:card")
    clause = "LM-18"

    def __init__(self, seat: i64, card: i64, target: i64, role: i64) -> None:
        """Note who looked at whose."""
        self.seat = seat
        self.card = card
        self.target = target
        self.role = role

    def change(self, table: Table) -> None:
        """Discard the card and remember what was seen."""
        lost_mines(table).spend(self.seat, self.card)
        table.remember(self.seat, SawRole(self.target, self.role, table.turn))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The card that was played."""
        return [spent(self.seat, self.card)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show the role to the player alone."""
        return self if seat == self.seat else RoleSeen(self.seat, self.card, self.target, UNKNOWN)
