"""Actions: a verb and what it is done with, as one packed integer until somebody looks at it.

An action is `verb card target target`: "dig [NES] 3,-1", "repair repair-pick+cart @2 pick", "pass map". A packed
action ("code") has 6 bits of verb, 8 of card and 24 for each of two targets, whose kinds the verb declares.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undermine.engine._native import append, i64, mypyc_attr, vec
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import CARD, Kind, Unreadable

VERB_BITS: Final[i64] = 6
CARD_BITS: Final[i64] = 8
TARGET_BITS: Final[i64] = 24
CARD_SHIFT: Final[i64] = 6
FIRST_SHIFT: Final[i64] = 14
SECOND_SHIFT: Final[i64] = 38
VERB_MASK: Final[i64] = 63
CARD_MASK: Final[i64] = 255
TARGET_MASK: Final[i64] = 16777215
NO_CARD: Final[i64] = 255


class Codes:
    """Packed actions, gathered in room that is used again: those of `packed` from `first` up to `end`.

    `seat` and `move` say to whom and when they were offered, so that old ones are not taken for new ones. `faces` is
    room for a verb that lays cards, which is used again as well.
    """

    def __init__(self) -> None:
        """Begin with none."""
        self.packed: vec[i64] = vec[i64]()
        self.faces: vec[i64] = vec[i64]()
        self.first: i64 = 0
        self.end: i64 = 0
        self.seat: i64 = -1
        self.move: i64 = -1

    def clear(self, seat: i64, move: i64) -> None:
        """Begin with none again, for a seat before a move."""
        self.end = self.first
        self.seat = seat
        self.move = move

    def count(self) -> i64:
        """Return how many there are."""
        return self.end - self.first

    def at(self, place: i64) -> i64:
        """Return the one at a place, from 0."""
        return self.packed[self.first + place]

    def add(self, code: i64) -> None:
        """Add one packed action."""
        if self.end == len(self.packed):
            self.packed = append(self.packed, code)
        else:
            self.packed[self.end] = code
        self.end += 1

    def room(self, more: i64) -> vec[i64]:
        """Return `packed` with room for that many more codes from `end` on."""
        while len(self.packed) < self.end + more:
            self.packed = append(self.packed, 0)
        return self.packed

    def room_for_faces(self, count: i64) -> vec[i64]:
        """Return `faces` with room for that many."""
        while len(self.faces) < count:
            self.faces = append(self.faces, 0)
        return self.faces

    def holds(self, action: Action) -> bool:
        """Return whether an action is one of them."""
        code = action.code()
        packed = self.packed
        i: i64
        for i in range(self.first, self.end):
            if packed[i] == code:
                return action.is_meant_by(code)
        return False

    def listing(self) -> vec[i64]:
        """Return the packed actions by themselves."""
        return self.packed[self.first : self.end]


class VerbForm:
    """A verb as it is named and written: what it takes, its number in a ruleset, the cards it is played with.

    `first` and `second` are the kinds of its targets. A verb that takes a card from the hand says so; cards name the
    verbs they are played with, and a verb may also take the cards of another verb (`like`). Modules address a verb by
    its name or by a trait it shares with others. A `stoppable` one may be announced and stopped before it takes effect.
    A verb that does not spend the turn leaves the question open on which it was used. What a verb does is in
    `modules.Verb`.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        *,
        first: Kind | None = None,
        second: Kind | None = None,
        takes_card: bool = True,
        stoppable: bool = True,
        like: str = "",
        traits: tuple[str, ...] = (),
        spends_turn: bool = True,
    ) -> None:
        """Name the verb, its clause and what it takes."""
        self.name = name
        self.clause = clause
        self.first = first
        self.second = second
        self.takes_card = takes_card
        self.stoppable = stoppable
        self.like = like
        self.traits = traits
        self.spends_turn = spends_turn
        self.index: i64 = 0
        self.of_turn = True
        self.catalogue: list[Card] = []
        self.accepts: vec[i64] = vec[i64]()

    def join(self, index: int, catalogue: list[Card]) -> None:
        """Take a place in a ruleset: know its cards and which of them this verb plays."""
        self.index = index
        self.catalogue = catalogue
        wanted = (self.name, self.like) if self.like else (self.name,)
        self.accepts = vec[i64]([int(any(verb in wanted for verb in card.verbs)) for card in catalogue])

    def accept_all(self) -> None:
        """Take every card that can be held in hand."""
        self.accepts = vec[i64]([1 for _ in self.catalogue])

    def code(self, card: i64, first: i64 = 0, second: i64 = 0) -> i64:
        """Pack an action of this verb."""
        return self.index | (card << CARD_SHIFT) | (first << FIRST_SHIFT) | (second << SECOND_SHIFT)

    def __repr__(self) -> str:
        """Write the verb's name."""
        return f"<verb {self.name}>"


