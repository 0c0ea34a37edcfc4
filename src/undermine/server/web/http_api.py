"""The HTTP interface: tables, what can be played, and whether the server is well."""

import logging
from collections.abc import Callable
from typing import Annotated
from urllib.parse import quote

from litestar import MediaType, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import Parameter
from sqlalchemy import Connection as Transaction

from undermine.bots.registry import BOTS
from undermine.engine.games import variants
from undermine.protocol import http
from undermine.rulebook import rulesets
from undermine.server.errors import RequestError
from undermine.server.live.hub import Hub
from undermine.server.people import dealing, identity, lobby, openings
from undermine.server.settings import Settings
from undermine.server.store import people
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.games import PLAYING
from undermine.server.timestamps import now_ms
from undermine.server.web.answers import base_address, qr_code
from undermine.server.web.guards import AnyRequest, note_miss, session_cookie

LONGEST_SENTENCE = 500
"""Characters of a refusal; it may quote what was sent."""

log = logging.getLogger(__name__)

# -- tables --------------------------------------------------------------------------------------------------------


async def seated(database: AsyncDatabase, code: str, person: str | None) -> http.Seated:
    game = await database.read(lambda transaction: lobby.table(transaction, code))
    return http.Seated(lobby.shown(game), game.seat_of(person), person is not None and person == game.host)


async def changed(
    hub: Hub, code: str, person: str | None, change: Callable[[Transaction], object]
) -> http.Seated:
    """Change a table, let everybody at it hear of that, and return it."""
    await hub.database.write(change)
    await hub.changed(code)
    return await seated(hub.database, code, person)


async def as_somebody(
    database: AsyncDatabase,
    person: str | None,
    name: str,
    work: Callable[[Transaction, str], str],
    key: str = "",
) -> tuple[str, str, str | None]:
    """Do something as the person who asks, who becomes a guest with this name if not known yet.

    `key` names what is written to. Returns the code of the table, the person, and the token of a new guest.
    """

    def as_guest(transaction: Transaction) -> tuple[str, str, str | None]:
        if person is not None:
            people.rename(transaction, person, name)
            return work(transaction, person), person, None
        guest, token = identity.new_guest(transaction, name, now_ms())
        return work(transaction, guest), guest, token

    return await database.write(as_guest, key)


@post("/api/tables")
async def create_table(
    data: http.NewTable, hub: Hub, settings: Settings, person: str | None
) -> Response[http.Seated]:
    """Make a table and sit down on its first seat."""

    def create(transaction: Transaction, somebody: str) -> str:
        game = lobby.create(transaction, somebody, data, now_ms())
        openings.note(transaction, game.id, data.options, now_ms())
        return game.code

    code, somebody, token = await as_somebody(hub.database, person, data.name, create)
    cookies = [session_cookie(settings, token)] if token else []
    return Response(await seated(hub.database, code, somebody), cookies=cookies)


@get("/api/tables/{code:str}")
async def show_table(code: str, hub: Hub, person: str | None) -> http.Seated:
    """Show a table to anybody who has its code."""
    return await seated(hub.database, code, person)


@post("/api/tables/{code:str}/join", status_code=200)
async def join_table(
    code: str, data: http.Join, hub: Hub, settings: Settings, person: str | None
) -> Response[http.Seated]:
    """Sit down at a table."""

    def join(transaction: Transaction, somebody: str) -> str:
        lobby.join(transaction, code, somebody, data)
        return code.upper()

    code, somebody, token = await as_somebody(hub.database, person, data.name, join)
    await hub.changed(code)
    cookies = [session_cookie(settings, token)] if token else []
    return Response(await seated(hub.database, code, somebody), cookies=cookies)


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave_table(code: str, hub: Hub, person: str | None) -> http.Seated:
    """Get up: before the game begins the seat is free again; after that a bot plays on."""
    before = await seated(hub.database, code, person)
    if before.table.status != PLAYING:
        return await changed(hub, code, person, lambda transaction: lobby.leave(transaction, code, person))
    if not await leave_game(hub, before, leaves=True):
        await hub.database.write(lambda transaction: lobby.abandon(transaction, code))
        await hub.changed(code)
    return await seated(hub.database, code, person)


