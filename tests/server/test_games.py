"""Whole games over real WebSockets: every client sees every event once, in order; nothing acknowledged is ever lost."""

import asyncio
import random
from contextlib import suppress

import pytest

from tests.server import checking
from tests.server.running import Heard, RunningServer, play
from undermine.client import Person
from undermine.engine.games import FOUNDATIONS, PRESETS, compose, optional_modules
from undermine.engine.kernel.rulesets import RulesError
from undermine.protocol import http
from undermine.server.room import fair
from undermine.server.store.database import Database
from undermine.testing.mixtures import go_together, random_mixture

SECONDS = 50
AT_ONCE = http.Options(reaction_seconds=0)


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


SHORT = ("championship", "lost-mines")
"""What `make test` plays of all that can be played."""
MIXTURES = 12


def everything() -> list[str]:
    """All foundations and presets, every module by itself, and some mixtures."""
    alone = [
        f"{foundation}+{module}"
        for foundation in ("base", "lost-mines")
        for module in optional_modules()
        if go_together(f"{foundation}+{module}")
    ]
    mixtures = [random_mixture(random.Random(number)) for number in range(MIXTURES)]
    return sorted({*FOUNDATIONS, *PRESETS, *alone, *mixtures})


def sociable(rules: str) -> int:
    """As near to five seats as the rules allow."""
    for seats in (5, 4, 6, 3):
        with suppress(RulesError):
            compose(rules).check_seats(seats)
            return seats
    raise AssertionError(f"how many can play {rules}?")


@pytest.mark.parametrize(
    "rules",
    [pytest.param(rules, marks=[] if rules in SHORT else [pytest.mark.soak]) for rules in everything()],
)
def test_whatever_can_be_played_is_played_to_the_end_with_bots_and_broken_connections(
    server: RunningServer, rules: str
) -> None:
    async def game() -> tuple[str, dict[int, Heard]]:
        async with Person(server.url) as ann, Person(server.url) as bob:
            bots = ("random", "apprentice", "digger", "novice")[: sociable(rules) - 2]
            seated = await ann.create(rules, sociable(rules), "Ann", bots, options=AT_ONCE)
            code = seated.table.code
            assert (await bob.join(code, "Bob")).you == 1
            await ann.start(code)
            lines = [ann.line(code, last=0), bob.line(code, last=0)]
            heard = await asyncio.gather(*[play(line, random.Random(rules), breaks=0.1) for line in lines])
            return code, dict(enumerate(heard))

    code, heard = asyncio.run(asyncio.wait_for(game(), 5 * SECONDS))
    check(server, code, heard)
