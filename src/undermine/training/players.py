"""Players to train against: how people play who overdo one thing. They are no levels; nobody meets them at a table.

Each is an apprentice with some weights changed; in games that have no such weights they play as apprentices.
"""

from dataclasses import replace
from typing import Final, cast

from undermine.api.views import View
from undermine.bots.apprentice import ApprenticeBot
from undermine.bots.contract import Claim
from undermine.bots.games import PLAYS
from undermine.bots.levels import GamePlay, Level
from undermine.bots.saboteur.level_weights import changed_weights
from undermine.bots.saboteur.play import SaboteurLevel
from undermine.bots.saboteur.policy.weights import PLAIN, Weights
from undermine.engine.kernel.kinds import UNKNOWN
from undermine.engine.saboteur.views import SaboteurView

SABOTEUR: Final = "saboteur"


class StyledLevel(SaboteurLevel):
    """Plays with other weights as a saboteur than as anybody else."""

    def __init__(self, seat: int, others: Weights, saboteur: Weights) -> None:
        super().__init__(others)
        self.seat = seat
        self.saboteur = saboteur

    def weights_for(self, view: SaboteurView) -> Weights:
        """Return the weights for what the seat is now."""
        dwarf = view.dwarfs[self.seat] if view.dwarfs else UNKNOWN
        guilty = dwarf != UNKNOWN and view.ruleset.cards[dwarf].name == SABOTEUR
        return self.saboteur if guilty else self.weights


class StyledBot(ApprenticeBot):
    """An apprentice with a style."""

    others = PLAIN
    saboteur = PLAIN

    def make_level(self, play: GamePlay) -> Level:
        """Play in this style where there is one."""
        if play is PLAYS["saboteur"]:
            return StyledLevel(self.seat, self.others, self.saboteur)
        return play.apprentice(self.seat)


class Sleeper(StyledBot):
    """Digs for the gold as a saboteur too, until the last two cards."""

    saboteur = changed_weights(
        {
            "covert_harm": -1.0,
            "seen_harm_cost": 0.0,
            "covert_break": 0.0,
            "hinder_own_repair": 1.4,
            "open_harm_within": 2.0,
            "rockfall_cost": 2.0,
        }
    )


class Obvious(StyledBot):
    """Does all the harm it can as a saboteur, from the first card on."""

    saboteur = changed_weights(
        {
            "open_harm_within": 99.0,
            "hinder_break": 2.5,
            "hinder_more_per_broken": 0.1,
            "rockfalls_considered": 20,
        }
    )


class Paranoid(StyledBot):
    """Takes everybody for a saboteur, and breaks tools on the least suspicion."""

    others = changed_weights(
        {"credulity": 3.0, "break_from_suspicion": 0.15, "break_tool": 3.0, "repair_distrust": 4.0}
    )
    saboteur = changed_weights({"hinder_break": 2.0})


class Silent(StyledBot):
    """Passes rather than does anything that stands out."""

    others = changed_weights({"pass_card": 1.2, "break_tool": 0.2, "repair": 0.2, "look": 0.1})
    saboteur = changed_weights(
        {"pass_card": 1.2, "hinder_break": 0.1, "hinder_look": 0.0, "rockfall_cost": 2.0}
    )


class Liar(ApprenticeBot):
    """Claims the contrary of what it knows, whatever its role."""

    def speak(self, view: View) -> Claim | None:
        """Say the contrary."""
        claim = super().speak(view)
        if claim is None:
            return None
        if claim.kind == "looked":
            return replace(claim, card=contrary_goal(view, cast("str", claim.card)))
        return replace(claim, kind={"trust": "suspect", "suspect": "trust"}.get(claim.kind, claim.kind))


def contrary_goal(view: View, card: str) -> str:
    """Return another goal than this one: the treasure in place of a stone, a stone in place of the treasure."""
    stones = [other.name for other in view.engine.ruleset.cards if other.name.startswith("stone")]
    return stones[0] if card == "treasure" else "treasure"


def named(player: type[ApprenticeBot]) -> str:
    """Return the name by which commands that take bots from files find a player."""
    return f"{__file__}:{player.__name__}"


EXTREMES: Final = (Sleeper, Obvious, Paranoid, Silent, Liar)
"""All of them."""
