"""Calls people back who are away, beside the tables: no move waits for it.

What a table has to tell goes into a queue; what is to be sent goes from there into the database, where any server finds
it. A server that takes a call has it for a while: if it dies meanwhile, another one takes it after that.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from sqlalchemy import Connection as Transaction

from undermine.server.calling import keys, ways, wording
from undermine.server.calling.quiet import quiet_until
from undermine.server.calling.ways import AddressGoneError, Apprise, NotSentError, Way, WebPush
from undermine.server.people import lobby
from undermine.server.settings import Settings
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.calling import addresses, calls
from undermine.server.store.calling.addresses import Address
from undermine.server.store.calling.calls import FULL, OVER, TURN, Call
from undermine.server.store.games import OPEN, GameRow
from undermine.server.timestamps import elapsed, now_ms

LOOK_SECONDS = 1.0
"""How often to look for calls that are due."""
KNOWN_SECONDS = 5.0
"""How often to look who wants to be called at all; who says so at this server is known at once."""
WAITS_MS = (10_000, 60_000, 300_000, 1_800_000)
"""How long after each attempt that failed the next one is made; then no more."""
SENDERS = 8
"""Messages that are on their way at once; a server takes no more, so that none waits until another server takes it."""
FEWEST_PEOPLE = 2
"""At a table with fewer nobody waits for anybody."""

Noting = Callable[[Transaction], None]
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Sending:
    """A call that this server has taken, with where it goes and what it says."""

    call: Call
    address: Address
    message: wording.Message


class Caller:
    """Notes whom to call, and sends what is due."""

    def __init__(self, database: AsyncDatabase, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._notes: asyncio.Queue[Noting] = asyncio.Queue()
        self._wanting: frozenset[str] = frozenset()
        self._looked = -KNOWN_SECONDS
        self._pool = ThreadPoolExecutor(SENDERS, thread_name_prefix="calling")
        self._push: Way | None = None
        self._other: Way | None = Apprise(settings.mail_url) if ways.has_apprise() else None
        self._is_loaded = False
        self.push_key = ""

    # -- what there is to tell -----------------------------------------------------------------------------------

    def asked(self, game: GameRow, seats: Iterable[int], ask: int, *, over: bool) -> None:
        """Hear that a question is open to some seats of a table, or that its game is over."""
        kind = OVER if over else TURN
        people = game.people() if over else [person for seat in seats if (person := game.seats[seat].person)]
        if self._wanting.isdisjoint(game.people()):
            return
        code, delay = game.code, round(self._settings.call_delay * 1000)

        def note(transaction: Transaction) -> None:
            for past in (FULL, TURN):
                calls.end(transaction, past, code, ask, now_ms())
            note_calls(transaction, people, kind, code, ask, now_ms() + delay)

        self._notes.put_nowait(note)

    def table_changed(self, code: str) -> None:
        """Hear that somebody has come or gone at a table: it may be full now."""
        if self._wanting:
            self._notes.put_nowait(lambda transaction: self._note_full(transaction, code.upper()))

    def _note_full(self, transaction: Transaction, code: str) -> None:
        game = lobby.table(transaction, code)
        is_full = game.status == OPEN and not any(seat.is_free() for seat in game.seats)
        if is_full and len(game.people()) >= FEWEST_PEOPLE:
            due = now_ms() + round(self._settings.call_delay * 1000)
            note_calls(transaction, game.people(), FULL, code, 0, due)

    def call(self, people: Iterable[str], kind: str, about: str, place: int) -> None:
        """Call people about something else than a table's game: the round of a tournament."""
        called = list(people)
        self._notes.put_nowait(
            lambda transaction: note_calls(transaction, called, kind, about, place, now_ms())
        )

    def seen(self, person: str, code: str, ask: int) -> None:
        """Hear that somebody has seen all there is to see at a table, on whichever device."""
        if person not in self._wanting:
            return

        def note(transaction: Transaction) -> None:
            note_calls(transaction, [person], TURN, code, ask, now_ms())  # it may not have been noted yet
            calls.see(transaction, person, code, ask, now_ms())

        self._notes.put_nowait(note)

    async def look_who_wants(self) -> None:
        """Find out who wants to be called."""
        self._wanting = await self._database.read(addresses.people_to_call)
        self._looked = elapsed()

    # -- work ----------------------------------------------------------------------------------------------------

    async def work(self) -> None:
        """Note what there is to tell, and send what is due, for ever."""
        await self._begin()
        await asyncio.gather(self._note_for_ever(), self._send_for_ever())

    async def _begin(self) -> None:
        if not ways.has_push():
            return
        while not self.push_key:
            try:
                pair = await self._database.write(lambda transaction: keys.keys_of(transaction, now_ms()))
            except Exception:
                log.exception("the keys for push messages could not be read")
                await asyncio.sleep(LOOK_SECONDS)
            else:
                self._push = WebPush(pair, self._settings.contact(), self._settings.call_timeout)
                self.push_key = pair.public

    async def _note_for_ever(self) -> None:
        while True:
            note = await self._notes.get()
            try:
                await self._database.insist(lambda note=note: self._database.write(note))  # type: ignore[misc]
            except Exception:
                log.exception("a call could not be noted")
            finally:
                self._notes.task_done()

    async def noted(self) -> None:
        """Wait until everything is noted that there was to tell."""
        await self._notes.join()

    async def _send_for_ever(self) -> None:
        while True:
            try:
                if elapsed() - self._looked >= KNOWN_SECONDS:
                    await self.look_who_wants()
                while await self._database.read(lambda transaction: calls.due(transaction, now_ms(), 1)):
                    await self.send_due()
            except Exception:
                log.exception("calls could not be sent")
            await asyncio.sleep(LOOK_SECONDS)

    async def send_due(self) -> None:
        """Take what is due, as much as can be sent at once, and send it."""
        if not self._is_loaded:
            await asyncio.to_thread(ways.load)
            self._is_loaded = True
        taken = await self._database.write(self._take)
        await asyncio.gather(*[self._send(sending) for sending in taken])

    def _take(self, transaction: Transaction) -> list[Sending]:
        moment = now_ms()
        until = moment + round(2 * self._settings.call_timeout * 1000)
        found = [sendable(transaction, call, moment) for call in calls.due(transaction, moment, SENDERS)]
        return [
            sending
            for sending in found
            if sending is not None and calls.claim(transaction, sending.call.number, moment, until)
        ]

    async def _send(self, sending: Sending) -> None:
        number = sending.call.number
        try:
            way = ways.way_to(sending.address, self._push, self._other)
            await asyncio.get_running_loop().run_in_executor(
                self._pool, way.send, sending.address, sending.message
            )
        except AddressGoneError:
            await self._database.write(lambda transaction: addresses.remove(transaction, sending.address.id))
        except NotSentError:
            await self._database.write(lambda transaction: put_off(transaction, sending.call))
        else:
            await self._database.write(
                lambda transaction: calls.finish(transaction, number, calls.SENT, now_ms())
            )

    async def confirm(self, address: Address, language: str) -> None:
        """Send somebody what they need to confirm an address; raises what `Way.send` does."""
        way = ways.way_to(address, self._push, self._other)
        said = wording.confirmation(address.code, language)
        await asyncio.get_running_loop().run_in_executor(self._pool, way.send, address, said)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def note_calls(
    transaction: Transaction, people: Iterable[str], kind: str, about: str, place: int, due: int
) -> None:
    """Note calls for those of some people who want to hear of such things, at all their addresses."""
    for person in people:
        theirs = [address.id for address in addresses.addresses_of(transaction, person) if not address.code]
        if theirs and getattr(addresses.wishes_of(transaction, person), kind):
            calls.note(transaction, person, theirs, kind, about, place, due)


def sendable(transaction: Transaction, call: Call, now: int) -> Sending | None:
    """Return what is to be sent for a call; None if it is not the time for it, which is noted."""
    address = addresses.find(transaction, call.address)
    wishes = addresses.wishes_of(transaction, call.person)
    quiet = quiet_until(now, wishes.zone, wishes.quiet_from, wishes.quiet_to)
    if address is None:
        calls.finish(transaction, call.number, calls.FAILED, now)
        return None
    if quiet is not None:
        calls.postpone(transaction, call.number, quiet)
        return None
    return Sending(call, address, wording.message(call.kind, call.about, wishes.language))


def put_off(transaction: Transaction, call: Call) -> None:
    """Try again later, or no more."""
    if call.tries >= len(WAITS_MS):
        calls.finish(transaction, call.number, calls.FAILED, now_ms())
    else:
        calls.postpone(transaction, call.number, now_ms() + WAITS_MS[call.tries])
