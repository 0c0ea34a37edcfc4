"""Live tables: who is connected to them, and the tasks that carry out what their rooms say.

Each live table is one task that takes one message at a time. It never waits for a client: what is sent goes into the
connection's queue, and a client that does not read is cut and can come back. A table that nobody looks at any more is
forgotten; the log brings it back.
"""

import asyncio
import hmac
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TypeVar

from sqlalchemy import Connection as Transaction

from undermine.server import lobby, protocol
from undermine.server.entries import Entry
from undermine.server.room import Append, Effect, Room, Send, Think
from undermine.server.rulebook import ruleset
from undermine.server.store.database import Database
from undermine.server.store.games import OVER, GameRow, change_game, find_game, games_with_bots
from undermine.server.store.log import append, entries_after
from undermine.server.thinkers import Task, Thinkers

QUEUE = 256
"""So many messages may wait for a client that does not read."""
FORGET_AFTER = 300.0
"""Seconds after which a table that nobody looks at is forgotten."""

T = TypeVar("T")
Deed = Callable[[], Awaitable[list[Effect]]]

log = logging.getLogger(__name__)


def now_ms() -> int:
    return int(time.time() * 1000)


class Connection:
    """The line to one client: messages wait here until its socket takes them."""

    numbers = count(1)

    def __init__(self, person: str | None) -> None:
        """Know who is at the other end."""
        self.number = next(self.numbers)
        self.person = person
        self.close_code: int | None = None
        self.cut = asyncio.Event()
        self._queue: deque[bytes] = deque()
        self._changed = asyncio.Event()

    def send(self, message: protocol.ServerMessage) -> None:
        """Put a message into the queue; if that is full the client is cut, and gets what it missed when it returns."""
        if self.close_code is not None:
            return
        if len(self._queue) >= QUEUE:
            self._queue.clear()
            self.close(protocol.CLOSE_TOO_SLOW)
            self.cut.set()
            return
        self._queue.append(protocol.write_message(message))
        self._changed.set()

    def close(self, code: int) -> None:
        """Close the line behind what is in the queue."""
        self.close_code = code
        self._changed.set()

    async def next(self) -> bytes | None:
        """Return the next message for the client once there is one, or None when the line is to be closed."""
        while not self._queue:
            if self.close_code is not None:
                return None
            self._changed.clear()
            await self._changed.wait()
        return self._queue.popleft()


class LiveTable:
    """A table in memory: its connections and, once the game has begun, its room."""

    def __init__(self, hub: "Hub", game: GameRow, room: Room | None) -> None:
        """Begin to take messages."""
        self.hub = hub
        self.game = game
        self.room = room
        self.connections: dict[int, Connection] = {}
        self._mail: deque[tuple[Deed, asyncio.Future[None]]] = deque()
        self._bell = asyncio.Event()
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

    async def join(self, connection: Connection, last: int | None) -> None:
        """Welcome a client and bring it up to date."""

        async def joined() -> list[Effect]:
            self.connections[connection.number] = connection
            seat = self.game.seat_of(connection.person)
            connection.send(protocol.Welcome(protocol.PROTOCOL, lobby.shown(self.game), seat))
            return self._seat(connection, last)

        await self.post(joined)

    def leave(self, connection: Connection) -> None:
        """Let a client go."""

        async def left() -> list[Effect]:
            self.connections.pop(connection.number, None)
            if self.room is not None:
                self.room.leave(connection.number, self._loop.time())
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

    async def changed(self) -> None:
        """Look again at who sits where and whether the game has begun or ended, and tell everybody."""
        await self.post(self._refresh)

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
            elif self.room is not None:
                await self._carry_out(self.room.tick(self._loop.time()))
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
        deadline = self._loop.time() + FORGET_AFTER
        due = self.room.next_deadline() if self.room is not None else None
        timer = self._loop.call_at(deadline if due is None else min(due, deadline), self._bell.set)
        await self._bell.wait()
        timer.cancel()

    def _is_idle(self) -> bool:
        return not self._mail and not self.connections and (self.room is None or self.room.is_idle())

    async def _do(self, deed: Deed) -> None:
        try:
            await self._carry_out(await deed())
        except Exception:
            log.exception("a message could not be dealt with", extra={"game": self.game.id})

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
        room = self._playing()

        def commit(transaction: Transaction) -> bool:
            saved = append(transaction, self.game.id, effect.entry, now_ms())
            if saved and effect.over:
                change_game(transaction, self.game.id, status=OVER, ended=now_ms())
            return saved

        try:
            if await self.hub.write(commit):
                if effect.over:
                    self.post(self._refresh)
                return room.committed()
            others = await self.hub.entries(self.game, room.head)
        except Exception:
            log.exception("a command could not be saved", extra={"game": self.game.id})
            return room.failed()
        return room.overtaken(others) if others else room.failed()

    async def _think(self, thought: Think) -> None:
        room = self._playing()
        started = self._loop.time()
        answer = await self.hub.thinkers.answer(self._task(room, thought.seat))
        await asyncio.sleep(started + thought.seconds * self.hub.bot_pace - self._loop.time())

        async def answered() -> list[Effect]:
            return room.bot_moves(thought.seat, thought.ask, answer)

        await self.post(answered)

    def _task(self, room: Room, seat: int) -> Task:
        game = self.game
        seed = hmac.digest(game.server_seed, f"bot {game.id} {seat}".encode(), "sha256")
        deal = game.deal_seed or b""
        moves = tuple(room.moves)
        return Task(game.id, game.rules, len(game.seats), deal, moves, seat, game.bots()[seat], seed)

    def _playing(self) -> Room:
        if self.room is None:
            raise RuntimeError("the game has not begun")
        return self.room

    # -- deeds ---------------------------------------------------------------------------------------------------

    async def _wake(self) -> list[Effect]:
        return [] if self.room is None else self.room.wake()

    async def _refresh(self) -> list[Effect]:
        game = await self.hub.read(lambda transaction: find_game(transaction, self.game.code))
        if game is None:
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

    def _seat(self, connection: Connection, last: int | None) -> list[Effect]:
        """Let a connection look at the game, if its person plays in it."""
        if self.room is None:
            return []
        seat = self.game.seat_of(connection.person)
        if seat is not None:
            return self.room.join(connection.number, seat, last)
        connection.send(protocol.Problem("not-seated"))
        connection.close(protocol.CLOSE_FORBIDDEN)
        return []


