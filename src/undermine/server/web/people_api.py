"""The HTTP interface to oneself: who one is, recovery keys, accounts, and tokens for programs."""

from litestar import Response, get, post
from msgspec import structs
from sqlalchemy import Connection as Transaction

from undermine.protocol import http
from undermine.server.errors import RequestError
from undermine.server.live.hub import Hub
from undermine.server.people import accounts, identity
from undermine.server.people.names import is_visible
from undermine.server.people.passwords import Passwords
from undermine.server.settings import Settings
from undermine.server.store import games, people
from undermine.server.store.accounts import Account, account_of
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.log import has_left
from undermine.server.timestamps import now_ms
from undermine.server.web.guards import (
    AnyRequest,
    address_of,
    device_cookie,
    device_token,
    session_cookie,
    session_token,
    whose_session,
)


def described(transaction: Transaction, person: str) -> http.Me:
    """Return what somebody is told of themselves."""
    name, tables = people.name_of(transaction, person), games.games_of(transaction, person)
    running = [game for code in tables if (game := games.find_game(transaction, code)) is not None]
    shown = [
        running_table(game, seat)
        for game in running
        if (seat := plays_at(transaction, game, person)) is not None
    ]
    return http.Me(name, tables, account_of(transaction, person), shown)


def plays_at(transaction: Transaction, game: games.GameRow, person: str) -> int | None:
    """Return the seat of somebody who has not left the game."""
    seat = game.seat_of(person)
    return None if seat is None or has_left(transaction, game.id, seat) else seat


def running_table(game: games.GameRow, seat: int) -> http.RunningTable:
    names = [other.name for other in game.seats]
    return http.RunningTable(game.code, game.rules, game.status, names, seat)


async def as_person(
    database: AsyncDatabase, settings: Settings, person: str, token: str, device: str = ""
) -> Response[http.Me]:
    """Answer somebody who has become a person by a new session, on a device that may be new."""
    me = await database.read(lambda transaction: described(transaction, person))
    cookies = [session_cookie(settings, token)]
    return Response(me, cookies=[*cookies, device_cookie(settings, device)] if device else cookies)


@get("/api/me")
async def show_me(hub: Hub, person: str | None) -> http.Me:
    """Say who asks, and at which tables they sit."""
    if person is None:
        return http.Me(None, [])
    me = await hub.database.read(lambda transaction: described(transaction, person))
    running = [structs.replace(table, asked=hub.asked_at(table.code)) for table in me.running]
    return structs.replace(me, running=running)


# -- recovery keys -------------------------------------------------------------------------------------------------


@post("/api/me/recovery-key", status_code=200)
async def make_recovery_key(database: AsyncDatabase, owner: str) -> http.RecoveryKey:
    """Make a key with which another device becomes the same person."""
    key = await database.write(lambda transaction: identity.new_recovery_key(transaction, owner, now_ms()))
    return http.RecoveryKey(key)


@post("/api/me/recover", status_code=200)
async def recover(data: http.Recover, database: AsyncDatabase, settings: Settings) -> Response[http.Me]:
    """Become the person whose recovery key this is."""
    found = await database.write(lambda transaction: identity.recover(transaction, data.key, now_ms()))
    if found is None:
        raise RequestError("wrong-key", "There is no such recovery key.", 403)
    return await as_person(database, settings, *found)


# -- accounts ------------------------------------------------------------------------------------------------------


@post("/api/account")
async def open_account(
    data: http.Credentials,
    request: AnyRequest,
    database: AsyncDatabase,
    settings: Settings,
    passwords: Passwords,
) -> Response[http.Me]:
    """Give an account to the person who asks, who stays the same; somebody who is not known yet becomes a person."""
    passwords.admit(address_of(request), "")
    kept = await passwords.hashed(data.password, address_of(request))
    token = session_token(request, settings)

    def work(transaction: Transaction) -> tuple[str, str, str]:
        person = identity.whose_session(transaction, token) if token else None
        session = token
        if person is None:
            person, session = identity.new_guest(transaction, data.name, now_ms())
        accounts.open_account(transaction, person, data.name, kept, now_ms())
        return person, session, identity.new_device(transaction, person, now_ms())

    return await as_person(database, settings, *await database.write(work))


