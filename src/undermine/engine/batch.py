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
from undermine.engine.kernel.table import NOBODY, Ask, Log, Table

FIRST_WIDTH: Final[i64] = 64
"""Options for which there is room at a table to begin with."""
WORDS: Final = "q"
BYTES: Final = "B"


class Batch:
    """Tables that wait for a choice each; `step` makes one decision at every table.

    `width` is for how many options each table has room in `options` and `masks`; it grows when a table offers more.
    `decisions` counts all that have been made. With `stories` the views of the tables tell what happened in the round;
    without, all tables write into the same log, which is empty again after every step.

    What a table needs is not in the processor's cache when its turn comes, so that what tables can share, or need not
    write, counts more than instructions: options are written by the verbs where they are shown, and what nobody may
    look at (masks, the end of a row of options) is set right when somebody does.
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
        # Each table gathers options in its own row of the same room; behind all rows is room for those who ask besides.
        self._offers = Codes()
        self._offers.packed = vec[i64]([0] * int(tables * FIRST_WIDTH))
        self._log = Log()
        self._log.forgets = True
        self._chosen: vec[i64] = vec[i64]([0] * tables)
        self._tables: vec[Table] = vec[Table]()
        self._games: vec[i64] = vec[i64]([0] * tables)
        self._seats: vec[i64] = vec[i64]([0] * tables)
        self._counts: vec[i64] = vec[i64]([0] * tables)
        self._rounds: vec[i64] = vec[i64]([0] * tables)
        self._written: vec[i64] = vec[i64]([0] * tables)
        self._masks: vec[u8] = vec[u8]([0] * int(tables * FIRST_WIDTH))
        self._marked: vec[i64] = vec[i64]([0] * tables)
        self._over: vec[u8] = vec[u8]([0] * tables)
        self._scores: vec[i64] = vec[i64]([0] * (tables * players))
        self._wins: vec[u8] = vec[u8]([0] * (tables * players))
        for number in range(tables):
            self._games[number] = number
            self._tables = append(self._tables, self._deal(number))
            self._look(number, self._tables[number].ask())
        self._leave_tables()

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
        self._wipe_ends()
        return viewed(self._offers.packed, WORDS)[: self.size * self.width]

    @property
    def masks(self) -> memoryview:
        """For each place in `options` 1 if something is offered there, else 0; as bytes."""
        self._mark()
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
        self._look_up(listed(choices))
        verbs = self.ruleset.verbs
        number: i64
        for number in range(self.size):
            table = self._tables[number]
            ask = table.ask()
            if ask is not None:
                carry_on(table, ask, self._seats[number], unpack(self._chosen[number], verbs))
            self._over[number] = 0
            ask = table.ask()
            if ask is None:
                self._finish(number)
                ask = self._tables[number].ask()
            self._look(number, ask)
        self._leave_tables()
        self.decisions += self.size

    def _look_up(self, places: list[int]) -> None:
        """Note what is chosen at every table, before any table offers something else."""
        if len(places) != self.size:
            msg = f"{self.size} tables need as many choices, not {len(places)}"
            raise IndexError(msg)
        packed, width = self._offers.packed, self.width
        number: i64
        for number in range(self.size):
            place: i64 = places[number]
            if not 0 <= place < self._counts[number]:
                msg = f"table {number} has {self._counts[number]} options; {place} is none of them"
                raise IndexError(msg)
            self._chosen[number] = packed[number * width + place]

    def _leave_tables(self) -> None:
        """Let nobody who looks at a table write over the options of one, or read what happened at another."""
        self._offers.first = self.size * self.width
        self._offers.clear(NOBODY, NOBODY)
        self._log.forget()

    def _deal(self, game: i64) -> Table:
        table = start(self.ruleset, self.players, seed_bytes(f"{self.seed}/{game}"))
        if not self.stories:
            table.log = self._log
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

    def _look(self, number: i64, ask: Ask | None) -> None:
        """Note whom a table waits for, and what is offered."""
        if ask is None:
            return
        table = self._tables[number]
        seat = ask.awaited(table, 0)
        self._offers.first = number * self.width
        count = offer(table, ask, seat)
        if count > self.width:
            self._widen(number, count)
        self._seats[number] = seat
        self._rounds[number] = table.round
        self._counts[number] = count
        self._written[number] = max(self._written[number], count)

    def _widen(self, last: i64, count: i64) -> None:
        """Make room for more options at every table; those up to the last one, which needs it, keep theirs."""
        old, options = self.width, self._offers.packed
        self._counts[last] = count
        self.width = max(2 * old, count)
        self._offers.packed = vec[i64]([0] * int(self.size * self.width))
        self._masks = vec[u8]([0] * int(self.size * self.width))
        number: i64
        i: i64
        for number in range(last + 1):
            for i in range(self._counts[number]):
                self._offers.packed[number * self.width + i] = options[number * old + i]
        for number in range(self.size):
            self._written[number] = 0
            self._marked[number] = 0

    def _wipe_ends(self) -> None:
        """Let nothing be left behind the options of each table of what it offered before."""
        packed = self._offers.packed
        number: i64
        i: i64
        for number in range(self.size):
            first, count = number * self.width, self._counts[number]
            for i in range(count, self._written[number]):
                packed[first + i] = 0
            self._written[number] = count

    def _mark(self) -> None:
        """Mark the places where something is offered, and only those."""
        masks = self._masks
        number: i64
        i: i64
        for number in range(self.size):
            first, count, marked = number * self.width, self._counts[number], self._marked[number]
            for i in range(marked, count):
                masks[first + i] = 1
            for i in range(count, marked):
                masks[first + i] = 0
            self._marked[number] = count


def listed(choices: Iterable[int]) -> list[int]:
    """Return choices as a list; an array hands all its numbers over at once, for far less than one by one."""
    together = getattr(choices, "tolist", None)
    return list(choices) if together is None else cast("list[int]", together())
