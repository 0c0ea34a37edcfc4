"""What a seat is shown of an environment: observations, masks, options as numbers and texts, of any table."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from undermine.api.games import seat_names
from undermine.api.views import view_of
from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.play import options
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import view
from undermine.env.claims import ClaimForm, Claims
from undermine.env.layout import Layout
from undermine.env.numbers.action_counts import ActionCounts
from undermine.env.numbers.encoding import Encoder
from undermine.env.numbers.entries import VALUE_BITS, Entries
from undermine.env.numbers.flat import WAIT, FlatActions
from undermine.env.numbers.lost_mines import LostMinesEncoder
from undermine.env.numbers.options import WIDTH
from undermine.env.numbers.saboteur import SaboteurEncoder
from undermine.env.numbers.window import Window
from undermine.env.setting import Setting
from undermine.env.truth import Truth
from undermine.locale.catalogue import text

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]

ENCODERS: Final[dict[str, type[Encoder]]] = {"saboteur": SaboteurEncoder, "lost-mines": LostMinesEncoder}
"""Who writes the observations of each game, by its name in the engine."""
CLAIMED_GOALS: Final = {"saboteur": "goal"}
"""The kind of cards that claims may say of goals; a game that is not here forbids it (LM-37)."""


class Sight:
    """Turns tables of one setting into numbers. It keeps nothing of a table but room to write in."""

    def __init__(self, setting: Setting) -> None:
        """Lay out observations and actions; raises `UserError` or `RulesError` with a sentence."""
        setting.check()
        self.setting = setting
        table = setting.example()
        rules, seats = setting.ruleset, setting.seats
        window = Window(*setting.cells)
        self.claims = _claims(table) if setting.claims else None
        self.encoder = ENCODERS[rules.game.name](rules, table, window, self.claims)
        goals = [int(goal.cell) for goal in getattr(table, "goals", [])]
        self.flat = FlatActions(rules, seats, window, goals) if setting.actions == "flat" else None
        self.options_size = int(self.flat.size) if self.flat is not None else setting.most_options
        self.actions = self.options_size + (len(self.claims.forms) if self.claims is not None else 0)
        self.size = self.encoder.layout.size
        self.state_layout = Layout()
        self.state_layout.pieces = [*self.encoder.layout.pieces]
        self.state_layout.size = self.size
        self.truth = Truth(rules, table, self.state_layout)
        self._entries = Entries(max(self.state_layout.size, self.options_size * int(WIDTH)))

    # -- numbers ---------------------------------------------------------------------------------------------------

    def observation(self, table: Table, seat: int, counted: ActionCounts) -> Numbers:
        """Return what a seat may know."""
        self._entries.wipe()
        self.encoder.write(table, seat, counted, self._entries)
        return spread_out(self._entries, self.size)

    def state(self, table: Table, counted: ActionCounts) -> Numbers:
        """Return everything: what seat 0 may know, and the truth."""
        self._entries.wipe()
        self.encoder.write(table, 0, counted, self._entries)
        self.truth.write(table, self._entries)
        return spread_out(self._entries, self.state_layout.size)

    def ended(self, size: int) -> Numbers:
        """Return the observation or state of an episode whose round has ended: nothing but that."""
        numbers = np.zeros(size, np.uint8)
        numbers[self.encoder.course + 4] = 1
        return numbers

    def ids(self, table: Table, seat: int) -> list[int]:
        """Return the action that means each option of a seat, in the order of the options; none if it is not asked."""
        codes = options(table, seat).codes
        if self.flat is None:
            return list(range(min(len(codes), self.options_size)))
        hand, id_of = table.hands[seat], self.flat.id_of
        return [id_of(code, seat, hand) for code in codes]

    def mask(self, table: Table, seat: int, may_claim: bool) -> Mask:
        """Return which actions a seat may take: 1 or 0 each. A seat that is not asked can only wait."""
        mask = self.waiting()
        ids = self.ids(table, seat)
        if ids:
            mask[int(WAIT)] = 0
            mask[ids] = 1
        if may_claim and ids and self.claims is not None:
            mask[self.options_size :] = 1
        return mask

    def waiting(self) -> Mask:
        """Return the mask of a seat that has nothing to choose: never empty, so that one can be drawn from it."""
        mask = np.zeros(self.actions, np.int8)
        mask[int(WAIT)] = 1
        return mask

    def no_features(self) -> Numbers:
        """Return the options of a seat that has none."""
        return np.zeros((self.options_size, int(WIDTH)), np.uint8)

    def features(self, table: Table, seat: int) -> Numbers:
        """Return the options of a seat as numbers, one row each, in the order of the options."""
        entries = self._entries
        entries.wipe()
        width = int(WIDTH)
        for place, code in enumerate(options(table, seat).codes[: self.options_size]):
            self.encoder.features.write(code, seat, place * width, entries)
        return spread_out(entries, self.options_size * width).reshape(self.options_size, width)

    def place_of(self, table: Table, seat: int, action: int) -> int:
        """Return the place of the option that an action means; raises `ValueError` if it means none."""
        ids = self.ids(table, seat)
        if action not in ids:
            raise ValueError(f"{self.meaning(action)} ({action}) is not possible for seat {seat} now")
        return ids.index(action)

    def claim_of(self, action: int) -> ClaimForm | None:
        """Return what an action claims, or None if it is no claim."""
        if self.claims is None or not self.options_size <= action < self.actions:
            return None
        return self.claims.forms[action - self.options_size]

    def meaning(self, action: int) -> str:
        """Return what an action means, as far as its id says it."""
        form = self.claim_of(action)
        if form is not None and self.claims is not None:
            return self.claims.label(form)
        return self.flat.meaning(action) if self.flat is not None else f"option {action}"

    # -- words -----------------------------------------------------------------------------------------------------

    def text(self, table: Table, seat: int, claims: list[tuple[int, ClaimForm]], language: str) -> str:
        """Return what a seat may know in words, with what it may do and the number of each action."""
        seen = view_of(view(table, seat), seat_names(table.seats))
        lines = [seen.text(language)]
        if claims:
            lines.append(text(language, "env-claims"))
            lines += [self._told(table, speaker, form, language) for speaker, form in claims]
        ids = self.ids(table, seat)
        if ids:
            lines.append(text(language, "env-options"))
        offers, verbs = table.offers, table.ruleset.verbs
        lines += [f"{action}: {unpack(offers.at(place), verbs)}" for place, action in enumerate(ids)]
        return "\n".join(lines)

    def _told(self, table: Table, speaker: int, form: ClaimForm, language: str) -> str:
        about: dict[str, Any] = {"speaker": speaker, "about": (speaker + form.about) % table.seats}
        if form.kind == "looked":
            cell = getattr(table, "goals")[form.goal].cell
            about |= {
                "cell": table.ruleset.kinds["cell"].write(int(cell), table.ruleset.cards),
                "card": table.ruleset.cards[form.card].name,
            }
        return text(language, f"env-claim-{form.kind}", **about)


def spread_out(entries: Entries, size: int) -> Numbers:
    """Return the numbers that were written, zeros between them."""
    numbers = np.zeros(size, np.uint8)
    packed = np.array(entries.listing(), np.int64)
    numbers[packed >> VALUE_BITS] = packed & 255
    return numbers


def _claims(table: Table) -> Claims:
    rules = table.ruleset
    kind = CLAIMED_GOALS.get(rules.game.name)
    cards = [card.index for card in rules.cards if card.kind == kind]
    names = [card.name for card in rules.cards]
    return Claims(table.seats, len(getattr(table, "goals", [])), cards, names)
