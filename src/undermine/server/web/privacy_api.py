"""The HTTP interface to order and privacy: reports, blocks, sending away, what is kept of oneself, and its end."""

from litestar import Response, get, post
from sqlalchemy import Connection as Transaction

from undermine.protocol import http, privacy
from undermine.server.errors import RequestError
from undermine.server.live.hub import Hub
from undermine.server.people import leaving, order
from undermine.server.people.passwords import Passwords
from undermine.server.ratings.seasons import season_name
from undermine.server.settings import Settings
from undermine.server.store import accounts
from undermine.server.store.accounts import Account
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.privacy.export import my_data
from undermine.server.timestamps import now_ms
from undermine.server.web.guards import AnyRequest, address_of, device_cookie, session_cookie
from undermine.server.web.http_api import changed


@post("/api/tables/{code:str}/send-away", status_code=200)
async def send_away(code: str, data: privacy.SendAway, hub: Hub, person: str | None) -> http.Seated:
    """Send somebody away from a running game; a bot plays on (host)."""
    seated = await changed(
        hub, code, person, lambda transaction: leaving.send_away(transaction, code, person, data, now_ms())
    )
    await hub.open(code)  # the bot may be asked now
    return seated


@post("/api/tables/{code:str}/report", status_code=200)
async def report_player(
    code: str, data: privacy.ReportPlayer, database: AsyncDatabase, owner: str
) -> privacy.Blocks:
    """Tell the operator of somebody at the asker's table, with the place in the game."""
    await database.write(lambda transaction: order.report(transaction, code, owner, data, now_ms()))
    return await show_blocks_of(database, owner)


@post("/api/tables/{code:str}/block", status_code=200)
async def block_player(
    code: str, data: privacy.BlockPlayer, database: AsyncDatabase, owner: str
) -> privacy.Blocks:
    """Let the asker and somebody at their table not meet again."""
    await database.write(lambda transaction: order.block(transaction, code, owner, data, now_ms()))
    return await show_blocks_of(database, owner)


@get("/api/me/blocks")
async def show_blocks(database: AsyncDatabase, owner: str) -> privacy.Blocks:
    """List whom the asker does not meet."""
    return await show_blocks_of(database, owner)


@post("/api/me/blocks/lift", status_code=200)
async def lift_block(data: privacy.Unblock, database: AsyncDatabase, owner: str) -> privacy.Blocks:
    """Let the asker meet somebody again."""
    await database.write(lambda transaction: order.unblock(transaction, owner, data))
    return await show_blocks_of(database, owner)


async def show_blocks_of(database: AsyncDatabase, person: str) -> privacy.Blocks:
    return await database.read(lambda transaction: order.blocked_by(transaction, person))


@get("/api/privacy", sync_to_thread=False)
def show_kept(settings: Settings) -> privacy.Kept:
    """Give for how long things are kept here."""
    return privacy.Kept(
        settings.keep_open_days,
        settings.keep_unfinished_days,
        settings.keep_finished_days,
        settings.keep_guest_days,
    )


@get("/api/me/data")
async def show_my_data(database: AsyncDatabase, owner: str) -> Response[privacy.MyData]:
    """Give everything that is kept about the asker, as a file."""
    data = await database.read(lambda transaction: my_data(transaction, owner, season_name))
    return Response(data, headers={"Content-Disposition": 'attachment; filename="undermine-my-data.json"'})


@post("/api/me/delete", status_code=200)
async def delete_me(
    data: privacy.DeleteMe,
    request: AnyRequest,
    hub: Hub,
    settings: Settings,
    passwords: Passwords,
    owner: str,
) -> Response[http.Me]:
    """Forget the asker: account, names, tokens, texts. Finished games keep a seat without a name."""
    await _check_password(data, request, hub.database, passwords, owner)
    left = await hub.database.write(lambda transaction: leaving.delete_person(transaction, owner, now_ms()))
    await hub.signed_out(owner)
    for code in (*left.unfinished, *left.finished):
        await hub.changed(code)
    for code in left.unfinished:
        await hub.open(code)  # a bot may be asked now
    return Response(http.Me(None, []), cookies=[session_cookie(settings, ""), device_cookie(settings, "")])


async def _check_password(
    data: privacy.DeleteMe, request: AnyRequest, database: AsyncDatabase, passwords: Passwords, person: str
) -> None:
    """Refuse somebody who has an account and does not know its password."""

    def read(transaction: Transaction) -> Account | None:
        name = accounts.account_of(transaction, person)
        return None if name is None else accounts.find(transaction, name)

    account = await database.read(read)
    if account is None:
        return
    passwords.admit(address_of(request), "")
    if not await passwords.fits(data.password, account.password, address_of(request)):
        raise RequestError("wrong-password", "This is not the password.", 403)


HANDLERS = (
    send_away,
    report_player,
    block_player,
    show_blocks,
    lift_block,
    show_kept,
    show_my_data,
    delete_me,
)
