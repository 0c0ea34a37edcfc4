"""Bots talk at a server's table: about turns that concern them and about what people claim, and not too much."""

import asyncio

from tests.server.running import RunningServer
from undermine.bots.cast import CAST
from undermine.bots.talk import LINES_A_ROUND
from undermine.client import Line, Person
from undermine.protocol import claiming, http, messages


async def lines_of_a_round(line: Line, claim: claiming.AnyClaim | None = None) -> list[messages.Talk]:
    """Play by what is offered first until the first round is over, and return what bots said."""
    talk: list[messages.Talk] = []
    async for message in line:
        if isinstance(message, messages.Talk) and message.claim is not None:
            talk.append(message)
        if isinstance(message, messages.Unmasking):
            return talk
        if options := line.options():
            if claim is not None:
                await line.claim(claim)
                claim = None
            await line.act(options[-1].action)
    return talk


async def round_with(
    url: str, chatter: str, rules: str = "base", claim: claiming.AnyClaim | None = None
) -> list[messages.Talk]:
    async with Person(url) as ann:
        options = http.Options(chatter=chatter)  # type: ignore[arg-type]
        made = await ann.create(rules, 4, "Ann", ("apprentice",) * 3, options=options)
        await ann.start(made.table.code)
        async with ann.line(made.table.code) as line:
            return await lines_of_a_round(line, claim)


def test_bots_speak_up_in_a_round_and_at_most_so_often(server: RunningServer) -> None:
    talk = asyncio.run(asyncio.wait_for(round_with(server.url, "lively"), 120))
    said = [talk_.seat for talk_ in talk]
    assert said
    assert 0 not in said
    assert max(map(said.count, said)) <= LINES_A_ROUND["lively"]


def test_bots_of_a_silent_table_say_nothing(server: RunningServer) -> None:
    assert asyncio.run(asyncio.wait_for(round_with(server.url, "silent"), 120)) == []


def test_a_bot_plays_a_dwarf_of_the_cast_each_another_one(server: RunningServer) -> None:
    async def names() -> list[str]:
        async with Person(server.url) as ann:
            made = await ann.create("base", 5, "Ann", ("novice", "master", "apprentice", "random"))
            return [seat.name for seat in made.table.seats if seat.bot]

    seated = asyncio.run(names())
    assert len(set(seated)) == 4
    assert set(seated) <= set(CAST)
