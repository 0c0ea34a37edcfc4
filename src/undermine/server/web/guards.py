"""Who asks, and whether they may: sessions, bearer tokens, pages of other sites, and how often.

The guards are coroutines although they wait for nothing: Litestar would run each of them in another thread, for every
request, and the threads that write and read would wait behind these.
"""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.handlers.base import BaseRouteHandler

from undermine.server.errors import RequestError
from undermine.server.live.hub import Hub
from undermine.server.people import identity
from undermine.server.people.addresses import is_address, party_of
from undermine.server.settings import Settings
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.timestamps import elapsed

YEAR_SECONDS = 365 * 24 * 3600
READING = ("GET", "HEAD", "OPTIONS")  # a WebSocket has no method and counts as the first
BEARER = "bearer "
DEVICE = "undermine-device"
LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".test")
"""How names end that no domain has."""
OWN_SITE = ("same-origin", "none")
"""What browsers say of requests that come from one of our pages, or from nobody's page."""
COSTLY, PACKED = "costly", "packed"
"""What handlers say of themselves: they cost much, as going through a game does; their answers are packed already."""
AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, State]


def cookie_name(settings: Settings, name: str = "undermine") -> str:
    """Return the name of a cookie, the session's by default; browsers protect the first one, but only over https."""
    return f"__Host-{name}" if settings.is_https() else name


def session_cookie(settings: Settings, token: str) -> Cookie:
    """Return the cookie of a session; an empty token takes it away."""
    return _cookie(settings, cookie_name(settings), token)


def device_cookie(settings: Settings, token: str) -> Cookie:
    """Return the cookie by which a device is known on which somebody has logged in before."""
    return _cookie(settings, cookie_name(settings, DEVICE), token)


def device_token(connection: AnyConnection, settings: Settings) -> str:
    """Return the token of the device that asks, empty if nobody has logged in there."""
    return connection.cookies.get(cookie_name(settings, DEVICE), "")


def _cookie(settings: Settings, name: str, token: str) -> Cookie:
    return Cookie(
        name,
        value=token,
        path="/",
        max_age=YEAR_SECONDS if token else 0,
        httponly=True,
        samesite="lax",
        secure=settings.is_https(),
    )


def session_token(connection: AnyConnection, settings: Settings) -> str:
    """Return the token of the session cookie that came along, empty if there is none."""
    return connection.cookies.get(cookie_name(settings), "")


async def whose_session(connection: AnyConnection, database: AsyncDatabase, settings: Settings) -> str | None:
    """Return the person whose session cookie came along."""
    token = session_token(connection, settings)
    if not token:
        return None
    return await database.read(lambda transaction: identity.whose_session(transaction, token))


def bearer_token(connection: AnyConnection) -> str | None:
    """Return the token that a program has sent, None if none has."""
    given = connection.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else None


def credential(connection: AnyConnection, settings: Settings) -> bytes:
    """Return the hash of the token by which somebody asks."""
    token = bearer_token(connection)
    return identity.hashed(session_token(connection, settings) if token is None else token)


async def who(connection: AnyConnection, database: AsyncDatabase, settings: Settings) -> str | None:
    """Return the person who asks: by the bearer token of a program if there is one, else by the session."""
    token = bearer_token(connection)
    if token is None:
        return await whose_session(connection, database, settings)
    return await whose_program(token, database)


async def whose_program(token: str, database: AsyncDatabase) -> str:
    """Return the person for whom a token of a program speaks."""
    person = await database.read(lambda transaction: identity.whose_program(transaction, token))
    if person is None:
        raise RequestError("wrong-token", "There is no such token.", 401)
    return person


async def person(request: AnyRequest, database: AsyncDatabase, settings: Settings) -> str | None:
    """Return who asks."""
    return await who(request, database, settings)


async def owner(request: AnyRequest, database: AsyncDatabase, settings: Settings) -> str:
    """Return who asks for something that a program with a token may not do for its owner."""
    found = await whose_session(request, database, settings)
    if found is None:
        raise RequestError("nobody", "Sit down at a table or log in first.", 401)
    return found