@post("/api/login", status_code=200)
async def log_in(
    data: http.Credentials,
    request: AnyRequest,
    database: AsyncDatabase,
    settings: Settings,
    passwords: Passwords,
) -> Response[http.Me]:
    """Become the person of an account. An unknown name and a wrong password are refused alike, after the same time."""
    party, device = address_of(request), device_token(request, settings)

    def read(transaction: Transaction) -> tuple[Account | None, str | None]:
        return accounts.find(transaction, data.name), identity.whose_device(transaction, device)

    account, owner = await database.read(read)
    is_known = account is not None and account.person == owner
    passwords.admit(party, data.name, device if is_known else "")
    fits = await passwords.fits(data.password, account.password if account else None, party)
    if not fits or account is None:
        raise RequestError("wrong-password", "There is no account with this name and password.", 403)
    person = account.person

    def write(transaction: Transaction) -> tuple[str, str]:
        new_device = "" if is_known else identity.new_device(transaction, person, now_ms())
        return identity.new_session(transaction, person, now_ms()), new_device

    return await as_person(database, settings, person, *await database.write(write))


@post("/api/logout", status_code=200)
async def log_out(request: AnyRequest, hub: Hub, settings: Settings) -> Response[http.Me]:
    """End this device's session; who has neither account nor recovery key cannot come back."""
    token = session_token(request, settings)
    person = await whose_session(request, hub.database, settings)
    await hub.database.write(lambda transaction: people.drop_token(transaction, identity.hashed(token)))
    if person is not None:
        await hub.signed_out(person)
    return Response(http.Me(None, []), cookies=[session_cookie(settings, "")])


@post("/api/account/password", status_code=200)
async def change_password(
    data: http.NewPassword,
    request: AnyRequest,
    hub: Hub,
    settings: Settings,
    passwords: Passwords,
    owner: str,
) -> Response[http.Me]:
    """Change the password; all other sessions, recovery keys and tokens of programs are void, their lines closed."""
    party, database = address_of(request), hub.database
    passwords.admit(party, "")
    account = await database.read(lambda transaction: accounts.of_person(transaction, owner))
    if not await passwords.fits(data.old, account.password, party):
        raise RequestError("wrong-password", "This is not the password.", 403)
    kept = await passwords.hashed(data.new, party)

    def change(transaction: Transaction) -> tuple[str, str]:
        session = accounts.change_password(transaction, owner, kept, now_ms())
        return session, identity.new_device(transaction, owner, now_ms())

    tokens = await database.write(change)
    await hub.signed_out(owner)
    return await as_person(database, settings, owner, *tokens)


# -- tokens for programs -------------------------------------------------------------------------------------------


@get("/api/me/tokens")
async def show_tokens(database: AsyncDatabase, owner: str) -> http.Tokens:
    """List the asker's tokens, without what makes them work."""
    return http.Tokens(await database.read(lambda transaction: identity.programs_of(transaction, owner)))


@post("/api/me/tokens")
async def make_token(data: http.TokenWanted, database: AsyncDatabase, owner: str) -> http.NewToken:
    """Make a token with which a program may play for the asker; it is shown this once."""
    if not is_visible(data.name):
        raise RequestError("bad-name", "A name has no spaces around it and no invisible signs.", 400)
    token = await database.write(
        lambda transaction: identity.new_program(transaction, owner, data.name, now_ms())
    )
    if token is None:
        raise RequestError("too-many-tokens", "Revoke a token first.", 409, {"most": identity.MOST_PROGRAMS})
    return token


@post("/api/me/tokens/{token_id:str}/revoke", status_code=200)
async def revoke_token(token_id: str, hub: Hub, owner: str) -> http.Tokens:
    """Revoke a token; lines that a program has by it are closed."""
    database = hub.database
    if not await database.write(lambda transaction: identity.revoke_program(transaction, owner, token_id)):
        raise RequestError("no-such-token", "There is no such token.", 404)
    await hub.signed_out(owner)
    return http.Tokens(await database.read(lambda transaction: identity.programs_of(transaction, owner)))


HANDLERS = (
    show_me,
    make_recovery_key,
    recover,
    open_account,
    log_in,
    log_out,
    change_password,
    show_tokens,
    make_token,
    revoke_token,
)
