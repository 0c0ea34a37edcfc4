"""A match: one game of given bots, watched by those who want to count something."""

from collections.abc import Callable, Sequence

from undermine.api.actions import Action as PublicAction
from undermine.api.actions import Options
from undermine.api.games import Game, Played, composed
from undermine.api.views import View
from undermine.bots.contract import Bot, Budget, decide
from undermine.bots.loader import Hired, hire, own_maker, short_name
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.play import apply, start
from undermine.engine.kernel.records import read_seed
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Ask, Event, Table
from undermine.engine.kernel.views import view

MOST_DECISIONS = 6_000
"""More than any game can have: twelve players, three rounds, every card passed, questions about every turn."""
MOST_ROUNDS = 99
"""More than any game has."""


class EndlessError(AssertionError):
    """A game did not end; the message says after how many decisions we stopped."""


class Watcher:
    """Somebody who watches a match from above the table. Every method may be left out."""

    def began(self, table: Table) -> None:
        """The first round has been dealt."""

    def asked(self, table: Table, seat: int) -> None:
        """A seat is about to answer; the watcher may try things, but must leave the table as it is."""

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:
        """A seat has answered, and this is what happened."""

    def ended(self, table: Table) -> None:
        """The game is over."""


def awaited_seat(table: Table, ask: Ask) -> int:
    """Return the first seat whose answer is still to come."""
    return next(seat for seat in range(table.seats) if ask.awaits(table, seat))


def play_match(
    ruleset: Ruleset, bots: Sequence[Bot], seed: bytes, watchers: Sequence[Watcher], rounds: int = MOST_ROUNDS
) -> Table:
    """Play one game, or a number of rounds of it, and return the table. A bot gets its seat's view, no more."""
    table = start(ruleset, len(bots), seed)
    decisions = 0
    for watcher in watchers:
        watcher.began(table)
    while (ask := table.ask()) is not None and table.round <= rounds:
        seat = awaited_seat(table, ask)
        for watcher in watchers:
            watcher.asked(table, seat)
        action = decide(bots[seat], view(table, seat)).engine
        events = apply(table, seat, action)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise EndlessError(f"the game did not end within {MOST_DECISIONS} decisions")
        for watcher in watchers:
            watcher.moved(table, seat, action, events)
    for watcher in watchers:
        watcher.ended(table)
    return table


class _MoveList(Watcher):
    """Keeps all moves of a match."""

    def __init__(self) -> None:
        self.moves: list[Played] = []

    def moved(self, table: Table, seat: int, action: Action, events: Sequence[Event]) -> None:  # noqa: ARG002
        self.moves.append((seat, action))


Player = str | type[Bot] | Callable[[View, Options], PublicAction]
"""What can be named as a bot."""


def play(
    rules: str, bots: Sequence[Player], seed: int | str = 0, iterations: int = Budget().iterations
) -> Game:
    """Let bots play a whole game and return it: `play("base", ["master", MyBot, "random"], seed=7).scores`.

    A bot is a name (`master`, `master@200`, `mybot.py:MyBot`), a class made from `Bot`, or a function of view and
    options. The same seed gives the same game.
    """
    written = str(seed)
    seated = [
        hired(bot, iterations).at(seat, seed_bytes(f"{written}/seat {seat}")) for seat, bot in enumerate(bots)
    ]
    kept = _MoveList()
    table = play_match(composed(rules), seated, read_seed(written), [kept])
    names = _told_apart([player_name(bot) for bot in bots])
    return Game(rules, len(bots), written, names, table, kept.moves)


def hired(bot: Player, iterations: int) -> Hired:
    """Return a bot, however it was named, ready to be seated."""
    if isinstance(bot, str):
        return hire(bot, iterations)
    return Hired(player_name(bot), own_maker(player_name(bot), bot), Budget(iterations))


def player_name(bot: Player) -> str:
    """Return what a bot is called at the table."""
    return short_name(bot) if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def _told_apart(names: list[str]) -> list[str]:
    """Number the players of one name by their seats."""
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
