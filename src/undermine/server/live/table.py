"""A live table: who is connected to it, and the task that carries out what its room says.

The task takes one message at a time. It never waits for a client: what is sent goes into the connection's queue, and
a client that does not read is cut and can come back. A table that nobody looks at any more is forgotten; the log brings
it back.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection, Iterable
from functools import partial

from undermine.bots.talk import addressed, hearers
from undermine.protocol import claiming, messages
from undermine.server.cluster import cluster_messages
from undermine.server.live.chat import LiveChat
from undermine.server.live.connection import Connection
from undermine.server.live.dealing import deal, new_entries
from undermine.server.live.mailbox import Job, Mailbox
from undermine.server.live.services import Services
from undermine.server.live.thinkers import heard as heard_claim
from undermine.server.live.thoughts import Thoughts
from undermine.server.people import lobby
from undermine.server.room.chat import Speaking
from undermine.server.room.effects import Append, Converse, Effect, Send, Think
from undermine.server.room.entries import GONE
from undermine.server.room.room import Room
from undermine.server.store.database import Unreachable
from undermine.server.store.games import OPEN, OVER, GameRow, find_game
from undermine.server.store.log import Overtaken, TableClosed, commit
from undermine.server.store.news import News
from undermine.server.store.removed import is_removed
from undermine.server.timestamps import now

FORGET_SECONDS = 300.0
"""A table that nobody has looked at for this long is forgotten."""
OTHER_RULES = "other-rules"
"""The code told to clients of a game that was dealt by another version of the rules."""

log = logging.getLogger(__name__)

LEAVING_SECONDS = 5.0
"""How long somebody who leaves waits for what the others' bots then do; they go on after that too."""