@post("/api/tables/{code:str}/return", status_code=200)
async def return_to_table(code: str, hub: Hub, person: str | None) -> http.Seated:
    """Take one's seat in a running game back from the bot."""
    before = await seated(hub.database, code, person)
    await leave_game(hub, before, leaves=False)
    return await seated(hub.database, code, person)


async def leave_game(hub: Hub, place: http.Seated, *, leaves: bool) -> bool:
    """Let somebody leave a running game, or come back to it; return whether any person still plays."""
    if place.you is None:
        raise RequestError("not-seated", "You do not sit at this table.", 403)
    live = await hub.open(place.table.code)
    return live is None or await live.leave_game(place.you, leaves=leaves)


@post("/api/tables/{code:str}/seat", status_code=200)
async def set_seat(code: str, data: http.SetSeat, hub: Hub, person: str | None) -> http.Seated:
    """Put a bot on a seat, or empty it (host)."""
    return await changed(
        hub, code, person, lambda transaction: lobby.set_seat(transaction, code, person, data)
    )


@post("/api/tables/{code:str}/let-in", status_code=200)
async def let_in(code: str, data: http.LetIn, hub: Hub, person: str | None) -> http.Seated:
    """Let somebody come back who was sent away (host)."""
    return await changed(
        hub, code, person, lambda transaction: lobby.let_back_in(transaction, code, person, data)
    )


@post("/api/tables/{code:str}/order", status_code=200)
async def reorder_seats(code: str, data: http.Reorder, hub: Hub, person: str | None) -> http.Seated:
    """Change who sits where (host)."""
    return await changed(
        hub, code, person, lambda transaction: lobby.reorder(transaction, code, person, data)
    )


@post("/api/tables/{code:str}/options", status_code=200)
async def set_options(code: str, data: http.Options, hub: Hub, person: str | None) -> http.Seated:
    """Change the table's settings (host)."""

    def change(transaction: Transaction) -> None:
        lobby.set_options(transaction, code, person, data)
        openings.note(transaction, lobby.table(transaction, code).id, data, now_ms())

    return await changed(hub, code, person, change)


@post("/api/tables/{code:str}/rules", status_code=200)
async def set_rules(code: str, data: http.OtherRules, hub: Hub, person: str | None) -> http.Seated:
    """Have other rules played, on more or fewer seats (host)."""
    return await changed(
        hub, code, person, lambda transaction: lobby.set_rules(transaction, code, person, data)
    )


@post("/api/tables/{code:str}/start", status_code=200)
async def start_game(code: str, hub: Hub, person: str | None, settings: Settings) -> http.Seated:
    """Begin the game (host)."""
    most_bots = settings.bots_per_host or None

    def start(transaction: Transaction) -> None:
        dealing.start(transaction, code, person, now_ms(), most_bots)

    shown = await changed(hub, code, person, start)
    if shown.table.revealing:
        hub.deal_later(code)
    else:
        await hub.open(code)  # bots must play even if nobody is connected
    return shown


@post("/api/tables/{code:str}/share", status_code=200)
async def give_share(code: str, data: http.GivenShare, hub: Hub, person: str | None) -> http.Seated:
    """Promise one's share in the deal or, once the host has begun, show it."""

    def give(transaction: Transaction) -> None:
        dealing.share(transaction, code, person, data, now_ms())

    shown = await changed(hub, code, person, give)
    if shown.table.status == PLAYING:
        await hub.open(code)
    return shown


@post("/api/tables/{code:str}/research", status_code=200)
async def agree_to_research(code: str, data: http.Research, hub: Hub, person: str | None) -> http.Seated:
    """Agree that the finished game may become data for research, or no longer."""
    return await changed(hub, code, person, lambda transaction: lobby.agree(transaction, code, person, data))


