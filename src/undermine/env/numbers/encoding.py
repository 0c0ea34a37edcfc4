"""Observations as numbers: what every game of ours has. Each game adds its own pieces in a subclass.

An encoder reads a table and writes what one seat may know of it, piece by piece, from the same allow-list as views:
hands and memories of that seat alone, of others how many cards they hold, dwarfs and goals only where they lie open.
Seats are counted from the observer, who is always 0. Tests hold it against the law of hidden information.
"""

from __future__ import annotations

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.agenda import SeatAsk
from undermine.engine.kernel.observations import (
    NUMBER_BITS,
    NUMBER_MASK,
    Observation,
    owner_of,
    packed_cards,
    place_in_seen,
)
from undermine.engine.kernel.rulesets import Ruleset
from undermine.engine.kernel.table import Ask, Table
from undermine.engine.tunnels.board import Board
from undermine.env.claims import Claims
from undermine.env.layout import Layout
from undermine.env.numbers.action_counts import BITS, MASK, ActionCounts
from undermine.env.numbers.board import PLANES, BoardPlanes
from undermine.env.numbers.entries import Entries
from undermine.env.numbers.options import FEATURES, OptionFeatures
from undermine.env.numbers.parts import ShownPart
from undermine.env.numbers.window import Window
from undermine.env.questions import question_names


