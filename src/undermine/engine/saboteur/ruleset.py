"""A composed set of rules of Saboteur: the kernel's ruleset with the tiles and the seams of this game."""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64, vec
from undermine.engine.kernel.contents import Game
from undermine.engine.kernel.modules import Module
from undermine.engine.kernel.outcomes import NO_SIDE, Outcome
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import SPECTATOR, Step, Table
from undermine.engine.saboteur.rounds import BeginGame, turn_asks
from undermine.engine.saboteur.seams import MATTERS, QUANTITIES
from undermine.engine.saboteur.table import SaboteurModule, SaboteurRules, SaboteurTable, saboteur
from undermine.engine.saboteur.tools import TOOL, tool_bits
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.sides import TUNNEL_KINDS
from undermine.engine.tunnels.tiles import Tiles

MINERS: Final = "miners"
SABOTEURS: Final = "saboteurs"

SABOTEUR_GAME: Final = Game(
    "saboteur",
    kinds=(*TUNNEL_KINDS, TOOL),
    quantities=QUANTITIES,
    matters=MATTERS,
    clauses={
        "not-asked": "BASE-10",
        "not-in-hand": "BASE-10",
        "not-your-turn": "BASE-9",
        "game-over": "BASE-36",
    },
    sides=(MINERS, SABOTEURS),
    counted="gold",
)


class SaboteurRuleset(SaboteurRules):
    """One playable mixture of modules of Saboteur."""

    def __init__(self, name: str, modules: list[Module]) -> None:
        """Compose the modules and lay out their tiles."""
        super().__init__(name, modules, SABOTEUR_GAME)
        self.pages = vec[SaboteurModule]([cast("SaboteurModule", module) for module in modules])
        self.tiles = Tiles(self.cards)
        self.is_tunnel = vec[i64]([int(card.kind == "tunnel") for card in self.cards])
        self.breaks = tool_bits(self.cards, "break")
        self.repairs = tool_bits(self.cards, "repair")
        self.placing = max(page.placing for page in self.pages)
        self.discovering = vec[SaboteurModule]([page for page in self.pages if page.discovering])
        self.standing = vec[SaboteurModule]([page for page in self.pages if page.standing])
        self.gold_in_cards = any(page.gold_in_cards for page in self.pages)
        self.turn_asks = turn_asks(self.most)
        self.finish()

    def open_table(self, seats: int, rng: Rng) -> SaboteurTable:
        """Return an empty table."""
        return SaboteurTable(self, seats, rng, Board(self.tiles))

    def view(self, table: Table, seat: i64) -> SaboteurView:
        """Return what a seat may know."""
        return SaboteurView(saboteur(table), seat)

    def open_view(self, table: Table) -> SaboteurView:
        """Return what a spectator sees with goals and dwarfs turned up."""
        at_table = saboteur(table)
        shown = SaboteurView(at_table, SPECTATOR)
        shown.draw_outline()
        shown.goals = at_table.goals.copy()
        shown.dwarfs = at_table.roles.copy()
        shown.unused = at_table.unused
        return shown

    def first_step(self) -> Step:
        """Return the step that sets up the game."""
        return BeginGame()

    def scores(self, table: Table) -> list[int]:
        """Return the nuggets each seat has, in gold cards and tokens (BASE-36, MIX-2)."""
        at_table = saboteur(table)
        return [int(at_table.wealth(seat)) for seat in range(table.seats)]

    def winners(self, table: Table) -> tuple[int, ...]:
        """Return the seats with the most nuggets, once the game is over (BASE-36)."""
        return saboteur(table).winners if table.ask() is None else ()

    def winning_side(self, outcome: Outcome) -> str:
        """Return the miners if the treasure was found, else the saboteurs if anybody has won (BASE-28)."""
        return MINERS if outcome.found else SABOTEURS if outcome.winners else NO_SIDE
