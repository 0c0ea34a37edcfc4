"""A live table: who is connected to it, and the task that carries out what its room says.

The task takes one message at a time. It never waits for a client: what is sent goes into the connection's queue, and
a client that does not read is cut and can come back. A table that nobody looks at any more is forgotten; the log brings
it back.
"""

import asyncio
import hmac
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from undermine.server import letters, lobby, protocol, talk
from undermine.server.connection import Connection
from undermine.server.effects import Append, Effect, Send, Think
from undermine.server.moments import now, now_ms
from undermine.server.room import Room
from undermine.server.store import talk as talk_store
from undermine.server.store.database import Unreachable
from undermine.server.store.games import OPEN, OVER, GameRow, find_game
from undermine.server.store.log import Overtaken, TableClosed, commit
from undermine.server.store.news import News
from undermine.server.talk import Conversation, Speaking, Speech
from undermine.server.thinkers import Task

if TYPE_CHECKING:  # the hub makes live tables
    from undermine.server.hub import Hub

FORGET_AFTER = 300.0
"""Seconds after which a table that nobody looks at is forgotten."""
PATIENCE, RETRY_SECONDS = 20.0, 0.2
"""For so many seconds a command waits for a database that has gone away, and so often it is tried again."""
STAND_IN = "apprentice"
"""The bot that plays for somebody who is gone or out of time."""

T = TypeVar("T")
Deed = Callable[[], Awaitable[list[Effect]]]

log = logging.getLogger(__name__)


