"""No answer of the server, by HTTP or at the table, depends on what is hidden; planted leaks are caught."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.properties.exchange import Leak, check
from tests.properties.hidden import Stretch
from tests.properties.play import Setup
from tests.server.in_process import InProcess, let_bots_rest
from tests.server.served_law import Service, Serving
from undermine.engine.kernel.table import SPECTATOR
from undermine.protocol import claiming, http, messages
from undermine.server.errors import RequestError
from undermine.server.history import records
from undermine.server.live import rate_limits
from undermine.server.live.caller import Caller
from undermine.server.live.connection import Connection
from undermine.server.people import lobby
from undermine.server.room import chat, fair, log
from undermine.server.room.presence import Presence
from undermine.server.room.room import Room
from undermine.server.settings import Settings
from undermine.server.store.database import Database
from undermine.server.store.games import GameRow
from undermine.server.web import socket_api

pytestmark = pytest.mark.filterwarnings(  # of what a later Litestar will want; ours is pinned below it
    "ignore::litestar.exceptions.LitestarDeprecationWarning"
)

RULES = ("base", "base+wc2019", "saboteur2", "lost-mines")
SOAK = os.environ.get("UNDERMINE_SOAK") == "1"
STRETCHES, MOVES, EXCHANGES = (40, 4, 6) if SOAK else (4, 1, 3)
"""Stretches of games, the moves of each, and what is exchanged there; three exchange cards, dwarfs and goals."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    patch = pytest.MonkeyPatch()
    let_bots_rest(patch)
    patch.setattr(fair, "commitment", lambda *_: "fixed before the exchange")
    patch.setattr(chat, "SEAT_MESSAGES_PER_SECOND", 0.0)
    patch.setattr(rate_limits, "CHAT_PER_SECOND", 0.0)
    folder: Path = tmp_path_factory.mktemp("law")
    # Everybody here has one address, and a fast machine opens hundreds of connections within seconds.
    settings = Settings(request_rate=0.0, connections_per_address=0)
    server = InProcess(settings, Database(f"sqlite:///{folder}/undermine.sqlite"))
    made = Service(server)
    patch.setattr(log, "start", made.deal)
    yield made
    server.stop()
    patch.undo()


def look_for_leaks(service: Service, stretches: int) -> int:
    """Check the law over some games and return how many exchanges went unnoticed."""
    unnoticed = 0
    for seed in range(stretches):
        setup = Setup(RULES[seed % len(RULES)], 3 + seed % 3, seed)
        stretch = Stretch(setup, (47 * seed) % 90, MOVES)
        for viewer in (seed % setup.seats, SPECTATOR):
            unnoticed += check(stretch, viewer, EXCHANGES, Random(seed), Serving(service, MOVES))
    return unnoticed


def test_no_answer_of_the_server_depends_on_what_the_asker_may_not_know(service: Service) -> None:
    assert look_for_leaks(service, STRETCHES) > STRETCHES


# -- leaks to be caught --------------------------------------------------------------------------------------------


def hands(service: Service, game: GameRow) -> str:
    """What is in all hands, if the game is one of ours."""
    live = service.server.hub.live_table(game.code)
    return (
        ""
        if live is None or live.room is None
        else str([hand.listing() for hand in live.room.log.table.hands])
    )


def seeds_of_a_running_game(_service: Service) -> Callable[..., Any]:
    return lambda game: http.Fairness(game.id, "", [], game.server_seed.hex(), (game.deal_seed or b"").hex())


def telling_status(service: Service) -> Callable[..., Any]:
    shown = lobby.shown

    def told(game: GameRow) -> messages.Table:
        table = shown(game)
        table.status += "!" * (sum(hands(service, game).encode()) % 97)
        return table

    return told


def telling_refusal(service: Service) -> Callable[..., Any]:
    def refuse(game: GameRow) -> None:
        raise RequestError("not-over", f"The game is not over. {hands(service, game)}")

    return refuse


def only_true_claims(_service: Service) -> Callable[..., Any]:
    def is_true(claim: claiming.AnyClaim, _seat: int, room: Room) -> bool:
        if not isinstance(claim, claiming.Looked):
            return True
        table: Any = room.log.table
        lying = [goal.card for goal in getattr(table, "goals", ()) or table.mines]
        return bool(room.log.table.ruleset.cards[lying[0]].name == claim.card)

    return is_true


def presence_of_the_lucky(_service: Service) -> Callable[..., Any]:
    def shown(presence: Presence, _now: float) -> messages.Presence:
        hands = presence._log.table.hands  # noqa: SLF001 - a leak is planted where nobody should look
        return messages.Presence([len(set(hand.listing())) % 2 == 0 for hand in hands])

    return shown


def calls_of_the_lucky(service: Service) -> Callable[..., Any]:
    asked = Caller.asked

    def told(caller: Caller, game: GameRow, seats: Iterable[int], ask: int, *, over: bool) -> None:
        lucky = [seat for seat in range(len(game.seats)) if sum(hands(service, game).encode()) >> seat & 1]
        asked(caller, game, [*seats, *lucky], ask, over=over)

    return told


def screens_with_a_hand(_service: Service) -> Callable[..., Any]:
    connection_of = socket_api.connection_of

    async def served(*hello: Any) -> Connection:
        connection = await connection_of(*hello)
        connection.person = connection.behind
        return connection

    return served


LEAKS: dict[str, tuple[Any, str, Callable[[Service], Callable[..., Any]]]] = {
    "seeds of a running game": (lobby, "fairness", seeds_of_a_running_game),
    "the length of an answer": (lobby, "shown", telling_status),
    "the words of a refusal": (records, "refuse_unfinished", telling_refusal),
    "claims that are refused when false": (chat, "makes_sense", only_true_claims),
    "who is called back": (Caller, "asked", calls_of_the_lucky),
    "the big screen of somebody who plays": (socket_api, "connection_of", screens_with_a_hand),
    "presence": (Presence, "shown", presence_of_the_lucky),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_that_is_planted_in_an_answer_is_caught(
    leak: str, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, name, plant = LEAKS[leak]
    monkeypatch.setattr(place, name, plant(service))
    with pytest.raises(Leak):
        look_for_leaks(service, STRETCHES)
