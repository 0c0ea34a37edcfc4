"""The tournament variant (TOUR-1 to TOUR-3): exactly one dwarf each, a tunnel card halfway, gold in tokens.

Hands are as in the base game (BASE-7). A tournament proper is a series of such tables, each player's score being the
gold of all games (TOUR-4); the engine plays one of them.
"""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.table import PublicEvent, Step, Table
from undermine.engine.kernel.transfers import BOX, Transfer, laid_on_board
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.greedy import GREEDY, GREEDY_GOLD, greedy_dwarf, greedy_finished
from undermine.engine.saboteur.layout import nearest_free
from undermine.engine.saboteur.purse import TokensGained
from undermine.engine.saboteur.seams import DIVISION, PIECES
from undermine.engine.saboteur.table import SaboteurModule, SaboteurTable, saboteur
from undermine.engine.tunnels.sides import at
from undermine.engine.tunnels.tiles import face_of

TOURNAMENT_DWARFS: Final = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}
"""TOUR-1: saboteurs, miners and greedy dwarfs by the number of players: one each, none is set aside."""

TILE_CELL: Final = (4, 0)
"""TOUR-2: where the tunnel card lies from the start; if something lies there already, as near as it fits (MIX-5)."""

FINISHER_GOLD: Final = 3
MINER_GOLD: Final = 2
SABOTEUR_GOLD: Final = 3
SINGLE_SABOTEUR_GOLD: Final = 4
"""TOUR-3: gold of the miner who finished, of every other miner, of each saboteur, of the only one among five."""


class Tournament(SaboteurModule):
    """One table of a tournament."""

    id = "tournament"
    requires = ("current",)
    excludes = ("classic", "saboteur2", "wc2016", "sabotaged", "costume")
    replaces = ("gold-cards",)
    fewest = 5
    most = 9

    def cards(self) -> list[Card]:
        """Return the greedy dwarf, whom the tournament brings along."""
        return [greedy_dwarf()]

    def phase(self, phase: int) -> list[Step]:
        """Lay the tunnel card halfway; pay when the round is over."""
        if phase == PIECES:
            return [LayTile()]
        if phase == DIVISION:
            return [PayTournamentGold()]
        return []

    def dwarfs(self, table: SaboteurTable, deck: list[int]) -> list[int]:
        """Return exactly one dwarf for each player (TOUR-1)."""
        saboteurs, miners, greedy = TOURNAMENT_DWARFS[table.seats]
        dwarfs = [("miner", miners), ("saboteur", saboteurs), (GREEDY, greedy)]
        return [int(table.rules.card(name)) for name, copies in dwarfs for _ in range(copies)]

    def deck(self, table: SaboteurTable, cards: list[int]) -> list[int]:
        """Leave out the tunnel card that lies in the labyrinth (TOUR-2)."""
        rest = cards.copy()
        rest.remove(int(cast("Tile", table.part("tournament")).card))
        return rest

    def laid_out(self, table: SaboteurTable) -> list[int]:
        """Return the tunnel card that lies in the labyrinth from the start, once it is drawn (TOUR-2)."""
        tile = table.part("tournament")
        return [int(tile.card)] if isinstance(tile, Tile) else []

    def wins(self, table: SaboteurTable, winners: list[int]) -> list[int]:
        """Let a greedy dwarf who finished win alone (TOUR-3)."""
        return [int(table.finisher)] if greedy_finished(table) else winners


class Tile(Value):
    """The tunnel card that lay in the labyrinth when the round began."""

    fields = ("card",)

    def __init__(self, card: i64) -> None:
        """Note which it is."""
        self.card = card


class LayTile(Step):
    """One random tunnel card lies face up halfway between start and goals, randomly turned (TOUR-2)."""

    def run(self, table: Table) -> None:
        """Draw it, copy by copy, and turn it by chance."""
        at_table = saboteur(table)
        tunnels = [
            card.index for card in at_table.rules.cards if card.kind == "tunnel" for _ in range(card.copies)
        ]
        card = tunnels[at_table.rng.below(len(tunnels))]
        turned = at_table.rng.below(at_table.rules.tiles.ways[card])
        cell = nearest_free(at_table, at(*TILE_CELL), face_of(card, turned))
        at_table.happen(TileLaid(cell, card, turned))


class TileLaid(PublicEvent):
    """A tunnel card lies in the labyrinth that nobody placed (TOUR-2)."""

    fields = ("cell", "card", "turned:flag")
    clause = "TOUR-2"

    def __init__(self, cell: i64, card: i64, turned: i64) -> None:
        """Note which card it is, where, and which way up."""
        self.cell = cell
        self.card = card
        self.turned = turned

    def change(self, table: Table) -> None:
        """Lay it; it will be missing from the deck."""
        saboteur(table).board.place(self.cell, face_of(self.card, self.turned))
        table.change_part("tournament", Tile(self.card))

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """The tunnel card, face up."""
        return [laid_on_board(BOX, self.card, self.cell, self.turned)]


class PayTournamentGold(Step):
    """Pay in tokens (TOUR-3)."""

    def run(self, table: Table) -> None:
        """Pay the winners."""
        at_table = saboteur(table)
        for seat in at_table.winners:
            at_table.happen(TokensGained(seat, prize(at_table, seat)))


def prize(table: SaboteurTable, seat: i64) -> int:
    """Return what a winner of the round gets (TOUR-3)."""
    if greedy_finished(table):
        return GREEDY_GOLD
    if table.treasure_found:
        return FINISHER_GOLD if seat == table.finisher else MINER_GOLD
    return SINGLE_SABOTEUR_GOLD if table.seats == 5 else SABOTEUR_GOLD