class LiveTable:
    """A table in memory: its connections and, once the game has begun, its room."""

    def __init__(
        self,
        services: Services,
        game: GameRow,
        room: Room | None,
        chat: LiveChat,
        forget: Callable[["LiveTable"], None],
    ) -> None:
        """Begin to take messages; `forget` is called when the table ends."""
        self._services = services
        self._forget = forget
        self.game = game
        self.room = room
        self.chat = chat
        self.connections: dict[int, Connection] = {}
        self.mailbox = Mailbox()
        self._thoughts = Thoughts(services, chat.conversation, self.mailbox.post)
        self._loop = asyncio.get_running_loop()
        self.task = self._loop.create_task(self._live())
        self._told_ask = 0
        self.mailbox.post(self._wake)

    @property
    def code(self) -> str:
        return self.game.code

    # -- what may be asked of it ---------------------------------------------------------------------------------

    async def join(self, connection: Connection, last: int | None, talk: int | None = None) -> None:
        """Welcome a client and bring it up to date, also with what was said behind number `talk`.

        It may come from another server that was ahead of us, and must not be told the past: first we catch up.
        """

        async def joined() -> list[Effect]:
            try:
                news = await self._catch_up()
            except Unreachable:
                connection.close(messages.CLOSE_RESTART)
                return []
            if await self._was_sent_away(connection):
                connection.send(messages.Problem("removed"))
                connection.close(messages.CLOSE_FORBIDDEN)
                return news
            self.connections[connection.number] = connection
            seat = self.game.seat_of(connection.person)
            connection.send(messages.Welcome(messages.PROTOCOL, lobby.shown(self.game), seat))
            effects = self._seat(connection, last)
            self.tell_others()
            missed = self.chat.conversation.missed(talk)
            talked = [Send(connection.number, messages.Talked(missed))] if missed else []
            return [*news, *effects, *talked]

        await self.mailbox.post(joined)
        if connection.number not in self.connections and connection.close_code is None:
            connection.close(messages.CLOSE_RESTART)  # the table was just forgotten: come again

    async def _was_sent_away(self, connection: Connection) -> bool:
        """Return whether the host has sent somebody away in the middle of the game, who may not even watch."""
        person, game = connection.person, self.game.id
        if self.room is None or person is None or self.game.seat_of(person) is not None:
            return False
        return await self._services.database.read(lambda transaction: is_removed(transaction, game, person))

    def leave(self, connection: Connection) -> None:
        """Let a client go."""

        async def left() -> list[Effect]:
            self.connections.pop(connection.number, None)
            if self.room is not None:
                self.room.leave(connection.number, now())
            self.tell_others()
            return []

        self.mailbox.post(left)

    async def act(self, connection: Connection, act: messages.Act) -> None:
        """Take a command; returns when it has been dealt with, so that a client cannot flood the mailbox."""

        async def acted() -> list[Effect]:
            if connection.number not in self.connections:
                return []
            if self.room is None:
                return [Send(connection.number, messages.Problem(self._why_not_playing(), act.id))]
            try:
                return self.room.act(connection.number, act)
            except Exception:
                log.exception("a command failed", extra={"game": self.game.id})
                return [Send(connection.number, messages.Problem("failed", act.id))]

        await self.mailbox.post(acted)

    async def say(self, connection: Connection, message: Speaking) -> None:
        """Take what somebody wants to say; returns when it has been dealt with."""

        async def said() -> list[Effect]:
            if connection.number not in self.connections:
                return []
            seat = self.game.seat_of(connection.person)
            reply, heard = await self.chat.say(connection, seat, message, self.room)
            if self.room is not None and seat is not None and heard and isinstance(message, messages.Claim):
                bots = sorted(self.room.log.bots)
                self._let_talk(hearers(heard_claim(seat, message.claim), bots, self.room.log.seats))
            return [Send(connection.number, reply), *self._tell_all(heard)]

        await self.mailbox.post(said)

    async def ask_of_room(self, connection: Connection, request: Callable[[Room], list[Effect]]) -> None:
        """Let the room do something for a client, once the game has begun."""

        async def done() -> list[Effect]:
            if connection.number not in self.connections:
                return []
            if self.room is None:
                return [Send(connection.number, messages.Problem(self._why_not_playing()))]
            return request(self.room)

        await self.mailbox.post(done)

    def seen(self, connection: Connection, seq: int) -> None:
        """Hear that somebody has seen the table as it was after an update; if that is the last one, nothing is left."""
        person = connection.person
        seat = self.game.seat_of(person)
        if person is None or seat is None:
            return
        if self.room is None:
            self._services.caller.seen(person, self.code, 0)
        elif seq >= self.room.audience.told[seat]:
            self._services.caller.seen(person, self.code, self.room.log.ask)

    async def leave_game(self, seat: int, *, leaves: bool) -> bool:
        """Let a bot play on for somebody who leaves, or give the seat back; return whether anybody still plays."""
        alone = self.room is not None and self.room.log.people() <= {seat}
        if leaves and alone and not self.game.settings().rated:
            return False  # the table is closed: no bot need play on

        async def left() -> list[Effect]:
            return [] if self.room is None else self.room.leave_game(seat, leaves=leaves)

        await asyncio.wait([self.mailbox.post(left)], timeout=LEAVING_SECONDS)
        return self.room is None or bool(self.room.log.people())

    async def changed(self) -> None:
        """Look again at who sits where and whether the game has begun or ended, and tell everybody."""
        await self.mailbox.post(self._refresh)

    # -- other servers -------------------------------------------------------------------------------------------

    def seated_here(self) -> list[int]:
        """Return the seats that are connected to this server."""
        return [] if self.room is None else self.room.seated_here()

    def tell_others(self) -> None:
        """Tell other servers that this table is here, and who is at it."""
        self._services.membership.send(cluster_messages.Hosting(self.code, self.seated_here()))

    def hear_of_others(self, seats: Collection[int]) -> None:
        """Hear which seats are connected to other servers."""

        async def heard() -> list[Effect]:
            return [] if self.room is None else self.room.seated_elsewhere(seats)

        self.mailbox.post(heard)

    def follow(self) -> None:
        """Catch up with the log, to which another server has written."""
        self.mailbox.post_once("follow", self._follow)

    def look_again(self) -> None:
        """Look again at the table, which another server has changed."""
        self.mailbox.post_once("refresh", self._refresh)

    def listen(self) -> None:
        """Hear what was said at another server."""
        self.mailbox.post_once("listen", self._listen)

    def compare(self, news: News) -> None:
        """Catch up where the database is ahead of us."""
        if news.status != self.game.status or news.status == OPEN:
            self.look_again()
        if self.room is not None and news.head > self.room.log.head:
            self.follow()
        if news.said > self.chat.conversation.head:
            self.listen()

    # -- the task ------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        try:
            await self._work()
        finally:
            self.mailbox.close()

    async def _work(self) -> None:
        idle_since = self._loop.time()
        while True:
            await self.mailbox.wait(self._seconds_left())
            if self.mailbox.is_empty():
                await self._do(self._tick)
            else:
                job, done = self.mailbox.take()
                try:
                    await self._do(job)
                finally:  # also where the table ends in the middle of it
                    if not done.done():
                        done.set_result(None)
            if not self._is_idle():
                idle_since = self._loop.time()
            elif self._loop.time() - idle_since >= FORGET_SECONDS:
                self._forget(self)
                return

    def _seconds_left(self) -> float:
        """Return for how long there is nothing to do unless there is mail."""
        due = self.room.next_deadline() if self.room is not None else None
        return FORGET_SECONDS if due is None else min(max(0.0, due - now()), FORGET_SECONDS)

    def _is_idle(self) -> bool:
        return self.mailbox.is_empty() and not self.connections and (self.room is None or self.room.is_idle())

    async def _do(self, job: Job) -> None:
        try:
            if self.room is not None:
                self.room.now = now()
                self.room.timer.patience = self._services.membership.timer_delay(self.code)
            await self._carry_out(await job())
            self._tell_of_question()
        except Exception:
            log.exception("a message could not be dealt with", extra={"game": self.game.id})
            if self.room is not None and self.room.queue.is_writing():
                self._end(messages.CLOSE_RESTART)  # nobody knows what the log holds: begin again with it

    def _tell_of_question(self) -> None:
        """Let those be called who are asked now and are away."""
        if self.room is not None and self.room.log.ask != self._told_ask:
            game_log = self.room.log
            self._told_ask = game_log.ask
            self._services.caller.asked(self.game, game_log.asked(), game_log.ask, over=game_log.is_over())

    async def _carry_out(self, effects: list[Effect]) -> None:
        todo = deque(effects)
        while todo:
            effect = todo.popleft()
            if isinstance(effect, Append):
                todo.extend(await self._append(effect))
            elif isinstance(effect, Think):
                self._thoughts.begin(self.game, self._playing(), effect)
            elif isinstance(effect, Converse):
                self._let_talk(addressed(effect.events))
            elif effect.client in self.connections:
                self.connections[effect.client].send(effect.message)

    async def _append(self, effect: Append) -> list[Effect]:
        """Commit the room's command, then let the room go on."""
        room, game = self._playing(), self.game.id
        database, metrics, started = self._services.database, self._services.metrics, self._loop.time()
        try:
            work = partial(commit, game=game, entries=effect.entries, over=effect.over)
            await database.insist(lambda: database.write(work, game))
        except TableClosed:
            self._close()
            return []
        except Overtaken:
            metrics.commands.labels("overtaken").inc()
            others = await database.insist(lambda: new_entries(database, self.game, room.log.head))
            return room.overtaken(others)
        except Exception:
            metrics.commands.labels("failed").inc()
            log.exception("a command could not be saved", extra={"game": self.game.id})
            return room.failed()
        metrics.commands.labels("committed").inc()
        self._services.commands_saved += 1
        metrics.commit_seconds.observe(self._loop.time() - started)
        self._services.membership.send(cluster_messages.Written(self.code))
        if effect.over:
            self.mailbox.post(self._refresh)
            self._services.rater.game_over(self.code, self.game.settings())
        return room.committed()

    def _close(self) -> None:
        """Send everybody away from a table that the server's operator has closed."""
        for connection in self.connections.values():
            connection.send(messages.Problem("closed"))
        self._end(messages.CLOSE_FORBIDDEN)

    def _end(self, close_code: int) -> None:
        """Send everybody away, and be forgotten."""
        for connection in self.connections.values():
            connection.close(close_code)
        self._forget(self)
        self.task.cancel()

    def _why_not_playing(self) -> str:
        """Return the code that says why there is no game to play."""
        return OTHER_RULES if self.game.has_other_rules() else "not-playing"

    def _playing(self) -> Room:
        if self.room is None:
            raise RuntimeError("the game has not begun")
        return self.room

    # -- jobs ----------------------------------------------------------------------------------------------------

    async def _tick(self) -> list[Effect]:
        return [] if self.room is None else self.room.tick(now())

    async def _wake(self) -> list[Effect]:
        if self.room is None:
            return []
        return (
            self.room.seated_elsewhere(self._services.membership.seats_elsewhere(self.code))
            + self.room.wake()
        )

    async def _listen(self) -> list[Effect]:
        return self._tell_all(await self.chat.listen())

    def _let_talk(self, seats: Iterable[int]) -> None:
        """Let one of these say something, if it is a bot and has something to say."""
        room = self._playing()
        bots = [seat for seat in seats if seat in room.log.bots]
        if bots and not room.log.is_over():
            self._thoughts.converse(self.game, room, bots, self._remark)

    async def _remark(self, seat: int, claim: claiming.AnyClaim) -> list[Effect]:
        """Tell everybody what a bot says."""
        return self._tell_all(await self.chat.remark(seat, claim, self._playing()))

    def _tell_all(self, heard: list[messages.Talk]) -> list[Effect]:
        return [Send(client, told) for told in heard for client in self.connections]

    async def _catch_up(self) -> list[Effect]:
        """Follow the log and the talk where other servers may have written to them."""
        if not self._services.membership.is_shared():
            return []
        database = self._services.database
        return [*await database.insist(self._follow), *await database.insist(self._listen)]

    async def _follow(self) -> list[Effect]:
        room = self.room
        if room is None:
            return await self._refresh()
        entries = await new_entries(self._services.database, self.game, room.log.head)
        effects = room.follow(entries)
        if any(entry.kind == GONE for entry in entries):
            self.mailbox.post(self._refresh)
        if room.log.is_over() and self.game.status != OVER:
            self.mailbox.post(self._refresh)
        return effects

    async def _refresh(self) -> list[Effect]:
        code = self.code
        game = await self._services.database.read(lambda transaction: find_game(transaction, code))
        has_begun = game is not None and game.deal_seed is not None and not game.has_other_rules()
        if game is None or (game == self.game and has_begun == (self.room is not None)):
            return []
        if self.room is not None and _somebody_is_gone(self.game, game):
            self._end(messages.CLOSE_RESTART)  # all is read again, also what was said
            return []
        before, self.game = self.game, game
        self._tell_of_change(before)
        if self.room is not None or game.deal_seed is None:
            return []
        self.room = await deal(self._services.database, game)
        effects: list[Effect] = []
        for connection in list(self.connections.values()):
            effects += self._seat(connection, 0)
        return effects + await self._wake()

    def _tell_of_change(self, before: GameRow) -> None:
        """Tell everybody how the table is now; whose seat has changed hands comes back as who they are."""
        for connection in self.connections.values():
            seat = self.game.seat_of(connection.person)
            connection.send(messages.TableChanged(lobby.shown(self.game), seat))
            if self.room is not None and seat != before.seat_of(connection.person):
                connection.close(messages.CLOSE_SIGNED_OUT)

    def _seat(self, connection: Connection, last: int | None) -> list[Effect]:
        """Let a connection look at the game, if its person plays in it or everybody may watch."""
        if self.room is None:
            if self.game.has_other_rules():
                connection.send(messages.Problem(OTHER_RULES))
            return []
        seat = self.game.seat_of(connection.person)
        plays = seat is not None or self.game.seat_of(connection.behind) is not None
        if plays or self.game.settings().watch:
            effects = self.room.join(connection.number, seat, last)
            connection.expect(len(effects))
            return effects
        connection.send(messages.Problem("not-seated"))
        connection.close(messages.CLOSE_FORBIDDEN)
        return []


def _somebody_is_gone(before: GameRow, now: GameRow) -> bool:
    """Return whether somebody has left for good: a bot plays on or, once the game is over, their name is forgotten."""
    pairs = list(zip(before.seats, now.seats, strict=True))
    if now.status == OVER:
        return any(was.name != seat.name for was, seat in pairs)
    return any(was.bot != seat.bot for was, seat in pairs)
