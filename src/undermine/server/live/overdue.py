"""Tables whose turns have days are forgotten between moves; those where something is due must be found."""

import asyncio
import logging

from undermine.server.live.hub import Hub
from undermine.server.store.calling.calls import unnoted
from undermine.server.store.games import overdue_games
from undermine.server.timestamps import now_ms

LOOK_SECONDS = 60.0
SETTLED_MS, OLD_MS = 30_000, 2 * 24 * 3600 * 1000
"""A move is looked after that called nobody if it is older than the first, and younger than the second."""

log = logging.getLogger(__name__)


async def look_for_overdue(hub: Hub) -> None:
    """Bring back, every minute, the tables where somebody's days are out: their rooms do what is due."""
    while True:
        try:
            for code in await hub.database.read(lambda transaction: overdue_games(transaction, now_ms())):
                await hub.open(code)
        except Exception:
            log.exception("overdue tables could not be looked for")
        await asyncio.sleep(LOOK_SECONDS)


async def look_for_uncalled(hub: Hub) -> None:
    """Bring back, every minute, the tables whose server died before it could note whom to call: they do so again."""
    looked_after: dict[str, int] = {}
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            moment = now_ms()
            found = await hub.database.read(
                lambda transaction, moment=moment: unnoted(transaction, moment - OLD_MS, moment - SETTLED_MS)  # type: ignore[misc]
            )
            for code, at in found:
                if looked_after.get(code) != at:
                    await hub.open(code)
            looked_after = dict(found)
        except Exception:
            log.exception("tables that called nobody could not be looked for")
