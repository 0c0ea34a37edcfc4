"""The HTTP interface to finished games: the record as a file, its checks, and the game step by step."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter
from sqlalchemy import Connection as Transaction

from undermine.server import api, lobby, records
from undermine.server.entries import Entry
from undermine.server.hub import Hub
from undermine.server.store.games import GameRow
from undermine.server.store.log import entries_after
from undermine.server.store.talk import said_after
from undermine.server.talk import Speech

MOST_MOVES = 100_000

Finished = tuple[GameRow, list[Entry], list[Speech]]


async def finished(hub: Hub, code: str) -> Finished:
    """Return a finished game, its log and what was said; refuse one that is not over."""

    def read(transaction: Transaction) -> Finished:
        game = lobby.table(transaction, code)
        records.refuse_unfinished(game)
        return game, entries_after(transaction, game.id, 0), said_after(transaction, game.id, 0)

    return await hub.read(read)


@get("/api/tables/{code:str}/record", media_type="application/json")
async def show_record(code: str, hub: Hub) -> Response[str]:
    """Give the record of a finished game as a file, as `undermine replay` and `undermine verify` read it."""
    game, entries, said = await finished(hub, code)
    headers = {"Content-Disposition": f'attachment; filename="undermine-{game.code}.json"'}
    return Response(records.written(game, entries, said), headers=headers)


@get("/api/tables/{code:str}/verify")
async def show_checks(code: str, hub: Hub) -> api.Verification:
    """Check a finished game here; `undermine verify` does the same without trusting the server."""
    game, entries, said = await finished(hub, code)
    checks = await asyncio.to_thread(lambda: records.verified(records.written(game, entries, said)))
    return api.Verification(lobby.fairness(game), checks)


@get("/api/tables/{code:str}/replay")
async def show_replay(
    code: str,
    hub: Hub,
    seat: Annotated[str, Parameter(max_length=16)] = "all",
    first: Annotated[int, Parameter(ge=0, le=MOST_MOVES)] = 0,
    count: Annotated[int, Parameter(ge=1, le=records.MOST_STEPS)] = records.MOST_STEPS,
) -> api.Replay:
    """Give some steps of a finished game, from the view of a seat, of a spectator, or of all seats."""
    game, entries, said = await finished(hub, code)
    return await asyncio.to_thread(records.replayed, game, entries, said, seat, first, count)


HANDLERS = (show_record, show_checks, show_replay)
