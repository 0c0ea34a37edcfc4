"""Players of The Lost Mines to train with: those who learn take chances, and note what they decided between what."""

from __future__ import annotations

from random import Random
from typing import Final, cast

import numpy as np

from undermine.bots.learnt.network import Network
from undermine.bots.loader import hire
from undermine.bots.lost_mines.beliefs import LostMinesBelief
from undermine.bots.lost_mines.grandmaster_scores import grand_scores
from undermine.bots.lost_mines.grandmaster_situation import GrandmasterSituation
from undermine.bots.lost_mines.learnt.contexts import CONTEXTS, contexts_of
from undermine.bots.lost_mines.learnt.trained import (
    TEMPERATURE_POINTS,
    feature_names,
    found_features,
    is_turn,
    trained_network,
)
from undermine.engine.kernel.actions import Options
from undermine.engine.kernel.rng import seed_bytes
from undermine.engine.kernel.table import Table
from undermine.engine.kernel.views import View
from undermine.engine.lost_mines.cards import CLANS, LOYAL, SABOTEUR, SELFISH
from undermine.engine.lost_mines.scoring import values_of
from undermine.engine.lost_mines.table import LostMinesTable, lost_mines
from undermine.engine.lost_mines.views import LostMinesView
from undermine.training.matches import LEARNER, Match
from undermine.training.networks import network_of
from undermine.training.rounds import Chooser, Noted, Taught, bot_chooser
from undermine.training.saboteur import UNLIKELY, decision_between, softmax

ROLES: Final = (LOYAL, SELFISH, SABOTEUR)
PLAYERS: Final = (5, 3, 5, 7, 5, 5, 9, 5)
"""How many play, by turns."""
KNOWN_NUMBERS: Final = 6
POSITION_NUMBERS: Final = KNOWN_NUMBERS + len(CONTEXTS)
MOST_POINTS: Final = 6.0
"""Points that a seat seldom has, or may hope for."""


class Learner:
    """Takes chances, the better ones more often, and notes what it decided between what."""

    def __init__(
        self, players: LostMinesPlayers, table: LostMinesTable, lots: Random, notes: list[Noted]
    ) -> None:
        self.players = players
        self.table = table
        self.lots = lots
        self.notes = notes

    def choose(self, view_: View, options: Options) -> int:
        """Take one of the options of a turn, by how good each looks."""
        seen, actions = cast("LostMinesView", view_), list(options)
        situation = GrandmasterSituation(seen, LostMinesBelief(seen))
        scores = grand_scores(situation, actions)
        if not is_turn(actions):
            return scores.index(max(scores))
        found = found_features(situation, actions, scores)
        contexts = contexts_of(situation)
        usual = np.array(scores) / TEMPERATURE_POINTS
        network = self.players.network(situation.role)
        chances = softmax(usual if network is None else usual + np.array(network.values(found, contexts)))
        chosen = self.lots.choices(range(len(scores)), weights=list(chances))[0]
        if chances[chosen] < 1.0 - UNLIKELY:
            decision = decision_between(found, contexts, usual, chances, chosen)
            position = [*position_of(self.table, situation), *contexts]
            self.notes.append(Noted(situation.role, int(self.table.log.moves), position, decision))
        return chosen


class LostMinesPlayers:
    """Plays matches of The Lost Mines, for what the learner has learnt so far."""

    def __init__(self, taught: Taught) -> None:
        self.networks = {
            role: network_of(feature_names(), CONTEXTS, weights) for role, weights in taught.networks.items()
        }

    def seated(self, table: Table, match: Match, lots: Random, notes: list[list[Noted]]) -> list[Chooser]:
        """Return how everybody at a table chooses; who learns notes what it decides."""
        return [
            Learner(self, lost_mines(table), lots, notes[seat]).choose
            if name == LEARNER
            else bot_chooser(hire(name, 1).at(seat, seed_bytes(f"{match.seed}/seat {seat}")))
            for seat, name in enumerate(match.seats)
        ]

    def network(self, role: str) -> Network | None:
        """Return the network of a role that learns; one that does not plays as it ships."""
        return self.networks.get(role) or trained_network(role)


def position_of(table: LostMinesTable, situation: GrandmasterSituation) -> list[float]:
    """Return what a position is like for a seat, as numbers, to somebody who knows all roles and treasures."""
    seat = situation.view.seat
    hopes = situation.hopes
    members = pool_of(table, seat)
    taken = [float(sum(values_of(table, member))) for member in range(table.seats)]
    shared = float(len(members)) * MOST_POINTS
    return [
        sum(taken[member] for member in members) / shared,
        sum(hopes[member] for member in members) / shared,
        taken[seat] / MOST_POINTS,
        (sum(hopes) - sum(hopes[member] for member in members)) / (table.seats * MOST_POINTS),
        1.0 / len(members),
        1.0 if table.dragon == seat else 0.0,
    ]


def pool_of(table: LostMinesTable, seat: int) -> list[int]:
    """Return the seats that share what a seat takes, itself included (LM-30, LM-31)."""
    pools = [pool_name(table, other) for other in range(table.seats)]
    return [other for other, pool in enumerate(pools) if pool == pools[seat]]


def pool_name(table: LostMinesTable, seat: int) -> str:
    """Return the clan for whose pool a seat gathers, or the seat itself where it is selfish."""
    clan, role = table.rules.cards[table.roles[seat]].tags
    if role == SELFISH:
        return f"seat {seat}"
    return str(next(pool for pool in CLANS if (pool == clan) == (role == LOYAL)))
