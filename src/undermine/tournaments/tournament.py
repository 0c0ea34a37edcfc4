"""A tournament as its log tells it: who takes part, the rounds and their results, standings, and who is to play next.

Rounds come first, as many as the format has; then the semifinals and the final of those who made the cut. Only events
change anything, and an event that does not fit is refused and leaves everything as it was.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from undermine.tournaments.events import (
    Absent,
    AnyEvent,
    Arrived,
    Begun,
    Closed,
    Paired,
    Present,
    Registered,
    ResultGiven,
    Withdrew,
)
from undermine.tournaments.formats import Format, places
from undermine.tournaments.pairing import pair
from undermine.tournaments.standings import Standing, TableResult, standings

ROUND, SEMIFINAL, FINAL, OVER = "round", "semifinal", "final", "over"


class NotNow(Exception):  # noqa: N818 - it is no fault of the program
    """An event does not fit what has happened so far; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class RoundPlayed:
    """A round: its tables, who had a bye, whether it has begun, and the gold at the tables that have finished."""

    stage: str
    tables: list[list[str]]
    byes: list[str]
    begun: bool = False
    gold: dict[int, list[int]] = field(default_factory=dict)
    codes: list[str] = field(default_factory=list)
    """The codes of the tables on a server; empty where real cards are used."""

    def code_of(self, table: int) -> str:
        return self.codes[table] if table < len(self.codes) else ""

    def is_over(self) -> bool:
        return self.begun and len(self.gold) == len(self.tables)

    def results(self) -> list[TableResult]:
        return [TableResult(tuple(self.tables[at]), tuple(gold)) for at, gold in sorted(self.gold.items())]


