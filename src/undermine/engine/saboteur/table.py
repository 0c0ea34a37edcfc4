"""The table of Saboteur: labyrinth, goals, dwarf cards, gold, what lies before the players, what they have seen.

A module acts on the table, and the table knows its rules, which are made of modules: so what a module of Saboteur can
have a say in, beyond the seams of the kernel, is declared here too.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from undermine.engine._native import i64, mypyc_attr, vec
from undermine.engine.kernel.modules import Module
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import NOBODY, Step, Table, with_item
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.kernel.values import Value
from undermine.engine.saboteur.seams import IN_ROUND, MUST_CONNECT
from undermine.engine.tunnels.board import EMPTY, Board
from undermine.engine.tunnels.tiles import Tiles

NOWHERE: Final[i64] = -1
TOOL_BITS: Final[i64] = 3
"""Bits of a seat in `broken`: one for each tool."""
ALL_TOOLS: Final[i64] = 7


class Goal(Value):
    """A goal card on its cell, face down or revealed."""

    fields = ("cell", "card", "revealed:flag")

    def __init__(self, cell: i64, card: i64, revealed: i64 = 0) -> None:
        """Lay the card on the cell."""
        self.cell = cell
        self.card = card
        self.revealed = revealed


class Discovery:
    """Something that a placement has reached: where it lies and the step that resolves it (BASE-37)."""

    def __init__(self, cell: i64, step: Step) -> None:
        """Note the cell, by which the player names it, and the step."""
        self.cell = cell
        self.step = step


@mypyc_attr(allow_interpreted_subclasses=True)
class SaboteurModule(Module):
    """A rule module of Saboteur."""

    placing: ClassVar[int] = MUST_CONNECT
    discovering: ClassVar[bool] = False
    standing: ClassVar[bool] = False
    gold_in_cards: ClassVar[bool] = False

    def dwarfs(self, table: SaboteurTable, deck: list[int]) -> list[int]:
        """Return the dwarf cards to be shuffled and dealt (fold: chain)."""
        return deck

    def goals(self, table: SaboteurTable, laid: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the goals of the round, each a cell and a card (fold: chain)."""
        return laid

    def deck(self, table: SaboteurTable, cards: list[int]) -> list[int]:
        """Return the cards to be shuffled into the deck (fold: chain)."""
        return cards

    def laid_out(self, table: SaboteurTable) -> list[int]:
        """Return the cards that `deck` left out because they were laid in the labyrinth before (fold: sum)."""
        return []

    def gold_apart(self, table: SaboteurTable) -> tuple[int, ...]:
        """Return the gold cards that lie neither in the supply nor in a purse, but with this module (fold: sum)."""
        return ()

    def discovers(self, table: SaboteurTable, found: list[Discovery]) -> None:
        """Add what is reached now and not yet resolved (fold: sum)."""

    def stands_at(self, table: SaboteurTable, cell: i64) -> bool:
        """Return whether a figure of this module stands on the cell, if `standing` (fold: any)."""
        return False

    def wins(self, table: SaboteurTable, winners: list[int]) -> list[int]:
        """Return the seats that have won the round (fold: chain)."""
        return winners

    def division(self, table: SaboteurTable, steps: list[Step]) -> list[Step]:
        """Return the steps that divide the gold (fold: chain)."""
        return steps


class SaboteurRules(Ruleset):
    """What the table and its modules know of the rules they belong to; `ruleset.SaboteurRuleset` fills it in.

    `breaks` and `repairs` have for every card the tools that it breaks or repairs, as bits; `discovering` and
    `standing` are those of `pages` that declare this seam, `turn_asks` the questions of every seat's turn.
    """

    pages: vec[SaboteurModule]
    tiles: Tiles
    is_tunnel: vec[i64]
    breaks: vec[i64]
    repairs: vec[i64]
    placing: i64
    discovering: vec[SaboteurModule]
    standing: vec[SaboteurModule]
    gold_in_cards: bool
    turn_asks: vec[TakeTurn]


