"""Talk: everybody at the table hears it once, nobody else speaks, and nobody speaks too fast."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import RunningServer
from tests.server.test_hub import heard, sit, with_hubs
from tests.server.test_room import new_room
from undermine.client import Person
from undermine.protocol import claiming, messages, views
from undermine.server.history import records
from undermine.server.limits import Limit
from undermine.server.live.connection import Connection
from undermine.server.live.hub import Hub
from undermine.server.room.chat import CLAUSES, SEAT_MESSAGE_BURST, SECRET_LOOK, Conversation, Speech, written

Game = Callable[[Hub, Hub, str], Coroutine[Any, Any, None]]
ANN, BOB = 0, 1


async def speak(hub: Hub, code: str, connection: Connection, message: messages.Say | messages.Claim) -> Any:
    live = await hub.open(code)
    assert live is not None
    await live.say(connection, message)
    return await heard(connection, messages.Said, messages.Problem)


def test_what_is_said_is_acknowledged_and_heard_by_all_and_by_those_who_come_later(tmp_path: Path) -> None:
    async def game(one: Hub, two: Hub, code: str) -> None:
        ann, _ = await sit(one, code, "Ann")
        bob, _ = await sit(one, code, "Bob")
        assert await speak(one, code, ann, messages.Say("a", "Hello, dwarfs")) == messages.Said("a", 1)
        told = messages.Talk(1, ANN, 1, "Hello, dwarfs")
        assert await heard(ann, messages.Talk) == await heard(bob, messages.Talk) == told
        claim = messages.Claim("b", claiming.Suspect(ANN))
        assert await speak(one, code, bob, claim) == messages.Said("b", 2)
        live = await two.open(code)
        assert live is not None
        cid = Connection("Cid")
        await live.join(cid, None, 1)
        talked = await heard(cid, messages.Talked)
        assert talked.talk == [messages.Talk(2, BOB, 1, None, claiming.Suspect(ANN))]

    with_hubs(tmp_path, game)


def test_the_same_thing_said_twice_is_said_once_also_on_two_servers(tmp_path: Path) -> None:
    async def game(one: Hub, two: Hub, code: str) -> None:
        first, _ = await sit(one, code, "Ann")
        second, _ = await sit(two, code, "Ann")
        for hub, connection in ((one, first), (two, second), (one, first)):
            assert await speak(hub, code, connection, messages.Say("a", "Hello")) == messages.Said("a", 1)
        assert await speak(two, code, second, messages.Say("b", "Well?")) == messages.Said("b", 2)

    with_hubs(tmp_path, game)


def objections(said: list[messages.Say | messages.Claim], seat: int | None = ANN) -> set[str | None]:
    room = new_room()
    return {Conversation([]).objection(seat, message, room, 0.0) for message in said}


def test_claims_speak_of_things_that_exist() -> None:
    shown = new_room().public_view()
    assert isinstance(shown, views.SaboteurView)
    goals = [goal.cell for goal in shown.goals]
    true: list[claiming.AnyClaim] = [
        claiming.Looked(goals[1], "treasure"),
        claiming.Trust(BOB),
        claiming.RepairMe(),
    ]
    assert objections([messages.Claim("a", claim) for claim in true]) == {None}
    false: list[claiming.AnyClaim] = [
        claiming.Looked((0, 0), "treasure"),
        claiming.Looked(goals[1], "map"),
        claiming.Looked(goals[1], "elephant"),
        claiming.Trust(ANN),
        claiming.Suspect(3),
    ]
    assert objections([messages.Claim("a", claim) for claim in false]) == {"bad-claim"}
    assert Conversation([]).objection(ANN, messages.Claim("a", claiming.RepairMe()), None, 0.0) == "bad-claim"


def test_in_the_lost_mines_nobody_may_claim_what_a_look_showed_by_lm_37() -> None:
    room = new_room(rules="lost-mines")
    looks = [claiming.Looked((9, 2), card) for card in ("dragon-mine", "gold-mine", "treasure")]
    said = {Conversation([]).objection(ANN, messages.Claim("a", claim), room, 0.0) for claim in looks}
    assert said == {SECRET_LOOK}
    assert CLAUSES[SECRET_LOOK] == "LM-37"


def test_in_the_lost_mines_trust_and_suspicion_are_talk_by_lm_37() -> None:
    room = new_room(rules="lost-mines")
    claims: list[claiming.AnyClaim] = [claiming.Trust(BOB), claiming.Suspect(2)]
    said = {Conversation([]).objection(ANN, messages.Claim("a", claim), room, 0.0) for claim in claims}
    assert said == {None}


def test_what_nobody_can_see_is_not_said_and_only_seats_speak() -> None:
    assert objections([messages.Say("a", text) for text in ("a\nb", "\x00", " ", "\u202e")]) == {"bad-text"}
    assert objections([messages.Say("a", "psst")], seat=None) == {"not-seated"}


def test_a_seat_that_talks_too_fast_must_wait_and_the_others_need_not() -> None:
    talk, room = Conversation([]), new_room()
    message = messages.Say("a", "la")
    assert [talk.objection(ANN, message, room, 0.0) for _ in range(int(SEAT_MESSAGE_BURST))] == [None] * int(
        SEAT_MESSAGE_BURST
    )
    assert talk.objection(ANN, message, room, 0.5) == "too-fast"
    assert talk.objection(BOB, message, room, 0.5) is None
    assert talk.objection(ANN, message, room, 3.0) is None


def test_a_limit_of_nothing_limits_nothing_and_time_that_goes_back_fills_no_bucket() -> None:
    assert all(Limit(0, 1).take("a", 0.0) for _ in range(100))
    limit = Limit(1, 1)
    assert [limit.take("a", now) for now in (5.0, 1.0, 1.5, 2.0)] == [True, False, False, True]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "id": "a", "text": ""},
        {"type": "say", "id": "a", "text": "x" * 301},
        {"type": "say", "id": "a", "text": "x", "to": 2},
        {"type": "claim", "id": "a", "claim": {"is": "love", "seat": 1}},
        {"type": "claim", "id": "a", "claim": {"is": "trust", "seat": 1, "why": "x"}},
        {"type": "claim", "id": "a", "claim": {"is": "looked", "cell": [8, 0, 1], "card": "treasure"}},
    ],
)
def test_malformed_talk_is_refused(message: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        messages.read_client_message(json.dumps(message))


def test_a_replay_finds_what_was_said_at_its_move() -> None:
    claim = messages.Claim("a", claiming.Trust(BOB))
    remark = records.remark(Speech(1, ANN, 17, 12, written(claim)))
    assert (remark.move, remark.seat, remark.claim, remark.text) == (17, ANN, claiming.Trust(BOB), None)


def test_people_talk_over_a_real_connection_before_the_game_too(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            code = (await ann.create("base", 3, "Ann")).table.code
            await bob.join(code, "Bob")
            async with ann.line(code) as one, bob.line(code) as two:
                assert isinstance(await anext(one), messages.Welcome)
                assert isinstance(await anext(two), messages.Welcome)
                await one.say("Is anybody there?")
                assert isinstance(await anext(one), messages.Said)
                assert await anext(two) == messages.Talk(1, ANN, 0, "Is anybody there?")
                await two.close()
                await one.say("Bob?")
                await two.say("nobody hears this")
                caught_up = [await anext(two) for _ in range(2)]
                assert caught_up[-1] == messages.Talked([messages.Talk(2, ANN, 0, "Bob?")])

    asyncio.run(asyncio.wait_for(game(), 30))


def test_a_claimed_look_in_the_lost_mines_gets_an_error_that_names_lm_37(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann:
            code = (await ann.create("lost-mines", 3, "Ann", bots=("random", "random"))).table.code
            await ann.start(code)
            async with ann.line(code) as line:
                assert isinstance(await anext(line), messages.Welcome)
                id_ = await line.claim(claiming.Looked((9, 2), "dragon-mine"))
                async for message in line:
                    if isinstance(message, messages.Problem | messages.Said):
                        assert message == messages.Problem(SECRET_LOOK, id_, "LM-37")
                        return

    asyncio.run(asyncio.wait_for(game(), 30))