@post("/api/tables/{code:str}/rematch", status_code=200)
async def rematch(code: str, hub: Hub, person: str | None) -> http.Seated:
    """Return the table that follows this one, made by the first who asks."""
    following = await hub.database.write(
        lambda transaction: lobby.rematch(transaction, code, person, now_ms())
    )
    await hub.changed(code)
    return await seated(hub.database, following.code, person)


@get("/api/tables/{code:str}/fairness")
async def show_fairness(code: str, hub: Hub) -> http.Fairness:
    """Show how the deal was made."""
    return lobby.fairness(await hub.database.read(lambda transaction: lobby.table(transaction, code)))


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def show_qr_code(
    code: str,
    request: AnyRequest,
    hub: Hub,
    settings: Settings,
    hand: bool = False,
    take: Annotated[str, Parameter(max_length=100)] = "",
) -> bytes:
    """Draw the link to a table: from a big screen to the layout for phones, or with the key to a seat there."""
    game = await hub.database.read(lambda transaction: lobby.table(transaction, code))
    base = base_address(request, settings)
    return qr_code(f"{base}/t/{game.code}{'?hand' if hand else ''}{f'#take={quote(take)}' if take else ''}")


# -- the server itself ---------------------------------------------------------------------------------------------


@get("/api/rules", sync_to_thread=False)
def show_rules() -> http.Rules:
    """Say what can be played, and with which bots."""
    return http.Rules(rulesets.rulesets(), rulesets.modules(), list(BOTS), variants())


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Say that the process runs."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(hub: Hub) -> str:
    """Say that the database can be read, and that what is written is kept."""
    await hub.readiness.check()
    return "ready"


HANDLERS = (
    create_table,
    show_table,
    join_table,
    leave_table,
    return_to_table,
    set_seat,
    reorder_seats,
    let_in,
    set_options,
    set_rules,
    start_game,
    give_share,
    agree_to_research,
    rematch,
    show_fairness,
    show_qr_code,
    show_rules,
    healthz,
    readyz,
)

# -- failures ------------------------------------------------------------------------------------------------------


def refused(request: AnyRequest, error: RequestError) -> Response[http.Failure]:
    """Answer what we refuse ourselves."""
    if error.code in ("no-such-table", "no-such-tournament"):
        note_miss(request)
    about: http.About = {
        name: shortened(value) if isinstance(value, str) else value for name, value in error.about.items()
    }
    return Response(http.Failure(error.code, shortened(error.message), about), status_code=error.status)


def shortened(sentence: str) -> str:
    """Return a sentence in one line that does not repeat all of what somebody has sent."""
    line = " ".join(sentence.split())
    return line if len(line) <= LONGEST_SENTENCE else f"{line[: LONGEST_SENTENCE - 1]}…"


def unavailable(request: AnyRequest, error: Exception) -> Response[http.Failure]:
    """Answer while the database does not."""
    log.warning("the database does not answer", exc_info=error, extra={"route": route_of(request)})
    return Response(http.Failure("unavailable", "The database does not answer; try again."), status_code=503)


def unkeepable(_request: AnyRequest, _error: Exception) -> Response[http.Failure]:
    """Answer what no database can keep: half a character, or a sign that ends texts."""
    return Response(http.Failure("bad-request", "This text cannot be kept."), status_code=400)


def broken(request: AnyRequest, error: Exception) -> Response[http.Failure]:
    """Answer where the fault is ours; the log says which."""
    log.error("a request failed", exc_info=error, extra={"route": route_of(request)})
    return Response(http.Failure("failed", "The server has failed; its log says why."), status_code=500)


def route_of(request: AnyRequest) -> str:
    """Return what was asked for, without the codes and ids in it."""
    return f"{request.method} {request.scope.get('path_template', '')}"


def failed(_request: AnyRequest, error: HTTPException) -> Response[http.Failure]:
    """Answer what Litestar refuses in our own form."""
    codes = {400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-large", 415: "bad-type"}
    code = codes.get(error.status_code, "failed")
    details = [str(item.get("message", "")) for item in error.extra or [] if isinstance(item, dict)]
    sentence = shortened("; ".join([error.detail, *details]))
    return Response(http.Failure(code, sentence), status_code=error.status_code)
