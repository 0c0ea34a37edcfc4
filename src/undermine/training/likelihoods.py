"""Fits how miners and saboteurs play (`bots/likelihoods.json`) on simulated games.

    python -m undermine.training.likelihoods --games 300 --seed habits --output src/undermine/bots/likelihoods.json

plays that many games of each kind below, counts what every role did under which circumstances, and writes the file.
How much all of it counts (`temper`) is what makes the beliefs of watchers likeliest true in as many games again.
"""

import argparse
import json
from collections import Counter
from functools import partial
from math import log
from pathlib import Path
from typing import Any, Final, cast

from undermine.bots.lost_mines import beliefs as lost_mines
from undermine.bots.lost_mines.beliefs import LOST_MINES, ROLES
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.likelihoods import PLAIN, Likelihoods, likelihoods_from
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

SABOTEUR: Final = "saboteur"
MARK: Final = b"python -m undermine.training.likelihoods"
"""What stands near the beginning of a file of likelihoods."""
PLAYERS: Final[dict[str, tuple[int, ...]]] = {
    PLAIN: (5, 3, 7, 10),
    **{page.clues.likelihoods: (6,) for page in all_pages() if page.clues.likelihoods},
    LOST_MINES: (5,),
}
"""How many play, by turns: the base game, the pages with likelihoods of their own, the other game."""
BOTS: Final = ("apprentice",) * 9 + ("random", "digger")
"""Who plays: mostly those whose play is to be known, and now and then somebody who does anything."""
SMOOTHING: Final = 8.0
"""This many actions of both roles alike are added to those that were seen: what is rare says little."""
TEMPERS: Final = (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
MOMENTS: Final = 4
"""Moments of a round, evenly spread, at which beliefs are compared with the truth."""


class Counts:
    """What was done, by circumstances, word and role; targets by word and role; those who could be targets."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.observed: Counter[tuple[str, str, str]] = Counter()
        self.aims: Counter[tuple[str, str, str]] = Counter()

    def add(self, other: "Counts") -> None:
        """Add what was seen elsewhere."""
        self.observed += other.observed
        self.aims += other.aims


def plans(game: str, games: int, seed: str) -> list[Plan]:
    """Return the games to be played, shared out among the numbers of players."""
    numbers = PLAYERS[game]
    return [
        Plan(game, players, max(1, games // len(numbers)), f"{seed}/{players}", BOTS) for players in numbers
    ]


def count_games(plan: Plan, games: range) -> Counts:
    """Count what was done in some games of a plan."""
    counts = Counts()
    for positions in observed_rounds(plan, games):
        count = count_lost_mines if plan.rules == LOST_MINES else count_round
        count(counts, positions[-1])
    return counts


def count_lost_mines(counts: Counts, position: Position) -> None:
    """Count the actions of a round of The Lost Mines."""
    for _, seat, word in lost_mines.observed(position.view.story()):
        counts.observed["", word, position.dwarfs[seat].partition("-")[2]] += 1


def count_round(counts: Counts, position: Position) -> None:
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
        counts.observed[circumstances, word, side] += 1
        if observed_action.target >= 0 and word in telling_aims():
            counts.aims[word, side, f"at {sides[observed_action.target]}"] += 1
            for other in round_.dwarfs.held:
                if other != observed_action.dwarf:
                    counts.aims[word, side, f"could {sides[other]}"] += 1


def counted(game: str, games: int, seed: str, workers: int, spreader: Spreader | None = None) -> Counts:
    """Play and count."""
    total = Counts()
    for plan in plans(game, games, seed):
        for _, counts in spread(partial(count_games, plan), plan.games, workers, spreader=spreader):
            total.add(counts)
    return total


def shares(counts: Counts, roles: tuple[str, ...]) -> dict[str, dict[str, dict[str, float]]]:
    """Return how often each role did each observed action, of all that it did under the same circumstances."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for circumstances in sorted({name for name, _, _ in counts.observed}):
        seen = {key[1:]: number for key, number in counts.observed.items() if key[0] == circumstances}
        totals = {role: sum(number for (_, who), number in seen.items() if who == role) for role in roles}
        everything = sum(totals.values())
        words = sorted({word for word, _ in seen})
        found[circumstances] = {}
        for word in words:
            share = sum(seen.get((word, role), 0) for role in roles) / everything
            found[circumstances][word] = {
                role: round((seen.get((word, role), 0) + SMOOTHING * share) / (totals[role] + SMOOTHING), 7)
                for role in roles
            }
    return found


def preferences(counts: Counts, word: str, side: str) -> float:
    """Return how much rather a side aims an observed action at a saboteur than at a miner."""
    rates = []
    for target in ("saboteur", "miner"):
        aimed, possible = counts.aims[word, side, f"at {target}"], counts.aims[word, side, f"could {target}"]
        rates.append((aimed + 1.0) / (possible + 4.0))
    return round(rates[0] / rates[1], 4)


def fit(game: str, games: int, seed: str, workers: int, spreader: Spreader | None = None) -> dict[str, Any]:
    """Return the numbers of a game."""
    counts = counted(game, games, seed, workers, spreader)
    if game == LOST_MINES:
        return {"temper": 0.5, "observed": shares(counts, ROLES).get("", {})}
    observed = {
        circumstances: {word: [roles["miner"], roles["saboteur"]] for word, roles in words.items()}
        for circumstances, words in shares(counts, ("miner", "saboteur")).items()
    }
    aims = {
        word: [preferences(counts, word, side) for side in ("miner", "saboteur")] for word in telling_aims()
    }
    data = {"temper": 1.0, "observed": observed, "aims": aims}
    losses = Counter[float]()
    for plan in plans(game, games, f"{seed}/temper"):
        for _, found in spread(partial(losses_in, plan, data), plan.games, workers, spreader=spreader):
            losses.update(found)
    data["temper"] = min(losses, key=lambda temper: losses[temper])
    return data


def losses_in(plan: Plan, data: dict[str, Any], games: range) -> dict[float, float]:
    """Return for every temper how surprised a watcher is by the truth, all in all."""
    tempered: list[tuple[float, Likelihoods]] = [
        (temper, likelihoods_from({**data, "temper": temper})) for temper in TEMPERS
    ]
    losses = dict.fromkeys(TEMPERS, 0.0)
    for positions in observed_rounds(plan, games):
        for part in range(1, MOMENTS + 1):
            position = positions[(len(positions) - 1) * part // MOMENTS]
            for temper, likelihoods in tempered:
                losses[temper] += surprise(position, likelihoods)
    return losses


def surprise(position: Position, likelihoods: Likelihoods) -> float:
    """Return the logarithmic loss of a watcher's suspicion, summed over the seats."""
    belief = SaboteurBelief(cast("SaboteurView", position.view), likelihoods=likelihoods)
    loss = 0.0
    for seat, dwarf in enumerate(position.dwarfs):
        chance = belief.saboteur(seat) if dwarf == SABOTEUR else 1.0 - belief.saboteur(seat)
        loss -= log(max(chance, 1e-6))
    return loss


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
        "--output", type=Path, required=True, help="the file to write; another one of likelihoods is replaced"
    )
    given = parser.parse_args()
    try:
        place = Place(given.workers, given.cluster)
        place.check()
        check_games(given.games)
        check_seed(given.seed)
        check_output(given.output, lambda head: not head or MARK in head)
    except UserError as error:
        parser.error(str(error))
    made_by = f"python -m undermine.training.likelihoods --games {given.games} --seed {given.seed}"
    with spreading(place) as spreader:
        games = {game: fit(game, given.games, given.seed, given.workers, spreader) for game in PLAYERS}
    with written_beside(given.output) as beside:
        beside.write_text(json.dumps({"made_by": made_by, "games": games}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