class LiveTable:
    """A table in memory: its connections and, once the game has begun, its room."""

    def __init__(self, hub: "Hub", game: GameRow, room: Room | None, talk: Conversation) -> None:
        """Begin to take messages."""
        self.hub = hub
        self.game = game
        self.room = room
        self.talk = talk
        self.connections: dict[int, Connection] = {}
        self._mail: deque[tuple[Deed, asyncio.Future[None]]] = deque()
        self._bell = asyncio.Event()
        self._due: set[str] = set()
        self._thoughts: set[asyncio.Task[None]] = set()
        self._loop = asyncio.get_running_loop()
        self.task = self._loop.create_task(self._live())
        self.post(self._wake)

    # -- what may be asked of it ---------------------------------------------------------------------------------

    def post(self, deed: Deed) -> asyncio.Future[None]:
        """Put a deed into the mailbox; the future is done when it and all that follows from it are done."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._mail.append((deed, done))
        self._bell.set()
        return done

    async def join(self, connection: Connection, last: int | None, talk: int | None = None) -> None:
        """Welcome a client and bring it up to date, also with what was said behind number `talk`.

        It may come from another server that was ahead of us, and must not be told the past: first we catch up.
        """

        async def joined() -> list[Effect]:
            try:
                news = await self._insist(self._follow) if self.hub.neighbours.exist() else []
            except Unreachable:
                connection.close(protocol.CLOSE_RESTART)
                return []
            self.connections[connection.number] = connection
            seat = self.game.seat_of(connection.person)
            connection.send(protocol.Welcome(protocol.PROTOCOL, lobby.shown(self.game), seat))
            effects = self._seat(connection, last)
            self.tell_others()
            missed = self.talk.missed(talk)
            talked = [Send(connection.number, protocol.Talked(missed))] if missed else []
            return [*news, *effects, *talked]

        await self.post(joined)

    def leave(self, connection: Connection) -> None:
        """Let a client go."""

        async def left() -> list[Effect]:
            self.connections.pop(connection.number, None)
            if self.room is not None:
                self.room.leave(connection.number, now())
            self.tell_others()
            return []

        self.post(left)

    async def act(self, connection: Connection, act: protocol.Act) -> None:
        """Take a command; returns when it has been dealt with, so that a client cannot flood the mailbox."""

        async def acted() -> list[Effect]:
            if connection.number not in self.connections:
                return []
            if self.room is None:
                return [Send(connection.number, protocol.Problem("not-playing", act.id))]
            try:
                return self.room.act(connection.number, act)
            except Exception:
                log.exception("a command failed", extra={"game": self.game.id})
                return [Send(connection.number, protocol.Problem("failed", act.id))]

        await self.post(acted)

    async def say(self, connection: Connection, message: Speaking) -> None:
        """Take what somebody wants to say; returns when it has been dealt with."""

        async def said() -> list[Effect]:
            if connection.number not in self.connections:
                return []
            return await self._say(connection, message)

        await self.post(said)

    async def ask_of_room(self, connection: Connection, deed: Callable[[Room], list[Effect]]) -> None:
        """Let the room do something for a client, once the game has begun."""

        async def done() -> list[Effect]:
            if connection.number not in self.connections:
                return []
            if self.room is None:
                return [Send(connection.number, protocol.Problem("not-playing"))]
            return deed(self.room)

        await self.post(done)

    async def changed(self) -> None:
        """Look again at who sits where and whether the game has begun or ended, and tell everybody."""
        await self.post(self._refresh)

    # -- other servers -------------------------------------------------------------------------------------------

    def seated_here(self) -> list[int]:
        """Return the seats that are connected to this server."""
        return [] if self.room is None else self.room.seated_here()

    def tell_others(self) -> None:
        """Tell other servers that this table is here, and who is at it."""
        self.hub.neighbours.send(letters.Hosting(self.game.code, self.seated_here()))

    def hear_of_others(self, seats: Collection[int]) -> None:
        """Hear which seats are connected to other servers."""

        async def heard() -> list[Effect]:
            return [] if self.room is None else self.room.seated_elsewhere(seats)

        self.post(heard)

    def follow(self) -> None:
        """Catch up with the log, to which another server has written."""
        self._post_once("follow", self._follow)

    def look_again(self) -> None:
        """Look again at the table, which another server has changed."""
        self._post_once("refresh", self._refresh)

    def listen(self) -> None:
        """Hear what was said at another server."""
        self._post_once("listen", self._listen)

    def compare(self, news: News) -> None:
        """Catch up where the database is ahead of us."""
        if news.status != self.game.status or news.status == OPEN:
            self.look_again()
        if self.room is not None and news.head > self.room.head:
            self.follow()
        if news.said > self.talk.head:
            self.listen()

    def _post_once(self, name: str, deed: Deed) -> None:
        """Put a deed into the mailbox if it is not there already."""

        async def once() -> list[Effect]:
            self._due.discard(name)
            return await deed()

        if name not in self._due:
            self._due.add(name)
            self.post(once)

    # -- the task ------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        idle_since = self._loop.time()
        while True:
            await self._wait()
            if self._mail:
                deed, done = self._mail.popleft()
                await self._do(deed)
                if not done.done():
                    done.set_result(None)
            else:
                await self._do(self._tick)
            if not self._is_idle():
                idle_since = self._loop.time()
            elif self._loop.time() - idle_since >= FORGET_AFTER:
                self.hub.forget(self)
                return

    async def _wait(self) -> None:
        """Wait for mail, or until something is due."""
        if self._mail:
            return
        self._bell.clear()
        due = self.room.next_deadline() if self.room is not None else None
        wait = FORGET_AFTER if due is None else min(max(0.0, due - now()), FORGET_AFTER)
        timer = self._loop.call_later(wait, self._bell.set)
        await self._bell.wait()
        timer.cancel()

    def _is_idle(self) -> bool:
        return not self._mail and not self.connections and (self.room is None or self.room.is_idle())

    async def _do(self, deed: Deed) -> None:
        try:
            if self.room is not None:
                self.room.now = now()
                self.room.patience = self.hub.neighbours.timer_patience(self.game.code)
            await self._carry_out(await deed())
        except Exception:
            log.exception("a message could not be dealt with", extra={"game": self.game.id})
            if self.room is not None and self.room.pending is not None:
                self._end(protocol.CLOSE_RESTART)  # nobody knows what the log holds: begin anew with it

    async def _carry_out(self, effects: list[Effect]) -> None:
        todo = deque(effects)
        while todo:
            effect = todo.popleft()
            if isinstance(effect, Append):
                todo.extend(await self._append(effect))
            elif isinstance(effect, Think):
                thought = self._loop.create_task(self._think(effect))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)
            elif effect.client in self.connections:
                self.connections[effect.client].send(effect.message)

    async def _append(self, effect: Append) -> list[Effect]:
        """Commit the room's command, then let the room go on."""
        room, game = self._playing(), self.game.id
        metrics, started = self.hub.metrics, self._loop.time()
        try:
            work = partial(commit, game=game, entries=effect.entries, over=effect.over)
            await self._insist(lambda: self.hub.write(work, game))
        except TableClosed:
            self._close()
            return []
        except Overtaken:
            metrics.commands.labels("overtaken").inc()
            others = await self._insist(lambda: self.hub.entries(self.game, room.head))
            return room.overtaken(others)
        except Exception:
            metrics.commands.labels("failed").inc()
            log.exception("a command could not be saved", extra={"game": self.game.id})
            return room.failed()
        metrics.commands.labels("committed").inc()
        self.hub.written += 1
        metrics.commit_seconds.observe(self._loop.time() - started)
        self.hub.neighbours.send(letters.Written(self.game.code))
        if effect.over:
            self.post(self._refresh)
        return room.committed()

    async def _insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Read or write the log; if the database goes away meanwhile, try again, so that we know what it has."""
        ends = self._loop.time() + PATIENCE
        while True:
            try:
                return await work()
            except Unreachable:
                if self._loop.time() > ends:
                    raise
            await asyncio.sleep(RETRY_SECONDS)

    def _close(self) -> None:
        """Send everybody away from a table that whoever runs the server has closed."""
        for connection in self.connections.values():
            connection.send(protocol.Problem("closed"))
        self._end(protocol.CLOSE_FORBIDDEN)

    def _end(self, close_code: int) -> None:
        """Send everybody away, and be forgotten."""
        for connection in self.connections.values():
            connection.close(close_code)
        self.hub.forget(self)
        self.task.cancel()

    async def _think(self, thought: Think) -> None:
        room = self._playing()
        await asyncio.sleep(self.hub.neighbours.bot_patience(self.game.code))
        if thought.ask != room.ask:
            return
        started = self._loop.time()
        answer = await self.hub.thinkers.answer(self._task(room, thought.seat))
        self.hub.metrics.bot_seconds.observe(self._loop.time() - started)
        await asyncio.sleep(started + thought.seconds * self.hub.bot_pace - self._loop.time())

        async def answered() -> list[Effect]:
            return room.bot_moves(thought.seat, thought.ask, answer)

        await self.post(answered)

    def _task(self, room: Room, seat: int) -> Task:
        game = self.game
        seed = hmac.digest(game.server_seed, f"bot {game.id} {seat}".encode(), "sha256")
        deal = game.deal_seed or b""
        moves = tuple(room.moves)
        bot = game.bots().get(seat, STAND_IN)
        claims = self.talk.claims_since(room.round_ask)
        return Task(game.id, game.rules, len(game.seats), deal, moves, seat, bot, seed, claims)

    def _playing(self) -> Room:
        if self.room is None:
            raise RuntimeError("the game has not begun")
        return self.room

    # -- deeds ---------------------------------------------------------------------------------------------------

    async def _tick(self) -> list[Effect]:
        return [] if self.room is None else self.room.tick(now())

    async def _wake(self) -> list[Effect]:
        if self.room is None:
            return []
        return self.room.seated_elsewhere(self.hub.neighbours.peers.seats(self.game.code)) + self.room.wake()

    async def _follow(self) -> list[Effect]:
        room = self.room
        if room is None:
            return await self._refresh()
        effects = room.follow(await self.hub.entries(self.game, room.head))
        if room.is_over() and self.game.status != OVER:
            self.post(self._refresh)
        return effects

    async def _listen(self) -> list[Effect]:
        """Tell everybody what was said since we last looked."""
        game, known = self.game.id, self.talk.head
        news = await self.hub.read(lambda transaction: talk_store.said_after(transaction, game, known))
        heard = [self.talk.hear(speech) for speech in news]
        return [Send(client, talk) for talk in heard for client in self.connections]

    async def _refresh(self) -> list[Effect]:
        game = await self.hub.read(lambda transaction: find_game(transaction, self.game.code))
        has_begun = game is not None and game.deal_seed is not None
        if game is None or (game == self.game and has_begun == (self.room is not None)):
            return []
        self.game = game
        for connection in self.connections.values():
            connection.send(protocol.TableChanged(lobby.shown(game), game.seat_of(connection.person)))
        if self.room is not None or game.deal_seed is None:
            return []
        self.room = await self.hub.deal(game)
        effects: list[Effect] = []
        for connection in list(self.connections.values()):
            effects += self._seat(connection, 0)
        return effects + await self._wake()

    async def _say(self, connection: Connection, message: Speaking) -> list[Effect]:
        """Keep what is said, then acknowledge it, then tell everybody."""
        room, moment = self.room, now()
        seat = self.game.seat_of(connection.person)
        code = self.talk.objection(seat, message, room, moment)
        if code is None and not self.hub.talk_limit.take(connection.address, moment):
            code = "too-fast"
        if code is not None or seat is None:
            return [Send(connection.number, protocol.Problem(code or "not-seated", message.id))]
        moves, ask = (0, 0) if room is None else (len(room.moves), room.ask)
        speech = Speech(0, seat, moves, ask, talk.written(message))
        game, cmd_id = self.game.id, f"seat:{seat}:{message.id}"
        try:
            number = await self.hub.write(
                lambda transaction: talk_store.say(transaction, game, cmd_id, speech, now_ms())
            )
            heard = await self._listen()
        except Exception:
            log.exception("what was said could not be saved", extra={"game": game})
            return [Send(connection.number, protocol.Problem("not-saved", message.id))]
        self.hub.metrics.talk.inc()
        self.hub.neighbours.send(letters.Spoken(self.game.code))
        return [Send(connection.number, protocol.Said(message.id, number)), *heard]

    def _seat(self, connection: Connection, last: int | None) -> list[Effect]:
        """Let a connection look at the game, if its person plays in it or everybody may watch."""
        if self.room is None:
            return []
        seat = self.game.seat_of(connection.person)
        if seat is not None or self.game.settings().watch:
            return self.room.join(connection.number, seat, last)
        connection.send(protocol.Problem("not-seated"))
        connection.close(protocol.CLOSE_FORBIDDEN)
        return []
