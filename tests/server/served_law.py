"""The law of hidden information on a whole server: every byte that one viewer gets by HTTP and WebSocket.

The experiment is that of `tests.properties.exchange`. The server has one table for each number of seats, always
with the same people and code; each time its game goes on from another position, with another seed. Time is not compared
here but in `wire_law`, where it is virtual.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any, cast

import httpx
from sqlalchemy import Connection, delete, select

from tests.properties.exchange import Leak, Told, lessons, same_looking
from tests.properties.play import Move
from tests.server.in_process import InProcess, Socket, cookies
from undermine.engine.kernel.records import RULES_VERSION
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import SPECTATOR, Event
from undermine.engine.saboteur.table import SaboteurTable
from undermine.protocol import claiming, messages
from undermine.server.calling import wording
from undermine.server.people import identity
from undermine.server.room.room import Room
from undermine.server.store.calling import addresses
from undermine.server.store.calling.addresses import Address
from undermine.server.store.games import change_game
from undermine.server.store.tables import calls, log, talk

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
OPTIONS = {"watch": True, "reaction_seconds": 0, "rated": True}
BODIES: dict[str, Any] = {
    "join": {"name": "Zoe"},
    "seat": {"seat": 1, "bot": None},
    "order": {"order": [1, 0, 2]},
    "options": {"watch": False},
}
TEXTS = ("Who has a lamp?", "\n")
"""One that can be said, and one that cannot."""


NOW = re.compile(r'"(now|at)":[0-9]+')
"""The time of day, which is another one whenever a game is played again."""


ABOUT_PEOPLE = ("/api/me", "/api/open", "/api/ratings")
"""Where something is told of oneself, of open tables and of everybody's ratings."""


class Service:
    """The server, its people, and the game that is played there at the moment."""

    def __init__(self, server: InProcess) -> None:
        """Make the people and the tables."""
        self.server = server
        self.deals: dict[bytes, SaboteurTable] = {}
        self.cookies = {name: self._sit_down(name) for name in NAMES} | {"Nobody": ""}
        self.codes = {seats: self._table(seats) for seats in range(3, len(NAMES) + 1)}
        for name in NAMES:
            self._want_calls(name)
        server.run(server.hub.caller.look_who_wants())
        self.paths: dict[str, Any] = server.request("GET", "/api/schema/openapi.json").json()["paths"]

    def deal(self, _ruleset: Ruleset, _seats: int, seed: bytes) -> SaboteurTable:
        """Stands in for `start`: the game goes on from a position instead."""
        return self.deals[seed].copy()

    def _sit_down(self, name: str) -> str:
        made = self.server.post("/api/tables", {"rules": "base", "seats": 3, "name": name})
        return str(made.cookies["undermine"])

    def _table(self, seats: int) -> str:
        wanted = {"rules": "base", "seats": seats, "name": NAMES[0], "options": OPTIONS}
        made = self.server.post("/api/tables", wanted, self.cookies[NAMES[0]])
        code = str(made.json()["table"]["code"])
        for name in NAMES[1:seats]:
            joined = self.server.post(f"/api/tables/{code}/join", {"name": name}, self.cookies[name])
            assert joined.is_success
        return code

    def _want_calls(self, name: str) -> None:
        """Let somebody be called back, by an address at which nobody hears."""

        def work(connection: Connection) -> None:
            person = identity.whose_session(connection, self.cookies[name]) or ""
            addresses.put(connection, Address(name, person, "none", name, "", "", "", name, "", 1))

        self.server.database.write(work).result()

    def calls(self, name: str) -> list[str]:
        """Return what somebody is called back for, as they would be told."""
        self.server.run(self.server.hub.caller.noted())
        query = select(calls.c.kind, calls.c.about, calls.c.place, calls.c.outcome)
        theirs = query.where(calls.c.address == name).order_by(calls.c.number)
        rows = self.server.database.read(lambda connection: connection.execute(theirs).all()).result()
        return [f"{wording.message(row.kind, row.about, 'en')} {row.place} {row.outcome}" for row in rows]

    def ask(self, method: str, path: str, name: str) -> httpx.Response:
        """Ask for something as one of the people."""
        if method == "GET":
            # Not packed: how much a moment shrinks depends on the moment.
            headers = cookies(self.cookies[name]) | {"Accept-Encoding": "identity"}
            return self.server.request("GET", path, headers=headers)
        return self.server.post(path, BODIES.get(path.rpartition("/")[2], {}), self.cookies[name])

    def go_on_from(self, table: SaboteurTable) -> str:
        """Let the game at the table of as many seats go on from here, and return its code."""
        code = self.codes[table.seats]
        seed = sha256(str(len(self.deals)).encode()).digest()
        self.deals[seed] = table
        self.server.run(self._seat_anew(code, table.rules.name, seed))
        return code

    async def _seat_anew(self, code: str, rules: str, seed: bytes) -> None:
        hub = self.server.hub
        live = await hub.open(code)
        assert live is not None
        hub.forget(live)
        live.task.cancel()
        game = live.game.id

        def work(connection: Connection) -> None:
            for rows in (log, talk):
                connection.execute(delete(rows).where(rows.c.game == game))
            connection.execute(delete(calls))
            secrets = {"deal_seed": seed, "server_seed": sha256(seed).digest()}
            dealt = {"status": "playing", "started": 1, "rules_version": RULES_VERSION}
            change_game(connection, game, rules=rules, **dealt, **secrets)

        await hub.caller.noted()
        await hub.database.write(work)

    def room(self, code: str) -> Room:
        live = self.server.hub.live_table(code)
        assert live is not None
        assert live.room is not None
        return live.room


