"""`undermine bench lobby`: how soon a crowd hears of a change in the list of open tables, measured from outside."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from undermine.cli.language import chosen_language
from undermine.cli.options import AsJson, Language
from undermine.cli.output import print_json, progress_bar
from undermine.cli.play.bench_server import allow_connections, machine, processor_seconds

if TYPE_CHECKING:
    from undermine.server.cluster.local import Node


def bench_lobby(
    tables: Annotated[int, typer.Option(help="Open tables that everybody may find.", min=1)] = 1000,
    lookers: Annotated[int, typer.Option(help="How many look at the list.", min=1)] = 2000,
    changes: Annotated[int, typer.Option(help="How often somebody sits down or gets up.", min=2)] = 40,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Start a server with open tables and let a crowd look at the list; measure until all have heard of a change."""
    from undermine.server.cluster.local import Node

    language = chosen_language(lang)
    allow_connections()
    with tempfile.TemporaryDirectory(prefix="undermine-") as folder, progress_bar() as bar:
        steps = bar.add_task("lines", total=tables + lookers)
        settings = {
            "UNDERMINE_REQUEST_RATE": "0",
            "UNDERMINE_CONNECTIONS_PER_ADDRESS": "0",
            "UNDERMINE_DATA_DIR": folder,
        }
        node = Node(Path(folder), "server", sys.executable, settings)
        node.start()
        try:
            figures = asyncio.run(_measure(node, tables, lookers, changes, lambda: bar.advance(steps)))
        finally:
            node.stop()
    result = {"machine": machine(), "tables": tables, "lookers": lookers, "changes": changes} | figures
    if as_json:
        print_json(result)
    else:
        _show(result, language)


async def _measure(node: Node, tables: int, lookers: int, changes: int, done: Any) -> dict[str, Any]:
    from undermine.client.lookers import Lookers

    crowd = Lookers(node.url)
    await crowd.open(tables, done)
    await crowd.look(lookers, done)
    processor, began = processor_seconds(node), time.perf_counter()
    figures = await crowd.measure(changes)
    cores = (processor_seconds(node) - processor) / (time.perf_counter() - began)
    await crowd.close()
    return figures | {"server_cores": round(cores, 2)}


def _show(result: dict[str, Any], language: str) -> None:
    from undermine.locale.catalogue import text

    print(text(language, "cli-bench-lobby-crowd", tables=result["tables"], lookers=result["lookers"]))
    figures = {"middle": result["p50_ms"], "worst": result["worst_ms"], "cores": result["server_cores"]}
    print(text(language, "cli-bench-lobby-figures", **figures))
