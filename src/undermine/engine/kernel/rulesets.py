"""Rulesets: modules composed into one set of rules, checked when composed.

Composition sums what the modules bring, gives every card and verb its index, and prepares one list of modules per
seam, so that a seam nobody uses costs nothing during play.
"""

from __future__ import annotations

from typing import cast

from undermine.engine._native import append, i64, vec
from undermine.engine.kernel.actions import Codes, Verbs
from undermine.engine.kernel.cards import Card, Hand
from undermine.engine.kernel.contents import Game
from undermine.engine.kernel.drawing import CardDrawn, whole_deck
from undermine.engine.kernel.kinds import KERNEL_KINDS
from undermine.engine.kernel.modules import PART_NAMES, Module, Verb, VerbSeams, part_name
from undermine.engine.kernel.passing import Passed
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.rounds import TurnBegan
from undermine.engine.kernel.table import Event, Rules, Step, Table
from undermine.engine.kernel.values import Value

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


def places_of(modules: list[Module]) -> dict[str, int]:
    """Return the place of every module's part, by the names of module and part."""
    return {name: place for place, module in enumerate(modules) for name in (module.id, part_name(module))}


def turns_of(seats: int) -> vec[Event]:
    """Return a beginning turn of every seat."""
    return vec[Event]([TurnBegan(seat) for seat in range(seats)])


def drawings_of(seats: int, cards: list[Card]) -> vec[Event]:
    """Return every card drawn by every seat, seat by seat."""
    return vec[Event]([CardDrawn(seat, card.index) for seat in range(seats) for card in cards])


def passes_of(seats: int, cards: list[Card]) -> vec[Event]:
    """Return every card passed by itself by every seat, seat by seat."""
    return vec[Event]([Passed(seat, (card.index,)) for seat in range(seats) for card in cards])


class Knowledge:
    """What a seat may know of a table. Rulesets make it; `views.View`, which knows rulesets, says what it is."""


class Ruleset(Rules):
    """One playable set of rules.

    `deck` has every copy of every card of the deck, in the catalogue's order.
    """

    def __init__(self, name: str, modules: list[Module], game: Game) -> None:
        """Compose the modules, given in box order; raises `RulesError` with a sentence if they do not go together."""
        self.name = name
        self.modules = modules
        self.places = places_of(modules)
        self.part_places = vec[i64]([self.places.get(name, -1) for name in PART_NAMES])
        self.game = game
        check_combination(modules)
        self.kinds = {kind.name: kind for kind in (*KERNEL_KINDS, *game.kinds)}
        self.cards = []
        self.verbs = Verbs()
        self.verbs_by_name = {}
        self.cards_by_name = {}
        self.watching: dict[type[Event], list[Module]] = {}
        self.is_watching = False
        self.adjusting: list[list[Module]] = [[] for _ in range(game.quantities)]
        self.excusing: list[list[Module]] = [[] for _ in range(game.matters)]
        self.adjusted_quantities: i64 = 0
        self.excused_matters: i64 = 0
        self.fewest = max(module.fewest for module in modules)
        self.most = min(module.most for module in modules)
        verbs = self._collect()
        self.turn_verbs: vec[Verb] = vec[Verb]([verb for verb in verbs if verb.of_turn])
        self.cardless: i64 = 0
        self.played_with: vec[i64] = vec[i64]()
        self.showing: list[Module] = [module for module in modules if module.visible]
        self.steps_of_phases: dict[int, list[Step]] = {}
        self.deck: list[int] = whole_deck(self.cards)
        self.turns = turns_of(self.most)
        self.drawings = drawings_of(self.most, self.cards)
        self.passes = passes_of(self.most, self.cards)
        self._connect(verbs)

    def _collect(self) -> list[Verb]:
        verbs: list[Verb] = []
        for index, module in enumerate(self.modules):
            module.index = index
            for card in module.cards():
                self._add_card(card, module)
            for verb in module.verbs():
                self._add_verb(verb, module)
                verbs.append(verb)
        for number, verb in enumerate(verbs):
            verb.join(number, self.cards)
        return verbs

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
        self.verbs.add(verb)
        self.verbs_by_name[verb.name] = verb

    def _connect(self, verbs: list[Verb]) -> None:
        for verb in verbs:
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

    def view(self, table: Table, seat: i64) -> Knowledge:
        """Return what a seat may know of a table of this game."""
        raise NotImplementedError(self.name)

    def open_view(self, table: Table) -> Knowledge:
        """Return what a spectator sees with every card on the table turned up; for games that are over."""
        raise NotImplementedError(self.name)

    def first_step(self) -> Step:
        """Return the step that sets up the game."""
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

    def offer_turn(self, table: Table, seat: i64, codes: Codes) -> None:
        """Gather what every verb of a turn offers that the hand has cards for."""
        hand = table.hands[seat]
        usable = self.verbs_for(hand)
        verbs = self.turn_verbs
        i: i64
        for i in range(len(verbs)):
            if (usable >> i) & 1:
                verbs[i].offer(table, seat, hand, codes)

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

    def react(self, table: Table, event: Event) -> None:
        """Let the modules react that watch for an event, in box order."""
        for module in self.watching.get(type(event), ()):
            module.reacts(table, event)

    def first_parts(self, table: Table) -> list[Value | None]:
        """Return the modules' own state as it is when a round begins."""
        return [module.part(table) for module in self.modules]

    def phase_steps(self, phase: int) -> list[Step]:
        """Return the steps of a phase, in box order; made once, since they never change."""
        if phase not in self.steps_of_phases:
            self.steps_of_phases[phase] = [step for module in self.modules for step in module.phase(phase)]
        return self.steps_of_phases[phase]

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


def ruleset_of(table: Table) -> Ruleset:
    """Return a table's rules as what they are: composed of modules."""
    return cast("Ruleset", table.ruleset)


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