class Hub:
    """All live tables of this process."""

    def __init__(self, database: Database, thinkers: Thinkers, bot_pace: float) -> None:
        """Use this database and these bots; `bot_pace` stretches the time bots seem to think."""
        self.database = database
        self.thinkers = thinkers
        self.bot_pace = bot_pace
        self._tables: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def read(self, work: Callable[[Transaction], T]) -> T:
        return await asyncio.wrap_future(self.database.read(work))

    async def write(self, work: Callable[[Transaction], T]) -> T:
        return await asyncio.wrap_future(self.database.write(work))

    async def entries(self, game: GameRow, head: int) -> list[Entry]:
        return await self.read(lambda transaction: entries_after(transaction, game.id, head))

    async def open(self, code: str) -> LiveTable | None:
        """Return the live table of this code, or None if there is no such table."""
        code = code.upper()
        if code not in self._tables:
            self._tables[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self._tables[code])

    async def _load(self, code: str) -> LiveTable | None:
        live = None
        try:
            game = await self.read(lambda transaction: find_game(transaction, code))
            if game is not None:
                live = LiveTable(self, game, await self.deal(game))
        finally:
            if live is None:
                del self._tables[code]
        return live

    async def deal(self, game: GameRow) -> Room | None:
        """Return the room of a game that has begun, as its log says it stands."""
        seed = game.deal_seed
        if seed is None:
            return None
        entries = await self.entries(game, 0)

        def rebuilt() -> Room:
            room = Room(game.id, ruleset(game.rules), len(game.seats), seed, game.bots())
            room.rebuild(entries)
            return room

        return await asyncio.to_thread(rebuilt)

    async def changed(self, code: str) -> None:
        """Tell a live table that something about it has changed."""
        if code.upper() in self._tables:
            live = await self.open(code)
            if live is not None:
                await live.changed()

    async def resume_bots(self) -> None:
        """Bring back the games in which bots play: it may be their turn."""
        for code in await self.read(games_with_bots):
            try:
                await self.open(code)
            except Exception:
                log.exception("a game could not be resumed", extra={"code": code})

    def forget(self, live: LiveTable) -> None:
        self._tables.pop(live.game.code, None)

    def close(self) -> None:
        """Stop all tables; nothing is lost, the logs hold everything."""
        for opening in self._tables.values():
            live = (
                opening.result()
                if opening.done() and not opening.cancelled() and not opening.exception()
                else None
            )
            if live is not None:
                live.task.cancel()
            opening.cancel()
