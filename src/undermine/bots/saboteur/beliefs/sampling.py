"""Determinising: a whole table that agrees with everything a seat knows, drawn by what it believes.

Everything hidden is dealt again: roles and goals by belief, hands, deck, face-down discards and cards aside from the
cards that are nowhere to be seen, gold cards likewise. The seat's own view of the table is the one it came from.
"""

from __future__ import annotations

from collections import Counter
from itertools import accumulate

from undermine.bots.draws import draw, further_chance
from undermine.bots.pile import UNSEEN, Pile
from undermine.bots.saboteur.beliefs.belief import SaboteurBelief
from undermine.bots.saboteur.beliefs.goals import Branch, Place
from undermine.bots.saboteur.pages import pages_of
from undermine.bots.saboteur.policy.ruleset_facts import RulesetFacts
from undermine.engine.kernel.actions import unpack
from undermine.engine.kernel.cards import hand_of
from undermine.engine.kernel.rng import Rng
from undermine.engine.kernel.table import Step
from undermine.engine.kernel.transfers import IN_DECK
from undermine.engine.kernel.turns import Perform
from undermine.engine.saboteur.keeping import KeepOne
from undermine.engine.saboteur.modules.base.cards import GOALS, GOLD
from undermine.engine.saboteur.modules.base.dealing import gathered_deck
from undermine.engine.saboteur.modules.base.gold import PickGold
from undermine.engine.saboteur.observations import SawDwarf, SawGoal
from undermine.engine.saboteur.purse import ChangeGold, GoldCardGained, GoldChanged
from undermine.engine.saboteur.table import Goal, SaboteurRules, SaboteurTable, saboteur
from undermine.engine.saboteur.views import SaboteurView
from undermine.engine.tunnels.tiles import card_of


def goal_cards(rules: SaboteurRules) -> list[int]:
    """Return the goals of which some were laid: those of the base game, unless a page has others."""
    names = [name for name, _, _ in GOALS]
    for page in pages_of(rules):
        names = list(page.clues.goals) or names
    return [int(rules.card(name)) for name in names]


def weights_by_tunnels(belief: SaboteurBelief, facts: RulesetFacts) -> dict[int, dict[int, float]]:
    """Return for dwarf cards how readily each dwarf lays the tunnels that their holders have laid.

    Only those dwarf cards are in it of which the tunnels tell something: a door is laid by its team, as a rule.
    """
    names = {int(dwarf): belief.view.ruleset.cards[dwarf].name for dwarf in set(belief.dwarfs.deck)}
    found = {}
    for card, laid in belief.round.laid.items():
        weights = {dwarf: facts.lays_all(laid, name) for dwarf, name in names.items()}
        if len(set(weights.values())) > 1:
            found[card] = weights
    return found


