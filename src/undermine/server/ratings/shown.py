"""Ratings as people see them: numbers around 1500, with how far off they may be."""

from sqlalchemy import Connection

from undermine.protocol import ratings as told
from undermine.server.errors import RequestError
from undermine.server.history.records import refuse_unfinished
from undermine.server.people import accounts, lobby
from undermine.server.ratings.seasons import season_at, season_name, seasons_before
from undermine.server.ratings.skills import SKILLS
from undermine.server.store import people
from undermine.server.store import ratings as store
from undermine.server.store.accounts import account_of

AVERAGE = 1500
POINTS_PER_MU = 40
DOUBT_SIGMAS = 2
FEWEST_GAMES = 25
"""Games of a season in which somebody had a skill before they are listed with it."""
MOST_LEADERS = 100
MOST_SEASONS = 12


def points(mu: float) -> int:
    return round(AVERAGE + POINTS_PER_MU * mu)


def doubt(sigma: float) -> int:
    return round(POINTS_PER_MU * DOUBT_SIGMAS * sigma)


def game_ratings(connection: Connection, code: str) -> told.GameRatings:
    """Return what a rated game did to everybody's ratings; refuse one that is not over, or not rated."""
    game = lobby.table(connection, code)
    refuse_unfinished(game)
    season = store.season_of(connection, game.id)
    if season is None:
        raise RequestError("not-rated", "This game is not rated.", 404)
    changes = store.changes_of(connection, game.id)
    return told.GameRatings(
        season_name(season),
        [
            told.SeatRatings(
                seat.seat, seat.name, seat.bot, [_change(row) for row in changes if row.seat == seat.seat]
            )
            for seat in game.seats
        ],
    )


def _change(row: store.ChangeRow) -> told.RatingChange:
    rounds = [told.RatedRound(past.dwarf, past.place, past.sides, past.expected) for past in row.rounds]
    return told.RatingChange(row.skill, points(row.mu_before), points(row.mu), doubt(row.sigma), rounds)


def leaderboard(connection: Connection, skill: str, season: str, now: int) -> told.Leaderboard:
    """Return the best of a season, by default the present one, in one skill."""
    seasons = {season_name(number): number for number in seasons_before(season_at(now), MOST_SEASONS)}
    if skill not in SKILLS or (season and season not in seasons):
        raise RequestError("no-such-leaderboard", f"Skills are {', '.join(SKILLS)}.", 404)
    wanted = season or season_name(season_at(now))
    rows = store.leaders(connection, seasons[wanted], skill, FEWEST_GAMES, MOST_LEADERS)
    listed = [told.Leader(row.name, row.bot, points(row.mu), doubt(row.sigma), row.games) for row in rows]
    return told.Leaderboard(wanted, skill, FEWEST_GAMES, listed, list(seasons))


def own_ratings(connection: Connection, person: str, now: int) -> told.OwnRatings:
    """Return a person's ratings of this season, for themselves."""
    name = account_of(connection, person) or people.name_of(connection, person)
    return told.OwnRatings(_profile(connection, person, name, now), store.is_shown(connection, person))


def public_profile(connection: Connection, name: str, now: int) -> told.Profile:
    """Return the ratings of somebody who wants to be seen; others cannot be told from those who do not exist."""
    account = accounts.find(connection, name)
    if account is None or not store.is_shown(connection, account.person):
        raise RequestError("no-such-player", "Nobody with this name wants to be seen.", 404)
    return _profile(connection, account.person, account.name, now)


def set_public(connection: Connection, person: str, public: bool, now: int) -> None:
    """Let others see a person's ratings, or not any more."""
    if not public:
        store.hide_profile(connection, person)
        return
    accounts.of_person(connection, person)  # without an account there is no name that is theirs alone
    store.show_profile(connection, person, now)


def _profile(connection: Connection, person: str, name: str, now: int) -> told.Profile:
    season = season_at(now)
    present = [row for row in store.ratings_of(connection, [person], season) if row.season == season]
    ratings = [
        told.SkillRating(row.skill, points(row.mu), doubt(row.sigma), row.games)
        for skill in SKILLS
        for row in present
        if row.skill == skill
    ]
    course = [
        told.RatedMoment(at, skill, points(mu))
        for at, skill, mu in store.course_of(connection, person, season)
    ]
    return told.Profile(name, season_name(season), ratings, course)
