"""What the HTTP interface takes and gives about tournaments, and what is told of them live (docs/protocol.md).

Players are named by their number in the tournament. Numbers of rounds and tables begin with 0. Nothing of a game is
told before the whole game is over.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from undermine.protocol.http import Name, Options, Request

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""By which a request is known that is sent twice: it is carried out once."""
PlayerNumber = Annotated[str, Meta(min_length=1, max_length=6, pattern=r"^[0-9]+$(?!\n)")]
Nuggets = Annotated[int, Meta(ge=0, le=999)]
Stage = Literal["round", "semifinal", "final", "over"]
Attendance = Literal["playing", "absent", "withdrawn"]


class TournamentFormat(Request):
    """Rounds at tables of `fewest` to `most`, then semifinals and a final of the best; 0: there is none."""

    fewest: Annotated[int, Meta(ge=2, le=12)] = 5
    most: Annotated[int, Meta(ge=2, le=12)] = 7
    rounds: Annotated[int, Meta(ge=1, le=20)] = 4
    semifinal: Annotated[int, Meta(ge=0, le=60)] = 0
    final: Annotated[int, Meta(ge=0, le=12)] = 6


class NewTournament(Request):
    """A tournament; `organiser` is the asker's own name, `onsite`: all tables are played with real cards."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    organiser: Name
    rules: Annotated[str, Meta(min_length=1, max_length=200)] = "tournament"
    format: TournamentFormat = field(default_factory=TournamentFormat)
    onsite: bool = False
    options: Options = field(default_factory=Options)


class RegisterPlayer(Request):
    """Take part, by this name."""

    id: Id
    name: Name


class TypeInPlayers(Request):
    """The organiser registers people."""

    id: Id
    names: Annotated[list[Name], Meta(min_length=1, max_length=200)]


class ClaimPlayer(Request):
    """Be, with this device, the player whose key this is."""

    key: Annotated[str, Meta(max_length=64)]


class SetAttendance(Request):
    """The organiser says of a player, or a player of themselves: withdrawn, back, absent from the next round or not."""

    id: Id
    player: PlayerNumber
    attendance: Attendance


class TournamentCommand(Request):
    """The organiser pairs the next round, or closes the tournament."""

    id: Id


class BeginRound(Request):
    """The organiser lets the round begin; these tables are played with real cards."""

    id: Id
    by_hand: Annotated[list[Annotated[int, Meta(ge=0, le=999)]], Meta(max_length=200)] = field(
        default_factory=list
    )


class GiveResult(Request):
    """Everybody's gold at a table, in the order in which its players are listed."""

    id: Id
    round: Annotated[int, Meta(ge=0, le=99)]
    table: Annotated[int, Meta(ge=0, le=999)]
    gold: Annotated[list[Nuggets], Meta(max_length=12)]


class TournamentPlayer(Struct):
    """Somebody who takes part, or did."""

    player: str
    name: str
    attendance: Attendance


class TournamentTable(Struct):
    """A table of a round: its players, and their gold once the game is over.

    `by_hand`: it is played with real cards. `code` is that of a table that everybody may watch.
    """

    players: list[str]
    gold: list[int] | None
    by_hand: bool
    code: str | None = None


class TournamentRound(Struct):
    """A round, or one that is paired and has not begun."""

    stage: Stage
    begun: bool
    tables: list[TournamentTable]
    byes: list[str]


class TournamentStanding(Struct):
    """What somebody has achieved in the rounds; what comes first breaks ties of what stands before it."""

    player: str
    points: float
    gold: int
    opponents: float
    firsts: int
    played: int
    byes: int


class TournamentShown(Struct, tag="tournament", tag_field="type"):
    """A tournament as everybody with its code may see it. `version` is how much has happened.

    `stage` is what is played, or else paired next. `standings` are those of the rounds, the best first; `ranking` also
    counts semifinals and final.
    """

    version: int
    code: str
    name: str
    rules: str
    format: TournamentFormat
    onsite: bool
    stage: Stage
    players: list[TournamentPlayer]
    rounds: list[TournamentRound]
    standings: list[TournamentStanding]
    ranking: list[str]


class Organising(Struct):
    """What only the organiser may know: players' keys, who has no device here, and the tables of the last round."""

    keys: dict[str, str]
    without_device: list[str]
    codes: list[str]


class OwnTournament(Struct):
    """A tournament, which player the asker is, and the code of their table if it is played on this server."""

    tournament: TournamentShown
    you: str | None
    table: str | None
    organising: Organising | None


class ListedTournament(Struct):
    """A tournament that the asker organises or takes part in."""

    code: str
    name: str
    organiser: bool


class OwnTournaments(Struct):
    """The asker's tournaments, the latest first."""

    tournaments: list[ListedTournament]
