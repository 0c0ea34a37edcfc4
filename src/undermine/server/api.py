"""What the HTTP interface takes and gives (docs/protocol.md). Unknown fields are refused, as everywhere."""

from typing import Annotated

from msgspec import Meta, Struct, field

from undermine.server.protocol import ActionText, Reason, SeatNumber, Situation, Spoken, Table, TableOptions
from undermine.server.sights import AnyView, Ask, Words

Name = Annotated[str, Meta(min_length=1, max_length=24)]  # the lobby looks closer
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
About = dict[str, str | int]
"""What a refusal speaks of, by name: `{"one": "costume", "other": "party"}`."""


class Request(Struct, forbid_unknown_fields=True):
    """What a client may ask."""


class Options(TableOptions, frozen=True, forbid_unknown_fields=True):
    """The host's settings, all of them; what is left out gets its default."""


class NewTable(Request):
    """A table with so many seats; the first is the host's, and bots of these levels take the last ones."""

    rules: Annotated[str, Meta(min_length=1, max_length=200)]
    seats: Annotated[int, Meta(ge=1, le=12)]
    name: Name
    bots: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=11)] = []
    nonce: Nonce = ""
    options: Options = field(default_factory=Options)


class Join(Request):
    """Sit down: on that seat, or on the first free one. The nonce is the person's share in the deal."""

    name: Name
    seat: SeatNumber | None = None
    nonce: Nonce = ""


class SetSeat(Request):
    """The host puts a bot on a seat, or with null empties it."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)] | None


class Reorder(Request):
    """The host seats everybody anew: the present seats in their new order."""

    order: Annotated[list[SeatNumber], Meta(max_length=12)]


Record = Annotated[str, Meta(max_length=400_000)]


class ReplayFile(Request):
    """A record that somebody has as a file, and which of its steps are wanted; nothing of it is kept."""

    record: Record
    seat: Annotated[str, Meta(max_length=16)] = "open"
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 50


class CheckFile(Request):
    """A record that is to be checked, with what was noted before the game; nothing of it is kept."""

    record: Record
    commitment: Annotated[str, Meta(max_length=64)] = ""
    nonce: Nonce = ""


class Lessons(Request):
    """Everything the pupil of the tutorial has answered so far."""

    answers: Annotated[list[ActionText], Meta(max_length=20)]


class Recover(Request):
    """Become, on this device, the person whose recovery key this is."""

    key: Annotated[str, Meta(max_length=100)]


class Credentials(Request):
    """The name and password of an account."""

    name: Name
    password: Password


class NewPassword(Request):
    """Another password in the place of the present one."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class TokenWanted(Request):
    """A token for a program; the name is for the owner's own list."""

    name: Name


class Seated(Struct):
    """A table, which seat is the asker's, and whether they are its host."""

    table: Table
    you: int | None
    host: bool


class Me(Struct):
    """Who the asker is, the codes of their unfinished tables, and the name of their account if they have one."""

    name: str | None
    tables: list[str]
    account: str | None = None


class RecoveryKey(Struct):
    """A key that moves this identity to another device; the one before it is void."""

    key: str


class Token(Struct):
    """A token of a program, as its owner sees it in a list; `created` is in milliseconds since 1970."""

    id: str
    name: str
    created: int


class NewToken(Token):
    """A new token: what the program sends as `Authorization: Bearer TOKEN`. It is not shown again."""

    token: str


class Tokens(Struct):
    """The tokens of the asker's programs."""

    tokens: list[Token]


class Rules(Struct):
    """What can be played: rulesets to begin with, modules to add with `+`, and the levels of bots."""

    rulesets: list[str]
    modules: list[str]
    bots: list[str]


class Fairness(Struct):
    """How the deal was made. Until the game is over only the commitment is known."""

    game: str
    commitment: str
    nonces: list[str]
    server_seed: str | None = None
    deal_seed: str | None = None


class Check(Struct):
    """One thing that was checked (`commitment`, `nonce`, `deal`, `moves`), whether it holds, and what was found."""

    name: str
    holds: bool
    about: str


class Verification(Struct):
    """What checking a finished game came to. A file may not say how its deal was made."""

    fairness: Fairness | None
    checks: list[Check]


class Seen(Struct):
    """What one viewer saw of a step: its events and how things stood after it; all hands if everything is open."""

    events: list[Words]
    view: AnyView
    ask: Ask | None
    hands: list[list[str]] | None = None


