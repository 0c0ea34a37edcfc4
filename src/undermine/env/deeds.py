"""What everybody has seen the players do in this round, counted: cards played and passed, who aimed at whom, who dug.

Only what somebody who watches is shown goes in, event by event, so that nothing here is a secret.
"""

from __future__ import annotations

from typing import cast

from undermine.engine._native import i64
from undermine.engine.kernel.events import SPECTATOR, Event
from undermine.engine.kernel.kinds import SEAT
from undermine.engine.kernel.passing import Passed
from undermine.engine.kernel.rounds import RoundBegan
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table


class EventShape:
    """Which of the fields that matter here the events of a class have."""

    def __init__(self, kind: type[Event]) -> None:
        names = [field.partition(":")[0] for field in kind.fields]
        self.begins = issubclass(kind, RoundBegan) or kind.__name__ == RoundBegan.__name__
        self.passes = issubclass(kind, Passed)
        self.plays = "seat" in names and "card" in names and kind.__name__ != "CardDrawn"
        self.aims = self.plays and "target" in names
        self.digs = self.plays and "cell" in names and "turned" in names
        self.matters = self.begins or self.passes or self.plays


class Deeds:
    """What was done in the open in this round. Everything is by absolute seat."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.ruleset = ruleset
        self.seats: i64 = seats
        self.cards: i64 = len(ruleset.cards)
        self.verbs: list[str] = aiming_verbs(ruleset)
        self.shapes: dict[type[Event], EventShape] = {}
        self.clear()

    def clear(self) -> None:
        """Begin a round."""
        self.played: list[int] = [0] * int(self.seats * self.cards)
        self.passed: list[int] = [0] * int(self.seats)
        self.aimed: list[int] = [0] * int(len(self.verbs) * self.seats * self.seats)
        self.diggers: dict[int, int] = {}

    def begin(self, table: Table) -> None:
        """Read the whole story of a table's round, wherever it has come to."""
        self.clear()
        story = table.story
        events: list[Event] = []
        while story is not None:
            events.append(story.event)
            story = story.before
        events.reverse()
        for event in events:
            self._count(event)

    def follow(self, table: Table) -> None:
        """Count what the last move brought."""
        for event in table.log.last_move():
            kind = type(event)
            if kind not in self.shapes:
                self.shapes[kind] = EventShape(kind)
            if self.shapes[kind].matters:
                seen = event.seen_by(SPECTATOR)
                if seen is not None:
                    self._count(seen)

    def _count(self, event: Event) -> None:
        kind = type(event)
        if kind not in self.shapes:
            self.shapes[kind] = EventShape(kind)
        shape = self.shapes[kind]
        if shape.begins:
            self.clear()
        elif shape.passes:
            passed = cast("Passed", event)
            self.passed[passed.seat] += len(passed.cards)
        elif shape.plays:
            self._play(event, shape)

    def _play(self, event: Event, shape: EventShape) -> None:
        seat: int = getattr(event, "seat")
        card: int = getattr(event, "card")
        if seat < 0 or card < 0:
            return
        self.played[seat * self.cards + card] += 1
        if shape.digs:
            self.diggers[getattr(event, "cell")] = seat
        if shape.aims:
            target: int = getattr(event, "target")
            for verb in self.ruleset.cards[card].verbs:
                if verb in self.verbs:
                    place = self.verbs.index(verb) * self.seats * self.seats
                    self.aimed[place + seat * self.seats + target] += 1


def aiming_verbs(ruleset: Ruleset) -> list[str]:
    """Return the verbs of a turn that are aimed at a player."""
    return [verb.name for verb in ruleset.turn_verbs if verb.takes_card and verb.first is SEAT]