class Voice:
    """Somebody's line to the table."""

    def __init__(
        self, service: Service, code: str, name: str, last: int | None = None, *, watch: bool = False
    ) -> None:
        self._socket: Socket = service.server.connect(code, service.cookies[name])
        self.say(messages.Hello(messages.PROTOCOL, last, watch=watch))
        self.heard = self.hear()

    def say(self, message: messages.ClientMessage) -> None:
        self._socket.say(messages.write_message(message).decode())

    def hear(self) -> list[str]:
        """Return what has come, now that everything said has been dealt with."""
        self.say(messages.Ping())
        heard: list[str] = []
        while (text := self._socket.hear()) != '{"type":"pong"}':
            heard.append(text)
        return heard

    def close(self) -> None:
        self._socket.close()


class Served:
    """One game on the server, and all that the viewer has got since it was last asked."""

    def __init__(self, service: Service, table: SaboteurTable, viewer: int) -> None:
        self.service = service
        self.code = service.go_on_from(table)
        self.viewer = viewer
        self.name = "Nobody" if viewer == SPECTATOR else NAMES[viewer]
        self.voices = {
            seat: Voice(service, self.code, NAMES[seat]) for seat in range(table.seats) if seat != viewer
        }
        self.voices[viewer] = Voice(service, self.code, self.name)
        self.screen = Voice(service, self.code, NAMES[0], watch=True) if viewer == SPECTATOR else None
        """A watcher is also the big screen that one of the players has opened."""
        self.got = [*self.voices[viewer].heard, *(self.screen.heard if self.screen else [])]
        self.names = 0

    def room(self) -> Room:
        return self.service.room(self.code)

    def tell(self, seat: int, *said: messages.ClientMessage) -> None:
        """Let a seat say something to the server, and hear what comes of it."""
        for message in said:
            self.voices[seat].say(message)
        heard = self.voices[seat].hear()
        self.got += heard if seat == self.viewer else self.voices[self.viewer].hear()
        self._hear_screen()

    def _hear_screen(self) -> None:
        if self.screen is not None:
            self.got += self.screen.hear()

    def act(self, seat: int, action: str) -> None:
        self.tell(seat, messages.Act(self._name(), self.room().log.ask, action))

    def _name(self) -> str:
        self.names += 1
        return f"n{self.names}"

    def talk(self, chance: Random) -> None:
        """Let the viewer and one of the others talk and claim, and the viewer mute somebody now and then."""
        other = chance.choice([seat for seat in self.voices if seat != self.viewer])
        self.tell(self.viewer, messages.Mute([other] if chance.random() < 0.5 else []))
        claims: list[claiming.AnyClaim] = [claiming.RepairMe(), claiming.Suspect(other), *self._looks()]
        for seat in (other, self.viewer):
            texts = [messages.Say(self._name(), text) for text in TEXTS]
            self.tell(seat, *texts, *[messages.Claim(self._name(), claim) for claim in claims])

    def _looks(self) -> list[claiming.Looked]:
        """Claims about every hidden goal, true and false."""
        view: Any = self.room().public_view()
        hidden = view.goals if hasattr(view, "goals") else view.mines
        cards = [card.name for card in self.room().log.table.ruleset.cards if card.kind in ("goal", "mine")]
        return [claiming.Looked(goal.cell, cards[place % len(cards)]) for place, goal in enumerate(hidden)]

    def come_and_go(self) -> None:
        """Let another device of the viewer come for the last update and for everything, and one of the others go."""
        audience = self.room().audience
        viewer = self.room().log.seats if self.viewer == SPECTATOR else self.viewer
        for last in (None, audience.told[viewer] - 1):
            device = Voice(self.service, self.code, self.name, last)
            self.got += device.heard
            device.close()
        other = next(seat for seat in self.voices if seat != self.viewer)
        self.voices[other].close()
        self.voices[other] = Voice(self.service, self.code, NAMES[other])
        self.got += self.voices[self.viewer].hear()
        self._hear_screen()

    def ask_for_everything(self) -> None:
        """Let the viewer ask for all that there is by HTTP about the table and themselves; a watcher is nobody."""
        for path, methods in self.service.paths.items():
            for method in methods:
                if "{code}" in path or (method == "get" and path.startswith(ABOUT_PEOPLE)):
                    self._ask_for(method.upper(), path)

    def _ask_for(self, method: str, path: str) -> None:
        path = path.replace("{code}", self.code)
        answer = self.service.ask(method, path, self.name)
        headers = sorted(answer.headers.multi_items())
        told = NOW.sub('"then":0', answer.text)
        self.got.append(f"{method} {path}: {answer.status_code} {headers} {told}")

    def do_unseen(self, chance: Random) -> None:
        """Let the others do what nobody else may notice: standing orders, muting, refused commands, requests."""
        for seat in self.voices:
            if seat == self.viewer or chance.random() < 0.5:
                continue
            voice = self.voices[seat]
            voice.say(messages.Standing(chance.random() < 0.5))
            voice.say(messages.Mute([chance.randrange(3)]))
            voice.say(messages.Act(f"u{chance.random()}".replace(".", "-"), self.room().log.ask, "fly 3,4"))
            voice.say(messages.Say("u", "\n"))
            voice.hear()
            self.service.ask("GET", f"/api/tables/{self.code}/replay", NAMES[seat])

    def close(self) -> None:
        for voice in (*self.voices.values(), *([self.screen] if self.screen else [])):
            voice.close()

    def take(self) -> dict[str, str]:
        """Return all that the viewer got, to be compared to the byte, also when they are away."""
        got, self.got = [*self.got, *self.service.calls(self.name)], []
        return {f"answer {number}": answer for number, answer in enumerate(got)}


