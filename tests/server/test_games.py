"""Whole games over real WebSockets: every client sees every event once, in order; nothing acknowledged is ever lost."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.running import Heard, RunningServer, play
from undermine.client import Person
from undermine.engine.classic.box import FOUNDATIONS, PRESETS, compose, optional_modules
from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, start
from undermine.server import api, fair, protocol, wire
from undermine.server.entries import MOVE, Entry
from undermine.server.store import log
from undermine.server.store.database import Database
from undermine.server.store.games import OVER, GameRow, find_game

SECONDS = 50
AT_ONCE = api.Options(reaction_seconds=0)


def kept(server: RunningServer, code: str) -> tuple[GameRow, list[Entry]]:
    """Read a game from the database."""
    database = Database(server.database_url)
    game = database.read(lambda connection: find_game(connection, code)).result()
    assert game is not None
    entries = database.read(lambda connection: log.entries_after(connection, game.id, 0)).result()
    database.close()
    return game, entries


def story(game: GameRow, entries: list[Entry], seat: int) -> list[protocol.Words]:
    """Return what a seat may have seen of a game, from its log alone."""
    assert game.deal_seed is not None
    table = start(compose(game.rules), len(game.seats), game.deal_seed)
    told = wire.words(wire.seen(table.happened, seat), table.ruleset)
    for entry in [entry for entry in entries if entry.kind == MOVE]:
        events = apply(table, entry.seat, read_action(entry.command, table.ruleset.verbs))
        told += wire.words(wire.seen(events, seat), table.ruleset)
    return told


def check(server: RunningServer, code: str, heard: dict[int, Heard]) -> None:
    """Compare what everybody heard with what the log says."""
    game, entries = kept(server, code)
    assert game.status == OVER
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    commands = [entry.cmd_id for entry in entries]
    for seat, ears in heard.items():
        assert ears.is_whole()
        assert ears.events() == story(game, entries, seat)
        assert all(commands.count(f"seat:{seat}:{name}") == 1 for name in ears.acks)


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


@pytest.mark.parametrize(("engine", "kills"), [("sqlite", (8, 40)), ("postgresql", (30,))])
def test_a_server_that_is_killed_goes_on_where_it_was_and_knows_everybody_again(
    tmp_path: Path, engine: str, kills: tuple[int, ...], request: pytest.FixtureRequest
) -> None:
    environment = {}
    if engine == "postgresql":
        environment["DATABASE_URL"] = postgres.empty_database(str(request.getfixturevalue("postgres_url")))
    server = RunningServer(tmp_path, **environment)

    async def game() -> tuple[str, dict[int, Heard]]:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as cid:
            code = (await ann.create("base", 3, "Ann", ("random",) if engine == "sqlite" else ())).table.code
            people = [ann, bob] if engine == "sqlite" else [ann, bob, cid]
            for person, name in zip(people[1:], ("Bob", "Cid"), strict=False):
                await person.join(code, name)
            await ann.start(code)
            lines = [person.line(code, last=0) for person in people]
            games = [asyncio.create_task(play(line, random.Random(4))) for line in lines]
            for moves in kills:
                while (lines[0].last or 0) < moves:  # noqa: ASYNC110 - the line tells nobody
                    await asyncio.sleep(0.001)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                assert await ann.me() == api.Me("Ann", [code])
            return code, dict(enumerate(await asyncio.gather(*games)))

    try:
        code, heard = asyncio.run(asyncio.wait_for(game(), SECONDS))
    finally:
        server.stop()
    check(server, code, heard)
    assert sum(len(ears.acks) for ears in heard.values()) > 50


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
