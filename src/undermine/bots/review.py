"""A game in review: what could be believed after every move, what gave saboteurs away, what chance the treasure had.

The chance of the treasure is found by playing imagined tables on, with apprentices at every seat: tables drawn by what
a watcher believes, so nothing is used that was hidden then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from undermine.bots.beliefs import Belief, believe, determinise
from undermine.bots.policy.manner import PLAIN
from undermine.bots.policy.playing import Lots, play_on
from undermine.bots.policy.scoring import Policy
from undermine.engine.kernel.events import SPECTATOR, Event
from undermine.engine.kernel.records import Record, Replay
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.rounds import RoundBegan, RoundEnded
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.turns import TakeTurn
from undermine.engine.kernel.views import View, view
from undermine.engine.lost_mines.scoring import RolesRevealed
from undermine.engine.saboteur.modules.base.dealing import DwarfsRevealed
from undermine.engine.saboteur.ruleset import SaboteurRuleset
from undermine.engine.saboteur.table import SaboteurTable

PLAYOUTS: Final = 12
"""So many imagined tables are played on after every move."""
LONGEST: Final = 600
"""More decisions than a round has."""
TELLING: Final = 0.15
"""A move gives its player away if the watcher suspects them so much more afterwards."""
SABOTEUR: Final = "saboteur"


def review(record: Record, compose: Callable[[str], Ruleset], playouts: int = PLAYOUTS) -> dict[str, Any]:
    """Return the review of a recorded game as plain data; raises `BadRecord` if the record cannot be replayed.

    `moves` has for every move its number (`seq`), what the watcher (`observer`) and every seat (`seats`) believe
    afterwards of each seat, and the chance of the `treasure` (None where it is not asked for); `gave_away` the moves by
    which saboteurs gave themselves away, the most telling first; `rounds` what was true.
    """
    reviewer = Reviewer(Replay(record, compose), playouts)
    for number in range(1, len(record.moves) + 1):
        reviewer.step(number)
    return reviewer.result()


class Reviewer:
    """Goes through a record and writes down what may be believed."""

    def __init__(self, replay: Replay, playouts: int) -> None:
        """Begin with the deal."""
        self.replay = replay
        self.table = replay.table
        self.playouts = playouts if isinstance(self.table, SaboteurTable) else 0
        self.story = self.table.story
        self.moves: list[dict[str, Any]] = []
        self.rounds: list[dict[str, Any]] = []
        self.before = suspicions(believe(view(self.table, SPECTATOR)))
        self.policies: list[Policy] = []
        if self.playouts:
            rules = cast("SaboteurRuleset", self.table.ruleset)
            self.policies = [Policy(rules, PLAIN)] * self.table.seats

    def step(self, number: int) -> None:
        """Make one move and write down what it changed."""
        move = self.replay.record.moves[number - 1]
        round_ = int(self.table.round)
        events = self.replay.step()
        told: dict[str, Any] = {"seq": number, "round": round_, "seat": move.seat, "action": move.action}
        truth = revealed(events, self.table.ruleset)
        if truth is not None:
            self._end_round(round_, truth, events)
            told |= {
                "observer": truth,
                "seats": [truth] * len(truth),
                "treasure": float(treasure_found(events)),
            }
        elif self.table.story is self.story and self.moves:
            told |= {
                key: self.moves[-1][key] for key in ("observer", "seats", "treasure")
            }  # nobody saw anything
        else:
            told |= self._believed(number)
        self.story = self.table.story
        told["before"] = self.before
        self.moves.append(told)
        self.before = told["observer"]
        if any(isinstance(event, RoundBegan) for event in events):
            self.before = suspicions(believe(view(self.table, SPECTATOR)))

    def _end_round(self, round_: int, truth: list[float], events: list[Event]) -> None:
        saboteurs = [seat for seat, guilty in enumerate(truth) if guilty]
        self.rounds.append({"round": round_, "saboteurs": saboteurs, "treasure": treasure_found(events)})

    def _believed(self, number: int) -> dict[str, Any]:
        watched = view(self.table, SPECTATOR)
        belief = believe(watched)
        seats = [suspicions(believe(view(self.table, seat))) for seat in range(self.table.seats)]
        return {
            "observer": suspicions(belief),
            "seats": seats,
            "treasure": self._chance(watched, belief, number),
        }

    def _chance(self, watched: View, belief: Belief, number: int) -> float | None:
        """Return how often the treasure is found on imagined tables."""
        if not self.playouts:
            return None
        if not isinstance(self.table.ask(), TakeTurn):  # in the middle of a turn it is as before
            return cast("float | None", self.moves[-1]["treasure"]) if self.moves else None
        rng = Rng(seed_bytes(f"review {number}"))
        found = 0
        for _ in range(self.playouts):
            imagined = determinise(watched, belief, rng)
            ended = play_on(imagined, self.policies, Lots(rng.below(65535)), LONGEST)
            found += ended is not None and ended.treasure
        return found / self.playouts

    def result(self) -> dict[str, Any]:
        """Return the review of the moves that have been made."""
        record = self.replay.record
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


def revealed(events: list[Event], ruleset: Ruleset) -> list[float] | None:
    """Return who was a saboteur, if a move has ended a round."""
    for event in events:
        if isinstance(event, (DwarfsRevealed, RolesRevealed)):
            return [float(ruleset.cards[dwarf].name.rpartition("-")[2] == SABOTEUR) for dwarf in event.dwarfs]
    return None


def treasure_found(events: list[Event]) -> bool:
    """Say whether the round that a move has ended found the treasure."""
    return any(isinstance(event, RoundEnded) and event.treasure for event in events)
