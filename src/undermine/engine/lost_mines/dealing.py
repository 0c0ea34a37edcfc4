"""Setting up a round (LM-5 to LM-8): the forest, the treasures, the dwarfs, the deck and the hands."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.drawing import DeckShuffled, deal_hands
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.table import Event, Table
from undermine.engine.kernel.transfers import BOX, OUT, Transfer
from undermine.engine.lost_mines.cards import (
    CARDS_ASIDE,
    CLANS,
    HAND_SIZES,
    LOYAL,
    LOYAL_DWARFS,
    MINE_CELLS,
    MINES,
    SABOTEUR,
    SELFISH,
    START_CELLS,
    TREASURES,
)
from undermine.engine.lost_mines.table import LostMinesTable, Mine, Treasure, lost_mines
from undermine.engine.tunnels.sides import at
from undermine.engine.tunnels.tiles import face_of


def set_up(table: LostMinesTable) -> None:
    """Set up a round; everything that nobody may know is shuffled."""
    mines = mine_deck(table)
    table.rng.shuffle(mines)
    table.happen(ForestLaid(tuple(mines)))
    treasures = treasure_deck(table)
    table.rng.shuffle(treasures)
    table.happen(treasures_laid(table, treasures))
    dwarfs = dwarf_deck(table)
    table.rng.shuffle(dwarfs)
    table.happen(clans_dealt(table, dwarfs))
    deck = table.rules.deck.copy()
    table.rng.shuffle(deck)
    table.happen(DeckShuffled(tuple(deck[CARDS_ASIDE:])))
    table.happen(CardsLeftOut(tuple(deck[:CARDS_ASIDE])))
    deal_hands(table, HAND_SIZES[table.seats])


def mine_deck(table: LostMinesTable) -> list[int]:
    """Return the mines (LM-4)."""
    return [int(table.rules.card(f"{name}-mine")) for name, _, _ in MINES]


def treasure_deck(table: LostMinesTable) -> list[int]:
    """Return all treasures (LM-3)."""
    return [int(table.rules.card(f"{kind}-{value}")) for kind, values in TREASURES for value in values]


def dwarf_deck(table: LostMinesTable) -> list[int]:
    """Return the dwarf cards that are shuffled with this number of players (LM-7)."""
    roles = [LOYAL] * LOYAL_DWARFS[table.seats] + [SELFISH, SABOTEUR]
    return [int(table.rules.card(f"{clan}-{role}")) for clan in CLANS for role in roles]


class ForestLaid(Event):
    """The start cards lie face up, the mines face down in an order that nobody knows (LM-5)."""

    fields = ("mines:cards",)
    clause = "LM-5"

    def __init__(self, mines: tuple[int, ...]) -> None:
        """Keep the mines, from north to south."""
        self.mines = mines

    def change(self, table: Table) -> None:
        """Lay the cards on the board."""
        at_table = lost_mines(table)
        for clan, (x, y) in zip(CLANS, START_CELLS, strict=True):
            at_table.board.place(at(x, y), face_of(at_table.rules.card(f"{clan}-start"), 0))
        at_table.mines = [Mine(at(x, y), mine) for (x, y), mine in zip(MINE_CELLS, self.mines, strict=True)]
        for mine in at_table.mines:
            at_table.board.hide(mine.cell)

    def seen_by(self, seat: i64) -> Event | None:
        """Show that they lie there."""
        return ForestLaid((int(UNKNOWN),) * len(self.mines))


def treasures_laid(table: LostMinesTable, deck: list[int]) -> TreasuresLaid:
    """Return the event that lays out as many treasures as there are players (LM-6)."""
    backs = [int(table.rules.back[card]) for card in deck[: table.seats]]
    return TreasuresLaid(tuple(deck[: table.seats]), tuple(backs), tuple(deck[table.seats :]))


class TreasuresLaid(Event):
    """As many treasures as players lie face down on display; everybody sees their kinds (LM-3, LM-6)."""

    fields = ("treasures:cards", "backs:cards", "rest:cards")
    clause = "LM-6"

    def __init__(self, treasures: tuple[int, ...], backs: tuple[int, ...], rest: tuple[int, ...]) -> None:
        """Keep the treasures on display with their backs, and those that are out."""
        self.treasures = treasures
        self.backs = backs
        self.rest = rest

    def change(self, table: Table) -> None:
        """Lay them out."""
        at_table = lost_mines(table)
        pairs = zip(self.treasures, self.backs, strict=True)
        at_table.treasures = [Treasure(card, back) for card, back in pairs]
        at_table.rest = self.rest

    def seen_by(self, seat: i64) -> Event | None:
        """Show the backs of those on display; the others are out, unseen."""
        hidden = (int(UNKNOWN),) * len(self.treasures)
        return TreasuresLaid(hidden, self.backs, (int(UNKNOWN),) * len(self.rest))


def clans_dealt(table: LostMinesTable, deck: list[int]) -> ClansDealt:
    """Return the event that deals everybody one dwarf card (LM-7)."""
    backs = [int(table.rules.back[card]) for card in deck[: table.seats]]
    return ClansDealt(tuple(deck[: table.seats]), tuple(backs), tuple(deck[table.seats :]))


class ClansDealt(Event):
    """Everybody has a dwarf card: the clan is public, the role secret; any split of clans is legal (LM-7)."""

    fields = ("dwarfs:cards", "clans:cards", "unused:cards")
    clause = "LM-7"

    def __init__(self, dwarfs: tuple[int, ...], clans: tuple[int, ...], unused: tuple[int, ...]) -> None:
        """Note who got which card, the backs of these cards, and which are left."""
        self.dwarfs = dwarfs
        self.clans = clans
        self.unused = unused

    def change(self, table: Table) -> None:
        """Lay the cards before the players, and put every dwarf on its clan's start card (LM-8)."""
        at_table = lost_mines(table)
        at_table.roles = list(self.dwarfs)
        at_table.unused = self.unused
        starts = [int(at(x, y)) for x, y in START_CELLS]
        at_table.places = [starts[at_table.rules.clan_of[card]] for card in self.dwarfs]

    def seen_by(self, seat: i64) -> Event | None:
        """Show a seat its own role, and everybody the clans."""
        shown = [dwarf if owner == seat else int(UNKNOWN) for owner, dwarf in enumerate(self.dwarfs)]
        return ClansDealt(tuple(shown), self.clans, (int(UNKNOWN),) * len(self.unused))


class CardsLeftOut(Event):
    """Ten cards are out of the round, unseen (LM-8)."""

    fields = ("cards",)
    clause = "LM-8"

    def __init__(self, cards: tuple[int, ...]) -> None:
        """Keep the cards."""
        self.cards = cards

    def change(self, table: Table) -> None:
        """Put them away."""
        lost_mines(table).aside = self.cards

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """Out of the round before it begins."""
        return [Transfer(self.cards, BOX, OUT, False)]

    def seen_by(self, seat: i64) -> Event | None:
        """Show how many there are."""
        return CardsLeftOut((int(UNKNOWN),) * len(self.cards))
