"""Tables whose turns have days are forgotten between moves; those where time runs out must be found."""

import asyncio
import logging

from undermine.server.live.hub import Hub
from undermine.server.store.games import overdue_games
from undermine.server.timestamps import now_ms

LOOK_SECONDS = 60.0

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
