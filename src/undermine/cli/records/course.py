"""The course of a recorded game, moment by moment, as one viewer could follow it.

A viewer is a seat, a spectator, or OPEN, to whom everything is shown. A seat sees another player's move through its
events alone. A move of which it sees nothing (a sealed answer) is passed over, and who made a move is told only if
everybody knew who was asked.
"""

from __future__ import annotations

from typing import Any, Final

from undermine.engine.games import compose
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.codec import plain
from undermine.engine.kernel.events import SPECTATOR, Event
from undermine.engine.kernel.kinds import CARD
from undermine.engine.kernel.records import Move, Record, Replay
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.locale.printable import printable
from undermine.locale.tables import lines, open_lines, sketch
from undermine.locale.words import Words

OPEN: Final = -2
"""The viewer to whom everything is shown."""


class Moment:
    """A table after a move: the move, what it brought, and who had been asked before it."""

    def __init__(self, move: Move | None, asked: list[int], events: list[Event], table: Table) -> None:
        """Keep a copy of the table; the first moment, after the deal, has no move."""
        self.move = move
        self.asked = asked
        self.events = events
        self.table = table.copy()

    def seen_by(self, viewer: int) -> list[Event]:
        """Return the events as a viewer may know them."""
        if viewer == OPEN:
            return self.events
        shown = [event.seen_by(viewer) for event in self.events]
        return [event for event in shown if event is not None]

    def shows_mover(self, viewer: int) -> bool:
        """Say whether a viewer knows who made the move."""
        return self.move is not None and (len(self.asked) == 1 or self.shows_action(viewer))

    def shows_action(self, viewer: int) -> bool:
        """Say whether a viewer knows the move itself: its own, or all of them."""
        return self.move is not None and viewer in (OPEN, self.move.seat)

    def is_noticed(self, viewer: int) -> bool:
        """Say whether a viewer notices anything of it."""
        return self.move is None or self.shows_action(viewer) or bool(self.seen_by(viewer))


class Course:
    """A whole recorded game; making it replays the record, and raises `BadRecord` if that fails."""

    def __init__(self, record: Record, language: str) -> None:
        """Play the record through and keep every moment."""
        replayed = Replay(record, compose)
        table = replayed.table
        self.record = record
        self.words = Words(language, table.ruleset, [printable(name) for name in record.names])
        self.moments = [Moment(None, [], table.happened, table)]
        for move in record.moves:
            asked = view(table, SPECTATOR).asked
            self.moments.append(Moment(move, asked, replayed.step(), table))

    def last(self) -> int:
        """Return the number of the last move."""
        return len(self.moments) - 1

    def viewers(self) -> list[int]:
        """Return everybody whose view can be taken: all cards open, a spectator, the seats."""
        return [OPEN, int(SPECTATOR), *range(len(self.words.names))]

    def noticed(self, viewer: int) -> list[int]:
        """Return the numbers of the moments of which a viewer notices anything."""
        return [number for number, moment in enumerate(self.moments) if moment.is_noticed(viewer)]

    def viewer_name(self, viewer: int) -> str:
        """Say whose view it is."""
        if viewer == OPEN:
            return self.words.text("cli-replay-open")
        watcher = self.words.text("cli-replay-spectator") if viewer == SPECTATOR else self.words.seat(viewer)
        return self.words.text("cli-replay-viewer", viewer=watcher)

    def page(self, number: int, viewer: int) -> str:
        """Return one moment as text: the move, what happened, the table."""
        moment = self.moments[number]
        told = [f"── {self._heading(number, viewer)} ({self.viewer_name(viewer)}) ──"]
        told.extend(self.words.event(event) for event in moment.seen_by(viewer))
        told.append("")
        if viewer == OPEN:
            told.extend(open_lines(moment.table, self.words))
        else:
            told.extend(lines(view(moment.table, viewer), self.words))
        return "\n".join(told)

    def _heading(self, number: int, viewer: int) -> str:
        moment = self.moments[number]
        if moment.move is None:
            return self.words.text("cli-replay-deal")
        told = self.words.text("cli-replay-move", number=number, moves=self.last())
        mover = self.words.seat(moment.move.seat)
        if moment.shows_action(viewer):
            action = self.words.action(read_action(moment.move.action, moment.table.ruleset.verbs))
            return self.words.text("cli-replay-action", move=told, seat=mover, action=action)
        if moment.shows_mover(viewer):
            return self.words.text("cli-replay-mover", move=told, seat=mover)
        return told

    def plain(self, number: int, viewer: int) -> dict[str, Any]:
        """Return one moment as plain data."""
        moment = self.moments[number]
        rules = moment.table.ruleset
        shown = view(moment.table, SPECTATOR if viewer == OPEN else viewer)
        holders = range(moment.table.seats) if viewer == OPEN else [viewer] if viewer != SPECTATOR else []
        move = moment.move
        return {
            "move": number,
            "seat": move.seat if move is not None and moment.shows_mover(viewer) else None,
            "action": move.action if move is not None and moment.shows_action(viewer) else None,
            "events": [plain(event, rules) for event in moment.seen_by(viewer)],
            "words": [self.words.event(event) for event in moment.seen_by(viewer)],
            "round": shown.round,
            "turn": shown.turn,
            "board": sketch(shown).splitlines(),
            "deck": shown.deck_size,
            "discard": shown.discard_size,
            "hands": {
                str(seat): [CARD.write(card, rules.cards) for card in moment.table.hands[seat].listing()]
                for seat in holders
            },
            "hand_sizes": shown.hand_sizes,
            "asked": shown.asked,
            "asking": shown.asking or None,
        }
