"""People without browsers who take part in tournaments and games: client bots, in a thread beside the browsers."""

import asyncio
import os
import random
import threading
import time
from concurrent.futures import Future

import httpx

from tests.browser.player import PULSE_MS, Player, play_to_the_end
from tests.server.running import play
from undermine.client import Person, RequestRefused, TournamentClient

BY_CLICKS_ALONE = os.environ.get("UNDERMINE_SOAK") == "1"
TURNS_BY_CLICKS = 8
LOOK_SECONDS = 0.6
PATIENCE_SECONDS = 600


class Crowd:
    """Takes part in one tournament until it is over, and in games at tables."""

    def __init__(self, url: str, code: str) -> None:
        self._url = url
        self._code = code
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._playing: list[Future[None]] = []

    def register(self, *names: str) -> None:
        """Let people of these names take part, and play wherever they are seated."""
        for name in names:
            person = Person(self._url)
            asyncio.run_coroutine_threadsafe(
                TournamentClient(person, self._code).register(name), self._loop
            ).result(PATIENCE_SECONDS)
            self._playing.append(asyncio.run_coroutine_threadsafe(self._take_part(person, name), self._loop))

    def play_on(self, player: Player, name: str) -> None:
        """Go on at a table for somebody whose browser has made a move there, and looks away from now on."""
        game = self._play(Person(self._url, player.cookies()), player.code(), name)
        self._playing.append(asyncio.run_coroutine_threadsafe(game, self._loop))
        player.page.goto("about:blank")

    def finish(self) -> None:
        """Wait until everybody has heard that the tournament is over."""
        for future in self._playing:
            future.result(PATIENCE_SECONDS)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_SECONDS)
        self._loop.close()

    async def _take_part(self, person: Person, name: str) -> None:
        client, played = TournamentClient(person, self._code), set[str]()
        while True:
            try:
                own = await client.look()
            except (httpx.TransportError, RequestRefused):  # the server was killed, and comes back
                await asyncio.sleep(LOOK_SECONDS)
                continue
            if own.tournament.stage == "over":
                break
            if own.table is not None and own.table not in played:
                played.add(own.table)
                await self._play(person, own.table, name)
            await asyncio.sleep(LOOK_SECONDS)
        await person.http.aclose()

    @staticmethod
    async def _play(person: Person, table: str, name: str) -> None:
        await play(person.line(table), random.Random(name))


def play_soon_to_the_end(*players: Player) -> set[str]:
    """Play some turns by clicks, the rest without the browsers, and look at the end; in long runs all by clicks.

    Return the questions that came up.
    """
    if BY_CLICKS_ALONE:
        return play_to_the_end(*players)
    questions: set[str] = set()
    turns = dict.fromkeys(players, TURNS_BY_CLICKS // len(players))
    ends = time.monotonic() + PATIENCE_SECONDS
    while any(turns.values()):
        assert time.monotonic() < ends, f"nobody is asked: {[player.whereabouts() for player in players]}"
        for player in players:
            if player.is_asked():
                questions.update(player.page.locator("p.question").all_inner_texts())
                player.answer()
                turns[player] = max(turns[player] - 1, 0)
        if len(players) == 1:
            players[0].wait_until_asked()
        else:
            players[0].page.wait_for_timeout(PULSE_MS)
    leave_to_programs(*players)
    return questions


def leave_to_programs(*players: Player) -> None:
    """Let a game be played to its end without the browsers, and look at that."""
    table, crowd = players[0].page.url, Crowd(players[0].url, "")
    for number, player in enumerate(players):
        crowd.play_on(player, f"player {number}")
    crowd.finish()
    for player in players:
        player.page.goto(table)
