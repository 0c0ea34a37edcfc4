"""Fits how miners and saboteurs of all kinds play (`bots/likelihoods.json`) on simulated games.

    python -m undermine.training.likelihoods --games 300 --seed habits --output src/undermine/bots/likelihoods.json

plays that many games, at tables where all kinds of players are mixed, counts what every kind did in every role under
which circumstances, and writes the file. How much all of it counts (`temper`), how often anybody does anything
(`noise`) and how many always do (`uniform`) is what makes a watcher's beliefs likeliest true in further games of each
kind that acts by its role, without the model of that kind: so it fits players whom nobody has met. `--also
mybot.py:MyBot` names further kinds.
"""

import argparse
import json
import re
from collections import Counter
from functools import partial
from itertools import product
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from undermine.bots.loader import hire, short_name
from undermine.bots.lost_mines import beliefs as lost_mines
from undermine.bots.lost_mines.beliefs import LOST_MINES, ROLES
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.likelihoods import CHANCE, PLAIN, Likelihoods, likelihoods_from
from undermine.bots.saboteur.beliefs.observed_actions import Round, telling_aims
from undermine.bots.saboteur.pages import all_pages
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.routes import JoiningPatterns
from undermine.errors import UserError
from undermine.sim.batch import Spreader, spread
from undermine.sim.observing import Position, observed_rounds
from undermine.sim.outputs import check_output, written_beside
from undermine.sim.plan import Plan, check_games, check_seed
from undermine.sim.spreading import Place, spreading
from undermine.training.players import EXTREMES, Liar, named

Setting = tuple[float, float, float]
"""Temper, noise, and the weight of those who do anything."""

SABOTEUR: Final = "saboteur"
MARK: Final = b"python -m undermine.training.likelihoods"
"""What stands near the beginning of a file of likelihoods."""
PLAYERS: Final[dict[str, tuple[int, ...]]] = {
    PLAIN: (5, 3, 7, 10),
    **{page.clues.likelihoods: (6,) for page in all_pages() if page.clues.likelihoods},
    LOST_MINES: (5,),
}
"""How many play, by turns: the base game, the pages with likelihoods of their own, the other game."""
LEVELS: Final = ("apprentice", "novice", "master", "digger", CHANCE)
KINDS: Final = (*LEVELS, *[named(player) for player in EXTREMES if player is not Liar])
"""Who plays; a liar does what an apprentice does."""
EVERYBODY: Final = "everybody"
"""The one kind of player that The Lost Mines have."""
TOGETHER: Final = 0.5
"""How likely all players of a table are taken to be of one kind; at mixed tables that costs next to nothing."""
SMOOTHING: Final = 8.0
"""This many actions that all kinds and roles do alike are added to those that were seen: what is rare says little."""
SETTINGS: Final = tuple(product((0.4, 0.6, 0.8, 1.0), (0.02, 0.08), (0.02, 0.1)))
"""The tempers, noises and weights of the uniform kind that are tried."""
MOMENTS: Final = 4
"""Moments of a round, evenly spread, at which beliefs are compared with the truth."""
TRIED: Final = 10
"""One game of that many is played to choose the setting, by each kind of players among themselves."""


