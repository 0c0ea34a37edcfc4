"""Rulesets: modules composed into one set of rules, checked when composed.

Composition sums what the modules bring, gives every card and verb its index, and prepares one list of modules per
seam, so that a seam nobody uses costs nothing during play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.actions import Verb
from undermine.engine.kernel.agenda import Step
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.drawing import CardDrawn, whole_deck
from undermine.engine.kernel.events import Event
from undermine.engine.kernel.kinds import KERNEL_KINDS, Kind
from undermine.engine.kernel.modules import PART_NAMES, Module, VerbSeams, part_name
from undermine.engine.kernel.outcomes import NO_SIDE, Outcome
from undermine.engine.kernel.passing import Passed
from undermine.engine.kernel.refusals import Refusal
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rounds import TurnBegan
from undermine.engine.kernel.table import Table

if TYPE_CHECKING:
    from undermine.engine.kernel.views import View

MOST_VERBS = 64
MOST_CARDS = 255


class RulesError(Exception):
    """Rules that cannot be played: an unknown module, a forbidden mixture, a wrong number of players.

    The sentence is for those who write programs; `code` and what it speaks of (`about`) are for translating it into
    another language.
    """

    def __init__(self, code: str, about: dict[str, str | int], sentence: str) -> None:
        """Say why."""
        super().__init__(sentence)
        self.code = code
        self.about = about


class Game:
    """What a game tells the kernel: its name, kinds, numbers of quantities and matters, clauses of plain refusals.

    `sides` are those that can win a round, and last NO_SIDE; `counted` is what the winner of a game has most of.

    The name is how everything outside the engine looks up what it has for this game: views, scenario forms, bots.
    """

    def __init__(
        self,
        name: str,
        kinds: tuple[Kind, ...],
        quantities: int,
        matters: int,
        clauses: dict[str, str],
        sides: tuple[str, ...],
        counted: str,
    ) -> None:
        """Describe the game; `clauses` maps the kernel's refusal codes to the game's clause ids."""
        self.name = name
        self.kinds = kinds
        self.quantities = quantities
        self.matters = matters
        self.clauses = clauses
        self.sides: tuple[str, ...] = (*sides, NO_SIDE)
        self.counted = counted


def places_of(modules: list[Module]) -> dict[str, int]:
    """Return the place of every module's part, by the names of module and part."""
    return {name: place for place, module in enumerate(modules) for name in (module.id, part_name(module))}


def turns_of(seats: int) -> vec[TurnBegan]:
    """Return a beginning turn of every seat."""
    return vec[TurnBegan]([TurnBegan(seat) for seat in range(seats)])


def drawings_of(seats: int, cards: list[Card]) -> vec[CardDrawn]:
    """Return every card drawn by every seat, seat by seat."""
    return vec[CardDrawn]([CardDrawn(seat, card.index) for seat in range(seats) for card in cards])


def passes_of(seats: int, cards: list[Card]) -> vec[Passed]:
    """Return every card passed by itself by every seat, seat by seat."""
    return vec[Passed]([Passed(seat, (card.index,)) for seat in range(seats) for card in cards])


