"""Views: what one seat may know, built field by field. Nothing is ever stripped from a table.

A view never holds a reference to the table. What it carries is public, the seat's own, or something the seat has
lawfully seen. `SPECTATOR` sees what is public. `outline` is the same knowledge in the form of a table, the agenda
included, so that one can imagine how the game might go on; it cannot be played on as it is. It is made of the view
alone, when somebody asks for it.
"""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import i64
from undermine.engine.kernel.actions import Options
from undermine.engine.kernel.agenda import UNANSWERED
from undermine.engine.kernel.cards import Hand, hand_of
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.kernel.modules import part_name
from undermine.engine.kernel.observations import Observation
from undermine.engine.kernel.play import options
from undermine.engine.kernel.rulesets import Knowledge, Ruleset, ruleset_of
from undermine.engine.kernel.table import SPECTATOR, Event, Log, Step, Story, Table
from undermine.engine.kernel.values import Value


def told(story: Story | None) -> list[Event]:
    """Return the events of a story, oldest first."""
    events: list[Event] = []
    while story is not None:
        events.append(story.event)
        story = story.before
    events.reverse()
    return events


class Prompt:
    """A question as the asked seat sees it: its name, what everybody knows of its subject, the possible answers."""

    def __init__(self, name: str, about: Value | None, answers: Options) -> None:
        """Put the question."""
        self.name = name
        self.about = about
        self.options = answers


class Course:
    """What a seat may know of how the game goes on: what is to be done, its own sealed answer, the modules' parts."""

    def __init__(self, table: Table, seat: i64) -> None:
        """Copy it field by field."""
        self.agenda: list[Step] = [step.known_to(seat) for step in table.agenda]
        self.sealed: int = int(UNANSWERED) if seat == SPECTATOR else table.sealed[seat]
        self.parts: list[Value | None] = table.parts.copy()
        for module in ruleset_of(table).showing:
            self.parts[module.index] = module.shows(table, seat)
        self.draws: i64 = table.draws


class View(Knowledge):
    """The kernel's share of what a seat may know; each game adds its own in a subclass, which fills in the dwarfs.

    `winners` are those of the round once it is decided, and of the game once it is over.
    """

    def __init__(self, table: Table, seat: i64) -> None:
        """Copy what the seat may know of hands, deck, story and the question on the table."""
        self.seat: int = seat
        self.seats: int = table.seats
        self.ruleset: Ruleset = ruleset_of(table)
        self.round: int = table.round
        self.turn: int = table.turn
        self.starter: int = table.starter
        self.active: int = table.active
        self.hand: Hand = hand_of([]) if seat == SPECTATOR else table.hands[seat].copy()
        self.hand_sizes: list[int] = [int(hand.size()) for hand in table.hands]
        self.deck_size: int = table.deck_size()
        self.discard_size: int = len(table.discard)
        self.memories: tuple[Observation, ...] = () if seat == SPECTATOR else table.memories[seat]
        self.dwarfs: list[int] = []
        self.winners: tuple[int, ...] = ()
        self.over: bool = table.ask() is None
        self._story: Story | None = table.story
        self.asked: list[int] = []
        self.asking: str = ""
        self.about: Value | None = None
        self.prompt: Prompt | None = None
        self._ask(table, seat)
        self._course = Course(table, seat)
        self._outline: Table | None = None
        self.parts: dict[str, Value] = {}
        for module in ruleset_of(table).showing:
            shown = self._course.parts[module.index]
            if shown is not None:
                self.parts[part_name(module)] = shown

    def _ask(self, table: Table, seat: i64) -> None:
        ask = table.ask()
        if ask is None:
            return
        self.asked = [other for other in range(table.seats) if ask.asks(table, other)]
        self.asking = ask.name()
        self.about = ask.about(table)
        if seat != SPECTATOR and ask.awaits(table, seat):
            self.prompt = Prompt(self.asking, self.about, options(table, seat))

    @property
    def outline(self) -> Table:
        """A table that holds nothing but what the seat may know; what it may not know is UNKNOWN there."""
        return self.draw_outline()

    def draw_outline(self) -> Table:
        """Make the outline of what the view says now, unless there is one; return it."""
        if self._outline is None:
            self._outline = self.make_outline()
        return self._outline

    def make_outline(self) -> Table:
        """Return what the view says as a table of its game."""
        raise NotImplementedError

    def tell(self, other: Table) -> None:
        """Give an empty table the kernel's share of what the view says.

        What lies in the discard pile and what others have seen stays untold: of that the story tells enough.
        """
        own, course = self.seat, self._course
        other.agenda = course.agenda
        other.sealed = [int(UNANSWERED)] * self.seats
        other.parts = course.parts.copy()
        other.log = Log(self._story)
        other.hands = [unseen_hand(size) for size in self.hand_sizes]
        other.deck = [int(UNKNOWN)] * self.deck_size
        if own != SPECTATOR:
            other.sealed[own] = course.sealed
            other.hands[own] = self.hand.copy()
            other.memories[own] = self.memories
        other.round = self.round
        other.starter = self.starter
        other.active = self.active
        other.turn = self.turn
        other.draws = course.draws

    def story(self) -> list[Event]:
        """Return what everybody has seen happen in this round, oldest first; cards unseen by watchers are UNKNOWN."""
        return told(self._story)


def view(table: Table, seat: i64) -> View:
    """Return what the seat (or SPECTATOR) may know."""
    return cast("View", ruleset_of(table).view(table, seat))


def open_view(table: Table) -> View:
    """Return what a spectator sees with every card on the table turned up; for games that are over."""
    return cast("View", ruleset_of(table).open_view(table))


UNSEEN_HANDS: Final = [hand_of([int(UNKNOWN)] * size) for size in range(16)]


def unseen_hand(size: i64) -> Hand:
    """Return a hand of that many cards that nobody knows."""
    return UNSEEN_HANDS[size] if size < len(UNSEEN_HANDS) else hand_of([int(UNKNOWN)] * int(size))