class SaboteurTable(Table):
    """Everything there is in a game of Saboteur.

    `aside` holds cards out of the round, unseen. At the end of a turn the steps of `afterwards` come first; then
    `drawer` draws `draws` cards, and each of `also_drawing` one. `last_dug` is the cell where a player placed or moved
    a tunnel card last in this round; the card may have been removed since. `searches` counts how
    often cards were taken out of the discard pile in this round. `broken` has the kinds of broken tools that
    lie before all seats, as bits, those of each seat shifted by TOOL_BITS more; `lay_before` keeps it.
    """

    # In this order they lie in memory: first what most decisions need.
    rules: SaboteurRules
    board: Board
    broken: i64
    drawer: i64
    afterwards: tuple[Step, ...]
    also_drawing: tuple[int, ...]
    last_player: i64
    last_digger: i64
    last_dug: i64
    before: list[tuple[int, ...]]
    goals: list[Goal]
    roles: list[int]
    unused: tuple[int, ...]
    supply: tuple[int, ...]
    gold: list[tuple[int, ...]]
    tokens: list[int]
    aside: tuple[int, ...]
    finisher: i64
    searches: i64
    treasure_found: bool
    roles_shown: bool
    winners: tuple[int, ...]

    def __init__(
        self, rules: SaboteurRules, seats: int, rng: Rng, board: Board, like: SaboteurTable | None = None
    ) -> None:
        """Take an empty table, or one in the state of another."""
        super().__init__(rules, seats, rng, like)
        self.rules = rules
        self.board = board
        if like is None:
            self.goals = []
            self.roles = []
            self.unused = ()
            self.before = []
            self.broken = 0
            self.supply = ()
            self.gold = []
            self.tokens = []
            self.aside = ()
            self.afterwards = ()
            self.also_drawing = ()
            self.drawer = NOBODY
            self.last_digger = NOBODY
            self.last_player = NOBODY
            self.finisher = NOBODY
            self.last_dug = NOWHERE
            self.searches = 0
            self.treasure_found = False
            self.roles_shown = False
            self.winners = ()
        else:
            self.goals = like.goals
            self.roles = like.roles
            self.unused = like.unused
            self.before = like.before
            self.broken = like.broken
            self.supply = like.supply
            self.gold = like.gold
            self.tokens = like.tokens
            self.aside = like.aside
            self.afterwards = like.afterwards
            self.also_drawing = like.also_drawing
            self.drawer = like.drawer
            self.last_digger = like.last_digger
            self.last_player = like.last_player
            self.finisher = like.finisher
            self.last_dug = like.last_dug
            self.searches = like.searches
            self.treasure_found = like.treasure_found
            self.roles_shown = like.roles_shown
            self.winners = like.winners

    def copy(self) -> SaboteurTable:
        """Return an independent table in the same state."""
        return SaboteurTable(self.rules, self.seats, self.rng.copy(), self.board.copy(), self)

    def clear_game(self) -> None:
        """Give everybody an empty purse (BASE-8)."""
        self.gold = [()] * self.seats
        self.tokens = [0] * self.seats

    def clear_round(self) -> None:
        """Clear away everything of the last round but the gold (BASE-35)."""
        self.before = [()] * self.seats
        self.broken = 0
        self.roles = []
        self.unused = ()
        self.goals = []
        self.aside = ()
        self.afterwards = ()
        self.also_drawing = ()
        self.last_digger = NOBODY
        self.last_player = NOBODY
        self.finisher = NOBODY
        self.last_dug = NOWHERE
        self.searches = 0
        self.treasure_found = False
        self.roles_shown = False
        self.winners = ()
        self.board.clear(-2, -4, 10, 4)

    def clear_turn(self) -> None:
        """Let the active seat draw at the end of its turn, unless something changes that (BASE-10)."""
        self.drawer = self.active
        self.also_drawing = ()

    def lay_before(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Let these cards lie before a seat and no others; nothing else changes what lies there."""
        self.before = with_item(self.before, seat, cards)
        tools: i64 = 0
        for card in cards:
            tools |= self.rules.breaks[card]
        # A constant must not stand left of the shift: mypyc writes it as a C int, which is too short from seat 10 on.
        shift = TOOL_BITS * seat
        changed = ((self.broken >> shift) & ALL_TOOLS) ^ tools
        self.broken ^= changed << shift

    def keep_gold(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Let these gold cards be all that a seat has; to be called by events only."""
        self.gold = with_item(self.gold, seat, cards)

    def gain_tokens(self, seat: i64, amount: i64) -> None:
        """Give a seat that many gold tokens more, or take some away; to be called by events only."""
        self.tokens = with_item(self.tokens, seat, int(self.tokens[seat] + amount))

    def lay_goal(self, number: i64, goal: Goal) -> None:
        """Let this be the goal of a number; to be called by events only."""
        self.goals = with_item(self.goals, number, goal)

    def in_round(self, seat: i64) -> bool:
        """Return whether the seat still takes part in the round."""
        return self.rules.partakes(self, IN_ROUND, seat)

    def goal_at(self, cell: i64) -> i64:
        """Return the number of the goal on a cell, or -1."""
        i: i64
        for i in range(len(self.goals)):
            if self.goals[i].cell == cell:
                return i
        return -1

    def is_free(self, cell: i64) -> bool:
        """Return whether neither a card nor a figure is on the cell."""
        if self.board.face_at(cell) != EMPTY:
            return False
        for page in self.rules.standing:
            if page.stands_at(self, cell):
                return False
        return True

    def spend(self, seat: i64, card: i64) -> None:
        """Discard a card that a seat has played from its hand (BASE-12); to be called by events only."""
        self.hands[seat].remove(card)
        self.discard.append(int(card))
        self.last_player = seat

    def put_away(self, card: i64) -> None:
        """Put a card that left the labyrinth on the discard pile; one that is not of the deck, aside (MIX-4)."""
        if self.rules.cards[card].copies:
            self.discard.append(int(card))
        else:
            self.aside = (*self.aside, int(card))

    def wealth(self, seat: i64) -> i64:
        """Return all the gold of a seat: cards and tokens."""
        wealth: i64 = self.tokens[seat]
        for value in self.gold[seat]:  # `sum` would be called through the interpreter, for ten times as much
            wealth += value
        return wealth


def saboteur(table: Table) -> SaboteurTable:
    """Return the table as what it is in every game of this package."""
    return cast("SaboteurTable", table)
