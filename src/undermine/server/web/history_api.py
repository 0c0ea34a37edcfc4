"""The HTTP interface to finished games: records as files, their checks, the steps of a game, and one's own games."""

import logging
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter
from msgspec import json
from sqlalchemy import Connection as Transaction

from undermine.engine.kernel.records import Record
from undermine.protocol import history
from undermine.server.errors import RequestError
from undermine.server.history import player_statistics, records, replays, studies
from undermine.server.history.reviews import Reviews
from undermine.server.history.studies import Studies
from undermine.server.people import lobby
from undermine.server.room.chat import Speech
from undermine.server.room.entries import Entry
from undermine.server.store import results as result_store
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.games import PLAYING, GameRow, finished_games_of
from undermine.server.store.log import entries_after
from undermine.server.store.talk import said_after, times_spoken
from undermine.server.web.answers import packed
from undermine.server.web.guards import COSTLY, PACKED, AnyRequest, address_of

MOST_MOVES = 100_000
MOST_GAMES = 50
"""How many games of somebody's history are given at once."""

OPT = {COSTLY: True, PACKED: True}

log = logging.getLogger(__name__)

Finished = tuple[GameRow, list[Entry], list[Speech]]


async def found_over(database: AsyncDatabase, code: str) -> tuple[GameRow, int]:
    """Return a finished game and how often somebody spoke there: what was found out of it before is known by these."""

    def read(transaction: Transaction) -> tuple[GameRow, int]:
        game = lobby.table(transaction, code)
        records.refuse_unfinished(game)
        return game, times_spoken(transaction, game.id)

    game, spoken = await database.read(read)
    records.refuse_other_rules(game)
    return game, spoken


async def finished(database: AsyncDatabase, code: str) -> Finished:
    """Return a finished game, its log and what was said; refuse one that is not over."""

    def read(transaction: Transaction) -> Finished:
        game = lobby.table(transaction, code)
        records.refuse_unfinished(game)
        return game, entries_after(transaction, game.id, 0), said_after(transaction, game.id, 0)

    return await database.read(read)


@get("/api/tables/{code:str}/record", media_type="application/json", opt={COSTLY: True})
async def show_record(code: str, database: AsyncDatabase) -> Response[str]:
    """Give the record of a finished game as a file, as `undermine replay` and `undermine verify` read it."""
    game, entries, said = await finished(database, code)
    headers = {"Content-Disposition": f'attachment; filename="undermine-{game.code}.json"'}
    return Response(records.written(game, entries, said), headers=headers)


@get("/api/tables/{code:str}/verify", opt=OPT)
async def show_checks(
    code: str, request: AnyRequest, database: AsyncDatabase, study: Studies
) -> Response[history.Verification]:
    """Check a finished game here; `undermine verify` does the same without trusting the server."""
    with study.turn(address_of(request)):
        game, spoken = await found_over(database, code)

        async def check() -> bytes:
            return await study.do(studies.verified, records.written(*await finished(database, code)))

        return packed(request, await study.find((game.id, spoken), check))


@get("/api/tables/{code:str}/replay", opt=OPT)
async def show_replay(
    code: str,
    request: AnyRequest,
    database: AsyncDatabase,
    study: Studies,
    seat: Annotated[str, Parameter(max_length=16)] = "all",
    first: Annotated[int, Parameter(ge=0, le=MOST_MOVES)] = 0,
    count: Annotated[int, Parameter(ge=1, le=replays.MOST_STEPS)] = replays.MOST_STEPS,
) -> Response[history.Replay]:
    """Give some steps of a finished game: from the view of a seat, of a spectator, of all seats, or all open.

    Of a running game, where the host allows it: the rounds that are over, all open.
    """
    with study.turn(address_of(request)):
        running = await database.read(lambda transaction: lobby.table(transaction, code))
        records.refuse_other_rules(running)
        if running.status == PLAYING and running.settings().open_rounds and seat == "open":
            return packed(request, await rounds_of(database, study, running, first, count))
        game, spoken = await found_over(database, code)

        async def replay() -> bytes:
            game, entries, said = await finished(database, code)
            remarks = json.encode([records.remark(speech) for speech in said])
            record = records.record_of(game, entries).to_json()
            return await study.do(studies.replayed, record, remarks, seat, first, count)

        return packed(request, await study.find((game.id, spoken, seat, first, count), replay))


