"""The table of The Lost Mines: the forest with mines, dwarfs and tokens, treasures, dwarf cards and points."""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64, vec
from undermine.engine.kernel.actions import VerbForm
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import NOBODY, Step, Table
from undermine.engine.kernel.values import Value
from undermine.engine.lost_mines.cards import COLUMNS, ROWS
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.tiles import Tiles

ON_DISPLAY: Final[i64] = NOBODY
TRAP: Final[i64] = NOBODY
"""The owner of a token that belongs to nobody: a trap. A troll is owned by the player who called it."""


class Mine(Value):
    """A mine card on its cell, face down or revealed."""

    fields = ("cell", "card", "revealed:flag")

    def __init__(self, cell: i64, card: i64, revealed: i64 = 0) -> None:
        """Lay the card on the cell."""
        self.cell = cell
        self.card = card
        self.revealed = revealed


class Treasure(Value):
    """A treasure on display or before its holder. Its back shows the kind to everybody (LM-3)."""

    fields = ("card", "back:card", "holder:seat")

    def __init__(self, card: i64, back: i64, holder: i64 = ON_DISPLAY) -> None:
        """Lay the treasure down."""
        self.card = card
        self.back = back
        self.holder = holder


class Token(Value):
    """A trap or a troll on the edge between two cells (LM-19). Tokens never run out (LM-4)."""

    fields = ("edge", "owner:seat")

    def __init__(self, edge: i64, owner: i64) -> None:
        """Put the token on the edge."""
        self.edge = edge
        self.owner = owner


class LostMinesRules(Ruleset):
    """What the table knows of its rules; `ruleset.LostMinesRuleset` fills it in.

    By the index of a card: `obstacle` and `overcomes` number the obstacles from 1 (0 is none), `worth` is a treasure's
    value, `back` what the back of a treasure or dwarf card shows, `clan_of` the number of a dwarf's clan, `treasure_of`
    the back of the treasures that a mine gives.
    """

    tiles: Tiles
    is_path: vec[i64]
    is_campfire: vec[i64]
    obstacle: vec[i64]
    overcomes: vec[i64]
    is_narrow: vec[i64]
    worth: vec[i64]
    clan_of: vec[i64]
    back: vec[i64]
    treasure_of: vec[i64]
    dragon_mine: i64
    troll: i64
    stay: VerbForm
    move: VerbForm
    turn_asks: vec[Step]
    move_asks: list[Step]
    walk: Step
    gather: Step


class LostMinesTable(Table):
    """Everything there is in a game of The Lost Mines.

    `places` are the cells on which the dwarfs stand, `tools` the cells of obstacles that have their tool. Treasures
    are known by their number, which stays the same when they are taken. `last_player` is who last played a path or
    action card, `dragon` who has the dragon token.
    """

    mines: list[Mine]
    roles: list[int]
    unused: tuple[int, ...]
    places: list[int]
    treasures: list[Treasure]
    rest: tuple[int, ...]
    tokens: tuple[Token, ...]
    tools: tuple[int, ...]
    aside: tuple[int, ...]
    points: list[int]
    dragon: i64
    last_player: i64
    roles_shown: bool
    winners: tuple[int, ...]

    def __init__(
        self, rules: LostMinesRules, seats: int, rng: Rng, board: Board, like: LostMinesTable | None = None
    ) -> None:
        """Take an empty table, or one in the state of another."""
        super().__init__(rules, seats, rng, like)
        self.rules = rules
        self.board = board
        if like is None:
            self.mines = []
            self.roles = []
            self.unused = ()
            self.places = []
            self.treasures = []
            self.rest = ()
            self.tokens = ()
            self.tools = ()
            self.aside = ()
            self.points = []
            self.dragon = NOBODY
            self.last_player = NOBODY
            self.roles_shown = False
            self.winners = ()
        else:
            self.mines = like.mines
            self.roles = like.roles
            self.unused = like.unused
            self.places = like.places
            self.treasures = like.treasures
            self.rest = like.rest
            self.tokens = like.tokens
            self.tools = like.tools
            self.aside = like.aside
            self.points = like.points
            self.dragon = like.dragon
            self.last_player = like.last_player
            self.roles_shown = like.roles_shown
            self.winners = like.winners

    def copy(self) -> LostMinesTable:
        """Return an independent table in the same state."""
        return LostMinesTable(self.rules, self.seats, self.rng.copy(), self.board.copy(), self)

    def known_treasure(self, treasure: Treasure, seat: i64) -> Treasure:
        """Return a treasure as a seat may know it: its value only to its holder, and to all when roles are shown."""
        taken = treasure.holder != ON_DISPLAY
        if taken and (self.roles_shown or treasure.holder == seat):
            return treasure
        return Treasure(UNKNOWN, treasure.back, treasure.holder)

    def clear_game(self) -> None:
        """Give everybody no points."""
        self.points = [0] * self.seats

    def clear_round(self) -> None:
        """Clear away everything of the last round but the points (LM-35)."""
        self.mines = []
        self.roles = []
        self.unused = ()
        self.places = []
        self.treasures = []
        self.rest = ()
        self.tokens = ()
        self.tools = ()
        self.aside = ()
        self.dragon = NOBODY
        self.last_player = NOBODY
        self.roles_shown = False
        self.winners = ()
        self.board.bound(0, 0, COLUMNS - 1, ROWS - 1)

    def mine_at(self, cell: i64) -> i64:
        """Return the number of the mine on a cell, or -1."""
        i: i64
        for i in range(len(self.mines)):
            if self.mines[i].cell == cell:
                return i
        return -1

    def has_token(self, edge: i64) -> bool:
        """Return whether a trap or troll is on the edge."""
        for token in self.tokens:
            if token.edge == edge:
                return True
        return False

    def has_tool(self, cell: i64) -> bool:
        """Return whether a tool lies on the obstacle on the cell."""
        for bridged in self.tools:
            if bridged == cell:
                return True
        return False

    def play(self, seat: i64, card: i64) -> None:
        """Take a card that is played from its player's hand (LM-12); for events."""
        self.hands[seat].remove(card)
        self.last_player = seat

    def spend(self, seat: i64, card: i64) -> None:
        """Take an action card from its player's hand and discard it (LM-12); for events."""
        self.play(seat, card)
        self.discard.append(int(card))


def lost_mines(table: Table) -> LostMinesTable:
    """Return the table as what it is in every game of this package."""
    return cast("LostMinesTable", table)
