"""Does a bot keep the contract? It answers with an option, needs no memory for that, and makes sensible claims."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from undermine.api.actions import Action
from undermine.api.games import Game
from undermine.api.views import View
from undermine.bots.contract import Bot, Budget
from undermine.bots.random_bot import RandomBot
from undermine.engine.kernel.rng import seed_bytes
from undermine.errors import UserError
from undermine.sim.match import MOST_DECISIONS, Player, hired, player_name
from undermine.sim.plan import find_rules
from undermine.sim.stopwatch import TimedBot, time_figures
from undermine.testing.errors import ConformanceError

RULES = ("base", "saboteur2", "lost-mines")
FRESH_EVERY = 8
"""Decisions from one comparison with a bot made afresh to the next."""
CLAIMS = ("looked", "trust", "suspect", "repair-me")


@dataclass
class BotReport:
    """What a bot did: games and decisions, claims by kind, and its own CPU time for a decision in milliseconds."""

    games: int = 0
    decisions: int = 0
    claims: Counter[str] = field(default_factory=Counter)
    times: dict[str, float] = field(default_factory=dict)


def check_bot(
    bot: Player,
    rules: Sequence[str] = RULES,
    games: int = 2,
    seed: int | str = 0,
    iterations: int = Budget().iterations,
) -> BotReport:
    """Let a bot play and raise `ConformanceError` if it breaks the contract.

    For each of the rules it plays `games` games with the fewest and with the most players, on every other seat, against
    random bots. A bot is a name, a class made from `Bot`, or a function of view and options.
    """
    report = BotReport()
    times: Counter[int] = Counter()
    for name in rules:
        for players in _player_counts(name):
            for game in range(games):
                check = _Check(bot, Game(name, players, f"{seed}/{game}"), iterations, report, times)
                check.play()
                report.games += 1
    report.times = time_figures(times)
    return report


def _player_counts(rules: str) -> list[int]:
    ruleset = find_rules(rules)
    return [int(ruleset.fewest), int(ruleset.most)]


class _Check:
    """One game in which a bot is watched."""

    def __init__(
        self, bot: Player, game: Game, iterations: int, report: BotReport, times: Counter[int]
    ) -> None:
        self.bot = bot
        self.game = game
        self.iterations = iterations
        self.report = report
        self.times = times
        self.watched = {seat: self._made(seat) for seat in range(0, game.players, 2)}
        self.others = RandomBot(0, seed_bytes("others"), Budget(iterations))

    def _made(self, seat: int) -> Bot:
        return hired(self.bot, self.iterations).at(seat, seed_bytes(f"seat {seat}"))

    def play(self) -> None:
        for _ in range(MOST_DECISIONS):
            if self.game.over:
                return
            seat = self.game.asked[0]
            view = self.game.view(seat)
            self.game.play(self._answer(seat, view), seat)
        raise ConformanceError(f"the game did not end within {MOST_DECISIONS} decisions{self._where()}")

    def _answer(self, seat: int, view: View) -> Action:
        bot = self.watched.get(seat)
        if bot is None:
            return self.others.decide(view)
        self.report.decisions += 1
        answer = self._chosen(bot, view)
        if self.report.decisions % FRESH_EVERY == 0:
            self._compare(answer, self._chosen(self._made(seat), view))
        self._listen(bot, view)
        return answer

    def _chosen(self, bot: Bot, view: View) -> Action:
        """Return the bot's answer, if it is one of the options."""
        try:
            answer = TimedBot(bot, self.times).decide(view)
        except UserError as error:  # what it did is in the sentence
            raise ConformanceError(f"{error}{self._where()}") from error
        except Exception as error:
            raise ConformanceError(f"{self._name()} raised {error!r}{self._where()}") from error
        if answer not in list(view.options):
            raise ConformanceError(
                f"{self._name()} answered {answer!r}, which was not among the options{self._where()}"
            )
        return answer

    def _compare(self, answer: Action, again: Action) -> None:
        if answer != again:
            raise ConformanceError(
                f"{self._name()} answered '{answer}', made afresh '{again}': chance must come from `self.rng`, and "
                f"what a bot remembers may not change its answer{self._where()}"
            )

    def _listen(self, bot: Bot, view: View) -> None:
        claim = bot.speak(view)
        if claim is None:
            return
        if claim.kind not in CLAIMS or claim.seat != bot.seat:
            raise ConformanceError(
                f"{self._name()} said {claim!r}: it may claim {', '.join(CLAIMS)}, for its own seat{self._where()}"
            )
        self.report.claims[claim.kind] += 1

    def _name(self) -> str:
        return player_name(self.bot)

    def _where(self) -> str:
        """Return where this can be seen again: the game, and the position as a scenario."""
        game = self.game
        told = f" ({game.rules}, {game.players} players, seed {game.seed}, move {len(game.moves) + 1})"
        return f"{told}\n\n{game.scenario()}"