class Tournament:
    """A tournament; `lot` is drawn with it, and breaks the last ties."""

    def __init__(self, format_: Format, lot: str, log: Iterable[AnyEvent] = ()) -> None:
        """Begin with what has happened so far."""
        self.format = format_
        self.lot = lot
        self.players: dict[str, bool] = {}
        """Everybody who ever registered, and whether they still take part."""
        self.absent: set[str] = set()
        self.is_closed = False
        self.rounds: list[RoundPlayed] = []
        for event in log:
            self.happen(event)

    # -- what happens --------------------------------------------------------------------------------------------

    def happen(self, event: AnyEvent) -> None:
        """Let something happen; raises `NotNow` if it does not fit."""
        if isinstance(event, Registered):
            self._register(event.player)
        elif isinstance(event, Withdrew | Absent | Present):
            self._miss(event)
        elif isinstance(event, Arrived):
            self._arrive(event)
        elif isinstance(event, Paired):
            self._pair(event)
        elif isinstance(event, Begun):
            self._begin(event)
        elif isinstance(event, Closed):
            self._close()
        else:
            self._take_result(event)

    def _register(self, player: str) -> None:
        if self.players.get(player):
            raise NotNow("registered-already")
        if self.next_stage() != ROUND:
            raise NotNow("too-late")
        self.players[player] = True

    def _miss(self, event: Withdrew | Absent | Present) -> None:
        if not self.players.get(event.player):
            raise NotNow("not-registered")
        if isinstance(event, Withdrew):
            self.players[event.player] = False
        elif isinstance(event, Absent):
            self.absent.add(event.player)
        else:
            self.absent.discard(event.player)

    def _arrive(self, event: Arrived) -> None:
        if event.player not in self.players:
            raise NotNow("not-registered")

    def _pair(self, event: Paired) -> None:
        self._refuse_while_playing()
        stage = self.next_stage()
        seated = [player for table in event.tables for player in table]
        named = sorted([*seated, *event.byes])
        everybody = sorted(self.present())
        if (
            named != everybody
            if stage == ROUND
            else len(set(named)) < len(named) or not {*named} <= {*everybody}
        ):
            raise NotNow("not-everybody-once")
        if not event.tables or any(not 2 <= len(table) <= self.format.most for table in event.tables):
            raise NotNow("wrong-size")
        if self.rounds and not self.rounds[-1].begun:
            self.rounds.pop()
        self.rounds.append(RoundPlayed(stage, [list(table) for table in event.tables], list(event.byes)))

    def _begin(self, event: Begun) -> None:
        waiting = self.waiting_round()
        if event.codes and len(event.codes) != len(waiting.tables):
            raise NotNow("wrong-tables")
        waiting.begun, waiting.codes = True, list(event.codes)
        self.absent.clear()

    def waiting_round(self) -> RoundPlayed:
        """Return the round that can begin now; raises `NotNow` if there is none, or who is seated there has left."""
        if not self.rounds or self.rounds[-1].begun or self.is_closed:
            raise NotNow("not-paired")
        seated = {player for table in self.rounds[-1].tables for player in table}
        if not seated <= {*self.present()}:
            raise NotNow("pair-again")
        return self.rounds[-1]

    def _close(self) -> None:
        if self.is_closed:
            raise NotNow("over")
        self.is_closed = True
        if self.rounds and not self.rounds[-1].begun:
            self.rounds.pop()

    def _take_result(self, event: ResultGiven) -> None:
        if not 0 <= event.round < len(self.rounds) or not self.rounds[event.round].begun:
            raise NotNow("not-begun")
        played = self.rounds[event.round]
        if not 0 <= event.table < len(played.tables):
            raise NotNow("no-such-table")
        if len(event.gold) != len(played.tables[event.table]) or min(event.gold) < 0:
            raise NotNow("wrong-result")
        played.gold[event.table] = list(event.gold)

    # -- how things stand ----------------------------------------------------------------------------------------

    def present(self) -> list[str]:
        """Return who can play in the next round."""
        return [player for player, stays in self.players.items() if stays and player not in self.absent]

    def next_stage(self) -> str:
        """Return what is played now, or else what is to be paired next (or again, if it has not begun)."""
        begun = [played for played in self.rounds if played.begun]
        if self.is_closed:
            return OVER
        if begun and not begun[-1].is_over():
            return begun[-1].stage
        stages = [ROUND] * self.format.rounds
        stages += [SEMIFINAL] * bool(self.format.semifinal) + [FINAL] * bool(self.format.final)
        return stages[len(begun)] if len(begun) < len(stages) else OVER

    def standings(self) -> list[Standing]:
        """Return how everybody stands by the rounds; semifinals and final count for places only."""
        rounds = [played for played in self.rounds if played.stage == ROUND and played.begun]
        results = [result for played in rounds for result in played.results()]
        byes = [player for played in rounds for player in played.byes]
        return standings(list(self.players), results, byes, self.lot)

    def ranking(self) -> list[str]:
        """Return everybody from the winner on: the final's players, then the semifinals', then all by standings."""
        order = [own.player for own in self.standings()]
        last: list[str] = []
        for stage in (FINAL, SEMIFINAL):
            for played in self.rounds:
                if played.stage == stage and played.is_over():
                    last += [player for player in self._by_place(played, order) if player not in last]
        return last + [player for player in order if player not in last]

    # -- who plays next ------------------------------------------------------------------------------------------

    def pairing(self, chance: Random) -> Paired:
        """Return a pairing of the next round; raises `NotNow` while one is played, or when all is over."""
        self._refuse_while_playing()
        stage = self.next_stage()
        if stage == ROUND:
            return self._paired_round(chance)
        chosen = self._finalists() if stage == FINAL else self._best(self.format.semifinal)
        sizes = [len(chosen)] if stage == FINAL else self.format.sizes(len(chosen))
        if not sizes or len(chosen) < 2:
            raise NotNow("too-few-players")
        dealt = _snaked(chosen[: sum(sizes)], len(sizes))
        return Paired([chance.sample(table, len(table)) for table in dealt], [])  # the first seat begins

    def _refuse_while_playing(self) -> None:
        if self.next_stage() == OVER:
            raise NotNow("over")
        if self.rounds and self.rounds[-1].begun and not self.rounds[-1].is_over():
            raise NotNow("round-not-over")

    def _paired_round(self, chance: Random) -> Paired:
        present = set(self.present())
        order = [own for own in self.standings() if own.player in present]
        if not any(own.played for own in order):  # nobody has deserved a place yet
            order = chance.sample(order, len(order))
        sizes = self.format.sizes(len(order))
        if not sizes:
            raise NotNow("too-few-players")
        spare = len(order) - sum(sizes)
        last = sorted(enumerate(order), key=lambda placed: (placed[1].byes, -placed[0]))[:spare]
        byes = [own.player for _, own in last]
        seated = [own.player for own in order if own.player not in byes]
        return Paired(pair(seated, sizes, self.meetings(), chance), byes)

    def meetings(self) -> dict[frozenset[str], int]:
        """Return how often two have met."""
        met: Counter[frozenset[str]] = Counter()
        for played in self.rounds:
            if played.begun:
                for table in played.tables:
                    met.update(frozenset(two) for two in combinations(table, 2))
        return dict(met)

    def _best(self, count: int) -> list[str]:
        return [own.player for own in self.standings() if self.players[own.player]][:count]

    def _finalists(self) -> list[str]:
        """Return who plays the final: the best of each semifinal table, else of the standings."""
        semifinals = [played for played in self.rounds if played.stage == SEMIFINAL and played.begun]
        if not semifinals:
            return self._best(self.format.final)
        order = [own.player for own in self.standings()]
        ranked = self._by_place(semifinals[-1], order)
        return [player for player in ranked if self.players[player]][: self.format.final]

    @staticmethod
    def _by_place(played: RoundPlayed, order: Sequence[str]) -> list[str]:
        """Return those who played a round by their places at their tables; who has the same place, by standings."""
        placed = [
            (place, order.index(player), player)
            for result in played.results()
            for player, place in zip(result.players, places(list(result.gold)), strict=True)
        ]
        return [player for _, _, player in sorted(placed)]


def _snaked(players: Sequence[str], tables: int) -> list[list[str]]:
    """Deal players, the best first, to tables there and back, so that all tables are equally strong."""
    dealt: list[list[str]] = [[] for _ in range(tables)]
    for at, player in enumerate(players):
        lap, place = divmod(at, tables)
        dealt[place if lap % 2 == 0 else tables - 1 - place].append(player)
    return dealt