class SaboteurSampler:
    """What is needed again and again to imagine tables that agree with one view."""

    def __init__(self, view: SaboteurView, belief: SaboteurBelief, facts: RulesetFacts | None = None) -> None:
        """Find out which cards are nowhere to be seen, and where such cards are.

        With `facts` of the rules dwarfs are also told apart by the tunnels they have laid; the master, who stays as it
        is, imagines tables without them.
        """
        self.view = view
        self.belief = belief
        self.outline = saboteur(view.outline)
        self.rules = self.outline.rules
        self.pile = Pile(view)
        self.story = view.story()
        self.cumulative = list(accumulate([deal.likely for deal in belief.deals]))
        self.required = self._required()
        self.deck_top: list[int] = []
        self._look()
        self.all_cards = gathered_deck(self.outline)
        self.pool = self._pool()
        unseen = [*self.pile.pile, *self.pile.aside].count(UNSEEN) + view.deck_size - len(self.deck_top)
        others = sum(view.hand_sizes) - len(view.hand.listing()) - sum(len(held) for held in self.required)
        self.slots = unseen + others
        self.goal_cards = goal_cards(self.rules)
        self.purses = self._purses()
        self.gold = self._gold()
        self.weights = weights_by_tunnels(belief, facts) if facts is not None and facts.has_teams else {}
        makers = [page.clues.filling for page in pages_of(self.rules)]
        self.fillings = [make(view) for make in makers if make is not None]

    # -- what is known ---------------------------------------------------------------------------------------------

    def _required(self) -> list[list[int]]:
        """Return the cards that others must hold: those known to be there, and announced ones that wait."""
        required = [list(held) for held in self.pile.held]
        for step in self.outline.agenda:
            if isinstance(step, Perform) and step.seat != self.view.seat:
                card = int(unpack(step.action, self.rules.verbs).card)
                if card not in required[step.seat] and self.rules.cards[card].copies:
                    required[step.seat].append(card)
        for seat, cards in enumerate(required):
            del cards[self.view.hand_sizes[seat] :]
        return required

    def _look(self) -> None:
        """Note what the seat itself is just looking at: the top of the deck or of the pile."""
        pile = self.pile.pile
        for step in self.outline.agenda:
            if not isinstance(step, KeepOne) or step.seat != self.view.seat:
                continue
            if step.source == IN_DECK:
                self.deck_top = list(step.cards)
            else:
                end = len(pile) - step.beneath
                pile[end - len(step.cards) : end] = step.cards[::-1] if step.top_first else step.cards

    def _pool(self) -> list[int]:
        """Return the cards that are nowhere to be seen."""
        table = self.outline
        left = Counter(self.all_cards) if table.deck or table.turn else Counter()
        left.update([card for page in self.rules.pages for card in page.laid_out(table)])
        seen = [*self.view.hand.listing(), *self.deck_top, *self.pile.pile, *self.pile.aside]
        for before in table.before:
            seen += before
        for cards in self.required:
            seen += cards
        seen += [int(card_of(table.board.face_at(cell))) for cell in table.board.laid]
        left.subtract(seen)
        return [card for card, copies in sorted(left.items()) if card >= 0 for _ in range(copies)]

    def _gold(self) -> list[int]:
        """Return the gold cards that the seat cannot see."""
        left = Counter(dict(GOLD))
        seen = [value for cards in [*self.outline.gold, *self.purses] for value in cards]
        for step in self.outline.agenda:
            if isinstance(step, PickGold):
                seen += step.cards
        for page in self.rules.pages:
            seen += page.gold_apart(self.outline)
        left.subtract(seen)
        return [value for value, copies in sorted(left.items()) if value > 0 for _ in range(copies)]

    def _purses(self) -> list[list[int]]:
        """Return the gold cards of others whose value everybody has seen in this round."""
        purses: list[list[int]] = [[] for _ in range(self.view.seats)]
        for event in self.story:
            if isinstance(event, GoldCardGained) and UNSEEN in self.outline.gold[event.seat]:
                purses[event.seat].append(int(event.value))
            elif isinstance(event, GoldChanged) and int(event.value) in purses[event.seat]:
                purses[event.seat].remove(int(event.value))
        for seat, cards in enumerate(purses):
            del cards[self.view.gold_cards[seat] :]
        return purses

    # -- imagining -------------------------------------------------------------------------------------------------

    def table(self, rng: Rng) -> SaboteurTable:
        """Return one table."""
        table = self.outline.copy()
        table.rng = further_chance(rng)
        deal = self.belief.deals[draw(self.cumulative, rng)] if self.cumulative else None
        if deal is not None and not table.roles_shown:
            self._deal_dwarfs(table, deal.saboteurs, rng)
        if self.belief.places:
            self._lay_goals(table, self.belief.places[0 if deal is None else deal.place], rng)
        self._deal_cards(table, rng)
        if self.rules.gold_in_cards:
            self._deal_gold(table, rng)
        table.agenda = [self._step(table, step) for step in table.agenda]
        for filling in self.fillings:
            filling.fill(table, rng)
        return table

    def _deal_dwarfs(self, table: SaboteurTable, saboteurs: frozenset[int], rng: Rng) -> None:
        """Deal the saboteurs as said; the others by chance, and what is left to cards that nobody has held."""
        dwarfs = self.belief.dwarfs
        cards = [*dwarfs.held, *dwarfs.unused]
        given = {card: dwarfs.known[card] for card in cards if card in dwarfs.known}
        given.update({card: self.belief.card for card in cards if card in saboteurs})
        rest = self._deal_others(given, rng)
        table.roles = [given[card] for card in dwarfs.held]
        table.unused = tuple([given[card] if card in given else rest.pop() for card in dwarfs.unused])
        for seat, card in dwarfs.looks:
            if seat != self.view.seat and card in dwarfs.held:
                target = dwarfs.held.index(card)
                table.remember(seat, SawDwarf(target, table.roles[target], table.turn))

    def _deal_others(self, given: dict[int, int], rng: Rng) -> list[int]:
        """Give a dwarf to every card that somebody has held, and return those that are left, shuffled."""
        left = Counter(self.belief.dwarfs.deck)
        left.subtract(given.values())
        guilty = [self.belief.card] * left.pop(self.belief.card, 0)
        others = [dwarf for dwarf, copies in left.items() for _ in range(copies)]
        rng.shuffle(others)
        for card in self.belief.touched:
            if card not in given:
                given[card] = self._drawn(card, others, rng) if others else guilty.pop()
        rest = others + guilty
        rng.shuffle(rest)
        return rest

    def _drawn(self, card: int, others: list[int], rng: Rng) -> int:
        """Take one of these dwarfs for a dwarf card, by the tunnels that its holder has laid."""
        if card not in self.weights:
            return others.pop()
        weights = [self.weights[card][dwarf] for dwarf in others]
        return others.pop(draw(list(accumulate(weights)), rng))

    def _lay_goals(self, table: SaboteurTable, place: Place, rng: Rng) -> None:
        """Lay the treasure as said, the other goals by chance, and let everybody remember what they looked at."""
        branch = place.branch
        given = dict(branch.known)
        given.setdefault(place.card, self.belief.treasure)
        left = Counter(self.goal_cards)
        left.subtract(given.values())
        rest = [goal for goal, copies in left.items() if goal != self.belief.treasure for _ in range(copies)]
        rng.shuffle(rest)
        for number, goal in enumerate(table.goals):
            if not goal.revealed:
                card = branch.at[int(goal.cell)]
                if card not in given:
                    given[card] = rest.pop()
                table.lay_goal(number, Goal(goal.cell, given[card]))
        self._remember_looks(table, branch, given)

    def _remember_looks(self, table: SaboteurTable, branch: Branch, given: dict[int, int]) -> None:
        cells = {card: cell for cell, card in branch.at.items()}
        for seat, looks in enumerate(branch.looked):
            if seat != self.view.seat and looks:
                for card in sorted(looks):
                    if card in given:
                        table.remember(seat, SawGoal(cells[card], given[card], table.turn))

    def _deal_cards(self, table: SaboteurTable, rng: Rng) -> None:
        """Deal hands, deck, face-down discards and cards aside from what is nowhere to be seen."""
        pool = self.pool.copy()
        pile = self.pile.pile.copy()
        held = self.required
        if any(held):
            held = self._still_held(pile, pool, rng)
        rng.shuffle(pool)
        missing = self.slots - len(pool)
        if missing > 0:  # a position in which cards are missing, set up by hand
            pool += [self.all_cards[rng.below(len(self.all_cards))] for _ in range(missing)]
        for seat, size in enumerate(self.view.hand_sizes):
            if seat != self.view.seat:
                known = held[seat]
                begin = len(pool) - (size - len(known))
                table.hands[seat] = hand_of(known + pool[begin:])
                del pool[begin:]
        table.deck = self.deck_top + [pool.pop() for _ in range(self.view.deck_size - len(self.deck_top))]
        table.discard = [pool.pop() if card == UNSEEN else card for card in pile]
        table.aside = tuple([pool.pop() if card == UNSEEN else card for card in self.pile.aside])

    def _still_held(self, pile: list[int], pool: list[int], rng: Rng) -> list[list[int]]:
        """Return what others still hold of cards they are known to have had: some may have gone face down since."""
        held = [cards.copy() for cards in self.required]
        sizes = list(self.view.hand_sizes)
        for seat, _ in self.pile.lost:
            sizes[seat] += 1
        for seat, place in self.pile.lost:
            if rng.below(max(1, sizes[seat])) < len(held[seat]):
                pile[place] = held[seat].pop(rng.below(len(held[seat])))
            sizes[seat] -= 1
        for seat, cards in enumerate(held):
            while len(cards) > self.view.hand_sizes[seat]:
                pool.append(cards.pop())
        return held

    def _deal_gold(self, table: SaboteurTable, rng: Rng) -> None:
        pool = self.gold.copy()
        rng.shuffle(pool)
        agenda = table.agenda
        for number, step in enumerate(agenda):
            if isinstance(step, PickGold) and UNSEEN in step.cards:
                cards = tuple([pool.pop() for _ in step.cards])
                agenda[number] = PickGold(step.seat, cards, step.order)
        table.agenda = agenda
        for seat, cards in enumerate(table.gold):
            if UNSEEN in cards:
                known = self.purses[seat]
                table.keep_gold(seat, (*known, *[pool.pop() for _ in range(len(cards) - len(known))]))
        table.supply = tuple([pool.pop() for _ in table.supply])

    def _step(self, table: SaboteurTable, step: Step) -> Step:
        """Fill in what a question to somebody else shows that player alone."""
        if isinstance(step, ChangeGold) and UNSEEN in step.choices:
            return ChangeGold(step.seat, tuple(sorted(set(table.gold[step.seat]))))
        if isinstance(step, KeepOne) and UNSEEN in step.cards:
            return type(step)(step.seat, tuple(self._looked_at(table, step)))
        return step

    def _looked_at(self, table: SaboteurTable, step: KeepOne) -> list[int]:
        count = len(step.cards)
        if step.source == IN_DECK:
            return table.deck[:count]
        end = len(table.discard) - step.beneath
        cards = table.discard[end - count : end]
        return cards[::-1] if step.top_first else cards
