"""One game and those who look at it, without any I/O: messages go in, effects come out.

The caller carries the effects out in order. A command is tried on a copy of the table. If it is legal the caller
appends it to the log; once that is committed the copy becomes the table, the command is acknowledged, and every seat is
told what it may know. While a command waits for its commit the others wait in line. Everything a room knows, but who is
connected, follows from the log (`logged.py`): it can be rebuilt from it at any time, and several servers may each have
a room of the same game; the log says who was first.

Time is given (`now`), never asked for. In a reaction window all answers, a bot's too, are held back until its fixed
time is over and then go to the log as moves, in the order of the seats: neither the window's length nor anything after
it tells who answered what, or when.
"""

from collections import deque
from collections.abc import Collection, Iterable

from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.kinds import Unreadable
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rulesets import Ruleset
from undermine.protocol import messages, present, views
from undermine.server.room import answers
from undermine.server.room.attendance import Attendance
from undermine.server.room.audience import Audience
from undermine.server.room.clock import Kind
from undermine.server.room.effects import (
    Append,
    Closing,
    Command,
    Effect,
    Note,
    Pending,
    Send,
    Step,
    Think,
    Wish,
)
from undermine.server.room.entries import HELD, MORE_TIME, MOVE, PASSING, RESUMED, STANDING, Entry
from undermine.server.room.log import OFF, ON, LoggedGame
from undermine.server.room.orders import Orders, wanted

NO_CLOCK = messages.TableOptions(reaction_seconds=0)
LATE = 2.0
"""Seconds by which a clock must be overdue to show that nobody was there to see it run out."""


