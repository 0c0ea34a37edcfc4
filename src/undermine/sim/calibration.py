"""Are beliefs calibrated? Plays games and compares what somebody who only watches believes with the truth.

    python -m undermine.sim.calibration --games 500 --seed calibration --workers 2 --plot docs/pictures/calibration.svg

prints tables in Markdown (docs/bots.md has them): the Brier score by quarter of the round, beside that of somebody who
only knows the dwarf deck; how often of those who were suspected so much really were saboteurs; and how often a true
saboteur is among the two most suspected when half the deck is gone.
"""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from math import comb
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from undermine.bots.belief import Belief
from undermine.bots.games import believe
from undermine.bots.likelihoods import MASTERS
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.likelihoods import likelihoods_for
from undermine.engine.kernel.views import View
from undermine.engine.saboteur.views import SaboteurView
from undermine.errors import UserError
from undermine.sim.batch import Spreader, spread
from undermine.sim.intervals import share
from undermine.sim.observing import Position, observed_rounds
from undermine.sim.pictures import COLOURS, check_picture, paper, write
from undermine.sim.plan import Plan
from undermine.sim.spreading import Place, spreading

QUARTERS: Final = 4
BINS: Final = 10
SUSPECTS: Final = 2
SABOTEUR: Final = "saboteur"


class Guess(NamedTuple):
    """One belief about one seat: in which quarter of the round, how likely a saboteur, and whether it was one."""

    quarter: int
    chance: float
    prior: float
    true: bool


class Half(NamedTuple):
    """When half the deck was gone: whether a saboteur was among the most suspected, and how likely by chance."""

    found: bool
    by_chance: float


