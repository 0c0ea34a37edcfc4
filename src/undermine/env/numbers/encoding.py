"""Observations as numbers: what every game of ours has. Each game adds its own pieces in a subclass.

An encoder reads a table and writes what one seat may know of it, piece by piece, from the same allow-list as views:
hands and memories of that seat alone, of others how many cards they hold, dwarfs and goals only where they lie open.
Seats are counted from the observer, who is always 0. Tests hold it against the law of hidden information.
"""

from __future__ import annotations

from undermine.engine._native import append, i64, vec
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
from undermine.env.numbers.board import PLANES, BoardPlanes
from undermine.env.numbers.deeds import BITS, MASK, Deeds
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
        self._counts: vec[i64] = vec[i64]([0] * len(ruleset.cards))  # room to count in, all zero between
        self.dwarf_place: vec[i64] = places_of(ruleset, "dwarf")
        self.dwarf_names = [card.name for card in ruleset.cards if card.kind == "dwarf"]
        self.dwarfs: i64 = len(self.dwarf_names)
        self.questions = question_names(ruleset)
        self.question_places: dict[type[Ask], int] = {}
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
        verbs = Deeds(self.ruleset, int(self.seats)).verbs
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

    def write(self, table: Table, seat: i64, deeds: Deeds, entries: Entries) -> None:
        """Write what a seat may know."""
        self.write_seat(table, seat, deeds, entries)
        self.write_board(table, entries)

    def write_seat(self, table: Table, seat: i64, deeds: Deeds, entries: Entries) -> None:
        """Write all that a seat may know but the cards on the board, which everybody sees alike."""
        self._write_course(table, seat, entries)
        self._write_hands(table, seat, entries)
        self._write_deeds(seat, deeds, entries)
        self.write_game(table, seat, deeds, entries)
        self._write_memories(table, seat, entries)
        for part in self.parts:
            part.write(table, seat, self.window, entries)
        if self.claims is not None:
            self.claims.write(int(seat), entries)

    def write_game(self, table: Table, seat: i64, deeds: Deeds, entries: Entries) -> None:
        """Write the pieces of a game."""
        raise NotImplementedError

    def write_board(self, table: Table, entries: Entries) -> None:
        """Write the cards that lie on the board."""
        self.board.write(self.board_of(table), entries)

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
        kind = type(ask)
        if kind not in self.question_places:
            self.question_places[kind] = self.questions.index(ask.name())
        entries.put(self.question + self.question_places[kind], 1)
        other: i64
        for other in range(self.seats):
            if ask.asks(table, other):
                entries.put(self.asked + self.from_observer(other, seat), 1)
        subject = ask.about(table)
        if subject is not None and hasattr(subject, "action"):
            self.features.write(subject.action, seat, self.about, entries)

    def _write_hands(self, table: Table, seat: i64, entries: Entries) -> None:
        cards = table.hands[seat].cards
        count: i64 = 0
        i: i64
        for i in range(len(cards)):
            count = count + 1 if i > 0 and cards[i] == cards[i - 1] else 1
            entries.put(self.hand + cards[i], count)
        other: i64
        for other in range(self.seats):
            entries.put(self.hand_sizes + self.from_observer(other, seat), table.hands[other].size())

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
        for i in range(len(notes)):
            if notes[i] >= 0 and owner_of(notes[i]) == seat:
                self._forget_pass(packed_cards(notes[i]))

    def _write_pass(self, cards: i64, entries: Entries) -> None:
        counts = self._counts
        while cards:
            card = (cards & NUMBER_MASK) - 1
            counts[card] += 1
            entries.put(self.passed_own + card, counts[card])
            cards >>= NUMBER_BITS

    def _forget_pass(self, cards: i64) -> None:
        """Let the counts of the cards be 0 again, as those of all others are."""
        while cards:
            self._counts[(cards & NUMBER_MASK) - 1] = 0
            cards >>= NUMBER_BITS

    def write_memory(self, table: Table, memory: Observation, seat: i64, entries: Entries) -> None:
        """Write something that a seat has seen in a game."""
        raise NotImplementedError

    def _write_deeds(self, seat: i64, deeds: Deeds, entries: Entries) -> None:
        seats, cards, passed = self.seats, self.cards, deeds.passed
        i: i64
        for i in range(seats):
            entries.put(self.passes + self.from_observer(i, seat), passed[i])
        played = deeds.played.counts
        for i in range(len(played)):
            deed = played[i] >> BITS
            by = self.from_observer(deed >> BITS, seat)
            entries.put(self.played + by * cards + (deed & MASK), played[i] & MASK)
        aimed = deeds.aimed.counts
        for i in range(len(aimed)):
            deed = aimed[i] >> BITS
            by = (deed >> (2 * BITS)) * seats + self.from_observer((deed >> BITS) & MASK, seat)
            entries.put(self.aimed + by * seats + self.from_observer(deed & MASK, seat), aimed[i] & MASK)

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
