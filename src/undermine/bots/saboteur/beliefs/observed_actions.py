"""What players have done this round, as somebody who watches can tell it: one action a turn, judged at that moment.

An observed action is a word for what a player did (dug on, led astray, broke a tool, ...) under circumstances (tools
whole or not, far from the gold or near it, deck gone, gold known or not). Words and circumstances may depend on where
the treasure is, so there is one of each for every place it may have. How likely miners and saboteurs do such things is
in `likelihoods`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from undermine.bots.saboteur.beliefs.dwarfs import Dwarfs
from undermine.bots.saboteur.beliefs.goals import Goals, Retelling, first_cells
from undermine.engine.kernel.drawing import CardDrawn, DeckShuffled, HandDealt
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.passing import Passed
from undermine.engine.saboteur.dwarfs import DwarfExchanged, DwarfSeen
from undermine.engine.saboteur.modules.base.actions import GoalSeen, RockFell
from undermine.engine.saboteur.modules.base.digging import TunnelDug
from undermine.engine.saboteur.modules.base.goals import GoalRevealed
from undermine.engine.saboteur.modules.base.tools import ToolBroken, ToolRepaired
from undermine.engine.saboteur.modules.championship.diversion import TunnelLifted
from undermine.engine.saboteur.modules.championship.goal_swap import GoalsReturned
from undermine.engine.saboteur.modules.chests.draws import CardsLost, KeptOfDeck
from undermine.engine.saboteur.modules.chests.effects import GoalMoved
from undermine.engine.saboteur.modules.chests.laying import ChestLaid, ChestsLaid
from undermine.engine.saboteur.modules.chests.looking import ChestBuried, ChestSeen
from undermine.engine.saboteur.modules.chests.opening import DarkCardLaid
from undermine.engine.saboteur.modules.nuggets.laying import NuggetLaid
from undermine.engine.saboteur.modules.postcard import DwarfsDealtAnew, PostcardLaid
from undermine.engine.saboteur.modules.saboteur2.aiming import PlayedAt
from undermine.engine.saboteur.modules.saboteur2.dealing import CardsSetAside
from undermine.engine.saboteur.modules.saboteur2.hands import TwoDiscarded
from undermine.engine.saboteur.modules.saboteur2.thefts import TheftLaid, TheftStopped
from undermine.engine.saboteur.modules.saboteur2.traps import PlayerFreed, TrapLaid
from undermine.engine.saboteur.modules.variants.tournament import TileLaid
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.routes import FAR, JoiningPatterns, Routes, joined_sides
from undermine.engine.tunnels.tiles import face_of

NEAR: Final = 3
"""So many cards from a face-down goal the end of a round is near."""
DETOUR: Final = 2
"""Routes that many cards longer than the best are still looked at."""

BREAKING: Final = "break"
MENDING: Final = "mend"
TRAPPING: Final = "trap"
AT_OTHERS: Final = (BREAKING, MENDING, TRAPPING)
"""Actions that say something of their target as well."""

Judged = tuple[str, str]
"""The circumstances and the word for an observed action."""


class ObservedAction(NamedTuple):
    """Something a player did: when in the story, who, with which dwarf card, to whose, and what it was.

    `judged` has one entry for every place the treasure may have; `target` is a dwarf card or -1.
    """

    moment: int
    seat: int
    dwarf: int
    target: int
    judged: list[Judged]


class Distances:
    """How many cards each face-down goal is away on a board, and would be with another card laid."""

    def __init__(self, board: Board, cells: list[int], patterns: JoiningPatterns) -> None:
        """Measure the routes to every goal."""
        self.routes = {cell: Routes(board, cell, patterns, DETOUR) for cell in cells}

    def best(self, cells: list[int]) -> int:
        """Return how far the nearest of these goals is."""
        return min([int(self.routes[cell].best) for cell in cells], default=int(FAR))

    def with_face(self, cells: list[int], cell: int, face: int) -> int:
        """Return how far the nearest of these goals would be with a face on a cell."""
        return min([int(self.routes[goal].with_face(cell, face)) for goal in cells], default=int(FAR))


class Round:
    """The round so far, followed event by event: the board as it was, deck, tools, goals, dwarfs, and what was done."""

    def __init__(self, view: SaboteurView, patterns: JoiningPatterns) -> None:
        """Go through the story twice: first to see how the goals may lie, then to judge what everybody did."""
        self.view = view
        self.rules = cast("SaboteurRuleset", view.ruleset)
        self.patterns = patterns
        self.dwarfs = Dwarfs(view)
        goals = Goals(view)
        self.places = goals.places()
        self.goals = Retelling(goals, self.places)
        self.story = goals.story
        self.board = first_board(view, self.story)
        self.deck = 0
        self.broken = [0] * view.seats
        self.observed: list[ObservedAction] = []
        self.parted = 0
        self.measured: Distances | None = None
        for moment, event in enumerate(self.story):
            self._judge(moment, event)
            self._follow(event)
        self.dwarfs.finish(view)

    # -- following -------------------------------------------------------------------------------------------------

    def _follow(self, event: Event) -> None:
        kind = type(event)
        if kind in AT_GOALS:
            self.goals.happened(event)
        if kind in AT_DWARFS:
            self.dwarfs.happened(event)
            if kind is DwarfsDealtAnew:
                self.parted = len(self.observed)
        if kind in CHANGES:
            CHANGES[kind](self.board, event)
            self.measured = None
        elif kind is CardDrawn:
            self.deck -= 1
        elif isinstance(event, ToolBroken):
            self.broken[event.target] += 1
        elif isinstance(event, ToolRepaired):
            self.broken[event.target] -= 1
        elif isinstance(event, DeckShuffled):
            self.deck = len(event.deck)
        elif isinstance(event, (HandDealt, CardsSetAside, CardsLost, KeptOfDeck)):
            self.deck -= len(event.cards)

    def _distances(self) -> Distances:
        """Measure the routes, anew only if the board has changed."""
        if self.measured is None:
            self.measured = Distances(self.board, self.goals.hidden, self.patterns)
        return self.measured

    # -- judging ---------------------------------------------------------------------------------------------------

    def _judge(self, moment: int, event: Event) -> None:
        seat = int(getattr(event, "seat", -1))
        if isinstance(event, TunnelDug):
            self._note(moment, seat, -1, self._digging(event))
        elif isinstance(event, RockFell):
            self._note(moment, seat, -1, self._rockfall(event))
        elif isinstance(event, ToolBroken):
            self._aim(moment, seat, int(event.target), "break-own", BREAKING)
        elif isinstance(event, ToolRepaired):
            self._aim(moment, seat, int(event.target), "mend-own", MENDING)
        elif isinstance(event, TrapLaid):
            self._aim(moment, seat, int(event.target), "trap-own", TRAPPING)
        elif isinstance(event, PlayerFreed):
            self._aim(moment, seat, int(event.target), "free-own", "free")
        elif isinstance(event, PlayedAt):
            self._aim(moment, seat, int(event.target), *[self.rules.cards[event.card].name] * 2)
        else:
            word = PLAIN_WORDS.get(type(event))
            if word is not None:
                self._note(moment, seat, -1, self._plainly(seat, word))

    def _note(self, moment: int, seat: int, target: int, judged: list[Judged]) -> None:
        held = self.dwarfs.held
        whose = held[target] if target >= 0 else -1
        self.observed.append(ObservedAction(moment, seat, held[seat], whose, judged))

    def _aim(self, moment: int, seat: int, target: int, own: str, word: str) -> None:
        judged = self._plainly(seat, own if seat == target else word)
        self._note(moment, seat, -1 if seat == target else target, judged)

    def _plainly(self, seat: int, word: str) -> list[Judged]:
        """Judge an observed action whose word does not depend on the treasure."""
        distances = self._distances()
        judged: list[Judged] = []
        for place in self.goals.places:
            sought, knows = place.sought_by(seat, self.goals.hidden)
            judged.append((self._circumstances(seat, distances.best(sought), knows), word))
        return judged

    def _digging(self, dug: TunnelDug) -> list[Judged]:
        distances = self._distances()
        face = int(face_of(dug.card, dug.turned))
        dead = "dead-" if not joined_sides(self.rules.cards[dug.card]) else ""
        judged: list[Judged] = []
        for place in self.goals.places:
            sought, knows = place.sought_by(dug.seat, self.goals.hidden)
            before = distances.best(sought)
            word = compared(before, distances.with_face(sought, dug.cell, face))
            judged.append((self._circumstances(dug.seat, before, knows), f"{dead}{word}"))
        return judged

    def _rockfall(self, fell: RockFell) -> list[Judged]:
        distances = self._distances()
        board = self.board.copy()
        board.take(fell.cell)
        afterwards = Distances(board, self.goals.hidden, self.patterns)
        judged: list[Judged] = []
        for place in self.goals.places:
            sought, knows = place.sought_by(fell.seat, self.goals.hidden)
            before = distances.best(sought)
            word = compared(before, afterwards.best(sought))
            judged.append((self._circumstances(fell.seat, before, knows), f"rock-{word}"))
        return judged

    def _circumstances(self, seat: int, distance: int, knows: bool) -> str:
        if self.broken[seat] > 0:
            state = "broken"
        elif self.deck <= 0:
            state = "late"
        else:
            state = "near" if distance <= NEAR else "far"
        return f"{state}-knowing" if knows else state


PLAIN_WORDS: Final[dict[type[Event], str]] = {
    GoalSeen: "map",
    ChestSeen: "map-chest",
    Passed: "pass",
    TwoDiscarded: "pass",
    TheftLaid: "theft",
    TheftStopped: "hands-off",
    ChestBuried: "bury",
}


def compared(before: int, after: int) -> str:
    """Return the word for what a card on the board did to the distance from the gold."""
    if after < before:
        return "on"
    return "aside" if after == before else "against"


# -- the board as it was -------------------------------------------------------------------------------------------

LAYING: Final = (TunnelDug, DarkCardLaid, PostcardLaid, NuggetLaid, TileLaid, GoalRevealed)


def first_board(view: SaboteurView, story: list[Event]) -> Board:
    """Return the board on which the story began: what lies there now but was not laid in the story."""
    board = Board(cast("SaboteurRuleset", view.ruleset).tiles)
    board.clear(-2, -4, 10, 4)
    laid = {int(event.cell) for event in story if isinstance(event, LAYING)}
    for cell, face in view.board.layout():
        if cell not in laid and face > 0:
            board.place(cell, face)
    for cell in first_cells(view):
        if board.face_at(cell) == 0:
            board.hide(cell)
    return board


def lay(board: Board, event: Event) -> None:
    """A card was laid, one way up or the other."""
    dug = cast("TunnelDug", event)
    board.place(dug.cell, face_of(dug.card, dug.turned))


def lay_upright(board: Board, event: Event) -> None:
    """A card lies there from the beginning."""
    laid = cast("PostcardLaid", event)
    board.place(laid.cell, face_of(laid.card, 0))


def reveal(board: Board, event: Event) -> None:
    """A goal was turned up."""
    revealed = cast("GoalRevealed", event)
    board.place(revealed.cell, face_of(revealed.goal, revealed.turned))


def take(board: Board, event: Event) -> None:
    """A card was taken away."""
    board.take(cast("RockFell", event).cell)


def hide(board: Board, event: Event) -> None:
    """Cards lie face down."""
    for cell in cast("ChestsLaid", event).cells:
        board.hide(cell)


def hide_one(board: Board, event: Event) -> None:
    """A card lies face down."""
    board.hide(cast("ChestLaid", event).cell)


def move(board: Board, event: Event) -> None:
    """A face-down goal lies elsewhere."""
    moved = cast("GoalMoved", event)
    board.take(moved.cell)
    board.hide(moved.to)


CHANGES: Final[dict[type[Event], Callable[[Board, Event], None]]] = {
    TunnelDug: lay,
    DarkCardLaid: lay,
    TileLaid: lay,
    PostcardLaid: lay_upright,
    NuggetLaid: lay_upright,
    GoalRevealed: reveal,
    RockFell: take,
    TunnelLifted: take,
    ChestBuried: take,
    ChestsLaid: hide,
    ChestLaid: hide_one,
    GoalMoved: move,
}
"""How events change the board."""

AT_GOALS: Final = (GoalSeen, GoalMoved, GoalsReturned, GoalRevealed)
AT_DWARFS: Final = (DwarfSeen, DwarfExchanged, DwarfsDealtAnew)
