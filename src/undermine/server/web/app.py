"""The ASGI application: HTTP and WebSocket in front of lobby, identity and hub, and the web client's files."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope
from sqlalchemy.exc import DataError

from undermine import __version__
from undermine.footprint import MEBIBYTE
from undermine.server.errors import RequestError
from undermine.server.history.reviews import Reviews
from undermine.server.history.studies import Studies
from undermine.server.live.directory import Directory
from undermine.server.live.gc_tuning import collect_seldom, collect_when_quiet
from undermine.server.live.hub import Hub
from undermine.server.live.overdue import look_for_overdue, look_for_uncalled
from undermine.server.live.thinkers import Thinkers
from undermine.server.live.tidying import tidy_up
from undermine.server.live.tournaments import Boards
from undermine.server.people.passwords import Passwords
from undermine.server.settings import Settings
from undermine.server.store.async_database import AsyncDatabase
from undermine.server.store.database import Database, Unreachable
from undermine.server.store.retention import Retention
from undermine.server.web import (
    calling_api,
    client_data,
    file_api,
    guards,
    help_api,
    history_api,
    host_api,
    http_api,
    list_api,
    people_api,
    privacy_api,
    rating_api,
    tournament_api,
)
from undermine.server.web.one_room import companion_api, seats_api
from undermine.server.web.openapi import Description, Page, Style
from undermine.server.web.pages import page_or_failure, pages
from undermine.server.web.socket_api import table_socket

LARGEST_REQUEST_BYTES = 16 * 1024
PACKED = [r"\.woff2$"]
"""What is packed already."""
COMPRESSION_LEVEL = 4
"""The highest takes four times as long for a tenth less."""
REQUESTS_PER_PASSWORD_ATTEMPT = 100.0
"""Requests allowed per password attempt."""

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


async def add_headers(message: Message, _scope: Scope) -> None:
    """Add our headers to every answer, also to those of the framework."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def make_app(settings: Settings, database: Database) -> Litestar:
    """Return the application; it closes the database when it ends."""
    passwords = Passwords(settings.request_rate / REQUESTS_PER_PASSWORD_ATTEMPT)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        thinkers = Thinkers(settings.bot_workers, settings.bot_memory * MEBIBYTE)
        hub = Hub(
            database,
            thinkers,
            settings.bot_pace,
            settings.request_rate,
            settings.redis_url,
            settings.connections_per_address,
            settings,
        )
        reviews, study = Reviews(hub.database, hub.limits.reviews), Studies()
        directory = Directory(hub, settings.bots_per_host or None)
        app.state.hub, app.state.reviews, app.state.study = hub, reviews, study
        boards = Boards(hub)
        app.state.directory, app.state.boards = directory, boards
        kept = Retention(
            settings.keep_open_days,
            settings.keep_unfinished_days,
            settings.keep_finished_days,
            settings.keep_guest_days,
        )
        collect_seldom()
        tasks = [
            asyncio.create_task(work)
            for work in (
                hub.resume_bots(),
                look_for_overdue(hub),
                look_for_uncalled(hub),
                collect_when_quiet(hub.commands_saved),
                tidy_up(hub, kept),
                hub.rater.work(),
                hub.caller.work(),
                directory.work(),
                boards.work(),
            )
        ]
        yield
        # Nothing is awaited from here on: Litestar may be cancelling already.
        for task in tasks:
            task.cancel()
        hub.close()
        reviews.close()
        study.close()
        thinkers.close()
        passwords.close()
        database.close()

    def give_hub(state: State) -> Hub:
        hub: Hub = state.hub
        return hub

    def give_database(state: State) -> AsyncDatabase:
        hub: Hub = state.hub
        return hub.database

    def give_directory(state: State) -> Directory:
        directory: Directory = state.directory
        return directory

    def give_reviews(state: State) -> Reviews:
        reviews: Reviews = state.reviews
        return reviews

    def give_study(state: State) -> Studies:
        study: Studies = state.study
        return study

    def give_passwords(state: State) -> Passwords:
        passwords: Passwords = state.passwords
        return passwords

    def give_settings(state: State) -> Settings:
        given: Settings = state.settings
        return given

    return Litestar(
        [
            *http_api.HANDLERS,
            *people_api.HANDLERS,
            *seats_api.HANDLERS,
            *companion_api.HANDLERS,
            *history_api.HANDLERS,
            *list_api.HANDLERS,
            *rating_api.HANDLERS,
            *tournament_api.HANDLERS,
            *privacy_api.HANDLERS,
            *calling_api.HANDLERS,
            *file_api.HANDLERS,
            *help_api.HANDLERS,
            *client_data.HANDLERS,
            *host_api.HANDLERS,
            table_socket,
            *pages(settings),
        ],
        lifespan=[lifespan],
        state=State({"settings": settings, "passwords": passwords}),
        guards=[
            guards.known_names_only,
            guards.own_pages_only,
            guards.not_too_often,
            guards.not_too_much,
            guards.not_by_guessing,
        ],
        dependencies={
            "hub": Provide(give_hub, sync_to_thread=False),
            "database": Provide(give_database, sync_to_thread=False),
            "directory": Provide(give_directory, sync_to_thread=False),
            "boards": Provide(tournament_api.boards_of, sync_to_thread=False),
            "reviews": Provide(give_reviews, sync_to_thread=False),
            "study": Provide(give_study, sync_to_thread=False),
            "settings": Provide(give_settings, sync_to_thread=False),
            "passwords": Provide(give_passwords, sync_to_thread=False),
            "person": Provide(guards.person),
            "owner": Provide(guards.owner),
        },
        exception_handlers={
            RequestError: http_api.refused,
            HTTPException: page_or_failure(settings),
            DataError: http_api.unkeepable,
            UnicodeEncodeError: http_api.unkeepable,
            Exception: http_api.broken,
            **dict.fromkeys(Unreachable, http_api.unavailable),
        },
        before_request=guards.exact_types_only,
        before_send=[add_headers],
        request_max_body_size=LARGEST_REQUEST_BYTES,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=COMPRESSION_LEVEL,
            exclude=PACKED,
            exclude_opt_key=guards.PACKED,
        ),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Undermine",
            version=__version__,
            openapi_router=Router(
                "/api/schema", route_handlers=[], include_in_schema=False, opt={guards.COSTLY: True}
            ),
            path="/api/schema",
            render_plugins=[Description(), Page(), Style()],
            use_handler_docstrings=True,
        ),
    )
