"""A course of training: rounds are played in batches, and after each the learner does more of what was worth it.

What a decision was worth is told by critics, who learn too; `networks.py` takes the step.
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
from undermine.training import DEALS
from undermine.training.adam import Adam, Weights, below
from undermine.training.critic import Critic, Floats, Vector, worths
from undermine.training.games import Trainee, trainee_of
from undermine.training.matches import MIXED, TABLES, TRIES, Match, Seating, short
from undermine.training.networks import Decision, Learning, read_weights, written_weights
from undermine.training.rounds import Lesson, Played, Taught, mean, play_match

MARK: Final = b"undermine train"
"""What stands near the beginning of a file of trained weights."""
AVERAGED: Final = 0.9
"""How much of the averaged weights is kept from batch to batch; these are what is written."""
BASE: Final = "base"
BOTH: Final = "both"
IN_A_CHUNK: Final = 8
"""Deals that one process plays before it reports."""


@dataclass(frozen=True)
class CoursePlan:
    """What is trained: by which rules, whose networks, against whom (everybody if nobody is named), from which seed.

    `known` is a file of trained weights to begin with; `players` how many play, by turns, if not the usual numbers;
    `tables` whether whole sides learn to win, or seats of mixed tables to earn.
    """

    seed: str
    rules: str = BASE
    side: str = BOTH
    against: str | None = None
    deals: int = DEALS
    known: str | None = None
    players: tuple[int, ...] = ()
    tables: str = TABLES[0]

    @property
    def trainee(self) -> Trainee:
        """What there is to train by these rules."""
        return trainee_of(self.rules)

    @property
    def parts(self) -> tuple[str, ...]:
        """Whose networks learn."""
        return self.trainee.parts if self.side == BOTH else (self.side,)

    def command(self, rounds: int) -> str:
        """Return the command that plays that many rounds of this course."""
        rules = f" --rules {self.rules}" if self.rules != BASE else ""
        side = f" --side {self.side}" if self.side != BOTH else ""
        against = f" --against {self.against}" if self.against else ""
        deals = f" --deals {self.deals}" if self.deals != DEALS else ""
        known = f" --from {self.known}" if self.known else ""
        tables = f" --tables {self.tables}" if self.tables != TABLES[0] else ""
        options = f"{rules}{side}{against}{tables}{deals}{known}"
        return f"{MARK.decode()} --rounds {rounds} --seed {self.seed}{options}"

    def matches(self, batch: int) -> list[Match]:
        """Return the deals of a batch."""
        lots = Random(f"{self.seed}/batch {batch}")  # noqa: S311 - no secret
        sides = tuple([side for side in self.trainee.sides if side in self.parts])
        players = self.players or self.trainee.players
        seating = Seating(self.seed, self.rules, players, sides, self.against, self.tables)
        return [seating.match(batch * self.deals + number, lots) for number in range(self.deals)]


@dataclass
class Part:
    """What one dwarf has learnt: its network, the average of its weights over the last batches, and its critic."""

    learning: Learning
    averaged: Weights
    critic: Critic

    @classmethod
    def begun(cls, trainee: Trainee, known: dict[str, Any] | None) -> Part:
        """Begin with a network that was written, or with nothing learnt."""
        learning = Learning.begun(trainee.features, trainee.contexts)
        if known is not None:
            learning.adam.weights = read_weights(learning, known)
        return cls(learning, dict(learning.weights), Critic.begun(trainee.positions + 1))

    def learn(self, noted: list[Judged]) -> None:
        """Take a step by what was decided, and let the critic learn what came of it."""
        if not noted:  # a small batch may have nothing to learn from for a dwarf
            return
        if self.critic.has_learnt:
            self.learning.learn([one.decision for one in noted], np.array([one.worth for one in noted]))
            self.averaged = {
                name: AVERAGED * self.averaged[name] + (1.0 - AVERAGED) * array
                for name, array in self.learning.weights.items()
            }
        positions = np.array([one.position for one in noted], dtype=np.float32)
        self.critic.learn(positions, np.array([one.earned for one in noted]))

    def arrays(self) -> dict[str, Any]:
        """Return all that is needed to go on, by name."""
        kept = {
            "averaged": self.averaged,
            "learning": self.learning.adam.arrays(),
            "critic": self.critic.arrays(),
        }
        return {f"{kind}/{name}": array for kind, arrays in kept.items() for name, array in arrays.items()}

    @classmethod
    def kept(cls, trainee: Trainee, arrays: dict[str, Any]) -> Part:
        """Return what was kept."""
        learning = Learning(trainee.features, trainee.contexts, Adam.kept(below(arrays, "learning")))
        return cls(learning, below(arrays, "averaged"), Critic(Adam.kept(below(arrays, "critic"))))


@dataclass(frozen=True)
class Judged:
    """A decision, what it was worth, and for the critic the position it was made in and what was earned in the end."""

    decision: Decision
    worth: float
    position: list[float]
    earned: float


@dataclass
class Course:
    """A course, from one batch to the next."""

    plan: CoursePlan
    parts: dict[str, Part]
    batch: int = 0
    rounds: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def begun(cls, plan: CoursePlan) -> Course:
        """Begin with what the plan says is known; raises `UserError` if its file has no such weights."""
        known = known_networks(plan)
        try:
            parts = {part: Part.begun(plan.trainee, known.get(part)) for part in plan.parts}
        except (ValueError, KeyError, TypeError, AttributeError):
            raise UserError("no-weights", file=plan.known) from None
        return cls(plan, parts)

    def train(self, rounds: int, spreader: Spreader, progress: Callable[[int], None]) -> Iterator[None]:
        """Play batches until this number of rounds is reached; gives way after each, so that it can be kept."""
        while self.rounds < rounds:
            matches = self.plan.matches(self.batch)
            chunks = [matches[begin : begin + IN_A_CHUNK] for begin in range(0, len(matches), IN_A_CHUNK)]
            played: list[Played] = []
            for chunk, results in spreader(partial(play_matches, self.plan.rules, self.taught()), chunks):
                played += results
                progress(len(chunk) * TRIES)
            self._learn(played)
            self.batch += 1
            self.rounds += len(matches) * TRIES
            self.curve.append({"rounds": self.rounds, "won": shares_won(played), "earned": earnings(played)})
            yield

    def _learn(self, played: list[Played]) -> None:
        judged: dict[str, list[Judged]] = {part: [] for part in self.parts}
        lessons = [lesson for one in played for lesson in one.lessons if lesson.notes]
        for lesson, values in zip(lessons, self._values(lessons), strict=True):
            worth = worths(values, [note.move for note in lesson.notes], lesson.earned)
            for note, gained in zip(lesson.notes, worth, strict=True):
                if note.part in judged:
                    position = [*note.position, lesson.luck]
                    judged[note.part].append(Judged(note.decision, gained, position, lesson.earned))
        for part, course in self.parts.items():
            course.learn(judged[part])

    def _values(self, lessons: list[Lesson]) -> Iterator[Vector]:
        """Return for each lesson what the critics think of the positions in which something was decided."""
        rows = [(note.part, [*note.position, lesson.luck]) for lesson in lessons for note in lesson.notes]
        values = np.zeros(len(rows))
        for part, course in self.parts.items():
            own = [number for number, (of, _) in enumerate(rows) if of == part]
            if own:
                positions: Floats = np.array([rows[number][1] for number in own], dtype=np.float32)
                values[own] = course.critic.values(positions)
        begin = 0
        for lesson in lessons:
            yield values[begin : begin + len(lesson.notes)]
            begin += len(lesson.notes)

    def taught(self) -> Taught:
        """Return what is played with now."""
        return Taught({part: course.learning.weights for part, course in self.parts.items()})

    def written(self) -> Taught:
        """Return what is written: the averages over the last batches."""
        return Taught({part: course.averaged for part, course in self.parts.items()})

    def write(self, path: Path) -> None:
        """Write what was learnt as JSON, a line for each feature, with the command that made it."""
        trainee = self.plan.trainee
        networks = {
            part: written_weights(trainee.features, trainee.contexts, course.averaged)
            for part, course in self.parts.items()
        }
        data = {"made_by": self.plan.command(self.rounds), "networks": networks}
        text = re.sub(r"\[[^\]]*\]", lambda row: re.sub(r"\s+", " ", row[0]), json.dumps(data, indent=1))
        with written_beside(path) as beside:
            beside.write_text(f"{text}\n", "utf-8")

    def keep(self, path: Path) -> None:
        """Write all that is needed to go on."""
        arrays: dict[str, Any] = {}
        for part, course in self.parts.items():
            arrays |= {f"{part}/{name}": value for name, value in course.arrays().items()}
        head = {"plan": asdict(self.plan), "batch": self.batch, "rounds": self.rounds, "curve": self.curve}
        with written_beside(path) as beside, beside.open("wb") as file:
            np.savez_compressed(file, head=np.array(json.dumps(head)), **arrays)

    @classmethod
    def kept(cls, path: Path, plan: CoursePlan) -> Course:
        """Go on where a course was left; raises `UserError` if that was another one."""
        with np.load(path) as file:
            arrays = {name: file[name] for name in file.files}
        head = json.loads(str(arrays.pop("head")))
        if head["plan"] != json.loads(json.dumps(asdict(plan))):
            raise UserError("other-course", file=path)
        parts = {part: Part.kept(plan.trainee, below(arrays, part)) for part in plan.parts}
        return cls(plan, parts, head["batch"], head["rounds"], head["curve"])


def play_matches(rules: str, taught: Taught, matches: list[Match]) -> list[Played]:
    """Play matches, each as often as it says, one after the other."""
    players = trainee_of(rules).make_players(taught)
    return [played for match in matches for played in play_match(players, match)]


def shares_won(played: list[Played]) -> dict[str, float]:
    """Return by the label of a match in what share of the rounds those who learn earned anything."""
    earned: dict[str, list[float]] = defaultdict(list)
    for one in played:
        earned[one.match.label] += [float(lesson.earned > 0) for lesson in one.lessons if lesson.notes]
    return {label: round(mean(won), 4) for label, won in sorted(earned.items())}


def earnings(played: list[Played]) -> dict[str, float]:
    """Return what everybody got at mixed tables, on average over the rounds, by name."""
    gained: dict[str, list[float]] = defaultdict(list)
    for one in played:
        if one.match.label == MIXED:
            for name, gold in zip(one.match.seats, one.gained, strict=True):
                gained[short(name)].append(float(gold))
    return {name: round(mean(gold), 4) for name, gold in sorted(gained.items())}


def known_networks(plan: CoursePlan) -> dict[str, Any]:
    """Return by part the networks with which a course begins; raises `UserError` if their file has none."""
    if plan.known is None:
        return {}
    try:
        networks: dict[str, Any] = dict(json.loads(Path(plan.known).read_text("utf-8"))["networks"])
    except (OSError, ValueError, KeyError, TypeError):
        raise UserError("no-weights", file=plan.known) from None
    return networks


def planned(plan: CoursePlan) -> CoursePlan:
    """Return the plan of a course; raises `UserError` with a sentence if it makes no sense."""
    check_seed(plan.seed)
    check_games(plan.deals)
    if plan.side not in {*plan.trainee.parts, BOTH}:
        raise UserError("no-side", side=plan.side, sides=", ".join([*plan.trainee.parts, BOTH]))
    if plan.tables not in TABLES:
        raise UserError("no-tables", tables=plan.tables, known=", ".join(TABLES))
    if plan.tables == "sides" and not plan.trainee.sides:
        raise UserError("no-sides-to-train", rules=plan.rules)
    if plan.against is not None:
        hire(plan.against)
    return plan


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
