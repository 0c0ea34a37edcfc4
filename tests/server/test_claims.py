"""Claims are for programs too: bots hear those of the round, whoever mutes somebody still gets them."""

import asyncio

import pytest

from tests.server.test_clock import new_room
from undermine.api.actions import Action, Options
from undermine.api.views import View
from undermine.bots.contract import Bot, Claim
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rounds import RoundBegan
from undermine.protocol import claiming, messages
from undermine.server.limits import Limit
from undermine.server.live import thinkers
from undermine.server.live.connection import Connection
from undermine.server.live.rate_limits import RateLimits
from undermine.server.room.chat import Conversation, Speech, written
from undermine.server.room.effects import Step
from undermine.server.room.entries import MOVE, Entry
from undermine.server.web.socket_api import in_time

ANN, BOB = 0, 1
LOOKED = claiming.Looked((8, 0), "treasure")


def said(number: int, seat: int, ask: int, claim: claiming.AnyClaim) -> Speech:
    return Speech(number, seat, 0, ask, written(messages.Claim("c", claim)))


def test_bots_hear_the_claims_of_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[Claim, ...]] = []

    class Listener(Bot):
        def choose(self, view: View, options: Options) -> Action:  # noqa: ARG002 - it only listens
            heard.append(self.claims)
            return self.pick_any(options)

    monkeypatch.setattr(thinkers, "make_bot", lambda _name, *made: Listener(*made))
    talk = Conversation(
        [
            said(1, ANN, 3, claiming.Suspect(BOB)),
            Speech(2, BOB, 0, 4, written(messages.Say("s", "Not me!"))),
            said(3, BOB, 4, LOOKED),
            said(4, ANN, 5, claiming.RepairMe()),
            said(5, ANN, 5, claiming.Trust(2)),
        ]
    )
    seed = seed_bytes("7")
    seat = next(seat for seat in range(3) if seat in new_room(messages.TableOptions()).log.awaited())
    claims = talk.claims_since(4)
    thinkers.think(thinkers.Task("claims", "base", 3, seed, (), seat, "random", seed, claims))
    assert heard == [
        (
            Claim(BOB, "looked", cell=(8, 0), card="treasure"),
            Claim(ANN, "repair-me"),
            Claim(ANN, "trust", about=2),
        )
    ]


def test_claims_of_a_round_are_those_since_its_first_question() -> None:
    room = new_room(messages.TableOptions())
    assert room.log.round_ask == 1
    room.log.ask = 40
    room.log.count(
        Step(Entry(1, "m", MOVE, ANN, "pass map", ""), room.log.table, events=(RoundBegan(2, ANN),))
    )
    assert room.log.round_ask == room.log.ask


def test_who_mutes_a_seat_is_spared_its_texts_but_not_its_claims_and_misses_no_number() -> None:
    async def got() -> list[messages.ServerMessage]:
        connection = Connection("Ann")
        connection.muted = frozenset({BOB})
        text, claim = messages.Talk(1, BOB, 1, "blah"), messages.Talk(2, BOB, 1, None, LOOKED)
        for message in (text, claim, messages.Talk(3, 2, 1, "hm"), messages.Talked([text, claim])):
            connection.send(message)
        connection.muted = frozenset()
        connection.send(text)
        return [messages.read_server_message(await connection.next() or b"") for _ in range(5)]

    silence, claim = messages.Talk(1, BOB, 1), messages.Talk(2, BOB, 1, None, LOOKED)
    assert asyncio.run(got()) == [
        silence,
        claim,
        messages.Talk(3, 2, 1, "hm"),
        messages.Talked([silence, claim]),
        messages.Talk(1, BOB, 1, "blah"),
    ]


def test_a_seat_and_an_address_may_send_only_so_many_messages() -> None:
    limits = RateLimits(0.0)
    limits.messages, limits.seats = Limit(0.001, 6), Limit(0.001, 3)

    def allowed(person: str | None, address: str, times: int) -> int:
        async def count() -> int:
            connection = Connection(person, address)
            return sum(in_time(connection, "g", limits) for _ in range(times))

        return asyncio.run(count())

    assert allowed("ann", "1.1.1.1", 5) == 3
    assert allowed("bob", "1.1.1.1", 5) == 1
    assert allowed("bob", "2.2.2.2", 5) == 2
    assert allowed(None, "3.3.3.3", 9) == 6
