"""Several servers have a room of the same game each, in virtual time: the log alone says what happened.

Commands race, wake-ups are lost, windows are closed by whoever comes first, rooms die and are built anew.
"""

import random

import pytest

from undermine.engine.kernel.play import options
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.saboteur.box import compose
from undermine.protocol import messages
from undermine.server.room.effects import Effect, Send, Think
from undermine.server.room.entries import HELD, MOVE, Entry
from undermine.server.room.room import Room

SEATS, BOT = 4, 3
OPTIONS = messages.TableOptions(reaction_seconds=4)
STEPS = 1_500


class Servers:
    """Some rooms, the log they share, and one client of each seat in each of them."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.log: list[Entry] = []
        self.now = 0.0
        self.rooms = [self.room() for _ in range(3)]
        self.thoughts: list[list[Think]] = [[] for _ in self.rooms]
        self.numbers: dict[tuple[int, int], int] = {}
        self.sent: dict[str, tuple[int, messages.Act]] = {}
        self.acks: dict[str, int] = {}
        self.refused: set[str] = set()
        for number in range(len(self.rooms)):
            self.connect(number)

    def room(self) -> Room:
        room = Room("game", compose("base+wc2019"), SEATS, seed_bytes("shared"), {BOT}, OPTIONS)
        room.rebuild(self.log, self.now)
        return room

    def connect(self, number: int) -> None:
        for seat in range(SEATS):
            self.numbers[number, seat] = self.numbers.get((number, seat), 0)
            last = self.numbers[number, seat]
            self.do(number, self.rooms[number].join(10 * number + seat, seat, last))

    def do(self, number: int, effects: list[Effect]) -> None:
        """Carry out effects; appending is left for later, so that others can be first."""
        for effect in effects:
            if isinstance(effect, Think):
                self.thoughts[number].append(effect)
            elif isinstance(effect, Send):
                self.hear(number, effect.client % 10, effect.message)

    def hear(self, number: int, seat: int, message: messages.ServerMessage) -> None:
        if isinstance(message, messages.Update):
            self.numbers[number, seat] += 1
            assert message.seq == self.numbers[number, seat], "updates follow each other without a gap"
        elif isinstance(message, messages.Ack):
            name = f"seat:{seat}:{message.id}"
            assert self.acks.setdefault(name, message.seq) == message.seq, (
                "every server gives the same answer"
            )
            assert name not in self.refused, "what was refused is not done"
        elif isinstance(message, messages.Refused) and message.reasons == [messages.Reason("replaced")]:
            self.refused.add(f"seat:{seat}:{message.id}")

    # -- what can happen -----------------------------------------------------------------------------------------

    def append(self, number: int) -> None:
        """Let the log answer a room: the keys decide."""
        room = self.rooms[number]
        pending = room.queue.pending
        if pending is None:
            return
        entries = [step.entry for step in pending.steps]
        known = {entry.cmd_id for entry in self.log}
        if entries[0].seq != len(self.log) + 1 or known & {entry.cmd_id for entry in entries}:
            self.do(number, room.overtaken(self.log[room.log.head :]))
            return
        self.log += entries
        if self.chance.random() < 0.1:  # the answer is lost
            self.do(number, room.overtaken(self.log[room.log.head :]))
        else:
            self.do(number, room.committed())

    def follow(self, number: int) -> None:
        room = self.rooms[number]
        if not room.queue.is_writing():
            self.do(number, room.follow(self.log[room.log.head :]))

    def act(self, number: int) -> None:
        room = self.rooms[number]
        asked = [seat for seat in room.log.awaited() if seat != BOT]
        if not asked or room.log.is_over():
            return
        seat = self.chance.choice(asked)
        act = messages.Act(
            f"c{len(self.sent)}", room.log.ask, str(self.chance.choice(list(options(room.log.table, seat))))
        )
        self.sent[act.id] = (seat, act)
        self.do(number, room.act(10 * number + seat, act))

    def repeat(self, number: int) -> None:
        """Let somebody send a command again, perhaps to another server."""
        if self.sent:
            seat, act = self.chance.choice(list(self.sent.values())[-5:])
            self.do(number, self.rooms[number].act(10 * number + seat, act))

    def bot_answers(self, number: int) -> None:
        if self.thoughts[number]:
            thought = self.thoughts[number].pop()
            self.do(number, self.rooms[number].bot_moves(thought.seat, thought.ask, None))

    def time_passes(self, number: int) -> None:
        self.now += self.chance.uniform(0.0, 1.5)
        self.rooms[number].now = self.now
        if not self.rooms[number].queue.is_writing():
            self.do(number, self.rooms[number].tick(self.now))

    def die(self, number: int) -> None:
        if self.chance.random() < 0.05:
            self.rooms[number] = self.room()
            self.thoughts[number] = []
            self.do(number, self.rooms[number].wake())
            self.connect(number)

    def step(self) -> None:
        steps = (self.append, self.append, self.follow, self.act, self.act, self.repeat, self.bot_answers)
        step = self.chance.choice((*steps, self.time_passes, self.die))
        step(self.chance.randrange(len(self.rooms)))


@pytest.mark.parametrize("seed", range(4))
def test_rooms_that_share_a_log_never_disagree(seed: int) -> None:
    servers = Servers(seed)
    for _ in range(STEPS):
        servers.step()
    for number, room in enumerate(servers.rooms):
        while room.queue.is_writing():
            servers.append(number)
    for number in range(len(servers.rooms)):
        servers.follow(number)
    check(servers)


def check(servers: Servers) -> None:
    log = servers.log
    names = [entry.cmd_id for entry in log]
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert len(set(names)) == len(names)
    assert set(servers.acks) <= set(names), "no ack without a command"
    kinds = {entry.kind for entry in log}
    assert kinds >= {MOVE, HELD}, "the run has shown what it should"
    assert [name for name in names if name.startswith("window:")]
    first, *others = [room for room in servers.rooms if not room.queue.is_writing()]
    for room in others:
        assert room.log.head == first.log.head == len(log)
        assert room.log.moves == first.log.moves
        assert room.log.ask == first.log.ask
        assert room.audience.told == first.audience.told
        assert {seat: held.id for seat, held in room.log.held.items()} == {
            seat: held.id for seat, held in first.log.held.items()
        }
    windows = {name.split(":")[1] for name in names if name.startswith("window:")}
    for window in windows:
        places = [place for place, name in enumerate(names) if name.startswith(f"window:{window}:")]
        assert places == list(range(places[0], places[0] + len(places))), "a window closes at once"
