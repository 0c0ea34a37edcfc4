"""One game and those who look at it, without any I/O: messages go in, effects come out.

The caller carries the effects out in order. A command is tried on a copy of the table. If it is legal the caller
appends it to the log; once that is committed the copy becomes the table, the command is acknowledged, and every seat is
told what it may know. While a command waits for its commit the others wait in line. Everything a room knows, but who is
connected, follows from the log (`log.py`): it can be rebuilt from it at any time, and several servers may each have a
room of the same game; the log says who was first.

Time is given (`now`), never asked for. In a reaction window all answers, a bot's too, are held back until its fixed
time is over and then go to the log as moves, in the order of the seats: neither the window's length nor anything after
it tells who answered what, or when.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.turns import TakeTurn
from undermine.protocol import messages, present, views
from undermine.server.limits import Limit
from undermine.server.room import receipts, requests
from undermine.server.room.announcements import Announcements
from undermine.server.room.audience import Audience
from undermine.server.room.bots import BotTurns
from undermine.server.room.clock import Kind
from undermine.server.room.effects import Closing, Command, Converse, Effect, Note, Request, Send, Step
from undermine.server.room.entries import (
    GONE,
    HELD,
    LEFT,
    MORE_TIME,
    MOVE,
    ONWARD,
    PASSING,
    READY,
    RESUMED,
    STANDING,
    Entry,
)
from undermine.server.room.log import OFF, ON, GameLog
from undermine.server.room.presence import Presence
from undermine.server.room.queue import RequestQueue
from undermine.server.room.receipts import Receipts
from undermine.server.room.timer import Timer
from undermine.server.room.unmasking import Unmasking

NOTES_PER_SECOND, NOTE_BURST = 0.1, 12.0
"""Orders that a seat may give, which go to the log: a second in the long run, and at once."""
NO_CLOCK = messages.TableOptions(reaction_seconds=0, unmasking_seconds=0)


class Room:
    """A game and those who look at it."""

    def __init__(
        self,
        game: str,
        ruleset: Ruleset,
        seats: int,
        seed: bytes,
        bots: Collection[int],
        options: messages.TableOptions = NO_CLOCK,
        now: float = 0.0,
    ) -> None:
        """Deal; `now` is the moment when the game begins."""
        self.now = now
        self.log = GameLog(game, ruleset, seats, seed, bots, options, now)
        self.audience = Audience(seats, self.log.table.happened)
        self.presence = Presence(self.log, now)
        self.timer = Timer(self.log, self.presence.attendance)
        self.tell = Announcements(self.log, self.audience, self.presence, self.timer)
        self.queue = RequestQueue()
        self.receipts = Receipts()
        self.bots = BotTurns(self.log, self.presence)
        self._notes = Limit(NOTES_PER_SECOND, NOTE_BURST)

    def rebuild(self, entries: Iterable[Entry], now: float) -> None:
        """Do again what a log says; raises `DamagedLogError` where it does not fit."""
        for entry in entries:
            self._advance(self.log.read(entry))
        self.now = now
        self.log.clock.begin_no_later(now)
        self.presence.attendance.begin(now)

    def is_idle(self) -> bool:
        """Return whether nobody looks and nothing is under way."""
        busy = self.bots.thinking or not self.queue.is_empty() or self.log.clock.kind is Kind.WINDOW
        return not self.audience.clients and not busy

    def public_view(self) -> views.AnyView:
        """Return what everybody may know."""
        return self.audience.situation(self.log.seats, self.log.shown_table(), self.log.ask).view

    # -- clients come and go -------------------------------------------------------------------------------------

    def join(self, client: int, seat: int | None, last: int | None) -> list[Effect]:
        """Let a client look as a seat (None: as a spectator), from behind the last update it has seen."""
        viewer = self.audience.add(client, seat)
        missed = self.audience.catch_up(viewer, last, self.log.shown_table(), self.log.ask)
        effects = [effect for message in missed for effect in self.audience.tell(message, [client])]
        if seat is None:
            return effects + self.tell.presence(self.now, [client]) + self.tell.clock(self.now, [client])
        return effects + self.tell.settings(client, seat) + self._arrive(client, seat)

    def _arrive(self, client: int, seat: int) -> list[Effect]:
        """Note that somebody is at a seat; a clock that had stood still for want of people begins again."""
        attendance = self.presence.attendance
        was_empty = not attendance.has_people()
        was_gone = attendance.arrive(seat)
        effects = self.tell.presence(self.now, None if was_gone else [client])
        if was_empty and self.timer.has_lapsed(self.now):
            return effects + self._take(Note(RESUMED, seat, "", client))
        return effects + self.tell.clock(self.now, [client])

    def leave(self, client: int, now: float) -> None:
        """Let a client go; its seat counts as gone only after a while."""
        self.now = now
        seat = self.audience.remove(client)
        if seat is not None:
            self.presence.attendance.leave(seat, now)

    def seated_here(self) -> list[int]:
        """Return the seats whose people look at this room."""
        return sorted(set(self.audience.clients.values()) - {self.log.seats})

    def has_somebody(self, seat: int) -> bool:
        """Return whether somebody is connected on a seat, or was a moment ago; a bot is always there."""
        return seat < self.log.seats and self.presence.attendance.here[seat]

    def seated_elsewhere(self, seats: Collection[int]) -> list[Effect]:
        """Hear whose people look at the rooms that other servers have of this game."""
        before = self.presence.shown(self.now)
        self.presence.attendance.hear(seats, self.seated_here(), self.now)
        return self.tell.presence_unless(before, self.now)

    # -- time ----------------------------------------------------------------------------------------------------

    def next_deadline(self) -> float | None:
        """Return when `tick` is to be called at the latest."""
        return self.timer.next_deadline(self.now)

    def tick(self, now: float) -> list[Effect]:
        """Do what time brings: seats whose grace is over are gone, windows close, and who is out of time is played."""
        before, self.now = self.presence.shown(self.now), now
        self.presence.attendance.settle(now)
        effects = self.tell.presence_unless(before, now)
        ends = self.timer.runs_out_at()
        if ends is not None and ends <= now:
            effects += self._run_out()
        return effects + self.wake()

    def _run_out(self) -> list[Effect]:
        """Let a window close, let the game go on after a round, or do what the host has set for those out of time."""
        log = self.log
        kind = log.clock.kind
        log.clock.stop(self.now)
        if kind is Kind.WINDOW:
            self.queue.add(Closing(log.ask))
        elif kind is Kind.UNMASKING:
            self.queue.add(Note(ONWARD, 0, ""))
        elif log.options.when_out == "bot":
            log.out.update(log.awaited())
        else:
            self.queue.add(*[log.default(seat) for seat in log.awaited()])
        return self._go_on()

    # -- what clients ask for ------------------------------------------------------------------------------------

    def act(self, client: int, act: messages.Act) -> list[Effect]:
        """Take a command from a client, for its own seat and no other."""
        return self._ask(client, requests.command(self.log, client, self._player(client), act))

    def more_time(self, client: int) -> list[Effect]:
        """Let a seat give the open question more time."""
        return self._ask(client, requests.more_time(client, self._player(client)))

    def stand(self, client: int, message: messages.Standing) -> list[Effect]:
        """Let a seat give standing orders about reaction windows; nobody else hears of it."""
        request = requests.orders(self.log, client, self._player(client), message)
        if isinstance(request, Note) and self.log.orders[request.seat].written() == request.text:
            return [Send(client, self.log.orders[request.seat].shown())]
        return self._ask(client, self._unless_too_often(request))

    def pass_on(self, client: int, on: bool) -> list[Effect]:
        """Pass for a seat to the end of the round, or no longer; only once the deck is empty."""
        request = requests.passing(self.log, client, self._player(client), on)
        return self._ask(client, self._unless_too_often(request))

    def _unless_too_often(self, request: Note | messages.Problem) -> Note | messages.Problem:
        """Refuse what a seat asks for again and again: all of it is kept in the log."""
        if isinstance(request, Note) and not self._notes.take(request.seat, self.now):
            return messages.Problem("too-fast")
        return request

    def ready(self, client: int, round_: int) -> list[Effect]:
        """Let a seat say that it has looked at how a round ended."""
        return self._ask(client, requests.ready(client, self._player(client), round_))

    def leave_game(self, seat: int, *, leaves: bool) -> list[Effect]:
        """Let a bot play on for somebody who leaves the game, or let them have their seat back."""
        if self.log.is_over() or (seat in self.log.left) == leaves or seat in self.log.bots:
            return []
        return self._take(Note(LEFT, seat, ON if leaves else OFF))

    def _player(self, client: int) -> int | None:
        """Return the seat for which a client plays; None for those who only look on, also after they have left."""
        seat = self.audience.seat_of(client)
        return None if seat in self.log.left else seat

    def _ask(self, client: int, request: Command | Note | messages.Problem) -> list[Effect]:
        return [Send(client, request)] if isinstance(request, messages.Problem) else self._take(request)

    # -- bots ----------------------------------------------------------------------------------------------------

    def bot_moves(self, seat: int, ask: int, text: str | None) -> list[Effect]:
        """Take a bot's answer, or None if it has found none in time: then any legal answer is given."""
        command = self.bots.answered(seat, ask, text, self.now)
        return self._go_on() if command is None else self._take(command)

    def wake(self) -> list[Effect]:
        """Return whose bots must think now."""
        return [] if self.queue.is_writing() else [*self.bots.call(self.now)]

    # -- one request after the other -----------------------------------------------------------------------------

    def _take(self, request: Request) -> list[Effect]:
        self.queue.add(request)
        return self._go_on()

    def _go_on(self) -> list[Effect]:
        effects: list[Effect] = []
        while (request := self.queue.next()) is not None:
            if isinstance(request, Command):
                effects += self._attempt(request)
            elif isinstance(request, Note):
                effects += self._attempt_note(request)
            elif request.ask == self.log.ask:
                effects.append(self.queue.write(request, self.log.closing(self.now)))
        return effects + self.wake()

    def _attempt(self, command: Command) -> list[Effect]:
        """Try a command: as a move or, in a window, as an answer to be held."""
        log = self.log
        if command.id in self.receipts.done:
            return self.receipts.acknowledge(command)
        if command.id in self.receipts.replaced or command.ask != log.ask or log.waits():
            code = "replaced" if command.id in self.receipts.replaced else "stale-ask"
            return self._refuse(command, [messages.Reason(code)])
        if command.seat in log.held and log.held[command.seat].id == command.id:
            return self._hold(command)
        step = self._tried(command)
        if not isinstance(step, Step):
            return self._refuse(command, step)
        if log.clock.kind is Kind.WINDOW:
            step = log.aside(command.id, HELD, command.seat, str(step.action), self.now, step.action)
        return [self.queue.write(command, [step])]

    def _tried(self, command: Command) -> Step | list[messages.Reason]:
        """Return what a command does, or the reasons why it may not be done."""
        if command.action is None:
            return [messages.Reason("unreadable")]
        try:
            return self.log.move(command.id, command.seat, command.action, self.now)
        except (ValueError, OverflowError):  # the compiled engine's numbers have 64 bits
            return [messages.Reason("unreadable")]
        except Refused as refused:
            return [present.reason(refusal) for refusal in refused.reasons]

    def _attempt_note(self, note: Note) -> list[Effect]:
        """Try what is no move, if there is still reason for it."""
        asker = [] if note.client is None else [note.client]
        if note.kind == MORE_TIME and not self.log.clock.can_add(note.seat):
            return self.audience.tell(messages.Problem("no-more-time"), asker)
        if note.kind == RESUMED and not self.timer.has_lapsed(self.now):
            return self.tell.clock(self.now, asker)
        if note.kind in (READY, ONWARD) and not self._awaits_note(note):
            return []
        name = f"{note.kind}:{note.seat}:{self.log.head + 1}"
        return [self.queue.write(note, [self.log.aside(name, note.kind, note.seat, note.text, self.now)])]

    def _awaits_note(self, note: Note) -> bool:
        """Return whether it still matters that a seat has looked at a round's end, or that the time for it is over."""
        end = self.log.unmasking
        if end is None or note.kind == ONWARD:
            return self.log.waits()
        return note.text == str(end.round) and note.seat not in end.ready

    def _refuse(self, command: Command, reasons: list[messages.Reason]) -> list[Effect]:
        if command.client is None and command.ask == self.log.ask:  # a bot's: it must not hold up the others
            return self.bot_moves(command.seat, command.ask, None)
        return receipts.refuse(command, reasons)

    def _hold(self, command: Command) -> list[Effect]:
        """Let a command be the one whose sender hears when the window closes."""
        self.log.held[command.seat] = command
        return receipts.hold(command)

    # -- the log's answer ----------------------------------------------------------------------------------------

    def committed(self) -> list[Effect]:
        """Go on after the pending request has been committed: acknowledge it, then tell everybody."""
        pending = self.queue.take_written()
        effects: list[Effect] = []
        for step in pending.steps:
            effects += self._advance(step, pending.request)
        return effects + self._go_on()

    def overtaken(self, entries: Iterable[Entry]) -> list[Effect]:
        """Go on after somebody else has written to the log first: catch up, then try the request again."""
        self.queue.put_back(self.queue.take_written().request)
        return self.follow(entries)

    def follow(self, entries: Iterable[Entry]) -> list[Effect]:
        """Catch up with what another server has written to the log."""
        effects: list[Effect] = []
        for entry in entries:
            effects += self._advance(self.log.read(entry))
        return effects + self._go_on()

    def failed(self) -> list[Effect]:
        """Go on after the log could not be written: nothing has happened, the client may try again."""
        request = self.queue.take_written().request
        effects: list[Effect] = []
        if isinstance(request, Command) and request.client is None:
            self.bots.thinking.discard(request.seat)
        elif not isinstance(request, Closing) and request.client is not None:
            name = request.given_id if isinstance(request, Command) else None
            effects.append(Send(request.client, messages.Problem("not-saved", name)))
        self.log.clock.again(self.now)  # what was due must come again
        return effects + self._go_on()

    def _advance(self, step: Step, request: Request | None = None) -> list[Effect]:
        """Let an entry count and tell of it; `request` is what it came from, if it came from here."""
        seat, kind = step.entry.seat, step.entry.kind
        held, end = self.log.held.get(seat), self.log.unmasking
        reopened = self.log.count(step)
        sent = request if isinstance(request, Command) else None
        if kind == MOVE:
            effects = self._tell_move(step, reopened, sent or held)
            return effects if request is None else effects + self._talk_of(step)
        if kind == HELD:
            replaced = [] if held is None else self.receipts.replace(held)
            return replaced + self._hold(sent or self.log.held[seat])
        return self._tell_note(step, end, reopened)

    def _tell_note(self, step: Step, end: Unmasking | None, reopened: bool) -> list[Effect]:
        """Tell of what is no move: `end` is the end of a round at which people looked until then."""
        seat, kind = step.entry.seat, step.entry.kind
        if kind in (STANDING, PASSING):
            return self.tell.order(seat, kind)
        if end is not None and kind in (READY, ONWARD):
            return self._begin_next_round(step, end) if reopened else self.tell.ready(seat, end, self.now)
        if kind == LEFT:
            onward = self._begin_next_round(step, end) if end is not None and reopened else []
            return self.tell.presence(self.now) + onward
        if kind == GONE:
            self.presence.attendance.take_over(seat)
        return self.tell.clock(self.now)

    def _begin_next_round(self, step: Step, end: Unmasking) -> list[Effect]:
        """Go on after the round at which everybody has looked; what bots thought about before is void."""
        self.bots.thinking.clear()
        return self.tell.next_round(step, end, self.now)

    def _talk_of(self, step: Step) -> list[Effect]:
        """Let bots talk about a turn that is over."""
        over = isinstance(step.table.ask(), TakeTurn) and not self.log.waits()
        return [Converse(step.events)] if over and self.log.bots else []

    def _tell_move(self, step: Step, reopened: bool, command: Command | None) -> list[Effect]:
        """Acknowledge a move to the client that waits for it, then tell everybody."""
        seat = step.entry.seat
        end = self.log.unmasking
        if end is not None and self.log.waits():
            step = replace(step, table=end.table, events=end.told, words=step.words[: len(end.told)])
        telling = self.audience.note(step, for_all=reopened)
        done = self.receipts.done
        done[step.entry.cmd_id] = self.audience.told[seat]
        effects: list[Effect] = []
        if command is not None:
            done[command.id] = self.audience.told[seat]
            effects += self.receipts.acknowledge(command)
        effects += self.audience.updates(telling, self.log.shown_table(), self.log.ask)
        if not reopened:
            return effects
        self.bots.thinking.clear()
        return effects + self.tell.end_of_round(step) + self.tell.clock(self.now)
