"""Rating finished games, in one order for all servers; and learning everything again from the log.

Everything here runs in one transaction, in which no other game is rated.
"""

from sqlalchemy import Connection

from undermine.server.history.results import results_from_log
from undermine.server.people import lobby
from undermine.server.ratings.model import Book, Handicap, Rating, RoundToRate, SeatRated, rate_round
from undermine.server.ratings.seasons import season_at
from undermine.server.ratings.skills import part_of
from undermine.server.store import ratings as store
from undermine.server.store import results as result_store
from undermine.server.store.ratings import (
    BOT_PREFIX,
    ChangeRow,
    HandicapRow,
    RatedGame,
    RatedRound,
    RatingRow,
)
from undermine.server.store.results import Result


def rate_game(connection: Connection, code: str, found: list[Result]) -> bool:
    """Let all ratings learn from a finished game; False if they have already.

    A game whose log is damaged came to nothing: nobody learns from it, and it is not looked at again.
    """
    game = lobby.table(connection, code)
    number = store.next_number(connection)
    if store.is_rated(connection, game.id):
        return False
    ended = store.ended_at(connection, game.id)
    players = [seat.person or f"{BOT_PREFIX}{seat.bot}" for seat in game.seats]
    rated = RatedGame(game.id, season_at(ended), ended, game.rules, players, found)
    store.add_rated_game(connection, number, rated)
    result_store.add_results(connection, game.id, found)
    learn(connection, rated)
    return True


def rebuild(connection: Connection, replayed: dict[str, list[Result]]) -> int:
    """Learn everything again from what games came to, by id, in the order in which it was learnt; return from how many.

    Games that were rated since they were replayed are taken as they were kept.
    """
    store.forget_all(connection)
    games = store.rated_in_order(connection)
    for rated in games:
        learn(connection, rated._replace(results=replayed.get(rated.game, rated.results)))
    return len(games)


def replayed(connection: Connection, rated: RatedGame) -> list[Result]:
    """Replay a rated game and return what it came to; as it was kept if the log is forgotten or of other rules."""
    code = store.code_of(connection, rated.game)
    game = None if code is None else lobby.table(connection, code)
    if game is None or game.has_other_rules():
        return rated.results
    return results_from_log(connection, game)


def learn(connection: Connection, game: RatedGame) -> None:
    """Change ratings and handicaps by what a game came to, round by round, and note why."""
    book, played_before = _opened(connection, game)
    rated: list[SeatRated] = []
    for played in _rounds(game.rules, game.results):
        rated += rate_round(book, game.rules, game.players, played)
    for player, skill in sorted({(game.players[one.seat], one.skill) for one in rated}):
        games = played_before.get((player, skill), 0) + 1
        rating = book.player(player, skill)
        store.put_rating(connection, RatingRow(game.season, player, skill, *rating, games))
    for handicap, rating in book.handicaps.items():
        store.put_handicap(connection, HandicapRow(*handicap, *rating))
    for change in _changes(game, rated):
        store.add_change(connection, change)


def _opened(connection: Connection, game: RatedGame) -> tuple[Book, dict[tuple[str, str], int]]:
    """Return what is believed before a game, and how many games of the season each rating comes from."""
    book, played = Book(), {}
    for row in store.ratings_of(connection, set(game.players), game.season):
        key, rating = (row.player, row.skill), Rating(row.mu, row.sigma)
        if key not in book.players:
            book.players[key] = rating if row.season == game.season else rating.in_a_new_season()
            played[key] = row.games if row.season == game.season else 0
    for side in store.handicaps_of(connection, game.rules, len(game.players)):
        book.handicaps[Handicap(side.rules, side.players, side.side)] = Rating(side.mu, side.sigma)
    return book, played


def _rounds(rules: str, found: list[Result]) -> list[RoundToRate]:
    """Return the rounds of a game, of which each seat's result has its own part."""
    by_round = zip(*[result.rounds for result in found], strict=True) if found else []
    return [
        RoundToRate(
            [seat.role for seat in seats],
            [part_of(rules, seat.role) for seat in seats],
            [seat.won for seat in seats],
            [seat.gained for seat in seats],
        )
        for seats in by_round
    ]


def _changes(game: RatedGame, rated: list[SeatRated]) -> list[ChangeRow]:
    """Return what a game did to each rating of each seat: from the first of its rounds to the last."""
    by_seat: dict[tuple[int, str], list[SeatRated]] = {}
    for one in rated:
        by_seat.setdefault((one.seat, one.skill), []).append(one)
    return [
        ChangeRow(
            game.game,
            seat,
            skill,
            game.players[seat],
            game.season,
            *ones[0].before,
            *ones[-1].after,
            [RatedRound(one.dwarf, one.place, one.sides, one.expected) for one in ones],
        )
        for (seat, skill), ones in by_seat.items()
    ]
