"""The course of a recorded game, moment by moment, put into words for one viewer.

Moments of which the viewer notices nothing are passed over; what a viewer may know is decided in `undermine.replay`.
"""

from __future__ import annotations

from typing import Any

from undermine.engine.games import compose
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.codec import plain
from undermine.engine.kernel.kinds import CARD
from undermine.engine.kernel.records import Record
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.views import view
from undermine.locale.printable import printable
from undermine.locale.tables import lines, open_lines, sketch
from undermine.locale.words import Words
from undermine.replay.viewers import OPEN, viewers
from undermine.replay.walking import Moment, moments


class Course:
    """A whole recorded game; making it replays the record, and raises `BadRecord` if that fails."""

    def __init__(self, record: Record, language: str) -> None:
        """Play the record through and keep every moment."""
        self.record = record
        self.moments = [
            Moment(moment.move, moment.asked, moment.events, moment.table.copy())
            for moment in moments(record, compose)
        ]
        names = [printable(name) for name in record.names]
        self.words = Words(language, self.moments[0].table.ruleset, names)

    def last(self) -> int:
        """Return the number of the last move."""
        return len(self.moments) - 1

    def viewers(self) -> list[int]:
        """Return everybody whose view can be taken."""
        return viewers(len(self.words.names))

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
        return {
            "move": number,
            "seat": moment.mover(viewer),
            "action": moment.action(viewer),
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
