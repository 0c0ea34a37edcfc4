"""Any order of commands, repetitions, lost connections, slow or failing disks: a simple model is never contradicted."""

from dataclasses import dataclass, field

from hypothesis import settings, strategies
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from undermine.engine.kernel.actions import read_action
from undermine.engine.kernel.play import apply, options, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.saboteur.box import compose
from undermine.protocol import messages, present, views
from undermine.replay.viewers import seen_events
from undermine.server.room.effects import Append, Effect, Send, Think
from undermine.server.room.entries import Entry
from undermine.server.room.room import Room

SEATS, BOT, SEED = 3, 2, seed_bytes("model")
DEVICES = (0, 0, 1)  # Ann has two devices, Bob one; the third seat is a bot's

device_numbers = strategies.integers(0, len(DEVICES) - 1)


@dataclass
class Device:
    """A client that reconnects with the number of its last update, and keeps what it has seen."""

    seat: int
    client: int | None = None
    last: int = 0
    events: list[views.Words] = field(default_factory=list)
    sent: list[messages.Act] = field(default_factory=list)
    acks: dict[str, int] = field(default_factory=dict)
    unanswered: list[str] = field(default_factory=list)

    def take(self, message: messages.ServerMessage) -> None:
        if isinstance(message, messages.Ack | messages.Refused | messages.Problem):
            assert message.id is not None
            self.unanswered.remove(message.id)
            assert isinstance(message, messages.Ack) or message.id not in self.acks, "what is done stays done"
        if isinstance(message, messages.Update):
            assert message.seq == self.last + 1, "updates follow each other without a gap"
            self.last = message.seq
            self.events += message.events
        elif isinstance(message, messages.Ack):
            assert self.acks.setdefault(message.id, message.seq) == message.seq, (
                "the same id, the same answer"
            )
        else:
            assert not isinstance(message, messages.Snapshot), "nobody has missed too much here"