def same_origin(connection: AnyConnection, settings: Settings) -> bool:
    """Return whether a browser's page that asks is one of ours; what is no browser sends no origin.

    A page that came without https is none of ours where people use https.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in (*settings.origins, settings.public_url):
        return True
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    ours = f"{scheme}://{connection.headers.get('host')}"
    return origin == ours and (scheme == "https" or not settings.is_https())


def is_known_name(host: str | None, settings: Settings) -> bool:
    """Return whether we answer to a name: one that was set, an address, or one that means nothing outside a network.

    Who has a domain can let it point at us, and then read with a page of that domain what we say to its visitors.
    """
    try:
        name = urlsplit(f"//{host or 'localhost'}").hostname or ""
        set_names = [urlsplit(url).hostname for url in (settings.public_url, *settings.origins)]
    except ValueError:
        return False
    name = name.rstrip(".")
    if "." not in name or name in set_names or name.endswith(LOCAL_ENDINGS):
        return True
    return is_address(name)


async def known_names_only(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Guard everything: we answer to our own names alone."""
    if not is_known_name(connection.headers.get("host"), connection.app.state.settings):
        about = "This server does not know itself by this name; UNDERMINE_PUBLIC_URL says what it is called."
        raise RequestError("wrong-host", about, 421)


async def own_pages_only(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Guard what changes something: no page of another site may ask for it.

    Besides the origin, a form of another site is known by its type, which is never that of JSON, and by what newer
    browsers say of where a request comes from.
    """
    if connection.scope.get("method", "GET") in READING:
        return
    headers, settings = connection.headers, connection.app.state.settings
    if not same_origin(connection, settings):
        raise RequestError("wrong-origin", "Requests of pages of other sites are refused.", 403)
    if "origin" not in headers and headers.get("sec-fetch-site", "none") not in OWN_SITE:
        raise RequestError("wrong-origin", "Requests of pages of other sites are refused.", 403)
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise RequestError("bad-type", "The Content-Type must be application/json.", 415)


async def not_too_often(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Guard what changes something: an address may ask for it only at a limited rate."""
    if connection.scope.get("method", "GET") in READING:
        return
    if not hub_of(connection).limits.requests.take(address_of(connection), elapsed()):
        raise RequestError("too-fast", "Too many requests come from this address; wait a little.", 429)


async def not_too_much(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Guard what costs: the games gone through for an address are limited, and how often it may ask for anything."""
    if "method" not in connection.scope:
        return
    limits, address = hub_of(connection).limits, address_of(connection)
    limit = limits.studies if handler.opt.get(COSTLY) else limits.reads
    if not limit.take(address, elapsed()):
        raise RequestError("too-fast", "Too many requests come from this address; wait a little.", 429)


async def not_by_guessing(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Guard tables: an address that has named too many that do not exist is not told of any for a while."""
    if "method" not in connection.scope or "code" not in connection.path_params:
        return
    if not hub_of(connection).limits.misses.has(address_of(connection), elapsed()):
        raise RequestError("too-fast", "Too many tables that do not exist; wait a little.", 429)


def note_miss(connection: AnyConnection) -> None:
    """Count that an address has named a table that does not exist."""
    hub_of(connection).limits.misses.take(address_of(connection), elapsed())


def hub_of(connection: AnyConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def address_of(connection: AnyConnection) -> str:
    """Return the party that asks, as limits count it: its address, or its network of IPv6."""
    return party_of(connection.client.host) if connection.client else ""


async def exact_types_only(request: AnyRequest) -> None:
    """Refuse a body that is not exactly of the type its handler takes; Litestar itself would let "3" be 3."""
    expected = getattr(request.route_handler, "parsed_data_field", None)
    if expected is None:
        return
    try:
        msgspec.json.decode(await request.body(), type=expected.annotation)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RequestError("bad-request", f"{error}.", 400) from None