class Room(LoggedGame):
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
        super().__init__(game, ruleset, seats, seed, bots, options, now)
        self.now = now
        self.patience = 0.0
        self.audience = Audience(seats, self.table.happened)
        self.attendance = Attendance(seats, self.bots, now)
        self.done: dict[str, int] = {}
        self.replaced: set[str] = set()
        self.waiting: deque[Wish] = deque()
        self.pending: Pending | None = None
        self.thinking: set[int] = set()

    def rebuild(self, entries: Iterable[Entry], now: float) -> None:
        """Do again what a log says; raises `DamagedLogError` where it does not fit."""
        for entry in entries:
            self._advance(self.read(entry))
        self.now = now
        self.attendance.begin(now)

    def is_idle(self) -> bool:
        """Say whether nobody looks and nothing is under way."""
        busy = self.pending is not None or self.waiting or self.thinking or self.clock.kind is Kind.WINDOW
        return not self.audience.clients and not busy

    def public_view(self) -> views.AnyView:
        """Return what everybody may know."""
        return self.audience.situation(self.seats, self.table, self.ask).view

    # -- clients come and go -------------------------------------------------------------------------------------

    def join(self, client: int, seat: int | None, last: int | None) -> list[Effect]:
        """Let a client look as a seat (None: as a spectator), from behind the last update it has seen."""
        viewer = self.seats if seat is None else seat
        self.audience.clients[client] = viewer
        missed = self.audience.catch_up(viewer, last, self.table, self.ask)
        effects: list[Effect] = [Send(client, message) for message in missed]
        if viewer == self.seats:
            return effects + self.audience.tell(self._presence(), [client]) + self._tell_clock([client])
        if self.orders[viewer] != Orders():
            effects.append(Send(client, self.orders[viewer].shown()))
        if self.passing[viewer]:
            effects.append(Send(client, messages.Passing(True)))
        was_empty = not self.attendance.has_people()
        was_gone = self.attendance.arrive(viewer)
        effects += self.audience.tell(self._presence(), None if was_gone else [client])
        if was_empty and self._has_lapsed():
            return effects + self._take(Note(RESUMED, viewer, "", client))
        return effects + self._tell_clock([client])

    def _has_lapsed(self) -> bool:
        """Say whether time ran out while nobody was here, where it stands still then."""
        return not self.clock.has_days() and self.clock.lapsed(self.now - LATE)

    def leave(self, client: int, now: float) -> None:
        """Let a client go; its seat counts as gone only after a while."""
        self.now = now
        viewer = self.audience.clients.pop(client, self.seats)
        if viewer < self.seats and not self.audience.devices(viewer):
            self.attendance.leave(viewer, now)

    def seated_here(self) -> list[int]:
        """Return the seats whose people look at this room."""
        return sorted(set(self.audience.clients.values()) - {self.seats})

    def seated_elsewhere(self, seats: Collection[int]) -> list[Effect]:
        """Hear whose people look at the rooms that other servers have of this game."""
        before = self._presence()
        self.attendance.hear(seats, self.seated_here(), self.now)
        return [] if self._presence() == before else self.audience.tell(self._presence())

    def is_played(self, seat: int) -> bool:
        """Say whether the server answers for a seat: for a bot, or for somebody who is gone, out of time or passing."""
        return seat in self.bots or seat in self.out or self.passes(seat) or self._has_stand_in(seat)

    def _has_stand_in(self, seat: int) -> bool:
        """Say whether a bot plays for somebody who is gone: at tables with a clock, as long as anybody is here."""
        gone = self.attendance.is_gone(seat, self.now)
        return gone and self.clock.is_live() and self.attendance.has_people()

    def _presence(self) -> messages.Presence:
        played = [self._has_stand_in(seat) for seat in range(self.seats)]
        return messages.Presence(self.attendance.here.copy(), played if self.clock.is_live() else [])

    # -- time ----------------------------------------------------------------------------------------------------

    def next_deadline(self) -> float | None:
        """Return when `tick` is to be called at the latest."""
        settling = self.clock.is_live() and self.now < self.attendance.settled_at
        moments = [
            self.attendance.next_moment(),
            self.attendance.settled_at if settling else None,
            self._runs_out_at(),
        ]
        return min([moment for moment in moments if moment is not None], default=None)

    def tick(self, now: float) -> list[Effect]:
        """Do what time brings: seats whose grace is over are gone, windows close, and who is out of time is played."""
        before, self.now = self._presence(), now
        self.attendance.settle(now)
        effects = [] if self._presence() == before else self.audience.tell(self._presence())
        ends = self._runs_out_at()
        if ends is not None and ends <= now:
            effects += self._run_out()
        return effects + self.wake()

    def _runs_out_at(self) -> float | None:
        """Return when the clock runs out for this server; `patience` lets another one be first."""
        ends = self.clock.ends()
        window = self.clock.kind is Kind.WINDOW
        runs = window or self.clock.has_days() or self.attendance.has_people()
        return ends + self.patience if ends is not None and runs else None

    def _run_out(self) -> list[Effect]:
        """Let a window close, or let happen what the host has set for those whose time is out."""
        window = self.clock.kind is Kind.WINDOW
        self.clock.stop(self.now)
        if window:
            self.waiting.append(Closing(self.ask))
        elif self.options.when_out == "bot":
            self.out.update(self.awaited())
        else:
            self.waiting.extend([self.default(seat) for seat in self.awaited()])
        return self._go_on()

    def _tell_clock(self, clients: Iterable[int] | None = None) -> list[Effect]:
        left = self.clock.left(self.now)
        if left is None:
            return []
        reserve = [round(seconds, 1) for seconds in self.clock.reserve]
        shown = messages.ClockShown(self.ask, round(left, 1), reserve, self.clock.more.copy())
        return self.audience.tell(shown, clients)

    # -- wishes --------------------------------------------------------------------------------------------------

    def act(self, client: int, act: messages.Act) -> list[Effect]:
        """Take a command from a client, for its own seat and no other."""
        seat = self.audience.clients[client]
        if seat == self.seats:
            return [Send(client, messages.Problem("not-seated", act.id))]
        return self._take(Command(f"seat:{seat}:{act.id}", seat, act.ask, act.action, client, act.id))

    def more_time(self, client: int) -> list[Effect]:
        """Let a seat give the open question more time."""
        seat = self.audience.clients[client]
        if seat == self.seats:
            return [Send(client, messages.Problem("no-more-time"))]
        return self._take(Note(MORE_TIME, seat, "", client))

    def stand(self, client: int, message: messages.Standing) -> list[Effect]:
        """Let a seat give standing orders about reaction windows; nobody else hears of it."""
        seat = self.audience.clients[client]
        if seat == self.seats:
            return [Send(client, messages.Problem("not-seated"))]
        orders = wanted(message, self.table.ruleset)
        if orders is None:
            return [Send(client, messages.Problem("bad-order"))]
        return self._take(Note(STANDING, seat, orders.written(), client))

    def pass_on(self, client: int, on: bool) -> list[Effect]:
        """Pass for a seat to the end of the round, or no longer; only once the deck is empty."""
        seat = self.audience.clients[client]
        if seat == self.seats:
            return [Send(client, messages.Problem("not-seated"))]
        if on and self.table.deck_size() > 0:
            return [Send(client, messages.Problem("not-yet"))]
        return self._take(Note(PASSING, seat, ON if on else OFF, client))

    def bot_moves(self, seat: int, ask: int, action: str | None) -> list[Effect]:
        """Take a bot's answer, or None if it has found none in time: then any legal answer is given."""
        if ask == self.ask and seat in self.awaited() and self.is_played(seat):
            text = str(answers.any_answer(self.table, seat, self.game, ask)) if action is None else action
            name = f"timeout:{ask}:{seat}" if seat in self.out else f"bot:{seat}:{ask}"
            if self.passes(seat):
                name, text = f"passing:{ask}:{seat}", self.default(seat).action
            return self._take(Command(name, seat, ask, text))
        self.thinking.discard(seat)
        return self._go_on()

    def wake(self) -> list[Effect]:
        """Return whose bots must think now."""
        if self.pending is not None:
            return []
        asked = [seat for seat in self.awaited() if self.is_played(seat)]
        called = [seat for seat in asked if seat not in self.thinking and seat not in self.held]
        self.thinking.update(called)
        asking = self.table.ask()
        window = self.clock.kind is Kind.WINDOW
        question = answers.SEALED if asking is None or window else asking.name()
        return [Think(seat, self.ask, question) for seat in called]

    def _take(self, wish: Wish) -> list[Effect]:
        self.waiting.append(wish)
        return self._go_on()

    def _go_on(self) -> list[Effect]:
        effects: list[Effect] = []
        while self.waiting and self.pending is None:
            wish = self.waiting.popleft()
            if isinstance(wish, Command):
                effects += self._attempt(wish)
            elif isinstance(wish, Note):
                effects += self._attempt_note(wish)
            elif wish.ask == self.ask:
                effects += self._write(wish, self.closing(self.now))
        return effects + self.wake()

    def _attempt(self, command: Command) -> list[Effect]:
        """Try a command: as a move or, in a window, as an answer to be held."""
        if command.id in self.done:
            return self._acknowledge(command)
        if command.id in self.replaced or command.ask != self.ask:
            code = "replaced" if command.id in self.replaced else "stale-ask"
            return self._refuse(command, [messages.Reason(code)])
        if command.seat in self.held and self.held[command.seat].id == command.id:
            return self._hold(command)
        try:
            action = read_action(command.action, self.table.ruleset.verbs)
            step = self.move(self.head + 1, command.id, command.seat, action, self.table.copy(), self.now)
        except (Unreadable, ValueError, OverflowError):  # the compiled engine's numbers have 64 bits
            return self._refuse(command, [messages.Reason("unreadable")])
        except Refused as refused:
            return self._refuse(command, [present.reason(refusal) for refusal in refused.reasons])
        if self.clock.kind is Kind.WINDOW:
            step = self.aside(command.id, HELD, command.seat, str(action), self.now)
        return self._write(command, [step])

    def _attempt_note(self, note: Note) -> list[Effect]:
        """Try what is no move, if there is still reason for it."""
        if note.kind == MORE_TIME and not self.clock.can_add(note.seat):
            return [Send(note.client, messages.Problem("no-more-time"))]
        if note.kind == RESUMED and not self._has_lapsed():
            return self._tell_clock([note.client])
        name = f"{note.kind}:{note.seat}:{self.head + 1}"
        return self._write(note, [self.aside(name, note.kind, note.seat, note.text, self.now)])

    def _write(self, wish: Wish, steps: list[Step]) -> list[Effect]:
        self.pending = Pending(wish, steps)
        return [Append([step.entry for step in steps], steps[-1].table.ask() is None)]

    def _acknowledge(self, command: Command) -> list[Effect]:
        if command.client is None:
            return []
        return [Send(command.client, messages.Ack(command.given_id, self.done[command.id]))]

    def _refuse(self, command: Command, reasons: list[messages.Reason]) -> list[Effect]:
        if command.client is not None:
            return [Send(command.client, messages.Refused(command.given_id, reasons))]
        if command.ask == self.ask:  # a bot without manners: it must not hold up the others
            return self.bot_moves(command.seat, command.ask, None)
        return []

    def _hold(self, command: Command) -> list[Effect]:
        """Let a command be the one whose sender hears when the window closes."""
        self.held[command.seat] = command
        return [] if command.client is None else [Send(command.client, messages.Held(command.given_id))]

    # -- the log's answer ----------------------------------------------------------------------------------------

    def committed(self) -> list[Effect]:
        """Go on after the pending wish has been committed: acknowledge it, then tell everybody."""
        pending = self._take_pending()
        effects: list[Effect] = []
        for step in pending.steps:
            effects += self._advance(step, pending.wish)
        return effects + self._go_on()

    def overtaken(self, entries: Iterable[Entry]) -> list[Effect]:
        """Go on after somebody else has written to the log first: catch up, then try the wish again."""
        self.waiting.appendleft(self._take_pending().wish)
        return self.follow(entries)

    def follow(self, entries: Iterable[Entry]) -> list[Effect]:
        """Catch up with what another server has written to the log."""
        effects: list[Effect] = []
        for entry in entries:
            effects += self._advance(self.read(entry))
        return effects + self._go_on()

    def failed(self) -> list[Effect]:
        """Go on after the log could not be written: nothing has happened, the client may try again."""
        wish = self._take_pending().wish
        effects: list[Effect] = []
        if isinstance(wish, Command) and wish.client is None:
            self.thinking.discard(wish.seat)
        elif not isinstance(wish, Closing) and wish.client is not None:
            name = wish.given_id if isinstance(wish, Command) else None
            effects.append(Send(wish.client, messages.Problem("not-saved", name)))
        self.clock.again(self.now)  # what was due must come again
        return effects + self._go_on()

    def _take_pending(self) -> Pending:
        pending = self.pending
        if pending is None:
            raise RuntimeError("no command waits for the log")
        self.pending = None
        return pending

    def _advance(self, step: Step, wish: Wish | None = None) -> list[Effect]:
        """Let an entry count and tell of it; `wish` is what it came from, if it came from here."""
        entry = step.entry
        held = self.held.get(entry.seat)
        reopened = self.count(step)
        if entry.kind == MOVE:
            command = wish if isinstance(wish, Command) else held
            return self._tell_move(step, reopened, command)
        if entry.kind == HELD:
            return self._replace(held) + self._hold(
                wish if isinstance(wish, Command) else self.held[entry.seat]
            )
        if entry.kind == STANDING:
            return self.audience.tell(self.orders[entry.seat].shown(), self.audience.devices(entry.seat))
        if entry.kind == PASSING:
            passing = messages.Passing(self.passing[entry.seat])
            return self.audience.tell(passing, self.audience.devices(entry.seat))
        return self._tell_clock()

    def _tell_move(self, step: Step, reopened: bool, command: Command | None) -> list[Effect]:
        """Acknowledge a move to whoever waits for it, then tell everybody."""
        seat = step.entry.seat
        happening = self.audience.note(step.events, for_all=reopened)
        self.done[step.entry.cmd_id] = self.audience.told[seat]
        effects: list[Effect] = []
        if command is not None:
            self.done[command.id] = self.audience.told[seat]
            effects += self._acknowledge(command)
        effects += self.audience.updates(happening, self.table, self.ask)
        if not reopened:
            return effects
        self.thinking.clear()
        return effects + self._tell_clock()

    def _replace(self, held: Command | None) -> list[Effect]:
        """Tell the sender of an answer that another one has taken its place."""
        if held is None:
            return []
        self.replaced.add(held.id)
        return [] if held.client is None else self._refuse(held, [messages.Reason("replaced")])
