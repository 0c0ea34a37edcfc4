"""Rounds that are over, with all cards open, while the game goes on: all of the round, and nothing that outlives it."""

import asyncio
from random import Random

import httpx
import msgspec
import pytest

from tests.server.running import RunningServer
from undermine.client import Person
from undermine.engine.games import compose
from undermine.engine.kernel.codec import digest
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.records import Move, Record, read_seed
from undermine.engine.kernel.rounds import RoundOver
from undermine.protocol import history, http
from undermine.server.history import replays
from undermine.server.history.open_rounds import opened_rounds

NAMES = ["Ann", "Bob", "Cid", "Dan"]


def played(rules: str, seed: str) -> tuple[Record, list[int]]:
    """A game played at random to its end, and the moves that ended its rounds."""
    record, ends = Record(rules, NAMES, seed), []
    table = start(compose(rules), len(NAMES), read_seed(seed))
    chance = Random(seed)
    while (ask := table.ask()) is not None:
        seat = next(seat for seat in range(table.seats) if ask.awaits(table, seat))
        action = chance.choice(list(options(table, seat)))
        events = apply(table, seat, action)
        record.moves.append(Move(seat, str(action), digest(events, table.ruleset)))
        if any(isinstance(event, RoundOver) for event in events):
            ends.append(len(record.moves))
    return record, ends


def first_moves(record: Record, count: int) -> Record:
    part = Record(record.rules, record.names, record.seed)
    part.moves = record.moves[:count]
    return part


def all_steps(record: Record) -> list[history.Step]:
    steps: list[history.Step] = []
    while (some := opened_rounds(record, len(steps), 50)) is not None and some.steps:
        steps += some.steps
    return steps


@pytest.mark.parametrize("rules", ["base", "base+nuggets+wc2019", "saboteur2", "lost-mines"])
def test_what_is_shown_depends_on_nothing_behind_the_end_of_the_last_round(rules: str) -> None:
    record, ends = played(rules, "7")
    assert opened_rounds(first_moves(record, ends[0] - 1), 0, 50) is None
    shown = [
        msgspec.json.encode(all_steps(first_moves(record, count)))
        for count in (ends[0], ends[0] + 1, (ends[0] + ends[1]) // 2, ends[1] - 1)
    ]
    assert len(set(shown)) == 1


@pytest.mark.parametrize("rules", ["base", "base+nuggets+wc2019", "saboteur2", "lost-mines"])
def test_a_round_is_shown_with_all_cards_and_without_what_outlives_it(rules: str) -> None:
    record, ends = played(rules, "8")
    opened = opened_rounds(first_moves(record, ends[1]), 0, 1)
    steps = all_steps(first_moves(record, ends[1]))
    finished = replays.replayed(record, [], "open", 0, 50)
    assert [step.number for step in steps] == list(range(ends[1] + 1))
    assert opened is not None
    assert [(past.first > 0, past.scores) for past in opened.rounds] == [(False, []), (True, [])]
    assert [step.seen[0].hands for step in steps[:50]] == [step.seen[0].hands for step in finished.steps]
    heard = [step.seen[0] for step in spectator_steps(record, ends[1])]
    for step, public in zip(steps, heard, strict=True):
        assert getattr(step.seen[0].view, "gold", []) == []
        assert step.seen[0].events == public.events[: len(step.seen[0].events)]
    assert any(event["is"].endswith("-ended") for event in steps[-1].seen[0].events)
    assert all(event["is"] != "round-began" for event in steps[-1].seen[0].events)
    between = [step for step in steps if step.seen[0].hands is None]
    assert all(step.action is None for step in between[1:])


def spectator_steps(record: Record, last: int) -> list[history.Step]:
    steps: list[history.Step] = []
    while len(steps) <= last:
        steps += replays.replayed(record, [], "spectator", len(steps), 50).steps
    return steps[: last + 1]


def test_rounds_are_opened_where_the_host_allows_it_alone(server: RunningServer) -> None:
    async def codes() -> list[str]:
        async with Person(server.url) as ann:
            tables = []
            for allowed in (False, True):
                wanted = http.Options(open_rounds=allowed)
                seated = await ann.create("base", 3, "Ann", ("random", "random"), options=wanted)
                await ann.start(seated.table.code)
                tables.append(seated.table.code)
            return tables

    messages = []
    for code in asyncio.run(codes()):
        answer = httpx.get(f"{server.url}/api/tables/{code}/replay?seat=open")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        messages.append(answer.json()["message"])
        assert httpx.get(f"{server.url}/api/tables/{code}/replay?seat=all").json()["code"] == "not-over"
    assert messages == ["The game is not over.", "No round of the game is over."]
