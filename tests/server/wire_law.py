"""The law of hidden information on the wire: a room, virtual time, and every byte that one viewer's devices get.

The experiment is that of `tests.properties.exchange`; here the moves are commands that clients send to a room.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

from tests.properties.candidates import random_candidate
from tests.properties.exchange import Leak, Told, lessons, same_looking
from tests.properties.play import Move, awaited
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import ruleset_of
from undermine.engine.kernel.table import SPECTATOR, Event
from undermine.engine.saboteur.table import SaboteurTable
from undermine.protocol import messages, views
from undermine.server.room.effects import Append, Effect, Send, Think
from undermine.server.room.room import Room

OPTIONS = messages.TableOptions(turn_seconds=400, reserve_seconds=10, reaction_seconds=60)
SECONDS = 3.0
"""Between two moves."""
TRIES = 4
"""Commands that the viewer tries at every position, legal or not, to compare the answers."""
NONSENSE = ("fly 3,4", "dig [NES] 900,900", "pass ?")


class Wire:
    """A room that goes on from some table, and what the viewer's devices have got since it was last asked."""

    def __init__(self, table: SaboteurTable, viewer: int) -> None:
        self.viewer = viewer
        bots = _others(table, viewer)
        self.room = Room("game", table.rules, table.seats, seed_bytes("never seen"), bots, OPTIONS)
        self.room.audience.happenings.clear()
        self.room.log.table = table
        self.room.log.open_clock(0.0)
        self.heard: list[str] = []
        self.names = 0
        self.now = 0.0
        self.answered: dict[int, int] = {}
        self._do(self.room.join(table.seats, self._seat(), None))
        for seat in range(table.seats):
            if seat != viewer:
                self._do(self.room.join(seat, seat, 0))
        self._do(self.room.wake())

    def _seat(self) -> int | None:
        return None if self.viewer == SPECTATOR else self.viewer

    def _do(self, effects: list[Effect]) -> None:
        """Note every byte for the viewer, and what their bots are asked, by which they take their time."""
        for effect in effects:
            if isinstance(effect, Append):
                self._do(self.room.committed())
            elif isinstance(effect, Think):
                self.heard.append(f"thought {effect.question}")
            elif isinstance(effect, Send) and self._is_viewers(effect.client):
                self.heard.append(messages.write_message(effect.message).decode())

    def _is_viewers(self, client: int) -> bool:
        return client >= self.room.log.seats

    def act(self, client: int, action: str) -> None:
        self.names += 1
        self._do(self.room.act(client, messages.Act(f"a{self.names}", self.room.log.ask, action)))

    def move(self, seat: int, action: str) -> None:
        """Let a seat make a move of the stretch."""
        self.answered[seat] = self.room.log.ask
        self.act(self.room.log.seats if seat == self.viewer else seat, action)

    def try_this_and_that(self, chance: Random) -> None:
        """Let the viewer send commands that a rule may refuse; one that is legal would change the game."""
        table = cast("SaboteurTable", self.room.log.table)
        legal = {option.action for option in self._options()}
        tries = 0 if self.viewer == SPECTATOR else TRIES
        candidates = [random_candidate(table, self.viewer, chance) for _ in range(tries)]
        for action in [*filter(None, map(_written, candidates)), *NONSENSE]:
            if action not in legal:
                self.act(table.seats, action)
        self.ask_for_this_and_that(chance)

    def ask_for_this_and_that(self, chance: Random) -> None:
        """Let the viewer ask for what is no move: time, orders, and to be passed for."""
        device, room = self.room.log.seats, self.room
        self._do(room.more_time(device))
        self._do(room.stand(device, random_orders(room, chance)))
        for on in (True, False):
            self._do(room.pass_on(device, on))

    def give_orders_unseen(self, chance: Random) -> None:
        """Let others give standing orders, of which the viewer must not hear; what they answer takes their place."""
        for seat in range(self.room.log.seats):
            if seat != self.viewer and seat not in self.room.log.bots and chance.random() < 0.5:
                self._do(self.room.stand(seat, random_orders(self.room, chance)))

    def _options(self) -> list[views.Option]:
        room = self.room
        viewer = room.audience.clients[room.log.seats]
        shown = room.audience.situation(viewer, room.log.table, room.log.ask).options
        return [] if shown is None else shown.all

    def come_back(self, last: int | None) -> None:
        """Let another of the viewer's devices come, catch up, and go."""
        device = self.room.log.seats + 1
        self._do(self.room.join(device, self._seat(), last))
        self.room.leave(device, self.now)

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.heard.append(f"due {self.room.next_deadline()}")
        self._do(self.room.tick(self.now))

    def wait_for_a_full_window(self) -> None:
        """Let time pass when everybody has answered a reaction window; its end comes no sooner for that."""
        given = {seat for seat, ask in self.answered.items() if ask == self.room.log.ask}
        if self.room.log.held and set(awaited(cast("SaboteurTable", self.room.log.table))) <= given:
            self.pass_time(OPTIONS.reaction_seconds)

    def take(self) -> dict[str, str]:
        """Return all that was heard, to be compared to the byte."""
        heard, self.heard = self.heard, []
        return {f"message {number}": message for number, message in enumerate(heard)}


def random_orders(room: Room, chance: Random) -> messages.Standing:
    """Some standing orders that a seat can give in this game."""
    verbs = [verb.name for verb in ruleset_of(room.log.table).turn_verbs if verb.stoppable]
    no = chance.random() < 0.3
    return messages.Standing(no, [] if no else chance.sample(verbs, chance.randrange(len(verbs) + 1)))


def _written(action: Action) -> str:
    """The text of an action, empty if it names something that has no name."""
    try:
        return str(action)
    except (IndexError, KeyError):
        return ""


def _others(table: SaboteurTable, viewer: int) -> list[int]:
    """The seats of bots: every second one that is not the viewer's."""
    return [seat for seat in range(0, table.seats, 2) if seat != viewer]


def on_the_wire(
    table: SaboteurTable, moves: list[Move], viewer: int, chance: Random | None
) -> Iterator[Told]:
    """Send the moves to a room and tell what the viewer gets before the first and after each."""
    wire = Wire(table, viewer)
    wire.come_back(None)
    yield _told(wire, viewer, [], 0)
    for number, move in enumerate(moves, 1):
        at_table = cast("SaboteurTable", wire.room.log.table)
        action = move.action if chance is None else same_looking(at_table, move, viewer, chance)
        if chance is not None:
            wire.give_orders_unseen(chance)
        room, audience = wire.room, wire.room.audience
        head, made, last = room.log.head, len(room.log.moves), audience.told[audience.clients[room.log.seats]]
        wire.move(move.seat, str(action))
        wire.wait_for_a_full_window()
        if room.log.head == head:
            if move.seat == viewer:
                raise Leak(f"move {number}, '{action}' by the viewer, is refused: {wire.heard}")
            return
        wire.come_back(None)
        wire.come_back(last)
        wire.pass_time(SECONDS)
        happened = list(audience.happenings)[len(audience.happenings) - (len(room.log.moves) - made) :]
        yield _told(wire, viewer, [event for one in happened for event in one.events], number)


def _told(wire: Wire, viewer: int, events: list[Event], number: int) -> Told:
    wire.try_this_and_that(Random(number))
    return Told(lessons(cast("SaboteurTable", wire.room.log.table), viewer, events), wire.take())
