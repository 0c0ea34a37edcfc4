"""The table: everything there is in a game, changed only by events; and what events, steps, asks and rules are.

An event changes a table, a step makes events happen, an ask waits for a decision, the rules know them all. Each needs
the table and the table needs each, so they are declared here together; files above say which there are (ADR 47).

The kernel's share of a table: the rules, chance, the agenda, sealed answers, the parts of the modules, and what any
card game has: rounds and turns, hands, a deck, a discard pile, what each seat has seen in secret. Hands and the discard
pile change in place. All other lists are replaced by changed ones (`with_item`), so that copies share them.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.actions import Action, Codes
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.contents import Contents
from undermine.engine.kernel.observations import Memories, Observation
from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.transfers import Transfer
from undermine.engine.kernel.values import Value

Item = TypeVar("Item")

NOBODY: Final[i64] = -1
"""No seat: nobody is on turn, nobody has done it."""
SPECTATOR: Final[i64] = -1
"""The seat of somebody who only watches: sees what is public."""


class Event(Value):
    """Something that happened, hidden unless its class says otherwise."""

    clause: ClassVar[str] = ""

    def change(self, table: Table) -> None:
        """Change the table as this event says."""
        raise NotImplementedError(self.name())

    def seen_by(self, seat: i64) -> Event | None:
        """Return the event as that seat may know it, or None if the seat learns nothing at all."""
        return None

    def report(self, outcome: Outcome) -> None:
        """Add what this event says of how the round went; most say nothing. Not called during play."""

    def transfers(self, cards: list[Card]) -> list[Transfer]:
        """Return which cards it moves, given the catalogue; of those it hides, how many. Not called during play."""
        return []


class PublicEvent(Event):
    """Something that happened in the open."""

    def seen_by(self, seat: i64) -> Event | None:
        """Return the whole event: everybody sees it."""
        return self


class Story:
    """What everybody has seen of a round, newest first, as a chain that copies of a table share."""

    def __init__(self, event: Event, before: Story | None) -> None:
        """Add one event to what went before."""
        self.event = event
        self.before = before


class Log:
    """What happened at a table, hidden things included: the last move, and what the story does not tell yet.

    The story is told from here when somebody asks for it, or when the table is copied: copies share the story, and each
    has events of its own. A log never enters a view. One that `forgets` keeps nothing but the last move: the story is
    given up, for play that nobody watches. What happened are the first `count` of `events`, which is room used again.
    """

    def __init__(self, story: Story | None = None) -> None:
        """Begin with nothing but a story that has been told already."""
        self.events: vec[Event] = vec[Event]()
        self.count: i64 = 0
        self.moves: i64 = 0
        self.move_begins: i64 = 0
        self.untold: i64 = 0
        self.told = story
        self.forgets = False

    def copy(self) -> Log:
        """Return the log of a copy of the table, for which no move has been made yet."""
        other = Log(None if self.forgets else self.tell())
        other.forgets = self.forgets
        return other

    def add(self, event: Event) -> None:
        """Note an event."""
        if self.count < len(self.events):
            self.events[self.count] = event
        else:
            self.events = append(self.events, event)
        self.count += 1

    def begin_move(self) -> None:
        """Begin the next move, and forget the events that the story has told."""
        if self.forgets:
            self.untold = self.count
        if self.untold:
            self._drop_told()
        self.moves += 1
        self.move_begins = self.count

    def _drop_told(self) -> None:
        events, dropped = self.events, self.untold
        i: i64
        for i in range(dropped, self.count):
            events[i - dropped] = events[i]
        self.count -= dropped
        self.untold = 0

    def last_move(self) -> list[Event]:
        """Return the events of the last move."""
        happened: list[Event] = []
        i: i64
        for i in range(self.move_begins, self.count):
            happened.append(self.events[i])
        return happened

    def tell(self) -> Story | None:
        """Return what everybody has seen of the round."""
        i: i64
        for i in range(self.untold, self.count):
            seen = self.events[i].seen_by(SPECTATOR)
            if seen is not None:
                self.told = Story(seen, self.told)
        self.untold = self.count
        return self.told

    def forget(self) -> None:
        """Forget everything, the last move too."""
        self.count = 0
        self.move_begins = 0
        self.begin_story(None)

    def begin_story(self, story: Story | None) -> None:
        """Let the story go on from here, whatever was told before."""
        self.told = story
        self.untold = self.count


class Step(Value):
    """Something that is to be done."""

    def question(self) -> Ask | None:
        """Return the step itself if the table rests here until somebody answers, else None."""
        return None

    def known_to(self, seat: i64) -> Step:
        """Return the step as that seat may know it: itself, unless it holds something that others may not know."""
        return self

    def run(self, table: Table) -> None:
        """Do it: make events happen and push the steps that follow."""
        raise NotImplementedError(self.name())


class Ask(Step):
    """A question to one or several seats. Its name says what it is about; its options are the possible answers."""

    def question(self) -> Ask | None:
        """Return the ask: the table rests here."""
        return self

    def asks(self, table: Table, seat: i64) -> bool:
        """Return whether this seat is among those who are asked."""
        raise NotImplementedError(self.name())

    def awaits(self, table: Table, seat: i64) -> bool:
        """Return whether this seat's answer is still to come; known to that seat only."""
        return self.asks(table, seat)

    def awaited(self, table: Table, seat: i64) -> i64:
        """Return the seat nearest clockwise, this one first, whose answer is still to come."""
        while not self.awaits(table, seat):
            seat = (seat + 1) % table.seats
        return seat

    def collect(self, table: Table, seat: i64, codes: Codes) -> None:
        """Add every answer this seat may give."""
        raise NotImplementedError(self.name())

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Add every reason against this answer of an asked seat."""
        raise NotImplementedError(self.name())

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        """Take the answer, which has been found legal."""
        raise NotImplementedError(self.name())

    def about(self, table: Table) -> Value | None:
        """Return what everybody may know of the question's subject."""
        return None


