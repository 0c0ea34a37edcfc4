"""Who asks, and whether they may: sessions, bearer tokens, pages of other sites, and how often."""

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
from undermine.server.people.addresses import party_of
from undermine.server.settings import Settings
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.timestamps import now

YEAR_SECONDS = 365 * 24 * 3600
READING = ("GET", "HEAD", "OPTIONS")  # a WebSocket has no method and counts as the first
BEARER = "bearer "
OWN_SITE = ("same-origin", "none")
"""What browsers say of requests that come from one of our pages, or from nobody's page."""
AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, State]


def cookie_name(settings: Settings) -> str:
    """Return the name of the session's cookie; browsers protect the first one, but only over https."""
    return "__Host-undermine" if settings.is_https() else "undermine"


def session_cookie(settings: Settings, token: str) -> Cookie:
    """Return the cookie of a session; an empty token takes it away."""
    return Cookie(
        cookie_name(settings),
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


async def who(connection: AnyConnection, database: AsyncDatabase, settings: Settings) -> str | None:
    """Return the person who asks: by the bearer token of a program if there is one, else by the session."""
    given = connection.headers.get("authorization", "")
    if not given.lower().startswith(BEARER):
        return await whose_session(connection, database, settings)
    token = given[len(BEARER) :].strip()
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


def same_origin(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Return whether a browser's page that asks is one of ours; what is no browser sends no origin."""
    if origin is None:
        return True
    return urlsplit(origin).netloc == host or origin in (*settings.origins, settings.public_url)


def own_pages_only(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Guard what changes something: no page of another site may ask for it.

    Besides the origin, a form of another site is known by its type, which is never that of JSON, and by what newer
    browsers say of where a request comes from.
    """
    if connection.scope.get("method", "GET") in READING:
        return
    headers, settings = connection.headers, connection.app.state.settings
    if not same_origin(headers.get("origin"), headers.get("host"), settings):
        raise RequestError("wrong-origin", "Requests of pages of other sites are refused.", 403)
    if "origin" not in headers and headers.get("sec-fetch-site", "none") not in OWN_SITE:
        raise RequestError("wrong-origin", "Requests of pages of other sites are refused.", 403)
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise RequestError("bad-type", "The Content-Type must be application/json.", 415)


def not_too_often(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Guard what changes something: an address may ask for it only at a limited rate."""
    if connection.scope.get("method", "GET") in READING:
        return
    hub: Hub = connection.app.state.hub
    if not hub.limits.requests.take(address_of(connection), now()):
        raise RequestError("too-fast", "Too many requests come from this address; wait a little.", 429)


def not_by_guessing(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Guard tables: an address that has named too many that do not exist is not told of any for a while."""
    if "method" not in connection.scope or "code" not in connection.path_params:
        return
    hub: Hub = connection.app.state.hub
    if not hub.limits.misses.has(address_of(connection), now()):
        raise RequestError("too-fast", "Too many tables that do not exist; wait a little.", 429)


def note_miss(connection: AnyConnection) -> None:
    """Count that an address has named a table that does not exist."""
    hub: Hub = connection.app.state.hub
    hub.limits.misses.take(address_of(connection), now())


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