async def rounds_of(database: AsyncDatabase, study: Studies, game: GameRow, first: int, count: int) -> bytes:
    """Return some steps of the rounds of a running game that are over."""
    entries = await database.read(lambda transaction: entries_after(transaction, game.id, 0))
    record = records.moves_so_far(game, entries).to_json()
    opened = await study.do(studies.opened_rounds, record, first, count)
    if not opened:
        raise RequestError("not-over", "No round of the game is over.")
    return opened


@get("/api/tables/{code:str}/review", opt=OPT)
async def show_review(
    code: str, request: AnyRequest, database: AsyncDatabase, reviews: Reviews, person: str | None
) -> Response[history.Review]:
    """Give what could be believed in a finished game after every move, and what gave saboteurs away."""
    game, _ = await found_over(database, code)

    async def record() -> Record:
        game, entries, _ = await finished(database, code)
        return records.record_of(game, entries)

    return packed(request, await reviews.of(game.id, record, person or address_of(request)))


@get("/api/tables/{code:str}/advice", opt=OPT)
async def show_advice(
    code: str,
    request: AnyRequest,
    database: AsyncDatabase,
    study: Studies,
    move: Annotated[int, Parameter(ge=1, le=MOST_MOVES)],
) -> Response[history.Advice]:
    """Say what a master would have done in the place of a move of a finished game, and why."""
    with study.turn(address_of(request)):
        game, _ = await found_over(database, code)

        async def advise() -> bytes:
            game, entries, _ = await finished(database, code)
            return await study.do(studies.advised, records.record_of(game, entries).to_json(), move)

        return packed(request, await study.find((game.id, "advice", move), advise))


# -- one's own games -----------------------------------------------------------------------------------------------


async def find_results(database: AsyncDatabase, study: Studies, person: str) -> None:
    """Compute what those finished games of a person came to of which it is not known yet."""
    with study.turn(person):
        for code in await database.read(
            lambda transaction: result_store.without_results(transaction, person)
        ):
            game, entries, _ = await finished(database, code)
            await keep_results(database, study, game, entries)


async def keep_results(database: AsyncDatabase, study: Studies, game: GameRow, entries: list[Entry]) -> None:
    found = await study.do(studies.results_of, records.record_of(game, entries).to_json())
    if found is None:
        log.error("a finished game cannot be replayed", extra={"game": game.id})
        return
    await database.write(lambda transaction: result_store.add_results(transaction, game.id, found))


@get("/api/me/games")
async def show_my_games(
    database: AsyncDatabase,
    study: Studies,
    person: str | None,
    first: Annotated[int, Parameter(ge=0, le=MOST_MOVES)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_GAMES)] = 10,
) -> history.GamesPlayed:
    """Give the asker's finished games, newest first."""
    if person is None:
        return history.GamesPlayed([], more=False)
    await find_results(database, study, person)

    def read(transaction: Transaction) -> list[history.GamePlayed]:
        return [
            player_statistics.played(game, ended, person, result_store.results_of(transaction, game.id))
            for game, ended in finished_games_of(transaction, person, first, count + 1)
        ]

    played = await database.read(read)
    return history.GamesPlayed(played[:count], len(played) > count)


@get("/api/me/statistics")
async def show_my_statistics(
    database: AsyncDatabase, study: Studies, person: str | None
) -> history.Statistics:
    """Give what the asker's finished games came to."""
    if person is None:
        return player_statistics.summed_up([])
    await find_results(database, study, person)
    return player_statistics.summed_up(
        await database.read(lambda transaction: result_store.own_results(transaction, person))
    )


HANDLERS = (
    show_record,
    show_checks,
    show_replay,
    show_review,
    show_advice,
    show_my_games,
    show_my_statistics,
)
