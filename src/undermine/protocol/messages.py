"""The messages between client and server, version 1 (docs/protocol.md).

Every message is a JSON object whose `type` says which one it is. Fields that a message does not have are refused.
The server sends ids and arguments, never sentences: clients say them in the reader's language. Cards are names,
cells are [x, y], seats are numbers, null is what the reader may not know.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, json

from undermine.protocol.claiming import AnyClaim, SeatNumber
from undermine.protocol.views import AnyView, Ask, Options, Words

PROTOCOL = 1

# -- from the client -----------------------------------------------------------------------------------------------

CommandId = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")
]  # $ allows one
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client may say."""


class Hello(FromClient, tag="hello"):
    """The first message. `last` is the number of the last update the client has seen: it wants those behind it.

    `talk` is the same for what was said; `mute` are seats whose texts the client does not want (see mute).
    `token` is that of a program, from a browser, which cannot send it as a header. `watch` asks for what everybody may
    see and nothing else, also for somebody who has a seat.
    """

    protocol: int
    last: Count | None = None
    talk: Count | None = None
    mute: Annotated[list[SeatNumber], Meta(max_length=12)] = []
    token: Annotated[str, Meta(max_length=100)] = ""
    watch: bool = False


class Act(FromClient, tag="act"):
    """Do this, as the answer to the ask with that number. The same id again has no second effect."""

    id: CommandId
    ask: Count
    action: ActionText


class SawUpdate(FromClient, tag="seen"):
    """Somebody has looked at the table as it was after the update with this number (0: before the game).

    They are not called back then to what they have seen, on whichever device.
    """

    seq: Count


class Ping(FromClient, tag="ping"):
    """Asks whether the server is still there."""


class Say(FromClient, tag="say"):
    """Say this to the whole table; there is no other way to talk. The same id again has no second effect."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Claim(FromClient, tag="claim"):
    """Claim something before the whole table, in a form that programs can read."""

    id: CommandId
    claim: AnyClaim


class MoreTime(FromClient, tag="more-time"):
    """Give the open question more time: as much as a turn has. Each seat can do this a few times a game."""


class Standing(FromClient, tag="standing"):
    """Standing orders about reaction windows: say no to every one, or stop actions with these verbs, or neither.

    They count where the seat does not answer itself. Nobody else hears of them.
    """

    no: bool
    veto: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []


class PassOn(FromClient, tag="pass-on"):
    """Pass for me to the end of this round, or no longer; once the deck is empty."""

    on: bool


class Mute(FromClient, tag="mute"):
    """Do not tell me on this connection what these seats say, and no others; what they claim is told."""

    seats: Annotated[list[SeatNumber], Meta(max_length=12)]


class Ready(FromClient, tag="ready"):
    """I have looked at how this round ended, and want to go on."""

    round: Count


ClientMessage = Hello | Act | Say | Claim | MoreTime | Standing | PassOn | Mute | Ready | SawUpdate | Ping


# -- tables --------------------------------------------------------------------------------------------------------


class Seat(Struct):
    """Who sits on a seat: a person, a bot of some level, or nobody yet (an empty name).

    `promise` is the fingerprint of the person's share in the deal, if they have given one. `assistant`: an AI assistant
    plays here. `research`: the person agrees that the finished game may become data for research.
    """

    seat: int
    name: str
    bot: str | None = None
    host: bool = False
    promise: str = ""
    assistant: bool = False
    research: bool = False


class TableOptions(Struct, frozen=True):
    """The host's settings.

    `watch`: everybody with the code may watch what is public; `open_rounds`: they may also see rounds that are
    over with all cards open. `turn_seconds`: for each turn, 0 for no clock;
    `turn_days`: for each turn, instead of seconds; `reserve_seconds`: what each seat has beyond that in the whole game;
    `when_out`: what happens then (a bot moves, or the most harmless answer is given). `reaction_seconds`: how long a
    reaction window lasts, whatever is answered; 0 closes it with the last answer, which is for tables of programs.
    `chatter`: how much bots talk.
    `unmasking_seconds`: how long the game waits for people to look at the end of a round; 0: not at all.
    `rated`: the game changes everybody's ratings, once it is over. `listed`: everybody may find the table, with the
    `language` that is spoken there; `bots_after_seconds`: then the game begins by itself, when all seats are taken or
    after that time with bots of `bots_level` on the free ones; 0: the host begins. `assistants`: AI assistants may sit
    down, and are marked for everybody.
    """

    watch: bool = False
    turn_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    reserve_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    reaction_seconds: Annotated[float, Meta(ge=0, le=60)] = 4.0
    when_out: Literal["bot", "harmless"] = "bot"
    turn_days: Annotated[int, Meta(ge=0, le=30)] = 0
    open_rounds: bool = False
    unmasking_seconds: Annotated[int, Meta(ge=0, le=60)] = 15
    chatter: Literal["silent", "some", "lively"] = "some"
    rated: bool = False
    listed: bool = False
    language: Annotated[str, Meta(max_length=2, pattern=r"^[a-z]*$(?!\n)")] = ""
    bots_after_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    bots_level: Annotated[str, Meta(max_length=32)] = "apprentice"
    assistants: bool = False


class Table(Struct):
    """What everybody who has a table's code may know of it. `commitment` fixes the deal before the seats are.

    `revealing`: the host has begun, and everybody who has promised a share in the deal shows it now.
    `removed` are the names of those whom the host has sent away.
    `other_rules`: the game was dealt by another version of the rules; it can be neither played on nor replayed here.
    """

    code: str
    rules: str
    status: str
    seats: list[Seat]
    commitment: str
    options: TableOptions
    rematch: str | None = None
    other_rules: bool = False
    revealing: bool = False
    removed: list[str] = []


# -- from the server -----------------------------------------------------------------------------------------------


class FromServer(Struct, tag_field="type"):
    """What the server may say."""


class Welcome(FromServer, tag="welcome"):
    """The answer to hello: the table, and which seat is yours."""

    protocol: int
    table: Table
    you: int | None


class TableChanged(FromServer, tag="table"):
    """Somebody has come or gone, or the game has begun or ended."""

    table: Table
    you: int | None


class Situation(Struct):
    """How things stand for one seat: what it sees, the open question, and its answers if it is asked."""

    view: AnyView
    ask: Ask | None
    options: Options | None


class Snapshot(FromServer, tag="snapshot"):
    """How things stand, for a client that begins here. `story` is what everybody has seen of this round."""

    seq: int
    now: Situation
    story: list[Words]


class Update(FromServer, tag="update"):
    """What happened, as this seat may know it. Numbers follow each other without a gap, for each seat its own.

    `now` is left out where another update follows at once.
    """

    seq: int
    events: list[Words]
    now: Situation | None = None


class Ack(FromServer, tag="ack"):
    """The command is done and will never be lost; `seq` is the number of its update."""

    id: str
    seq: int


class Reason(Struct):
    """One reason against an action: a code, the clause of the rules, and what it is about."""

    code: str
    clause: str = ""
    about: str = ""


class Refused(FromServer, tag="refused"):
    """The command was not done, for all these reasons. Nobody else hears of it."""

    id: str
    reasons: list[Reason]


class Problem(FromServer, tag="error"):
    """A message could not be used at all; `id` is that of the command, if it was one, `clause` the rule against it."""

    code: str
    id: str | None = None
    clause: str | None = None


class Presence(FromServer, tag="presence"):
    """Which seats have somebody at the other end; bots always do. At tables with a clock: for whom a bot plays.

    `left` are the seats whose people have left the game: bots play them to its end, or until their people are back.
    """

    here: list[bool]
    played: list[bool] = []
    left: list[int] = []


class ClockShown(FromServer, tag="clock"):
    """How many seconds the question with this number has left; for each seat, its reserve and how often it can add."""

    ask: int
    left: float
    reserve: list[float]
    more: list[int]


class StandingOrders(FromServer, tag="standing"):
    """This seat's standing orders: it says no to every reaction window, or stops actions with these verbs."""

    no: bool
    veto: list[str] = []