@mypyc_attr(free_list_len=1)
class Action:
    """One action: a verb with its card and targets."""

    def __init__(self, verb: VerbForm, card: i64 = NO_CARD, first: i64 = 0, second: i64 = 0) -> None:
        """Aim the verb; numbers that the verb does not use stay at their defaults."""
        self.verb = verb
        self.card = card
        self.first = first
        self.second = second

    def code(self) -> i64:
        """Pack the action."""
        return self.verb.code(self.card, self.first, self.second)

    def is_meant_by(self, code: i64) -> bool:
        """Return whether a packed form means this action; numbers that are too large spill over when packed."""
        return (
            self.card == (code >> CARD_SHIFT) & CARD_MASK
            and self.first == (code >> FIRST_SHIFT) & TARGET_MASK
            and self.second == (code >> SECOND_SHIFT) & TARGET_MASK
        )

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same action of the same verb."""
        return isinstance(other, Action) and self.verb.name == other.verb.name and self.code() == other.code()

    def __hash__(self) -> int:
        """Hash the packed form."""
        return hash(int(self.code()))

    def __str__(self) -> str:
        """Write the action in words: `dig [NES] 3,-1`."""
        cards = self.verb.catalogue
        words = [self.verb.name]
        if self.card != NO_CARD:
            words.append(CARD.write(self.card, cards))
        for kind, number in ((self.verb.first, self.first), (self.verb.second, self.second)):
            if kind is not None:
                word = kind.write(number, cards)
                if word:
                    words.append(word)
        return " ".join(words)

    def __repr__(self) -> str:
        """Write the action in brackets."""
        return f"<{self}>"


class Verbs:
    """The verbs of a ruleset by their numbers. In a vector they need no second look at their types, as in a list."""

    def __init__(self) -> None:
        """Begin with none."""
        self.forms: vec[VerbForm] = vec[VerbForm]()

    def add(self, verb: VerbForm) -> None:
        """Give a verb the next number."""
        self.forms = append(self.forms, verb)

    def has(self, verb: VerbForm) -> bool:
        """Return whether it is one of these verbs, not only one like it of other rules."""
        return verb.index < len(self.forms) and self.forms[verb.index] is verb

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.forms)

    def __getitem__(self, index: int) -> VerbForm:
        """Return the verb of a number."""
        return self.forms[index]

    def __iter__(self) -> Iterator[VerbForm]:
        """Go through all verbs."""
        return iter(list(self.forms))


def unpack(code: i64, verbs: Verbs) -> Action:
    """Return the action that a code means."""
    verb = verbs.forms[code & VERB_MASK]
    card = (code >> CARD_SHIFT) & CARD_MASK
    return Action(verb, card, (code >> FIRST_SHIFT) & TARGET_MASK, (code >> SECOND_SHIFT) & TARGET_MASK)


def read_action(text: str, verbs: Verbs) -> Action:
    """Read an action from its written form; raises `Unreadable` with a sentence."""
    words = text.split()
    chosen = [verb for verb in verbs if words and verb.name == words[0]]
    if not chosen:
        raise Unreadable("no-verb", {"text": text}, f"'{text}' does not begin with a verb of these rules")
    verb = chosen[0]
    rest = words[1:]
    card = NO_CARD
    if verb.takes_card:
        if not rest:
            raise Unreadable("no-card", {"text": text}, f"'{text}' names no card")
        card = CARD.read(rest.pop(0), verb.catalogue)
    first, rest = _read_target(verb.first, rest, verb, text)
    second, rest = _read_target(verb.second, rest, verb, text)
    if rest:
        more = " ".join(rest)
        msg = f"'{text}' says more than '{verb.name}' takes: {more}"
        raise Unreadable("says-more", {"text": text, "verb": verb.name, "more": more}, msg)
    return Action(verb, card, first, second)


def _read_target(kind: Kind | None, words: list[str], verb: VerbForm, text: str) -> tuple[int, list[str]]:
    if kind is None:
        return 0, words
    count = kind.words(words)
    if count > len(words):
        msg = f"'{text}' is incomplete: '{verb.name}' takes a {kind.name}"
        raise Unreadable("incomplete", {"text": text, "verb": verb.name, "kind": kind.name}, msg)
    return kind.read(" ".join(words[:count]), verb.catalogue), words[count:]


@mypyc_attr(free_list_len=1)
class Options:
    """What a seat may do now: countable, indexable, iterable; actions are made only when looked at."""

    def __init__(self, verbs: Verbs, codes: vec[i64]) -> None:
        """Keep the packed actions and the verbs that unpack them."""
        self.verbs = verbs
        self.codes = codes

    def __len__(self) -> int:
        """Return the number of actions."""
        return len(self.codes)

    def __getitem__(self, index: int) -> Action:
        """Return one action."""
        return unpack(self.codes[index], self.verbs)

    def __iter__(self) -> Iterator[Action]:
        """Go through all actions."""
        return iter([unpack(code, self.verbs) for code in self.codes])

    def __contains__(self, action: object) -> bool:
        """Return whether the action is one of them."""
        return isinstance(action, Action) and action.code() in self.codes


def no_options(verbs: Verbs) -> Options:
    """Return the options of a seat that is not asked."""
    return Options(verbs, vec[i64]())
