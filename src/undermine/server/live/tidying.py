"""Tidying up, every hour: what has not been used for as long as the operator keeps things is forgotten."""

import asyncio
import logging

from undermine.server.live.hub import Hub
from undermine.server.store import retention
from undermine.server.store.calling import calls
from undermine.server.store.games import DAY_MS
from undermine.server.store.retention import Retention
from undermine.server.timestamps import now_ms
from undermine.server.tournaments import store as tournaments

TIDY_SECONDS = 3600.0
CALLS_KEPT_MS = 7 * 24 * 3600 * 1000
"""How long calls are remembered that are over."""

log = logging.getLogger(__name__)


async def tidy_up(hub: Hub, kept: Retention) -> None:
    """Forget, every hour, what nobody needs any more."""
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        try:
            await forget_old(hub, kept)
        except Exception:
            log.exception("old tables could not be forgotten")


async def forget_old(hub: Hub, kept: Retention) -> None:
    """Forget old tables that are not in memory, old tournaments, then guests that sit at none."""
    database = hub.database
    while old := await database.read(lambda transaction: retention.old_tables(transaction, kept, now_ms())):
        forgotten = [code for code in old if hub.live_table(code) is None]
        for code in forgotten:
            await database.write(lambda transaction, code=code: retention.forget_table(transaction, code))  # type: ignore[misc]
        if not forgotten:
            break
    await _forget_tournaments(hub, kept)
    await database.write(lambda transaction: calls.forget(transaction, now_ms() - CALLS_KEPT_MS))
    while await database.write(lambda transaction: retention.forget_guests(transaction, kept, now_ms())):
        pass


async def _forget_tournaments(hub: Hub, kept: Retention) -> None:
    for days, unbegun in ((kept.open_days, True), (kept.finished_days, False)):
        if days:
            before = now_ms() - days * DAY_MS
            await hub.database.write(
                lambda transaction, before=before, unbegun=unbegun: tournaments.forget_unused(  # type: ignore[misc]
                    transaction, before, unbegun=unbegun
                )
            )
