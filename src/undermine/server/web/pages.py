"""The web client's pages: its files, a preview for links to them, and a page instead of JSON where there is none."""

from collections.abc import Callable
from html import escape
from pathlib import Path

from litestar import HttpMethod, MediaType, Response, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers.base import BaseRouteHandler
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, Guard

from undermine.engine.games import FOUNDATIONS, PRESETS
from undermine.locale.catalogue import LANGUAGES, text
from undermine.protocol import http
from undermine.server.live.hub import Hub
from undermine.server.settings import Settings
from undermine.server.store.games import find_game
from undermine.server.web import http_api
from undermine.server.web.answers import base_address
from undermine.server.web.guards import AnyConnection, AnyRequest

CLIENT = Path(__file__).parent / "static"
"""The web client, where the wheel was built with one."""
PLAIN = Path(__file__).parent / "plain"
"""The page that stands in for it."""
PAGES = [
    "/",
    "/replay",
    "/replay/{code:str}",
    "/verify/{code:str}",
    "/tutorial",
    "/rules",
    "/glossary",
    "/host",
    "/here",
    "/here/{code:str}",
    "/screen",
    "/screen/{code:str}",
    "/companion",
    "/companion/{code:str}",
    "/print",
    "/ratings",
    "/p/{name:str}",
    "/tournaments",
    "/tournament/{code:str}",
    "/tournament/{code:str}/{page:str}",
    "/privacy",
]
"""Where the web client has pages; it finds out itself which one is meant."""
LONGEST_FILE_NAME_BYTES = 255
YEAR_SECONDS = 365 * 24 * 3600
READING = [HttpMethod.GET, HttpMethod.HEAD]
PROGRAMS = ("/api", "/ws", "/assets", "/previews")
"""What programs ask for: they are told of failures as JSON."""
TITLE = "Undermine"
ABOUT = "Dig for gold together, and find out who is digging the other way."


def client_folder(settings: Settings) -> Path:
    return next(folder for folder in (settings.web_dir or CLIENT, PLAIN) if (folder / "index.html").exists())


def pages(settings: Settings) -> list[ControllerRouterHandler]:
    """Return what serves the web client: its files, and for every address of a page the same one."""
    folder = client_folder(settings)
    page = (folder / "index.html").read_text()

    @route(
        PAGES, http_method=READING, sync_to_thread=False, media_type=MediaType.HTML, include_in_schema=False
    )
    def index(request: AnyRequest) -> str:
        return with_preview(page, base_address(request, settings), TITLE, "base")

    @route("/t/{code:str}", http_method=READING, media_type=MediaType.HTML, include_in_schema=False)
    async def table_page(code: str, request: AnyRequest, hub: Hub) -> str:
        game = await hub.database.read(lambda transaction: find_game(transaction, code.upper()))
        rules = "base" if game is None else preset_of(game.rules)
        return with_preview(page, base_address(request, settings), f"{TITLE}: {code.upper()}", rules)

    offline_page = offline()

    @route(
        "/offline",
        http_method=READING,
        sync_to_thread=False,
        media_type=MediaType.HTML,
        include_in_schema=False,
    )
    def without_connection() -> str:
        return offline_page

    # The names of built files change with what is in them, so nobody needs to ask for them twice.
    forever = CacheControlHeader(public=True, max_age=YEAR_SECONDS, immutable=True)
    built = folder / "assets"
    possible: list[Guard] = [possible_files_only]
    assets = create_static_files_router(
        "/assets", [built], cache_control=forever, include_in_schema=False, guards=possible
    )
    return [
        index,
        table_page,
        without_connection,
        *[assets] * built.exists(),
        create_static_files_router("/", [folder], include_in_schema=False, guards=possible),
    ]


async def possible_files_only(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Answer that there is nothing where no file could have that name; the system would fail."""
    path = str(connection.scope["path"])
    if "\0" in path or any(len(part.encode()) > LONGEST_FILE_NAME_BYTES for part in path.split("/")):
        raise NotFoundException


def offline() -> str:
    """Return the page that the service worker shows where there is no connection, in all languages."""
    said = [
        f'<section lang="{language}"><h1>{escape(text(language, "offline-title"))}</h1>'
        f"<p>{escape(text(language, 'offline-about'))}</p></section>"
        for language in LANGUAGES
    ]
    head = (
        f'<meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />'
        f'<title>{TITLE}</title><link rel="stylesheet" href="/offline.css" />'
    )
    return (
        f'<!doctype html><html lang="en"><head>{head}</head><body><main>{"".join(said)}</main></body></html>'
    )


def preset_of(rules: str) -> str:
    """Return the named set of rules that a mixture is, or the foundation on which it stands."""
    named = {mixture: name for name, mixture in PRESETS.items()}
    foundation = rules.partition("+")[0]
    return named.get(rules, foundation if foundation in FOUNDATIONS else "base")


def with_preview(page: str, base: str, title: str, rules: str) -> str:
    """Return the page with what a link to it shows elsewhere (Open Graph)."""
    picture = f"{base}/previews/{rules}.png"
    shown = {"og:type": "website", "og:title": title, "og:description": ABOUT, "og:image": picture}
    tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in shown.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return page.replace("<title>", "".join(tags) + "<title>", 1)


def page_or_failure(
    settings: Settings,
) -> Callable[[AnyRequest, HTTPException], Response[str | http.Failure]]:
    """Return what answers where nothing is: people get the client's page, which says so, programs get JSON."""
    page = (client_folder(settings) / "index.html").read_text()

    def answer(request: AnyRequest, error: HTTPException) -> Response[str | http.Failure]:
        failure = http_api.failed(request, error)
        if failure.status_code != 404 or not wants_page(request):
            return failure  # type: ignore[return-value]
        return Response(page, status_code=404, media_type=MediaType.HTML)

    return answer


def wants_page(request: AnyRequest) -> bool:
    """Return whether a browser asks for something to be read."""
    is_program = request.url.path.startswith(PROGRAMS)
    return not is_program and "text/html" in request.headers.get("accept", "")