class Encoder:
    """Writes what a seat may know as numbers from 0 to 255."""

    board: BoardPlanes

    def __init__(self, ruleset: Ruleset, table: Table, window: Window, claims: Claims | None) -> None:
        """Lay out the pieces; `table` is any game of these rules that has just been dealt."""
        self.ruleset = ruleset
        self.seats: i64 = table.seats
        self.window = window
        self.claims = claims
        self.layout = Layout()
        self.features = OptionFeatures(ruleset, table.seats, window)
        self.players = ["self", *[f"+{other}" for other in range(1, table.seats)]]
        self.names = [card.name for card in ruleset.cards]
        self.cards: i64 = len(ruleset.cards)
        self.dwarf_place: vec[i64] = places_of(ruleset, "dwarf")
        self.dwarf_names = [card.name for card in ruleset.cards if card.kind == "dwarf"]
        self.dwarfs: i64 = len(self.dwarf_names)
        self.questions = question_names(ruleset)
        self._question_places: dict[type[Ask], int] = {}
        self._last_kind: type[Ask] = Ask
        self._last_place: i64 = 0
        self._lay_out_course()
        self._lay_out_players()
        self.lay_out_game(table)
        self.parts = [ShownPart(module, table, self.layout, self.players) for module in ruleset.showing]
        if claims is not None:
            claims.lay_out(self.layout, self.players)

    def _lay_out_course(self) -> None:
        add = self.layout.add
        self.course: i64 = add(
            "course",
            "which round and turn it is, cards in the deck and in the discard pile, 1 once all is over",
            ("round", "turn", "deck", "discard", "over"),
        )
        self.question: i64 = add("question", "what is asked now", self.questions)
        self.asked: i64 = add("asked", "who is asked", self.players)
        self.about: i64 = add("about", "the action that the question is about, as an option", FEATURES)
        self.starter: i64 = add("starter", "who started the round", self.players)
        self.active: i64 = add("active", "whose turn it is", self.players)

    def _lay_out_players(self) -> None:
        add = self.layout.add
        self.hand: i64 = add("hand", "how many of each card the observer holds", self.names)
        self.passed_own: i64 = add("passed", "cards the observer has passed in this round", self.names)
        self.hand_sizes: i64 = add("hand_sizes", "how many cards each player holds", self.players)
        self.known_dwarfs: i64 = add(
            "dwarfs", "the dwarf of each player, where it is known now", self.players, self.dwarf_names
        )
        self.seen_dwarfs: i64 = add(
            "seen_dwarfs",
            "dwarfs that the observer has looked at: 1, or 2 if they may have changed since",
            self.players,
            self.dwarf_names,
        )
        self.played: i64 = add(
            "played", "cards that each player was seen to play in this round", self.players, self.names
        )
        self.passes: i64 = add("passes", "how many cards each player has passed in this round", self.players)
        verbs = ActionCounts(self.ruleset, int(self.seats)).verbs
        self.aimed: i64 = add(
            "aimed",
            "how often each player (second axis) has aimed at each other (third)",
            verbs,
            self.players,
            self.players,
        )

    def lay_out_game(self, table: Table) -> None:
        """Add the pieces of a game."""
        raise NotImplementedError

    def lay_out_board(self) -> int:
        """Add the board."""
        return self.layout.add("board", "what lies on each cell of the window", PLANES, self.window.labels())

    # -- writing ---------------------------------------------------------------------------------------------------

    def write(self, table: Table, seat: i64, counted: ActionCounts, entries: Entries) -> None:
        """Write what a seat may know."""
        self.write_seat(table, seat, counted, entries)
        self.write_goals(table, entries)
        board = self.board_of(table)
        self.board.write(board, entries)
        entries.put_seats(self.board.diggers(board, counted), seat, self.seats)

    def write_seat(self, table: Table, seat: i64, counted: ActionCounts, entries: Entries) -> None:
        """Write all that a seat may know but what lies on the board, and who laid it, which everybody sees."""
        self._write_course(table, seat, entries)
        self._write_hands(table, seat, entries)
        self._write_actions(seat, counted, entries)
        self.write_game(table, seat, entries)
        self._write_memories(table, seat, entries)
        for part in self.parts:
            part.write(table, seat, self.window, entries)
        if self.claims is not None:
            self.claims.write(int(seat), entries)

    def write_game(self, table: Table, seat: i64, entries: Entries) -> None:
        """Write the pieces of a game."""
        raise NotImplementedError

    def goals_of(self, table: Table) -> object:
        """Return what `write_goals` writes: another object whenever that has changed."""
        raise NotImplementedError

    def write_goals(self, table: Table, entries: Entries) -> None:
        """Write where the goals lie, or the mines, and which are open: what everybody sees alike."""
        raise NotImplementedError

    def board_of(self, table: Table) -> Board:
        """Return the board of a game."""
        raise NotImplementedError

    def from_observer(self, other: i64, seat: i64) -> i64:
        """Return how many places after the observer a seat comes."""
        return other - seat if other >= seat else other - seat + self.seats

    def _write_course(self, table: Table, seat: i64, entries: Entries) -> None:
        entries.put(self.course, table.round)
        entries.put(self.course + 1, table.turn)
        entries.put(self.course + 2, table.deck_size())
        entries.put(self.course + 3, len(table.discard))
        if table.starter >= 0:
            entries.put(self.starter + self.from_observer(table.starter, seat), 1)
        if table.active >= 0:
            entries.put(self.active + self.from_observer(table.active, seat), 1)
        ask = table.ask()
        if ask is None:
            entries.put(self.course + 4, 1)
        else:
            self._write_question(table, ask, seat, entries)

    def _write_question(self, table: Table, ask: Ask, seat: i64, entries: Entries) -> None:
        entries.put(self.question + self._place_of(ask), 1)
        if isinstance(ask, SeatAsk):
            entries.put(self.asked + self.from_observer(ask.seat, seat), 1)
        else:
            other: i64
            for other in range(self.seats):
                if ask.asks(table, other):
                    entries.put(self.asked + self.from_observer(other, seat), 1)
        subject = ask.about(table)
        if subject is not None and hasattr(subject, "action"):
            self.features.write(subject.action, seat, self.about, entries)

    def _place_of(self, ask: Ask) -> i64:
        """Return the place of a question among all; most are of the same class as the one before."""
        kind = type(ask)
        if kind is not self._last_kind:
            if kind not in self._question_places:
                self._question_places[kind] = self.questions.index(ask.name())
            self._last_kind = kind
            self._last_place = self._question_places[kind]
        return self._last_place

    def _write_hands(self, table: Table, seat: i64, entries: Entries) -> None:
        hands = table.hands
        entries.add_all(self.hand, hands[seat].cards)
        start = self.hand_sizes - seat
        i: i64
        for i in range(self.seats):
            entries.put(start + (i if i >= seat else i + self.seats), hands[i].size())

    def _write_memories(self, table: Table, seat: i64, entries: Entries) -> None:
        """Write what the seat has seen in secret: how often it has passed each card, and what its game adds."""
        notes, seen = table.memories.notes, table.memories.seen
        i: i64
        for i in range(len(notes)):
            note = notes[i]
            if owner_of(note) != seat:
                continue
            if note < 0:
                self.write_memory(table, seen[place_in_seen(note)], seat, entries)
            else:
                self._write_pass(packed_cards(note), entries)

    def _write_pass(self, cards: i64, entries: Entries) -> None:
        while cards:
            entries.add(self.passed_own + (cards & NUMBER_MASK) - 1)
            cards >>= NUMBER_BITS

    def write_memory(self, table: Table, memory: Observation, seat: i64, entries: Entries) -> None:
        """Write something that a seat has seen in a game."""
        raise NotImplementedError

    def _write_actions(self, seat: i64, counted: ActionCounts, entries: Entries) -> None:
        seats, cards, passed = self.seats, self.cards, counted.passed
        start = self.passes - seat
        i: i64
        for i in range(seats):
            entries.put(start + (i if i >= seat else i + seats), passed[i])
        entries.put_turned(self.played, counted.played.counts, seat * cards, seats * cards)
        aimed, start = counted.aimed.counts, self.aimed
        for i in range(len(aimed)):
            action = aimed[i] >> BITS
            by = (action >> (2 * BITS)) * seats + self.from_observer((action >> BITS) & MASK, seat)
            entries.put(start + by * seats + self.from_observer(action & MASK, seat), aimed[i] & MASK)

    def write_dwarfs(self, roles: list[int], shown: bool, seat: i64, entries: Entries) -> None:
        """Write the dwarfs that are known now: the observer's own, and all once they lie open."""
        other: i64
        for other in range(len(roles)):
            if (shown or other == seat) and roles[other] >= 0:
                place = self.from_observer(other, seat) * self.dwarfs + self.dwarf_place[roles[other]]
                entries.put(self.known_dwarfs + place, 1)

    def write_seen_dwarf(self, target: i64, dwarf: i64, stale: bool, seat: i64, entries: Entries) -> None:
        """Write a dwarf that the observer has looked at."""
        place = self.from_observer(target, seat) * self.dwarfs + self.dwarf_place[dwarf]
        entries.put(self.seen_dwarfs + place, 2 if stale else 1)


def places_of(ruleset: Ruleset, kind: str) -> vec[i64]:
    """Return for every card its place among those of a kind, -1 for the others."""
    places = vec[i64]()
    found = 0
    for card in ruleset.cards:
        places = append(places, found if card.kind == kind else -1)
        found += card.kind == kind
    return places
