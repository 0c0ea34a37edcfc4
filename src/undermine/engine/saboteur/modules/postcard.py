"""Costume Department and Tunnel Party, the two sides of one postcard (rules page: mini, POST-1, COST-1, PARTY-1)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import NOBODY, Event, PublicEvent, Step, Table
from undermine.engine.kernel.transfers import BOX, Transfer, laid_on_board
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.dwarfs import exchange_dwarf, forget_dwarfs
from undermine.engine.saboteur.layout import nearest_free
from undermine.engine.saboteur.observations import GaveDwarf
from undermine.engine.saboteur.seams import PIECES
from undermine.engine.saboteur.table import NOWHERE, Discovery, SaboteurModule, SaboteurTable, saboteur
from undermine.engine.tunnels.sides import at
from undermine.engine.tunnels.tiles import TunnelCard, face_of

CELL: Final = (4, 0)
"""POST-1: where the postcard lies [C]."""
SHAPE: Final = "[NESW]"
"""POST-1: its shape [C]."""


class PostcardState(Value):
    """Where the postcard lies and who has reached it; all of it is public."""

    fields = ("cell", "reached:seat")

    def __init__(self, cell: i64, reached: i64) -> None:
        """Note the cell, and the player who has joined it to the start."""
        self.cell = cell
        self.reached = reached


class Postcard(SaboteurModule):
    """What both sides share: a card in the labyrinth that does something when it is first reached (POST-1).

    The card is called as the module is. It is no tunnel card, so neither rockfall nor diversion touches it.
    """

    discovering = True
    visible = True
    mark: ClassVar[str] = ""

    def cards(self) -> list[Card]:
        """Return the postcard."""
        return [TunnelCard(self.id, SHAPE, "POST-1", kind="postcard", verbs=(), mark=self.mark)]

    def part(self, table: Table) -> Value | None:
        """Return the postcard as not laid and not reached."""
        return PostcardState(NOWHERE, NOBODY)

    def phase(self, phase: int) -> list[Step]:
        """Lay the postcard."""
        return [LayPostcard(self.id)] if phase == PIECES else []

    def discovers(self, table: SaboteurTable, found: list[Discovery]) -> None:
        """Find the postcard when it is first joined to the start, as goals are reached (BASE-18)."""
        state = cast("PostcardState", table.part(self.id))
        if state.reached == NOBODY and table.board.lit_at(state.cell):
            found.append(Discovery(state.cell, self.surprise()))

    def surprise(self) -> Step:
        """Return what happens then."""
        raise NotImplementedError(self.id)

    def shows(self, table: Table, seat: i64) -> Value | None:
        """Show where it lies and who has reached it."""
        return table.part(self.id)


class LayPostcard(Step):
    """The postcard lies face up in the labyrinth from the beginning (POST-1)."""

    fields = ("side:text",)

    def __init__(self, side: str) -> None:
        """Note which side is up."""
        self.side = side

    def run(self, table: Table) -> None:
        """Lay it on its cell; a taken cell gives way (MIX-5)."""
        at_table = saboteur(table)
        cell = nearest_free(at_table, at(*CELL))
        table.happen(PostcardLaid(at_table.rules.card(self.side), cell))


class PostcardLaid(PublicEvent):
    """The postcard lies in the labyrinth."""

    fields = ("card", "cell")
    clause = "POST-1"

    def __init__(self, card: i64, cell: i64) -> None:
        """Note which side is up, and where it lies."""
        self.card = card
        self.cell = cell

    def change(self, table: Table) -> None:
        """Lay it face up."""
        saboteur(table).board.place(self.cell, face_of(self.card, 0))
        table.change_part(table.ruleset.cards[self.card].name, PostcardState(self.cell, NOBODY))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The postcard, face up."""
        return [laid_on_board(BOX, self.card, self.cell)]


def reach_postcard(table: SaboteurTable, side: str) -> None:
    """Note that the player whose turn it is has joined the postcard to the start; it works once a round (POST-1)."""
    state = cast("PostcardState", table.part(side))
    table.happen(PostcardReached(table.active, table.rules.card(side), state.cell))


class PostcardReached(PublicEvent):
    """The postcard was joined to the start for the first time."""

    fields = ("seat", "card", "cell")
    clause = "POST-1"

    def __init__(self, seat: i64, card: i64, cell: i64) -> None:
        """Note who did it."""
        self.seat = seat
        self.card = card
        self.cell = cell

    def change(self, table: Table) -> None:
        """Note who was first."""
        table.change_part(table.ruleset.cards[self.card].name, PostcardState(self.cell, self.seat))


class CostumeDepartment(Postcard):
    """The player must exchange their dwarf card (COST-1). There must be an unused one."""

    id = "costume"
    excludes = ("party", "tournament")
    mark = "c"

    def surprise(self) -> Step:
        """Return the exchange."""
        return ChangeCostume()


class ChangeCostume(Step):
    """The player whose turn it is exchanges their dwarf card with the unused ones (COST-1)."""

    def run(self, table: Table) -> None:
        """Take the top one and put the old one under them; with one card set aside that is a plain exchange."""
        at_table = saboteur(table)
        reach_postcard(at_table, "costume")
        exchange_dwarf(at_table, at_table.active)


class TunnelParty(Postcard):
    """All dwarf cards before players are dealt again (PARTY-1)."""

    id = "party"
    excludes = ("costume",)
    mark = "p"

    def surprise(self) -> Step:
        """Return the new deal."""
        return GiveParty()


class GiveParty(Step):
    """All dwarf cards before players are gathered unseen, shuffled and dealt again; the unused stay out (PARTY-1)."""

    def run(self, table: Table) -> None:
        """Shuffle and deal, to everybody who sits at the table."""
        at_table = saboteur(table)
        reach_postcard(at_table, "party")
        dwarfs = sorted(at_table.roles)
        at_table.rng.shuffle(dwarfs)
        at_table.happen(DwarfsDealtAnew(tuple(dwarfs)))


class DwarfsDealtAnew(Event):
    """Everybody has another dwarf card, or the same by chance, and knows only their own."""

    fields = ("dwarfs:cards",)
    clause = "PARTY-1"

    def __init__(self, dwarfs: tuple[int, ...]) -> None:
        """Note who got which."""
        self.dwarfs = dwarfs

    def change(self, table: Table) -> None:
        """Lay the dwarf cards before the players; every earlier look is stale (MIX-3)."""
        at_table = saboteur(table)
        for seat in range(at_table.seats):
            at_table.remember(seat, GaveDwarf(at_table.roles[seat], at_table.turn))
        at_table.roles = list(self.dwarfs)
        forget_dwarfs(at_table, tuple(range(at_table.seats)))

    def seen_by(self, seat: i64) -> Event | None:
        """Show a seat its own dwarf."""
        shown = [dwarf if owner == seat else int(UNKNOWN) for owner, dwarf in enumerate(self.dwarfs)]
        return DwarfsDealtAnew(tuple(shown))
