"""The composed rules of The Lost Mines: the kernel's ruleset with tiles and what the rules look up in cards."""

from __future__ import annotations

from typing import Final

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.contents import Game
from undermine.engine.kernel.modules import Module
from undermine.engine.kernel.outcomes import NO_SIDE, Outcome
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import SPECTATOR, Step, Table
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.lost_mines.cards import CAMPFIRE, CLANS, LOYAL, MINES, OBSTACLES, ROCKS, SELFISH, TOOLS
from undermine.engine.lost_mines.mines import Gather
from undermine.engine.lost_mines.rounds import OpenGame
from undermine.engine.lost_mines.seams import QUANTITIES
from undermine.engine.lost_mines.table import LostMinesRules, LostMinesTable, lost_mines
from undermine.engine.lost_mines.views import LostMinesView
from undermine.engine.lost_mines.walking import MoveDwarf, Walk
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.sides import WALKING_KINDS
from undermine.engine.tunnels.tiles import Tiles

LOST_MINES_GAME: Final = Game(
    "lost-mines",
    kinds=WALKING_KINDS,
    quantities=QUANTITIES,
    matters=0,
    clauses={
        "not-asked": "LM-12",
        "not-in-hand": "LM-12",
        "not-your-turn": "LM-9",
        "game-over": "LM-36",
    },
    sides=CLANS,
    counted="points",
)


class LostMinesRuleset(LostMinesRules):
    """The Lost Mines with its optional rules."""

    def __init__(self, name: str, modules: list[Module]) -> None:
        """Compose the modules and look up what the rules ask of cards."""
        super().__init__(name, modules, LOST_MINES_GAME)
        self.tiles = Tiles(self.cards)
        self.is_path = vec[i64]([int(card.kind == "tunnel") for card in self.cards])
        self.is_campfire = tagged(self.cards, CAMPFIRE)
        self.obstacle = numbered(self.cards, OBSTACLES, "tunnel")
        self.overcomes = numbered(self.cards, TOOLS, "action")
        self.is_narrow = vec[i64](
            [int(self.obstacle[card.index] > 0 or ROCKS in card.tags) for card in self.cards]
        )
        self.worth = worths(self.cards)
        self.clan_of = clans(self.cards)
        self.back = vec[i64]([self._back(card) for card in self.cards])
        self.treasure_of = vec[i64]([self._treasure(card) for card in self.cards])
        self.dragon_mine = self.card("dragon-mine")
        self.troll = self.card("troll")
        self.stay = self.verb("stay")
        self.move = self.verb("move")
        self.turn_asks = vec[Step]([TakeTurn(seat) for seat in range(self.most)])
        self.move_asks = [MoveDwarf(seat) for seat in range(self.most)]
        self.walk = Walk()
        self.gather = Gather()
        self.finish()

    def _back(self, card: Card) -> int:
        if card.kind == "treasure":
            return int(self.card(f"{card.tags[0]}-treasure"))
        return int(self.card(f"{card.tags[0]}-clan")) if card.kind == "dwarf" else -1

    def _treasure(self, card: Card) -> int:
        kinds = [name for name, _, _ in MINES if f"{name}-treasure" in self.cards_by_name]
        return (
            int(self.card(f"{card.tags[0]}-treasure"))
            if card.kind == "mine" and card.tags[0] in kinds
            else -1
        )

    def open_table(self, seats: int, rng: Rng) -> LostMinesTable:
        """Return an empty table."""
        return LostMinesTable(self, seats, rng, Board(self.tiles))

    def view(self, table: Table, seat: i64) -> LostMinesView:
        """Return what a seat may know."""
        return LostMinesView(lost_mines(table), seat)

    def open_view(self, table: Table) -> LostMinesView:
        """Return what a spectator sees with mines, dwarfs and treasures turned up."""
        at_table = lost_mines(table)
        shown = LostMinesView(at_table, SPECTATOR)
        shown.draw_outline()
        shown.mines = at_table.mines.copy()
        shown.dwarfs = at_table.roles.copy()
        shown.treasures = at_table.treasures.copy()
        return shown

    def first_step(self) -> Step:
        """Return the step that sets up the game."""
        return OpenGame()

    def scores(self, table: Table) -> list[int]:
        """Return the points of each seat (LM-36)."""
        return lost_mines(table).points.copy()

    def winners(self, table: Table) -> tuple[int, ...]:
        """Return the seats with the most points, once the game is over (LM-36)."""
        return lost_mines(table).winners if table.ask() is None else ()

    def winning_side(self, outcome: Outcome) -> str:
        """Return the clan whose pool gave its members more points (LM-31)."""
        pools = [0 for _ in CLANS]
        for seat, points in enumerate(outcome.gained):
            clan, role = self.cards[outcome.dwarfs[seat]].tags
            if role != SELFISH:
                own = CLANS.index(clan)
                pools[own if role == LOYAL else 1 - own] += points
        best = max(pools)
        return CLANS[pools.index(best)] if pools.count(best) == 1 else NO_SIDE


def tagged(cards: list[Card], tag: str) -> vec[i64]:
    """Return 1 for the cards that have a tag."""
    return vec[i64]([int(tag in card.tags) for card in cards])


def worths(cards: list[Card]) -> vec[i64]:
    """Return the value of every treasure."""
    return vec[i64]([int(card.tags[1]) if card.kind == "treasure" else 0 for card in cards])


def clans(cards: list[Card]) -> vec[i64]:
    """Return the number of every dwarf's clan."""
    return vec[i64]([CLANS.index(card.tags[0]) if card.kind == "dwarf" else 0 for card in cards])


def numbered(catalogue: list[Card], names: tuple[str, ...], kind: str) -> vec[i64]:
    """Return for every card of a kind which of these names it is tagged with, counted from 1; else 0."""
    numbers = vec[i64]()
    for card in catalogue:
        number: i64 = 0
        if card.kind == kind and card.tags and card.tags[0] in names:
            number = names.index(card.tags[0]) + 1
        numbers = append(numbers, number)
    return numbers
