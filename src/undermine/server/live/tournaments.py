"""Tournaments, live: looked up for everybody at once, told to all who look, and given the results of their games."""

import asyncio
import logging

from msgspec import json
from sqlalchemy import Connection as Transaction

from undermine.server.errors import RequestError
from undermine.server.history.results import results_from_log
from undermine.server.live.hub import Hub
from undermine.server.people import lobby
from undermine.server.store.games import OVER, PLAYING
from undermine.server.store.results import Result
from undermine.server.timestamps import elapsed, now_ms
from undermine.server.tournaments import keeping, store
from undermine.server.tournaments.course import Course, course
from undermine.server.tournaments.shown import shown

LOOK_SECONDS = 0.4
"""How often it is looked up whether something has happened: everybody hears of it within a second."""
WAKE_SECONDS = 60.0
"""How often tables of rounds that are played are brought back, so that their clocks go on without anybody there."""
WANTED_SECONDS = 60.0
"""How long a tournament in which nothing has happened for longer is kept in memory after somebody asked for it."""
ACTIVE_MS = 60 * 24 * 3600 * 1000
"""For how long after the last change the games of a tournament are still looked at."""

log = logging.getLogger(__name__)


class Board:
    """A tournament as everybody may see it; each change is a new version."""

    def __init__(self, present: Course) -> None:
        self.version = 0
        self._newer = asyncio.Event()
        self._listeners = 0
        self.found = elapsed()
        self.show(present)

    def show(self, present: Course) -> None:
        """Tell all who look how things are now."""
        self.version += 1
        self.mark = present.mark()
        self._text = json.encode(shown(present)).decode()
        self.unfinished = [
            code
            for played in present.tournament.rounds
            for table, code in enumerate(played.codes)
            if code and table not in played.gold
        ]
        heard, self._newer = self._newer, asyncio.Event()
        heard.set()

    def whole(self) -> str:
        """Return everything as a message; made once for all who ask."""
        return self._text

    async def news(self, version: int) -> str:
        """Wait until more has happened than that, and return how things are then."""
        self._listeners += 1
        try:
            while self.version == version:
                await self._newer.wait()
        finally:
            self._listeners -= 1
        return self._text

    def is_wanted(self) -> bool:
        """Return whether somebody looks at it, or has just begun to."""
        return self._listeners > 0 or elapsed() - self.found < WANTED_SECONDS


class Boards:
    """The tournaments of this server's database that are going on, or that somebody looks at."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._boards: dict[str, Board] = {}
        self._without_result: set[str] = set()
        self._woken = -WAKE_SECONDS

    async def work(self) -> None:
        """Keep the boards, and take the results of games, for ever."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("tournaments could not be looked up")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Look up once what has happened."""
        await self._catch_up()
        codes = [code for board in self._boards.values() for code in board.unfinished]
        self._without_result.intersection_update(codes)
        if not codes:
            return
        database = self._hub.database
        for code in await database.read(lambda transaction: store.with_status(transaction, codes, OVER)):
            if code not in self._without_result:
                await self._take_result(code)
        await self._wake(codes)

    async def find(self, code: str) -> Board | None:
        """Return the board of the tournament with this code."""
        code = code.upper()
        if code not in self._boards:
            try:
                present = await self._hub.database.read(lambda transaction: course(transaction, code))
            except RequestError:
                return None
            self._boards.setdefault(code, Board(present))
        self._boards[code].found = elapsed()
        return self._boards[code]

    async def _catch_up(self) -> None:
        since, known = now_ms() - ACTIVE_MS, list(self._boards)
        watched = [code for code in known if self._boards[code].is_wanted()]
        marks = await self._hub.database.read(lambda transaction: store.marks(transaction, since, watched))
        for code, mark in marks.items():
            if code not in self._boards or self._boards[code].mark != mark:
                await self._refresh(code)
        for code in known:
            if code not in marks and (code in watched or not self._boards[code].is_wanted()):
                del self._boards[code]

    async def _refresh(self, code: str) -> None:
        present = await self._hub.database.read(lambda transaction: course(transaction, code))
        if code in self._boards:
            self._boards[code].show(present)
        else:
            self._boards[code] = Board(present)

    async def _take_result(self, game: str) -> None:
        """Note what a finished game came to; if its log is damaged, the organiser types the result in."""

        def replayed(transaction: Transaction) -> list[Result]:
            return results_from_log(transaction, lobby.table(transaction, game))

        found = await self._hub.database.read(replayed)
        if not found:
            self._without_result.add(game)
            return
        gold = [max(0, result.score) for result in found]
        for code, board in list(self._boards.items()):
            if game in board.unfinished:
                await self._note(code, game, gold)
                await self._refresh(code)

    async def _note(self, code: str, game: str, gold: list[int]) -> None:
        await self._hub.database.write(
            lambda transaction: keeping.note_result(transaction, code, game, gold, now_ms()), code
        )

    async def _wake(self, codes: list[str]) -> None:
        moment = asyncio.get_running_loop().time()
        if moment - self._woken < WAKE_SECONDS:
            return
        self._woken = moment
        hub = self._hub
        for code in await hub.database.read(
            lambda transaction: store.with_status(transaction, codes, PLAYING)
        ):
            if not hub.membership.is_hosted_elsewhere(code):
                await hub.open(code)
