"""What everybody has seen the players do in this round, counted: cards played and passed, who aimed at whom, who dug.

Only what somebody who watches is shown goes in, event by event, so that nothing here is a secret.
"""

from __future__ import annotations

from typing import Final, cast

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.drawing import CardDrawn
from undermine.engine.kernel.kinds import SEAT
from undermine.engine.kernel.passing import Passed
from undermine.engine.kernel.rounds import RoundBegan, TurnBegan
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import SPECTATOR, Event, Table
from undermine.engine.kernel.views import told


class EventShape:
    """Which of the fields that matter here the events of a class have."""

    def __init__(self, kind: type[Event]) -> None:
        names = [field.partition(":")[0] for field in kind.fields]
        self.begins = issubclass(kind, RoundBegan) or kind.__name__ == RoundBegan.__name__
        self.passes = issubclass(kind, Passed)
        self.plays = "seat" in names and "card" in names and kind is not CardDrawn
        self.aims = self.plays and "target" in names
        self.digs = self.plays and "cell" in names and "turned" in names
        self.matters = self.begins or self.passes or self.plays


SHAPES: Final[dict[type[Event], EventShape]] = {}
"""Those that have been asked for; there are as many as classes of events."""


BITS: Final[i64] = 8
MASK: Final[i64] = 255
"""Of each number in what is counted: how often, in the lowest bits, and above what it was."""


class Counted:
    """How often each of many things was done, those that were in the order in which they were done first.

    `counts` has what they are, above how often in its lowest bits.
    """

    def __init__(self, kinds: int) -> None:
        """Count as many kinds of things, none of which has been done yet."""
        self.counts: vec[i64] = vec[i64]()
        self._places: vec[i64] = vec[i64]([-1] * kinds)

    def add(self, kind: i64, action: i64) -> None:
        """Count one thing: the number of its kind, and what it is."""
        place = self._places[kind]
        if place < 0:
            self._places[kind] = len(self.counts)
            self.counts = append(self.counts, (action << BITS) | 1)
        else:
            self.counts[place] += 1


class ActionCounts:
    """What was done in the open in this round. Everything is by absolute seat.

    `played` has the cards, counted on from seat to seat; `aimed` the verbs, those who used them and their targets, 8
    bits each. `dug` are the cells that somebody has laid a card on, `diggers` who did so last on each of them; `digs`
    changes when they do.
    """

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.ruleset = ruleset
        self.seats: i64 = seats
        self.cards: i64 = len(ruleset.cards)
        self.verbs: list[str] = aiming_verbs(ruleset)
        self.digs: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Begin a round."""
        self.played = Counted(int(self.seats * self.cards))
        self.passed: vec[i64] = vec[i64]([0] * int(self.seats))
        self.aimed = Counted(int(len(self.verbs) * self.seats * self.seats))
        self.dug: vec[i64] = vec[i64]()
        self.diggers: vec[i64] = vec[i64]()
        self.digs += 1

    def begin(self, table: Table) -> None:
        """Read the whole story of a table's round, wherever it has come to."""
        self.clear()
        for event in told(table.story):
            self._count(event, self._shape(event))

    def follow(self, table: Table) -> None:
        """Count what the last move brought."""
        for event in table.log.last_move():
            self.see(event)

    def see(self, event: Event) -> None:
        """Count what somebody who watches sees of an event."""
        if isinstance(event, (CardDrawn, TurnBegan)):  # two of three are, and nothing of them is counted
            return
        if isinstance(event, Passed):  # everybody sees how many cards; what is shown to them need not be made
            self.passed[event.seat] += len(event.cards)
            return
        shape = self._shape(event)
        if shape.matters:
            seen = event.seen_by(SPECTATOR)
            if seen is not None:
                self._count(seen, shape if seen is event else self._shape(seen))

    def _shape(self, event: Event) -> EventShape:
        kind = type(event)
        shape = SHAPES.get(kind)
        if shape is None:
            shape = EventShape(kind)
            SHAPES[kind] = shape
        return shape

    def _count(self, event: Event, shape: EventShape) -> None:
        if shape.begins:
            self.clear()
        elif shape.passes:
            passed = cast("Passed", event)
            self.passed[passed.seat] += len(passed.cards)
        elif shape.plays:
            self._play(event, shape)

    def _play(self, event: Event, shape: EventShape) -> None:
        seat: i64 = getattr(event, "seat")
        card: i64 = getattr(event, "card")
        if seat < 0 or card < 0:
            return
        kind = seat * self.cards + card
        self.played.add(kind, kind)
        if shape.digs:
            self._dig(getattr(event, "cell"), seat)
        if shape.aims:
            target: i64 = getattr(event, "target")
            for verb in self.ruleset.cards[card].verbs:
                if verb in self.verbs:
                    place: i64 = self.verbs.index(verb)
                    kind = (place * self.seats + seat) * self.seats + target
                    self.aimed.add(kind, (place << (2 * BITS)) | (seat << BITS) | target)

    def _dig(self, cell: i64, seat: i64) -> None:
        self.digs += 1
        place: i64
        for place in range(len(self.dug)):
            if self.dug[place] == cell:
                self.diggers[place] = seat
                return
        self.dug = append(self.dug, cell)
        self.diggers = append(self.diggers, seat)


def aiming_verbs(ruleset: Ruleset) -> list[str]:
    """Return the verbs of a turn that are aimed at a player."""
    return [verb.name for verb in ruleset.turn_verbs if verb.takes_card and verb.first is SEAT]
