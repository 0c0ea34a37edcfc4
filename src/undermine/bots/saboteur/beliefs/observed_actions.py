"""What players have done this round, as somebody who watches can tell it: one action a turn, judged at that moment.

An observed action is a word for what a player did (dug on, led astray, broke a tool, ...) under circumstances (tools
whole or not, far from the gold or near it, deck gone, gold known or not). Words and circumstances may depend on where
the treasure is, so there is one of each for every place it may have. How likely miners and saboteurs do such things is
in `likelihoods`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, Protocol, cast

from undermine.bots.saboteur.beliefs.clues import Aim
from undermine.bots.saboteur.beliefs.dwarfs import Dwarfs
from undermine.bots.saboteur.beliefs.goals import Goals, Lifting, Retelling, first_cells
from undermine.bots.saboteur.beliefs.telling import Told, told_events
from undermine.bots.saboteur.pages import all_pages
from undermine.bots.saboteur.policy.weights import DETOUR
from undermine.engine.kernel.passing import Passed
from undermine.engine.kernel.table import Event
from undermine.engine.kernel.transfers import IN_DECK, IN_HAND, ON_BOARD, Transfer
from undermine.engine.saboteur.dwarfs import DwarfExchanged, DwarfSeen
from undermine.engine.saboteur.modules.base.actions import GoalSeen, RockFell
from undermine.engine.saboteur.modules.base.digging import TunnelDug
from undermine.engine.saboteur.modules.base.goals import GoalRevealed, GoalTurnedUp
from undermine.engine.saboteur.modules.base.tools import ToolBroken, ToolRepaired
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.board import Board
from undermine.engine.tunnels.routes import FAR, JoiningPatterns, Routes, joined_sides
from undermine.engine.tunnels.tiles import face_of

NEAR: Final = 3
"""Cards from a face-down goal at which the end of a round is near."""

BREAKING: Final = "break"
MENDING: Final = "mend"

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


class Aimed(Protocol):
    """An event that tells of a card played at a player."""

    card: int
    target: int


@cache
def plain_words() -> dict[type[Event], str]:
    """Return the words for what is not aimed at a player and does nothing to the board, those of all pages."""
    words: dict[type[Event], str] = {GoalSeen: "map", Passed: "pass"}
    for page in all_pages():
        words |= page.clues.words
    return words


@cache
def aimed_words() -> dict[type[Event], Aim]:
    """Return how actions at players are called, on all pages."""
    aims: dict[type[Event], Aim] = {
        ToolBroken: ("break-own", BREAKING),
        ToolRepaired: ("mend-own", MENDING),
    }
    for page in all_pages():
        aims |= page.clues.aims
    return aims


@cache
def telling_aims() -> tuple[str, ...]:
    """Return the words for actions that say something of their target as well."""
    return (BREAKING, MENDING, *[word for page in all_pages() for word in page.clues.telling])


@cache
def liftings() -> Lifting:
    """Return how goals may be lifted and put back, on any page."""
    pages = [page.clues.lifting for page in all_pages()]
    return Lifting(
        tuple(event for lifting in pages for event in lifting.events),
        tuple(memory for lifting in pages for memory in lifting.decisions),
    )


@cache
def dwarf_dealings() -> tuple[type[Event], ...]:
    """Return the events that deal all dwarf cards before players again."""
    return tuple(event for page in all_pages() for event in page.clues.dealing)


@cache
def telling_events() -> tuple[type[Event], ...]:
    """Return the events that change what somebody knows of the goals or the dwarfs, on any page."""
    looks = (GoalSeen, GoalRevealed, GoalTurnedUp, DwarfSeen, DwarfExchanged)
    return (*looks, *liftings().events, *dwarf_dealings())


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

    def __init__(self, view: SaboteurView, patterns: JoiningPatterns, like: Round | None = None) -> None:
        """Go through the story twice: first to see how the goals may lie, then to judge what everybody did.

        With `like`, be a copy of that one instead, which shares with it all that was followed.
        """
        self.view = view
        self.rules = cast("SaboteurRuleset", view.ruleset)
        self.patterns = patterns
        self.measured: Distances | None = None
        if like is not None:
            self._be(like)
            return
        self.dwarfs = Dwarfs(view, dwarf_dealings())
        self.ends = goals = Goals(view, liftings())
        self.places = goals.places()
        self.kept = list(range(len(self.places)))
        self.goals = Retelling(goals, self.places)
        self.story = goals.story
        self.lookings: list[Told] = []
        self.board = first_board(view, self.story)
        self.deck = 0
        self.broken = [0] * view.seats
        self.played: dict[int, int] = {}  # cards that were played in the open, and how many of each
        self.idle = [False] * view.seats  # who passed with whole tools when last in turn
        self.dug_on = [0] * view.seats  # how many tunnels each has laid that led on
        self.laid: dict[int, list[int]] = {}  # the tunnels that were laid by who had a dwarf card
        self.observed: list[ObservedAction] = []
        self.parted = 0
        self._tell(0)

    def _be(self, like: Round) -> None:
        self.dwarfs, self.ends, self.places, self.kept = like.dwarfs, like.ends, like.places, like.kept
        self.goals, self.story, self.lookings = like.goals, like.story, like.lookings
        self.board, self.deck, self.broken = like.board, like.deck, like.broken
        self.played, self.idle, self.dug_on, self.laid = like.played, like.idle, like.dug_on, like.laid
        self.observed, self.parted = like.observed, like.parted

    def _tell(self, begin: int) -> None:
        """Go through the story from some moment on."""
        for moment, told in enumerate(self.story[begin:], begin):
            self._judge(moment, told.event)
            self._follow(told)
        self.dwarfs.finish(self.view)
        if self.measured is None and self.board.shows_same(self.view.board):
            self.board = self.view.board.copy()  # so that what others measure there is not measured again

    def goes_on(self, view: SaboteurView) -> bool:
        """Follow what has happened since, as a later view of the same seat tells it; return whether that could be done.

        It cannot where places for the treasure have come or gone, since all that was done is judged by place; then the
        round must be told from its beginning, and this one is of no more use.
        """
        if self.ends.lacks_story or self.dwarfs.lacks_story:
            return False
        events, followed = view.story(), len(self.story)
        if len(events) < followed or (followed and events[followed - 1] is not self.story[-1].event):
            return False
        known = [(place.branch.swaps, place.card) for place in self.places]
        self.ends.go_on(view, told_events(view, events[followed:]))
        self.places = self.ends.places()
        if [(place.branch.swaps, place.card) for place in self.places] != known:
            return False
        self.view = view
        self.dwarfs.remember(view)
        self._tell(followed)
        return True

    def told_to(self, view: SaboteurView) -> Round | None:
        """Return the round as a seat tells it, where this is how a watcher does; None if that cannot be found so.

        A seat knows of fewer places for the treasure, which are `kept` of the watcher's; every action is judged alike
        at each of them.
        """
        places = Goals(view, liftings(), self.lookings).places()
        known = [(place.branch.swaps, place.card) for place in self.places]
        wanted = [(place.branch.swaps, place.card) for place in places]
        if not set(wanted) <= set(known):
            return None
        told = Round(view, self.patterns, self)
        told.places, told.kept = places, [known.index(place) for place in wanted]
        told.observed = self.observed[:]
        told.dwarfs = Dwarfs(
            view, dwarf_dealings(), [entry.event for entry in self.lookings], self.dwarfs.deck
        )
        for entry in self.lookings:
            told.dwarfs.happened(entry.event)
        told.dwarfs.finish(view)
        return told

    def judged_here(self) -> list[ObservedAction]:
        """Return what was done, judged at the places that are kept; `observed` may have more of them."""
        if self.kept == list(range(len(self.goals.places))):
            return self.observed
        return [
            action._replace(judged=[action.judged[place] for place in self.kept]) for action in self.observed
        ]

    # -- following -------------------------------------------------------------------------------------------------

    def _follow(self, told: Told) -> None:
        event = told.event
        if isinstance(event, telling_events()) or told.moved_face_down():
            self.lookings.append(told)
        self.goals.happened(told)
        self.dwarfs.happened(event)
        if isinstance(event, self.dwarfs.dealing):
            self.parted = len(self.observed)
        for transfer in told.on_board:
            change(self.board, transfer)
            self.measured = None
        for transfer in told.transfers:
            self._count(transfer)
        if isinstance(event, ToolBroken):
            self.broken[event.target] += 1
        elif isinstance(event, ToolRepaired):
            self.broken[event.target] -= 1

    def _count(self, transfer: Transfer) -> None:
        """Keep count of the deck, and of the cards that were played in the open."""
        if transfer.source.kind == IN_DECK:
            self.deck -= len(transfer.cards)
        elif transfer.target.kind == IN_DECK:
            self.deck = len(transfer.cards)
        elif transfer.source.kind == IN_HAND and transfer.face_up:
            for card in transfer.cards:
                self.played[card] = self.played.get(card, 0) + 1

    def measured_distances(self) -> Distances:
        """Measure the routes, again only if the board has changed."""
        if self.measured is None:
            self.measured = Distances(self.board, self.goals.hidden, self.patterns)
        return self.measured

    # -- judging ---------------------------------------------------------------------------------------------------

    def _judge(self, moment: int, event: Event) -> None:
        seat = int(getattr(event, "seat", -1))
        if isinstance(event, TunnelDug):
            self.laid.setdefault(self.dwarfs.held[seat], []).append(int(event.card))
            self._note(moment, seat, -1, self._digging(event))
        elif isinstance(event, RockFell):
            self._note(moment, seat, -1, self._rockfall(event))
        elif type(event) in aimed_words():
            self._aim(moment, seat, event)
        else:
            word = plain_words().get(type(event))
            if word is not None:
                self._note(moment, seat, -1, self._plainly(seat, word))

    def _note(self, moment: int, seat: int, target: int, judged: list[Judged]) -> None:
        held = self.dwarfs.held
        whose = held[target] if target >= 0 else -1
        words = [word for _, word in judged]
        self.idle[seat] = "pass" in words and not self.broken[seat]
        self.dug_on[seat] += "on" in words
        self.observed.append(ObservedAction(moment, seat, held[seat], whose, judged))

    def _aim(self, moment: int, seat: int, event: Event) -> None:
        aimed = cast("Aimed", event)
        target, name = int(aimed.target), self.rules.cards[aimed.card].name
        own, word = aimed_words()[type(event)] or (name, name)
        judged = self._plainly(seat, own if seat == target else word)
        self._note(moment, seat, -1 if seat == target else target, judged)

    def _plainly(self, seat: int, word: str) -> list[Judged]:
        """Judge an observed action whose word does not depend on the treasure."""
        return [(circumstances, word) for _, _, circumstances in self.judged_by_place(seat)]

    def judged_by_place(self, seat: int) -> list[tuple[list[int], int, str]]:
        """Return where a seat would look for the treasure now, how far that is, and its circumstances, by place."""
        distances = self.measured_distances()
        found: list[tuple[list[int], int, str]] = []
        for place in self.goals.places:
            sought, knows = place.sought_by(seat, self.goals.hidden)
            distance = distances.best(sought)
            found.append((sought, distance, self._circumstances(seat, distance, knows)))
        return found

    def _digging(self, dug: TunnelDug) -> list[Judged]:
        distances = self.measured_distances()
        face = int(face_of(dug.card, dug.turned))
        dead = "dead-" if not joined_sides(self.rules.cards[dug.card]) else ""
        judged: list[Judged] = []
        for sought, before, circumstances in self.judged_by_place(dug.seat):
            word = compared(before, distances.with_face(sought, dug.cell, face))
            judged.append((circumstances, f"{dead}{word}"))
        return judged

    def _rockfall(self, fell: RockFell) -> list[Judged]:
        board = self.board.copy()
        board.take(fell.cell)
        afterwards = Distances(board, self.goals.hidden, self.patterns)
        judged: list[Judged] = []
        for sought, before, circumstances in self.judged_by_place(fell.seat):
            word = compared(before, afterwards.best(sought))
            judged.append((circumstances, f"rock-{word}"))
        return judged

    def _circumstances(self, seat: int, distance: int, knows: bool) -> str:
        if self.broken[seat] > 0:
            state = "broken"
        elif self.deck <= 0:
            state = "late"
        else:
            state = "near" if distance <= NEAR else "far"
        return f"{state}-knowing" if knows else state


def compared(before: int, after: int) -> str:
    """Return the word for what a card on the board did to the distance from the gold."""
    if after < before:
        return "on"
    return "aside" if after == before else "against"


# -- the board as it was -------------------------------------------------------------------------------------------


def first_board(view: SaboteurView, story: list[Told]) -> Board:
    """Return the board on which the story began: what lies there now but was not laid in the story."""
    board = Board(cast("SaboteurRuleset", view.ruleset).tiles)
    board.clear(-2, -4, 10, 4)
    moved = [transfer for told in story for transfer in told.on_board]
    laid = {
        int(transfer.target.number)
        for transfer in moved
        if transfer.target.kind == ON_BOARD and transfer.face_up
    }
    for cell, face in view.board.layout():
        if cell not in laid and face > 0:
            board.place(cell, face)
    for cell in first_cells(view, story):
        if board.face_at(cell) == 0:
            board.hide(cell)
    return board


def change(board: Board, transfer: Transfer) -> None:
    """Take cards off the board, lay them on it, or turn them up where they lie."""
    source, target = transfer.source, transfer.target
    turned_up = target.kind == source.kind and target.number == source.number
    if source.kind == ON_BOARD and not turned_up:
        board.take(source.number)
    if target.kind != ON_BOARD:
        return
    if transfer.face_up:
        board.place(target.number, face_of(transfer.cards[0], transfer.turned))
    else:
        board.hide(target.number)
