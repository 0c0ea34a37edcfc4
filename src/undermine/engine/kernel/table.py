"""The table: everything there is in a game, changed only by events.

The kernel's share of it: the ruleset, chance, the agenda, sealed answers, the parts of the modules, and what any card
game has: rounds and turns, hands, a deck, a discard pile, what each seat has seen in secret. Hands and the discard pile
change in place. All other lists are replaced by changed ones (`with_item`), so that copies share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.actions import Codes
from undermine.engine.kernel.agenda import Ask, Step
from undermine.engine.kernel.cards import Hand
from undermine.engine.kernel.events import Event, Log, Story
from undermine.engine.kernel.observations import Memories, Observation
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.values import Value

if TYPE_CHECKING:
    from undermine.engine.kernel.rulesets import Ruleset


Item = TypeVar("Item")

NOBODY: Final[i64] = -1
"""No seat: nobody is on turn, nobody has done it."""


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

    steps: vec[Step]
    height: i64
    sealed: list[int]
    parts: list[Value | None]
    log: Log
    hands: list[Hand]
    # The deck is never changed in place: `dealt` counts the cards gone from its top.
    deck: list[int]
    dealt: i64
    discard: list[int]
    memories: Memories
    round: i64
    last_round: i64
    starter: i64
    active: i64
    turn: i64
    draws: i64

    def __init__(self, ruleset: Ruleset, seats: int, rng: Rng, like: Table | None = None) -> None:
        """Take an empty table, which `start` sets up, or one in the state of another of the same game.

        That its fields are written once, and no lists are made to be thrown away, is why copies are made here.
        """
        self.ruleset = ruleset
        self.seats: int = seats
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
            for module in self.ruleset.watching.get(type(event), ()):
                module.reacts(self, event)

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