class Counts:
    """What was done, by kind of player, circumstances, word and role; targets by word and role; possible targets."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.observed: Counter[tuple[str, str, str, str]] = Counter()
        self.aims: Counter[tuple[str, str, str]] = Counter()

    def add(self, other: "Counts") -> None:
        """Add what was seen elsewhere."""
        self.observed += other.observed
        self.aims += other.aims


def plans(game: str, games: int, seed: str, kinds: tuple[str, ...]) -> list[Plan]:
    """Return the games to be played, one by one, each with players drawn by lot."""
    lots = Random(f"{seed}/{game}")  # noqa: S311 - no secret
    found = []
    for number in range(games):
        players = PLAYERS[game][number % len(PLAYERS[game])]
        seated = tuple(lots.choices(kinds, k=players))
        found.append(Plan(game, players, 1, f"{seed}/{game}/{number}", seated))
    return found


def count_games(given: list[Plan], numbers: range) -> Counts:
    """Count what was done in some of the games."""
    counts = Counts()
    for plan in given[numbers.start : numbers.stop]:
        kinds = [short_name(name) for name in plan.line_up(0)]
        for positions in observed_rounds(plan, range(1)):
            count = count_lost_mines if plan.rules == LOST_MINES else count_round
            count(counts, positions[-1], kinds)
    return counts


def count_lost_mines(counts: Counts, position: Position, kinds: list[str]) -> None:  # noqa: ARG001 - all are one
    """Count the actions of a round of The Lost Mines."""
    for _, seat, word in lost_mines.observed(position.view.story()):
        counts.observed[EVERYBODY, "", word, position.dwarfs[seat].partition("-")[2]] += 1


def count_round(counts: Counts, position: Position, kinds: list[str]) -> None:
    """Count the actions of a round of Saboteur, judged by where the treasure really was."""
    view = cast("SaboteurView", position.view)
    round_ = Round(view, JoiningPatterns(view.ruleset.cards))
    cards = [*round_.dwarfs.held, *round_.dwarfs.unused]
    truth = zip(cards, [*position.dwarfs, *position.unused], strict=True)
    sides = {card: "saboteur" if dwarf == SABOTEUR else "miner" for card, dwarf in truth}
    treasures = [place.branch.at.get(position.treasure) == place.card for place in round_.places]
    for observed_action in round_.observed:
        circumstances, word = observed_action.judged[treasures.index(True)]
        side = sides[observed_action.dwarf]
        counts.observed[kinds[observed_action.seat], circumstances, word, side] += 1
        if observed_action.target >= 0 and word in telling_aims():
            counts.aims[word, side, f"at {sides[observed_action.target]}"] += 1
            for other in round_.dwarfs.held:
                if other != observed_action.dwarf:
                    counts.aims[word, side, f"could {sides[other]}"] += 1


def counted(given: list[Plan], workers: int, spreader: Spreader | None = None) -> Counts:
    """Play and count."""
    total = Counts()
    for _, counts in spread(partial(count_games, given), len(given), workers, spreader=spreader):
        total.add(counts)
    return total


def shares(counts: Counts, kind: str, roles: tuple[str, ...]) -> dict[str, dict[str, dict[str, float]]]:
    """Return how often a kind of player did each action in each role, of all it did under the same circumstances."""
    everybody: Counter[tuple[str, str]] = Counter()
    for (_, circumstances, word, _), number in counts.observed.items():
        everybody[circumstances, word] += number
    found: dict[str, dict[str, dict[str, float]]] = {}
    for circumstances in sorted({circumstances for circumstances, _ in everybody}):
        words = sorted(word for where, word in everybody if where == circumstances)
        everything = sum(everybody[circumstances, word] for word in words)
        totals = {
            role: sum(counts.observed[kind, circumstances, word, role] for word in words) for role in roles
        }
        found[circumstances] = {
            word: {
                role: round(
                    (
                        counts.observed[kind, circumstances, word, role]
                        + SMOOTHING * everybody[circumstances, word] / everything
                    )
                    / (totals[role] + SMOOTHING),
                    6,
                )
                for role in roles
            }
            for word in words
        }
    return found


def preferences(counts: Counts, word: str, side: str) -> float:
    """Return how much rather a side aims an observed action at a saboteur than at a miner."""
    rates = []
    for target in ("saboteur", "miner"):
        aimed, possible = counts.aims[word, side, f"at {target}"], counts.aims[word, side, f"could {target}"]
        rates.append((aimed + 1.0) / (possible + 4.0))
    return round(rates[0] / rates[1], 4)


def fit(
    game: str,
    games: int,
    seed: str,
    workers: int,
    kinds: tuple[str, ...],
    spreader: Spreader | None = None,
) -> dict[str, Any]:
    """Return the numbers of a game."""
    if game == LOST_MINES:
        counts = counted(plans(game, games, seed, LEVELS), workers, spreader)
        return {"temper": 0.5, "observed": shares(counts, EVERYBODY, ROLES).get("", {})}
    counts = counted(plans(game, games, seed, kinds), workers, spreader)
    names = [short_name(kind) for kind in kinds]
    data = {
        "temper": 1.0,
        "noise": 0.0,
        "uniform": 0.0,
        "together": TOGETHER,
        "models": {name: model(counts, name, len(kinds)) for name in names},
        "aims": {
            word: [preferences(counts, word, side) for side in ("miner", "saboteur")]
            for word in telling_aims()
        },
    }
    losses: Counter[Setting] = Counter()
    for kind in [kind for kind in kinds if kind != CHANCE]:
        trials = Plan(game, PLAYERS[game][0], max(1, games // TRIED), f"{seed}/temper", (kind,) * 10)
        stranger = without_model(data, short_name(kind))
        for _, found in spread(
            partial(losses_in, trials, stranger), trials.games, workers, spreader=spreader
        ):
            losses.update(found)
    temper, noise, uniform = min(losses, key=lambda setting: losses[setting])
    return {**data, "temper": temper, "noise": noise, "uniform": uniform}


def model(counts: Counts, kind: str, kinds: int) -> dict[str, Any]:
    """Return how one kind of player plays, as likely as all others."""
    observed = {
        circumstances: {word: [roles["miner"], roles["saboteur"]] for word, roles in words.items()}
        for circumstances, words in shares(counts, kind, ("miner", "saboteur")).items()
    }
    return {"weight": round(1.0 / kinds, 6), "observed": observed}


def without_model(data: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the numbers as they would be if nobody had met that kind of player."""
    return {**data, "models": {other: model for other, model in data["models"].items() if other != name}}