class Findings:
    """What was found in some games."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.guesses: list[Guess] = []
        self.goals: list[Guess] = []
        self.halves: list[Half] = []
        self.rounds = 0

    def add(self, other: "Findings") -> None:
        """Add what was found elsewhere."""
        self.guesses += other.guesses
        self.goals += other.goals
        self.halves += other.halves
        self.rounds += other.rounds


def is_saboteur(dwarf: str) -> bool:
    """Return whether a dwarf card, of whichever game, is a saboteur."""
    return dwarf.rpartition("-")[2] == SABOTEUR


def masters_belief(view: View) -> Belief:
    """Return what a master would believe who only watches."""
    return SaboteurBelief(cast("SaboteurView", view), likelihoods=likelihoods_for(view.ruleset, MASTERS))


TOP: Final = "grandmaster"
BELIEFS: Final[dict[str, Callable[[View], Belief]]] = {TOP: believe, "master": masters_belief}
"""Whose beliefs can be looked at."""


def watch_games(plan: Plan, level: str, games: range) -> Findings:
    """Play some games of a plan and compare beliefs with the truth."""
    findings = Findings()
    for positions in observed_rounds(plan, games):
        findings.rounds += 1
        prior = suspicions(positions[0].view, level)
        for quarter in range(QUARTERS):
            position = positions[len(positions) * (quarter + 1) // QUARTERS - 1]
            belief = BELIEFS[level](position.view)
            for seat, dwarf in enumerate(position.dwarfs):
                findings.guesses.append(
                    Guess(quarter, belief.saboteur(seat), prior[seat], is_saboteur(dwarf))
                )
            for cell, chance in belief.goals.items():
                findings.goals.append(
                    Guess(quarter, chance, 1 / len(belief.goals), cell == position.treasure)
                )
        half = [
            position for position in positions if 2 * position.view.deck_size <= positions[0].view.deck_size
        ]
        if half:
            findings.halves.append(judge_half(half[0], level))
    return findings


def suspicions(view: View, level: str) -> list[float]:
    """Return how likely each seat is a saboteur, to somebody of this level who only watches."""
    belief = BELIEFS[level](view)
    return [belief.saboteur(seat) for seat in range(view.seats)]


def judge_half(position: Position, level: str) -> Half:
    """Look who is most suspected."""
    believed = suspicions(position.view, level)
    order = sorted(range(len(believed)), key=lambda seat: -believed[seat])
    guilty = [seat for seat, dwarf in enumerate(position.dwarfs) if is_saboteur(dwarf)]
    missed = comb(len(order) - len(guilty), SUSPECTS) / comb(len(order), SUSPECTS)
    return Half(any(seat in guilty for seat in order[:SUSPECTS]), 1.0 - missed)


def figures(plan: Plan, findings: Findings) -> dict[str, Any]:
    """Return all that is reported."""
    quarters = []
    for quarter in range(QUARTERS):
        guesses = [guess for guess in findings.guesses if guess.quarter == quarter]
        goals = [guess for guess in findings.goals if guess.quarter == quarter]
        quarters.append({**brier(guesses), "goals": brier(goals), "guesses": len(guesses)})
    found = sum(half.found for half in findings.halves)
    return {
        "rules": plan.rules,
        "players": plan.players,
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
        "rounds": findings.rounds,
        "quarters": quarters,
        "reliability": [bin_ for bin_ in map(partial(reliability, findings), range(BINS)) if bin_["guesses"]],
        "half": {
            "rounds": len(findings.halves),
            "found": share(found, len(findings.halves))._asdict(),
            "by_chance": sum(half.by_chance for half in findings.halves) / max(1, len(findings.halves)),
        },
    }


def brier(guesses: list[Guess]) -> dict[str, float]:
    """Return the Brier score of beliefs, and of what is believed before anybody has moved."""
    believed = [(guess.chance - guess.true) ** 2 for guess in guesses]
    before = [(guess.prior - guess.true) ** 2 for guess in guesses]
    return {"brier": sum(believed) / max(1, len(guesses)), "prior": sum(before) / max(1, len(guesses))}


def reliability(findings: Findings, number: int) -> dict[str, Any]:
    """Return what became of those who were suspected about so much, over all quarters."""
    guesses = [guess for guess in findings.guesses if min(int(guess.chance * BINS), BINS - 1) == number]
    return {
        "from": number / BINS,
        "to": (number + 1) / BINS,
        "guesses": len(guesses),
        "believed": sum(guess.chance for guess in guesses) / max(1, len(guesses)),
        "true": share(sum(guess.true for guess in guesses), len(guesses))._asdict(),
    }


def markdown(result: dict[str, Any]) -> str:
    """Return the figures as tables."""
    half = result["half"]
    found = half["found"]
    lines = [
        "| quarter of the round | saboteurs | by the dwarf deck alone | treasure | by lot |",
        "|---|---|---|---|---|",
    ]
    for number, quarter in enumerate(result["quarters"], 1):
        scores = (quarter["brier"], quarter["prior"], quarter["goals"]["brier"], quarter["goals"]["prior"])
        lines.append(f"| {number} | {' | '.join(f'{score:.3f}' for score in scores)} |")
    lines += ["", "| believed | on average | really saboteurs (95 %) | beliefs |", "|---|---|---|---|"]
    for bin_ in result["reliability"]:
        true = bin_["true"]
        lines.append(
            f"| {bin_['from']:.0%} to {bin_['to']:.0%} | {bin_['believed']:.1%} "
            f"| {true['value']:.1%} ({true['low']:.1%} to {true['high']:.1%}) | {bin_['guesses']:,} |"
        )
    sentence = (
        f"Half the deck gone: a true saboteur is among the two most suspected in {found['value']:.1%} "
        f"({found['low']:.1%} to {found['high']:.1%}) of {half['rounds']:,} rounds; "
        f"two drawn by lot would do in {half['by_chance']:.1%}."
    )
    lines += ["", sentence]
    return "\n".join(lines)


def draw(result: dict[str, Any], path: Path) -> None:
    """Draw how beliefs came true, and the Brier score over the round."""
    figure, left = paper(8, 3.6, 1, 2)
    bins = result["reliability"]
    values = [bin_["true"]["value"] for bin_ in bins]
    reach = [
        [max(0.0, bin_["true"]["value"] - bin_["true"]["low"]) for bin_ in bins],
        [max(0.0, bin_["true"]["high"] - bin_["true"]["value"]) for bin_ in bins],
    ]
    left.plot([0, 1], [0, 1], color="grey", linewidth=1)
    left.errorbar(
        [bin_["believed"] for bin_ in bins], values, yerr=reach, color=COLOURS[0], marker="o", capsize=3
    )
    left.set_xlabel("believed to be a saboteur")
    left.set_ylabel("share that was")
    right = figure.add_subplot(1, 2, 2)
    numbers = range(1, QUARTERS + 1)
    for colour, name, label in zip(COLOURS, ("brier", "prior"), ("watcher", "dwarf deck alone"), strict=True):
        right.plot(
            numbers, [quarter[name] for quarter in result["quarters"]], color=colour, marker="o", label=label
        )
    right.set_xticks(list(numbers))
    right.set_ylim(bottom=0)
    right.set_xlabel("quarter of the round")
    right.set_ylabel("Brier score")
    right.legend()
    write(figure, path)


def calibrate(plan: Plan, workers: int, spreader: Spreader | None = None, level: str = TOP) -> dict[str, Any]:
    """Play all games and report."""
    plan.check()
    findings = Findings()
    for _, found in spread(partial(watch_games, plan, level), plan.games, workers, spreader=spreader):
        findings.add(found)
    return figures(plan, findings)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m undermine.sim.calibration", description="Are beliefs true?"
    )
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rules", default="base")
    parser.add_argument("--bots", default="apprentice")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster", default=None, help="as `undermine simulate --cluster`")
    parser.add_argument("--of", default=TOP, choices=BELIEFS, help="whose beliefs")
    parser.add_argument("--plot", type=Path, help="draw a picture, .png or .svg")
    parser.add_argument("--json", action="store_true", dest="as_json")
    given = parser.parse_args()
    try:
        place = Place(given.workers, given.cluster)
        place.check()
        if given.plot is not None:
            check_picture(given.plot)
        plan = Plan(given.rules, given.players, given.games, given.seed, tuple(given.bots.split(",")))
        with spreading(place) as spreader:
            result = calibrate(plan, given.workers, spreader, given.of)
    except UserError as error:
        parser.error(str(error))
    if given.plot is not None:
        draw(result, given.plot)
    sys.stdout.write((json.dumps(result, indent=1) if given.as_json else markdown(result)) + "\n")


if __name__ == "__main__":
    main()