class RoomModel(RuleBasedStateMachine):
    """The room on one side; on the other a list of commands, and devices that must all see the same story."""

    def __init__(self) -> None:
        super().__init__()
        self.room = Room("game", compose("base"), SEATS, SEED, {BOT})
        self.log: list[Entry] = []
        self.devices = [Device(seat) for seat in DEVICES]
        self.clients = 0
        self.names = 0
        self.now = 0.0
        self.appending: Entry | None = None
        self.thoughts: list[Think] = []
        self.carry_out(self.room.wake())
        for number in range(len(self.devices)):
            self.connect(number)

    def carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Append):
                assert self.appending is None, "one command at a time"
                (self.appending,) = effect.entries
            elif isinstance(effect, Think):
                self.thoughts.append(effect)
            elif isinstance(effect, Send):
                listening = [device for device in self.devices if device.client == effect.client]
                for device in listening:
                    device.take(effect.message)

    @rule(number=device_numbers)
    def connect(self, number: int) -> None:
        device = self.devices[number]
        if device.client is None:
            self.clients += 1
            device.client = self.clients
            self.carry_out(self.room.join(self.clients, device.seat, device.last))

    @rule(number=device_numbers, seconds=strategies.floats(0, 20))
    def disconnect(self, number: int, seconds: float) -> None:
        self.now += seconds
        device = self.devices[number]
        if device.client is not None:
            self.room.leave(device.client, self.now)
            device.client = None
            device.unanswered = []
        self.carry_out(self.room.tick(self.now))

    @rule(number=device_numbers, choice=strategies.integers(0, 10_000), stale=strategies.integers(0, 5))
    def act(self, number: int, choice: int, stale: int) -> None:
        device = self.devices[number]
        answers = options(self.room.log.table, device.seat)
        if device.client is None or (not len(answers) and choice % 4):  # mostly the one who is asked acts
            return
        action = str(answers[choice % len(answers)]) if len(answers) else "pass map"
        self.names += 1
        name, ask = (
            (f"old{self.names}", self.room.log.ask - 1)
            if stale == 0
            else (f"new{self.names}", self.room.log.ask)
        )
        device.sent.append(messages.Act(name, ask, action))
        self.send(device, device.sent[-1])

    def send(self, device: Device, act: messages.Act) -> None:
        assert device.client is not None
        device.unanswered.append(act.id)
        self.carry_out(self.room.act(device.client, act))

    @rule(choices=strategies.lists(strategies.integers(0, 10_000), min_size=1, max_size=5))
    def play_on(self, choices: list[int]) -> None:
        """Let whoever is asked move while the disk works, and leave the last command on its way."""
        for choice in choices:
            if self.appending:
                self.disk_commits()
            if self.thoughts and options(self.room.log.table, BOT):
                self.bot_answers("best", again=False)
            for number, device in enumerate(self.devices):
                if options(self.room.log.table, device.seat) and not self.appending:
                    self.connect(number)
                    self.act(number, choice, stale=1)

    @rule(number=device_numbers, choice=strategies.integers(0, 10_000))
    def repeat(self, number: int, choice: int) -> None:
        device = self.devices[number]
        if device.client is not None and device.sent:
            self.send(device, device.sent[choice % len(device.sent)])

    @precondition(lambda self: self.thoughts)
    @rule(answer=strategies.sampled_from(("best", "none", "nonsense")), again=strategies.booleans())
    def bot_answers(self, answer: str, again: bool) -> None:
        thought = self.thoughts[0] if again else self.thoughts.pop(0)
        action: str | None = None if answer == "none" else "nonsense"
        answers = options(self.room.log.table, thought.seat)
        if answer == "best" and len(answers):
            action = str(answers[0])
        self.carry_out(self.room.bot_moves(thought.seat, thought.ask, action))

    @precondition(lambda self: self.appending)
    @rule()
    def disk_commits(self) -> None:
        assert self.appending is not None
        self.log.append(self.appending)
        self.appending = None
        self.carry_out(self.room.committed())

    @precondition(lambda self: self.appending)
    @rule(saved=strategies.booleans())
    def disk_fails(self, saved: bool) -> None:
        """The answer is lost; the command may be in the log or not."""
        assert self.appending is not None
        entry, self.appending = self.appending, None
        if saved:
            self.log.append(entry)
            self.carry_out(self.room.overtaken([entry]))
        else:
            self.carry_out(self.room.failed())

    @precondition(lambda self: self.appending)
    @rule()
    def killed(self) -> None:
        """The process dies before the commit and comes back with what the log holds."""
        self.appending = None
        self.thoughts = []
        for device in self.devices:
            device.client = None
            device.unanswered = []
        self.room = Room("game", compose("base"), SEATS, SEED, {BOT})
        self.room.rebuild(self.log, self.now)
        self.carry_out(self.room.wake())

    @invariant()
    def the_log_is_whole(self) -> None:
        assert [entry.seq for entry in self.log] == list(range(1, len(self.log) + 1))
        assert self.room.log.head == len(self.log)
        names = [entry.cmd_id for entry in self.log]
        assert len(set(names)) == len(names)
        assert not [name for name in names if ":old" in name], "no answer to an old question is ever done"
        for device in self.devices:
            assert self.appending or not device.unanswered, "everybody gets an answer"
            assert {f"seat:{device.seat}:{name}" for name in device.acks} <= set(names), (
                "no ack without a command"
            )

    def teardown(self) -> None:
        for number, device in enumerate(self.devices):
            self.connect(number)
            assert device.events == self.story(device.seat)

    def story(self, seat: int) -> list[views.Words]:
        """Return everything the seat may have seen, from the log alone."""
        table = start(compose("base"), SEATS, SEED)
        told = present.words(seen_events(table.happened, seat), table.ruleset)
        for entry in self.log:
            events = apply(table, entry.seat, read_action(entry.command, table.ruleset.verbs))
            told += present.words(seen_events(events, seat), table.ruleset)
        return told


TestRoomModel = RoomModel.TestCase
TestRoomModel.settings = settings(max_examples=30, stateful_step_count=60)