class Ruleset:
    """One playable set of rules.

    `deck` has every copy of every card of the deck, in the catalogue's order. `turns`, `drawings` and `passes` are the
    most frequent events, made once: a turn of each seat, and each card drawn and passed by each seat.
    """

    def __init__(self, name: str, modules: list[Module], game: Game) -> None:
        """Compose the modules, given in box order; raises `RulesError` with a sentence if they do not go together."""
        self.name = name
        self.modules = modules
        self.places: dict[str, int] = places_of(modules)
        self.part_places: vec[i64] = vec[i64]([self.places.get(name, -1) for name in PART_NAMES])
        self.game = game
        check_combination(modules)
        self.kinds: dict[str, Kind] = {kind.name: kind for kind in (*KERNEL_KINDS, *game.kinds)}
        self.cards: list[Card] = []
        self.verbs: list[Verb] = []
        self.verbs_by_name: dict[str, Verb] = {}
        self.cards_by_name: dict[str, Card] = {}
        self.watching: dict[type[Event], list[Module]] = {}
        self.is_watching = False
        self.adjusting: list[list[Module]] = [[] for _ in range(game.quantities)]
        self.excusing: list[list[Module]] = [[] for _ in range(game.matters)]
        self.adjusted_quantities: i64 = 0
        self.excused_matters: i64 = 0
        self.fewest = max(module.fewest for module in modules)
        self.most = min(module.most for module in modules)
        self._collect()
        self.turn_verbs: vec[Verb] = vec[Verb]([verb for verb in self.verbs if verb.of_turn])
        self.cardless: i64 = 0
        self.played_with: vec[i64] = vec[i64]()
        self.showing: list[Module] = [module for module in modules if module.visible]
        self.steps_of_phases: dict[int, list[Step]] = {}
        self.deck: list[int] = whole_deck(self.cards)
        self.turns: vec[TurnBegan] = turns_of(self.most)
        self.drawings: vec[CardDrawn] = drawings_of(self.most, self.cards)
        self.passes: vec[Passed] = passes_of(self.most, self.cards)
        self._connect()

    def _collect(self) -> None:
        for index, module in enumerate(self.modules):
            module.index = index
            for card in module.cards():
                self._add_card(card, module)
            for verb in module.verbs():
                self._add_verb(verb, module)
        for number, verb in enumerate(self.verbs):
            verb.join(number, self.cards)

    def _add_card(self, card: Card, module: Module) -> None:
        if card.name in self.cards_by_name:
            msg = (
                f"'{card.name}' is brought by both '{self.cards_by_name[card.name].module}' and '{module.id}'"
            )
            raise RulesError("doubled-card", {"card": card.name}, msg)
        card.index = len(self.cards)
        card.module = module.id
        if card.index >= MOST_CARDS:
            msg = f"'{self.name}' has more than {MOST_CARDS} kinds of cards"
            raise RulesError("too-many-cards", {"most": MOST_CARDS}, msg)
        self.cards.append(card)
        self.cards_by_name[card.name] = card

    def _add_verb(self, verb: Verb, module: Module) -> None:
        if verb.name in self.verbs_by_name:
            msg = f"the verb '{verb.name}' is owned twice, the second time by '{module.id}'"
            raise RulesError("doubled-verb", {"verb": verb.name}, msg)
        if len(self.verbs) >= MOST_VERBS:
            msg = f"'{self.name}' has more than {MOST_VERBS} verbs"
            raise RulesError("too-many-verbs", {"most": MOST_VERBS}, msg)
        self.verbs.append(verb)
        self.verbs_by_name[verb.name] = verb

    def _connect(self) -> None:
        for verb in self.verbs:
            verb.seams = VerbSeams(verb, self.modules if verb.of_turn else [])
        for module in self.modules:
            for kind in module.watches:
                self.is_watching = True
                self.watching.setdefault(kind, []).append(module)
            for quantity in module.adjusts:
                self.adjusting[quantity].append(module)
                self.adjusted_quantities |= 1 << quantity
            for matter in module.excuses:
                self.excusing[matter].append(module)
                self.excused_matters |= 1 << matter

    def open_table(self, seats: int, rng: Rng) -> Table:
        """Return an empty table of the game."""
        raise NotImplementedError(self.name)

    def view(self, table: Table, seat: i64) -> View:
        """Return what a seat may know of a table of this game."""
        raise NotImplementedError(self.name)

    def open_view(self, table: Table) -> View:
        """Return what a spectator sees with every card on the table turned up; for games that are over."""
        raise NotImplementedError(self.name)

    def first_step(self) -> Step:
        """Return the step that sets up the game."""
        raise NotImplementedError(self.name)

    def scores(self, table: Table) -> list[int]:
        """Return what each seat has won so far: gold or points."""
        raise NotImplementedError(self.name)

    def winners(self, table: Table) -> tuple[int, ...]:
        """Return the seats that have won the game; none as long as it is played."""
        raise NotImplementedError(self.name)

    def winning_side(self, outcome: Outcome) -> str:
        """Return which of the game's sides has won a round, or NO_SIDE."""
        raise NotImplementedError(self.name)

    def finish(self) -> None:
        """Let every module look up what it needs; called once the ruleset is whole.

        Then note which of `turn_verbs`, one bit each, need no card, and for every card those it is played with.
        """
        for module in self.modules:
            module.joined(self)
        for place, verb in enumerate(self.turn_verbs):
            if not verb.takes_card:
                self.cardless |= 1 << place
        for card in self.cards:
            verbs: i64 = 0
            for place, verb in enumerate(self.turn_verbs):
                if verb.takes_card and verb.accepts[card.index]:
                    verbs |= 1 << place
            self.played_with = append(self.played_with, verbs)

    def verbs_for(self, hand: Hand) -> i64:
        """Return which of `turn_verbs` a hand may be used for, one bit each: the others offer nothing."""
        verbs = self.cardless
        played_with = self.played_with
        cards = hand.cards
        i: i64
        for i in range(len(cards)):
            verbs |= played_with[cards[i]]
        return verbs

    def adjusted(self, table: Table, quantity: i64, seat: i64, value: i64) -> i64:
        """Return a quantity after every module has had its say."""
        if self.adjusted_quantities & (1 << quantity):
            for module in self.adjusting[quantity]:
                value = module.adjust(table, int(quantity), seat, value)
        return value

    def partakes(self, table: Table, matter: i64, seat: i64) -> bool:
        """Return whether all modules let the seat take part."""
        if self.excused_matters & (1 << matter):
            for module in self.excusing[matter]:
                if not module.partakes(table, int(matter), seat):
                    return False
        return True

    def phase_steps(self, phase: int) -> list[Step]:
        """Return the steps of a phase, in box order; made once, since they never change."""
        if phase not in self.steps_of_phases:
            self.steps_of_phases[phase] = [step for module in self.modules for step in module.phase(phase)]
        return self.steps_of_phases[phase]

    def verb(self, name: str) -> Verb:
        """Return the verb of that name."""
        return self.verbs_by_name[name]

    def card(self, name: str) -> i64:
        """Return the index of the card of that name."""
        return self.cards_by_name[name].index

    def refusal(self, code: str, about: str) -> Refusal:
        """Return a refusal of the kernel with the clause this game gives for it."""
        return Refusal(code, self.game.clauses[code], about)

    def has(self, module: str) -> bool:
        """Return whether a module is in play, itself or as a variant."""
        return any(module in (present.id, present.variant_of) for present in self.modules)

    def check_seats(self, seats: int) -> None:
        """Raise `RulesError` if this number of players cannot play these rules."""
        if not self.fewest <= seats <= self.most:
            msg = f"'{self.name}' is for {self.fewest} to {self.most} players, not for {seats}"
            about: dict[str, str | int] = {
                "rules": self.name,
                "fewest": self.fewest,
                "most": self.most,
                "seats": seats,
            }
            raise RulesError("wrong-number-of-seats", about, msg)


def listed(words: list[str]) -> str:
    """Join words into an English enumeration: `a, b and c`."""
    if len(words) <= 1:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


def check_combination(modules: list[Module]) -> None:
    """Raise `RulesError` with a sentence that names the modules if they cannot be combined."""
    present = [module.id for module in modules]
    for module in modules:
        for other in module.excludes:
            if other in present:
                msg = f"'{module.id}' cannot be combined with '{other}'"
                raise RulesError("cannot-combine", {"one": module.id, "other": other}, msg)
        if module.requires and not any(needed in present for needed in module.requires):
            msg = f"'{module.id}' needs {listed([repr(needed) for needed in module.requires])} (one of them)"
            raise RulesError("needs-other", {"one": module.id, "other": module.requires[0]}, msg)
    doubled = sorted({name for name in present if present.count(name) > 1})
    if doubled:
        msg = f"'{doubled[0]}' is named twice"
        raise RulesError("named-twice", {"one": doubled[0]}, msg)
