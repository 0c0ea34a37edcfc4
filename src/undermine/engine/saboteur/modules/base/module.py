"""The base game's module: cards, verbs, setting up, winners. What the editions change is in `editions`."""

from __future__ import annotations

from undermine.engine._native import i64
from undermine.engine.kernel.agenda import Answer
from undermine.engine.kernel.cards import Card
from undermine.engine.kernel.kinds import CARD, FLAG, NUMBER, SEAT
from undermine.engine.kernel.modules import Verb
from undermine.engine.kernel.table import Rules, Step, Table
from undermine.engine.saboteur.modules.base.actions import Map, Pass, Rockfall
from undermine.engine.saboteur.modules.base.cards import (
    DWARFS,
    GOAL_CELLS,
    GOALS,
    HAND_SIZES,
    action_cards,
    dwarf_cards,
    fixed_cards,
    tunnel_cards,
)
from undermine.engine.saboteur.modules.base.dealing import BuildDeck, DealDwarfs, DealHands, RevealDwarfs
from undermine.engine.saboteur.modules.base.digging import Dig
from undermine.engine.saboteur.modules.base.goals import LayGoals, reached_goals
from undermine.engine.saboteur.modules.base.gold import (
    DivideGold,
    FindWinners,
    ShuffleSupply,
    players_who_are,
)
from undermine.engine.saboteur.modules.base.tools import Break, Repair
from undermine.engine.saboteur.seams import DEAL, DECK, DIVISION, HAND_SIZE, LAYOUT, REVEAL, ROLES, WINNERS
from undermine.engine.saboteur.table import Discovery, SaboteurModule, SaboteurTable
from undermine.engine.tunnels.sides import CELL, PLACE, at


class BaseGame(SaboteurModule):
    """What both editions share."""

    id = "dwarfs"
    discovering = True
    adjusts = (HAND_SIZE,)

    def cards(self) -> list[Card]:
        """Return all components of the base game."""
        return tunnel_cards() + action_cards() + fixed_cards() + dwarf_cards()

    def verbs(self) -> list[Verb]:
        """Return the actions of a turn, and the answers that any module's asks may use."""
        turn: list[Verb] = [Dig(), Break(), Repair(), Rockfall(), Map(), Pass()]
        cell = Answer("choose-cell", "BASE-37", CELL)
        place = Answer("choose-place", "BASE-19", PLACE)
        seat = Answer("choose-seat", "BASE-10", SEAT)
        card = Answer("choose-card", "BASE-10", CARD)
        yes_or_no = Answer("say", "BASE-10", FLAG)
        gold = Answer("take-gold", "BASE-29", NUMBER)
        return [*turn, cell, place, seat, card, yes_or_no, gold]

    def joined(self, ruleset: Rules) -> None:
        """Let every card be passed; look up goals and dwarfs."""
        ruleset.verb("pass").accept_all()
        self.miner = int(ruleset.card("miner"))
        self.saboteur = int(ruleset.card("saboteur"))
        cards = [int(ruleset.card(name)) for name, _, _ in GOALS]
        self.goals_laid = [(int(at(x, y)), card) for (x, y), card in zip(GOAL_CELLS, cards, strict=True)]

    def phase(self, phase: int) -> list[Step]:
        """Set up and end a round."""
        if phase == ROLES:
            return [DealDwarfs()]
        if phase == LAYOUT:
            return [LayGoals()]
        if phase == DECK:
            return [BuildDeck()]
        if phase == DEAL:
            return [DealHands()]
        if phase == REVEAL:
            return [RevealDwarfs()]
        if phase == WINNERS:
            return [FindWinners()]
        return []

    def dwarfs(self, table: SaboteurTable, deck: list[int]) -> list[int]:
        """Return the dwarf deck for this number of players (BASE-5)."""
        saboteurs, miners = DWARFS.get(table.seats, (0, 0))
        return [self.miner] * miners + [self.saboteur] * saboteurs

    def goals(self, table: SaboteurTable, laid: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the three goals (BASE-6)."""
        return self.goals_laid.copy()

    def adjust(self, table: Table, quantity: int, seat: i64, value: i64) -> i64:
        """Return the size of a hand (BASE-7)."""
        return HAND_SIZES.get(table.seats, 0)

    def discovers(self, table: SaboteurTable, found: list[Discovery]) -> None:
        """Find the goals that are reached (BASE-18)."""
        reached_goals(table, found)

    def wins(self, table: SaboteurTable, winners: list[int]) -> list[int]:
        """Miners win if the treasure was revealed, else saboteurs (BASE-28)."""
        return sorted(players_who_are(table, "miner" if table.treasure_found else "saboteur"))


class GoldCards(SaboteurModule):
    """Gold cards: the supply and its division, in every ruleset that does not count gold in tokens alone."""

    id = "gold-cards"
    requires = ("dwarfs",)
    fewest = 3
    most = 10
    gold_in_cards = True

    def verbs(self) -> list[Verb]:
        """Return the answer with which a gold card is chosen to be changed."""
        return [Answer("change-gold", "MIX-2", NUMBER)]

    def phase(self, phase: int) -> list[Step]:
        """Shuffle the supply when a round begins, divide it when it ends."""
        if phase == ROLES:
            return [ShuffleSupply()]
        if phase == DIVISION:
            return [DivideGold()]
        return []