class Rules(Contents):
    """What a table and those who act on it know of the rules. `rulesets.Ruleset` composes them of modules.

    `turns`, `drawings` and `passes` are the most frequent events, made once: a turn of each seat, and each card drawn
    and passed by each seat.
    """

    is_watching: bool
    turns: vec[Event]
    drawings: vec[Event]
    passes: vec[Event]

    def react(self, table: Table, event: Event) -> None:
        """Let the modules react that watch for an event which has happened; called only if any `is_watching`."""
        raise NotImplementedError(self.name)

    def offer_turn(self, table: Table, seat: i64, codes: Codes) -> None:
        """Gather everything that a seat may do in its turn."""
        raise NotImplementedError(self.name)

    def first_parts(self, table: Table) -> list[Value | None]:
        """Return the modules' own state as it is when a round begins."""
        raise NotImplementedError(self.name)

    def scores(self, table: Table) -> list[int]:
        """Return what each seat has won so far: gold or points."""
        raise NotImplementedError(self.name)

    def winners(self, table: Table) -> tuple[int, ...]:
        """Return the seats that have won the game; none as long as it is played."""
        raise NotImplementedError(self.name)

    def winning_side(self, outcome: Outcome) -> str:
        """Return which of the game's sides has won a round, or NO_SIDE."""
        raise NotImplementedError(self.name)


def with_item(items: list[Item], place: i64, item: Item) -> list[Item]:
    """Return a list like this one with another item at a place; for the lists of a table, which its copies share."""
    changed = items.copy()
    changed[place] = item
    return changed


