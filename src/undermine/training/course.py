"""A course of training: rounds are played in batches, and after each the learner does more of what was worth it.

What a decision was worth is told by a critic, who learns too; `networks.py` takes the step.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from undermine.bots.loader import hire
from undermine.errors import UserError
from undermine.sim.batch import Spreader
from undermine.sim.outputs import check_output, written_beside
from undermine.sim.plan import check_games, check_seed
from undermine.training.critic import Critic
from undermine.training.networks import Learning, Weights, read_weights, written_weights
from undermine.training.players import Obvious, Paranoid, Silent, Sleeper, named
from undermine.training.rounds import (
    LEARNER,
    MINER,
    SABOTEUR,
    SIDES,
    UNTRAINED,
    Match,
    Played,
    Taught,
    play_matches,
)

MARK: Final = b"undermine train"
"""What stands near the beginning of a file of trained weights."""
DEALS: Final = 1024
"""Deals of a batch ..."""
TRIES: Final = 4
"""... and how often each is played."""
PLAYERS: Final = (5, 5, 5, 3, 5, 5, 5, 7, 5, 5, 5, 3, 5, 5, 5, 10)
"""How many play, by turns; rounds of ten take three times as long as those of five."""
AVERAGED: Final = 0.9
"""How much of the averaged weights is kept from batch to batch; these are what is written."""
LEARNT: Final = ("weights", "slopes", "squares")
"""What of a network that learns is kept."""
BOTH: Final = "both"
IN_A_CHUNK: Final = 8
"""Deals that one process plays before it reports."""
LEAGUE: Final[dict[str, dict[str, float]]] = {
    MINER: {
        "master": 5,
        LEARNER: 2,
        UNTRAINED: 1,
        "apprentice": 1,
        "novice": 0.5,
        named(Obvious): 1,
        named(Sleeper): 0.5,
        named(Silent): 0.5,
    },
    SABOTEUR: {
        "master": 5,
        LEARNER: 2,
        UNTRAINED: 1,
        "apprentice": 1.5,
        "novice": 0.5,
        named(Paranoid): 1,
        named(Silent): 0.5,
    },
}
"""Whom each side meets, and how often."""


@dataclass(frozen=True)
class CoursePlan:
    """What is trained: which sides, by which rules, against whom (the league if nobody is named), from which seed.

    `known` is a file of trained weights to begin with.
    """

    seed: str
    rules: str = "base"
    players: tuple[int, ...] = PLAYERS
    sides: tuple[str, ...] = SIDES
    against: str | None = None
    deals: int = DEALS
    known: str | None = None

    def command(self, rounds: int) -> str:
        """Return the command that plays that many rounds of this course."""
        side = f" --side {self.sides[0]}" if len(self.sides) == 1 else ""
        against = f" --against {self.against}" if self.against else ""
        deals = f" --deals {self.deals}" if self.deals != DEALS else ""
        known = f" --from {self.known}" if self.known else ""
        return f"{MARK.decode()} --rounds {rounds} --seed {self.seed}{side}{against}{deals}{known}"

    def matches(self, batch: int) -> list[Match]:
        """Return the deals of a batch."""
        lots = Random(f"{self.seed}/batch {batch}")  # noqa: S311 - no secret
        return [self._match(batch * self.deals + number, lots) for number in range(self.deals)]

    def _match(self, deal: int, lots: Random) -> Match:
        side = self.sides[deal % len(self.sides)]
        league = {self.against: 1.0} if self.against else LEAGUE[side]
        other = lots.choices(list(league), list(league.values()))[0]
        players = self.players[deal // len(self.sides) % len(self.players)]
        return Match(f"{self.seed}/deal {deal}", self.rules, players, side, other, TRIES)


@dataclass
class SideCourse:
    """What one side has learnt: its network, and the average of its weights over the last batches."""

    learning: Learning
    averaged: Weights

    @classmethod
    def begun(cls, known: dict[str, Any] | None) -> SideCourse:
        """Begin with a network that was written, or with nothing learnt."""
        learning = Learning.begun()
        if known is not None:
            learning.weights = read_weights(known)
        return cls(learning, dict(learning.weights))

    def learn(self, played: list[Played], side: str) -> None:
        """Take a step by what was played."""
        lessons = [lesson for one in played for lesson in one.lessons if lesson.side == side]
        decisions = [decision for lesson in lessons for decision in lesson.decisions]
        if not decisions:  # a small batch may have nothing to learn from for a side
            return
        self.learning.learn(decisions, np.concatenate([lesson.worths for lesson in lessons]))
        self.averaged = {
            name: AVERAGED * self.averaged[name] + (1.0 - AVERAGED) * array
            for name, array in self.learning.weights.items()
        }

    def arrays(self) -> dict[str, Any]:
        """Return all that is needed to go on, by name."""
        learning = self.learning
        kept = {"averaged": self.averaged, **{name: getattr(learning, name) for name in LEARNT}}
        arrays: dict[str, Any] = {
            f"{kind}/{name}": array for kind, named_ in kept.items() for name, array in named_.items()
        }
        return {**arrays, "steps": np.array(learning.steps)}

    @classmethod
    def kept(cls, arrays: dict[str, Any]) -> SideCourse:
        """Return what was kept."""
        kinds: dict[str, Weights] = {
            kind: {name: arrays[f"{kind}/{name}"] for name in Learning.begun().weights}
            for kind in ("averaged", *LEARNT)
        }
        weights, slopes, squares = [kinds[name] for name in LEARNT]
        return cls(Learning(weights, slopes, squares, int(arrays["steps"])), kinds["averaged"])


@dataclass
class Course:
    """A course, from one batch to the next."""

    plan: CoursePlan
    sides: dict[str, SideCourse]
    critic: Critic
    batch: int = 0
    rounds: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def begun(cls, plan: CoursePlan) -> Course:
        """Begin with what the plan says is known; raises `UserError` if its file has no such weights."""
        known = known_networks(plan)
        try:
            sides = {side: SideCourse.begun(known.get(side)) for side in plan.sides}
        except (ValueError, KeyError, TypeError, AttributeError):
            raise UserError("no-weights", file=plan.known) from None
        return cls(plan, sides, Critic.begun())

    def train(self, rounds: int, spreader: Spreader, progress: Callable[[int], None]) -> Iterator[None]:
        """Play batches until this number of rounds is reached; gives way after each, so that it can be kept."""
        while self.rounds < rounds:
            matches = self.plan.matches(self.batch)
            chunks = [matches[begin : begin + IN_A_CHUNK] for begin in range(0, len(matches), IN_A_CHUNK)]
            played: list[Played] = []
            for chunk, results in spreader(partial(play_matches, self.taught()), chunks):
                played += results
                progress(len(chunk) * TRIES)
            self._learn(played)
            self.batch += 1
            self.rounds += len(matches) * TRIES
            self.curve.append({"rounds": self.rounds, "won": shares_won(played)})
            yield

    def _learn(self, played: list[Played]) -> None:
        for side, course in self.sides.items():
            course.learn(played, side)
        positions = np.concatenate([one.positions for one in played]).astype(np.float64)
        found = np.concatenate([np.full(len(one.positions), float(one.found)) for one in played])
        self.critic.learn(positions, found)

    def taught(self) -> Taught:
        """Return what is played with now."""
        networks = {side: course.learning.weights for side, course in self.sides.items()}
        return Taught(networks, self.critic.weights)

    def write(self, path: Path) -> None:
        """Write what was learnt as JSON, a line for each feature, with the command that made it."""
        sides = {side: written_weights(course.averaged) for side, course in self.sides.items()}
        data = {"made_by": self.plan.command(self.rounds), "networks": {self.plan.rules: sides}}
        text = re.sub(r"\[[^\]]*\]", lambda row: re.sub(r"\s+", " ", row[0]), json.dumps(data, indent=1))
        with written_beside(path) as beside:
            beside.write_text(f"{text}\n", "utf-8")

    def keep(self, path: Path) -> None:
        """Write all that is needed to go on."""
        arrays: dict[str, Any] = {f"critic/{name}": value for name, value in asdict(self.critic).items()}
        for side, course in self.sides.items():
            arrays |= {f"{side}/{name}": value for name, value in course.arrays().items()}
        head = {"plan": asdict(self.plan), "batch": self.batch, "rounds": self.rounds, "curve": self.curve}
        with written_beside(path) as beside, beside.open("wb") as file:
            np.savez_compressed(file, head=np.array(json.dumps(head)), **arrays)

    @classmethod
    def kept(cls, path: Path, plan: CoursePlan) -> Course:
        """Go on where a course was left; raises `UserError` if that was another one."""
        with np.load(path) as arrays:
            head = json.loads(str(arrays["head"]))
            if head["plan"] != json.loads(json.dumps(asdict(plan))):
                raise UserError("other-course", file=path)
            sides = {
                side: SideCourse.kept(
                    {name.partition("/")[2]: arrays[name] for name in arrays if name.startswith(f"{side}/")}
                )
                for side in plan.sides
            }
            critic = Critic(arrays["critic/weights"], arrays["critic/curve"])
        return cls(plan, sides, critic, head["batch"], head["rounds"], head["curve"])


def shares_won(played: list[Played]) -> dict[str, float]:
    """Return by side and opponent what share of rounds was won."""
    found: dict[str, list[bool]] = defaultdict(list)
    for one in played:
        other = one.match.other.rpartition(":")[2]
        for lesson in one.lessons:
            found[f"{lesson.side} against {other}"].append(one.found == (lesson.side == MINER))
    return {name: round(sum(won) / len(won), 4) for name, won in sorted(found.items())}


def known_networks(plan: CoursePlan) -> dict[str, Any]:
    """Return by side the networks with which a course begins; raises `UserError` if their file has none."""
    if plan.known is None:
        return {}
    try:
        networks: dict[str, Any] = json.loads(Path(plan.known).read_text("utf-8"))["networks"][plan.rules]
    except (OSError, ValueError, KeyError, TypeError):
        raise UserError("no-weights", file=plan.known) from None
    return networks


def planned(
    seed: str, side: str, against: str | None, deals: int = DEALS, known: str | None = None
) -> CoursePlan:
    """Return the plan of a course; raises `UserError` with a sentence if there is none."""
    check_seed(seed)
    check_games(deals)
    if side not in {*SIDES, BOTH}:
        raise UserError("no-side", side=side)
    if against is not None:
        hire(against)
    sides = SIDES if side == BOTH else (side,)
    return CoursePlan(seed, sides=sides, against=against, deals=deals, known=known)


def kept_beside(output: Path) -> Path:
    """Return the file beside the weights in which all is kept that is needed to go on."""
    return output.with_name(f"{output.name}.course.npz")


def opened(output: Path, plan: CoursePlan, rounds: int) -> Course:
    """Begin a course, or go on with the one that was kept beside the output; raises `UserError`."""
    check_games(rounds)
    check_output(output, lambda head: not head or MARK in head)
    kept = kept_beside(output)
    if not kept.exists():
        return Course.begun(plan)
    try:
        return Course.kept(kept, plan)
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile):
        raise UserError("not-ours", file=kept) from None
