"""Does a module keep the rules of the house? It loses no card, does only what it offers, and has words for all."""

from dataclasses import dataclass
from random import Random

from undermine.api.games import Record
from undermine.engine.games import FOUNDATIONS, box_of, optional_modules
from undermine.engine.kernel.records import read_record
from undermine.engine.kernel.rulesets import Ruleset
from undermine.locale.catalogue import LANGUAGES, has_text
from undermine.sim.match import play
from undermine.sim.plan import composed, find_rules
from undermine.testing.census import Census, expected_census
from undermine.testing.errors import ConformanceError
from undermine.testing.long_runs import MixturePlan, soak_games
from undermine.testing.mixtures import go_together, mixture

REPLAYED_GAMES = 3
MESSAGES = {"verbs": "verb", "asks": "ask", "events": "event", "refusals": "refusal"}
"""What the words of each kind of thing begin with in the catalogues."""


@dataclass
class ModuleReport:
    """What was played: games, in how many mixtures, and what the module could do but never did, by kind."""

    games: int
    mixtures: int
    never_occurred: dict[str, list[str]]


@dataclass(frozen=True)
class ModulePlan(MixturePlan):
    """Random mixtures that all have one module."""

    module: str = ""

    def ruleset(self, game: int) -> Ruleset:
        """Return the rules of a game: now the module alone, now with others that go with it."""
        chance = Random(f"{self.seed}/{game}/mixture")  # noqa: S311 - it only has to be the same every time
        foundation = chance.choice(foundations_of(self.module))
        others = [name for name in box_of(foundation).optional() if chance.random() < 0.3]
        return find_rules(mixture(f"{foundation}+{self.module}", chance.sample(others, len(others))))


def check_module(module: str, games: int = 60, seed: int | str = 0) -> ModuleReport:
    """Play games with a module and raise `ConformanceError` if it breaks something.

    Quick bots play it alone and in random mixtures. No card and no gold may get lost, nothing may be done that is not
    offered, every game must end, a record must replay to the same end, and everything that the module adds must have
    words in every language. What could occur by its source but never did is reported.
    """
    if module not in optional_modules():
        raise ConformanceError(
            f"there is no module '{module}' in a box; there are: {', '.join(optional_modules())}"
        )
    _check_words(module)
    _check_records(module, seed)
    try:
        found = soak_games(ModulePlan((), str(seed), module=module), range(games))
    except Exception as error:
        notes = " ".join(getattr(error, "__notes__", ()))
        raise ConformanceError(f"with the module '{module}': {error} {notes}".strip()) from error
    return ModuleReport(games, len(found.mixtures), found.census.missing(added_by(module)))


def foundations_of(module: str) -> list[str]:
    """Return the foundations that a module can be added to."""
    return [name for name in FOUNDATIONS if go_together(f"{name}+{module}")]


def added_by(module: str) -> Census:
    """Return what can occur with a module that cannot without it."""
    foundation = foundations_of(module)[0]
    within = expected_census([composed(f"{foundation}+{module}")])
    without = expected_census([composed(foundation)])
    return Census(**{kind: counter - getattr(without, kind) for kind, counter in vars(within).items()})


def _check_words(module: str) -> None:
    messages = [f"module-{module}", f"module-{module}-about"]
    for kind, counter in vars(added_by(module)).items():
        messages.extend([f"{MESSAGES[kind]}-{name}" for name in counter])
    missing = [
        f"{message} ({lang})" for lang in LANGUAGES for message in messages if not has_text(lang, message)
    ]
    if missing:
        raise ConformanceError(f"the module '{module}' lacks words: {', '.join(missing)}")


def _check_records(module: str, seed: int | str) -> None:
    """Play games and replay their records from their written form."""
    for number in range(REPLAYED_GAMES):
        foundation = foundations_of(module)[number % len(foundations_of(module))]
        rules = f"{foundation}+{module}"
        game = play(rules, ["digger"] * int(find_rules(rules).fewest), seed=f"{seed}/{number}")
        replayed = Record(read_record(game.record.engine.to_json())).replay()
        if (replayed.scores, replayed.winners) != (game.scores, game.winners):
            raise ConformanceError(
                f"the record of a game of {rules} (seed {game.seed}) replays to another end"
            )
