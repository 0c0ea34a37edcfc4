"""A person's games summed up: one game as a line of their history, and all of them as figures."""

from collections import Counter
from collections.abc import Iterable

from undermine.protocol import history
from undermine.server.store.games import GameRow
from undermine.server.store.results import Result


def played(game: GameRow, ended: int, person: str, results: list[Result]) -> history.GamePlayed:
    """Return a finished game as its player sees it in their history; without results if its log is damaged."""
    seats = [
        history.SeatResult(
            seat.name, seat.bot, result.score, result.won, [past.role for past in result.rounds]
        )
        for seat, result in zip(game.seats, results, strict=False)
    ]
    return history.GamePlayed(game.code, game.rules, ended, game.seat_of(person) or 0, seats)


def summed_up(results: Iterable[tuple[str, Result]]) -> history.Statistics:
    """Sum up results of games by their rules."""
    by_rules: dict[str, list[Result]] = {}
    for rules, result in results:
        by_rules.setdefault(rules, []).append(result)
    summed = sorted([_of_rules(rules, own) for rules, own in by_rules.items()], key=_most_played)
    return history.Statistics(sum(own.games for own in summed), sum(own.wins for own in summed), summed)


def _most_played(summed: history.RulesStatistics) -> tuple[int, str]:
    return -summed.games, summed.rules


def _of_rules(rules: str, results: list[Result]) -> history.RulesStatistics:
    scores = [result.score for result in results]
    rounds = [past for result in results for past in result.rounds]
    had = Counter(past.role for past in rounds)
    won = Counter(past.role for past in rounds if past.won)
    roles = [history.RoleStatistics(role, had[role], won[role]) for role in sorted(had)]
    wins = sum(result.won for result in results)
    return history.RulesStatistics(rules, len(results), wins, sum(scores), max(scores), roles)
