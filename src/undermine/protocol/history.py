"""What the HTTP interface takes and gives about finished games: files, replays, reviews, results (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta, Struct

from undermine.protocol.http import Fairness, Nonce, Request
from undermine.protocol.messages import Spoken
from undermine.protocol.views import AnyView, Ask, Words

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
    """Some steps of a finished game; `moves` is how many it has.

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


class AdviceReason(Struct):
    """What speaks for an option: a code with a sentence in the catalogues, and the seat and chance it is about."""

    code: str
    seat: int | None = None
    chance: float | None = None


class AdvisedOption(Struct):
    """One of the options that a master would take, and why."""

    action: str
    reasons: list[AdviceReason]


class Advice(Struct):
    """What a master would have done before the move with this number, at the seat that made it; the best first.

    It knows no more than that seat did. After the last move there is nobody to advise.
    """

    move: int
    seat: int | None
    done: str | None
    options: list[AdvisedOption]
