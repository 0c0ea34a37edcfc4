"""Ratings by OpenSkill (Plackett-Luce), round by round; pure: what is believed goes in and is changed.

A side is as strong as its members together, and has one member more, whom nobody plays: what these rules, with this
number of players, do for a side of this size. It learns like everybody else, so that an unbalanced side neither raises
nor lowers those who are dealt it. All skills are counted from 0, an average player's; a larger side is therefore not
stronger by itself.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from undermine.server.ratings.skills import ALONE, Part

FIRST_MU: Final = 0.0
FIRST_SIGMA: Final = 25 / 3
FIRST_HANDICAP_SIGMA: Final = 1.5 * FIRST_SIGMA
"""Rules are learnt faster than people, since every game says something of them; much more would overshoot."""
SEASON_SIGMA: Final = FIRST_SIGMA / 2
"""How unsure at least a rating from an earlier season is."""

MODEL: Final = PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA)


class Rating(NamedTuple):
    """What is believed of somebody's skill: a mean, and how unsure it is."""

    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA

    def in_a_new_season(self) -> "Rating":
        """Return what is left of a rating when a season begins: the mean, but less certain."""
        return Rating(self.mu, max(self.sigma, SEASON_SIGMA))


class Handicap(NamedTuple):
    """Whom nobody plays: what rules with this number of players do for a side of this size."""

    rules: str
    players: int
    side: str


@dataclass
class Book:
    """What is believed of those who take part in a game, by player and skill, and of its sides."""

    players: dict[tuple[str, str], Rating] = field(default_factory=dict)
    handicaps: dict[Handicap, Rating] = field(default_factory=dict)

    def player(self, name: str, skill: str) -> Rating:
        return self.players.get((name, skill), Rating())

    def handicap(self, handicap: Handicap) -> Rating:
        return self.handicaps.get(handicap, Rating(FIRST_MU, FIRST_HANDICAP_SIGMA))


@dataclass(frozen=True)
class RoundToRate:
    """How a round ended for every seat: its dwarf, what that is, whether it won, and the gold or points it brought."""

    dwarfs: Sequence[str]
    parts: Sequence[Part]
    won: Sequence[bool]
    gained: Sequence[int]


class SeatRated(NamedTuple):
    """What a round did to a seat's rating, and why: its side's place among the sides, and its chance to be first."""

    seat: int
    skill: str
    dwarf: str
    before: Rating
    after: Rating
    place: int
    sides: int
    expected: float


@dataclass(frozen=True)
class _Side:
    """A side of a round: its seats, and what it achieved."""

    seats: tuple[int, ...]
    handicap: Handicap
    score: float


def rate_round(book: Book, rules: str, players: Sequence[str], played: RoundToRate) -> list[SeatRated]:
    """Change the book by how a round ended; nothing changes if everybody was on one side."""
    sides = _sides(rules, played)
    if len(sides) < 2:
        return []
    teams = [
        [*_members(book, players, played, side), _openskill(book.handicap(side.handicap))] for side in sides
    ]
    places = [1 + sum(other.score > side.score for other in sides) for side in sides]
    chances = MODEL.predict_win(teams)
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    rated = [
        SeatRated(
            seat,
            played.parts[seat].skill,
            played.dwarfs[seat],
            book.player(players[seat], played.parts[seat].skill),
            Rating(team[at].mu, team[at].sigma),
            place,
            len(sides),
            chance,
        )
        for side, team, place, chance in zip(sides, after, places, chances, strict=True)
        for at, seat in enumerate(side.seats)
    ]
    for side, team in zip(sides, after, strict=True):
        book.handicaps[side.handicap] = Rating(team[-1].mu, team[-1].sigma)
    return _noted(book, players, rated)


def _noted(book: Book, players: Sequence[str], rated: list[SeatRated]) -> list[SeatRated]:
    """Put new ratings into the book; a bot that sits on several seats learns their average."""
    seats: dict[tuple[str, str], list[SeatRated]] = {}
    for one in rated:
        seats.setdefault((players[one.seat], one.skill), []).append(one)
    for key, ones in seats.items():
        book.players[key] = Rating(
            fmean(one.after.mu for one in ones), fmean(one.after.sigma for one in ones)
        )
    noted = [one._replace(after=book.players[players[one.seat], one.skill]) for one in rated]
    return sorted(noted, key=lambda one: one.seat)


def _sides(rules: str, played: RoundToRate) -> list[_Side]:
    """Return the sides of a round in the order of their first seats; who plays alone is one alone.

    Where somebody plays alone, sides are compared by what the round brought a member on the average, else by who won.
    """
    seats: dict[str, list[int]] = {}
    for seat, part in enumerate(played.parts):
        seats.setdefault(part.side or f"alone {seat}", []).append(seat)
    by_gain = any(part.skill == ALONE for part in played.parts)
    return [
        _Side(
            tuple(own),
            Handicap(rules, len(played.parts), _side_name(played, own)),
            fmean(played.gained[seat] for seat in own) if by_gain else float(any(played.won[s] for s in own)),
        )
        for own in seats.values()
    ]


def _side_name(played: RoundToRate, seats: Sequence[int]) -> str:
    """Return how handicaps know a side: `saboteur 2`, or the dwarf of somebody alone."""
    first = seats[0]
    return f"{played.parts[first].side} {len(seats)}" if played.parts[first].side else played.dwarfs[first]


def _members(
    book: Book, players: Sequence[str], played: RoundToRate, side: _Side
) -> Iterable[PlackettLuceRating]:
    return [_openskill(book.player(players[seat], played.parts[seat].skill)) for seat in side.seats]


def _openskill(rating: Rating) -> PlackettLuceRating:
    return MODEL.rating(mu=rating.mu, sigma=rating.sigma)
