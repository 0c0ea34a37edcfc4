"""The HTTP interface to games that are played with printed cards."""

from litestar import get, post
from sqlalchemy import Connection as Transaction

from undermine.protocol import companion as told
from undermine.server.companion import keeping
from undermine.server.errors import RequestError
from undermine.server.settings import Settings
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.timestamps import now_ms
from undermine.server.tournaments import by_hand
from undermine.server.web.answers import base_address, qr_code
from undermine.server.web.guards import AnyRequest


async def shown(database: AsyncDatabase, code: str) -> told.Companion:
    """Work out how a game stands, in a thread that may take its time."""

    def look_up(transaction: Transaction) -> told.Companion:
        sheet = keeping.found(transaction, code)
        game = keeping.shown(code, sheet)
        if (place := sheet.place) is not None:
            where = (place.tournament, place.round, place.table)
            game.tournament = told.OfTournament(*where, by_hand.has_result(transaction, *where))
        return game

    return await database.read(look_up)


@post("/api/companion")
async def begin(data: told.NewCompanion, database: AsyncDatabase) -> told.Companion:
    """Begin a game that is played with printed cards."""
    code = await database.write(lambda transaction: keeping.create(transaction, data, now_ms()))
    return await shown(database, code)


@get("/api/companion/{code:str}")
async def show(code: str, database: AsyncDatabase) -> told.Companion:
    """Show a game as everybody may see it."""
    return await shown(database, code)


@post("/api/companion/{code:str}/claim", status_code=200)
async def claim(code: str, data: told.ClaimSeat, database: AsyncDatabase) -> told.SeatClaimed:
    """Give a seat to the device that asks."""
    key = await database.write(lambda transaction: keeping.claim(transaction, code, data, now_ms()))
    return told.SeatClaimed(key)


@post("/api/companion/{code:str}/look", status_code=200)
async def look(code: str, data: told.Look, database: AsyncDatabase) -> told.OwnSeat:
    """Show a seat what it alone may know."""

    def look_up(transaction: Transaction) -> told.OwnSeat:
        sheet = keeping.found(transaction, code)
        return keeping.own(sheet, keeping.seat_of(sheet, data.key))

    return await database.read(look_up)


@post("/api/companion/{code:str}/tell", status_code=200)
async def tell(code: str, data: told.Tell, database: AsyncDatabase) -> told.Companion:
    """Go on by what somebody of the table tells."""
    await database.write(lambda transaction: keeping.tell(transaction, code, data, now_ms()))
    return await shown(database, code)


@post("/api/tournaments/{code:str}/deal", status_code=200)
async def deal_for_table(
    code: str, data: told.DealForTable, database: AsyncDatabase, person: str | None
) -> told.Companion:
    """Begin the game of a table that is played with real cards, or find it again (its players, or the organiser)."""
    tournament = code.upper()

    def work(transaction: Transaction) -> str:
        table = by_hand.table_for(transaction, tournament, person, data.round, data.table)
        place = keeping.Place(tournament, data.round, data.table)
        request = told.NewCompanion(table.rules, table.names)
        keeping.create_for(transaction, place, table.code, request, now_ms())
        return table.code

    return await shown(database, await database.write(work))


@post("/api/companion/{code:str}/result", status_code=200)
async def enter_result(code: str, data: told.EnterResult, database: AsyncDatabase) -> told.Companion:
    """Enter the scores of a game that is over in its tournament."""
    sheet = await database.read(lambda transaction: keeping.found(transaction, code))
    seat, place, scores = keeping.seat_of(sheet, data.key), sheet.place, keeping.scores(sheet)
    if place is None:
        raise RequestError("no-such-tournament", "This is no game of a tournament.", 404)
    where = (place.tournament, place.round, place.table)
    await database.write(
        lambda transaction: by_hand.give_scores(transaction, *where, seat, scores, now_ms()), place.tournament
    )
    return await shown(database, code)


@get("/api/companion/{code:str}/qr.svg", media_type="image/svg+xml")
async def show_qr_code(code: str, request: AnyRequest, database: AsyncDatabase, settings: Settings) -> bytes:
    """Draw the link by which phones take part."""
    await database.read(lambda transaction: keeping.found(transaction, code))
    return qr_code(f"{base_address(request, settings)}/companion/{code.upper()}")


HANDLERS = (begin, show, claim, look, tell, deal_for_table, enter_result, show_qr_code)
