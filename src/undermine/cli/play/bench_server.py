"""`undermine bench server`: how much a server carries, measured from outside by a swarm of clients."""

from __future__ import annotations

import asyncio
import os
import platform
import sys
import tempfile
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, Language
from undermine.cli.output import print_json, progress_bar
from undermine.errors import UserError

if TYPE_CHECKING:
    from undermine.server.cluster.local import Node

SEATS = 5
FILES = 100_000
"""Connections of one process; what the system allows is less."""


def bench_server(
    rules: Annotated[str, typer.Option(help="The rules.")] = "base",
    active: Annotated[int, typer.Option(help="Tables of five at which everybody plays.", min=1)] = 60,
    idle: Annotated[int, typer.Option(help="Open tables of five at which nobody moves.", min=0)] = 200,
    rate: Annotated[
        float, typer.Option(help="Commands a second to aim at in all; 0 for as many as can be.", min=0)
    ] = 300.0,
    seconds: Annotated[float, typer.Option(help="For how long.", min=1)] = 20.0,
    data_dir: Annotated[
        Path | None, typer.Option(help="Where games are kept.", show_default="a folder that is removed")
    ] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Start a server and measure it by clients that play at random (docs/performance.md)."""
    from undermine.server.cluster.local import Node

    language = chosen_language(lang)
    _check(rules, rate, seconds, data_dir)
    allow_connections()
    with tempfile.TemporaryDirectory(prefix="undermine-") as folder, progress_bar() as bar:
        steps = bar.add_task("tables", total=active + idle)
        settings = {
            "UNDERMINE_REQUEST_RATE": "0",
            "UNDERMINE_CONNECTIONS_PER_ADDRESS": "0",
            "UNDERMINE_DATA_DIR": str(data_dir or folder),
        }
        node = Node(Path(folder), "server", sys.executable, settings)
        node.start()
        try:
            figures = asyncio.run(
                _measure(node, rules, active, idle, rate, seconds, lambda: bar.advance(steps))
            )
        finally:
            node.stop()
    result = {"machine": machine(), "rules": rules, "seats": SEATS, "active": active, "idle": idle} | figures
    if as_json:
        print_json(result)
    else:
        _show(result, language)


def _check(rules: str, rate: float, seconds: float, data_dir: Path | None) -> None:
    """Raise `UserError` if this cannot be measured, before a server is started."""
    from undermine.engine.kernel.rulesets import RulesError
    from undermine.sim.plan import find_rules

    try:
        find_rules(rules).check_seats(SEATS)
    except RulesError as error:
        raise UserError("rules", reason=error) from None
    for option, number in (("--rate", rate), ("--seconds", seconds)):
        if not isfinite(number):
            raise UserError("option-number-any", option=option)
    if data_dir is not None and data_dir.exists() and not data_dir.is_dir():
        raise UserError("no-folder", folder=data_dir)
    if not Path("/proc/self/statm").exists():
        raise UserError("linux-only")


async def _measure(
    node: Node, rules: str, active: int, idle: int, rate: float, seconds: float, done: Any
) -> dict[str, Any]:
    from undermine.client.swarm import Swarm

    swarm = Swarm(node.url, rules, "bench")
    await swarm.begin()
    empty = _resident(node)
    playing = await swarm.tables(active, done)
    standing = await swarm.tables(idle, done)
    opened = _resident(node)
    processor, stolen = processor_seconds(node), _stolen_seconds()
    figures = await swarm.measure(playing, rate, seconds)
    used, taken = processor_seconds(node) - processor, _stolen_seconds() - stolen
    after = _resident(node)
    for table in [*playing, *standing]:
        await table.close()
    await swarm.close()
    return {
        "aimed_at": rate,
        **figures.summary(),
        "server_cores": round(used / figures.seconds, 2),
        "stolen_cores": round(taken / figures.seconds, 2),
        "memory_mb": {"empty": _mb(empty), "opened": _mb(opened), "after": _mb(after)},
        "kb_per_open_table": round((opened - empty) / 1024 / max(1, active + idle), 1),
        "kb_more_per_active_table": round((after - opened) / 1024 / active, 1),
    }


def _show(result: dict[str, Any], language: str) -> None:
    from undermine.locale.catalogue import text

    def said(name: str, **args: object) -> None:
        print(text(language, f"cli-bench-server-{name}", **args))

    said("tables", active=result["active"], idle=result["idle"], rules=result["rules"])
    said("rate", rate=result["commands_per_second"], middle=result["p50_ms"], worst=result["p99_ms"])
    said("cores", cores=result["server_cores"], stolen=result["stolen_cores"])
    memory = result["memory_mb"]
    said("memory", empty=memory["empty"], opened=memory["opened"], after=memory["after"])
    said("table", idle=result["kb_per_open_table"], active=result["kb_more_per_active_table"])


def machine() -> dict[str, Any]:
    from undermine import __version__
    from undermine.engine.build import compiled

    return {
        "system": platform.platform(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "undermine": __version__,
        "engine": "compiled" if compiled() else "uncompiled",
    }


def allow_connections() -> None:
    """Ask the system for as many open connections as it allows, for us and the server."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _resident(node: Node) -> int:
    """Return the bytes of memory the server uses, without those of its bots' processes."""
    pages = int(_proc(node, "statm").split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def processor_seconds(node: Node) -> float:
    fields = _proc(node, "stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _stolen_seconds() -> float:
    """Return for how long a virtual machine's host has given its cores to others, who make everybody here wait."""
    everything = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(everything[8]) / os.sysconf("SC_CLK_TCK")


def _proc(node: Node, name: str) -> str:
    file = Path(f"/proc/{node.process.pid if node.process else 0}/{name}")
    if not file.exists():
        raise UserError("linux-only")
    return file.read_text()


def _mb(size: int) -> float:
    return round(size / 2**20, 1)
