"""Servers that are killed at random moments: nothing acknowledged is lost, nothing done twice, all games end.

The short forms play a few games; `make soak` plays as many as the project promises (docs/hosting.md).
"""

import asyncio
import os
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.running import PYTHON, RunningServer
from tests.server.storm import Storm
from undermine.server.cluster.local import Cluster, is_installed

SOAK = os.environ.get("UNDERMINE_SOAK") == "1"
SECONDS = 3600 if SOAK else 300
FASTER = {"UNDERMINE_BOT_PACE": "0", "UNDERMINE_BOT_WORKERS": "1", "UNDERMINE_REQUEST_RATE": "0"}
LONGEST_NODE_STALL = 5.0
"""Seconds for which a table may stand still when a server dies."""
LONGEST_PEACE = 3.0 if SOAK else 1.0
"""Seconds for which nothing happens at most."""
PAUSE = 0.0 if SOAK else 0.03
"""Seconds that people take for an answer where games go on until trouble is over."""
BUSY_MACHINE = 4.0
"""By so much a machine may be slower that has other things to do."""


def report(name: str, storm: Storm, more: str = "") -> None:
    sys.stderr.write(f"\n{name}: {storm.summary()}{more}\n")


def either(short: int, long: int) -> int:
    return long if SOAK else short


def test_lines_that_break_at_random_moments_miss_nothing(server: RunningServer) -> None:
    storm = Storm(server.url, either(2, 50), either(2, 5), "breaks", breaks=0.05)
    asyncio.run(asyncio.wait_for(storm.rage(), SECONDS))
    storm.check(server.database_url)
    report("broken lines", storm)


@pytest.mark.parametrize("engine", ["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)])
def test_a_server_killed_at_random_moments_loses_nothing(
    tmp_path: Path, engine: str, request: pytest.FixtureRequest
) -> None:
    url = {}
    if engine == "postgresql":
        url["DATABASE_URL"] = postgres.empty_database(str(request.getfixturevalue("postgres_url")))
    server = RunningServer(tmp_path, **url)
    chance, kills = random.Random(engine), 0

    async def kill() -> None:
        nonlocal kills
        await asyncio.sleep(chance.uniform(0.5, 1.0 + LONGEST_PEACE))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        kills += 1

    storm = Storm(server.url, either(2, 200), either(2, 20), engine, bots=SOAK, pause=PAUSE)
    try:
        asyncio.run(asyncio.wait_for(storm.rage(kill, either(2, 0)), SECONDS))
    finally:
        server.stop()
    storm.check(server.database_url)
    assert kills
    report(f"kill -9, {engine}", storm, f", {kills} kills")


class Trouble:
    """What can happen to a cluster. Each comes, lasts a moment, and is mended."""

    def __init__(self, cluster: Cluster, seed: str) -> None:
        self.cluster = cluster
        self.chance = random.Random(seed)
        self.happened: list[str] = []

    async def _peace(self) -> None:
        await asyncio.sleep(self.chance.uniform(0.0, LONGEST_PEACE))

    async def a_server_is_killed(self) -> None:
        await self._peace()
        node = self.chance.choice(self.cluster.nodes)
        await asyncio.to_thread(node.kill)
        await self._peace()
        await asyncio.to_thread(node.start)
        self.happened.append("a server was killed")

    async def redis_is_away(self) -> None:
        await self._peace()
        await asyncio.to_thread(self.cluster.redis.stop)
        await self._peace()
        await asyncio.to_thread(self.cluster.redis.start)
        self.happened.append("Redis was away")

    async def postgres_is_restarted(self) -> None:
        await self._peace()
        await asyncio.to_thread(self.cluster.postgres.stop)
        await asyncio.to_thread(self.cluster.postgres.start)
        self.happened.append("PostgreSQL was restarted")

    async def anything(self) -> None:
        kinds = (
            self.a_server_is_killed,
            self.redis_is_away,
            self.postgres_is_restarted,
            self.a_server_is_killed,
        )
        await kinds[len(self.happened) % len(kinds)]()


@pytest.mark.skipif(not is_installed(), reason="PostgreSQL, Redis or Caddy is not installed")
@pytest.mark.parametrize("kind", [pytest.param("a_server_is_killed", marks=pytest.mark.soak), "anything"])
def test_a_cluster_survives_the_death_of_any_part(kind: str, folder: Path) -> None:
    cluster = Cluster(folder, python=PYTHON, environment=FASTER, postgres_settings=(postgres.UNSAFE,))
    trouble = Trouble(cluster, kind)
    storm = Storm(cluster.url, either(2, 60), either(2, 12), kind, pause=PAUSE)
    cluster.start()
    try:
        asyncio.run(asyncio.wait_for(storm.rage(getattr(trouble, kind), either(3, 0)), SECONDS))
        storm.check(cluster.postgres.url)
    finally:
        cluster.stop()
    report(f"cluster, {kind}", storm, f", {dict(Counter(trouble.happened))}")
    if kind == "a_server_is_killed":
        assert storm.longest_stall < LONGEST_NODE_STALL * BUSY_MACHINE
