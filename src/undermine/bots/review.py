"""A game in review: what could be believed after every move, what gave saboteurs away, what chance the treasure had.

The chance of the treasure is found by rollouts, with apprentices at every seat, of tables sampled by what a watcher
believes, so nothing is used that was hidden then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from undermine.bots.belief import Belief
from undermine.bots.games import believe, determinise, play_of
from undermine.engine.kernel.outcomes import Outcome
from undermine.engine.kernel.records import Record
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.rounds import RoundBegan
from undermine.engine.kernel.rulesets import Ruleset, ruleset_of
from undermine.engine.kernel.table import SPECTATOR
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.kernel.views import view
from undermine.replay.results import outcome_of
from undermine.replay.viewers import OPEN
from undermine.replay.walking import moments

PLAYOUTS: Final = 12
"""Sampled tables that are played on after every move."""
TELLING: Final = 0.15
"""A move gives its player away if the watcher suspects them so much more afterwards."""
SABOTEUR: Final = "saboteur"


def review(record: Record, compose: Callable[[str], Ruleset], playouts: int = PLAYOUTS) -> dict[str, Any]:
    """Return the review of a recorded game as plain data; raises `BadRecord` if the record cannot be replayed.

    `moves` has for every move its number (`seq`), what the watcher (`observer`) and every seat (`seats`) believe
    afterwards of each seat, and the chance of the `treasure` (None where it is not asked for); `gave_away` the moves by
    which saboteurs gave themselves away, the most telling first; `rounds` what was true.
    """
    reviewer = Reviewer(record, compose, playouts)
    for _ in record.moves:
        reviewer.step()
    return reviewer.result()


class Reviewer:
    """Goes through a record and writes down what may be believed."""

    def __init__(self, record: Record, compose: Callable[[str], Ruleset], playouts: int) -> None:
        """Begin with the deal; raises `BadRecord` if the record cannot be replayed, here or in `step`."""
        self.record = record
        self._walk = enumerate(moments(record, compose))
        self.table = table = next(self._walk)[1].table
        self.playouts = playouts
        self.round = int(table.round)
        self.story = self.table.story
        self.is_revealed = False
        self.moves: list[dict[str, Any]] = []
        self.rounds: list[dict[str, Any]] = []
        self.belief = believe(view(self.table, SPECTATOR))
        self.before = suspicions(self.belief)
        rollouts = play_of(table.ruleset).rollouts
        self.finds_treasure = rollouts(ruleset_of(table)) if rollouts is not None and playouts else None

    def step(self) -> None:
        """Make the next move and write down what it has changed."""
        number, moment = next(self._walk)
        told: dict[str, Any] = {"seq": number, "round": self.round}
        told |= {"seat": moment.mover(OPEN), "action": moment.action(OPEN)}
        outcome = outcome_of(moment.events)
        if outcome.dwarfs:
            told |= self._end_round(outcome)
        elif self.moves and (self.is_revealed or self.table.story is self.story):
            # The dwarfs lie open already, or nobody saw anything.
            told |= {key: self.moves[-1][key] for key in ("observer", "seats", "treasure")}
        else:
            told |= self._believed(number)
        self.story = self.table.story
        told["before"] = self.before
        self.moves.append(told)
        self.before = told["observer"]
        self.round = int(self.table.round)
        self.is_revealed = self.is_revealed or bool(outcome.dwarfs)
        if any(isinstance(event, RoundBegan) for event in moment.events):
            self.is_revealed = False
            self.belief = believe(view(self.table, SPECTATOR))
            self.before = suspicions(self.belief)

    def _end_round(self, outcome: Outcome) -> dict[str, Any]:
        """Note what was true in the round, which is now known to everybody."""
        names = [self.table.ruleset.cards[dwarf].name for dwarf in outcome.dwarfs]
        truth = [float(name.rpartition("-")[2] == SABOTEUR) for name in names]
        saboteurs = [seat for seat, guilty in enumerate(truth) if guilty]
        self.rounds.append({"round": self.round, "saboteurs": saboteurs, "treasure": outcome.found})
        return {"observer": truth, "seats": [truth] * len(truth), "treasure": float(outcome.found)}

    def _believed(self, number: int) -> dict[str, Any]:
        self.belief = belief = self.belief.later(view(self.table, SPECTATOR))
        seats = [suspicions(belief.seen_by(view(self.table, seat))) for seat in range(self.table.seats)]
        return {
            "observer": suspicions(belief),
            "seats": seats,
            "treasure": self._chance(belief, number),
        }

    def _chance(self, belief: Belief, number: int) -> float | None:
        """Return how often the treasure is found on sampled tables; None where that is not asked for."""
        if self.finds_treasure is None:
            return None
        if not isinstance(self.table.ask(), TakeTurn):  # in the middle of a turn it is as before
            return cast("float | None", self.moves[-1]["treasure"]) if self.moves else None
        rng = Rng(seed_bytes(f"review {number}"))
        found = [self.finds_treasure(determinise(belief, rng), rng) for _ in range(self.playouts)]
        return sum(found) / self.playouts

    def result(self) -> dict[str, Any]:
        """Return the review of the moves that have been made."""
        record = self.record
        return {
            "rules": record.rules,
            "names": record.names,
            "rounds": self.rounds,
            "moves": self.moves,
            "gave_away": self.gave_away(),
        }

    def gave_away(self) -> list[dict[str, Any]]:
        """Return the moves after which the watcher suspected a saboteur far more, the most telling first."""
        guilty = {round_["round"]: round_["saboteurs"] for round_ in self.rounds}
        found = []
        for move in self.moves:
            seat, before = move["seat"], move.pop("before")
            gained = move["observer"][seat] - before[seat]
            ended = set(move["observer"]) <= {0.0, 1.0}
            if seat in guilty.get(move["round"], ()) and gained >= TELLING and not ended:
                telling = {"seq": move["seq"], "round": move["round"], "seat": seat}
                found.append(telling | {"before": before[seat], "after": move["observer"][seat]})
        return sorted(found, key=lambda telling: telling["before"] - telling["after"])


def suspicions(belief: Belief) -> list[float]:
    """Return how likely each seat is a saboteur, rounded as people read it."""
    return [round(belief.saboteur(seat), 4) for seat in range(belief.view.seats)]