class Step(Struct):
    """A move of a finished game (0: the deal), by whom if the viewer knew it, and what each viewer saw."""

    number: int
    seat: int | None
    action: str | None
    seen: list[Seen]


class Remark(Spoken, kw_only=True):
    """What a seat said after the move with this number."""

    move: int
    seat: int


class Round(Struct):
    """A round: the step with which it began, and everybody's gold (or points) when it was over."""

    first: int
    scores: list[int]


class Replay(Struct):
    """Some steps of a finished game of so many moves.

    `viewers` says whose eyes (-1: a spectator's, -2: everything is open), in order; `rounds` is about the whole game.
    """

    rules: str
    names: list[str]
    moves: int
    viewers: list[int]
    steps: list[Step]
    talk: list[Remark] = []
    rounds: list[Round] = []


class ReviewedMove(Struct):
    """What could be believed after a move: how likely each seat is a saboteur, and the chance of the treasure.

    `observer` is somebody who only watches, `seats` has the same for every seat; a chance may not have been computed.
    """

    seq: int
    round: int
    seat: int
    action: str
    observer: list[float]
    seats: list[list[float]]
    treasure: float | None


class ReviewedRound(Struct):
    """What was true in a round: who the saboteurs were, and whether the treasure was found."""

    round: int
    saboteurs: list[int]
    treasure: bool


class GaveAway(Struct):
    """A move by which a saboteur gave themselves away: how much a watcher suspected them before and after it."""

    seq: int
    round: int
    seat: int
    before: float
    after: float


class Review(Struct):
    """A finished game in review; moves are numbered as the steps of a replay are."""

    rules: str
    names: list[str]
    rounds: list[ReviewedRound]
    moves: list[ReviewedMove]
    gave_away: list[GaveAway]


class SeatResult(Struct):
    """How a game ended for one seat: its score (gold, or points), and the role it had in each round."""

    name: str
    bot: str | None
    score: int
    won: bool
    roles: list[str]


class GamePlayed(Struct):
    """A finished game of the asker's; `ended` is in milliseconds since 1970."""

    code: str
    rules: str
    ended: int
    you: int
    seats: list[SeatResult]


class GamesPlayed(Struct):
    """Some finished games of the asker's, newest first, and whether there are older ones."""

    games: list[GamePlayed]
    more: bool


class RoleStatistics(Struct):
    """In how many rounds somebody had a role, and how many of them they won."""

    role: str
    rounds: int
    wins: int


class RulesStatistics(Struct):
    """What somebody's finished games of one set of rules came to; the score is gold, or points."""

    rules: str
    games: int
    wins: int
    score: int
    best: int
    roles: list[RoleStatistics]


class Statistics(Struct):
    """What all finished games of somebody came to, the rules played most first."""

    games: int
    wins: int
    rules: list[RulesStatistics]


class TutorialStep(Struct):
    """What somebody's move in the tutorial brought, as the pupil sees it."""

    events: list[Words]
    now: Situation


class Tutorial(Struct):
    """Where the pupil is: the open lesson (null: all are done) and the card it is about.

    `steps` is what the last answer has led to, the first one being the pupil's own. If it was not the lesson's answer
    nothing has happened: `again`, with reasons if it was against the rules.
    """

    rules: str
    names: list[str]
    lesson: str | None
    done: int
    lessons: int
    card: str | None
    steps: list[TutorialStep]
    again: bool
    refused: list[Reason]


class Picture(Struct):
    """A table with everything open: what lies there, and all hands."""

    view: AnyView
    hands: list[list[str]]


class Example(Struct):
    """A move that shows what a clause means: the table before and after it, what it did, or why it is refused.

    What a move does is told up to the end of its round; a new round has no picture.
    """

    clause: str
    rules: str
    names: list[str]
    seat: int
    action: str
    before: Picture
    events: list[Words]
    refused: list[Reason]
    after: Picture | None


class Examples(Struct):
    """The clauses that have an example."""

    clauses: list[str]


class GlossaryWord(Struct):
    """A word of the game: in every language, and the clauses that say what it is."""

    word: dict[str, str]
    clauses: list[str]


class GlossarySection(Struct):
    """Words that belong together; `title` is the message that names them."""

    title: str
    words: list[GlossaryWord]


class Glossary(Struct):
    """The words of the game."""

    sections: list[GlossarySection]


class Failure(Struct):
    """Why a request was refused: a code for programs, what it speaks of, and a sentence for their authors."""

    code: str
    message: str
    about: About = {}
