"""What somebody's finished games came to: their history and figures, computed from the logs."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection, delete

from tests.server.finished import NAMES, finished_game
from tests.server.running import RunningServer
from undermine.client import Person
from undermine.protocol import history
from undermine.server.history.player_statistics import summed_up
from undermine.server.people import identity, lobby
from undermine.server.store.database import Database
from undermine.server.store.results import Result, RoundPlayed
from undermine.server.store.tables import log

T = TypeVar("T")


def cookies_of(server: RunningServer, person: str) -> dict[str, str]:
    """A session of somebody who has played without a browser."""
    database = Database(server.database_url)
    try:
        return {
            "undermine": database.write(
                lambda connection: identity.new_session(connection, person, 1)
            ).result()
        }
    finally:
        database.close()


def ask(server: RunningServer, cookies: dict[str, str], question: Callable[[Person], Awaitable[T]]) -> T:
    async def asked() -> T:
        async with Person(server.url, cookies) as person:
            return await question(person)

    return asyncio.run(asyncio.wait_for(asked(), 30))


@pytest.mark.parametrize("rules", ["base", "saboteur2", "lost-mines"])
def test_a_finished_game_is_in_the_history_of_all_its_players(server: RunningServer, rules: str) -> None:
    code = finished_game(server.database_url, f"history-{rules}", rules)
    played = [
        ask(server, cookies_of(server, f"history-{rules}-{name}"), lambda person: person.games())
        for name in NAMES
    ]
    games = [history.games[0] for history in played]
    assert [(game.code, game.rules, game.you) for game in games] == [(code, rules, seat) for seat in range(3)]
    assert [seat.name for seat in games[0].seats] == list(NAMES)
    best = max(seat.score for seat in games[0].seats)
    assert [seat.won for seat in games[0].seats] == [seat.score == best for seat in games[0].seats]
    assert len({len(seat.roles) for seat in games[0].seats}) == 1
    assert games[0].seats[0].roles


def test_statistics_are_the_sum_of_the_history(server: RunningServer) -> None:
    finished_game(server.database_url, "sum")
    cookies = cookies_of(server, "sum-Ann")
    (game,) = ask(server, cookies, lambda person: person.games()).games
    own = game.seats[0]
    figures = ask(server, cookies, lambda person: person.statistics())
    assert (figures.games, figures.wins) == (1, own.won)
    (base,) = figures.rules
    assert (base.rules, base.games, base.score, base.best) == ("base", 1, own.score, own.score)
    assert sum(role.rounds for role in base.roles) == len(own.roles)


def test_the_history_has_pages(server: RunningServer) -> None:
    finished_game(server.database_url, "page")
    cookies = cookies_of(server, "page-Ann")
    assert not ask(server, cookies, lambda person: person.games(count=1)).more
    assert ask(server, cookies, lambda person: person.games(first=1)) == history.GamesPlayed([], more=False)


def test_whoever_is_not_known_has_no_history(server: RunningServer) -> None:
    assert ask(server, {}, lambda person: person.games()).games == []
    assert ask(server, {}, lambda person: person.statistics()) == history.Statistics(0, 0, [])


def test_a_damaged_log_spoils_nothing_but_its_own_game(server: RunningServer) -> None:
    code = finished_game(server.database_url, "damage")
    database = Database(server.database_url)

    def damage(connection: Connection) -> None:
        game = lobby.table(connection, code)
        connection.execute(delete(log).where(log.c.game == game.id, log.c.seq == 3))

    database.write(damage).result()
    database.close()
    (game,) = ask(server, cookies_of(server, "damage-Bob"), lambda person: person.games()).games
    assert (game.code, game.seats) == (code, [])


def test_roles_and_rules_are_summed_up_each_for_itself() -> None:
    miner, saboteur = RoundPlayed("miner", won=True), RoundPlayed("saboteur", won=False)
    results = [
        ("base", Result(0, 5, True, [miner, saboteur])),
        ("base", Result(2, 1, False, [saboteur])),
        ("saboteur2", Result(1, 9, True, [])),
    ]
    figures = summed_up(results)
    assert (figures.games, figures.wins) == (3, 2)
    base, other = figures.rules
    assert (base.games, base.wins, base.score, base.best) == (2, 1, 6, 5)
    assert base.roles == [history.RoleStatistics("miner", 1, 1), history.RoleStatistics("saboteur", 2, 0)]
    assert (other.rules, other.score) == ("saboteur2", 9)
