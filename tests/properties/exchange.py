"""The law of hidden information, as an experiment on two tables.

Take a stretch of a game and a viewer. Exchange things in places that are hidden from the viewer, make the same moves
on both tables, and compare every byte the viewer gets, as long as the viewer lawfully learns the same (`lawful`). Where
a move of the stretch was itself a secret (a passed card), another one of the same look is made on the second table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple, Protocol

from tests.properties import lawful
from tests.properties.candidates import random_candidate
from tests.properties.canonical import canonical_view, text
from tests.properties.hidden import Slot, Stretch, contents, fill, hidden_slots
from tests.properties.play import Move
from undermine.engine.kernel.actions import Action
from undermine.engine.kernel.agenda import UNANSWERED
from undermine.engine.kernel.codec import plain
from undermine.engine.kernel.play import apply, options, refusals
from undermine.engine.kernel.refusals import Refused
from undermine.engine.kernel.rng import Rng, seed_bytes
from undermine.engine.kernel.table import SPECTATOR, Event, with_item
from undermine.engine.kernel.views import view
from undermine.engine.saboteur.table import SaboteurTable

TRIES = 6
"""Actions that the viewer tries at every position, to compare what they are refused for."""


class Leak(AssertionError):  # noqa: N818 - what it is, said where it is raised
    """The viewer was shown something that depends on what is hidden."""


# -- exchanges -----------------------------------------------------------------------------------------------------


class Exchange(Protocol):
    """A change of something hidden."""

    def on(self, table: SaboteurTable) -> None:
        """Make the change on a table."""


class Swap(NamedTuple):
    """Two things in hidden places change places."""

    one: Slot
    other: Slot

    def on(self, table: SaboteurTable) -> None:
        first = contents(table, self.one)[self.one.position]
        second = contents(table, self.other)[self.other.position]
        for slot, thing in ((self.one, second), (self.other, first)):
            things = contents(table, slot)
            things[slot.position] = thing
            fill(table, slot, things)


class OtherChance(NamedTuple):
    """Chance goes another way from here."""

    seed: int

    def on(self, table: SaboteurTable) -> None:
        table.rng = Rng(seed_bytes(f"another {self.seed}"))


class OtherAnswer(NamedTuple):
    """Somebody has given another sealed answer."""

    seat: int
    code: int

    def on(self, table: SaboteurTable) -> None:
        table.sealed = with_item(table.sealed, self.seat, self.code)


def possible_exchanges(stretch: Stretch, viewer: int, chance: Random) -> Iterator[Exchange]:
    """Exchanges of every group in turn, for ever."""
    groups = hidden_slots(stretch, viewer)
    while True:
        for slots in groups:
            pairs = [(any_slot(slots, chance), any_slot(slots, chance)) for _ in range(8) if slots]
            yield from [Swap(one, other) for one, other in pairs if differ(stretch.table, one, other)][:1]
        yield from other_answers(stretch.table, viewer, chance)
        yield OtherChance(chance.randrange(1_000_000))


def any_slot(slots: list[Slot], chance: Random) -> Slot:
    """A slot of any pile, however large the piles are."""
    pile = chance.choice(sorted({slot[:2] for slot in slots}, key=str))
    return chance.choice([slot for slot in slots if slot[:2] == pile])


def differ(table: SaboteurTable, one: Slot, other: Slot) -> bool:
    """Say whether an exchange would change anything: a hand and a purse have no order."""
    if one[:2] == other[:2] and one.pile in ("hands", "gold"):
        return False
    return contents(table, one)[one.position] != contents(table, other)[other.position]


def other_answers(table: SaboteurTable, viewer: int, chance: Random) -> list[OtherAnswer]:
    """For one of the others who have answered a sealed question: another answer."""
    answered = [seat for seat in range(table.seats) if seat != viewer and table.sealed[seat] != UNANSWERED]
    if not answered:
        return []
    seat = chance.choice(answered)
    asked_again = table.copy()
    asked_again.sealed = with_item(asked_again.sealed, seat, int(UNANSWERED))
    return [OtherAnswer(seat, int(chance.choice(list(options(asked_again, seat))).code()))]


# -- playing the stretch on both tables ----------------------------------------------------------------------------


class Told(NamedTuple):
    """What the viewer lawfully learns with a move, and everything the viewer gets."""

    learned: str
    shown: dict[str, str]


def lessons(table: SaboteurTable, viewer: int, events: list[Event]) -> str:
    """What the viewer lawfully learns with a move."""
    learned: list[object] = []
    for event in events:
        rule = lawful.EVENTS.get(event.name())
        if rule is not None:
            learned.append([event.name(), rule.learn(plain(event, table.ruleset), viewer)])
    ask = table.ask()
    if ask is not None and ask.name() in lawful.QUESTIONS:
        learned.append(lawful.QUESTIONS[ask.name()].learn(plain(ask, table.ruleset), viewer))
    return text(learned)


def told(table: SaboteurTable, viewer: int, events: list[Event], number: int) -> Told:
    """What the viewer gets after a move: events, view, question, options, and refusals of this and that."""
    seen = [event.seen_by(viewer) for event in events]
    shown = {name: text(content) for name, content in canonical_view(view(table, viewer)).items()}
    shown["events"] = text([plain(event, table.ruleset) for event in seen if event is not None])
    if viewer != SPECTATOR:
        chance = Random(number)
        shown["options"] = text([str(action) for action in options(table, viewer)])
        for action in [random_candidate(table, viewer, chance) for _ in range(TRIES)]:
            tried = f"{action.verb.name} {action.card} {action.first} {action.second}"
            shown[tried] = str(refusals(table, viewer, action))
    return Told(lessons(table, viewer, events), shown)


def play_again(table: SaboteurTable, moves: list[Move], viewer: int, chance: Random | None) -> Iterator[Told]:
    """Make the moves and tell what the viewer gets before the first and after each; stop where one cannot be made."""
    yield told(table, viewer, [], 0)
    for number, move in enumerate(moves, 1):
        action = move.action if chance is None else same_looking(table, move, viewer, chance)
        try:
            events = apply(table, move.seat, action)
        except Refused as refused:
            if move.seat == viewer:
                msg = f"move {number}, '{action}' by the viewer, has become illegal: {refused}"
                raise Leak(msg) from None
            return
        yield told(table, viewer, events, number)


def same_looking(table: SaboteurTable, move: Move, viewer: int, chance: Random) -> Action:
    """The move itself, or one that the viewer cannot tell from it if it was a secret choice of somebody else."""
    ask = table.ask()
    verb = move.action.verb.name
    secret = lawful.SECRET_VERBS.get(verb) or lawful.SECRET_ANSWERS.get(ask.name() if ask else "")
    if move.seat == viewer or secret is None:
        return move.action
    alike = [other for other in options(table, move.seat) if looks_like(move.action, other, secret)]
    if not alike or (move.action in alike and chance.random() < 0.5):
        return move.action
    return chance.choice(alike)


def looks_like(action: Action, other: Action, secret: lawful.Secret) -> bool:
    """Say whether two actions show the same: verb, number of cards, and the targets that are open."""
    if action.verb is not other.verb or len(str(action).split()) != len(str(other).split()):
        return False
    return all(getattr(action, target) == getattr(other, target) for target in secret.open)


Playing = Callable[[SaboteurTable, list[Move], int, "Random | None"], Iterator[Told]]
"""A way to make moves on a table and to tell what a viewer gets of them."""


def check(
    stretch: Stretch, viewer: int, exchanges: int, chance: Random, playing: Playing = play_again
) -> int:
    """Try so many exchanges and keep those that leave the whole stretch possible; raise `Leak` if the viewer notices.

    Returns how many exchanges went unnoticed through the whole stretch.
    """
    expected = list(playing(stretch.table.copy(), stretch.moves, viewer, None))
    kept: list[Exchange] = []
    for exchange, _ in zip(possible_exchanges(stretch, viewer, chance), range(exchanges), strict=False):
        table = stretch.table.copy()
        for change in [*kept, exchange]:
            change.on(table)
        reached = 0
        for was, now in zip(expected, playing(table, stretch.moves, viewer, chance), strict=False):
            if was.learned != now.learned:
                break
            compare(was.shown, now.shown, f"{_place(stretch, reached)}, viewer {viewer}, {[*kept, exchange]}")
            reached += 1
        if reached == len(expected):
            kept.append(exchange)
    return len(kept)


def compare(was: dict[str, str], now: dict[str, str], where: str) -> None:
    """Raise `Leak` with the fields that differ."""
    fields = [field for field in {**was, **now} if was.get(field) != now.get(field)]
    if fields:
        lines = [f"{field}:\n    {was.get(field)}\n    {now.get(field)}" for field in fields]
        raise Leak(f"{where}\n" + "\n".join(lines))


def _place(stretch: Stretch, reached: int) -> str:
    name = stretch.table.rules.name
    if reached == 0:
        return f"{name}: before the first move"
    move = stretch.moves[reached - 1]
    return f"{name}: after move {reached} ('{move.action}' by seat {move.seat})"


def check_sealed_answer(before: SaboteurTable, after: SaboteurTable, move: Move) -> None:
    """Raise `Leak` if others can tell that a seat has answered a sealed question that is still open."""
    for viewer in (*range(after.seats), SPECTATOR):
        if viewer != move.seat:
            was, now = told(before, viewer, [], 0), told(after, viewer, move.events, 0)
            compare(was.shown, now.shown, f"viewer {viewer}, when seat {move.seat} answered")