def losses_in(plan: Plan, data: dict[str, Any], games: range) -> dict[Setting, float]:
    """Return for every setting how surprised a watcher is by the truth, all in all."""
    tried: list[tuple[Setting, Likelihoods]] = []
    for setting in SETTINGS:
        temper, noise, uniform = setting
        tried.append(
            (setting, likelihoods_from({**data, "temper": temper, "noise": noise, "uniform": uniform}))
        )
    losses = dict.fromkeys(SETTINGS, 0.0)
    for positions in observed_rounds(plan, games):
        for part in range(1, MOMENTS + 1):
            position = positions[(len(positions) - 1) * part // MOMENTS]
            view = cast("SaboteurView", position.view)
            round_ = Round(view, JoiningPatterns(view.ruleset.cards))
            for setting, likelihoods in tried:
                losses[setting] += surprise(position, likelihoods, round_)
    return losses


def surprise(position: Position, likelihoods: Likelihoods, round_: Round) -> float:
    """Return the logarithmic loss of a watcher's suspicion, summed over the seats."""
    belief = SaboteurBelief(cast("SaboteurView", position.view), likelihoods=likelihoods, round_=round_)
    loss = 0.0
    for seat, dwarf in enumerate(position.dwarfs):
        chance = belief.saboteur(seat) if dwarf == SABOTEUR else 1.0 - belief.saboteur(seat)
        loss -= log(max(chance, 1e-6))
    return loss


def written(data: dict[str, Any]) -> str:
    """Return the numbers as JSON, a line for each action."""
    return re.sub(r"\[\s+([^\[\]]*?),\s+([^\[\]]*?)\s+\]", r"[\1, \2]", json.dumps(data, indent=1)) + "\n"


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m undermine.training.likelihoods", description="Fits how roles play."
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster", default=None, help="as `undermine simulate --cluster`")
    parser.add_argument(
        "--also", default="", help="further kinds of players, separated by commas: mybot.py:MyBot"
    )
    parser.add_argument(
        "--output", type=Path, required=True, help="the file to write; another one of likelihoods is replaced"
    )
    given = parser.parse_args()
    try:
        place = Place(given.workers, given.cluster)
        place.check()
        check_games(given.games)
        check_seed(given.seed)
        for name in filter(None, given.also.split(",")):
            hire(name)
        check_output(given.output, lambda head: not head or MARK in head)
    except UserError as error:
        parser.error(str(error))
    also = f" --also {given.also}" if given.also else ""
    made_by = f"{MARK.decode()} --games {given.games} --seed {given.seed}{also}"
    kinds = (*KINDS, *[name for name in given.also.split(",") if name])
    with spreading(place) as spreader:
        games = {game: fit(game, given.games, given.seed, given.workers, kinds, spreader) for game in PLAYERS}
    with written_beside(given.output) as beside:
        beside.write_text(written({"made_by": made_by, "games": games}), "utf-8")


if __name__ == "__main__":
    main()
