"""Many games of the same rules side by side, stepped inside the engine: for training and for environments.

    batch = Batch(compose("base"), players=5, tables=256, seed="7")
    while ...:
        counts = numpy.asarray(batch.counts)
        batch.step((generator.random(256) * counts).astype("int64"))

Every table waits for one seat. `seats`, `counts`, `options`, `masks` and `rounds` say what it waits for, `over`,
`scores` and `wins` what the last step brought to an end. Each of them is a memoryview of native integers that numpy
looks at without copying (`numpy.asarray`). Compiled, it shows the batch's own memory, which the next step overwrites;
uncompiled, a copy: so look at them again after every step.

A game that ends is followed at once by the next one: table t plays the games t, t + tables, t + 2 * tables, ..., and
game g is dealt by the written seed "SEED/g", whatever is played at the other tables.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from undermine.engine._native import append, i64, u8, vec, viewed
from undermine.engine.kernel.actions import Action, Codes, unpack
from undermine.engine.kernel.play import carry_on, offer, start
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Table

FIRST_WIDTH: Final[i64] = 64
"""Options for which there is room at a table to begin with."""
WORDS: Final = "q"
BYTES: Final = "B"


class Batch:
    """Tables that wait for a choice each; `step` makes one decision at every table.

    `width` is for how many options each table has room in `options` and `masks`; it grows when a table offers more.
    `decisions` counts all that have been made. With `stories` the views of the tables tell what happened in the round;
    without, what has been seen is forgotten after every move, which saves time and memory.
    """

    def __init__(
        self, ruleset: Ruleset, players: int, tables: int, seed: str = "0", *, stories: bool = False
    ) -> None:
        """Deal the first games. Raises `RulesError` if the rules are not for that many players."""
        self.ruleset = ruleset
        self.players: int = players
        self.size: int = tables
        self.seed: str = seed
        self.stories: bool = stories
        self.width: i64 = FIRST_WIDTH
        self.decisions: i64 = 0
        # All tables gather options in the same room: what one offers is copied out before the next one is asked.
        self._offers = Codes()
        self._tables: vec[Table] = vec[Table]()
        self._games: vec[i64] = vec[i64]([0] * tables)
        self._seats: vec[i64] = vec[i64]([0] * tables)
        self._counts: vec[i64] = vec[i64]([0] * tables)
        self._rounds: vec[i64] = vec[i64]([0] * tables)
        self._options: vec[i64] = vec[i64]([0] * int(tables * FIRST_WIDTH))
        self._masks: vec[u8] = vec[u8]([0] * int(tables * FIRST_WIDTH))
        self._over: vec[u8] = vec[u8]([0] * tables)
        self._scores: vec[i64] = vec[i64]([0] * (tables * players))
        self._wins: vec[u8] = vec[u8]([0] * (tables * players))
        for number in range(tables):
            self._games[number] = number
            self._tables = append(self._tables, self._deal(number))
            self._look(number)

    @property
    def seats(self) -> memoryview:
        """The seat that each table waits for; of several that are asked, the first."""
        return viewed(self._seats, WORDS)

    @property
    def counts(self) -> memoryview:
        """How many options that seat has: a choice is a number below it."""
        return viewed(self._counts, WORDS)

    @property
    def options(self) -> memoryview:
        """The options of each table as packed actions (see `action`), `width` for each, 0 beyond its count."""
        return viewed(self._options, WORDS)

    @property
    def masks(self) -> memoryview:
        """For each place in `options` 1 if something is offered there, else 0; as bytes."""
        return viewed(self._masks, BYTES)

    @property
    def rounds(self) -> memoryview:
        """The round that each table is in, from 1."""
        return viewed(self._rounds, WORDS)

    @property
    def games(self) -> memoryview:
        """The number of the game that each table plays."""
        return viewed(self._games, WORDS)

    @property
    def over(self) -> memoryview:
        """For each table 1 if the last step ended its game, and the next one has been dealt; as bytes."""
        return viewed(self._over, BYTES)

    @property
    def scores(self) -> memoryview:
        """What each player of each table had won at the end of the last game that ended there: gold or points."""
        return viewed(self._scores, WORDS)

    @property
    def wins(self) -> memoryview:
        """For each player of each table 1 if they won the last game that ended there; as bytes."""
        return viewed(self._wins, BYTES)

    def table(self, number: int) -> Table:
        """Return one of the tables; it may be looked at, not played on."""
        return self._tables[number]

    def action(self, code: int) -> Action:
        """Return what one of `options` means."""
        return unpack(code, self.ruleset.verbs)

    def step(self, choices: Iterable[int]) -> None:
        """Do at every table the option at the place chosen for it.

        Raises `IndexError`, and does nothing at all, if a table has no such option or gets no choice.
        """
        chosen = listed(choices)
        self._check(chosen)
        verbs = self.ruleset.verbs
        number: i64
        for number in range(self.size):
            table = self._tables[number]
            ask = table.ask()
            if ask is not None:
                code = self._options[number * self.width + chosen[number]]
                carry_on(table, ask, self._seats[number], unpack(code, verbs))
            self._over[number] = 0
            if table.ask() is None:
                self._finish(number)
            self._look(number)
        self.decisions += self.size

    def _check(self, chosen: list[int]) -> None:
        if len(chosen) != self.size:
            msg = f"{self.size} tables need as many choices, not {len(chosen)}"
            raise IndexError(msg)
        number: i64
        for number in range(self.size):
            if not 0 <= chosen[number] < self._counts[number]:
                msg = f"table {number} has {self._counts[number]} options; {chosen[number]} is none of them"
                raise IndexError(msg)

    def _deal(self, game: i64) -> Table:
        table = start(self.ruleset, self.players, seed_bytes(f"{self.seed}/{game}"))
        table.log.forgets = not self.stories
        table.offers = self._offers
        return table

    def _finish(self, number: i64) -> None:
        """Note how the game at a table ended, and deal the next one."""
        table = self._tables[number]
        scores = self.ruleset.scores(table)
        winners = self.ruleset.winners(table)
        first = number * self.players
        for seat in range(self.players):
            self._scores[first + seat] = scores[seat]
            self._wins[first + seat] = 1 if seat in winners else 0
        self._over[number] = 1
        self._games[number] += self.size
        self._tables[number] = self._deal(self._games[number])

    def _look(self, number: i64) -> None:
        """Note whom a table waits for, and what is offered."""
        table = self._tables[number]
        ask = table.ask()
        if ask is None:
            return
        seat = ask.awaited(table, 0)
        count = offer(table, ask, seat)
        if count > self.width:
            self._widen(count)
        self._seats[number] = seat
        self._rounds[number] = table.round
        self._write_options(number, table.offers.packed, count)

    def _write_options(self, number: i64, packed: vec[i64], count: i64) -> None:
        """Write down the options of a table; what was written there before goes."""
        options, masks = self._options, self._masks
        first = number * self.width
        before = self._counts[number]
        i: i64
        for i in range(count):
            options[first + i] = packed[i]
        for i in range(before, count):
            masks[first + i] = 1
        for i in range(count, before):
            options[first + i] = 0
            masks[first + i] = 0
        self._counts[number] = count

    def _widen(self, count: i64) -> None:
        """Make room for more options at every table."""
        old, options = self.width, self._options
        self.width = max(2 * old, count)
        self._options = vec[i64]([0] * int(self.size * self.width))
        self._masks = vec[u8]([0] * int(self.size * self.width))
        number: i64
        i: i64
        for number in range(self.size):
            for i in range(self._counts[number]):
                self._options[number * self.width + i] = options[number * old + i]
                self._masks[number * self.width + i] = 1


def listed(choices: Iterable[int]) -> list[int]:
    """Return choices as a list; an array hands all its numbers over at once, for far less than one by one."""
    together = getattr(choices, "tolist", None)
    return list(choices) if together is None else cast("list[int]", together())