class Serving:
    """A way to make moves on a table and to tell what a viewer gets of them: on a whole server."""

    def __init__(self, service: Service, asking: int) -> None:
        """Ask for everything by HTTP before the first move and after the one with this number."""
        self.service = service
        self.asking = asking

    def __call__(
        self, table: SaboteurTable, moves: list[Move], viewer: int, chance: Random | None
    ) -> Iterator[Told]:
        """Make the moves one after the other, as long as they can be made."""
        served = Served(self.service, table, viewer)
        try:
            yield from self._play(served, moves, chance)
        finally:
            served.close()

    def _play(self, served: Served, moves: list[Move], chance: Random | None) -> Iterator[Told]:
        yield self._told(served, [], 0)
        for number, move in enumerate(moves, 1):
            room = served.room()
            at_table = cast("SaboteurTable", room.log.table)
            action = move.action if chance is None else same_looking(at_table, move, served.viewer, chance)
            if chance is not None:
                served.do_unseen(chance)
            made = len(room.log.moves)
            served.act(move.seat, str(action))
            if len(room.log.moves) == made:
                if move.seat == served.viewer:
                    raise Leak(f"move {number}, '{action}' by the viewer, is refused: {served.got}")
                return
            (happening,) = list(room.audience.happenings)[made - len(room.log.moves) :]
            yield self._told(served, list(happening.events), number)

    def _told(self, served: Served, events: list[Event], number: int) -> Told:
        served.talk(Random(number))
        served.come_and_go()
        if number in (0, self.asking):
            served.ask_for_everything()
        return Told(
            lessons(cast("SaboteurTable", served.room().log.table), served.viewer, events), served.take()
        )