class Passing(FromServer, tag="passing"):
    """Whether the server passes for this seat to the end of the round."""

    on: bool


class Unmasking(FromServer, tag="unmasking"):
    """A round is over, and everybody looks at it: which one, who is `ready` to go on, and how many seconds are `left`.

    Where the game does not wait for that (`left` is null: turns have days), `now` is the table as the round left it
    and `events` are those from the end of play on; elsewhere the updates tell it.
    """

    round: int
    ready: list[int]
    left: float | None = None
    now: Situation | None = None
    events: list[Words] = []


class Held(FromServer, tag="held"):
    """The answer to a reaction window is held until it closes; then it is acknowledged. Another may replace it."""

    id: str


class Spoken(Struct, omit_defaults=True):
    """What is said: a text or a claim."""

    text: str | None = None
    claim: AnyClaim | None = None


class Talk(FromServer, tag="talk"):
    """A seat has said something, while the question `ask` was open. Numbers follow each other without a gap."""

    number: int
    seat: int
    ask: int
    text: str | None = None
    claim: AnyClaim | None = None


class Talked(FromServer, tag="talked"):
    """What was said before the client came, as far as it is remembered."""

    talk: list[Talk]


class Said(FromServer, tag="said"):
    """What the client wanted to say has been said, under this number."""

    id: str
    number: int


class Pong(FromServer, tag="pong"):
    """The answer to a ping."""


ServerMessage = (
    Welcome
    | TableChanged
    | Snapshot
    | Update
    | Ack
    | Refused
    | Problem
    | Presence
    | ClockShown
    | StandingOrders
    | Passing
    | Unmasking
    | Held
    | Talk
    | Talked
    | Said
    | Pong
)

# Why the server closes a connection.
CLOSE_BAD_MESSAGE = 4400
CLOSE_SIGNED_OUT = 4401
CLOSE_FORBIDDEN = 4403
CLOSE_NO_TABLE = 4404
CLOSE_TOO_SLOW = 4008
CLOSE_TOO_FAST = 4029
CLOSE_RESTART = 1012

read_client_message = json.Decoder(ClientMessage).decode
read_server_message = json.Decoder(ServerMessage).decode
write_message = json.Encoder().encode


def write_text(message: ClientMessage | ServerMessage) -> str:
    """Return a message as the text of a WebSocket's frame."""
    return write_message(message).decode()
