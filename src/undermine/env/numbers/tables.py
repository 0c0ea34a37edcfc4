"""Many episodes stepped side by side, observations and masks written in the same loop.

Each of the properties is a memoryview of what the tables show now, a row a table, that numpy looks at without copying.
Compiled, it is the memory of these tables, which the next step overwrites; uncompiled, it is a copy.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undermine.engine._native import append, i64, u8, vec, viewed
from undermine.engine.kernel.table import Table
from undermine.env.numbers.board import BoardShown
from undermine.env.numbers.course import NOBODY_ASKED, Course
from undermine.env.numbers.encoding import Encoder
from undermine.env.numbers.entries import Entries, entries_in
from undermine.env.numbers.flat import FlatActions
from undermine.env.setting import Setting

WORDS: Final = "q"
BYTES: Final = "B"
FLOATS: Final = "d"


class Tables:
    """Some of the tables of a batch, each with an episode."""

    def __init__(
        self, setting: Setting, encoder: Encoder, flat: FlatActions | None, options_size: int
    ) -> None:
        """Take an empty room; `open` deals."""
        self.setting = setting
        self.encoder = encoder
        self.flat = flat
        self.claims = encoder.claims
        self.forms: i64 = 0 if self.claims is None else len(self.claims.forms)
        self.options_size: i64 = options_size
        self.actions: i64 = self.options_size + self.forms
        self.observation_size: i64 = encoder.layout.size
        self.seed = ""
        self.stride: i64 = 0
        self.size: i64 = 0

    def open(self, first: int, count: int, stride: int, seed: str) -> None:
        """Deal the first episodes, numbered from `first` on; the one after each comes `stride` numbers later."""
        self.size = count
        self.stride = stride
        self.seed = seed
        players = self.setting.seats
        self._courses: vec[Course] = vec[Course]()
        self._boards: vec[BoardShown] = vec[BoardShown]()
        self._observed: vec[Entries] = vec[Entries]()
        self._goals: vec[Entries] = vec[Entries]()
        self._known_goals: list[object] = [None] * count
        self._allowed: vec[Entries] = vec[Entries]()
        self._episodes: vec[i64] = vec[i64]([0] * count)
        self._seats: vec[i64] = vec[i64]([0] * count)
        self._offered: vec[i64] = vec[i64]([0] * count)
        self._over: vec[u8] = vec[u8]([0] * count)
        self._paid: vec[u8] = vec[u8]([0] * count)
        self._rewards: vec[float] = vec[float]([0.0] * (count * players))
        self._observations: vec[u8] = vec[u8]([0] * (count * int(self.observation_size)))
        self._masks: vec[u8] = vec[u8]([0] * (count * int(self.actions)))
        for place in range(count):
            self._episodes[place] = first + place
            self._courses = append(self._courses, Course(self.setting, forgets=True))
            self._boards = append(self._boards, BoardShown(self.encoder.board))
            row = place * self.observation_size
            self._observed = append(self._observed, entries_in(self._observations, row))
            self._goals = append(self._goals, entries_in(self._observations, row))
            self._allowed = append(self._allowed, entries_in(self._masks, place * self.actions))
            self._deal(place)
        self._cards = entries_in(self._observations, 0)
        self.look()

    def _deal(self, place: i64) -> None:
        self._courses[place].begin(f"{self.seed}/{self._episodes[place]}")

    # -- what is shown ---------------------------------------------------------------------------------------------

    @property
    def observations(self) -> memoryview:
        """What the seat that must act may know."""
        return viewed(self._observations, BYTES)

    @property
    def masks(self) -> memoryview:
        """Which actions it may take: 1 or 0 each."""
        return viewed(self._masks, BYTES)

    @property
    def offered(self) -> memoryview:
        """How many options it has; listed actions are the numbers below."""
        return viewed(self._offered, WORDS)

    @property
    def seats(self) -> memoryview:
        """The seat that must act."""
        return viewed(self._seats, WORDS)

    @property
    def rewards(self) -> memoryview:
        """What the last step paid to every player."""
        return viewed(self._rewards, FLOATS)

    @property
    def over(self) -> memoryview:
        """1 where the last step ended an episode; the next one has been dealt."""
        return viewed(self._over, BYTES)

    def course(self, place: int) -> Course:
        """Return the episode that is played at a table; it may be looked at."""
        return self._courses[place]

    def look(self) -> None:
        """Write down what the seats that must act now may know and do."""
        place: i64
        for place in range(self.size):
            self._look(place)

    def _look(self, place: i64) -> None:
        """Write down what the seat that must act now at a table may know and do, in place of what stands there."""
        course, observed, board = self._courses[place], self._observed[place], self._boards[place]
        self._seats[place] = course.seat
        if self.claims is not None:
            self.claims.said = course.claims
        observed.wipe()
        self.encoder.write_seat(course.table, course.seat, course.counted, observed)
        self._show_goals(place, course.table)
        self._cards.begin(place * self.observation_size)
        board.renew(self.encoder.board_of(course.table), course.counted, self._cards)
        observed.put_seats(board.diggers, course.seat, self.encoder.seats)
        self._write_mask(place, course)

    def _show_goals(self, place: i64, table: Table) -> None:
        """Write where the goals lie, if they are not those that stand there."""
        goals = self.encoder.goals_of(table)
        if goals is not self._known_goals[place]:
            self._known_goals[place] = goals
            self._goals[place].wipe()
            self.encoder.write_goals(table, self._goals[place])

    def _write_mask(self, place: i64, course: Course) -> None:
        """Write which actions are possible at a table."""
        count = course.offered()
        if self.flat is None:
            self._mark_listed(place, min(count, self.options_size))
        else:
            self._mark_flat(self.flat, place, course, count)
        self._offered[place] = min(count, self.options_size)
        self._mark_claims(place, not course.has_claimed)

    def _mark_listed(self, place: i64, count: i64) -> None:
        """Mark the first options at a table as possible, where as many as were offered before are marked."""
        masks, first, before = self._masks, place * self.actions, self._offered[place]
        i: i64
        for i in range(before, count):
            masks[first + i] = 1
        for i in range(count, before):
            masks[first + i] = 0

    def _mark_flat(self, flat: FlatActions, place: i64, course: Course, count: i64) -> None:
        """Mark what is offered at a table by its ids, and nothing else."""
        allowed, offers, hand = self._allowed[place], course.table.offers, course.table.hands[course.seat]
        allowed.wipe()
        i: i64
        for i in range(count):
            allowed.put(flat.id_of(offers.at(i), course.seat, hand), 1)

    def _mark_claims(self, place: i64, possible: bool) -> None:
        """Mark all claims at a table as possible or not; they are marked alike."""
        masks, first = self._masks, place * self.actions + self.options_size
        mark: u8 = 1 if possible else 0
        if self.forms == 0 or masks[first] == mark:
            return
        i: i64
        for i in range(self.forms):
            masks[first + i] = mark

    # -- playing ---------------------------------------------------------------------------------------------------

    def step(self, actions: Iterable[int]) -> None:
        """Do at every table the action chosen for it.

        Raises `ValueError`, and does nothing at all, if a mask does not allow one or there are too few.
        """
        chosen = list(actions)
        self._refuse_impossible(chosen)
        place: i64
        for place in range(self.size):
            self._play(place, chosen[place])
            self._look(place)  # at once, as long as the table is in the processor's cache

    def _play(self, place: i64, action: i64) -> None:
        """Do an action at a table; if that ends the episode, deal the next one."""
        course = self._courses[place]
        paid = self._act(course, action)
        if paid is not course.unpaid or self._paid[place]:
            self._note_payment(place, paid)
        self._paid[place] = 0 if paid is course.unpaid else 1
        self._over[place] = 0
        if course.seat == NOBODY_ASKED:
            self._over[place] = 1
            self._episodes[place] += self.stride
            self._deal(place)

    def _refuse_impossible(self, chosen: list[int]) -> None:
        if len(chosen) != self.size:
            raise ValueError(f"{self.size} tables need as many actions, not {len(chosen)}")
        place: i64
        for place in range(self.size):
            action: i64 = chosen[place]
            if not 0 <= action < self.actions or self._masks[place * self.actions + action] == 0:
                raise ValueError(f"action {action} is not possible at table {place} now")

    def _act(self, course: Course, action: i64) -> tuple[float, ...]:
        if self.claims is not None and action >= self.options_size:
            course.claim(self.claims.forms[int(action - self.options_size)])
            return course.unpaid
        return course.take(action if self.flat is None else self._place_of(self.flat, course, action))

    def _place_of(self, flat: FlatActions, course: Course, action: i64) -> i64:
        """Return the place of the first option that an id means; it was offered by `look`."""
        hand, offers = course.table.hands[course.seat], course.table.offers
        place: i64 = 0
        while flat.id_of(offers.at(place), course.seat, hand) != action:
            place += 1
        return place

    def _note_payment(self, place: i64, paid: tuple[float, ...]) -> None:
        first = place * len(paid)
        seat: i64
        for seat in range(len(paid)):
            self._rewards[first + seat] = paid[seat]
