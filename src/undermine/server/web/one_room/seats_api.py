"""The HTTP interface for people in one room: several on one device, and seats that go from one phone to another."""

from litestar import Response, post
from sqlalchemy import Connection as Transaction

from undermine.protocol import http
from undermine.server.errors import RequestError
from undermine.server.live.hub import Hub
from undermine.server.people import handing_over, identity, lobby
from undermine.server.settings import Settings
from undermine.server.timestamps import now_ms
from undermine.server.web.guards import session_cookie
from undermine.server.web.http_api import as_somebody, seated


@post("/api/tables/{code:str}/guests")
async def seat_guest(code: str, data: http.SameDevice, hub: Hub) -> http.NewGuest:
    """Sit somebody down who plays on the asker's device, and give the token by which they are known there."""

    def sit_down(transaction: Transaction) -> http.NewGuest:
        guest, token = identity.new_guest_by_token(transaction, data.name, now_ms())
        lobby.join(transaction, code, guest, http.Join(data.name, data.seat))
        return http.NewGuest(token, lobby.table(transaction, code).seat_of(guest) or 0)

    guest = await hub.database.write(sit_down)
    await hub.changed(code)
    return guest


@post("/api/tables/{code:str}/hand-over", status_code=200)
async def hand_over(code: str, data: http.HandOver, hub: Hub, person: str | None) -> http.SeatKey:
    """Give a key to the seat of somebody who is gone (host)."""
    live = await hub.open(code.upper())
    if live is not None and live.room is not None and live.room.has_somebody(data.seat):
        raise RequestError("still-there", "Somebody is connected on this seat.")
    key = await hub.database.write(
        lambda transaction: handing_over.new_key(transaction, code, person, data, now_ms())
    )
    return http.SeatKey(key)


@post("/api/tables/{code:str}/take-over", status_code=200)
async def take_over(
    code: str, data: http.TakeOver, hub: Hub, settings: Settings, person: str | None
) -> Response[http.Seated]:
    """Sit down, in the middle of a game, on a seat that was handed over."""

    def take(transaction: Transaction, somebody: str) -> str:
        handing_over.take_over(transaction, code, somebody, data)
        return code.upper()

    code, somebody, token = await as_somebody(hub.database, person, data.name, take)
    await hub.changed(code)
    cookies = [session_cookie(settings, token)] if token else []
    return Response(await seated(hub.database, code, somebody), cookies=cookies)


HANDLERS = (seat_guest, hand_over, take_over)