class Table:
    """The state of a game. Each game adds its own fields in a subclass.

    `searches` counts how often cards were taken from the discard pile this round; everybody knows it. `draws` is how
    many cards are drawn at the end of the turn. `offers` is room in which options are gathered; see `play.offered`. The
    agenda is the first `height` of `steps`; what lies above is left over from steps already done. `last_round` ends the
    game before its time, for those who want no more of it; 0 leaves that to the rules.
    """

    # In this order they lie in memory: first what most decisions need, so that it is in few lines of the cache.
    steps: vec[Step]
    height: i64
    ruleset: Rules
    seats: int
    offers: Codes
    log: Log
    hands: list[Hand]
    # The deck is never changed in place: `dealt` counts the cards gone from its top.
    deck: list[int]
    dealt: i64
    discard: list[int]
    memories: Memories
    active: i64
    turn: i64
    draws: i64
    round: i64
    last_round: i64
    starter: i64
    sealed: list[int]
    parts: list[Value | None]
    rng: Rng

    def __init__(self, ruleset: Rules, seats: int, rng: Rng, like: Table | None = None) -> None:
        """Take an empty table, which `start` sets up, or one in the state of another of the same game.

        That its fields are written once, and no lists are made to be thrown away, is why copies are made here.
        """
        self.ruleset = ruleset
        self.seats = seats
        self.rng = rng
        self.offers = Codes()
        if like is None:
            self.steps = vec[Step]()
            self.height = 0
            self.sealed = []
            self.parts = []
            self.log = Log()
            self.hands = []
            self.deck = []
            self.dealt = 0
            self.discard = []
            self.memories = Memories()
            self.round = 0
            self.last_round = 0
            self.starter = NOBODY
            self.active = NOBODY
            self.turn = 0
            self.draws = 0
        else:
            self.steps = like.steps[: like.height]
            self.height = like.height
            self.sealed = like.sealed
            self.parts = like.parts
            self.log = like.log.copy()
            self.hands = [hand.copy() for hand in like.hands]
            self.deck = like.deck
            self.dealt = like.dealt
            self.discard = like.discard.copy()
            self.memories = like.memories.copy()
            self.round = like.round
            self.last_round = like.last_round
            self.starter = like.starter
            self.active = like.active
            self.turn = like.turn
            self.draws = like.draws

    def copy(self) -> Table:
        """Return an independent table in the same state."""
        raise NotImplementedError

    def clear_game(self) -> None:
        """Lay out what lasts for the whole game; for the event that begins it."""
        raise NotImplementedError

    def clear_round(self) -> None:
        """Clear away the game's own share of the last round; for the event that begins a round."""
        raise NotImplementedError

    def clear_turn(self) -> None:
        """Clear away the game's own share of the last turn; for the event that begins a turn."""

    def happen(self, event: Event) -> None:
        """Let an event change the table, note it, and let the modules react that watch for it."""
        event.change(self)
        self.log.add(event)
        if self.ruleset.is_watching:
            self.ruleset.react(self, event)

    @property
    def happened(self) -> list[Event]:
        """The events of the last move, at first those of the deal; a copy begins without any."""
        return self.log.last_move()

    @property
    def story(self) -> Story | None:
        """What everybody has seen of this round."""
        return self.log.tell()

    @property
    def agenda(self) -> list[Step]:
        """What is still to be done, the next step last; a list of its own, which can be set."""
        return list(self.steps[: self.height])

    @agenda.setter
    def agenda(self, steps: list[Step]) -> None:
        self.height = 0
        for step in steps:
            self.push(step)

    def push(self, step: Step) -> None:
        """Put a step on top of the agenda."""
        if self.height < len(self.steps):
            self.steps[self.height] = step
        else:
            self.steps = append(self.steps, step)
        self.height += 1

    def drop_step(self) -> None:
        """Take the top step off the agenda, undone."""
        self.height -= 1

    def drop_steps(self, down_to: i64) -> None:
        """Take steps off the agenda, undone, until it has this height; a lower one stays as it is."""
        self.height = min(self.height, down_to)

    def run(self) -> None:
        """Do what the agenda says until somebody must decide or nothing is left."""
        while self.height > 0:
            top = self.steps[self.height - 1]
            if top.question() is not None:
                return
            self.height -= 1
            top.run(self)

    def ask(self) -> Ask | None:
        """Return the question the table rests on, or None when the game is over."""
        return self.steps[self.height - 1].question() if self.height else None

    def part(self, module: str) -> Value | None:
        """Return a module's own state."""
        return self.parts[self.ruleset.places[module]]

    def part_in(self, slot: i64) -> Value | None:
        """Return a module's own state by the slot of its name (`part_slot`), for what is asked at every option."""
        return self.parts[self.ruleset.part_places[slot]]

    def change_part(self, module: str, part: Value) -> None:
        """Give a module's own state a new form; for the events of that module."""
        self.parts = with_item(self.parts, self.ruleset.places[module], part)

    def left_of(self, seat: i64, steps: i64 = 1) -> i64:
        """Return the seat `steps` places to the left (clockwise); negative steps go right."""
        return (seat + steps) % self.seats

    def remember(self, seat: i64, observation: Observation) -> None:
        """Add something to what a seat has seen in secret."""
        self.memories.add(seat, observation)

    def deck_size(self) -> i64:
        """Return the number of cards left in the deck."""
        return len(self.deck) - self.dealt
