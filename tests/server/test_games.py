"""Whole games over real WebSockets: every client sees every event once, in order; nothing acknowledged is ever lost."""

import asyncio
import random

import pytest

from tests.server import checking
from tests.server.running import Heard, RunningServer, play
from undermine.client import Person
from undermine.engine.classic.box import FOUNDATIONS, PRESETS, optional_modules
from undermine.server import api, fair
from undermine.server.store.database import Database

SECONDS = 50
AT_ONCE = api.Options(reaction_seconds=0)


def check(server: RunningServer, code: str, heard: dict[int, Heard]) -> None:
    """Compare what everybody heard with what the log says."""
    database = Database(server.database_url)
    checking.check(database, code, heard)
    database.close()


def test_one_person_plays_against_bots_to_the_end(server: RunningServer) -> None:
    async def game() -> tuple[str, Heard]:
        async with Person(server.url) as ann:
            seated = await ann.create("base", 5, "Ann", ("random", "digger", "apprentice", "apprentice"))
            code = seated.table.code
            await ann.start(code)
            heard = await play(ann.line(code, last=0), random.Random(1))
            shown = await ann.fairness(code)
            assert shown.server_seed is not None
            assert shown.deal_seed is not None
            secret = bytes.fromhex(shown.server_seed)
            assert fair.commitment(secret, shown.game) == shown.commitment
            assert fair.deal_seed(secret, shown.game, shown.nonces).hex() == shown.deal_seed
            again = await ann.rematch(code)
            assert [seat.name for seat in again.table.seats] == [seat.name for seat in seated.table.seats]
            assert (await ann.rematch(code)).table.code == again.table.code != code
            assert again.table.status == "open"
            return code, heard

    code, heard = asyncio.run(asyncio.wait_for(game(), SECONDS))
    check(server, code, {0: heard})


@pytest.mark.parametrize("rules", ["saboteur2+toll", "championship"])
def test_two_people_and_three_bots_with_broken_connections_miss_nothing(
    server: RunningServer, rules: str
) -> None:
    async def game() -> tuple[str, dict[int, Heard]]:
        async with Person(server.url) as ann, Person(server.url) as bob:
            bots = ("random", "apprentice", "digger")
            seated = await ann.create(rules, 5, "Ann", bots, options=AT_ONCE)
            code = seated.table.code
            assert (await bob.join(code, "Bob")).you == 1
            await ann.start(code)
            heard = await asyncio.gather(
                play(ann.line(code, last=0), random.Random(2), breaks=0.1),
                play(bob.line(code, last=0), random.Random(3), breaks=0.1),
            )
            return code, dict(enumerate(heard))

    code, heard = asyncio.run(asyncio.wait_for(game(), SECONDS))
    check(server, code, heard)


@pytest.mark.soak
@pytest.mark.parametrize(
    "rules", [*FOUNDATIONS, *PRESETS, *[f"base+{module}" for module in optional_modules()]]
)
def test_every_preset_and_module_is_played_to_the_end_with_broken_connections(
    server: RunningServer, rules: str
) -> None:
    async def game() -> tuple[str, dict[int, Heard]]:
        async with Person(server.url) as ann, Person(server.url) as bob:
            bots = ("random", "apprentice", "digger")
            seated = await ann.create(rules, 5, "Ann", bots, options=AT_ONCE)
            code = seated.table.code
            await bob.join(code, "Bob")
            await ann.start(code)
            lines = [ann.line(code, last=0), bob.line(code, last=0)]
            heard = await asyncio.gather(*[play(line, random.Random(rules), breaks=0.1) for line in lines])
            return code, dict(enumerate(heard))

    code, heard = asyncio.run(asyncio.wait_for(game(), 5 * SECONDS))
    check(server, code, heard)
