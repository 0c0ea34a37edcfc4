"""The HTTP interface to games that are played with printed cards."""

from io import BytesIO

import segno
from litestar import get, post
from sqlalchemy import Connection as Transaction

from undermine.protocol import companion as told
from undermine.server.companion import keeping
from undermine.server.settings import Settings
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.timestamps import now_ms
from undermine.server.web.guards import AnyRequest


async def shown(database: AsyncDatabase, code: str) -> told.Companion:
    """Work out how a game stands, in a thread that may take its time."""
    return await database.read(lambda transaction: keeping.shown(code, keeping.found(transaction, code)))


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


@get("/api/companion/{code:str}/qr.svg", media_type="image/svg+xml")
async def show_qr_code(code: str, request: AnyRequest, database: AsyncDatabase, settings: Settings) -> bytes:
    """Draw the link by which phones take part."""
    await database.read(lambda transaction: keeping.found(transaction, code))
    base = settings.public_url or str(request.base_url).rstrip("/")
    drawing = BytesIO()
    link = f"{base}/companion/{code.upper()}"
    segno.make_qr(link).save(drawing, kind="svg", scale=8, border=2, xmldecl=False)
    return drawing.getvalue()


HANDLERS = (begin, show, claim, look, tell, show_qr_code)
