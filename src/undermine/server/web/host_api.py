"""The HTTP interface for the operator of the server: how it is. It needs a token, and tells nothing of games."""

import os
import platform
import shutil
from hmac import compare_digest

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection as Transaction

from undermine import __version__
from undermine.engine.build import compiled
from undermine.engine.kernel.records import RULES_VERSION
from undermine.footprint import resident_bytes
from undermine.protocol import hosting
from undermine.server.errors import RequestError
from undermine.server.live.hub import Hub
from undermine.server.settings import Settings
from undermine.server.store import health, overview
from undermine.server.store.games import OPEN, OVER, PLAYING, unfinished
from undermine.server.store.privacy import reports
from undermine.server.store.privacy.reports import Report
from undermine.server.timestamps import now_ms
from undermine.server.web.guards import AnyRequest
from undermine.server.web.logs import recent

MOST_TABLES = 100
"""Tables that are listed, the newest; `undermine admin tables` lists all."""
MOST_REPORTS = 100
"""Reports that are shown, the oldest; `undermine admin reports` lists all."""

Kept = tuple[dict[str, int], tuple[int, int], int | None, list[tuple[str, str, str, int]], list[Report]]


def operators_only(request: AnyRequest, settings: Settings) -> None:
    """Let only somebody with the token go on; without one there is nothing here."""
    given = request.headers.get("authorization", "").encode()
    wanted = f"Bearer {settings.metrics_token}".encode()
    if not settings.metrics_token or not compare_digest(given, wanted):
        raise NotFoundException


@get("/metrics", include_in_schema=False)
async def show_metrics(request: AnyRequest, hub: Hub, settings: Settings) -> Response[bytes]:
    """Give the figures to a program that has the token."""
    operators_only(request, settings)
    return Response(hub.metrics.written(), media_type=CONTENT_TYPE_LATEST)


@get("/api/host", include_in_schema=False)
async def show_host(request: AnyRequest, hub: Hub, settings: Settings) -> hosting.HostReport:
    """Say how the server is to somebody who has the token."""
    operators_only(request, settings)
    return await _report(hub, settings)


async def _report(hub: Hub, settings: Settings) -> hosting.HostReport:
    stati, people, backup, rows, waiting = await hub.database.read(_kept)
    tables = [
        hosting.HostedTable(code, rules, status, created, hub.live_table(code) is not None)
        for code, rules, status, created in rows[-MOST_TABLES:][::-1]
    ]
    live, lines = hub.live_tables(), hub.lines.count()
    counts = hosting.Counts(
        stati.get(OPEN, 0), stati.get(PLAYING, 0), stati.get(OVER, 0), len(live), *people, connections=lines
    )
    return hosting.HostReport(
        now_ms(),
        hub.started,
        backup,
        _versions(hub),
        counts,
        _load(hub),
        _memory(hub, settings),
        tables,
        recent(),
        [hosting.PlayerReport(*report[:-1]) for report in waiting[:MOST_REPORTS]],
    )


@post("/api/host/reports/{number:int}/settle", status_code=200, include_in_schema=False)
async def settle_report(number: int, request: AnyRequest, hub: Hub, settings: Settings) -> hosting.HostReport:
    """Take a report off the operator's list."""
    operators_only(request, settings)
    if not await hub.database.write(lambda transaction: reports.settle(transaction, number, now_ms())):
        raise RequestError("no-such-report", "There is no such report.", 404)
    return await _report(hub, settings)


def _kept(transaction: Transaction) -> Kept:
    return (
        overview.tables_by_status(transaction),
        overview.count_people(transaction),
        health.last_backup(transaction),
        unfinished(transaction),
        reports.waiting(transaction),
    )


def _versions(hub: Hub) -> hosting.Versions:
    database = hub.database.url.partition(":")[0].partition("+")[0]
    return hosting.Versions(__version__, RULES_VERSION, database, platform.python_version(), bool(compiled()))


def _load(hub: Hub) -> hosting.Load:
    try:
        load = os.getloadavg()[0]
    except (AttributeError, OSError):  # Windows has none
        load = None
    waiting, hurried = hub.thinkers.waiting(), hub.metrics.hurried_bots()
    return hosting.Load(load, os.cpu_count() or 1, hub.commands_saved(), waiting, hurried)


def _memory(hub: Hub, settings: Settings) -> hosting.Memory:
    try:
        free = None if settings.database_url else shutil.disk_usage(settings.data_dir).free
    except OSError:
        free = None
    return hosting.Memory(resident_bytes(), hub.thinkers.residents(), free)


HANDLERS = (show_metrics, show_host, settle_report)
