"""The agenda: a stack of steps inside the table that says what happens next, and the asks among them.

A step is a plain value, so a table can be copied, saved and continued in the middle of a turn. The table rests when
an ask is on top: somebody must decide something. A sealed ask names several seats; their answers stay hidden in the
table until all are in, and nobody sees who has answered.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undermine.engine._native import i64
from undermine.engine.kernel.actions import NO_CARD, Action, Codes
from undermine.engine.kernel.kinds import Kind
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.table import Ask, Event, Table

UNANSWERED: Final[i64] = -1


class SeatAsk(Ask):
    """A question to one seat."""

    def __init__(self, seat: i64) -> None:
        """Ask this seat."""
        self.seat = seat

    def asks(self, table: Table, seat: i64) -> bool:
        """Return whether it is this seat."""
        return seat == self.seat

    def awaits(self, table: Table, seat: i64) -> bool:
        """Return whether it is this seat."""
        return seat == self.seat

    def awaited(self, table: Table, seat: i64) -> i64:
        """Return the one seat that is asked."""
        return self.seat


class Choice(SeatAsk):
    """A question to one seat with a short list of numbers to choose from, written by the kind of `verb`."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "choices:numbers")
    verb: ClassVar[str] = ""
    clause: ClassVar[str] = ""

    def __init__(self, seat: i64, choices: tuple[int, ...]) -> None:
        """Offer the choices in a fixed order that tells nothing hidden."""
        super().__init__(seat)
        self.choices = choices

    def collect(self, table: Table, seat: i64, codes: Codes) -> None:
        """Add one answer a choice."""
        verb = table.ruleset.verb(type(self).verb)
        for choice in self.choices:
            codes.add(verb.code(NO_CARD, choice, 0))

    def refuse(self, table: Table, seat: i64, action: Action, reasons: list[Refusal]) -> None:
        """Refuse an answer to another question, or one that is not on offer."""
        if action.verb.name != type(self).verb:
            reasons.append(table.ruleset.refusal("not-asked", action.verb.name))
        elif int(action.first) not in self.choices:
            reasons.append(Refusal("not-a-choice", type(self).clause))

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        """Drop the question and act on the choice."""
        table.drop_step()
        self.chosen(table, action.first)

    def chosen(self, table: Table, choice: i64) -> None:
        """Do what the choice means."""
        raise NotImplementedError(self.name())


class AnswerGiven(Event):
    """A seat has answered a sealed question: seen by that seat alone until all answers are in."""

    fields = ("seat", "code:number")

    def __init__(self, seat: i64, code: i64) -> None:
        """Note the answer."""
        self.seat = seat
        self.code = code

    def change(self, table: Table) -> None:
        """Put the sealed answer on the table."""
        sealed = table.sealed.copy()  # copies of the table share the list
        sealed[self.seat] = self.code
        table.sealed = sealed

    def seen_by(self, seat: i64) -> Event | None:
        """Show a seat its own answer."""
        return self if seat == self.seat else None


class SealedAsk(Ask):
    """A question to several seats at once. All answer alike and unseen; then the answers are opened together."""

    fields: ClassVar[tuple[str, ...]] = ("seats:seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        """Ask these seats."""
        self.seats = seats

    def asks(self, table: Table, seat: i64) -> bool:
        """Return whether the seat is one of those asked."""
        return int(seat) in self.seats

    def awaits(self, table: Table, seat: i64) -> bool:
        """Return whether this seat has not answered yet."""
        return int(seat) in self.seats and table.sealed[seat] == UNANSWERED

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        """Seal the answer; when it was the last, drop the question and open all answers."""
        table.happen(AnswerGiven(seat, action.code()))
        answers = [table.sealed[asked] for asked in self.seats]
        if UNANSWERED not in answers:
            table.drop_step()
            table.sealed = [int(UNANSWERED)] * table.seats
            self.opened(table, answers)

    def opened(self, table: Table, answers: list[int]) -> None:
        """Act on the answers, given in the order of the seats asked."""
        raise NotImplementedError(self.name())


class Answer(Verb):
    """A verb that only answers questions: take a card, name a seat, say yes or no. The question acts on it."""

    def __init__(self, name: str, clause: str, first: Kind) -> None:
        """Name the verb and the kind of thing it names."""
        super().__init__(name, clause, first=first, takes_card=False, stoppable=False)
        self.of_turn = False
