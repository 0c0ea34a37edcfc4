"""What the HTTP interface takes and gives about ratings (docs/protocol.md).

A rating is a number around 1500; `doubt` is how far off it may well be. Lists are sorted by rating less doubt.
Skills are `miner`, `saboteur` and `alone`. Nothing here is known before the whole game is over.
"""

from msgspec import Struct

from undermine.protocol.http import Request


class ShowProfile(Request):
    """Whether others may see the asker on leaderboards and on a page of their own, by the name of their account."""

    public: bool


class RatedRound(Struct):
    """Why a rating changed: the dwarf of a round, the place of its side among the sides, its chance to be first."""

    dwarf: str
    place: int
    sides: int
    expected: float


class RatingChange(Struct):
    """What a game did to one rating."""

    skill: str
    before: int
    after: int
    doubt: int
    rounds: list[RatedRound]


class SeatRatings(Struct):
    """What a game did to the ratings of a seat."""

    seat: int
    name: str
    bot: str | None
    changes: list[RatingChange]


class GameRatings(Struct):
    """What a rated game did to everybody's ratings."""

    season: str
    seats: list[SeatRatings]


class SkillRating(Struct):
    """A rating, and how many games of the season it comes from; it is listed from 25 games on."""

    skill: str
    rating: int
    doubt: int
    games: int


class RatedMoment(Struct):
    """A rating after a game; `at` is in milliseconds since 1970."""

    at: int
    skill: str
    rating: int


class Profile(Struct):
    """What somebody's rated games of a season came to."""

    name: str
    season: str
    ratings: list[SkillRating]
    course: list[RatedMoment]


class OwnRatings(Struct):
    """The asker's ratings, and whether others may see them; only who has an account can be seen."""

    profile: Profile
    public: bool


class Leader(Struct):
    """A line of a leaderboard: a person by the name of their account, or a bot by its level."""

    name: str
    bot: str | None
    rating: int
    doubt: int
    games: int


class Leaderboard(Struct):
    """The best of a season in one skill, the best first; `seasons` are those there are, the latest first."""

    season: str
    skill: str
    fewest_games: int
    leaders: list[Leader]
    seasons: list[str]
